"""The compiled form: the same Python files, given C types by the .pxd beside each of them."""

from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")

modules = [
    Extension(
        ".".join(pxd.relative_to(SOURCE).with_suffix("").parts),
        [str(pxd.with_suffix(".py"))],
        optional=True,  # without a C compiler the same files run interpreted
        extra_compile_args=["-O3"],
    )
    for pxd in sorted(SOURCE.rglob("*.pxd"))
]

setup(
    ext_modules=cythonize(
        modules,
        build_dir="build",
        include_path=[str(SOURCE)],
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "warn.undeclared": False,
        },
    )
)

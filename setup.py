"""The compiled form: the same Python files, given C types by the .pxd beside each of them."""

import os
import shlex
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE, BUILD = Path("src"), Path("build")
# Whoever sets CFLAGS chooses how to optimise.
OPTIMISED = [] if os.environ.get("CFLAGS") else ["-O2", "-g0"]  # -O3 is no faster here, and larger
# A network is long sums of floats, which only -O3 adds four at a time.
VECTORISED = {"heliopolis.ra.network": ["-O3"]}
# Cython 3 may put two nested arrays of different inner size through one temporary variable. The C compiler
# only warns of it and the program reads past its memory: refuse it, and the rules run interpreted.
SAFE = ["-Werror=incompatible-pointer-types"]
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "warn.undeclared": False,
}


class CompileAllOrNone(build_ext):
    """Compile every module or none: a compiled module cannot use the types of one that is interpreted."""

    failed = False

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        super().run()
        if self.failed:
            for module in self.extensions:
                file = self.get_ext_filename(module.name)
                Path(self.build_lib, file).unlink(missing_ok=True)
                Path(SOURCE, file).unlink(missing_ok=True)

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception:  # setuptools tells of it and goes on, because the module is optional
            self.failed = True
            raise


def can_compile() -> bool:
    """Whether it is wanted and worth trying: on Unix a C compiler and Python's headers must be at hand."""
    if os.environ.get("HELIOPOLIS_INTERPRETED"):
        return False
    if os.name == "nt":
        return True  # setuptools looks for the compiler by itself
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_path("include"), "Python.h").is_file()


def settings_changed() -> bool:
    """Whether this file is younger than C code made with it: Cython looks at the sources only."""
    return any(made.stat().st_mtime < Path("setup.py").stat().st_mtime for made in BUILD.rglob("*.c"))


def modules() -> list[Extension]:
    """Every Python file that has a .pxd beside it, to be compiled."""
    from Cython.Build import cythonize

    found = []
    for pxd in sorted(SOURCE.rglob("*.pxd")):
        name = ".".join(pxd.relative_to(SOURCE).with_suffix("").parts)
        settings = [] if os.name == "nt" else OPTIMISED + VECTORISED.get(name, []) + SAFE
        found.append(Extension(name, [str(pxd.with_suffix(".py"))], extra_compile_args=settings))
    made: list[Extension] = cythonize(
        found,
        build_dir=str(BUILD),
        include_path=[str(SOURCE)],
        compiler_directives=DIRECTIVES,
        force=settings_changed(),
        quiet=True,
    )
    for module in made:
        module.optional = True  # where it cannot be compiled, the same file runs interpreted
    return made


setup(ext_modules=modules() if can_compile() else [], cmdclass={"build_ext": CompileAllOrNone})

"""What is built: the compiled form, of the same Python files with C types from the .pxd beside each; and the page."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent))  # builders do not look for modules beside this file
import bundle

SOURCE, BUILD = Path("src"), Path("build")
# Whoever sets CFLAGS chooses how to optimise.
OPTIMISED = [] if os.environ.get("CFLAGS") else ["-O2", "-g0"]  # -O3 is no faster here, and larger
# A network is long sums of floats, which only -O3 adds four at a time. An observation is a row of short fields, which
# stores clear sooner than the call to memset that the compiler would make of them.
VECTORISED = {
    "heliopolis.ra.network": ["-O3"],
    "heliopolis.ra.observation": ["-O3", "-fno-tree-loop-distribute-patterns"],
}
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


def build_page() -> None:
    """Build the page for browsers with the Node at hand, unless it is of today's sources already."""
    root = Path.cwd()
    made_from = bundle.digest(root)
    if not made_from or bundle.is_current(root):
        return
    node = bundle.installed() or bundle.of_python(Path(sys.prefix))
    if node is None:
        left = "the one that was built before is taken" if bundle.is_built(root) else "there will be none"
        print(f"heliopolis: without Node {bundle.OLDEST[0]} or newer the page for browsers is not built; {left}")
        return
    for words in (bundle.CI, bundle.BUILD):
        command = [*node.npm, *words]
        subprocess.run(command, cwd=root / bundle.SOURCES, env={**os.environ, **node.variables()}, check=True)
    bundle.mark(root, made_from)


class BuildWithPage(build_py):
    """Put the package together, with the page as it is now and nothing of an older one."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            shutil.rmtree(Path(self.build_lib, bundle.PAGE.relative_to(SOURCE)), ignore_errors=True)
            self.__dict__.pop("data_files", None)  # the list of files may be older than the page
        super().run()


class SdistWithPage(sdist):
    """Pack the sources, with the page: whoever builds from them needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


setup(
    ext_modules=modules() if can_compile() else [],
    cmdclass={"build_ext": CompileAllOrNone, "build_py": BuildWithPage, "sdist": SdistWithPage},
)

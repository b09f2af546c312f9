"""Where the figures were measured: the machine, the versions."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from heliopolis import arguments, compiled


@dataclass(frozen=True, slots=True)
class Machine:
    """What a figure depends on beside the program."""

    cpu: str
    cores: int
    system: str
    python: str
    heliopolis: str
    compiled: bool


def machine() -> Machine:
    """This machine."""
    return Machine(
        cpu=_cpu(),
        cores=arguments.cores(),
        system=f"{platform.system()} {platform.machine()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        heliopolis=_own_version(),
        compiled=compiled(),
    )


def _cpu() -> str:
    """The processor as Linux names it, else as Python does."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def _own_version() -> str:
    try:
        return metadata.version("heliopolis")
    except metadata.PackageNotFoundError:  # run from the sources without an installation
        return "from sources"

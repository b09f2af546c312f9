"""Whether the container's files make sense: linted, and compared with what the code says, without an engine."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from heliopolis.commands.serve import OPTIONS, variable

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]

# The parts of the Compose specification that we use.
TOP = {"name", "services", "volumes", "configs"}
SERVICE = {
    *("image", "build", "restart", "ports", "volumes", "depends_on", "environment", "healthcheck", "configs"),
}
HEALTHCHECK = {"test", "interval", "timeout", "retries"}
CONDITIONS = {"service_started", "service_healthy", "service_completed_successfully"}
REFERENCE = re.compile(r"\$\{(\w+)(:[-?])?([^}]*)\}")


def _program(name: str) -> str | None:
    return shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)


def _has_compose() -> bool:
    docker = shutil.which("docker")
    return bool(docker) and not subprocess.run([str(docker), "compose", "version"], capture_output=True).returncode


def _stages() -> list[list[tuple[str, str]]]:
    """The stages of the Dockerfile: each instruction with its words."""
    plain = re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE).replace("\\\n", "")
    stages: list[list[tuple[str, str]]] = []
    for line in filter(None, plain.splitlines()):
        name, _, words = line.partition(" ")
        if name == "FROM":
            stages.append([])
        stages[-1].append((name, words.strip()))
    return stages


def _words(name: str) -> list[str]:
    """The words of an instruction in the last stage, the one that is kept."""
    return [words for instruction, words in _stages()[-1] if instruction == name]


def _environment() -> dict[str, str]:
    return dict(re.findall(r"(\w+)=(\S+)", " ".join(_words("ENV"))))


def _is_sent(path: str) -> bool:
    """Whether .dockerignore lets a file through; the last line that fits decides."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        pattern = line.lstrip("!").removeprefix("**/")
        parts = [path, *(str(parent) for parent in Path(path).parents if str(parent) != ".")]
        if "**/" in line:
            parts = list(Path(path).parts)
        if line and not line.startswith("#") and any(fnmatch(part, pattern) for part in parts):
            sent = line.startswith("!")
    return sent


def test_the_dockerfile_passes_the_linter() -> None:
    hadolint = _program("hadolint")
    assert hadolint, "hadolint is in requirements/test.lock"
    answer = subprocess.run([hadolint, "--no-color", ROOT / "Dockerfile"], capture_output=True, text=True)
    assert (answer.returncode, answer.stdout) == (0, "")


def test_the_container_runs_the_server_as_nobody_special() -> None:
    assert int(_words("USER")[-1]) > 1000
    assert json.loads(_words("CMD")[-1]) == ["heliopolis", "serve"]


def test_the_container_listens_where_it_says_and_asks_after_its_health_there() -> None:
    environment = _environment()
    assert environment["HELIOPOLIS_HOST"] == "0.0.0.0"
    assert _words("EXPOSE") == [environment["HELIOPOLIS_PORT"]]
    assert f":{environment['HELIOPOLIS_PORT']}/healthz" in _words("HEALTHCHECK")[0]


def test_the_tables_of_a_container_lie_on_a_volume_of_its_user() -> None:
    (volume,) = _words("VOLUME")
    assert Path(_environment()["HELIOPOLIS_DB"]).parent == Path(volume)
    assert any(f"--home-dir {volume} " in words for words in _words("RUN"))


def test_settings_are_ones_that_the_server_has() -> None:
    known = {variable(option) for option in OPTIONS}
    used = {*_environment(), *SERVICES["server"]["environment"]}
    assert {name for name in used if name.startswith("HELIOPOLIS_")} <= known


def test_what_the_package_is_built_from_goes_to_the_engine_and_nothing_that_is_built_here() -> None:
    sources = [
        *("bundle.py", "pyproject.toml", "setup.py", "README.md", "LICENSE", "requirements/run.lock"),
        *("src/heliopolis/cli.py", "src/heliopolis/locales/en/cli.ftl", "src/heliopolis/ra/state.pxd"),
        *("web/package-lock.json", "web/src/main.ts"),
    ]
    assert [path for path in sources if not _is_sent(path) or not (ROOT / path).exists()] == []
    built = ["src/heliopolis/web/index.html", "web/node_modules/vite/package.json", "src/heliopolis/chance.so"]
    private = [".env", ".git/config", ".venv/bin/python", "src/heliopolis/__pycache__/cli.pyc", "tables.sqlite"]
    assert [path for path in [*built, *private] if _is_sent(path)] == []


def test_every_stage_that_is_copied_from_is_there() -> None:
    names = re.findall(r"^FROM \S+ AS (\w+)$", DOCKERFILE, re.MULTILINE)
    assert set(re.findall(r"--from=(\w+)", DOCKERFILE)) == set(names)


def test_the_compose_file_has_only_what_compose_knows() -> None:
    assert set(COMPOSE) <= TOP
    for service in SERVICES.values():
        assert set(service) <= SERVICE
        assert {"image", "build"} & set(service)
        assert set(service.get("healthcheck", {})) <= HEALTHCHECK


def test_services_wait_for_services_that_tell_when_they_are_ready() -> None:
    for service in SERVICES.values():
        for other, how in service.get("depends_on", {}).items():
            assert how["condition"] in CONDITIONS
            assert "healthcheck" in SERVICES[other] or "build" in SERVICES[other]  # the Dockerfile has one


def test_every_volume_is_declared_and_used() -> None:
    used = {volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", [])}
    assert used == set(COMPOSE["volumes"])


def test_no_image_is_of_just_any_version() -> None:
    images = [service["image"] for service in SERVICES.values() if "build" not in service]
    images += re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert [image for image in images if not re.fullmatch(r"[\w/]+:\d[\w.-]*", image)] == []


def test_the_server_can_be_multiplied() -> None:
    assert not {"ports", "container_name", "volumes"} & set(SERVICES["server"])
    (port,) = _words("EXPOSE")
    assert f"reverse_proxy server:{port} " in COMPOSE["configs"]["caddyfile"]["content"]


def test_the_proxy_holds_no_stream_back_and_keeps_the_figures_to_the_club() -> None:
    (config,) = SERVICES["proxy"]["configs"]
    content = COMPOSE["configs"][config["source"]]["content"]
    assert "flush_interval -1" in content
    assert "respond /metrics 404" in content


def test_the_server_and_its_database_agree_and_the_password_is_asked_for() -> None:
    server, database = SERVICES["server"]["environment"], SERVICES["database"]["environment"]
    user, name = database["POSTGRES_USER"], database["POSTGRES_DB"]
    assert server["HELIOPOLIS_DB"] == f"postgresql://{user}@database/{name}"
    assert server["PGPASSWORD"] == database["POSTGRES_PASSWORD"]
    references = REFERENCE.findall((ROOT / "compose.yaml").read_text("utf-8"))
    assert {how for name, how, _ in references if name == "POSTGRES_PASSWORD"} == {":?"}
    assert all(how for _, how, _ in references)


@pytest.mark.skipif(not _has_compose(), reason="Docker Compose is not installed: only the structure is checked")
def test_compose_itself_accepts_the_file() -> None:
    answer = subprocess.run(
        ["docker", "compose", "--file", ROOT / "compose.yaml", "config", "--quiet"],
        env={"PATH": str(Path(str(shutil.which("docker"))).parent), "POSTGRES_PASSWORD": "secret"},
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 0, answer.stderr

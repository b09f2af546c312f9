"""The documents are true: samples run, records replay, links lead somewhere, pictures show the real program."""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from importlib import import_module, util
from pathlib import Path
from types import ModuleType

import pytest

from heliopolis.cli import COMMANDS, Parser, main
from heliopolis.game import BadRecord, Game, State, part
from heliopolis.locales import catalogue
from heliopolis.ra.pieces import TILES
from heliopolis.record import replay
from tests.server.running import running

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(ROOT.glob("docs/*.md"))]
LINKED = [*DOCUMENTS, ROOT / "requirements/README.md", ROOT / "src/heliopolis/ra/RULES.md", ROOT / "examples/README.md"]
SCREEN = 40  # lines of the README that one sees first
FENCE = re.compile(r"^```(?P<language>\w+)(?: (?P<name>\S+))?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)(?P<path>[^)#\s]*)(?:#(?P<anchor>[^)\s]*))?\)|src=\"(?P<source>[^\":]*)\"")
COMMAND = re.compile(r"((?:[^\n]*\\\n)*[^\n]*)\n(.*)", re.DOTALL)  # a line, or several that end in a backslash
CALL = re.compile(r"(?:^| |/)(?P<program>heliopolis|play)(?P<words>(?: [^#|]*)?)(?:#|\||$)")
MARK = "-- end of a command --"
SERVER = "http://127.0.0.1:8000"  # where samples look for a server; the tests start one for them


@dataclass(frozen=True)
class Sample:
    """A fenced block of a document."""

    document: Path
    line: int
    language: str
    name: str | None  # of the file that the block shows: a record, or a program that a command of the page runs
    text: str

    def __str__(self) -> str:
        return f"{self.document.name}:{self.line}"


def _every_sample() -> Iterator[Sample]:
    for document in DOCUMENTS:
        content = document.read_text(encoding="utf-8")
        for fence in FENCE.finditer(content):
            line = content.count("\n", 0, fence.start()) + 1
            yield Sample(document, line, fence["language"], fence["name"], fence["text"])


SAMPLES = tuple(_every_sample())


def _samples(*languages: str) -> list[Sample]:
    return [sample for sample in SAMPLES if sample.language in languages]


def _name(item: object) -> str:
    return item.name if isinstance(item, Path) else str(item)


def _lay_out(desk: Path) -> dict[str, str]:
    """Put every file that the documents show into a folder, and the program; the environment to use it there."""
    for sample in SAMPLES:
        if sample.name:
            (desk / sample.name).write_text(sample.text, encoding="utf-8")
    (desk / "examples").symlink_to(ROOT / "examples")
    programs = desk / ".bin"
    programs.mkdir()
    for program, arguments in {"heliopolis": "-m heliopolis.cli", "python": ""}.items():
        script = programs / program
        script.write_text(f'#!/bin/sh\nexec "{sys.executable}" {arguments} "$@"\n')
        script.chmod(0o755)
    return {
        **os.environ,
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "COLUMNS": "100",
        "LC_ALL": "en_GB.UTF-8",
        "PYTHONUTF8": "1",
        "XDG_STATE_HOME": str(desk),
    }


@pytest.mark.parametrize("sample", _samples("record"), ids=str)
def test_a_record_that_is_shown_replays_unless_it_is_called_wrong(sample: Sample) -> None:
    assert sample.name, "a record in a document needs a name: ```record NAME.record"
    try:
        error = replay(sample.text).error
    except BadRecord as wrong:
        error = wrong
    assert (error is not None) == sample.name.startswith("wrong"), error


def test_every_file_that_is_shown_has_its_own_name() -> None:
    names = [sample.name for sample in SAMPLES if sample.name]
    assert len(set(names)) == len(names)


def _python(document: Path) -> list[Sample]:
    """What a document shows of Python, programs in files of their own apart."""
    return [sample for sample in _samples("python") if sample.document == document and not sample.name]


@pytest.mark.parametrize("document", [document for document in DOCUMENTS if _python(document)], ids=_name)
def test_python_samples_run_and_print_what_they_show(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", _lay_out(tmp_path)["PATH"])
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "sample"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    told: list[str] = []
    samples = _python(document)
    asks = any(SERVER in sample.text for sample in samples)
    with running(str(tmp_path / "tables.sqlite")) if asks else nullcontext(SERVER) as address:
        for sample in samples:
            text = sample.text.replace(SERVER, address)
            if ">>>" not in text:
                exec(compile("\n" * sample.line + text, document.name, "exec"), names)
                continue
            test = doctest.DocTestParser().get_doctest(text, names, str(sample), document.name, sample.line)
            runner.run(test, out=told.append, clear_globs=False)
            names = test.globs
    assert runner.summarize(verbose=False).failed == 0, "".join(told)


@pytest.mark.parametrize("sample", _samples("console"), ids=str)
def test_commands_print_what_the_documents_show(sample: Sample, tmp_path: Path) -> None:
    for (command, shown), printed in zip(_commands(sample), _outputs(sample, tmp_path), strict=True):
        assert doctest.OutputChecker().check_output(shown, printed, doctest.ELLIPSIS), (
            f"$ {command}\nprints\n{printed}\n(python -m tests.test_docs writes this into the documents)"
        )


def _outputs(sample: Sample, desk: Path) -> list[str]:
    """What each of the sample's commands prints, errors too."""
    script = "".join(f"{command}\n_code=$?; echo '{MARK}'; (exit $_code)\n" for command, _ in _commands(sample))
    done = subprocess.run(
        ["sh", "-c", script],
        cwd=desk,
        env=_lay_out(desk),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=60,
    )
    note = catalogue("en")("interpreted") + "\n"  # said where there is no compiler
    printed = done.stdout.replace(note, "").split(MARK + "\n")[:-1]
    return ["".join(line.rstrip() + "\n" for line in output.splitlines()) for output in printed]


def _commands(sample: Sample) -> list[tuple[str, str]]:
    """Every command after a dollar sign, with what is shown below it."""
    first, *commands = re.split(r"^\$ ", sample.text, flags=re.MULTILINE)
    assert not first, "a console sample begins with a command after a dollar sign"
    return [(match[1], match[2]) for match in map(COMMAND.fullmatch, commands) if match]


def _parser(command: str) -> Parser:
    say = catalogue("en")
    parser = Parser(say, f"heliopolis {command}", "")
    import_module(f"heliopolis.commands.{command}").add(parser, say)
    return parser


def _options(command: str) -> set[str]:
    return set(re.findall(r"--[a-z-]+", _parser(command).format_help()))


@pytest.mark.parametrize("sample", [sample for sample in SAMPLES if sample.name], ids=str)
def test_every_program_that_is_shown_is_run_by_a_command(sample: Sample) -> None:
    runs = "".join(other.text for other in _samples("console") if other.document == sample.document)
    elsewhere = sample.name == "over_http.py"  # which needs a server: tests/bots/test_examples.py runs it
    assert sample.language == "record" or elsewhere or f"python {sample.name}" in runs


@pytest.mark.parametrize("sample", _samples("sh", "console"), ids=str)
def test_commands_and_options_in_samples_exist(sample: Sample) -> None:
    lines = sample.text.splitlines()
    if sample.language == "console":
        lines = [command for command, _ in _commands(sample)]
    for call in filter(None, map(CALL.search, lines)):
        words = call["words"].split()
        command = words.pop(0) if words and call["program"] == "heliopolis" and words[0] in COMMANDS else "play"
        named = {word.partition("=")[0] for word in words if word.startswith("--")}
        assert named <= _options(command) | {"--version"}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_section_that_names_all_its_options(command: str) -> None:
    for_all = _section("For all commands")
    assert _options(command) <= set(re.findall(r"--[a-z-]+", for_all + _section(command)))


def _section(title: str) -> str:
    """One section of the page on the command line."""
    page = (ROOT / "docs/command-line.md").read_text(encoding="utf-8")
    sections: dict[str, str] = dict(re.findall(r"^## (.+?)$(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL))
    return sections[title]


@pytest.mark.parametrize(
    "call",
    [
        ["replay", "docs/pictures/game.record", "--at", "320"],
        ["score", "god", "art"],
        ["simulate", "--games", "1"],
        ["arena", "--players", "patient,random", "--games", "1", "--round-robin"],
        ["players"],
        ["analyse", "docs/pictures/game.record", "--quality", "fast"],
    ],
    ids=" ".join,
)
def test_every_key_of_the_json_is_explained(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    call = [str(ROOT / word) if word.endswith(".record") else word for word in call]
    assert main([*call, "--json"]) == 0
    explained = set(re.findall(r"`(\w+)`", _section(call[0]))) | set(TILES)
    assert set(_keys(json.loads(capsys.readouterr().out))) <= explained


def _keys(value: object) -> Iterator[str]:
    """The keys of all objects in a JSON value."""
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _keys(part)


@pytest.mark.parametrize("document", LINKED, ids=_name)
def test_every_link_leads_somewhere(document: Path) -> None:
    content = FENCE.sub("", document.read_text(encoding="utf-8"))
    for link in LINK.finditer(content):
        path = link["path"] or link["source"]
        target = (document.parent / path) if path else document
        assert target.exists(), f"{document.name} links to {path}"
        if link["anchor"]:
            assert link["anchor"] in _anchors(target), f"{document.name} links to {path}#{link['anchor']}"


def _anchors(document: Path) -> set[str]:
    """The anchors that the headings of a page have on the usual sites."""
    content = FENCE.sub("", document.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.+)$", content, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def test_the_contract_lists_every_file_of_a_game_to_copy() -> None:
    page = (ROOT / "docs/contract.md").read_text(encoding="utf-8")
    files = {path for path in (ROOT / "src/heliopolis/ra").iterdir() if path.suffix in (".py", ".md", "")}
    names = {path.name + "/" if path.is_dir() else path.name for path in files} - {"__pycache__/"}
    assert names == {name for row in re.findall(r"^\| (`.+?) \|", page, re.MULTILINE) for name in _files(row)}


@pytest.mark.parametrize("protocol", [Game, State], ids=["Game", "State"])
def test_the_contract_explains_every_name_of_a_protocol(protocol: type) -> None:
    page = (ROOT / "docs/contract.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)(?:\(.*?\))?`", "".join(re.findall(r"^\| `.*?\|", page, re.MULTILINE))))
    assert {name for name in vars(protocol) if not name.startswith("_")} <= named


def test_a_game_has_every_part_of_the_terminal_that_the_contract_names() -> None:
    page = (ROOT / "docs/contract.md").read_text(encoding="utf-8")
    section = page.partition("### The terminal")[2].partition("\n## ")[0]
    named = set(re.findall(r"`(\w+)(?:\(.*?\))?`", "".join(re.findall(r"^\| `.*?\|", section, re.MULTILINE))))
    assert named == set(part("ra", "terminal").__all__) - {"sheet"}  # which only Ra's own scoring pad asks for


def test_the_page_on_the_compiled_form_lists_every_compiled_file() -> None:
    page = (ROOT / "docs/compiled.md").read_text(encoding="utf-8")
    package = ROOT / "src/heliopolis"
    compiled = {str(path.with_suffix(".py").relative_to(package)) for path in package.rglob("*.pxd")}
    assert compiled == {name for row in re.findall(r"^\| (`.+?) \|", page, re.MULTILINE) for name in _files(row)}


def _files(row: str) -> list[str]:
    return re.findall(r"`([\w/]+(?:\.py|\.md|/))`", row)


def test_the_first_screen_of_the_readme_has_a_picture_and_the_two_commands() -> None:
    screen = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:SCREEN]
    assert {"./play", "./test"} <= {line.split("#")[0].strip() for line in screen}
    assert any("docs/pictures/" in line for line in screen)


def test_the_changelog_has_this_version_and_says_whether_old_records_replay() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = dict(re.findall(r"^## \[(.+?)\](.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL))
    assert project["version"] in versions
    for version, section in versions.items():
        assert "**Old records:**" in section, f"does a record of before {version} still replay?"


def _draw() -> ModuleType:
    """The script that makes the pictures."""
    spec = util.spec_from_file_location("draw", ROOT / "docs/pictures/draw.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", sorted(path.name for path in ROOT.glob("docs/pictures/*.svg")))
def test_pictures_show_what_the_program_prints_today(name: str) -> None:
    kept = (ROOT / "docs/pictures" / name).read_text(encoding="utf-8")
    drawn = _draw().PICTURES[name]()
    assert _words(drawn) == _words(kept), "python docs/pictures/draw.py draws the pictures anew"


def _words(svg: str) -> list[str]:
    """The text of a picture, without how it is laid out."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def _renew() -> None:
    """Write what the commands print today into the documents."""
    for sample in _samples("console"):
        with tempfile.TemporaryDirectory() as desk:
            printed = _outputs(sample, Path(desk))
        text = ""
        for (command, shown), output in zip(_commands(sample), printed, strict=True):
            same = doctest.OutputChecker().check_output(shown, output, doctest.ELLIPSIS)
            text += f"$ {command}\n{shown if same else output}"
        content = sample.document.read_text(encoding="utf-8")
        sample.document.write_text(content.replace(sample.text, text), encoding="utf-8")


if __name__ == "__main__":
    _renew()

"""Arrows point inwards: who may import whom is a table here, and nothing outside a game's folder knows the game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import heliopolis
from heliopolis.game import GAMES
from heliopolis.ra.editions import EDITIONS, option_values
from heliopolis.ra.pieces import TILES

SOURCE = Path(heliopolis.__file__).parent
MODULES = tuple(sorted(SOURCE.rglob("*.py")))

# What each part of the package may import of the others. A part is a module or a folder beside game.py.
AROUND_THE_RULES = {"game", "chance", "tally"}
FOR_ANY_GAME = {"record", "match", "players", "simulate", "arena", "locales"}
FOR_THE_SCREEN = {"arguments", "progress", "streams", "terminal"}
MAY_IMPORT = {
    "": {"chance"},  # the package itself: only to say whether it is compiled
    "game": {"locales"},  # only to say an error's sentence
    "tally": set(),
    "chance": {"game"},
    "locales": {"game"},
    "record": {"game"},
    "match": {"game", "chance", "record"},
    "players": {"game", "chance"},
    "cores": set(),
    "cluster": {"game"},
    "simulate": AROUND_THE_RULES | {"players", "cores"},
    "arena": {"game", "chance", "players", "cores"},
    "files": set(),
    "tensors": {"game", "files"},
    "training": {"game", "cores", "arena", "files", "tensors"},
    "analysis": {"game", "record"},
    "findings": {"game", "analysis"},
    "telling": {"game", "record"},
    "chart": set(),
    "lettering": set(),
    "withoutc": set(),
    "envs": {"game", "chance", "players", "locales"},
    "conformance": AROUND_THE_RULES | {"players", "record"},
    "page": {"game", "analysis", "chart", "locales", "telling"},
    "progress": set(),
    "streams": {"locales"},
    "arguments": {"game", "locales", "cluster"},
    "terminal": {"game", "files", "locales", "match", "players", "record", "streams"},
    "server": {"game", "chance", "record", "match", "players", "locales", "analysis", "findings"},
    "client": {"game", "server"},  # of the server only the messages
    "commands": AROUND_THE_RULES
    | FOR_ANY_GAME
    | FOR_THE_SCREEN
    | {"", "bench", "training", "analysis", "findings", "telling", "page", "server"},
    "cli": {"", "game", "locales", "streams", "commands"},
    "__main__": {"cli"},
    "bench": AROUND_THE_RULES | FOR_ANY_GAME | FOR_THE_SCREEN | {"", "ra"},  # measures Ra beside other games
    "ra": AROUND_THE_RULES
    | {"tensors", "players", "lettering", "withoutc"},  # players: only to read how long one may think
}

# Modules of a game that speak to people, and what they may import beside what the rules may.
FACES = {"ra.terminal": {"locales"}, "ra.pad": {"locales", "arguments"}}

# What a compiled module may import from outside the package: nothing that reads, writes, waits or tells the time.
# The system's randomness is for chance.py alone.
PLAIN = {"__future__", "array", "collections.abc", "cython", "itertools", "math", "typing", "dataclasses"}


def name_of(path: Path) -> str:
    """The dotted name inside the package; nothing for the package itself."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix("__init__").rstrip(".")


def part_of(module: str) -> str:
    return module.split(".")[0]


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, also late ones, but not those that only types need."""
    for node in _nodes_that_run(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            folder = SOURCE.parent.joinpath(*(node.module or "").split("."))
            for alias in node.names:
                is_module = (folder / f"{alias.name}.py").exists() or (folder / alias.name).is_dir()
                yield f"{node.module}.{alias.name}" if is_module else f"{node.module}"


def _nodes_that_run(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield from _nodes_that_run(child)


def own_imports(path: Path) -> set[str]:
    """The modules of this package that a file imports, by their name inside it."""
    return {name.removeprefix("heliopolis").lstrip(".") for name in imports(path) if part_of(name) == "heliopolis"}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_imports_only_what_the_table_allows(path: Path) -> None:
    module = name_of(path)
    assert part_of(module) in MAY_IMPORT, "a new part: say in the table what it may import"
    allowed = {part_of(module)} | MAY_IMPORT[part_of(module)]
    for face, more in FACES.items():
        if module == face or module.startswith(face + "."):
            allowed |= more
    assert {part_of(name) for name in own_imports(path)} <= allowed


def test_the_rules_import_no_face_of_the_game() -> None:
    for path in SOURCE.joinpath("ra").rglob("*.py"):
        if not name_of(path).startswith(tuple(FACES)):
            assert not [name for name in own_imports(path) if name.startswith(tuple(FACES))], path


COMPILED = tuple(path for path in MODULES if path.with_suffix(".pxd").exists())


@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_a_compiled_module_reads_writes_and_waits_for_nothing(path: Path) -> None:
    outside = {name for name in imports(path) if part_of(name) != "heliopolis"}
    assert outside - PLAIN == ({"secrets"} if name_of(path) == "chance" else set())


def test_the_rules_are_compiled() -> None:
    assert {"chance", "ra.position", "ra.rules", "ra.scoring", "ra.state"} <= {name_of(path) for path in COMPILED}


def outside_of_games() -> list[Path]:
    """The files that must serve any game."""
    folders = {name.split(".")[-1] for name in GAMES.values()}
    return [path for path in MODULES if part_of(name_of(path)) not in folders | {"bench"}]


def words(path: Path) -> Iterator[str]:
    """Every string that a file's code uses; what it tells its readers does not count."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    comments = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in comments:
            yield node.value


@pytest.mark.parametrize("path", outside_of_games(), ids=name_of)
def test_nothing_outside_a_games_folder_names_the_game(path: Path) -> None:
    found = [word for word in words(path) if {"ra", *GAMES.values()} & set(word.lower().split())]
    assert found == (["ra", "heliopolis.ra"] if name_of(path) == "game" else [])


@pytest.mark.parametrize("path", outside_of_games(), ids=name_of)
def test_nothing_outside_a_games_folder_names_its_pieces_editions_or_options(path: Path) -> None:
    values = {value for values in option_values(2).values() for value in values if len(value) > 4}
    assert set(words(path)) & {*TILES[1:], *EDITIONS, *option_values(2), *values} == set()

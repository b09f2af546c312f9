"""The catalogues: complete in every language, nothing missing or unused, right plurals, no English left over."""

# ruff: noqa: RUF001 - the Russian sentences are meant to be in Cyrillic

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import heliopolis
from heliopolis.cli import COMMANDS
from heliopolis.game import GAMES, BadAnswer, BadNotation, BadRecord, BadSetup, Complaint, IllegalStep, OutOfScript
from heliopolis.locales import HERE, LANGUAGES, catalogue
from heliopolis.players import PLAYERS, PROCESS
from heliopolis.ra import GAME as RA_GAME
from heliopolis.ra import events
from heliopolis.ra.pieces import CIVILIZATION, GOLD, MONUMENTS, RA, TILES
from heliopolis.ra.position import ITEMS
from heliopolis.ra.terminal import LOOKS, menu
from heliopolis.ra.terminal.table import COLUMNS

SOURCES = Path(heliopolis.__file__).parent
PAGE = Path(__file__).parent.parent / "web" / "src"  # what the browser shows
TRANSLATIONS = ("ru", "pl")
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101)
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "pl": {"one", "few", "many"}}

# Messages that look like their English original: frames around other words, names, and single letters.
FRAMES = {"board-sheet-why", "error-bot", "error-file", "tile-times"}
SAME_NAMES = {"ru": set[str](), "pl": {"game-ra", "tile-ra", "tile-obelisk", "card-obelisk", "play-seat-bot"}}
LETTERS = ("key-", "short-")

# Quotation marks that belong to other languages.
FOREIGN_MARKS = {"en": "«»„", "ru": "“”„", "pl": "“«»"}

NOT_KEYS = {"holdings-", "track-"}  # what the page puts together that is no key of a message

LEVELS = list(RA_GAME.levels)

# What a key that the code puts together can end in.
ENDINGS: dict[str, Iterable[str]] = {
    "help-": COMMANDS,
    "game-": GAMES,
    "tile-": TILES,
    "card-": [tile for number, tile in enumerate(TILES) if number != RA],  # a Ra never lies on the auction track
    "short-": [TILES[tile] for tile in (*CIVILIZATION, *MONUMENTS, GOLD)],
    "label-": ["draw", "ra", "god", "done", "pass", "bid", "discard"],
    "key-": menu.LATIN,
    "item-": ITEMS,
    "group-": COLUMNS,
    "command-": ["undo", "save", "table", "log", "help", "quit", *LOOKS],
    "level-": LEVELS,
    "about-level-": LEVELS,
    "about-player-": [*PLAYERS, *RA_GAME.players, PROCESS],
    "about-": ["undo", "save", "table", "log", "help", "quit", *LOOKS],
}

# What is called with a key and the facts of its sentence.
COMPLAINTS = {
    kind.__name__ for kind in (Complaint, BadAnswer, BadNotation, BadRecord, BadSetup, IllegalStep, OutOfScript)
}
SPEAKERS = COMPLAINTS | {"say", "_say", "_ask"}
KEY_OF_ITS_OWN_KIND = re.compile(r"(error|event)-[a-z-]+")


# What the catalogues hold


class _Facts(Visitor):
    """Finds the facts of a message, which of them are numbers, and which choose between forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()  # formatted as numbers, or choosing by them
        self.choices: list[tuple[str, set[str]]] = []  # each fact that chooses, with the forms it chooses between

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            forms = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.choices.append((node.selector.id.name, forms))
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        given = node.arguments.positional
        self.numbers |= {fact.id.name for fact in given if isinstance(fact, ftl.VariableReference)}
        self.generic_visit(node)


@cache
def _files(language: str) -> dict[str, ftl.Resource]:
    parser = FluentParser(with_spans=False)
    paths = sorted((HERE / language).glob("*.ftl"))
    return {path.name: parser.parse(path.read_text(encoding="utf-8")) for path in paths}


def _entries(language: str) -> list[ftl.Message]:
    return [entry for file in _files(language).values() for entry in file.body if isinstance(entry, ftl.Message)]


@cache
def _messages(language: str) -> dict[str, _Facts]:
    """The facts of every message, by key."""
    messages = {}
    for entry in _entries(language):
        messages[entry.id.name] = facts = _Facts()
        facts.visit(entry)
    return messages


def _said(language: str, key: str, number: int = 5) -> str:
    """The message with this number for every fact that must be one, and a name for all others."""
    facts = _messages(language)[key]
    values: dict[str, str | int] = {name: number if name in facts.numbers else "Nefertari" for name in facts.names}
    return catalogue(language)(key, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_parses(language: str) -> None:
    wrong = [
        (name, entry.content)
        for name, file in _files(language).items()
        for entry in file.body
        if isinstance(entry, ftl.Junk)
    ]
    assert _files(language)
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    keys = [entry.id.name for entry in _entries(language)]
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    def layout(language: str) -> dict[str, list[str]]:
        return {
            name: sorted(entry.id.name for entry in file.body if isinstance(entry, ftl.Message))
            for name, file in _files(language).items()
        }

    assert layout(language) == layout("en")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_tells_the_same_facts_in_every_language(language: str) -> None:
    originals = _messages("en")
    translated = {key: facts.names for key, facts in _messages(language).items() if key in originals}
    assert translated == {key: facts.names for key, facts in originals.items() if key in translated}


# What the code asks for


@cache
def _code() -> list[ast.AST]:
    paths = sorted(SOURCES.rglob("*.py"))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def _calls() -> Iterator[tuple[ast.Call, ast.expr]]:
    """Every call that speaks, with each expression its key may come from."""
    for node in _code():
        if isinstance(node, ast.Call) and node.args and _name(node.func) in SPEAKERS:
            key = node.args[0]
            for choice in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                yield node, choice


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _literal(key: ast.expr) -> str | None:
    return key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else None


def _strings() -> set[str]:
    return {text for node in _code() if isinstance(node, ast.expr) and (text := _literal(node)) is not None}


def _beginnings() -> set[str]:
    """How the keys begin that the code puts together."""
    joined = [key.values[0] for _, key in _calls() if isinstance(key, ast.JoinedStr)]
    return {_literal(first) or ast.unparse(first) for first in joined}


def _put_together() -> set[str]:
    return {beginning + ending for beginning, endings in ENDINGS.items() for ending in endings}


def test_the_table_of_endings_has_every_beginning_that_the_code_uses() -> None:
    assert _beginnings() == set(ENDINGS)


def test_every_message_that_the_code_asks_for_exists() -> None:
    asked = {text for _, key in _calls() if (text := _literal(key)) is not None}
    asked |= {text for text in _strings() if KEY_OF_ITS_OWN_KIND.fullmatch(text)}
    assert (asked | _put_together()) - set(_messages("en")) == set()


# In the page every key begins with the word of its part, so what is put together can be told from other strings.
PAGE_LITERAL = re.compile(r"""['"`]([a-z]+(?:-[a-zA-Z0-9]+)+)['"`]""")
PAGE_ASKED = re.compile(r"""\bsay\(\s*['"`]([\w-]+)['"`]\s*(?:,\s*(\{.*?\}))?\s*,?\s*\)""", re.DOTALL)
PAGE_BEGINNING = re.compile(r"`([a-z]+-(?:[a-z]+-)*)\$\{")
FACT = re.compile(r"[{,]\s*(\w+)\s*(?=[:,}])")


@cache
def _page() -> str:
    """All that the page is made of."""
    paths = sorted(path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_message_that_the_page_asks_for_exists() -> None:
    asked = {found[1] for found in PAGE_ASKED.finditer(_page())}
    assert len(asked) > 50
    assert asked - set(_messages("en")) == set()


def test_every_key_that_the_page_puts_together_begins_like_some_message() -> None:
    keys = tuple(_messages("en"))
    beginnings = {found[1] for found in PAGE_BEGINNING.finditer(_page())}
    assert {one for one in beginnings if not any(key.startswith(one) for key in keys)} - NOT_KEYS == set()


def test_the_page_gives_every_message_all_its_facts() -> None:
    wanting = []
    for found in PAGE_ASKED.finditer(_page()):
        given = set(FACT.findall(found[2] or ""))
        if "..." not in (found[2] or "") and not _messages("en")[found[1]].names <= given:
            wanting.append(f"{found[1]}: {_messages('en')[found[1]].names - given}")
    assert wanting == []


def test_every_message_is_asked_for_by_the_code_or_the_page() -> None:
    unused = set(_messages("en")) - _strings() - _put_together() - set(PAGE_LITERAL.findall(_page()))
    beginnings = tuple({found[1] for found in PAGE_BEGINNING.finditer(_page())})
    assert {key for key in unused if not key.startswith(beginnings)} == set()


def test_whoever_asks_for_a_message_gives_all_its_facts() -> None:
    wanting = []
    for call, key in _calls():
        given = {keyword.arg for keyword in call.keywords}
        text = _literal(key)
        if text in _messages("en") and None not in given and not _messages("en")[text].names <= given:
            wanting.append(f"{text}: {_messages('en')[text].names - given}")
    assert wanting == []


def test_the_log_gives_every_event_all_its_facts() -> None:
    given: set[str] = set()

    def say(key: str, **facts: str | int) -> str:
        given.update(facts)
        return key

    events.sentence(say, events.Event("event-pass", seat=0), ["Ann"])
    told = {key: facts.names for key, facts in _messages("en").items() if key.startswith("event-")}
    assert {key: names - given for key, names in told.items() if not names <= given} == {}


# How the messages read


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_number(language: str) -> None:
    for key in _messages(language):
        for number in NUMBERS:
            assert _said(language, key, number).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_depends_on_a_plural_has_every_plural_of_the_language(language: str) -> None:
    incomplete = [
        key
        for key, facts in _messages(language).items()
        for _, forms in facts.choices
        if forms & {"one", "few", "many"} and not forms >= PLURALS[language]
    ]
    assert incomplete == []


STEPS = {
    "en": {0: "0 steps", 1: "1 step", 2: "2 steps", 11: "11 steps", 21: "21 steps"},
    "ru": {0: "0 шагов", 1: "1 шаг", 2: "2 шага", 5: "5 шагов", 11: "11 шагов", 21: "21 шаг", 22: "22 шага"},
    "pl": {0: "0 ruchów", 1: "1 ruch", 2: "2 ruchy", 5: "5 ruchów", 12: "12 ruchów", 21: "21 ruchów", 22: "22 ruchy"},
}


@pytest.mark.parametrize(("language", "number"), [(lang, n) for lang, steps in STEPS.items() for n in steps])
def test_a_number_of_steps_has_the_right_ending(language: str, number: int) -> None:
    said = catalogue(language)("replayed", game="Ra", players="Ann, Bob", steps=number)
    assert re.search(rf"\b{STEPS[language][number]}\b", said)


@pytest.mark.parametrize(
    ("language", "key", "facts", "sentence"),
    [
        ("en", "error-seats", {"found": 1, "players": 3}, "One player is named for 3 seats."),
        ("ru", "error-seats", {"found": 1, "players": 3}, "Назван 1 игрок, а мест — 3."),
        ("ru", "error-seats", {"found": 2, "players": 3}, "Названо 2 игрока, а мест — 3."),
        ("ru", "error-seats", {"found": 5, "players": 3}, "Названо 5 игроков, а мест — 3."),
        ("pl", "error-seats", {"found": 1, "players": 3}, "Podano 1 gracza, a miejsc jest 3."),
        ("pl", "error-seats", {"found": 2, "players": 3}, "Podano 2 graczy, a miejsc jest 3."),
        ("ru", "error-names", {"found": 2, "players": 4}, "Дано 2 имени, а мест — 4."),
        ("pl", "error-names", {"found": 2, "players": 4}, "Podano 2 imiona, a miejsc jest 4."),
        ("pl", "error-names", {"found": 5, "players": 4}, "Podano 5 imion, a miejsc jest 4."),
        (
            "ru",
            "error-pad-suns-number",
            {"players": 4, "each": 3},
            "Когда игроков 4, после последней эпохи у каждого 3 солнца; укажите все, например suns:9-6-2.",
        ),
        (
            "pl",
            "error-track-full",
            {"spaces": 8},
            "Nie można dobrać płytki, gdy na torze aukcji leży 8 płytek (T2).",
        ),
    ],
)
def test_these_sentences_read_as_written_by_hand(language: str, key: str, facts: dict[str, int], sentence: str) -> None:
    assert catalogue(language)(key, **facts) == sentence


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {key for key in _messages(language) if _said(language, key) == _said("en", key)}
    assert {key for key in same - FRAMES if not key.startswith(LETTERS)} == SAME_NAMES[language]


def test_every_russian_message_has_cyrillic_letters() -> None:
    latin = {key for key in _messages("ru") if not re.search("[а-яё]", _said("ru", key), re.IGNORECASE)}
    assert latin == FRAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = set(FOREIGN_MARKS[language])
    assert [key for key in _messages(language) if foreign & set(_said(language, key))] == []

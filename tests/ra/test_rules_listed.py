"""RULES.md, the code and the tests agree about which rules there are."""

import re
from pathlib import Path

import heliopolis.ra

FOLDER = Path(heliopolis.ra.__file__).parent
RULES = (FOLDER / "RULES.md").read_text(encoding="utf-8")
NUMBER = re.compile(r"\b[CSTADEPV][0-9]+\b")

# How many rules each section has; a record or a test that cites a number relies on it.
SECTIONS = {"C": 2, "S": 4, "T": 6, "A": 8, "D": 6, "E": 5, "P": 9, "V": 6}
STATED = re.findall(r"^- \*\*(\w+)\.\*\*", RULES, re.MULTILINE)


def with_a_test() -> set[str]:
    """The numbers in the names of the tests beside this file."""
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    names = re.findall(r"^def test_(\w+)", "\n".join(texts), re.MULTILINE)
    return {word for name in names for word in name.split("_") if NUMBER.fullmatch(word)}


def cited() -> dict[str, set[str]]:
    """By file, the numbers that the code cites."""
    return {
        path.relative_to(FOLDER).as_posix(): set(NUMBER.findall(path.read_text(encoding="utf-8")))
        for pattern in ("*.py", "*.pxd")
        for path in FOLDER.rglob(pattern)
    }


def test_every_rule_is_stated_once_and_in_order() -> None:
    assert [f"{section}{n}" for section, last in SECTIONS.items() for n in range(1, last + 1)] == STATED


def test_the_rules_refer_only_to_rules_that_exist() -> None:
    assert set(NUMBER.findall(RULES)) == set(STATED)


def test_every_rule_has_a_test_with_its_number() -> None:
    assert with_a_test() == set(STATED)


def test_the_code_cites_only_rules_that_exist() -> None:
    assert {name: numbers - set(STATED) for name, numbers in cited().items() if numbers - set(STATED)} == {}


def test_the_code_cites_every_rule() -> None:
    assert set().union(*cited().values()) == set(STATED)

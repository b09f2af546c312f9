"""The page and the server name the same messages: what TypeScript declares is what the API describes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heliopolis.server.description import COMPONENTS

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages.ts"
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)(\??):", re.MULTILINE)

DECLARED = {name: dict(FIELD.findall(body)) for name, body in INTERFACE.findall(MESSAGES.read_text(encoding="utf-8"))}
# Kinds of message whose parts the API describes only as plain data.
PLAIN = {"Outlook", "SheetRow"}


def test_the_page_declares_messages() -> None:
    assert len(DECLARED) > 20


@pytest.mark.parametrize("name", sorted(set(DECLARED) - PLAIN))
def test_the_page_knows_every_field_of_a_message_and_no_other(name: str) -> None:
    assert set(DECLARED[name]) == set(COMPONENTS[name]["properties"])


@pytest.mark.parametrize("name", sorted(name for name in DECLARED if name.endswith("Wish")))
def test_the_page_leaves_out_only_what_the_server_does_not_need(name: str) -> None:
    needed = {field for field, may_be_missing in DECLARED[name].items() if not may_be_missing}
    assert needed >= set(COMPONENTS[name].get("required", []))

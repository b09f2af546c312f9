"""The page on the HTTP API, made of the description that the server gives of itself (OpenAPI)."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from heliopolis.server.app import Application
from heliopolis.server.settings import Settings
from heliopolis.server.store import Store

Schema = Mapping[str, Any]
BOUNDS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "exclusiveMaximum": "less than {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {}",
    "maxItems": "at most {}",
}


def described(title: str) -> str:
    """The whole page."""
    openapi = _openapi()
    lines = [f"# {title}", "", openapi["info"]["description"], ""]
    lines += ["The running server gives the same for programs at `/api/openapi.json`.", "", "## Routes", ""]
    for path, methods in openapi["paths"].items():
        for method, route in methods.items():
            lines += _route(f"{method.upper()} {path}", route)
    lines += ["## Types", "", "What is sent and answered. A key that has no default must be there.", ""]
    for name, schema in openapi["components"]["schemas"].items():
        lines += _type(name, schema)
    return "\n".join(lines)


def _openapi() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(str(Path(folder) / "empty.sqlite"))
        try:
            return Application(store, Settings()).api.openapi()
        finally:
            store.close()


def _route(title: str, route: Schema) -> Iterator[str]:
    yield from (f"### `{title}`", "", route.get("description") or route["summary"], "")
    if route.get("security"):
        yield from ("It needs a key: `Authorization: Bearer KEY`.", "")
    parameters = [parameter for parameter in route.get("parameters", []) if parameter["name"] != "authorization"]
    if parameters:
        yield from ("| parameter | in | type | |", "|---|---|---|---|")
        for one in parameters:
            about = _row(one.get("description") or one["schema"].get("description", ""))
            needed = "" if one.get("required") else "may be left out"
            told = "; ".join(filter(None, (needed, about)))
            yield f"| `{one['name']}` | {one['in']} | {_kind(one['schema'])} | {told} |"
        yield ""
    for media_type, content in route.get("requestBody", {}).get("content", {}).items():
        yield from (f"Body: {_kind(content['schema'])} as `{media_type}`.", "")
    yield from ("| status | answer | |", "|---|---|---|")
    for status, answer in route["responses"].items():
        kinds = [_media(media_type, content) for media_type, content in answer.get("content", {}).items()]
        yield f"| {status} | {'; '.join(kinds)} | {_row(answer['description'])} |"
    yield ""


def _media(media_type: str, content: Schema) -> str:
    named = media_type == "application/json"
    return _kind(content.get("schema", {})) if named else f"`{media_type}`"


def _type(name: str, schema: Schema) -> Iterator[str]:
    yield from (f"### {name}", "", _row(schema.get("description", "")), "")
    if "properties" not in schema:
        yield from (_kind(schema), "")
        return
    yield from ("| key | type | |", "|---|---|---|")
    for key, value in schema["properties"].items():
        needed = "" if key in schema.get("required", []) else f"default `{_plain(value.get('default'))}`"
        told = "; ".join(filter(None, (needed, _row(value.get("description", "")))))
        yield f"| `{key}` | {_kind(value)} | {told} |"
    yield ""


def _kind(schema: Schema) -> str:
    """A type in words, with a link where it has a section of its own."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{_plain(value)}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{_plain(schema['const'])}`"
    return _simple(schema) + _bounds(schema)


def _simple(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if kind == "object" and isinstance(values := schema.get("additionalProperties"), dict):
        return f"object of {_kind(values)}" if values else "object"
    return str(kind or "anything")


def _bounds(schema: Schema) -> str:
    found = [text.format(schema[key]) for key, text in BOUNDS.items() if key in schema]
    found += [f"like `{schema['pattern']}`"] if "pattern" in schema else []
    return f" ({', '.join(found)})" if found else ""


def _plain(value: Any) -> str:
    """A value as JSON has it."""
    return json.dumps(value, ensure_ascii=False)


def _row(text: str) -> str:
    """A text that fits into a row of a table."""
    return " ".join(text.split()).replace("``", "`").replace("|", "\\|")

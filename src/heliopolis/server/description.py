"""How the API describes itself: OpenAPI from the types of the messages, and a plain page made of it."""

from __future__ import annotations

from html import escape
from typing import Any

from msgspec import json

from heliopolis.server import messages, study_messages
from heliopolis.server.messages import Late, Refused

KINDS = (
    messages.TableWish,
    messages.RecordTableWish,
    messages.StepWish,
    messages.UndoWish,
    messages.HandoverWish,
    messages.PlanWish,
    messages.RematchWish,
    messages.SitWish,
    messages.Created,
    messages.News,
    messages.Games,
    messages.Health,
    study_messages.RecordWish,
    study_messages.AnalysisWish,
    study_messages.ScoreWish,
    study_messages.Told,
    study_messages.Scored,
    study_messages.Sheet,
    study_messages.Outlook,
    study_messages.Advice,
    Refused,
    Late,
)
_SCHEMAS, COMPONENTS = json.schema_components(KINDS, ref_template="#/components/schemas/{name}")
SCHEMAS: dict[type, dict[str, Any]] = dict(zip(KINDS, _SCHEMAS, strict=True))

REASONS = {
    400: "The request cannot be understood.",
    401: "A key is needed.",
    403: "The key is not of this table, or does not allow this now.",
    404: "There is no such table.",
    409: "The table has gone on meanwhile; the answer has all news.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    422: "The game does not allow this.",
    429: "Too many requests; the header Retry-After says when to come back.",
    503: "The database or the server cannot do this now; nothing was changed.",
}
EVERYWHERE = (413, 429)

Responses = dict[int | str, dict[str, Any]]


def answers(about: str, kind: type | None, *refusals: int, status: int = 200, **other: str) -> Responses:
    """What a route may answer: a kind of message, or text of other media types; and which refusals."""
    content: dict[str, Any] = {"application/json": {"schema": SCHEMAS[kind]}} if kind else {}
    content |= {media_type: {"schema": {"type": "string"}} for media_type in other.values()}
    told: Responses = {status: {"description": about, "content": content}}
    for refused in sorted({*refusals, *EVERYWHERE}):
        schema = SCHEMAS[Late if refused == 409 else Refused]
        told[refused] = {"description": REASONS[refused], "content": {"application/json": {"schema": schema}}}
    return told


def body(kind: type) -> dict[str, Any]:
    """What a route wants to be sent."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": SCHEMAS[kind]}}}}


def page(openapi: dict[str, Any]) -> str:
    """The description for people, without any script."""
    rows = []
    for path, methods in openapi["paths"].items():
        for method, route in methods.items():
            told = "".join(
                f"<li><code>{escape(str(status))}</code> {escape(answer['description'])}</li>"
                for status, answer in route["responses"].items()
            )
            sent = route.get("requestBody", {}).get("content", {})
            wanted = "".join(f"<p><code>{escape(_named(kind['schema']))}</code></p>" for kind in sent.values())
            about = escape(route.get("description") or route.get("summary", ""))
            rows.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{about}</p>{wanted}<ul>{told}</ul>")
    kinds = "".join(
        f"<h2>{escape(name)}</h2><pre>{escape(json.format(json.encode(kind), indent=2).decode())}</pre>"
        for name, kind in openapi["components"]["schemas"].items()
    )
    head = "<!doctype html><html lang='en'><meta charset='utf-8'><title>Heliopolis API</title><h1>Heliopolis API</h1>"
    return f"{head}<p><a href='/api/openapi.json'>openapi.json</a></p>{''.join(rows)}{kinds}</html>"


def _named(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", "")).rpartition("/")[2]

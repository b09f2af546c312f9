"""What browsers load: the built page and its files, read once at the start, so that nothing else can be reached."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException

from heliopolis.server.languages import catalogue_for

FOLDER = Path(__file__).parents[1] / "web"  # where the page is built to
INDEX = "index.html"
PATHS = ("/", "/table/{table_id}", "/replay", "/scorepad", "/learn", "/rules")  # the page finds out which it is
HASHED = "assets/"  # files with a hash of their content in the name: what is there never changes
NOT_FOR_PEOPLE = ("/api/", f"/{HASHED}")  # addresses at which nobody looks for a page
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
PLAIN = "identity"
CODINGS = {"br": ".br", "gzip": ".gz"}  # the best first, and how a file's compressed form is called
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

See = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, in every form in which it can travel."""

    media_type: str
    caching: str
    forms: Mapping[str, bytes]  # by coding
    mark: str  # changes with the content

    def answer(self, request: Request) -> Response:
        """The file in the best form that the browser takes, or the word that the browser has it already."""
        taken = _accepted(request.headers.get("accept-encoding", ""))
        coding = next((one for one in CODINGS if one in taken and one in self.forms), PLAIN)
        mark = f'"{self.mark}-{coding}"'
        headers = {"etag": mark, "cache-control": self.caching, "vary": "Accept-Encoding"}
        if mark in _marks(request.headers.get("if-none-match", "")):
            return Response(None, 304, headers)
        if coding != PLAIN:
            headers["content-encoding"] = coding
        return Response(self.forms[coding], 200, headers, self.media_type)


def read(folder: Path = FOLDER) -> dict[str, File]:
    """Every file of the built page by its path; none if it has not been built."""
    if not (folder / INDEX).is_file():
        return {}
    paths = (path for path in folder.rglob("*") if path.suffix in MEDIA_TYPES and path.is_file())
    return {path.relative_to(folder).as_posix(): _file(path, folder) for path in paths}


def router(files: Mapping[str, File]) -> APIRouter:
    """The routes to these files; without any, the pages tell how to build them."""
    made = APIRouter()
    for path, see in _routes(files):
        made.add_api_route(path, see, methods=["GET", "HEAD"], include_in_schema=False, response_class=Response)
    return made


def lost(request: Request, files: Mapping[str, File]) -> Response | None:
    """For a person at an address where nothing is: the page, which says so. For programs None."""
    reads = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(NOT_FOR_PEOPLE)
    if not reads or not files:
        return None
    return HTMLResponse(files[INDEX].forms[PLAIN], 404, {"cache-control": ASK_AGAIN})


def _routes(files: Mapping[str, File]) -> Iterator[tuple[str, See]]:
    index = _see(files[INDEX]) if files else _see_nothing
    yield from ((path, index) for path in PATHS)
    hashed = {name.removeprefix(HASHED): file for name, file in files.items() if name.startswith(HASHED)}
    yield f"/{HASHED}{{name:path}}", _see_one_of(hashed)
    yield from ((f"/{name}", _see(file)) for name, file in files.items() if name != INDEX and "/" not in name)


def _see(file: File) -> See:
    async def see(request: Request) -> Response:
        return file.answer(request)

    return see


def _see_one_of(files: Mapping[str, File]) -> See:
    async def see(request: Request) -> Response:
        file = files.get(request.path_params["name"])
        if file is None:
            raise HTTPException(404)
        return file.answer(request)

    return see


async def _see_nothing(request: Request) -> Response:
    """Where the page would be: how to build it, and where the API is."""
    say = catalogue_for(request.headers.get("accept-language", ""))
    text = f"<p>{escape(say('server-no-page'))}</p><p>{escape(say('server-api'))} <a href='/api/docs'>/api/docs</a></p>"
    head = f"<!doctype html><html lang='{say.language}'><meta charset='utf-8'><title>Heliopolis</title>"
    return HTMLResponse(f"{head}{text}</html>")


def _file(path: Path, folder: Path) -> File:
    forms = {PLAIN: path.read_bytes()}
    for coding, ending in CODINGS.items():
        compressed = path.with_name(path.name + ending)
        if compressed.is_file():
            forms[coding] = compressed.read_bytes()
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    mark = hashlib.sha256(forms[PLAIN]).hexdigest()[:16]
    return File(MEDIA_TYPES[path.suffix], FOREVER if hashed else ASK_AGAIN, forms, mark)


def _accepted(header: str) -> set[str]:
    """The codings that an Accept-Encoding header takes."""
    wishes = [wish.lower().replace(" ", "").partition(";q=") for wish in header.split(",")]
    return {coding for coding, _, weight in wishes if not weight or weight.strip("0.")}


def _marks(header: str) -> set[str]:
    """The marks of an If-None-Match header; a proxy may have called them weak."""
    return {mark.strip().removeprefix("W/") for mark in header.split(",")}

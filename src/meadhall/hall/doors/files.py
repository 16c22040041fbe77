"""The web table's files, and the one page without scripts: every address the hall answers at."""

import asyncio
import json
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.routing import Route

from meadhall.hall.doors.aside import aside
from meadhall.hall.doors.ready import Ready, accepts
from meadhall.hall.refusals import Refusal

INDEX: Final = "index.html"
# Names under /assets/ hold a hash of what is in them: they never change.
ASSETS: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".onnx": "application/octet-stream",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
# Compressed copies that may lie beside a file, the smaller first.
COPIES: Final = (("br", ".br"), ("gzip", ".gz"))


def add_pages(app: FastAPI, web: Path) -> None:
    """Serve the built client in `web`. Its files come after every other address."""
    client = Client(web)

    async def read_index(request: Request) -> Response:
        return await client.answer(request, INDEX)

    async def read_file(request: Request) -> Response:
        return await client.answer(request, request.path_params["path"])

    # Both take a fifth of a second to put together, once.
    description = cache(lambda: Ready.of(json.dumps(app.openapi())))
    listed = cache(lambda: addresses(json.loads(description().plain)))

    async def read_description(request: Request) -> Response:
        return (await aside(description)).answer(request)

    async def read_addresses(_: Request) -> Response:
        return HTMLResponse(await aside(listed))

    app.router.routes.extend(
        [
            Route("/api", read_addresses),
            Route("/openapi.json", read_description),
            # The client keeps its pages behind the #: all of them are this one.
            Route("/", read_index),
            Route("/{path:path}", read_file),
        ]
    )


class Client:
    """The folder of the built client. Files are read when asked for: building anew is enough."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def answer(self, request: Request, name: str) -> Response:
        found = self._find(name)
        if found is None:
            if name == INDEX:
                return HTMLResponse(NOT_BUILT, 503)
            raise Refusal("not_found", "there is nothing at this address")
        headers = {
            "Cache-Control": FOR_EVER if name.startswith(ASSETS) else ASK_FIRST,
            "Vary": "Accept-Encoding",
        }
        file = found
        for encoding, ending in COPIES:
            copy = found.with_name(found.name + ending)
            if accepts(request, encoding) and copy.is_file():
                file = copy
                headers["Content-Encoding"] = encoding
                break
        about = file.stat()
        headers["ETag"] = f'"{about.st_mtime_ns:x}-{about.st_size:x}"'
        if headers["ETag"] in _tags(request):
            return Response(status_code=304, headers=headers)
        content = await asyncio.to_thread(file.read_bytes)
        return Response(content, media_type=TYPES[found.suffix], headers=headers)

    def _find(self, name: str) -> Path | None:
        """The file of this name, if it is one of the client's and of a kind we know."""
        if "\0" in name or Path(name).suffix not in TYPES:
            return None
        path = (self._folder / name).resolve()
        return path if path.is_relative_to(self._folder) and path.is_file() else None


def _tags(request: Request) -> list[str]:
    """The versions the asker has already."""
    tags = request.headers.get("if-none-match", "").split(",")
    return [tag.strip().removeprefix("W/") for tag in tags]


def _page(body: str) -> str:
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Meadhall</title>'
        '<meta name="viewport" content="width=device-width"></head><body><h1>Meadhall</h1>'
        f"{body}</body></html>"
    )


NOT_BUILT: Final = _page(
    "<p>This hall is open, but its web table has not been built yet: run <code>make play</code> in"
    ' the project’s folder, then load this page again.</p><p>Programs find their <a href="/api">'
    "addresses</a> all the same.</p>"
)


def addresses(description: dict[str, Any]) -> str:
    """What this is, and every address the hall answers at."""
    rows = [
        f"<tr><td>{method.upper()}</td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(what.get('description', '').splitlines()[0])}</td></tr>"
        for path, methods in description["paths"].items()
        for method, what in methods.items()
    ]
    return _page(
        "<p>This hall is open. Programs talk to it at the addresses below, described for machines"
        ' in <a href="/openapi.json">/openapi.json</a>; socket messages in'
        ' <a href="/api/messages">/api/messages</a>.</p>'
        f"<table><tbody>{''.join(rows)}</tbody></table>"
    )

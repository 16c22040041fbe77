"""Large answers that are the same for everybody: put together and packed once, then only sent."""

import gzip
from dataclasses import dataclass

from fastapi import Request, Response
from pydantic import BaseModel


@dataclass(frozen=True, slots=True)
class Ready:
    """An answer in JSON, plain and packed."""

    plain: bytes
    packed: bytes

    @staticmethod
    def of(content: BaseModel | str) -> "Ready":
        text = content if isinstance(content, str) else content.model_dump_json()
        return Ready(text.encode(), gzip.compress(text.encode(), 6, mtime=0))

    def answer(self, request: Request) -> Response:
        headers = {"Vary": "Accept-Encoding"}
        content = self.plain
        if accepts(request, "gzip"):
            headers["Content-Encoding"] = "gzip"
            content = self.packed
        return Response(content, media_type="application/json", headers=headers)


def accepts(request: Request, encoding: str) -> bool:
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == encoding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False

"""Score pads over HTTP: what they ask for, and the engine itself, which counts in the browser."""

import hashlib
import io
import zipfile
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, Request, Response

from meadhall.core.game import Game
from meadhall.guide import guide_for
from meadhall.hall.doors.aside import aside
from meadhall.hall.doors.http_tables import REFUSALS
from meadhall.hall.doors.languages import InLanguage
from meadhall.hall.doors.ready import Ready
from meadhall.hall.protocol import models_pads as m
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.creating import find_game
from meadhall.pads import PADS, pad_for
from meadhall.pads.fields import Field
from meadhall.words import Language, speech_for

router = APIRouter(prefix="/api", responses=REFUSALS)

# What counting needs: nothing of it needs more than Python's own library.
ENGINE_PARTS: Final = ("core", "games", "pads")
ENGINE_FILES: Final = (".py", ".toml")
# The oldest date a zip file knows: equal sources make an equal file.
NO_DATE: Final = (1980, 1, 1, 0, 0, 0)


@router.get("/games/{game}/pad", response_model=m.PadTold)
async def read_pad(request: Request, game: str, language: InLanguage) -> Response:
    """What the score pad of a game asks for, with the names of everything on it."""
    found = find_game(game)
    if game not in PADS:
        raise Refusal("unknown_game", f"there is no score pad for {found.title}")
    return (await aside(lambda: _pad(found, language))).answer(request)


@cache
def _pad(game: Game, language: str) -> Ready:
    pad = pad_for(game.name)
    cards = game.card_data()
    speech = speech_for(game.name, Language(language, game.name), [], cards, cards)
    guide = guide_for(game, cards, speech)

    def told(field: Field) -> m.PadField:
        entries = [
            m.PadEntry(
                id=it.id,
                name=speech.name(field.named, it.id),
                count=it.count,
                editions=list(it.editions),
            )
            for it in field.entries
        ]
        return m.PadField.model_validate(
            {
                "id": field.id,
                "kind": field.kind,
                "group": field.group,
                "least": field.least,
                "most": field.most,
                "entries": entries,
                "needs": field.needs,
            }
        )

    pad_told = m.PadTold(
        game=game.name,
        title=game.title,
        language=language,
        tables=[_table(game.name, seats) for seats in pad.seats()],
        fields=[told(field) for field in pad.fields()],
        sources=[
            m.PadSource(
                id=source.id,
                card=card,
                name=guide.source_name(source.id, card),
            )
            for source in pad.sources()
            for card in source.cards or ("",)
        ],
    )
    return Ready.of(pad_told)


def _table(game: str, seats: int) -> m.PadTable:
    pad = pad_for(game)
    decided = pad.decided(seats)
    return m.PadTable(
        seats=seats,
        settings=[
            m.PadSetting.model_validate({**spec.to_json(), "decided": spec.id in decided})
            for spec in pad.settings(seats)
        ],
    )


@router.get(
    "/engine.zip",
    response_class=Response,
    responses={
        200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}
    },
)
async def read_engine(request: Request) -> Response:
    """The engine's own Python sources, as far as counting needs them: for score pads offline."""
    packed, tag = await aside(_engine)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(packed, media_type="application/zip", headers=headers)


@cache
def _engine() -> tuple[bytes, str]:
    """Made from the very files this hall runs, so that it cannot be older than they are."""
    package = files("meadhall")
    found = {
        f"meadhall/{name}": package.joinpath(name).read_bytes()
        for name in ("__init__.py", "plugins.py")
    }
    for part in ENGINE_PARTS:
        found.update(_sources(package.joinpath(part), f"meadhall/{part}"))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name in sorted(found):
            file.writestr(zipfile.ZipInfo(name, NO_DATE), found[name], zipfile.ZIP_DEFLATED)
    content = packed.getvalue()
    return content, f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def _sources(folder: Traversable, path: str) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            found.update(_sources(entry, name))
        elif entry.name.endswith(ENGINE_FILES):
            found[name] = entry.read_bytes()
    return found

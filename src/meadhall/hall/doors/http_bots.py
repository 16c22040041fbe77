"""The bots of the hall over HTTP: how strong they are, and what they like."""

from functools import cache

from fastapi import APIRouter

import meadhall
from meadhall.bots.characters import CHARACTERS, characters_of
from meadhall.bots.ratings import ratings
from meadhall.bots.registry import DEFAULT, levels
from meadhall.hall.doors.aside import aside
from meadhall.hall.doors.http_tables import REFUSALS
from meadhall.hall.doors.languages import InLanguage
from meadhall.hall.protocol import models as m
from meadhall.words.bots import bot_text, bot_title, bot_words

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/bots")
async def list_bots(language: InLanguage) -> list[m.BotInfo]:
    """The bots that can take a seat: the ladder from the weakest up, then the others."""
    return await aside(lambda: _bots(language))


@cache
def _bots(language: str) -> list[m.BotInfo]:
    words = bot_words(language)
    return [
        m.BotInfo(
            name=it.name,
            title=bot_title(words, it.name),
            text=bot_text(words, it.name, it.text),
            shields=it.shields,
            seconds=it.seconds,
            usual=it.name == DEFAULT,
            characters=it.has_characters,
            ratings={game: of[it.name] for game, of in ratings().items() if it.name in of},
        )
        for it in levels()
    ]


@router.get("/bots/characters")
async def list_characters(language: InLanguage) -> list[m.CharacterInfo]:
    """What bots can like besides victory: ask for `huscarl:trader`, or for `huscarl:any`."""
    return await aside(lambda: _characters(language))


@cache
def _characters(language: str) -> list[m.CharacterInfo]:
    words = bot_words(language)
    return [
        m.CharacterInfo(
            name=name,
            title=words.say(f"character-{name}"),
            text=words.say(f"character-{name}.text"),
            games=[game for game in meadhall.GAMES if name in characters_of(game)],
        )
        for name in CHARACTERS
    ]

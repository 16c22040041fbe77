"""What the hall knows beside the game, over HTTP: words, odds, stories, rules.

What takes its time is done in other processes (`tables.jobs`); what is the same for everybody, once
and in another thread.
"""

from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response

from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.guide.glossary import glossary
from meadhall.guide.rulebook import sections
from meadhall.hall.doors.aside import aside
from meadhall.hall.doors.http_play import SeatWanted, onlooker_of
from meadhall.hall.doors.http_tables import REFUSALS, TheAddress, TheHall, TheRights
from meadhall.hall.doors.languages import InLanguage
from meadhall.hall.doors.ready import Ready
from meadhall.hall.doors.table_socket import audience_of
from meadhall.hall.protocol import models_guide as m
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.creating import find_game
from meadhall.hall.rooms.loading import recall
from meadhall.hall.tables.jobs import lexicon, past_of
from meadhall.hall.tables.questions import stale
from meadhall.hall.tables.table import OVER, Table
from meadhall.hall.tables.trying import after_options

router = APIRouter(prefix="/api", responses=REFUSALS)


# -- words and rules -----------------------------------------------------------------------------


@router.get("/games/{game}/words", response_model=m.Lexicon)
async def read_words(request: Request, game: str, language: InLanguage) -> Response:
    """The names of all things of a game, and what they do by the standard card set."""
    found = find_game(game)
    return (await aside(lambda: _standard_lexicon(found, language))).answer(request)


@router.get("/tables/{table}/words")
async def read_table_words(
    table: str,
    hall: TheHall,
    rights: TheRights,
    address: TheAddress,
    language: InLanguage,
    seat: SeatWanted = None,
) -> m.Lexicon:
    """The same for a table: its own card set, its names and numbers."""
    async with hall.at(table) as room:
        assert room.table is not None
        audience_of(room.table, rights, seat)
        game = room.table.game
        content: dict[str, object] = {
            "game": game.name,
            "names": [it.name for it in room.table.seats],
            "cards": room.table.own_cards(),
            "language": language,
        }
    return m.Lexicon.model_validate(await hall.elsewhere("lexicon", content, address))


@cache
def _standard_lexicon(game: Game, language: str) -> Ready:
    content: dict[str, Any] = {
        "game": game.name,
        "names": [],
        "cards": None,
        "language": language,
    }
    return Ready.of(m.Lexicon.model_validate(lexicon(content)))


@router.get("/tables/{table}/components")
async def read_components(
    table: str, hall: TheHall, rights: TheRights, seat: SeatWanted = None
) -> dict[str, Any]:
    """The card set a table plays with, as data: the numbers on everything one sees."""
    async with hall.at(table) as room:
        assert room.table is not None
        audience_of(room.table, rights, seat)
        own = room.table.own_cards()
        return room.table.game.card_data() if own is None else own


@router.get("/games/{game}/rules", response_model=m.RulesTold)
async def read_rules(request: Request, game: str, language: InLanguage) -> Response:
    """The rules of a game in a language, and its words in three."""
    found = find_game(game)
    return (await aside(lambda: _rules(found, language))).answer(request)


@cache
def _rules(game: Game, language: str) -> Ready:
    told = m.RulesTold(
        sections=[
            m.RulesSection(
                id=section.id,
                title=section.title,
                rules=[
                    m.RuleText(
                        id=rule.id,
                        text=rule.marked,
                        edition=rule.edition,
                        language=rule.language,
                        stale=rule.stale,
                    )
                    for rule in section.rules
                ],
            )
            for section in sections(game.name, language)
        ],
        glossary=[m.GlossaryRow(**row) for row in glossary(game)],
    )
    return Ready.of(told)


# -- odds ----------------------------------------------------------------------------------------


@router.post("/tables/{table}/odds")
async def read_odds(
    table: str,
    asked: m.OddsAsked,
    hall: TheHall,
    rights: TheRights,
    address: TheAddress,
    language: InLanguage,
) -> m.OddsTold:
    """The odds of the fight at hand, as one's seat can know them, with a draft of options taken."""
    async with hall.at(table) as room:
        found = room.table
        assert found is not None
        audience_of(found, rights, asked.seat)
        seat = rights.seat(asked.seat)
        state = _drafted(found, seat, asked)
        if state is None:
            return m.OddsTold(odds=[])
        content: dict[str, object] = {
            "game": found.game.name,
            "state": state.to_json(),
            "names": [it.name for it in found.seats],
            "seat": seat,
            "key": found.imagining_key(seat, f"odds {asked.options}").hex(),
            "language": language,
        }
    return m.OddsTold.model_validate(await hall.elsewhere("odds", content, address))


def _drafted(table: Table, seat: int, asked: m.OddsAsked) -> State | None:
    """A state the seat cannot tell from the real one, after its draft; None: luck comes first."""
    if seat not in table.asked and not asked.options:
        if asked.version != table.version(seat):
            raise stale(table, seat, "the table has moved on")
        return table.state.resample(seat, table.imagining(seat, "odds"))
    try:
        return after_options(table, seat, asked.version, asked.options)
    except Refusal as refusal:
        if refusal.code == "after_luck":
            return None
        raise


# -- stories -------------------------------------------------------------------------------------


@router.get("/tables/{table}/story")
async def read_story(
    table: str,
    hall: TheHall,
    rights: TheRights,
    address: TheAddress,
    language: InLanguage,
    seat: SeatWanted = None,
) -> m.StoryTold:
    """The game so far in words; after the end all of it, by rounds, with scores and luck."""
    async with hall.at(table) as room:
        found = room.table
        assert found is not None
        audience = onlooker_of(found, rights, seat)
        match = await recall(hall.store, found)
        whole = found.status == OVER
        moments = found.moments[audience]
        content: dict[str, object] = {
            "past": past_of(match, found.position if whole else moments[-1]),
            "audience": audience,
            # Before the end only what the audience counts itself.
            "moments": None if whole else moments,
            "language": language,
        }
    return m.StoryTold.model_validate(await hall.elsewhere("story", content, address))

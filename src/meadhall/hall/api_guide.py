"""What the hall knows beside the game, over HTTP: words, odds, stories, rules.

Whatever takes its time happens on states of its own in other threads, so that the tables go on.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Annotated, Any, Final, TypeVar

from fastapi import APIRouter, Depends, Query

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.record.entry import Choice
from meadhall.guide import Guide, guide_for
from meadhall.guide.glossary import glossary
from meadhall.guide.guide import ScoreTold
from meadhall.guide.luck import Roll
from meadhall.guide.rulebook import sections
from meadhall.guide.story import Noticed, Past, tell_story
from meadhall.hall import models_guide as m
from meadhall.hall.api import REFUSALS, TheHall, TheRights
from meadhall.hall.api_play import SeatWanted
from meadhall.hall.keys import Rights
from meadhall.hall.making import find_game
from meadhall.hall.play import stale
from meadhall.hall.refusals import Refusal
from meadhall.hall.step import Audience, same_moment, secretly_asked, sight
from meadhall.hall.sync import audience_of
from meadhall.hall.table import OVER, Table
from meadhall.hall.teller import words_of
from meadhall.hall.told import teller_of
from meadhall.hall.trying import after_options
from meadhall.words import Language, speech_for
from meadhall.words.language import FALLBACK

router = APIRouter(prefix="/api", responses=REFUSALS)

# Two at a time: more would only slow each other down, and the tables with them.
_threads: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="guide")
ODDS_SECONDS: Final = 0.1

Found = TypeVar("Found")


async def elsewhere(work: Callable[[], Found]) -> Found:
    return await asyncio.get_running_loop().run_in_executor(_threads, work)


def known_language(language: Annotated[str, Query(max_length=20)] = FALLBACK) -> str:
    words_of(language)
    return language


InLanguage = Annotated[str, Depends(known_language)]


# -- words and rules -----------------------------------------------------------------------------


@router.get("/games/{game}/words")
async def read_words(game: str, language: InLanguage) -> m.Lexicon:
    """The names of all things of a game, and what they do by the standard card set."""
    found = find_game(game)
    return await elsewhere(lambda: _standard_lexicon(found, language))


@router.get("/tables/{table}/words")
async def read_table_words(
    table: str, hall: TheHall, rights: TheRights, language: InLanguage, seat: SeatWanted = None
) -> m.Lexicon:
    """The same for a table: its own card set, its names and numbers."""
    async with hall.at(table) as room:
        assert room.table is not None
        audience_of(room.table, rights, seat)
        guide = _guide(room.table, language)
    return await elsewhere(lambda: _lexicon(guide, language))


@cache
def _standard_lexicon(game: Game, language: str) -> m.Lexicon:
    cards = game.card_data()
    speech = speech_for(game.name, Language(language, game.name), [], cards, cards)
    return _lexicon(guide_for(game, cards, speech), language)


def _guide(table: Table, language: str) -> Guide:
    """The guide of a table: the one that speaks there, or one for a game not begun yet."""
    if table.match is not None:
        return teller_of(table, language).guide(table.match)
    game = table.game
    standard = game.card_data()
    cards = standard if table.cards is None else game.card_data(table.card_set())
    names = [seat.name for seat in table.seats]
    speech = speech_for(game.name, Language(language, game.name), names, cards, standard)
    return guide_for(game, cards, speech)


def _lexicon(guide: Guide, language: str) -> m.Lexicon:
    things = guide.things()
    return m.Lexicon(
        language=language,
        game=guide.game.name,
        title=guide.game.title,
        names={thing.key: thing.name for thing in things},
        about={thing.key: thing.about for thing in things if thing.about},
        rules={thing.key: thing.rule for thing in things if thing.rule},
        guesses=[thing.key for thing in things if thing.guess],
    )


@router.get("/tables/{table}/components")
async def read_components(
    table: str, hall: TheHall, rights: TheRights, seat: SeatWanted = None
) -> dict[str, Any]:
    """The card set a table plays with, as data: the numbers on everything one sees."""
    async with hall.at(table) as room:
        assert room.table is not None
        audience_of(room.table, rights, seat)
        return _guide(room.table, FALLBACK).cards


@router.get("/games/{game}/rules")
async def read_rules(game: str) -> m.RulesTold:
    """The numbered rules of a game, and its words in three languages."""
    found = find_game(game)
    return await elsewhere(lambda: _rules(found))


@cache
def _rules(game: Game) -> m.RulesTold:
    return m.RulesTold(
        sections=[
            m.RulesSection(
                id=section.id,
                title=section.title,
                rules=[
                    m.RuleText(id=rule.id, text=rule.text, edition=rule.edition)
                    for rule in section.rules
                ],
            )
            for section in sections(game.name)
        ],
        glossary=[m.GlossaryRow(**row) for row in glossary(game)],
    )


# -- odds ----------------------------------------------------------------------------------------


@router.post("/tables/{table}/odds")
async def read_odds(
    table: str, asked: m.OddsAsked, hall: TheHall, rights: TheRights, language: InLanguage
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
        guide = _guide(found, language)
        chance = Chance(key_of(f"odds {found.id} {found.counts[seat]} {seat} {asked.options}"))
    return await elsewhere(lambda: _odds(guide, state, seat, chance))


def _drafted(table: Table, seat: int, asked: m.OddsAsked) -> State | None:
    """A state the seat cannot tell from the real one, after its draft; None: luck comes first."""
    if seat not in table.asked and not asked.options:
        if asked.version != table.seen[seat]:
            raise stale(table, seat, "the table has moved on")
        chance = Chance(key_of(f"odds {table.id} {table.counts[seat]} {seat}"))
        return table.state.resample(seat, chance)
    try:
        return after_options(table, seat, asked.version, asked.options)
    except Refusal as refusal:
        if refusal.code == "after_luck":
            return None
        raise


def _odds(guide: Guide, state: State, seat: int, chance: Chance) -> m.OddsTold:
    decision = state.decision_of(seat)
    return m.OddsTold(
        odds=[
            m.OddsLine(
                about=odds.about,
                text=guide.told_odds(odds),
                percent=odds.percent,
                number=odds.number,
                exact=odds.exact,
            )
            for odds in guide.odds(state, seat, decision, chance, ODDS_SECONDS)
        ]
    )


# -- stories -------------------------------------------------------------------------------------


@router.get("/tables/{table}/story")
async def read_story(
    table: str, hall: TheHall, rights: TheRights, language: InLanguage, seat: SeatWanted = None
) -> m.StoryTold:
    """The game so far in words; after the end all of it, by rounds, with scores and luck."""
    async with hall.at(table) as room:
        found = room.table
        assert found is not None
        audience = _onlooker(found, rights, seat)
        if found.match is None:
            raise Refusal("not_started", "the game has not started yet")
        whole = found.status == OVER
        past = Past(found.match, found.position if whole else found.seen[audience])
        guide = _guide(found, language)
    return await elsewhere(lambda: _story(past, guide, audience, whole))


def _onlooker(table: Table, rights: Rights, seat: int | None) -> Audience:
    """As whom one reads: after the end anybody may read from any seat, as in a replay."""
    if table.status == OVER and seat is not None and (rights.any or table.public):
        if seat >= len(table.seats):
            raise Refusal("bad_request", f"this table has seats 0 to {len(table.seats) - 1}")
        return seat
    return audience_of(table, rights, seat)


def _noticed_by(audience: Audience) -> Noticed:
    """Of what others choose at the same time one notices nothing until all have chosen.

    Nor that a hidden card was not played by whoever holds it.
    """

    def noticed(before: State, after: State, choice: Choice, events: Sequence[Event]) -> bool:
        heard = choice.seat == audience or any(event.heard_by(audience) for event in events)
        if secretly_asked(before, choice.seat):
            return heard
        return (
            heard
            or not same_moment(before, after)
            or sight(before, audience) != sight(after, audience)
        )

    return noticed


def _story(past: Past, guide: Guide, audience: Audience, whole: bool) -> m.StoryTold:
    story = tell_story(past, guide, audience, whole, _noticed_by(audience))
    return m.StoryTold(
        steps=[
            m.StoryStep(position=it.position, round=it.round, seat=it.seat, told=it.told)
            for it in story.steps
        ],
        rounds=[
            m.StoryRound(round=it.round, position=it.position, glory=it.glory)
            for it in story.rounds
        ],
        scores=None if story.scores is None else [_score(lines) for lines in story.scores],
        luck=None if story.luck is None else [_luck(roll) for roll in story.luck],
    )


def _score(lines: list[ScoreTold]) -> list[m.StoryScore]:
    return [m.StoryScore(source=it.source, text=it.text, points=it.points) for it in lines]


def _luck(roll: Roll) -> m.StoryLuck:
    expected = round(roll.expected, 2)
    return m.StoryLuck(seat=roll.seat, dice=roll.dice, got=roll.got, expected=expected)

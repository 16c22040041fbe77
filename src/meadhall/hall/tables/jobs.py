"""Work on whole card sets, records and games: too much to do where tables wait.

The hall sends plain data to a process that knows nothing else (`errands.reader`), and plain data
comes back. A Refusal travels as one.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final

import meadhall
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.errors import CardError, MeadhallError, SetupError
from meadhall.core.game import Game
from meadhall.core.record.entry import Choice, path_to
from meadhall.core.record.match import NOTHING_TO_UNDO, Match
from meadhall.core.record.replay import read_record, verify, verify_text
from meadhall.core.settings import check_settings
from meadhall.guide import Guide, guide_for
from meadhall.guide.story import Noticed, Past, tell_story
from meadhall.hall.refusals import Refusal, refused
from meadhall.hall.tables.entries import Audience, same_moment, secretly_asked, seen, sight
from meadhall.hall.tables.telling import Teller
from meadhall.words import Language, speech_for

Content = dict[str, Any]
ODDS_SECONDS: Final = 0.1
MOST_WORDS: Final = 2000


# -- card sets -----------------------------------------------------------------------------------


def table(content: Content) -> Content:
    """Can a table be made of this? Gives the settings, all of them, and the cards as data."""
    game = meadhall.known_game(content["game"])
    own = _cards(game, content["cards"])
    try:
        specs = game.setting_specs(len(content["names"]), content["settings"], own)
        chosen = check_settings(specs, content["settings"])
        # The game itself has the last word, before anybody is invited to it.
        Match.start(game, content["names"], chosen, bytes(32), cards=own)
    except SetupError as error:
        raise refused("bad_settings", error, MOST_WORDS) from error
    return {"settings": chosen, "cards": game.card_data(own)}


def settings(content: Content) -> list[object]:
    game = meadhall.known_game(content["game"])
    own = _cards(game, content["cards"])
    try:
        specs = game.setting_specs(content["seats"], content["chosen"], own)
    except SetupError as error:
        raise refused("bad_settings", error, MOST_WORDS) from error
    return [spec.to_json() for spec in specs]


def _cards(game: Game, text: str) -> object:
    try:
        return game.load_cards(text, "own cards")
    except CardError as error:
        raise refused("bad_cards", error, MOST_WORDS) from error


# -- records -------------------------------------------------------------------------------------


def check(content: Content) -> Content:
    """The engine's own report on a record: all of it is played again."""
    report = verify_text(content["record"], "record", meadhall.known_game)
    return {
        "ok": report.ok,
        "text": report.text,
        "place": None if report.fault is None else report.fault.line,
        "commitment": report.commitment,
        "choices": report.choices,
        "dice": report.dice,
        "shuffles": report.shuffles,
    }


def record(content: Content) -> Content:
    """What a table is made of that goes on from a record, at `position` (null: the last)."""
    try:
        found = read_record(content["record"], "record")
        report = verify(found, meadhall.known_game(found.game))
    except MeadhallError as error:
        raise Refusal("bad_record", str(error)[:1000]) from error
    if report.fault is not None:
        raise Refusal("bad_record", report.fault.text[:1000])
    last = len(found.entries)
    position = last if content["position"] is None else content["position"]
    if position > last:
        raise Refusal("bad_record", f"the record has positions 0 to {last}")
    secret = found.secret if found.end is None else found.end.secret
    assert secret is not None
    return {
        "game": found.game,
        "names": found.names,
        "settings": found.settings,
        "cards": found.cards,
        "words": found.words,
        "seals": found.seals,
        "secret": secret.hex(),
        "over": found.end is not None,
        "path": [[it.seat, it.option] for _, it in path_to(found.entries, position)],
    }


# -- games ---------------------------------------------------------------------------------------


def past_of(match: Match, position: int) -> Content:
    """A game up to a position, to be played again elsewhere."""
    return {
        "game": match.game.name,
        "names": match.names,
        "settings": match.settings,
        "secret": match.secret.hex(),
        "words": match.words,
        "cards": match.cards,
        "path": [
            [at, it.seat, it.option, it.chance] for at, it in path_to(match.entries, position)
        ],
    }


def _past(content: Content) -> tuple[Match, Past]:
    match = Match.start(
        meadhall.known_game(content["game"]),
        content["names"],
        content["settings"],
        bytes.fromhex(content["secret"]),
        content["words"],
        content["cards"],
    )
    past = Past(match, 0)
    past.path = [
        (at, Choice(seat, option, "", [(label, values) for label, values in chance]))
        for at, seat, option, chance in content["path"]
    ]
    return match, past


def position(content: Content) -> Content:
    """The game as it was, as its audience sees it: played again, never stored."""
    match, past = _past(content["past"])
    state = match.state
    for _, choice in past.path:
        state.apply(choice.option, choice.seat)
    audience = content["audience"]
    told = None
    if content["language"] is not None:
        teller = Teller(content["language"], match.game, [])
        luck = Chance(bytes.fromhex(content["key"]))
        told = teller.told(match, state, audience, NOTHING_TO_UNDO, luck)
    return {"over": state.over, "view": seen(state, audience), "told": told}


def story(content: Content) -> Content:
    match, past = _past(content["past"])
    guide = _guide(match.game, match.names, match.cards, content["language"])
    audience = content["audience"]
    moments = content["moments"]
    found = tell_story(past, guide, audience, moments is None, noticed_by(audience))

    def told_as(position: int) -> int:
        return position if moments is None else max(0, bisect_right(moments, position) - 1)

    return {
        "steps": [
            {"position": told_as(it.position), "round": it.round, "seat": it.seat, "told": it.told}
            for it in found.steps
        ],
        "rounds": [
            {"round": it.round, "position": told_as(it.position), "points": it.points}
            for it in found.rounds
        ],
        "scores": None
        if found.scores is None
        else [
            [{"source": it.source, "text": it.text, "points": it.points} for it in lines]
            for lines in found.scores
        ],
        "luck": None
        if found.luck is None
        else [
            {"seat": it.seat, "dice": it.dice, "got": it.got, "expected": round(it.expected, 2)}
            for it in found.luck
        ],
    }


def noticed_by(audience: Audience) -> Noticed:
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


def odds(content: Content) -> Content:
    """Of the fight at hand, on a table that was imagined for the seat already."""
    state = meadhall.known_game(content["game"]).from_json(content["state"])
    own = content["state"]["cards"]
    guide = _guide(state.setup.game, content["names"], own, content["language"])
    chance = Chance(bytes.fromhex(content["key"]))
    seat = content["seat"]
    return {
        "odds": [
            {
                "about": it.about,
                "text": guide.told_odds(it),
                "percent": it.percent,
                "number": it.number,
                "exact": it.exact,
            }
            for it in guide.odds(state, seat, state.decision_of(seat), chance, ODDS_SECONDS)
        ]
    }


def lexicon(content: Content) -> Content:
    """The names of all things at a table, and what they do by its own cards."""
    game = meadhall.known_game(content["game"])
    guide = _guide(game, content["names"], content["cards"], content["language"])
    things = guide.things()
    return {
        "language": content["language"],
        "game": game.name,
        "title": game.title,
        "names": {thing.key: thing.name for thing in things},
        "about": {thing.key: thing.about for thing in things if thing.about},
        "rules": {thing.key: thing.rule for thing in things if thing.rule},
        "guesses": [thing.key for thing in things if thing.guess],
    }


def _guide(game: Game, names: list[str], cards: Content | None, language: str) -> Guide:
    standard = game.card_data()
    own = standard if cards is None else cards
    speech = speech_for(game.name, Language(language, game.name), names, own, standard)
    return guide_for(game, own, speech)


JOBS: Final[dict[str, Callable[[Content], object]]] = {
    job.__name__: job for job in (table, settings, check, record, position, story, odds, lexicon)
}

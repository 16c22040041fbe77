"""The scenes of Valhalla: battles, last fights, and where the game takes a turn."""

from collections.abc import Sequence
from typing import Final

from meadhall.core.engine.event import Event
from meadhall.guide.scenes import BATTLE, PHASE, Cut, Part, Scene, cut, seat_of
from meadhall.words import Speech

_MONSTER: Final = ("monster_battle_won", "monster_battle_lost")
_SPOILS: Final = (
    "took_shield",
    "gave_shield",
    "lost_shield",
    "lost_glory",
    "to_valhalla",
    "rewarded",
    "mission",
    "premium",
    "support_rewarded",
    "support_lost",
    "crowned",
    "next_monster",
    "monster_beaten",
    "monster_won",
    "forge_revealed",
)
_BEFORE: Final = ("strength", "forge_revealed", "rolled", "rerolled", "spent_die", "turned")
_LEAVE: Final = ("dismissed", "discarded_hand", "discarded")
_CUTS: Final = (
    Cut(BATTLE, ["battle_won", "no_battle", *_MONSTER], before=_BEFORE, after=_SPOILS),
    # The last fight of a seat has no winner: it ends with those who leave for Valhalla.
    Cut(PHASE, ["ragnarok"]),
    Cut(PHASE, ["last_round", "last_attack", "jarls_revealed", "game_over"]),
    Cut(BATTLE, ["to_valhalla"], before=[*_BEFORE, *_LEAVE], after=_LEAVE),
)


def scenes(speech: Speech, events: Sequence[Event], reader: int | None) -> list[Scene]:
    return [_scene(speech, part, events, reader) for part in cut(events, _CUTS)]


def _scene(speech: Speech, part: Part, events: Sequence[Event], reader: int | None) -> Scene:
    event, say = events[part.at], speech.language.say
    seat = seat_of(event)
    own = events[part.first : part.last + 1]
    args = speech.arguments(event.key, event.args)
    if part.kind == PHASE:
        return Scene(part, say(f"scene-{event.key}"), speech.event(event), seat)
    if event.key in _MONSTER:
        shields = [it for it in own if it.key == "lost_shield"]
        result = " ".join([speech.event(it) for it in [event, *shields]])
        title = say("scene-monster_battle", seat=args["seat"])
        return Scene(part, title, result, seat, event.key == "monster_battle_won")
    if event.key != "battle_won":
        title = say("scene-last_fight" if event.key == "to_valhalla" else "scene-no_battle")
        return Scene(part, title, speech.event(event), seat, event.key == "to_valhalla")
    title = say("scene-battle", attacker=args["attacker"], defender=args["defender"])
    won = event.args["winner"] == event.args["attacker"]
    result = _result(speech, event, own, reader, won)
    return Scene(part, title, result, seat, won)


def _result(
    speech: Speech, event: Event, own: Sequence[Event], reader: int | None, won: bool
) -> str:
    """Seven to none: you lose a shield."""
    say = speech.language.say
    strengths = [event.args["attack"], event.args["defence"]]
    more, less = strengths if won else strengths[::-1]
    assert isinstance(more, int)
    assert isinstance(less, int)
    said = [_whom(speech, "won", event.args["winner"], reader)]
    said += [
        _whom(speech, "shield", it.args["other"], reader) for it in own if it.key == "took_shield"
    ]
    return say("scene-battle_result", more=more, less=less, what=speech.several(said))


def _whom(speech: Speech, what: str, seat: object, reader: int | None) -> str:
    """What befell somebody; to the reader it is said as to them."""
    assert isinstance(seat, int)
    if seat == reader:
        return speech.language.say(f"scene-{what}_you")
    return speech.language.say(f"scene-{what}", seat=speech.player(seat))

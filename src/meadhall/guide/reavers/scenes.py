"""The scenes of Reavers: fights, raids, voyages, battles at sea, activations, ends of rounds."""

from collections.abc import Sequence
from typing import Final

from meadhall.core.engine.event import Event
from meadhall.guide.scenes import (
    BATTLE,
    FIGHT,
    PHASE,
    RAID,
    ROUND,
    VOYAGE,
    Cut,
    Part,
    Scene,
    cut,
    seat_of,
)
from meadhall.words import Speech

_GAINS: Final = ("gained", "set_die", "discarded_die", "drew_prophecies", "own_prophecies")
_DICE: Final = ("attempt", "committed", "battle_roll", "used_artifact", "lost_die")
_PAID: Final = ("paid", "paid_die", "lost", "lost_die")
_CUTS: Final = (
    Cut(
        FIGHT,
        ["won_combat", "lost_combat"],
        before=[*_DICE, "battle", "paid"],
        after=["won_battle", "lost_battle", "subdued", "pillaged", *_GAINS],
    ),
    # What is beaten by paying, or given up without a fight.
    Cut(BATTLE, ["won_battle", "lost_battle"], before=["battle", *_PAID], after=_GAINS),
    Cut(RAID, ["subdued", "pillaged"], before=["attempt", *_PAID], after=_GAINS),
    Cut(VOYAGE, ["journey"], before=["acts", "paid"], after=["lost", "lost_die"]),
    Cut(RAID, ["drew"], before=["acts", "paid"], after=["drew_extra", "to_pile"]),
    Cut(
        ROUND,
        ["clean_up"],
        after=["honor_ship", "start_marker", "gained", "trade_dice", "game_over"],
    ),
    # A longship lands: from now on everybody acts there, or rests.
    Cut(PHASE, ["selected"], after=_GAINS),
)
_SPOILS: Final = ("village_spoils", "keep_spoils")
# What a fight is about, as a scene; subduing a territory is a fight.
_CAUSES: Final = {"pillage": RAID, "sea_battle": BATTLE}


def scenes(speech: Speech, events: Sequence[Event]) -> list[Scene]:
    return [
        _scene(speech, part, events)
        for part in cut(events, _CUTS)
        if events[part.at].key != "drew" or events[part.at].args["deck"] in _SPOILS
    ]


def _scene(speech: Speech, part: Part, events: Sequence[Event]) -> Scene:
    event, say = events[part.at], speech.language.say
    own = events[part.first : part.last + 1]
    args = speech.arguments(event.key, event.args)
    if part.kind == FIGHT:
        cause = str(event.args["cause"])
        part.kind = _CAUSES.get(cause, FIGHT)
        title = say("scene-fight", seat=args["seat"], cause=speech.name("cause", cause))
        return Scene(part, title, speech.event(event), seat_of(event), event.key == "won_combat")
    if part.kind == PHASE:
        title = say("scene-phase", seat=args["seat"], space=args["space"])
        return Scene(part, title, "", seat_of(event))
    if part.kind == ROUND:
        ships = [it for it in own if it.key == "honor_ship"]
        result = speech.event((ships or [event])[-1])
        return Scene(part, say("scene-round", round=args["round"]), result, None)
    won: bool | None = event.key != "lost_battle"
    if event.key == "journey":
        won = False if part.last > part.at else None
    told = own[part.at - part.first :] if event.key == "journey" else [event]
    title = say(f"scene-{part.kind}", seat=args["seat"])
    return Scene(part, title, " ".join([speech.event(it) for it in told]), seat_of(event), won)

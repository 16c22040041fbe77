"""The scenes of Champions: fights, hunts, voyages, the warriors' setting out, ends of rounds."""

from collections.abc import Sequence
from typing import Final

from meadhall.core.engine.event import Event
from meadhall.guide.scenes import FIGHT, HUNT, PHASE, ROUND, VOYAGE, Cut, Part, Scene, cut, seat_of
from meadhall.words import Speech

_DICE: Final = ("rolled", "rerolled", "spent_favour", "leader_glory", "used_rune")
_LOST: Final = ("lost_warriors", "lost_food")
_ENDS: Final = ("defeated", "lost_fight")
# Voyages come before fights at the shores: what is lost on the way belongs to the way.
_CUTS: Final = (
    Cut(VOYAGE, ["journey"], after=[*_LOST, "fed"]),
    Cut(VOYAGE, ["fed"], before=_LOST, after=_LOST),
    Cut(HUNT, ["hunted"], before=_DICE),
    Cut(
        FIGHT,
        _ENDS,
        before=[*_DICE, "struck", "lost_warriors"],
        after=["leader_glory", "gave_blame", "lost_blame", "took_blame"],
    ),
    Cut(PHASE, ["assigned"], after=["assigned"]),
    Cut(
        ROUND,
        ["clean_up"],
        after=["troll_unbeaten", "took_blame", "gained", "journeys_reshuffled", "game_over"],
    ),
)
# A blow after which the dice roll again at once: nobody would see it otherwise.
_BLOW: Final = Cut(FIGHT, ["struck"], before=[*_DICE, "lost_warriors"], after=["lost_warriors"])


def scenes(speech: Speech, events: Sequence[Event]) -> list[Scene]:
    rolls = [at for at, event in enumerate(events) if event.key == "rolled"]
    parts = cut(events, [*_CUTS, _BLOW])
    return [_scene(speech, part, events) for part in parts if _shown(part, events, rolls)]


def _shown(part: Part, events: Sequence[Event], rolls: Sequence[int]) -> bool:
    """A blow is a scene where dice roll after it; the setting out, where it is over."""
    if events[part.at].key == "struck":
        return any(at > part.last for at in rolls)
    return part.kind != PHASE or part.last + 1 < len(events)


def _scene(speech: Speech, part: Part, events: Sequence[Event]) -> Scene:
    event, say = events[part.at], speech.language.say
    seat = seat_of(event)
    own = events[part.first : part.last + 1]
    args = speech.arguments(event.key, event.args)
    if part.kind == FIGHT:
        title = say("scene-fight", seat=args["seat"], enemy=args["enemy"])
        won = None if event.key == "struck" else event.key == "defeated"
        return Scene(part, title, speech.event(event), seat, won)
    if part.kind == HUNT:
        return Scene(part, say("scene-hunt", seat=args["seat"]), speech.event(event), seat)
    if part.kind == VOYAGE:
        title = say("scene-voyage", seat=args["seat"], shore=args["shore"])
        lost = [it for it in own if it.key in _LOST]
        told = [it for it in own if it.key in ("journey", *_LOST) or it.args.get("hungry")]
        result = " ".join([speech.event(it) for it in told])
        return Scene(part, title, result or speech.event(event), seat, None if not lost else False)
    if part.kind == PHASE:
        return Scene(part, say("scene-muster"), "", None)
    lives = any(it.key == "troll_unbeaten" for it in own)
    result = say("scene-troll_lives" if lives else "scene-troll_slain")
    return Scene(part, say("scene-round", round=args["round"]), result, None, not lives)

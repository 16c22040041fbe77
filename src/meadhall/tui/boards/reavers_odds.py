"""How likely a combat is won, by rolling it on imagined tables. No rule is worked out here.

Before dice are committed, the seat is imagined to send everything it can; re-rolls are not
counted. So the figure is an estimate, and shown as one.
"""

from meadhall.core.chance import Chance
from meadhall.core.decision import Decision, Option
from meadhall.core.state import State

SAMPLES = 150
MOST_CHOICES = 30
# How a fight goes on without a person: the first of these verbs that is offered.
ONWARD = ("commit_die", "commit_upgrade", "roll", "stop", "mark")


def combat_odds(state: State, seat: int, decision: Decision, chance: Chance) -> dict[str, int]:
    """Chances in percent that help with this decision: of this roll, or with all there is."""
    verbs = {option.verb: option for option in decision.options}
    if decision.kind == "commit":
        found = {"all": _chance(state, seat, None, chance)}
        battle_dice = decision.about["battle_dice"]
        if "roll" in verbs and isinstance(battle_dice, int) and battle_dice > 0:
            found["roll"] = _chance(state, seat, verbs["roll"], chance)
        return found
    if decision.kind == "reroll" and "reroll" in verbs:
        return {"reroll": _chance(state, seat, verbs["reroll"], chance)}
    if "fight" in verbs:
        return {"all": _chance(state, seat, verbs["fight"], chance)}
    if "pillage" in verbs and decision.about.get("defense"):
        return {"all": _chance(state, seat, verbs["pillage"], chance)}
    levels: dict[str, int] = {}
    for option in decision.options:
        if option.verb == "subdue" and option.args["method"] == "force":
            level = f"level {option.args['stack'].rpartition('_')[2]}"
            if level not in levels:
                levels[level] = _chance(state, seat, option, chance)
    return levels


def _chance(state: State, seat: int, first: Option | None, chance: Chance) -> int:
    won = 0
    for _ in range(SAMPLES):
        table = state.resample(seat, chance.spawn())
        table.listen()
        if first is not None:
            table.apply(first, seat)
        won += _won(table, seat)
    return round(100 * won / SAMPLES)


def _won(table: State, seat: int) -> bool:
    """Does the seat win the fight that is about to be fought?"""
    options = table.actions.options
    for _ in range(MOST_CHOICES):
        for event in table.events:
            if event.key in ("won_combat", "lost_combat"):
                return event.key == "won_combat"
        if table.over or table.to_act != seat:
            return False
        onward = [n for n in table.legal if options[n].verb in ONWARD]
        if not onward or any(options[n].verb in ("stop", "reroll") for n in onward):
            return False  # the dice lie, and they are not enough
        onward.sort(key=lambda n: ONWARD.index(options[n].verb))
        table.act(onward[0])
    return False

"""How likely a combat is won, by rolling it on imagined tables. No rule is worked out here.

Before dice are committed, the seat is imagined to send everything it can; re-rolls are not
counted. So the figure is an estimate, and shown as one.
"""

from typing import Final

from meadhall.core.engine.decision import Decision, Option
from meadhall.core.engine.state import State
from meadhall.guide.guide import Odds
from meadhall.guide.sampling import Sampling

MOST_CHOICES: Final = 30
# How a fight goes on without a person: the first of these verbs that is offered.
ONWARD: Final = ("commit_die", "commit_upgrade", "roll", "stop", "mark")


def combat_odds(sampling: Sampling, decision: Decision | None) -> list[Odds]:
    """Chances that help with this decision: of this roll, or with all there is."""
    tries = {} if decision is None else _tries(decision)
    seat = sampling.seat
    found: list[Odds] = []
    for about, first in tries.items():

        def won(table: State, first: Option | None = first) -> bool:
            if first is not None:
                table.apply(first, seat)
            return _won(table, seat)

        found.append(Odds(about, percent=sampling.percent(won, len(tries))))
    return found


def _tries(decision: Decision) -> dict[str, Option | None]:
    """What to find out, and the option to begin with; None: as the table stands."""
    verbs = {option.verb: option for option in decision.options}
    if decision.kind == "commit":
        found: dict[str, Option | None] = {"all": None}
        battle_dice = decision.about["battle_dice"]
        if "roll" in verbs and isinstance(battle_dice, int) and battle_dice > 0:
            found["roll"] = verbs["roll"]
        return found
    if decision.kind == "reroll" and "reroll" in verbs:
        return {"reroll": verbs["reroll"]}
    if "fight" in verbs:
        return {"all": verbs["fight"]}
    if "pillage" in verbs and decision.about.get("defense"):
        return {"all": verbs["pillage"]}
    levels: dict[str, Option | None] = {}
    for option in decision.options:
        if option.verb == "subdue" and option.args["method"] == "force":
            level = f"level {option.args['stack'].rpartition('_')[2]}"
            levels.setdefault(level, option)
    return levels


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

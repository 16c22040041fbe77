"""What a seat can know of its options before it takes one: is there a way back, does it go on?

Options are tried on an imagined table the seat cannot tell from the real one, so that nothing here
tells anybody anything about hidden cards.
"""

from typing import NamedTuple

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import Decision
from meadhall.core.engine.state import State
from meadhall.core.record.match import barrier_between


class Foresight(NamedTuple):
    """Options by number: `final` ones cross the undo barrier; after `again` it goes on asking."""

    final: set[int]
    again: set[int]


def foresee(state: State, seat: int, decision: Decision, chance: Chance) -> Foresight:
    """Try every option. `again`: the seat is then asked the same kind of thing, with no die fallen
    and nothing opened in between, so that the choice is one part of a larger one."""
    table = state.resample(seat, chance)
    table.mute()
    final: set[int] = set()
    again: set[int] = set()
    for option in decision.options:
        trial = table.clone()
        trial.apply(option, seat)
        if barrier_between(table, trial) is not None:
            final.add(option.id)
            continue
        following = trial.decision_of(seat)
        if following is not None and following.kind == decision.kind:
            again.add(option.id)
    return Foresight(final, again)


def no_way_back(state: State, seat: int, decision: Decision, chance: Chance) -> set[int]:
    """The options after which a die has fallen or something hidden is open."""
    return foresee(state, seat, decision, chance).final

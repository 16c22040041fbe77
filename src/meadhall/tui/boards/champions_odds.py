"""How likely a fight is won, by playing it out on imagined tables. No rule is worked out here.

The seat goes on without re-rolls or runes and gives up the first kind of die it can; what the
journey cards hide is drawn anew each time. So the figure is an estimate, and shown as one.
"""

from meadhall.core.chance import Chance
from meadhall.core.decision import Decision
from meadhall.core.state import State

# Not a chance but a number of dice: what going on would cost in this combat round.
LOSSES = "losses"
SAMPLES = 150
MOST_CHOICES = 80
# How a table plays on while we only want to see fights: the first of these verbs that is offered.
ONWARD = ("continue", "done", "lose", "blame")


def fight_odds(state: State, seat: int, enemy: str, first: int, chance: Chance) -> int:
    """Chance in percent to defeat `enemy` in the fight on the table, after the option `first`."""
    won = 0
    for _ in range(SAMPLES):
        table = state.resample(seat, chance.spawn())
        table.listen()
        table.apply(first, seat)
        won += enemy in _defeated(table, seat, {enemy})
    return round(100 * won / SAMPLES)


def losses_if(state: State, seat: int, first: int, chance: Chance) -> int | None:
    """How many warriors fall if the fighter goes on now, as the engine itself says."""
    table = state.resample(seat, chance.spawn())
    table.listen()
    table.apply(first, seat)
    for event in table.events:
        if event.key == "struck":
            losses = event.args["losses"]
            return losses if isinstance(losses, int) else None
    return None


def assignment_odds(
    state: State, seat: int, decision: Decision, enemies: dict[str, str], chance: Chance
) -> dict[str, int]:
    """Chance in percent to win at each place, if the plan as it stands were confirmed now."""
    done = next((option for option in decision.options if option.verb == "done"), None)
    if done is None or not enemies:
        return {}
    won = dict.fromkeys(enemies, 0)
    for _ in range(SAMPLES):
        table = state.resample(seat, chance.spawn())
        table.listen()
        table.apply(done, seat)
        beaten = _defeated(table, seat, set(enemies.values()))
        for place, enemy in enemies.items():
            won[place] += enemy in beaten
    return {place: round(100 * count / SAMPLES) for place, count in won.items()}


def _defeated(table: State, seat: int, enemies: set[str]) -> set[str]:
    """The enemies among `enemies` that the seat defeats before the round is over."""
    left, beaten = set(enemies), set[str]()
    options = table.actions.options
    for _ in range(MOST_CHOICES):
        for event in table.events:
            if event.key == "clean_up":
                return beaten
            if event.args.get("seat") == seat and event.key in ("defeated", "lost_fight"):
                enemy = str(event.args["enemy"])
                if event.key == "defeated" and enemy in left:
                    beaten.add(enemy)
                left.discard(enemy)
        if not left or table.over:
            return beaten
        legal = table.legal
        onward = [number for number in legal if options[number].verb in ONWARD]
        onward.sort(key=lambda number: ONWARD.index(options[number].verb))
        table.act(onward[0] if onward else legal[0])
    return beaten

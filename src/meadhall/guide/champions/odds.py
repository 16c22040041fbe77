"""How likely a fight is won, by playing it out on imagined tables. No rule is worked out here.

The seat goes on without re-rolls or runes and gives up the first kind of die it can; what the
journey cards hide is drawn anew each time. So the figure is an estimate, and shown as one.
"""

from collections.abc import Callable
from typing import Final, cast

from meadhall.core.engine.decision import Decision
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.games.champions.view import ChampionsView
from meadhall.guide.guide import Odds
from meadhall.guide.sampling import Sampling

# Not a chance but a number of dice: what going on would cost in this combat round.
LOSSES: Final = "losses"
# Not a chance either: how many of those sent to this place go hungry, whatever the sea brings.
HUNGRY: Final = "hungry_"
MOST_CHOICES: Final = 80
# How a table plays on while we only want to see fights: the first of these verbs that is offered.
ONWARD: Final = ("continue", "done", "lose", "blame")


def combat_odds(sampling: Sampling, decision: Decision | None) -> list[Odds]:
    """Of the fight on the table, or of the fights the plan as it stands would lead to."""
    if decision is None:
        return []
    if decision.kind == "combat_roll":
        return _roll_odds(sampling, decision)
    if decision.kind == "assign":
        return _plan_odds(sampling, decision)
    return []


def _roll_odds(sampling: Sampling, decision: Decision) -> list[Odds]:
    seat, enemy = sampling.seat, str(decision.about["enemy"])
    options = [it for it in decision.options if it.verb in ("continue", "reroll")]
    found: list[Odds] = []
    for option in options:
        chosen = option.id

        def won(table: State, chosen: int = chosen) -> bool:
            table.apply(chosen, seat)
            return enemy in _defeated(table, seat, {enemy})

        found.append(Odds(option.verb, percent=sampling.percent(won, len(options))))
        losses = _losses_if(sampling, option.id) if option.verb == "continue" else None
        if losses is not None:
            # Nothing falls between the question and the losses, so that one try tells them.
            found.append(Odds(LOSSES, number=losses, exact=True))
    return found


def _losses_if(sampling: Sampling, first: int) -> int | None:
    """How many warriors fall if the fighter goes on now, as the engine itself says."""
    table = sampling.one()
    table.apply(first, sampling.seat)
    for event in table.events:
        if event.key == "struck":
            losses = event.args["losses"]
            return losses if isinstance(losses, int) else None
    return None


def _plan_odds(sampling: Sampling, decision: Decision) -> list[Odds]:
    """Chance to win at each place, if the plan as it stands were confirmed now, and how many have
    nothing to eat on the way: often the reason why there is hardly any chance."""
    done = next((option for option in decision.options if option.verb == "done"), None)
    enemies = _planned(cast(ChampionsView, sampling.state.view(sampling.seat)), sampling.seat)
    if done is None or not enemies:
        return []
    won = dict.fromkeys(enemies, 0)
    hungry: dict[str, list[int]] = {}
    tried = 0

    def hear(event: Event) -> None:
        if event.key == "fed" and event.args["seat"] == sampling.seat:
            place = f"shore_{event.args['shore']}"
            hungry.setdefault(place, []).append(cast(int, event.args["hungry"]))

    for table in sampling.tables():
        tried += 1
        table.apply(done, sampling.seat)
        beaten = _defeated(table, sampling.seat, set(enemies.values()), hear)
        for place, enemy in enemies.items():
            won[place] += enemy in beaten
    found = [Odds(place, percent=round(100 * count / tried)) for place, count in won.items()]
    unfed = {place: min(hungry.get(place, [0])) for place in enemies}
    return found + [Odds(f"{HUNGRY}{place}", number=n) for place, n in unfed.items() if n]


def _planned(view: ChampionsView, seat: int) -> dict[str, str]:
    """Places the seat sends warriors to, and who waits there."""
    places: dict[str, str] = {}
    for land in view["board"]["land"]:
        if land["owner"] == seat and land["enemy"] and any(land["plan"] or []):
            places[land["place"]] = land["enemy"]
    for shore in view["board"]["shores"]:
        if shore["owner"] == seat and shore["monster"] and any(shore["plan"] or []):
            places[f"shore_{shore['shore']}"] = shore["monster"]
    return places


def _defeated(
    table: State, seat: int, enemies: set[str], hear: Callable[[Event], None] | None = None
) -> set[str]:
    """The enemies among `enemies` that the seat defeats before the round is over; `hear` is told
    what happens until all of them are met."""
    left, beaten = set(enemies), set[str]()
    options = table.actions.options
    for _ in range(MOST_CHOICES):
        for event in table.events:
            if event.key == "clean_up":
                return beaten
            if hear is not None:
                hear(event)
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

"""How likely a battle is won, by fighting it on imagined tables. No rule is worked out here.

Both sides are imagined to throw in all they have: they arm the strongest they can, use their Jarl
and play every Tactic that helps; hands nobody has seen are drawn anew each time. So the figure is
an estimate, and shown as one.
"""

from typing import Final, cast

from meadhall.core.engine.decision import Decision, Option
from meadhall.core.engine.state import State
from meadhall.games.valhalla.dice import real_dice
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.view import ValhallaView
from meadhall.guide.guide import Odds
from meadhall.guide.sampling import Sampling
from meadhall.guide.valhalla.book import Book

MOST_CHOICES: Final = 80
# Questions that come up before a battle is decided.
UNDECIDED: Final = frozenset(
    {
        "before_battle", "helper", "jarl_before_roll", "phase", "mark_dice", "spend_die",
        "turn_dice", "keep_die", "place_dice", "block_warrior", "disarm", "forge",
    }
)  # fmt: skip
# A basic re-roll costs a die: with fewer than this there is too little left to arm anybody.
ENOUGH_DICE: Final = 3
# Verbs in the order in which an imagined fighter thinks of them; what is not here comes last.
ONWARD: Final = (
    "activate", "place", "jarl", "play", "free_reroll", "reroll", "spend", "mark", "roll", "turn",
    "keep_die", "target", "done", "pass", "end_phase",
)  # fmt: skip
ORDER: Final = {verb: at for at, verb in enumerate(ONWARD)}
# Cards that bring strength to those who have armed somebody, or weapons to those who have not.
TACTICS: Final = (
    "fury", "heroic", "battle_cry", "new_weapons", "push_back", "exchange", "weapon_supply",
)  # fmt: skip
STRENGTH: Final = ("fury", "heroic", "battle_cry")


def battle_odds(sampling: Sampling, decision: Decision | None, book: Book) -> list[Odds]:
    """Of the battle on the table, or of the attacks one could make."""
    seat = sampling.seat
    options = [] if decision is None else decision.options
    attacks = [it for it in options if it.verb in ("attack", "attack_monster")]
    if attacks:
        found: list[Odds] = []
        for option in attacks:
            percent = sampling.percent(_after(option, seat, book), len(attacks))
            about = "monster" if option.verb == "attack_monster" else option.text
            found.append(Odds(about, percent=percent))
        return found
    view = cast(ValhallaView, sampling.state.view(seat))
    battle = view["battle"]
    if battle is None or not any(it["kind"] in UNDECIDED for it in view["asked"]):
        return []
    if battle["ragnarok"]:
        return [] if decision is None else [_ragnarok(sampling, book)]
    if seat not in (battle["attacker"], battle["defender"]):
        return []
    again = [it for it in options if it.verb == "reroll"]
    figures = 1 + len(again)
    # With the dice on the table, "as they lie" and "with a re-roll" are two questions.
    as_they_lie = _Fight(seat, book, frugal=bool(again))
    found = [Odds("win", percent=sampling.percent(as_they_lie.won, figures))]
    for option in again:
        percent = sampling.percent(_after(option, seat, book, frugal=True), figures)
        found.append(Odds("reroll", percent=percent))
    return found


class _After:
    """Does the seat win after this option?"""

    def __init__(self, option: Option, fight: "_Fight") -> None:
        self.option = option
        self.fight = fight

    def __call__(self, table: State) -> bool:
        table.apply(self.option, self.fight.seat)
        return self.fight.won(table)


def _after(option: Option, seat: int, book: Book, frugal: bool = False) -> _After:
    return _After(option, _Fight(seat, book, frugal))


def _ragnarok(sampling: Sampling, book: Book) -> Odds:
    """How many Warriors can still be armed, on the average."""
    tried = armed = 0
    fight = _Fight(sampling.seat, book, frugal=False)
    for table in sampling.tables():
        tried += 1
        armed += fight.armed(table)
    return Odds("ragnarok", number=round(armed / tried))


class _Fight:
    """Fights on at an imagined table; `frugal`: the seat gives up no die for a re-roll."""

    def __init__(self, seat: int, book: Book, frugal: bool) -> None:
        self.seat = seat
        self.book = book
        self.frugal = frugal

    def won(self, table: State) -> bool:
        for _ in range(MOST_CHOICES):
            for event in table.events:
                if event.key == "battle_won":
                    return event.args["winner"] == self.seat
                if event.key in ("no_battle", "monster_battle_lost"):
                    return False
                if event.key in ("monster_battle_won", "monster_beaten"):
                    return True
            if table.over:
                return False
            table.act(self._choice(table))
        return False

    def armed(self, table: State) -> int:
        """Warriors armed before it is somebody else's turn to fight."""
        count = 0
        for _ in range(MOST_CHOICES):
            for event in table.events:
                if event.key in ("ragnarok", "game_over", "to_valhalla"):
                    return count
                count += event.key == "activated" and event.args.get("seat") == self.seat
            if table.over or table.to_act != self.seat:
                return count
            table.act(self._choice(table))
        return count

    def _choice(self, table: State) -> int:
        options, legal = table.actions.options, table.legal
        open_options = [options[number] for number in legal]
        verbs = {option.verb for option in open_options}
        sensible = [it for it in open_options if self._is_sensible(table, it, verbs)]
        best = min(sensible or open_options, key=self._rank)
        return best.id

    def _is_sensible(self, table: State, option: Option, verbs: set[str]) -> bool:
        verb = option.verb
        if verb == "play" and "end_phase" in verbs:
            card = option.args["card"]
            return card.startswith(TACTICS) and (not card.startswith(STRENGTH) or self._any(table))
        if verb == "reroll":
            frugal = self.frugal and table.to_act == self.seat
            return not frugal and not self._any(table) and self._dice(table) >= ENOUGH_DICE
        return verb not in ("deploy", "forge", "support")

    def _rank(self, option: Option) -> tuple[int, int]:
        """The verb, and within it: strong Warriors first, misses given up first."""
        verb = option.verb
        within = 0
        if verb == "activate":
            within = -int(self.book.cards[option.args["warrior"]]["strength"])
        elif verb in ("spend", "mark"):
            within = option.args["face"] != "miss"
        return ORDER.get(verb, len(ORDER)), within

    def _any(self, table: State) -> bool:
        """Has whoever is asked armed somebody?"""
        s = cast(Valhalla, table)
        return bool(s.armed[0] if s.attacker == s.to_act else s.armed[1])

    def _dice(self, table: State) -> int:
        return real_dice(cast(Valhalla, table))

"""Runes and the windows in which they can be used (CM-RUNE, section 8 of the rules)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import ACTIONS, ATONE, BLAME, CONTINUE, REVEAL, RUNE
from meadhall.games.champions.goods import TakeGoods
from meadhall.games.champions.ids import (
    DESTINIES,
    RUNE_GIFTS,
    RUNE_GLORY,
    RUNE_HEALING,
    RUNE_JOURNEY,
    RUNE_KNOWLEDGE,
    RUNE_POTENTIAL,
    RUNE_REACTION,
    RUNE_SUCCESS,
    RUNE_TRUE_VISION,
    RUNE_VIRTUE,
    RUNE_WEALTH,
    RUNES,
)
from meadhall.games.champions.scoring import destiny_glory
from meadhall.games.champions.state import Champions

# The windows, a bit each.
PHASE_PLACE: Final = 1
PHASE_ASSIGN: Final = 2
PHASE_COMBAT: Final = 4
TURN: Final = 8
SAGE: Final = 16
AFTER: Final = 32
ASSIGNING: Final = 64
ROLL: Final = 128
LOSS: Final = 256
WIN: Final = 512
JOURNEY: Final = 1024
FIGHT_DONE: Final = 2048
END: Final = 4096

WINDOW_NAMES: Final[dict[int, str]] = {
    PHASE_PLACE: "before_placement",
    PHASE_ASSIGN: "before_assignment",
    PHASE_COMBAT: "before_combat",
    TURN: "turn",
    SAGE: "sage",
    AFTER: "after_placement",
    ASSIGNING: "assigning",
    ROLL: "roll",
    LOSS: "loss",
    WIN: "win",
    JOURNEY: "journey",
    FIGHT_DONE: "after_fight",
    END: "before_scoring",
}

_ANY_PHASE: Final = PHASE_PLACE | PHASE_ASSIGN | PHASE_COMBAT
_FREELY: Final = _ANY_PHASE | TURN | AFTER | FIGHT_DONE | END

# Windows in which each rune can be used, by rune.
WINDOWS: Final[list[int]] = [0] * len(RUNES)
WINDOWS[RUNE_GIFTS] = _FREELY | ASSIGNING
WINDOWS[RUNE_WEALTH] = _FREELY
WINDOWS[RUNE_GLORY] = WIN
WINDOWS[RUNE_HEALING] = LOSS
WINDOWS[RUNE_JOURNEY] = JOURNEY
WINDOWS[RUNE_KNOWLEDGE] = PHASE_PLACE | PHASE_ASSIGN | TURN | ASSIGNING
WINDOWS[RUNE_POTENTIAL] = ROLL
WINDOWS[RUNE_REACTION] = ROLL
WINDOWS[RUNE_SUCCESS] = _FREELY | ASSIGNING
WINDOWS[RUNE_TRUE_VISION] = SAGE
WINDOWS[RUNE_VIRTUE] = _FREELY


def usable(s: Champions, seat: int, window: int) -> list[int]:
    """CM-RUNE-04: the options to use a rune of this seat in this window."""
    options: list[int] = []
    for rune in s.runes[seat]:
        if WINDOWS[rune] & window and RUNE + rune not in options and _can_matter(s, seat, rune):
            options.append(RUNE + rune)
    return options


def closed_runes(s: Champions, seat: int, window: int) -> list[ClosedOption]:
    """The seat's unused runes that this window does not open, and why."""
    closed: list[ClosedOption] = []
    for rune in sorted(set(s.runes[seat])):
        option = ACTIONS.options[RUNE + rune]
        if not WINDOWS[rune] & window:
            closed.append(ClosedOption(option, "not_in_this_window", "CM-RUNE-04"))
        elif not _can_matter(s, seat, rune):
            reason, rule = "no_hidden_journey", "CM-RUNE-10"
            if rune == RUNE_SUCCESS:
                reason, rule = "no_secret_destiny", "CM-RUNE-13"
            closed.append(ClosedOption(option, reason, rule))
    return closed


def _can_matter(s: Champions, seat: int, rune: int) -> bool:
    if rune == RUNE_SUCCESS:
        return len(s.destinies[seat]) > 0
    if rune == RUNE_KNOWLEDGE:
        return any(s.journey[shore] >= 0 and not s.journey_open[shore] for shore in range(4))
    return True


def flip(s: Champions, seat: int, rune: int) -> None:
    """CM-RUNE-02, -03: a used rune lies face down, stays with its owner and scores."""
    held = s.runes[seat]
    at = held.index(rune)
    s.runes = replaced(s.runes, seat, held[:at] + held[at + 1 :])
    s.used_runes = replaced(s.used_runes, seat, (*s.used_runes[seat], rune))
    if s.telling:
        s.tell("used_rune", {"seat": seat, "rune": RUNES[rune]})


def use(s: Champions, seat: int, action: int) -> None:
    """CM-RUNE-05: a rune with an effect of its own resolves completely before anything else."""
    rune = action - RUNE
    amount = s.variant.cards.rune_amount[rune]
    flip(s, seat, rune)
    if rune == RUNE_GIFTS:
        s.call(TakeGoods(seat, amount))
    elif rune == RUNE_WEALTH:
        _wealth(s, seat, amount)
    elif rune == RUNE_KNOWLEDGE:
        _knowledge(s, seat)
    elif rune == RUNE_SUCCESS:
        s.call(Success(seat))
    else:
        assert rune == RUNE_VIRTUE
        s.call(Virtue(seat))


def _wealth(s: Champions, seat: int, most: int) -> None:
    """CM-RUNE-15: as many coins again, at most `most`."""
    coins = min(s.coin[seat], most)
    s.coin[seat] += coins
    if s.telling:
        s.tell("gained", {"seat": seat, "coin": coins})


def _knowledge(s: Champions, seat: int) -> None:
    """CM-RUNE-10: see every hidden journey card on a shore, alone."""
    s.reveals += 1
    for shore in s.variant.shores:
        if s.journey[shore] >= 0 and not s.journey_open[shore]:
            peek(s, seat, shore)


def peek(s: Champions, seat: int, shore: int) -> None:
    """A seat looks at a hidden journey card; the others see only that it looked."""
    s.peeked = replaced(s.peeked, shore, s.peeked[shore] | 1 << seat)
    if s.telling:
        s.tell("peeked", {"seat": seat, "shore": shore + 1})
        card = s.variant.cards.journey_ids[s.journey[shore]]
        s.tell("saw_journey", {"seat": seat, "shore": shore + 1, "journey": card}, 1 << seat)


class Success(Frame):
    """CM-RUNE-13, -17: reveal one secret destiny and score it now; it scores again at the end."""

    __slots__ = ()
    NAME: ClassVar[str] = "success"

    def copy(self) -> "Success":
        return Success(self.seat)

    def run(self, s: Champions) -> list[int] | None:
        return [REVEAL + destiny for destiny in sorted(set(s.destinies[self.seat]))]

    def choose(self, s: Champions, action: int) -> None:
        destiny = action - REVEAL
        seat = self.seat
        hand = s.destinies[seat]
        at = hand.index(destiny)
        s.destinies = replaced(s.destinies, seat, hand[:at] + hand[at + 1 :])
        s.shown_destinies = replaced(s.shown_destinies, seat, (*s.shown_destinies[seat], destiny))
        s.reveals += 1
        glory = destiny_glory(s, seat, destiny)
        s.glory[seat] += glory
        if s.telling:
            s.tell(
                "revealed_destiny", {"seat": seat, "destiny": DESTINIES[destiny], "glory": glory}
            )
        s.end()

    def rule(self, s: Champions) -> str:
        return "CM-RUNE-13"


class Virtue(Frame):
    """CM-RUNE-16: discard one own blame, or name another player who takes one."""

    __slots__ = ()
    NAME: ClassVar[str] = "virtue"

    def copy(self) -> "Virtue":
        return Virtue(self.seat)

    def run(self, s: Champions) -> list[int] | None:
        options = blame_options(s, self.seat)
        if s.blame[self.seat] > 0:
            options.append(ATONE)
        return options

    def choose(self, s: Champions, action: int) -> None:
        if action == ATONE:
            lose_blame(s, self.seat)
        else:
            give_blame(s, self.seat, action - BLAME)
        s.end()

    def rule(self, s: Champions) -> str:
        return "CM-RUNE-16"


def blame_options(s: Champions, seat: int) -> list[int]:
    """Any other player can be named (A-31)."""
    return [BLAME + other for other in range(s.seats) if other != seat]


def lose_blame(s: Champions, seat: int) -> None:
    s.blame[seat] -= 1
    if s.telling:
        s.tell("lost_blame", {"seat": seat})


def give_blame(s: Champions, seat: int, other: int) -> None:
    s.blame[other] += 1
    if s.telling:
        s.tell("gave_blame", {"seat": seat, "other": other})


class RuneWindow(Frame):
    """A moment in which one seat may use runes, as many as it likes (RW-DONE)."""

    __slots__ = ("window",)
    NAME: ClassVar[str] = "rune_window"
    FIELDS: ClassVar[tuple[str, ...]] = ("window",)

    def __init__(self, seat: int = -1, window: int = 0) -> None:
        super().__init__(seat)
        self.window = window

    def copy(self) -> "RuneWindow":
        return RuneWindow(self.seat, self.window)

    def run(self, s: Champions) -> list[int] | None:
        options = usable(s, self.seat, self.window)
        if not options:
            s.end()
            return None
        options.append(CONTINUE)
        return options

    def choose(self, s: Champions, action: int) -> None:
        if action == CONTINUE:
            s.end()
        else:
            use(s, self.seat, action)

    def rule(self, s: Champions) -> str:
        return "CM-RUNE-04"

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"window": WINDOW_NAMES[self.window]}

    def closed(self, s: Champions) -> list[ClosedOption]:
        return closed_runes(s, self.seat, self.window)


class CommonRuneWindow(Frame):
    """RW-PHASE and RW-END: all seats in turn order, until all pass in succession."""

    __slots__ = ("passes", "window")
    NAME: ClassVar[str] = "common_rune_window"
    FIELDS: ClassVar[tuple[str, ...]] = ("window", "passes")

    def __init__(self, seat: int = -1, window: int = 0) -> None:
        super().__init__(seat)
        self.window = window
        self.passes = 0

    def copy(self) -> "CommonRuneWindow":
        twin = CommonRuneWindow(self.seat, self.window)
        twin.passes = self.passes
        return twin

    def run(self, s: Champions) -> list[int] | None:
        while self.passes < s.seats:
            options = usable(s, self.seat, self.window)
            if options:
                options.append(CONTINUE)
                return options
            self._pass(s)
        s.end()
        return None

    def choose(self, s: Champions, action: int) -> None:
        if action == CONTINUE:
            self._pass(s)
        else:
            self.passes = 0
            use(s, self.seat, action)

    def _pass(self, s: Champions) -> None:
        self.passes += 1
        self.seat = (self.seat + 1) % s.seats

    def kind(self, s: Champions) -> str:
        return "rune_window"

    def rule(self, s: Champions) -> str:
        return "CM-RUNE-04"

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"window": WINDOW_NAMES[self.window]}

    def closed(self, s: Champions) -> list[ClosedOption]:
        return closed_runes(s, self.seat, self.window)


def open_common_window(s: Champions, window: int) -> None:
    """Open a window for everybody, if anybody has a rune at all."""
    for held in s.runes:
        if held:
            s.call(CommonRuneWindow(s.first, window))
            return

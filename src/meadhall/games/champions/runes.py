"""Runes and the windows in which they can be used (CM-RUNE, section 8 of the rules)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Frame, Procedure, Question
from meadhall.core.names import names
from meadhall.core.tuples import replaced, without
from meadhall.games.champions import actions, ids
from meadhall.games.champions.goods import TakeGoods, gain_goods
from meadhall.games.champions.scoring import destiny_glory
from meadhall.games.champions.state import Champions

# The windows, one bit each.
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

_NAMES: Final = names("""
    before_placement before_assignment before_combat turn sage after_placement assigning roll loss
    win journey after_fight before_scoring
""")
WINDOW_NAMES: Final[dict[int, str]] = {1 << at: name for at, name in enumerate(_NAMES)}

# Windows for a single rune, whose effect belongs to the procedure that opens the window.
_RULE_OF: Final[dict[int, str]] = {
    SAGE: "CM-RUNE-14",
    LOSS: "CM-RUNE-08",
    WIN: "CM-RUNE-07",
    JOURNEY: "CM-RUNE-09",
}

_ANY_PHASE: Final = PHASE_PLACE | PHASE_ASSIGN | PHASE_COMBAT
_FREELY: Final = _ANY_PHASE | TURN | AFTER | FIGHT_DONE | END

# Windows in which each rune can be used, by rune.
WINDOWS: Final[list[int]] = [0] * len(ids.RUNES)
WINDOWS[ids.RUNE_GIFTS] = _FREELY | ASSIGNING
WINDOWS[ids.RUNE_WEALTH] = _FREELY
WINDOWS[ids.RUNE_GLORY] = WIN
WINDOWS[ids.RUNE_HEALING] = LOSS
WINDOWS[ids.RUNE_JOURNEY] = JOURNEY
WINDOWS[ids.RUNE_KNOWLEDGE] = PHASE_PLACE | PHASE_ASSIGN | TURN | ASSIGNING
WINDOWS[ids.RUNE_POTENTIAL] = ROLL
WINDOWS[ids.RUNE_REACTION] = ROLL
WINDOWS[ids.RUNE_SUCCESS] = _FREELY | ASSIGNING
WINDOWS[ids.RUNE_TRUE_VISION] = SAGE
WINDOWS[ids.RUNE_VIRTUE] = _FREELY

NOT_IN_THIS_WINDOW: Final = Reason("not_in_this_window", "CM-RUNE-04")
NO_HIDDEN_JOURNEY: Final = Reason("no_hidden_journey", "CM-RUNE-10")
NO_SECRET_DESTINY: Final = Reason("no_secret_destiny", "CM-RUNE-13")
NO_BLAME: Final = Reason("no_blame", "CM-RUNE-16")


def runes_of(s: Champions, seat: int) -> list[int]:
    """CM-RUNE-01, -02, -05: the options to use the open runes of this seat, each kind once."""
    options: list[int] = []
    for rune in s.runes[seat]:
        if actions.RUNE + rune not in options:
            options.append(actions.RUNE + rune)
    return options


def why_no_rune(s: Champions, seat: int, option: int, window: int) -> Reason | None:
    """CM-RUNE-04: whether a rune of this seat can be used in this window, where it can matter."""
    rune = option - actions.RUNE
    if not WINDOWS[rune] & window:
        return NOT_IN_THIS_WINDOW
    if rune == ids.RUNE_SUCCESS and not s.destinies[seat]:
        return NO_SECRET_DESTINY
    if rune == ids.RUNE_KNOWLEDGE and not hidden_journeys(s):
        return NO_HIDDEN_JOURNEY
    return None


def usable(s: Champions, seat: int, window: int) -> list[int]:
    """The options to use a rune of this seat in this window."""
    return [it for it in runes_of(s, seat) if why_no_rune(s, seat, it, window) is None]


def can_use_runes(s: Champions, seat: int, window: int) -> bool:
    """CM-RUNE-04, -05: whether this seat, and nobody else, can use a rune in this window."""
    for rune in s.runes[seat]:
        if WINDOWS[rune] & window and why_no_rune(s, seat, actions.RUNE + rune, window) is None:
            return True
    return False


def hidden_journeys(s: Champions) -> list[int]:
    """The shores with a journey card face down."""
    return [shore for shore in s.variant.shores if is_hidden(s, shore)]


def is_hidden(s: Champions, shore: int) -> bool:
    return s.journey[shore] >= 0 and not s.journey_open[shore]


def flip(s: Champions, seat: int, rune: int) -> None:
    """CM-RUNE-02, -03: a used rune lies face down, stays with its owner and scores."""
    s.choose_openly()
    s.runes = replaced(s.runes, seat, without(s.runes[seat], rune))
    s.used_runes = replaced(s.used_runes, seat, (*s.used_runes[seat], rune))
    if s.telling:
        s.tell("used_rune", {"seat": seat, "rune": ids.RUNES[rune]})


def use(s: Champions, seat: int, option: int) -> None:
    """CM-RUNE-05, -10, -15: a rune with an effect of its own resolves before anything else."""
    rune = option - actions.RUNE
    amount = s.variant.cards.rune_amount[rune]
    flip(s, seat, rune)
    if rune == ids.RUNE_GIFTS:
        if amount > 0:
            s.call(TakeGoods(seat, amount))
    elif rune == ids.RUNE_WEALTH:
        # CM-RUNE-15: as many coins again, at most `amount`.
        gain_goods(s, seat, ids.GAIN_COIN, min(s.coin[seat], amount))
    elif rune == ids.RUNE_KNOWLEDGE:
        # CM-RUNE-10: every hidden journey card on a shore.
        for shore in hidden_journeys(s):
            peek(s, seat, shore)
    elif rune == ids.RUNE_SUCCESS:
        s.call(Success(seat))
    else:
        assert rune == ids.RUNE_VIRTUE
        s.call(Virtue(seat))


def peek(s: Champions, seat: int, shore: int) -> None:
    """A seat looks at a hidden journey card; the others see only that it looked."""
    s.reveals += 1
    s.peeked = replaced(s.peeked, shore, s.peeked[shore] | 1 << seat)
    if s.telling:
        s.tell("peeked", {"seat": seat, "shore": shore + 1})
        card = s.variant.cards.journey_ids[s.journey[shore]]
        s.tell("saw_journey", {"seat": seat, "shore": shore + 1, "journey": card}, 1 << seat)


class Success(Question):
    """CM-RUNE-13, -17: reveal one secret destiny and score it now; it scores again at the end."""

    __slots__ = ()
    RULE: ClassVar[str] = "CM-RUNE-13"

    def options(self, s: Champions) -> list[int]:
        return [actions.REVEAL + destiny for destiny in sorted(set(s.destinies[self.seat]))]

    def choose(self, s: Champions, option: int) -> None:
        s.choose_openly()
        destiny = option - actions.REVEAL
        seat = self.seat
        s.destinies = replaced(s.destinies, seat, without(s.destinies[seat], destiny))
        s.shown_destinies = replaced(s.shown_destinies, seat, (*s.shown_destinies[seat], destiny))
        s.reveals += 1
        glory = destiny_glory(s, seat, destiny)
        s.glory[seat] += glory
        if s.telling:
            name = ids.DESTINIES[destiny]
            s.tell("revealed_destiny", {"seat": seat, "destiny": name, "glory": glory})
        s.end()


class Virtue(Question):
    """CM-RUNE-16: discard one own blame, or name another player who takes one."""

    __slots__ = ()
    RULE: ClassVar[str] = "CM-RUNE-16"

    def candidates(self, s: Champions) -> list[int]:
        return [*blame_options(s, self.seat), actions.ATONE]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        return NO_BLAME if option == actions.ATONE and s.blame[self.seat] == 0 else None

    def choose(self, s: Champions, option: int) -> None:
        if option == actions.ATONE:
            lose_blame(s, self.seat)
        else:
            give_blame(s, self.seat, option - actions.BLAME)
        s.end()


def blame_options(s: Champions, seat: int) -> list[int]:
    """Any other player can be named (A-31)."""
    return [actions.BLAME + other for other in range(s.seats) if other != seat]


def lose_blame(s: Champions, seat: int) -> None:
    s.blame[seat] -= 1
    if s.telling:
        s.tell("lost_blame", {"seat": seat})


def give_blame(s: Champions, seat: int, other: int) -> None:
    s.blame[other] += 1
    if s.telling:
        s.tell("gave_blame", {"seat": seat, "other": other})


class RuneWindow(Question):
    """CM-RUNE-04, -05: a moment in which one seat may use runes. Its result: how many it used."""

    __slots__ = ("used", "window")
    KIND: ClassVar[str] = "rune_window"

    def __init__(self, seat: int = -1, window: int = 0) -> None:
        super().__init__(seat)
        self.window = window
        self.used = 0

    def run(self, s: Champions) -> bool:
        if can_use_runes(s, self.seat, self.window):
            return True
        s.end(self.used)
        return False

    def candidates(self, s: Champions) -> list[int]:
        return [*runes_of(s, self.seat), actions.CONTINUE]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        return (
            None if option == actions.CONTINUE else why_no_rune(s, self.seat, option, self.window)
        )

    def choose(self, s: Champions, option: int) -> None:
        if option == actions.CONTINUE:
            s.end(self.used)
            return
        self.used += 1
        if self.window not in _RULE_OF:
            use(s, self.seat, option)
            return
        flip(s, self.seat, option - actions.RUNE)
        if self.window != SAGE:
            s.end(self.used)

    def rule(self, s: Champions) -> str:
        return _RULE_OF.get(self.window, "CM-RUNE-04")

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"window": WINDOW_NAMES[self.window]}


class CommonRuneWindow(Procedure):
    """RW-PHASE and RW-END: all seats in turn order, until all pass in succession."""

    __slots__ = ("passes", "window")

    def __init__(self, seat: int = -1, window: int = 0) -> None:
        super().__init__(seat)
        self.window = window
        self.passes = 0

    def run(self, s: Champions) -> None:
        if self.result > 0:
            # Whoever used a rune has passed since, and all others may answer.
            self.passes = 1
            self.result = 0
        while self.passes < s.seats:
            seat = self.seat
            self.seat = (seat + 1) % s.seats
            self.passes += 1
            if can_use_runes(s, seat, self.window):
                s.call(RuneWindow(seat, self.window))
                return
        s.end()


def window_for_all(s: Champions, window: int) -> list[Frame]:
    """The common window, if anybody can use a rune in it."""
    for seat in range(s.seats):
        if s.runes[seat] and can_use_runes(s, seat, window):
            return [CommonRuneWindow(s.first, window)]
    return []

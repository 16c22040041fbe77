"""A tiny game that has all a match must cope with: dice, a deck, reveals, several seats at once.

Each turn a seat gains up to three points, may look at a card that all see, and ends the turn or
rolls for more. With `bids`, all seats then bid at the same time; the highest lone bid scores.
"""

from typing import ClassVar

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import ActionSpace, ClosedOption, Verb
from meadhall.core.engine.frame import Frame
from meadhall.core.engine.snapshot import common_to_json, fields_to_json
from meadhall.core.engine.state import State
from meadhall.core.errors import OptionError
from meadhall.core.game import Game
from meadhall.core.settings import OptionSpec, check_options

ACTIONS = ActionSpace(
    [
        Verb("gain", []),
        Verb("look", []),
        Verb("roll", []),
        Verb("end", []),
        Verb("bid", [("points", ("0", "1", "2"))]),
    ]
)
GAIN, LOOK, ROLL, END, BID = 0, 1, 2, 3, 4
MOST_GAINS = 3
SPECS = [
    OptionSpec("rounds", [1, 2, 4], 2, "How many rounds are played."),
    OptionSpec("bids", [True, False], True, "Whether a round ends with bids."),
]


class Rounds(Frame):
    """Turns, then bids, `rounds` times. Steps: the seats' turns, the bids, their outcome."""

    __slots__ = ("round",)
    NAME: ClassVar[str] = "rounds"
    FIELDS: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self) -> None:
        super().__init__()
        self.round = 0

    def copy(self) -> "Rounds":
        twin = Rounds()
        twin.step = self.step
        twin.round = self.round
        return twin

    def run(self, s: "TinyState") -> list[int] | None:
        if self.round == s.options["rounds"]:
            s.end()
        elif self.step < s.seats:
            self.step += 1
            s.call(Turn(self.step - 1))
        elif self.step == s.seats and s.options["bids"]:
            self.step += 1
            s.fork([Bid(seat) for seat in range(s.seats)])
        else:
            if self.step > s.seats:
                lone = [bid for bid in s.bids if s.bids.count(bid) == 1]
                if lone:
                    s.points[s.bids.index(max(lone))] += max(lone)
                s.tell("bids", {"bids": s.bids.copy()})
            self.step = 0
            self.round += 1
        return None


class Turn(Frame):
    __slots__ = ("gains",)
    NAME: ClassVar[str] = "turn"
    FIELDS: ClassVar[tuple[str, ...]] = ("gains",)

    def __init__(self, seat: int = -1, gains: int = 0) -> None:
        super().__init__(seat)
        self.gains = gains

    def copy(self) -> "Turn":
        return Turn(self.seat, self.gains)

    def run(self, s: "TinyState") -> list[int] | None:
        options = [ROLL, END]
        if s.deck:
            options.insert(0, LOOK)
        if self.gains < MOST_GAINS:
            options.insert(0, GAIN)
        return options

    def choose(self, s: "TinyState", action: int) -> None:
        seat = self.seat
        if action == GAIN:
            self.gains += 1
            s.points[seat] += 1
            s.tell("gained", {"seat": seat})
        elif action == LOOK:
            s.seen.append(s.deck.pop())
            s.reveals += 1
            s.tell("seen", {"seat": seat, "card": s.seen[-1]})
        else:
            if action == ROLL:
                s.points[seat] += s.chance.roll("die", 6)
            s.end()

    def rule(self, s: "TinyState") -> str:
        return "TINY-TURN"

    def closed(self, s: "TinyState") -> list[ClosedOption]:
        if self.gains < MOST_GAINS:
            return []
        return [ClosedOption(ACTIONS.options[GAIN], "enough", "TINY-GAIN")]


class Bid(Frame):
    __slots__ = ()
    NAME: ClassVar[str] = "bid"

    def copy(self) -> "Bid":
        return Bid(self.seat)

    def run(self, s: "TinyState") -> list[int] | None:
        return [BID, BID + 1, BID + 2]

    def choose(self, s: "TinyState", action: int) -> None:
        seat = self.seat
        s.bids[seat] = action - BID
        s.tell("bid", {"seat": seat, "points": action - BID}, 1 << seat)
        s.end()

    def rule(self, s: "TinyState") -> str:
        return "TINY-BID"


class TinyState(State):
    __slots__ = ("bids", "deck", "options", "points", "seen")

    def __init__(self, seats: int, options: dict[str, object], chance: Chance) -> None:
        super().__init__(seats, chance)
        self.options = options
        self.points = [0] * seats
        self.bids = [0] * seats
        self.deck: list[int] = []
        self.seen: list[int] = []

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def clone(self) -> "TinyState":
        twin = TinyState(self.seats, self.options, self.chance.copy())
        self._copy_common(twin)
        twin.points = self.points.copy()
        twin.bids = self.bids.copy()
        twin.deck = self.deck.copy()
        twin.seen = self.seen.copy()
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        return {"seats": [{"score": points} for points in self.points]}

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"options": dict(self.options)}
        data.update(common_to_json(self))
        data.update(fields_to_json(self, ("points", "bids", "deck", "seen")))
        return data

    @property
    def scores(self) -> list[int]:
        return self.points.copy()

    @property
    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best]


class Tiny(Game):
    """`rules_version` 2 takes the deck away: a change of rules that old records may not fit."""

    def __init__(self, rules_version: int = 1) -> None:
        super().__init__("tiny", "Tiny", rules_version, (1, 2, 3))

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def new(
        self,
        seats: int,
        options: dict[str, object] | None = None,
        seed: int | str | bytes = 0,
        cards: object = None,
        chance: Chance | None = None,
    ) -> State:
        if seats not in self.seat_counts:
            raise OptionError(f"seats = {seats} is not legal; legal is: 1 | 2 | 3")
        resolved = check_options(SPECS, {} if options is None else options)
        s = TinyState(seats, resolved, Chance(key_of(seed)) if chance is None else chance)
        deck = s.chance.shuffle("deck", [0, 1, 2, 3])
        if self.rules_version == 1:
            s.deck = deck
        s.stack.append(Rounds())
        s._settle()
        return s

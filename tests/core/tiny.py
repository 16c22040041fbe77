"""A tiny game that has all a match must cope with: dice, a deck, reveals, several seats at once.

Each turn a seat gains up to three points, may look at a card that all see, and ends the turn or
rolls for more. With `bids`, all seats then bid at the same time; the highest lone bid scores.
"""

from typing import ClassVar

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace, Reason, Verb
from meadhall.core.engine.frame import Frame, Procedure, Question
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.settings import SettingSpec, Variant

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
ENOUGH = Reason("enough", "TINY-GAIN")
NO_CARD = Reason("no_card", "TINY-LOOK")

TURNS, BIDS, REWARD = 0, 1, 2


class Rounds(Procedure):
    """Turns, then bids, `rounds` times."""

    __slots__ = ("round",)
    STEPS: ClassVar[tuple[str, ...]] = ("turns", "bids", "reward")

    def __init__(self) -> None:
        super().__init__()
        self.round = 0

    def run(self, s: "TinyState") -> None:
        if self.round == s.settings["rounds"]:
            s.end()
        elif self.step == TURNS:
            self.step = BIDS
            s.sequence(*[Turn(seat) for seat in range(s.seats)])
        elif self.step == BIDS:
            self.step = REWARD
            if s.settings["bids"]:
                bids: list[Frame | None] = [Bid(seat) for seat in range(s.seats)]
                s.fork(bids)
        elif self.step == REWARD:
            if s.settings["bids"]:
                lone = [bid for bid in s.bids if s.bids.count(bid) == 1]
                if lone:
                    s.points[s.bids.index(max(lone))] += max(lone)
                s.tell("bids", {"bids": s.bids.copy()})
            self.step = TURNS
            self.round += 1


class Turn(Question):
    __slots__ = ("gains",)
    RULE: ClassVar[str] = "TINY-TURN"

    def __init__(self, seat: int = -1, gains: int = 0) -> None:
        super().__init__(seat)
        self.gains = gains

    def candidates(self, s: "TinyState") -> list[int]:
        return [GAIN, LOOK, ROLL, END]

    def why_not(self, s: "TinyState", option: int) -> Reason | None:
        if option == GAIN and self.gains == MOST_GAINS:
            return ENOUGH
        return NO_CARD if option == LOOK and not s.deck else None

    def choose(self, s: "TinyState", option: int) -> None:
        seat = self.seat
        if option == GAIN:
            self.gains += 1
            s.points[seat] += 1
            s.tell("gained", {"seat": seat})
        elif option == LOOK:
            s.seen.append(s.deck.pop())
            s.reveals += 1
            s.tell("seen", {"seat": seat, "card": s.seen[-1]})
        else:
            if option == ROLL:
                s.points[seat] += s.chance.roll("die", 6)
            s.end()


class Bid(Question):
    __slots__ = ()
    RULE: ClassVar[str] = "TINY-BID"

    def options(self, s: "TinyState") -> list[int]:
        return [BID, BID + 1, BID + 2]

    def choose(self, s: "TinyState", option: int) -> None:
        seat = self.seat
        s.bids[seat] = option - BID
        s.tell("bid", {"seat": seat, "points": option - BID}, 1 << seat)
        s.end(option - BID)


class TinyState(State):
    __slots__ = ("bids", "deck", "points", "seen")

    def __init__(self, setup: Variant, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.points = [0] * setup.seats
        self.bids = [0] * setup.seats
        self.deck: list[int] = []
        self.seen: list[int] = []

    def clone(self) -> "TinyState":
        twin = TinyState(self.setup, self.chance.copy())
        self._copy_common(twin)
        twin.points = self.points.copy()
        twin.bids = self.bids.copy()
        twin.deck = self.deck.copy()
        twin.seen = self.seen.copy()
        return twin


class Tiny(Game):
    """`rules_version` 2 takes the deck away: a change of rules that old records may not fit."""

    def __init__(self, rules_version: int = 1) -> None:
        super().__init__("tiny", "Tiny", rules_version, (1, 2, 3))

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def setting_specs(
        self, seats: int, chosen: dict[str, object] | None = None, cards: object = None
    ) -> list[SettingSpec]:
        return [
            SettingSpec("rounds", [1, 2, 4], 2, "How many rounds are played."),
            SettingSpec("bids", [True, False], True, "Whether a round ends with bids."),
        ]

    def blank_state(self, variant: Variant, chance: Chance) -> State:
        return TinyState(variant, chance)

    def set_up(self, s: TinyState) -> None:
        deck = s.chance.shuffle("deck", [0, 1, 2, 3])
        if self.rules_version == 1:
            s.deck = deck
        s.call(Rounds())

    def redraw(self, s: TinyState, seat: int | None, chance: Chance) -> None:
        s.deck = chance.shuffle("deck", sorted(s.deck))
        for other in range(s.seats):
            if other != seat and s.lanes:
                s.bids[other] = 0

    def view(self, s: TinyState, seat: int | None) -> dict[str, object]:
        return {"seats": [{"score": points} for points in s.points]}

    def scores(self, s: TinyState) -> list[int]:
        return s.points.copy()

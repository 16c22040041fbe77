"""A tiny game that has all a match must cope with: dice, a deck, reveals, several seats at once.

Each turn a seat gains up to three points, may look at a card that all see, may peek at the next one
alone, and ends the turn or rolls for more. With `bids`, all seats then bid at the same time; the
highest lone bid scores.
"""

from typing import ClassVar, TypedDict

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace, Reason, Verb
from meadhall.core.engine.frame import Frame, Procedure, Question
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.settings import SettingSpec, Variant
from meadhall.core.view import Asked, DecisionView, asked, decision_view, schema_of

CARDS = ("ash", "birch", "cedar", "elm")
ACTIONS = ActionSpace(
    [
        Verb("gain", []),
        Verb("look", []),
        Verb("roll", []),
        Verb("end", []),
        Verb("bid", [("points", ("0", "1", "2"))]),
        Verb("peek", []),
    ]
)
GAIN, LOOK, ROLL, END, BID, PEEK = 0, 1, 2, 3, 4, 7
MOST_GAINS = 3
ENOUGH = Reason("enough", "TINY-GAIN")
NO_CARD = Reason("no_card", "TINY-LOOK")
PEEKED = Reason("peeked", "TINY-PEEK")

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
        return [GAIN, LOOK, ROLL, END, PEEK] if s.settings["peeks"] else [GAIN, LOOK, ROLL, END]

    def why_not(self, s: "TinyState", option: int) -> Reason | None:
        if option == GAIN and self.gains == MOST_GAINS:
            return ENOUGH
        if option in (LOOK, PEEK) and not s.deck:
            return NO_CARD
        return PEEKED if option == PEEK and s.top_seen_by >> self.seat & 1 else None

    def choose(self, s: "TinyState", option: int) -> None:
        seat = self.seat
        if option == GAIN:
            self.gains += 1
            s.points[seat] += 1
            s.tell("gained", {"seat": seat})
        elif option == LOOK:
            s.seen.append(s.deck.pop())
            s.top_seen_by = 0
            s.reveals += 1
            s.tell("seen", {"seat": seat, "card": CARDS[s.seen[-1]]})
        elif option == PEEK:
            s.top_seen_by |= 1 << seat
            s.reveals += 1
            s.tell("peeked", {"seat": seat})
            s.tell("peek", {"card": CARDS[s.deck[-1]]}, 1 << seat)
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
    __slots__ = ("bids", "deck", "points", "seen", "top_seen_by")

    def __init__(self, setup: Variant, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.points = [0] * setup.seats
        self.bids = [0] * setup.seats
        self.deck: list[int] = []
        self.seen: list[int] = []
        # Who knows the top card, a bit each.
        self.top_seen_by = 0

    def clone(self) -> "TinyState":
        twin = TinyState(self.setup, self.chance.copy())
        self._copy_common(twin)
        twin.points = self.points.copy()
        twin.bids = self.bids.copy()
        twin.deck = self.deck.copy()
        twin.seen = self.seen.copy()
        twin.top_seen_by = self.top_seen_by
        return twin


class TinyView(TypedDict):
    version: int
    seats: list[dict[str, int]]
    deck: int
    top: str | None
    seen: list[str]
    bid: int | None
    asked: list[Asked]
    decision: DecisionView | None


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
            SettingSpec("peeks", [True, False], False, "Whether one may peek at the next card."),
        ]

    def blank_state(self, variant: Variant, chance: Chance) -> State:
        return TinyState(variant, chance)

    def set_up(self, s: TinyState) -> None:
        deck = s.chance.shuffle("deck", [0, 1, 2, 3])
        if self.rules_version == 1:
            s.deck = deck
        s.call(Rounds())

    def redraw(self, s: TinyState, seat: int | None, chance: Chance) -> None:
        known: list[int] = []
        if seat is not None and s.top_seen_by >> seat & 1:
            known.append(s.deck.pop())
        s.deck = chance.shuffle("deck", sorted(s.deck)) + known
        for other in range(s.seats):
            if other != seat and s.lanes:
                s.bids[other] = 0

    def view(self, s: TinyState, seat: int | None) -> dict[str, object]:
        peeked = seat is not None and s.top_seen_by >> seat & 1
        bid = s.bids[seat] if seat is not None and s.lanes and not s.lanes[seat] else None
        view: TinyView = {
            "version": s.version(seat),
            "seats": [{"score": points} for points in s.points],
            "deck": len(s.deck),
            "top": CARDS[s.deck[-1]] if peeked else None,
            "seen": [CARDS[card] for card in s.seen],
            "bid": bid,
            "asked": asked(s, seat),
            "decision": decision_view(s, seat),
        }
        return dict(view)

    def view_schema(self) -> dict[str, object]:
        return schema_of(TinyView)

    def scores(self, s: TinyState) -> list[int]:
        return s.points.copy()


class Lasting(Tiny):
    """A game that still plays by the rules of the edition before."""

    def plays(self, version: int) -> bool:
        return version in (self.rules_version - 1, self.rules_version)

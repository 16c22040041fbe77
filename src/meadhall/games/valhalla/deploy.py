"""Warriors join a Team: actions 1 and 2, Call to Arms, Jarls, Loki's Trick (VH-TURN-06 to -12).

The Tyr card that may go with them stands here too (VH-TYR-03 to -05, -15). It does not lower the
symbols that action 2 counts (VH-TYR-14).
"""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.core.tuples import replaced, without
from meadhall.games.valhalla import piles
from meadhall.games.valhalla.actions import ATTACH, DEPLOY, DISMISS, PASS, SPACE, TARGET
from meadhall.games.valhalla.ids import CARDS, FIRST_TACTIC, FIRST_TYR, SPACES
from meadhall.games.valhalla.jarls import team_limit
from meadhall.games.valhalla.questions import Offer
from meadhall.games.valhalla.state import Cards, Valhalla

NO_LIMIT: Final = 99

JUST_PLAYED: Final = Reason("just_played", "VH-TURN-12")
TAKEN: Final = Reason("space_taken", "VH-TURN-09")


class Deploy(Question):
    """VH-TURN-06, -10: which Warrior of the hand joins next, of `left` that may."""

    __slots__ = ("added", "left", "symbols")

    def __init__(
        self, seat: int = -1, left: int = 1, symbols: int = NO_LIMIT, added: Cards = ()
    ) -> None:
        super().__init__(seat)
        self.left = left
        self.symbols = symbols  # weapon symbols the Warriors still to come may show
        self.added = added  # positions of those who joined

    def candidates(self, s: Valhalla) -> list[int]:
        return [DEPLOY + card for card in piles.warriors_in_hand(s, self.seat)]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        card = option - DEPLOY
        needed = s.variant.cards.symbols
        limit = self.symbols - needed[card]
        if self.left == 1:
            fits = limit >= 0
        else:
            others = [it for it in piles.warriors_in_hand(s, self.seat) if it != card]
            fits = bool([other for other in others if needed[other] <= limit])
        if fits:
            return None
        limits: dict[str, int | str] = {"symbols": needed[card], "limit": self.symbols}
        return Reason("too_many_symbols", "VH-TURN-10", limits)

    def options(self, s: Valhalla) -> list[int]:
        warriors = piles.warriors_in_hand(s, self.seat)
        if self.symbols == NO_LIMIT:
            return [DEPLOY + card for card in warriors]
        needed, limit = s.variant.cards.symbols, self.symbols
        if self.left == 1:
            return [DEPLOY + card for card in warriors if needed[card] <= limit]
        # Whoever asks for the least goes with anybody who can go at all.
        least, second = sorted([NO_LIMIT, NO_LIMIT, *[needed[card] for card in warriors]])[:2]
        return [
            DEPLOY + card
            for card in warriors
            if needed[card] + (second if needed[card] == least else least) <= limit
        ]

    def choose(self, s: Valhalla, option: int) -> None:
        card = option - DEPLOY
        piles.leave_hand(s, self.seat, card)
        s.row = (card,)
        s.reveals += 1
        symbols = self.symbols - s.variant.cards.symbols[card]
        s.end()
        join(s, self.seat, card, self.left - 1, symbols, self.added)

    def rule(self, s: Valhalla) -> str:
        return "VH-TURN-06" if self.symbols == NO_LIMIT else "VH-TURN-10"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        about: dict[str, int | str] = {"left": self.left}
        if self.symbols < NO_LIMIT:
            about["symbols"] = self.symbols
        return about


def can_play_two(s: Valhalla, seat: int, symbols: int) -> bool:
    """Are there two Warriors in hand that show few enough symbols together?

    VH-TURN-10, -11, VH-TYR-14
    """
    needed = s.variant.cards.symbols
    least = NO_LIMIT
    second = NO_LIMIT
    for card in s.hand[seat]:
        if card >= FIRST_TACTIC:
            break
        count = needed[card]
        if count < least:
            second = least
            least = count
        elif count < second:
            second = count
    return second < NO_LIMIT and least + second <= symbols


def join(
    s: Valhalla, seat: int, card: int, left: int = 0, symbols: int = 0, added: Cards = ()
) -> None:
    """VH-TURN-07, -08: room is made only in a full Team; then a space is found."""
    if s.team[seat] >= team_limit(s, seat):
        s.call(MakeRoom(seat, card, left, symbols, added))
    elif s.variant.choose_spaces:
        s.call(ChooseSpace(seat, card, left, symbols, added))
    else:
        space = s.board.index(-1, seat * SPACES) % SPACES
        _put(s, seat, card, space, left, symbols, added)


def _put(
    s: Valhalla, seat: int, card: int, space: int, left: int, symbols: int, added: Cards
) -> None:
    """VH-SETUP-18, VH-TURN-09: face up on the space, never to be moved."""
    s.row = without(s.row, card)
    position = seat * SPACES + space
    piles.put_on_board(s, position, card)
    if s.telling:
        s.tell("deployed", {"seat": seat, "warrior": CARDS[card], "space": space + 1})
    if left:
        s.call(Deploy(seat, left, symbols, (*added, position)))
    elif s.variant.tyr:
        # Whether the seat is asked shows something of its hand.
        s.reveals += 1
        s.call(AttachTyr(seat, (*added, position)))


class Joining(Question):
    """What must be chosen for a Warrior on its way, who lies in the row, open to all (VH-DWARF-10).

    `left`, `symbols` and `added` are what Deploy goes on with.
    """

    __slots__ = ("added", "card", "left", "symbols")

    def __init__(
        self, seat: int = -1, card: int = -1, left: int = 0, symbols: int = 0, added: Cards = ()
    ) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.symbols = symbols
        self.added = added

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"warrior": CARDS[self.card]}


class MakeRoom(Joining):
    """VH-TURN-07, -08, -12: a full Team first discards a Warrior that was there before."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-TURN-07"

    def candidates(self, s: Valhalla) -> list[int]:
        return [DISMISS + card for card in s.warriors(self.seat)]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return JUST_PLAYED if s.position(option - DISMISS) in self.added else None

    def choose(self, s: Valhalla, option: int) -> None:
        piles.dismiss(s, s.position(option - DISMISS))
        s.end()
        join(s, self.seat, self.card, self.left, self.symbols, self.added)


class ChooseSpace(Joining):
    """VH-SETUP-18, VH-TURN-09, VH-JARL-07: four spaces, two more for a larger Team."""

    __slots__ = ()

    def candidates(self, s: Valhalla) -> list[int]:
        spaces = max(team_limit(s, self.seat), s.variant.cards.team_limit)
        return [SPACE + space for space in range(spaces)]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return None if s.board[self.seat * SPACES + option - SPACE] < 0 else TAKEN

    def choose(self, s: Valhalla, option: int) -> None:
        s.end()
        _put(s, self.seat, self.card, option - SPACE, self.left, self.symbols, self.added)

    def rule(self, s: Valhalla) -> str:
        return "VH-TURN-09" if s.turn else "VH-SETUP-18"


class AttachTyr(Offer):
    """VH-TYR-03 to -05, -15: one Tyr card from the hand for one of those who joined, or none."""

    __slots__ = ("added",)
    RULE: ClassVar[str] = "VH-TYR-03"
    SECRET: ClassVar[bool] = True

    def __init__(self, seat: int = -1, added: Cards = ()) -> None:
        super().__init__(seat)
        self.added = added

    def options(self, s: Valhalla) -> list[int]:
        tyr = [card for card in piles.kinds_of(s.hand[self.seat]) if card >= FIRST_TYR]
        return [ATTACH + card - FIRST_TYR for card in tyr] + [PASS]

    def choose(self, s: Valhalla, option: int) -> None:
        if option == PASS:
            s.end()
        else:
            s.goto(ChooseBearer(self.seat, option - ATTACH + FIRST_TYR, self.added))


class ChooseBearer(Question):
    """VH-TYR-03, -04: who of those who joined just now bears it."""

    __slots__ = ("added", "card")
    RULE: ClassVar[str] = "VH-TYR-03"

    def __init__(self, seat: int = -1, card: int = -1, added: Cards = ()) -> None:
        super().__init__(seat)
        self.card = card
        self.added = added

    def options(self, s: Valhalla) -> list[int]:
        return [TARGET + s.board[position] for position in self.added]

    def choose(self, s: Valhalla, option: int) -> None:
        warrior = option - TARGET
        piles.leave_hand(s, self.seat, self.card)
        s.attached = replaced(s.attached, s.position(warrior), self.card)
        s.reveals += 1
        card, bearer = CARDS[self.card], CARDS[warrior]
        s.tell("attached", {"seat": self.seat, "card": card, "warrior": bearer})
        s.end()

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"card": CARDS[self.card]}


def join_from_pile(s: Valhalla, seat: int) -> None:
    """VH-DWARF-09, -10: the topmost Warrior of the discard pile joins the Team."""
    card = piles.take_from_pile(s, piles.top_warrior(s))
    s.row = (card,)
    join(s, seat, card)

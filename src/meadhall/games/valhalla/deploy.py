"""Warriors join a Team: actions 1 and 2, Call to Arms, Jarls, Loki's Trick (VH-TURN-06 to -12).

The Tyr card that may go with them stands here too (VH-TYR-03 to -05, -15). It does not lower the
symbols that action 2 counts (VH-TYR-14).
"""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.valhalla.actions import ACTIONS, ATTACH, DEPLOY, DISMISS, PASS, SPACE, TARGET
from meadhall.games.valhalla.ids import CARDS, FIRST_TACTIC, FIRST_TYR, SPACES
from meadhall.games.valhalla.jarls import team_limit
from meadhall.games.valhalla.piles import dismiss, kinds_of, leave_hand, put_on_board
from meadhall.games.valhalla.state import Valhalla

# Where Deploy is.
CHOOSE: Final = 0
MAKE_ROOM: Final = 1
CHOOSE_SPACE: Final = 2
ATTACH_TYR: Final = 3
CHOOSE_BEARER: Final = 4

NO_LIMIT: Final = 99


class Deploy(Frame):
    """One or more Warriors join the Team, one after the other; then one of them may get a Tyr card.

    The Warrior that joins lies in the row, open to all, until its space is free (VH-DWARF-10).
    """

    __slots__ = ("added", "card", "left", "symbols", "tyr")
    NAME: ClassVar[str] = "deploy"
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "symbols", "card", "tyr", "added")

    def __init__(self, seat: int = -1, left: int = 1, symbols: int = NO_LIMIT) -> None:
        super().__init__(seat)
        self.left = left
        self.symbols = symbols  # weapon symbols the Warriors still to come may show
        self.card = -1
        self.tyr = -1
        self.added: list[int] = []  # positions

    def copy(self) -> "Deploy":
        twin = Deploy(self.seat, self.left, self.symbols)
        twin.step = self.step
        twin.card = self.card
        twin.tyr = self.tyr
        twin.added = self.added.copy()
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        step = self.step
        if step == CHOOSE:
            if self.left > 0:
                return [DEPLOY + card for card in playable(s, self.seat, self.left, self.symbols)]
            self.step = ATTACH_TYR
            return None
        if step == MAKE_ROOM:
            if s.team[self.seat] >= team_limit(s, self.seat):
                return self._dismissable(s)
            self.step = CHOOSE_SPACE
            step = CHOOSE_SPACE
        if step == CHOOSE_SPACE:
            free = self._free_spaces(s)
            if s.variant.choose_spaces:
                return [SPACE + space for space in free]
            self._put(s, free[0])
            return None
        if step == ATTACH_TYR:
            return self._tyr_options(s)
        board = s.board
        return [TARGET + board[position] for position in self.added]

    def choose(self, s: Valhalla, action: int) -> None:
        step = self.step
        if step == CHOOSE:
            self.card = action - DEPLOY
            leave_hand(s, self.seat, self.card)
            s.row = (self.card,)
            s.reveals += 1
            self.step = MAKE_ROOM
        elif step == MAKE_ROOM:
            dismiss(s, s.position(action - DISMISS))
        elif step == CHOOSE_SPACE:
            self._put(s, action - SPACE)
        elif step == ATTACH_TYR:
            if action == PASS:
                s.end()
            elif len(self.added) == 1:
                self._attach(s, action - ATTACH + FIRST_TYR, self.added[0])
            else:
                self.tyr = action - ATTACH + FIRST_TYR
                self.step = CHOOSE_BEARER
        else:
            self._attach(s, self.tyr, s.position(action - TARGET))

    def _dismissable(self, s: Valhalla) -> list[int]:
        """VH-TURN-07, -08, -12: Warriors already there before."""
        base = self.seat * SPACES
        return [
            DISMISS + s.board[position]
            for position in range(base, base + SPACES)
            if s.board[position] >= 0 and position not in self.added
        ]

    def _free_spaces(self, s: Valhalla) -> list[int]:
        """VH-TURN-09, VH-JARL-07: four spaces, two more for a larger Team."""
        base = self.seat * SPACES
        spaces = max(team_limit(s, self.seat), s.variant.cards.team_limit)
        return [space for space in range(spaces) if s.board[base + space] < 0]

    def _put(self, s: Valhalla, space: int) -> None:
        """VH-SETUP-18, VH-TURN-09: face up on the space, never to be moved."""
        card = self.card
        s.row = ()
        position = self.seat * SPACES + space
        put_on_board(s, position, card)
        self.added.append(position)
        self.left -= 1
        self.symbols -= s.variant.cards.symbols[card]
        self.card = -1
        self.step = CHOOSE
        if s.telling:
            s.tell("deployed", {"seat": self.seat, "warrior": CARDS[card], "space": space + 1})

    def _tyr_options(self, s: Valhalla) -> list[int] | None:
        """VH-TYR-03: one Tyr card from the hand, or none."""
        if s.variant.tyr:
            options = [
                ATTACH + card - FIRST_TYR
                for card in kinds_of(s.hand[self.seat])
                if card >= FIRST_TYR
            ]
            if options:
                options.append(PASS)
                return options
        s.end()
        return None

    def _attach(self, s: Valhalla, tyr: int, position: int) -> None:
        leave_hand(s, self.seat, tyr)
        s.attached = replaced(s.attached, position, tyr)
        s.reveals += 1
        if s.telling:
            warrior = CARDS[s.board[position]]
            s.tell("attached", {"seat": self.seat, "card": CARDS[tyr], "warrior": warrior})
        s.end()

    def kind(self, s: Valhalla) -> str:
        return ("deploy", "make_room", "choose_space", "attach_tyr", "choose_bearer")[self.step]

    def rule(self, s: Valhalla) -> str:
        if self.step == CHOOSE:
            return "VH-TURN-06" if self.symbols == NO_LIMIT else "VH-TURN-10"
        return ("", "VH-TURN-07", "VH-TURN-09", "VH-TYR-03", "VH-TYR-03")[self.step]

    def about(self, s: Valhalla) -> dict[str, int | str]:
        about: dict[str, int | str] = {}
        if self.step == CHOOSE:
            about["left"] = self.left
            if self.symbols < NO_LIMIT:
                about["symbols"] = self.symbols
        elif self.card >= 0:
            about["warrior"] = CARDS[self.card]
        elif self.tyr >= 0:
            about["card"] = CARDS[self.tyr]
        return about

    def closed(self, s: Valhalla) -> list[ClosedOption]:
        if self.step == MAKE_ROOM:
            return [
                ClosedOption(
                    ACTIONS.options[DISMISS + s.board[position]], "just_played", "VH-TURN-12"
                )
                for position in self.added
            ]
        if self.step != CHOOSE:
            return []
        open_cards = playable(s, self.seat, self.left, self.symbols)
        return [
            ClosedOption(
                ACTIONS.options[DEPLOY + card],
                "too_many_symbols",
                "VH-TURN-10",
                {"symbols": s.variant.cards.symbols[card], "limit": self.symbols},
            )
            for card in s.hand[self.seat]
            if card < FIRST_TACTIC and card not in open_cards
        ]


def playable(s: Valhalla, seat: int, left: int, symbols: int) -> list[int]:
    """VH-TURN-06, -10, -11: Warriors in hand that can be the next of `left` to be played."""
    needed = s.variant.cards.symbols
    warriors: list[int] = []
    for card in s.hand[seat]:
        if card >= FIRST_TACTIC:
            break
        warriors.append(card)
    if left == 1:
        return [card for card in warriors if needed[card] <= symbols]
    found: list[int] = []
    for card in warriors:
        for other in warriors:
            if other != card and needed[card] + needed[other] <= symbols:
                found.append(card)
                break
    return found


def can_play_two(s: Valhalla, seat: int, symbols: int) -> bool:
    """VH-TURN-10: are there two Warriors in hand that show few enough symbols together?"""
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


def join_from_row(s: Valhalla, seat: int, card: int) -> None:
    """VH-DWARF-09, -10: a Warrior from the discard pile lies in the row until there is room."""
    s.row = (card,)
    joining = Deploy(seat)
    joining.card = card
    joining.step = MAKE_ROOM
    s.call(joining)

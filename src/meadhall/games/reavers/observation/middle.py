"""The part of an observation that is about what is in progress: the question asked, the fight, and
what the procedures below it still owe or offer the seat that acts.
"""

from typing import Final

from meadhall.core.engine.frame import Frame
from meadhall.core.names import names
from meadhall.core.observation import Observation, one_of
from meadhall.core.writing import BytesWriter, packed, put, put_all
from meadhall.games.reavers import ids
from meadhall.games.reavers.artifacts import ArtifactDie
from meadhall.games.reavers.combat import Commit, Reroll
from meadhall.games.reavers.effects import (
    Buy,
    DiscardProphecy,
    GainDie,
    GiveTerror,
    LoseDie,
    LoseOneOf,
    MayPay,
    Resolve,
)
from meadhall.games.reavers.observation.cards import CardNumbers, together
from meadhall.games.reavers.observation.combat import (
    COMBAT_ROW,
    NO_COMBAT,
    commit_row,
    reroll_row,
)
from meadhall.games.reavers.observation.means import chance, lacking, means_of
from meadhall.games.reavers.observation.questions import PLACE_OF, QUESTIONS
from meadhall.games.reavers.observation.rows import (
    JOURNEY_ROW,
    KEEP_ROW,
    OFFERED_ROW,
    OWED_ROW,
    REAVER_ROW,
    SEA_ROW,
    VILLAGE_ROW,
)
from meadhall.games.reavers.paying import DiscardReaver, PayAnyDice, PayIcons
from meadhall.games.reavers.pillage import Pillage
from meadhall.games.reavers.receiving import DrawChoice, KeepCard
from meadhall.games.reavers.recruit import PickReaver, TakePair, UseReaver
from meadhall.games.reavers.sea import Battle, ChooseBattle, Journey
from meadhall.games.reavers.spoils import OrderSpoils
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.territories import ASK, Subdue, TileRewards
from meadhall.games.reavers.trade import Trade, TradeDie
from meadhall.games.reavers.villages import FifthArtifact, SpoilsChoice

# Where of OWED_ROW something is counted; cards by their deck.
OWED_DICE: Final = OWED_ROW.index("dice")
OWED_CLAN_DICE: Final = OWED_ROW.index("clan_dice")
OWED_SET_DICE: Final = OWED_ROW.index("set_dice")
OWED_LOSE_DICE: Final = OWED_ROW.index("lose_dice")
OWED_LOSE_OTHER: Final = OWED_ROW.index("lose_other")
OWED_GIVE_TERROR: Final = OWED_ROW.index("give_terror")
OWED_DRAWN: Final[list[int]] = [
    *[OWED_ROW.index(deck) for deck in ("reaver", "village", "keep")],
    *[OWED_LOSE_OTHER, OWED_LOSE_OTHER, OWED_ROW.index("prophecy")],
]
NOTHING_OWED: Final = bytes(len(OWED_ROW))
NOTHING_OFFERED: Final = bytes(len(OFFERED_ROW))
NO_JOURNEY: Final = bytes(len(JOURNEY_ROW))
NOTHING_TO_TAKE: Final = bytes(3)
NOT_SUBDUING: Final = bytes(8)
NOTHING_TO_PAY: Final = bytes(9)
# By the place of a question, and of none at the end.
ASKED: Final[list[bytes]] = [
    packed(one_of(len(QUESTIONS), place)) for place in [*range(len(QUESTIONS)), -1]
]


def name_middle(layout: Observation) -> None:
    layout.flags("asked", QUESTIONS, "the question that is asked")
    layout.row("owed", OWED_ROW, "what the seat in its turn will get without a choice")
    layout.row("offered", OFFERED_ROW, "what the seat in its turn may buy or win")
    layout.row("reavers_in_hand", REAVER_ROW, "Reavers still to be used, all together")
    layout.row("spoils_in_hand", VILLAGE_ROW, "Village Spoils still to be resolved, all together")
    layout.row("keep_spoils_in_hand", KEEP_ROW, "Keep Spoils still to be resolved, all together")
    layout.row("to_take", ("reaver", "village_spoils", "keep_spoils"), "cards still to be taken")
    layout.row("trade", ("picks", "dice"), "picks left, dice left of this pick")
    left = ("attempts", "level", *ids.TERRITORY_TYPES, "level_1", "level_2", "level_3")
    layout.row("subduing", left, "attempts left, level of this one, tiles taken by type and level")
    layout.flags("sea", ("battle_to_come", "from_deck"), "the way by sea")
    layout.row("journey", JOURNEY_ROW, "the Sea Journey: its price, reward and harm")
    layout.add("journey.lacks", "dice and goods missing to pay for it")
    layout.row("battle", SEA_ROW, "the Sea Battle chosen")
    layout.add("battle.lacks", "dice missing to pay for it")
    layout.add("battle.wins", "chance in % to win it with all dice", 100)
    layout.row("combat", COMBAT_ROW, "its cause, its dice, chances in % of the next roll")
    layout.row("to_pay", (*ids.TARGETS, "any", *ids.COLOURS, "reavers"), "dice still to be paid")
    layout.row("looking_at", ("cards", "keep"), "cards a seat looks at, and how many it keeps")
    layout.add("acquired", "Reavers acquired in this turn")


class Middle:
    """What the frames of the stack have in hand, added up."""

    __slots__ = names("""
        battle battle_lacks battle_to_come battle_wins combat from_deck journey journey_lacks keep
        keeping looking offered owed pay reavers subduing take trade_dice trade_picks village
    """)

    def __init__(self, numbers: CardNumbers) -> None:
        self.owed: bytes = NOTHING_OWED
        self.offered: bytes = NOTHING_OFFERED
        self.reavers: bytes = numbers.no_reavers
        self.village: bytes = numbers.no_village
        self.keep: bytes = numbers.no_keep
        self.take: list[int] | None = None
        self.trade_picks = 0
        self.trade_dice = 0
        self.subduing: list[int] | None = None
        self.battle_to_come = 0
        self.from_deck = 0
        self.journey: bytes = NO_JOURNEY
        self.journey_lacks = 0
        self.battle: bytes = numbers.no_sea
        self.battle_lacks = 0
        self.battle_wins = 0
        self.combat: bytes = NO_COMBAT
        self.pay: list[int] | None = None
        self.looking = 0
        self.keeping = 0

    def to_pay(self, what: int, amount: int) -> None:
        if self.pay is None:
            self.pay = [0, 0, 0, 0, 0, 0, 0, 0, 0]
        self.pay[what] += amount

    def owe(self, row: bytes) -> None:
        self.owed = row if self.owed is NOTHING_OWED else together(self.owed, row)

    def offer(self, row: bytes) -> None:
        self.offered = row if self.offered is NOTHING_OFFERED else together(self.offered, row)

    def hold(self, numbers: CardNumbers, deck: int, kinds: list[int]) -> None:
        """Cards of a deck in somebody's hand."""
        for kind in kinds:
            if deck == ids.REAVER_DECK:
                self.reavers = together(self.reavers, numbers.reaver_rows[kind])
            elif deck == ids.VILLAGE_DECK:
                self.village = together(self.village, numbers.village_rows[kind])
            elif deck == ids.KEEP_DECK:
                self.keep = together(self.keep, numbers.keep_rows[kind])

    def hold_spoils(self, numbers: CardNumbers, card: int) -> None:
        """A spoils card by its number in ids.CARDS."""
        if card < ids.KEEP_BASE:
            self.hold(numbers, ids.VILLAGE_DECK, [card - ids.VILLAGE_BASE])
        else:
            self.hold(numbers, ids.KEEP_DECK, [card - ids.KEEP_BASE])


def add_middle(out: BytesWriter, s: Reavers, seat: int, numbers: CardNumbers) -> None:
    stack = s.stack
    depth = len(stack)
    question = PLACE_OF.get(type(stack[depth - 1]), -1) if depth else -1
    out.write(ASKED[question])
    it = Middle(numbers)
    # Below are the rounds and the activation.
    for at in range(1, depth):
        _look_at(it, s, stack[at], seat, numbers)
    out.write(it.owed)
    out.write(it.offered)
    out.write(it.reavers)
    out.write(it.village)
    out.write(it.keep)
    _add_row(out, it.take, NOTHING_TO_TAKE)
    put(out, it.trade_picks)
    put(out, it.trade_dice)
    _add_row(out, it.subduing, NOT_SUBDUING)
    put(out, it.battle_to_come)
    put(out, it.from_deck)
    out.write(it.journey)
    put(out, it.journey_lacks)
    out.write(it.battle)
    put(out, it.battle_lacks)
    put(out, it.battle_wins)
    out.write(it.combat)
    _add_row(out, it.pay, NOTHING_TO_PAY)
    put(out, it.looking)
    put(out, it.keeping)
    put(out, len(s.acquired))


def _add_row(out: BytesWriter, row: list[int] | None, nothing: bytes) -> None:
    if row is None:
        out.write(nothing)
    else:
        put_all(out, row)


def _look_at(it: Middle, s: Reavers, frame: Frame, seat: int, numbers: CardNumbers) -> None:
    cards = s.variant.cards
    if isinstance(frame, Resolve):
        it.owe(numbers.owed[frame.effect][frame.step])
    elif isinstance(frame, PayIcons):
        for target in range(4):
            it.to_pay(target, frame.need[target])
    elif isinstance(frame, UseReaver):
        it.hold(numbers, ids.REAVER_DECK, [frame.card])
    elif isinstance(frame, PickReaver):
        it.hold(numbers, ids.REAVER_DECK, frame.cards)
    elif isinstance(frame, GainDie):
        it.owe(_some(_die_column(frame.face), 1))
    elif isinstance(frame, OrderSpoils):
        for card in frame.cards:
            it.hold_spoils(numbers, card)
    elif isinstance(frame, (Pillage, SpoilsChoice)):
        it.hold_spoils(numbers, frame.card)
        it.offer(numbers.offered[cards.pillage[frame.card]])
    elif isinstance(frame, MayPay):
        if frame.cost:
            it.offer(together(numbers.offered[frame.effect], numbers.prices[frame.cost]))
        else:
            it.owe(numbers.owed[frame.effect][0])
    elif isinstance(frame, TakePair):
        taken = cards.cards_gained[s.space]
        if frame.deck != ids.REAVER_DECK:
            taken += cards.extra_cards[s.space][s.seats][s.distance(frame.seat)]
        if it.take is None:
            it.take = [0, 0, 0]
        it.take[frame.deck] = taken
    elif isinstance(frame, Commit):
        it.combat = commit_row(frame, numbers)
    elif isinstance(frame, Reroll):
        it.combat = reroll_row(frame, numbers)
    elif isinstance(frame, Subdue):
        _subdue(it, s, frame)
    elif isinstance(frame, Trade):
        it.trade_picks = frame.picks
    elif isinstance(frame, TradeDie):
        it.trade_dice = frame.left
    else:
        _look_at_seldom(it, s, frame, seat, numbers)


def _look_at_seldom(it: Middle, s: Reavers, frame: Frame, seat: int, numbers: CardNumbers) -> None:
    cards = s.variant.cards
    if isinstance(frame, KeepCard):
        it.looking = len(frame.cards) + len(frame.kept)
        it.keeping = frame.keep
        if frame.seat == seat:
            # Nobody else sees these cards.
            it.hold(numbers, frame.deck, frame.cards)
            it.hold(numbers, frame.deck, frame.kept)
    elif isinstance(frame, Buy):
        it.offer(together(numbers.offered[frame.effect], numbers.prices[frame.cost]))
    elif isinstance(frame, PayAnyDice):
        it.to_pay(4, frame.left)
        colour = cards.book.costs[frame.cost].colour
        if colour != ids.ANY_COLOUR:
            it.to_pay(5 + colour, frame.left)
    elif isinstance(frame, ArtifactDie):
        it.to_pay(4, frame.left)
    elif isinstance(frame, DiscardReaver):
        it.to_pay(8, frame.left)
    elif isinstance(frame, TileRewards):
        for tile in frame.taken:
            if tile >= 0:
                it.owe(numbers.owed[cards.tile_reward[tile]][0])
    elif isinstance(frame, ChooseBattle):
        it.battle_to_come = 1
    elif isinstance(frame, Journey):
        it.journey = numbers.journey_rows[frame.card]
        cost = cards.book.costs[cards.journey_cost[frame.card]]
        it.journey_lacks = lacking(means_of(s, frame.seat), cost)
    elif isinstance(frame, Battle):
        it.battle = numbers.sea_rows[frame.card]
        own = means_of(s, frame.seat)
        it.battle_lacks = lacking(own, cards.book.costs[cards.sea_cost[frame.card]])
        it.battle_wins = chance(numbers, own.battle_dice, cards.sea_defense[frame.card])
        it.from_deck = frame.from_deck
    elif isinstance(frame, FifthArtifact):
        it.hold(numbers, ids.VILLAGE_DECK, [frame.card])
    elif isinstance(frame, DrawChoice):
        for deck in frame.decks:
            it.owe(_some(OWED_DRAWN[deck], frame.count))
    elif isinstance(frame, LoseDie):
        it.owe(_some(OWED_LOSE_DICE, frame.left))
    elif isinstance(frame, (LoseOneOf, DiscardProphecy)):
        it.owe(_some(OWED_LOSE_OTHER, frame.left))
    elif isinstance(frame, GiveTerror):
        it.owe(_some(OWED_GIVE_TERROR, frame.amount))


def _die_column(face: int) -> int:
    if face == ids.FACE_CHOOSE:
        return OWED_SET_DICE
    return OWED_CLAN_DICE if face == ids.CLAN else OWED_DICE


def _some(column: int, amount: int) -> bytes:
    row = [0] * len(OWED_ROW)
    row[column] = amount
    return packed(row)


def _subdue(it: Middle, s: Reavers, frame: Subdue) -> None:
    """Only the stacks that the tiles come from are known, even to the seat that took them."""
    row = [0, 0, 0, 0, 0, 0, 0, 0] if it.subduing is None else it.subduing
    it.subduing = row
    row[0] = frame.left
    row[1] = frame.stack % ids.LEVELS + 1 if frame.step != ASK else 0
    for tile in frame.taken:
        stack = s.variant.cards.tile_stack[tile]
        row[2 + stack // ids.LEVELS] += 1
        row[5 + stack % ids.LEVELS] += 1

"""Situations of Reavers of Midgard.

Dice are written as events name them, colour and face: ``red:ship``, ``blue:raven``; several equal
ones as ``red:ship*3``. Cards, tiles, spaces and stacks go by their ids in the card data.
"""

import copy
from typing import Final, cast

from meadhall.core.tuples import replaced
from meadhall.games.reavers import rounds
from meadhall.games.reavers.cards import CardSet
from meadhall.games.reavers.cards.cardset import CLOSED_ORDERS
from meadhall.games.reavers.combat import CAUSES, Commit
from meadhall.games.reavers.dice import DIE_NAMES
from meadhall.games.reavers.game import ReaversOfMidgard
from meadhall.games.reavers.ids import (
    ARTIFACTS,
    CARDS,
    COLOURS,
    CREW,
    DECK_BASE,
    DECKS,
    DICE,
    DICE_SUPPLY,
    FACES,
    FARM,
    FLIPPED,
    GOODS,
    GOODS_PER_SEAT,
    LEVELS,
    PROPHECIES,
    PROPHECY_DECK,
    REAVER_DECK,
    REAVERS,
    SEA_DECK,
    SPACES,
    STACKS,
    SUPPLY,
    TERRITORY_TYPES,
    TILE_SUPPLY,
    UPGRADES,
)
from meadhall.games.reavers.prophecies import prophecies
from meadhall.games.reavers.receiving import receive
from meadhall.games.reavers.rounds import Activation, Rounds, selection_order
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.view import ReaversView
from meadhall.testing.describing import DescribedTable, points_by_source, without, words_of

# Where a situation can start; see `Situation.start`.
MOMENTS: Final[tuple[str, ...]] = (
    "round",
    "selection",
    "specialists",
    "turn",
    "receiving",
    "combat",
    "round_end",
    "scoring",
)
# What a player has that may be described bit by bit.
ADDED_UP: Final = ("dice", "upgrades", "flipped", "pile", "tiles", "used_artifacts", "stored")
# What lies where a card or pair was taken.
TAKEN: Final = "-"
SINGLE_CARDS: Final = (SEA_DECK, PROPHECY_DECK)


class Holdings:
    """What a player has now, readable by name."""

    def __init__(self, table: "Situation", seat: int) -> None:
        self._table = table
        self._seat = seat

    def __getattr__(self, name: str) -> int:
        if name in GOODS:
            return self._table.state.good(self._seat, GOODS.index(name))
        raise AttributeError(f"{name!r}; expected one of {', '.join(GOODS)}, crew, dice, jarl …")

    @property
    def crew(self) -> int:
        """How many crew dice."""
        return self._table.state.crew(self._seat)

    @property
    def dice(self) -> list[str]:
        """All crew dice, red before blue before yellow, faces in the order of the box."""
        s = self._table.state
        held = s.dice[self._seat * DICE : (self._seat + 1) * DICE]
        assert sum(held) == self.crew, "the count of crew dice is wrong"
        return [DIE_NAMES[die] for die in range(DICE) for _ in range(held[die])]

    @property
    def jarl(self) -> str | None:
        jarl = self._table.state.jarl[self._seat]
        return REAVERS[jarl] if jarl >= 0 else None

    def specialists(self, space: str) -> list[str]:
        """The Reavers under an action space, from top to bottom."""
        row = self._seat * len(SPACES) + SPACES.index(space)
        return [REAVERS[reaver] for reaver in self._table.state.specialists[row]]

    @property
    def artifacts(self) -> list[str]:
        return [ARTIFACTS[artifact] for artifact in self._table.state.artifacts[self._seat]]

    @property
    def used_artifacts(self) -> list[str]:
        """Those used in this activation."""
        used = self._table.state.used[self._seat]
        return [name for place, name in enumerate(self.artifacts) if used >> place & 1]

    @property
    def stored(self) -> dict[str, str]:
        """Dice that lie on Artifacts for good (setting artifact_dice_usable_as_crew = false)."""
        stored = self._table.state.stored[self._seat]
        pairs = zip(self.artifacts, stored, strict=True)
        return {artifact: DIE_NAMES[die] for artifact, die in pairs if die >= 0}

    @property
    def upgrades(self) -> list[str]:
        """Ship Upgrades that can be used."""
        return [UPGRADES[tile] for tile in self._table.state.upgrades[self._seat] if tile < FLIPPED]

    @property
    def flipped(self) -> list[str]:
        """Ship Upgrades used this round."""
        tiles = self._table.state.upgrades[self._seat]
        return [UPGRADES[tile - FLIPPED] for tile in tiles if tile >= FLIPPED]

    @property
    def pile(self) -> list[str]:
        """The Glory pile, without the Prophecies only the owner has seen."""
        return [CARDS[card] for card in self._table.state.pile[self._seat]]

    @property
    def prophecies(self) -> list[str]:
        """All Prophecies: those everybody saw, then those only the owner has seen."""
        return [PROPHECIES[card] for card in prophecies(self._table.state, self._seat)]

    @property
    def secret(self) -> list[str]:
        """The Prophecies only the owner has seen."""
        return [PROPHECIES[card] for card in self._table.state.secret[self._seat]]

    @property
    def tiles(self) -> list[str]:
        """Territory tiles, turned over."""
        ids = self._table.state.variant.cards.tile_ids
        return [ids[tile] for tile in self._table.state.tiles[self._seat]]

    @property
    def score(self) -> dict[str, int]:
        """Final Glory by source; several cards of one source are added up."""
        lines = points_by_source(self._table.state, self._seat)
        lines["total"] = sum(lines.values())
        return lines


class Situation(DescribedTable):
    """A game of Reavers stopped at a moment of one's choosing.

    Until `start`, describe it; whatever is not described is absent: nobody owns anything, no card
    lies face up, no die on the Trade space, no space has been selected; decks and territory stacks
    are whole and in a fixed random order; the first seat holds the marker (and the Honor Ship).
    """

    def __init__(
        self, names: str = "Anna Bo", cards: CardSet | None = None, **settings: object
    ) -> None:
        super().__init__(ReaversOfMidgard(), names, cards, settings)
        self._early_luck: list[tuple[str, tuple[str, ...], dict[str, str]]] = []
        self._won: bool | None = None
        self._said: set[tuple[str, ...]] = set()

    # -- describing the situation ----------------------------------------------------------------

    def _once(self, *what: str) -> None:
        """What can be said only once: a second time would silently replace the first."""
        if what in self._said:
            raise AssertionError(f"{' '.join(what)} is described twice: say all of it at once")
        self._said.add(what)

    def has(self, name: str, **holdings: object) -> None:
        """food, favor, glory, terror; farm, wall, tower; dice ("red:ship*2 blue:raven"); jarl;
        artifacts, used_artifacts, stored (Artifact to die), upgrades, flipped; prophecies (only
        the owner has seen them); pile (ids of cards everybody saw); tiles (territories).

        Dice, upgrades, the pile and tiles add up over several calls; all else is said once."""
        self._note("has", name, **holdings)
        for what in holdings:
            if what not in ADDED_UP:
                self._once(name, what)

    def specialists(self, name: str, space: str, *reavers: str) -> None:
        """Reavers under an action space, from top to bottom."""
        self._note("specialists", name, space, *reavers)
        self._once("specialists", name, space)

    def board(self, **fields: object) -> None:
        """round, activation (1 to 4), start and honor (names), order (names); dice lying on the
        Trade space; selected (space to name); supply_red, supply_farm, supply_chest_upgrade and so
        on: all that is left in the supply."""
        self._note("board", **fields)
        for what in fields:
            self._once("board", what)

    def face_up(self, deck: str, *places: str) -> None:
        """Cards on the board: pairs as ``"fanatic warrior"``, or single cards; "-": taken."""
        self._note("face_up", deck, *places)
        self._once("face_up", deck)

    def deck(self, deck: str, *cards: str) -> None:
        """The cards on top of a deck, the first to be drawn first."""
        self._note("deck", deck, *cards)

    def only(self, deck: str, *cards: str) -> None:
        """The whole face-down deck, the first card on top; nothing is discarded."""
        self._note("only", deck, *cards)
        self._once("only", deck)

    def discarded(self, deck: str, *cards: str) -> None:
        """The discarded, face-up part of a deck."""
        self._note("discarded", deck, *cards)
        self._once("discarded", deck)

    def stack(self, stack: str, *tiles: str) -> None:
        """A whole territory stack ("food_1"), the first tile on top; without tiles: empty."""
        self._note("stack", stack, *tiles)
        self._once("stack", stack)

    def tile(self, stack: str, *reward: dict[str, object]) -> str:
        """A territory tile of one's own with this reward; gives its id. It is in no stack."""
        entry, tiles = self._own_name("tile"), self._entries("territory_tiles")
        kind = TERRITORY_TYPES[STACKS.index(stack) // LEVELS]
        level = STACKS.index(stack) % LEVELS + 1
        like = next(tile for tile in tiles if tile["type"] == kind and tile["level"] == level)
        tiles.append({**copy.deepcopy(like), "id": entry, "count": 0, "reward": list(reward)})
        return entry

    def peaceful_cost(self, stack: str, *cost: dict[str, object]) -> None:
        """What the tiles of a stack cost peacefully."""
        kind = TERRITORY_TYPES[STACKS.index(stack) // LEVELS]
        level = STACKS.index(stack) % LEVELS + 1
        for tile in self._entries("territory_tiles"):
            if tile["type"] == kind and tile["level"] == level:
                tile["peaceful_cost"] = list(cost)

    def journey(self, card: str | None = None, **fields: object) -> str:
        """The Sea Journey card on top: by id, or one of one's own (avoid_cost, avoid_reward,
        effect as lists in the words of the card data). Gives its id."""
        if card is None:
            card = self._own_name("journey")
            self._entries("sea_journeys").append({
                "id": card, "name_en": card, "count": 0, "avoid_cost": [], "avoid_reward": [],
                "effect": [], "provenance": "test", **fields,
            })  # fmt: skip
        self._note("deck", "sea_journey", card)
        return card

    # -- starting --------------------------------------------------------------------------------

    def start(
        self,
        moment: str = "selection",
        name: str | None = None,
        space: str = "raid_keeps",
        active: str | None = None,
        defense: int = 1,
        cause: str = "sea_battle",
        deck: str = "village_spoils",
        cards: str = "",
    ) -> None:
        """Go to a moment of a round.

        - "round": a new round begins (`board(round=2)`: the third one will).
        - "selection": `name` selects a space.
        - "specialists": step B at `space`, selected by `active`, from its first seat on.
        - "turn": `name` acts or rests at `space`, selected by `active` (without it: by `name`).
        - "receiving": the same turn, in which `name` has just gained `cards` of `deck`.
        - "combat": the same turn, in which `name` fights `defense`, for a `cause` of the rules:
          sea_battle, pillage, subdue. Whether it was won: `t.won`.
        - "round_end": the fourth activation is over.
        - "scoring": the last round is over.
        """
        if moment not in MOMENTS:
            raise AssertionError(f"no moment {moment!r}; there are: {', '.join(MOMENTS)}")
        s = self._prepare()
        self._force_early_luck()
        self._begin(s)
        if moment == "round":
            s.call(Rounds())
        elif moment == "round_end" or moment == "scoring":
            s.activation = rounds.ACTIVATIONS - 1
            if moment == "scoring":
                s.round = s.variant.cards.rounds
            s.call(Rounds(step=rounds.END_ACTIVATION))
        else:
            s.call(Rounds(step=rounds.END_ACTIVATION))
            self._make_active(s, active if active is not None else name)
            if moment == "selection":
                s.call(Activation(s.active()))
            else:
                s.space = SPACES.index(space)
                s.selected = replaced(s.selected, s.space, s.active())
                seat = s.active() if name is None else self.seat(name)
                self._activate(s, seat, moment)
                if moment == "combat":
                    s.call(Commit(seat, defense, CAUSES.index(cause)))
                elif moment == "receiving":
                    self._receive(s, seat, deck, cards)
        s.run()
        self._look_at_combat()

    def _prepare(self) -> Reavers:
        s: Reavers = self._new_table()
        s.stack.clear()
        s.events = []
        self._clear(s)
        # Decks and stacks are as said whatever else uses their cards; last of all, the supply.
        self._notes.sort(key=lambda note: note[0] in ("deck", "only", "stack"))
        self._notes.sort(key=lambda note: any(field.startswith("supply_") for field in note[2]))
        self._carry_out_notes(s)
        if not s.order:
            s.order = selection_order(s)
        return s

    def _make_active(self, s: Reavers, name: str | None) -> None:
        """The first activation, from the one described on, that is this player's."""
        if name is None:
            return
        while s.active() != self.seat(name):
            s.activation += 1
            if s.activation == rounds.ACTIVATIONS:
                order = ", ".join(self.names[seat] for seat in s.order)
                raise AssertionError(f"{name} does not select any more; the order is: {order}")

    def _activate(self, s: Reavers, seat: int, moment: str) -> None:
        """The space is selected: its specialists, or the turn of a seat."""
        if moment == "specialists":
            s.call(Activation(s.active(), rounds.SPECIALISTS))
        elif moment == "turn":
            s.call(Activation(s.active(), rounds.TURNS, s.distance(seat)))
        else:
            s.turn = seat
            s.call(Activation(s.active(), rounds.END_OF_TURN, s.distance(seat) + 1))

    def _receive(self, s: Reavers, seat: int, deck: str, cards: str) -> None:
        number = DECKS.index(deck)
        gained = [self._number(s, number, card) for card in cards.split()]
        for card in gained:
            s.decks = replaced(s.decks, number, without(s.decks[number], card))
        receive(s, seat, number, gained)

    def start_new_game(self, strict: bool = False) -> None:
        """Not a situation but the beginning: set-up as in a real game. What was not forced is
        left to luck, afterwards too; `strict`: every roll and shuffle must have been decided.
        Cards may have been changed before, and luck forced; nothing else can be described."""
        if self._notes:
            raise AssertionError(
                f"a new game is set up by the rules: {self._noted()} cannot be honoured"
            )
        self._force_early_luck()
        self._start_new_game(strict)

    def _force_early_luck(self) -> None:
        if self._early_luck:
            cards = cast(CardSet, self._cards())
            for kind, args, faces in self._early_luck:
                if kind == "roll":
                    self._force(cards, faces)
                else:
                    self._force_order(cards, *args)

    def _clear(self, s: Reavers) -> None:
        s.round = 1
        s.start = 0
        s.honor = 0 if s.seats == 3 else -1
        cards = s.variant.cards
        s.supply = cards.token_count + cards.dice_count + cards.upgrade_count
        s.goods = [0] * (s.seats * GOODS_PER_SEAT)
        s.trade = s.trade_rolled = ()
        for deck in range(len(DECKS)):
            each = 1 if deck in SINGLE_CARDS else 2
            s.face_up = replaced(s.face_up, deck, (-1,) * (cards.face_up[deck][s.seats] * each))

    # -- a player's things -------------------------------------------------------------------------

    def _set_has(self, s: Reavers, name: str, **holdings: object) -> None:
        for what, value in holdings.items():
            setter = getattr(self, f"_have_{what}", None)
            if what in GOODS:
                self._have_good(s, self.seat(name), GOODS.index(what), cast(int, value))
            elif setter is not None:
                setter(s, self.seat(name), value)
            else:
                raise AssertionError(f"{name} cannot have {what!r}")

    def _have_good(self, s: Reavers, seat: int, good: int, amount: int) -> None:
        if good >= FARM:
            self._take(s, good - FARM, amount)
        s.add_good(seat, good, amount - s.good(seat, good))

    def _take(self, s: Reavers, piece: int, count: int) -> None:
        s.supply[piece] -= count
        if s.supply[piece] < 0:
            raise AssertionError(f"the box has no {count} more of {SUPPLY[piece]} (RM-GEN-09)")

    def _have_dice(self, s: Reavers, seat: int, value: object) -> None:
        for die in _dice(value):
            self._take(s, DICE_SUPPLY + die // FACES, 1)
            s.dice[seat * DICE + die] += 1
            s.goods[seat * GOODS_PER_SEAT + CREW] += 1

    def _have_jarl(self, s: Reavers, seat: int, value: object) -> None:
        s.jarl = replaced(s.jarl, seat, REAVERS.index(str(value)))
        self._out_of_deck(s, REAVER_DECK, s.jarl[seat])

    def _have_artifacts(self, s: Reavers, seat: int, value: object) -> None:
        own = [ARTIFACTS.index(word) for word in words_of(value)]
        s.artifacts = replaced(s.artifacts, seat, tuple(own))
        s.stored = replaced(s.stored, seat, (-1,) * len(own))
        for artifact in own:
            self._out_of_deck(s, DECKS.index("village_spoils"), artifact)

    def _have_used_artifacts(self, s: Reavers, seat: int, value: object) -> None:
        for word in words_of(value):
            place = s.artifacts[seat].index(ARTIFACTS.index(word))
            s.used = replaced(s.used, seat, s.used[seat] | 1 << place)

    def _have_stored(self, s: Reavers, seat: int, value: object) -> None:
        for artifact, die in cast(dict[str, str], value).items():
            place = s.artifacts[seat].index(ARTIFACTS.index(artifact))
            number = DIE_NAMES.index(die)
            self._take(s, DICE_SUPPLY + number // FACES, 1)
            s.stored = replaced(s.stored, seat, replaced(s.stored[seat], place, number))

    def _have_upgrades(self, s: Reavers, seat: int, value: object, flipped: int = 0) -> None:
        tiles = [UPGRADES.index(word) for word in words_of(value)]
        for tile in tiles:
            self._take(s, TILE_SUPPLY + tile, 1)
        own = [*s.upgrades[seat], *[tile + flipped for tile in tiles]]
        s.upgrades = replaced(s.upgrades, seat, tuple(sorted(own)))

    def _have_flipped(self, s: Reavers, seat: int, value: object) -> None:
        self._have_upgrades(s, seat, value, FLIPPED)

    def _have_prophecies(self, s: Reavers, seat: int, value: object) -> None:
        own = [PROPHECIES.index(word) for word in words_of(value)]
        s.secret = replaced(s.secret, seat, tuple(own))
        for prophecy in own:
            self._out_of_deck(s, PROPHECY_DECK, prophecy)

    def _have_pile(self, s: Reavers, seat: int, value: object) -> None:
        for word in words_of(value):
            card = CARDS.index(word)
            s.to_pile(seat, card)
            for deck, base in enumerate(DECK_BASE):
                order = CLOSED_ORDERS[deck]
                if base <= card < base + len(order):
                    self._out_of_deck(s, deck, card - base)

    def _have_tiles(self, s: Reavers, seat: int, value: object) -> None:
        cards = s.variant.cards
        for word in words_of(value):
            tile = cards.tile_ids.index(word)
            stack = cards.tile_stack[tile]
            s.stacks = replaced(s.stacks, stack, without(s.stacks[stack], tile))
            s.tiles = replaced(s.tiles, seat, (*s.tiles[seat], tile))

    def _set_specialists(self, s: Reavers, name: str, space: str, *reavers: str) -> None:
        row = self.seat(name) * len(SPACES) + SPACES.index(space)
        own = tuple([REAVERS.index(reaver) for reaver in reavers])
        s.specialists = replaced(s.specialists, row, own)
        for reaver in own:
            self._out_of_deck(s, REAVER_DECK, reaver)

    # -- the board ---------------------------------------------------------------------------------

    def _set_board(self, s: Reavers, **fields: object) -> None:
        for what, value in fields.items():
            if what == "round":
                s.round = cast(int, value)
            elif what == "activation":
                s.activation = cast(int, value) - 1
            elif what in ("start", "honor"):
                setattr(s, what, self.seat(str(value)))
            elif what == "order":
                s.order = tuple([self.seat(name) for name in words_of(value)])
            elif what == "dice":
                dice = _dice(value)
                for die in dice:
                    self._take(s, DICE_SUPPLY + die // FACES, 1)
                s.trade = s.trade_rolled = tuple(sorted(dice))
            elif what == "selected":
                for space, name in cast(dict[str, str], value).items():
                    s.selected = replaced(s.selected, SPACES.index(space), self.seat(name))
            elif what.startswith("supply_"):
                # Pieces not in the supply are with nobody: they lie in a corner for this situation.
                s.supply[SUPPLY.index(what.removeprefix("supply_"))] = cast(int, value)
            else:
                raise AssertionError(f"the board has no {what!r}")

    def _number(self, s: Reavers, deck: int, card: str) -> int:
        ids = list(CLOSED_ORDERS[deck]) or s.variant.cards.journey_ids
        if card not in ids:
            raise AssertionError(f"the {DECKS[deck]} deck has no card {card!r}")
        return ids.index(card)

    def _out_of_deck(self, s: Reavers, deck: int, card: int) -> None:
        s.decks = replaced(s.decks, deck, without(s.decks[deck], card))

    def _set_face_up(self, s: Reavers, deck: str, *places: str) -> None:
        number = DECKS.index(deck)
        each = 1 if number in SINGLE_CARDS else 2
        lying: list[int] = []
        for place in places:
            cards = [] if place == TAKEN else place.split()
            if cards and len(cards) != each:
                raise AssertionError(f"{place!r}: a space of the {deck} deck has {each} cards")
            lying += [self._number(s, number, card) for card in cards] or [-1] * each
        for card in lying:
            self._out_of_deck(s, number, card)
        lying += [-1] * (len(s.face_up[number]) - len(lying))
        s.face_up = replaced(s.face_up, number, tuple(lying))

    def _set_deck(self, s: Reavers, deck: str, *cards: str) -> None:
        number = DECKS.index(deck)
        top = [self._number(s, number, card) for card in cards]
        for card in top:
            self._out_of_deck(s, number, card)
        s.decks = replaced(s.decks, number, (*s.decks[number], *reversed(top)))

    def _set_only(self, s: Reavers, deck: str, *cards: str) -> None:
        s.decks = replaced(s.decks, DECKS.index(deck), ())
        self._set_deck(s, deck, *cards)

    def _set_discarded(self, s: Reavers, deck: str, *cards: str) -> None:
        number = DECKS.index(deck)
        pile = [self._number(s, number, card) for card in cards]
        for card in pile:
            self._out_of_deck(s, number, card)
        s.discards = replaced(s.discards, number, tuple(pile))

    def _set_stack(self, s: Reavers, stack: str, *tiles: str) -> None:
        ids = s.variant.cards.tile_ids
        number = STACKS.index(stack)
        pile = [ids.index(tile) for tile in reversed(tiles)]
        for tile in pile:
            if s.variant.cards.tile_stack[tile] != number:
                raise AssertionError(f"{ids[tile]} does not belong to the stack {stack}")
        s.stacks = replaced(s.stacks, number, tuple(pile))

    # -- luck --------------------------------------------------------------------------------------

    def roll(self, **faces: str) -> None:
        """Force the next rolls: ``t.roll(red="ship helm", battle="1 0 2")`` (successes);
        ``start_player="Bo"`` at the beginning of a game."""
        if not self.started:
            self._early_luck.append(("roll", (), faces))
            return
        self._force(self.state.variant.cards, faces)

    def _force(self, cards: CardSet, faces: dict[str, str]) -> None:
        for die, shown in faces.items():
            for face in shown.split():
                if die == "start_player":
                    outcome = self.seat(face)
                elif die == "battle":
                    outcome = cards.battle_faces.index(int(face))
                else:
                    colour = COLOURS.index(die)
                    sides = cards.die_sides[colour * FACES : (colour + 1) * FACES]
                    outcome = sides.index(DIE_NAMES.index(f"{die}:{face}"))
                self.force_roll(die, [outcome])

    def shuffle(self, pile: str, *cards: str) -> None:
        """Force the next shuffle of a deck or territory stack: the card to be drawn first, first.
        All of its cards must be named."""
        if not self.started:
            self._early_luck.append(("shuffle", (pile, *cards), {}))
            return
        self._force_order(self.state.variant.cards, pile, *cards)

    def _force_order(self, cards: CardSet, pile: str, *names: str) -> None:
        if pile in STACKS:
            ids = cards.tile_ids
        else:
            ids = list(CLOSED_ORDERS[DECKS.index(pile)]) or cards.journey_ids
        self.script.shuffle(pile, [ids.index(name) for name in reversed(names)])

    # -- looking -----------------------------------------------------------------------------------

    @property
    def state(self) -> Reavers:
        return cast(Reavers, self.state_of_play())

    def __getitem__(self, name: str) -> Holdings:
        """What a player has: ``t["Anna"].food``."""
        return Holdings(self, self.seat(name))

    @property
    def won(self) -> bool:
        """Was the last combat won?"""
        if self._won is None:
            raise AssertionError("no combat has come to its end yet")
        return self._won

    def choose(self, name: str, *words: str) -> None:
        """Make choices one after another, each by its words (``"act"``)."""
        for wish in words:
            super().choose(name, wish)
            self._look_at_combat()

    def _look_at_combat(self) -> None:
        for event in self.state.events:
            if event.key in ("won_combat", "lost_combat"):
                self._won = event.key == "won_combat"

    @property
    def order(self) -> list[str]:
        """Who selects this round, in order."""
        return [self.names[seat] for seat in self.state.order]

    @property
    def start_marker(self) -> str:
        """Who holds the Start Player marker."""
        return self.names[self.state.start]

    @property
    def honor_ship(self) -> str | None:
        return self.names[self.state.honor] if self.state.honor >= 0 else None

    @property
    def trade_dice(self) -> list[str]:
        """The dice on the Trade space."""
        return [DIE_NAMES[die] for die in self.state.trade]

    def supply(self, piece: str) -> int:
        """What is left of red, blue, yellow; farm, wall, tower; shield_upgrade and so on."""
        return self.state.supply[SUPPLY.index(piece)]

    def lying(self, deck: str) -> list[str]:
        """Face-up cards, pair by pair or one by one, as `face_up` takes them."""
        number = DECKS.index(deck)
        names = [self._card_name(number, card) for card in self.state.face_up[number]]
        if number in SINGLE_CARDS:
            return names
        pairs = [f"{one} {other}" for one, other in zip(names[::2], names[1::2], strict=True)]
        return [TAKEN if pair == f"{TAKEN} {TAKEN}" else pair for pair in pairs]

    def cards_of(self, deck: str) -> list[str]:
        """The face-down part of a deck, the top card first."""
        number = DECKS.index(deck)
        return [self._card_name(number, card) for card in reversed(self.state.decks[number])]

    def discards(self, deck: str) -> list[str]:
        """The discarded, face-up part of a deck, the card discarded first first."""
        number = DECKS.index(deck)
        return [self._card_name(number, card) for card in self.state.discards[number]]

    def _card_name(self, deck: int, card: int) -> str:
        if card < 0:
            return TAKEN
        return (list(CLOSED_ORDERS[deck]) or self.state.variant.cards.journey_ids)[card]

    def tiles_of(self, stack: str) -> list[str]:
        """A territory stack, the top tile first."""
        ids = self.state.variant.cards.tile_ids
        return [ids[tile] for tile in reversed(self.state.stacks[STACKS.index(stack)])]

    def view(self, name: str | None = None) -> ReaversView:
        """What a player may know; without a name, what a spectator may."""
        return cast(ReaversView, self._seen_by(name))


def _dice(value: object) -> list[int]:
    """``"red:ship*2 blue:raven"`` as numbers."""
    dice: list[int] = []
    for name in words_of(value):
        if name not in DIE_NAMES:
            raise AssertionError(
                f"there is no die {name!r}; expected one of {', '.join(DIE_NAMES)}"
            )
        dice.append(DIE_NAMES.index(name))
    return dice

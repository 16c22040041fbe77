"""Situations of Champions of Midgard."""

from typing import Final, cast

import meadhall
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.champions import rounds
from meadhall.games.champions.actions import FIRST_SHORE_PLACE, PLACES
from meadhall.games.champions.assignment import AssignmentPhase
from meadhall.games.champions.cards import CardSet
from meadhall.games.champions.ids import (
    DESTINIES,
    DICE,
    LEADERS,
    RUNES,
    SHIPS,
    SPACES,
    TROLL,
)
from meadhall.games.champions.placement import PlaceWorkers
from meadhall.games.champions.rounds import CombatPhase, Rounds, open_board, workers_of
from meadhall.games.champions.runes import END, window_for_all
from meadhall.games.champions.scoring import total
from meadhall.games.champions.state import Champions
from meadhall.games.champions.view import ChampionsView
from meadhall.testing.describing import DescribedTable, points_by_source, without, words_of

# Where a situation can start: the phase of the round that is in progress, or just over.
MOMENTS: Final[dict[str, int]] = {
    "round_setup": rounds.SET_UP,
    "placement": rounds.PLACEMENT,
    "before_assignment": rounds.PLACEMENT,
    "assignment": rounds.ASSIGNMENT,
    "before_combat": rounds.ASSIGNMENT,
    "combat": rounds.COMBAT,
    "clean_up": rounds.CLEAN_UP,
    "last_window": rounds.SCORING,
    "scoring": rounds.SCORING,
}

_GOODS: Final = ("food", "wood", "coin", "favour", "blame", "glory", "workers")


Dice = list[dict[str, object]]


class Holdings:
    """What a player has now, readable by name."""

    def __init__(self, table: "Situation", seat: int) -> None:
        self._table = table
        self._seat = seat

    def __getattr__(self, name: str) -> int:
        s = self._table.state
        if name in _GOODS:
            return int(getattr(s, name)[self._seat])
        if name in DICE:
            return s.home[self._seat * 3 + DICE.index(name)]
        raise AttributeError(f"{name!r}; expected one of {', '.join((*_GOODS, *DICE))}")

    @property
    def warriors(self) -> int:
        return self._table.state.warriors(self._seat)

    @property
    def leader(self) -> str | None:
        leader = self._table.state.leader[self._seat]
        return LEADERS[leader] if leader >= 0 else None

    @property
    def runes(self) -> list[str]:
        return [RUNES[rune] for rune in self._table.state.runes[self._seat]]

    @property
    def used_runes(self) -> list[str]:
        return [RUNES[rune] for rune in self._table.state.used_runes[self._seat]]

    @property
    def destinies(self) -> list[str]:
        return [DESTINIES[destiny] for destiny in self._table.state.destinies[self._seat]]

    @property
    def shown_destinies(self) -> list[str]:
        return [DESTINIES[destiny] for destiny in self._table.state.shown_destinies[self._seat]]

    @property
    def defeated(self) -> list[str]:
        cards = self._table.state.variant.cards
        return [cards.enemy_ids[enemy] for enemy in self._table.state.defeated[self._seat]]

    @property
    def ship(self) -> str | None:
        ship = self._table.state.private_ship[self._seat]
        return SHIPS[ship] if ship >= 0 else None

    @property
    def score(self) -> dict[str, int]:
        """Final Glory by source; several cards of one source are added up."""
        lines = points_by_source(self._table.state, self._seat)
        lines["total"] = total(self._table.state, self._seat)
        return lines


class Situation(DescribedTable):
    """A game of Champions stopped at a moment of one's choosing.

    Until `start`, describe it; whatever is not described is absent: nobody owns anything (but the
    blame that distrustful townsfolk give), no enemy lies on the board, all shores are empty, the
    decks are whole and in a fixed random order.
    """

    def __init__(
        self, names: str = "Anna Bo", cards: CardSet | None = None, **settings: object
    ) -> None:
        super().__init__(meadhall.game("champions"), names, cards, settings)
        self._early_rolls: list[dict[str, str]] = []

    # -- describing the situation ----------------------------------------------------------------

    def has(self, name: str, **holdings: object) -> None:
        """food, wood, coin, favour, blame, glory, workers; swordsman, spearman, axeman at home;
        leader, ship; runes, used_runes, destinies, shown_destinies, defeated as words or lists;
        extra_worker."""
        self._note("has", name, **holdings)

    def board(self, **fields: object) -> None:
        """round, first (a name), huts_sold; swordsman, spearman, axeman, food lying at the smiths
        and the Smokehouse; supply_swordsman and so on; merchant (a card id)."""
        self._note("board", **fields)

    def enemy(
        self,
        kind: str,
        attack: int = 1,
        defence: int = 1,
        glory: int = 0,
        banned: str = "none",
        colour: str | None = None,
        **reward: int,
    ) -> str:
        """An enemy of one's own (kind: troll, draugr, monster); gives its id. It is in no deck."""
        entry = self._own_name(kind)
        if colour is None:
            colour = "none" if kind == "troll" else "red"
        self._entries(kind).append({
            "id": entry, "name": entry, "colour": colour, "attack": attack, "defence": defence,
            "banned": banned, "glory": glory, "reward": reward, "count": 0,
            "edition": ["portal", "classic"], "provenance": "test",
        })  # fmt: skip
        return entry

    def merchant(self, **goods: int) -> None:
        """A merchant card of one's own lies on top."""
        entry = self._own_name("merchant")
        self._entries("merchant_ship").append({
            "id": entry, "goods": goods, "count": 0,
            "edition": ["portal", "classic"], "provenance": "test",
        })  # fmt: skip
        self._note("board", merchant=entry)

    def kraken(self, **fields: object) -> None:
        """Change the Kraken: attack, defence, glory, banned."""
        self._entries("kraken")[0].update(fields)

    def troll(self, card: str | None = None, **values: object) -> str:
        """The troll on the board: a card by id, or values of one's own (see `enemy`)."""
        entry = card or self.enemy("troll", **values)  # type: ignore[arg-type]
        self._note("land", 0, entry)
        return entry

    def draugr(self, side: str, card: str | None = None, **values: object) -> str:
        """The draugr on the left or right space."""
        entry = card or self.enemy("draugr", **values)  # type: ignore[arg-type]
        self._note("land", 1 if side == "left" else 2, entry)
        return entry

    def shore(
        self,
        shore: int,
        monster: str | None = None,
        journey: str | None = None,
        bounty: int = 0,
        peeked: str = "",
        **values: object,
    ) -> str:
        """A shore, 1 to 4: a monster by id or by values of one's own, its hidden journey card,
        coins on the monster, the names of those who have looked at the card."""
        entry = monster or self.enemy("monster", **values)  # type: ignore[arg-type]
        self._note("shore", shore - 1, entry, journey=journey, bounty=bounty, peeked=peeked)
        return entry

    def runes(self, *runes: str) -> None:
        """The runes that lie open at the Runesmith."""
        self._note("rune_display", *runes)

    def deck(self, kind: str, *cards: str) -> None:
        """The cards on top of a deck, the first to be drawn first."""
        self._note("deck", kind, *cards)

    def only(self, kind: str, *cards: str) -> None:
        """The whole deck, the first card on top."""
        self._note("only", kind, *cards)

    def discarded_journeys(self, *cards: str) -> None:
        self._note("discarded_journeys", *cards)

    def stalls(self, *stalls: str) -> None:
        """The stalls in play."""
        self._note("stalls", *stalls)

    def worker(self, name: str, space: str) -> None:
        """A worker stands on a space: a fight is reserved by it, a hunt announced."""
        self._note("worker", name, space)

    def sail(self, name: str, ship: str, shore: int) -> None:
        """A longship of this player lies at a shore."""
        self._note("sail", name, ship, shore - 1)

    def send(self, name: str, place: str, **cargo: int) -> None:
        """Dice (and food) already assigned to a place, which the player has reserved."""
        self._note("send", name, place, **cargo)

    # -- starting --------------------------------------------------------------------------------

    def start(self, moment: str = "placement", name: str | None = None) -> None:
        """Go to a moment of the round; `name`: whose placement turn it is."""
        if moment not in MOMENTS:
            raise AssertionError(f"no moment {moment!r}; there are: {', '.join(MOMENTS)}")
        if name is not None and moment != "placement":
            raise AssertionError(f"start({moment!r}) is nobody's turn: leave {name!r} out")
        s: Champions = self._new_table()
        self._clear(s)
        # Workers stand on spaces, so the board must be complete before them.
        self._notes.sort(key=lambda note: note[0] in ("worker", "sail", "send"))
        self._carry_out_notes(s)
        s.stack.clear()
        phases = Rounds()
        phases.step = MOMENTS[moment]
        first = s.first if name is None else self.seat(name)
        s.sequence(*self._in_progress(s, moment, first), phases)
        self._force_early_rolls()
        self._begin(s)
        s.run()

    def _in_progress(self, s: Champions, moment: str, first: int) -> list[Frame]:
        """The phase that a moment stands at the beginning of, after its rune window."""
        if moment == "placement":
            return [PlaceWorkers(first)]
        if moment == "assignment":
            return [AssignmentPhase()]
        if moment == "combat":
            return [CombatPhase()]
        return window_for_all(s, END) if moment == "last_window" else []

    def start_new_game(self) -> None:
        """Not a situation but the beginning: set-up as in a real game, shuffles forced or fixed."""
        if self._notes:
            raise AssertionError(f"a new game has no room for {self._noted()}: use start()")
        self._force_early_rolls()
        self._start_new_game(strict=False)
        self.script.strict = True

    def _clear(self, s: Champions) -> None:
        s.round = 1
        s.first = 0
        s.stalls = ()
        s.supply = s.variant.cards.dice_count.copy()
        s.home = [0] * (s.seats * 3)
        for seat in range(s.seats):
            s.food[seat] = s.wood[seat] = s.coin[seat] = s.favour[seat] = 0
            s.glory[seat] = 0
            s.workers[seat] = workers_of(s, seat)
        s.free = open_board(s)

    def _set_has(self, s: Champions, name: str, **holdings: object) -> None:
        seat = self.seat(name)
        for what, value in holdings.items():
            if what in _GOODS:
                getattr(s, what)[seat] = value
            elif what in DICE:
                at = seat * 3 + DICE.index(what)
                self._take_dice(s, DICE.index(what), cast(int, value) - s.home[at])
                s.home[at] = cast(int, value)
            elif what == "leader":
                s.leader = replaced(s.leader, seat, LEADERS.index(str(value)))
            elif what == "ship":
                ship = SHIPS.index(str(value))
                s.private_ship = replaced(s.private_ship, seat, ship)
                s.ships_left = tuple([left for left in s.ships_left if left != ship])
            elif what == "extra_worker":
                s.extra_worker = replaced(s.extra_worker, seat, 1 if value else 0)
                s.huts_sold += 1 if value else 0
            elif what in ("runes", "used_runes"):
                cards = [RUNES.index(word) for word in words_of(value)]
                for card in cards:
                    s.rune_deck = without(s.rune_deck, card)
                setattr(s, what, replaced(getattr(s, what), seat, tuple(cards)))
            elif what in ("destinies", "shown_destinies"):
                hand = [DESTINIES.index(word) for word in words_of(value)]
                for card in hand:
                    s.destiny_deck = without(s.destiny_deck, card)
                s.destiny_known = (0,) * len(s.destiny_deck)
                setattr(s, what, replaced(getattr(s, what), seat, tuple(hand)))
            elif what == "defeated":
                pile = [self._enemy(s, word) for word in words_of(value)]
                s.defeated = replaced(s.defeated, seat, tuple(pile))
                for card in pile:
                    self._out_of_decks(s, card)
            else:
                raise AssertionError(f"{name} cannot have {what!r}")

    def _take_dice(self, s: Champions, die: int, count: int) -> None:
        s.supply[die] -= count
        if s.supply[die] < 0:
            raise AssertionError(
                f"the box has no {count} more dice of type {DICE[die]} (CM-GEN-05)"
            )

    def _set_board(self, s: Champions, **fields: object) -> None:
        for what, value in fields.items():
            if what == "first":
                s.first = self.seat(str(value))
            elif what in ("round", "huts_sold", "troll_killed"):
                setattr(s, what, value)
            elif what in DICE:
                die = DICE.index(what)
                self._take_dice(s, die, cast(int, value) - s.smith[die])
                s.smith = replaced(s.smith, die, cast(int, value))
            elif what == "food":
                s.smith = replaced(s.smith, 3, cast(int, value))
            elif what == "merchant":
                card = s.variant.cards.merchant_ids.index(str(value))
                s.merchant_deck = without(s.merchant_deck, card)
                s.merchants = (*s.merchants, card)
            elif what.startswith("supply_"):
                # Dice not in the supply are with nobody: they lie in a corner for this situation.
                s.supply[DICE.index(what.removeprefix("supply_"))] = cast(int, value)
            else:
                raise AssertionError(f"the board has no {what!r}")

    def _enemy(self, s: Champions, card: str) -> int:
        ids = s.variant.cards.enemy_ids
        if card not in ids:
            raise AssertionError(f"there is no enemy {card!r}")
        return ids.index(card)

    def _out_of_decks(self, s: Champions, enemy: int) -> None:
        s.troll_deck = without(s.troll_deck, enemy)
        s.draugr_deck = without(s.draugr_deck, enemy)
        s.monster_deck = without(s.monster_deck, enemy)

    def _set_land(self, s: Champions, place: int, card: str) -> None:
        enemy = self._enemy(s, card)
        self._out_of_decks(s, enemy)
        if place == 0:
            s.troll = enemy
        else:
            s.draugr = replaced(s.draugr, place - 1, enemy)
        s.free = open_board(s)

    def _set_shore(
        self,
        s: Champions,
        shore: int,
        card: str,
        journey: str | None = None,
        bounty: int = 0,
        peeked: str = "",
    ) -> None:
        s.monster = replaced(s.monster, shore, self._enemy(s, card))
        self._out_of_decks(s, s.monster[shore])
        s.bounty = replaced(s.bounty, shore, bounty)
        if journey is not None:
            s.journey = replaced(s.journey, shore, s.variant.cards.journey_ids.index(journey))
            s.journey_deck = without(s.journey_deck, s.journey[shore])
        for name in peeked.split():
            s.peeked = replaced(s.peeked, shore, s.peeked[shore] | 1 << self.seat(name))

    def _set_rune_display(self, s: Champions, *runes: str) -> None:
        for at, rune in enumerate(runes):
            s.rune_deck = without(s.rune_deck, RUNES.index(rune))
            s.rune_display = replaced(s.rune_display, at, RUNES.index(rune))

    def _ids(self, s: Champions, kind: str) -> list[str]:
        cards = s.variant.cards
        named: dict[str, list[str]] = {
            "rune": list(RUNES), "destiny": list(DESTINIES), "journey": cards.journey_ids,
            "merchant": cards.merchant_ids,
        }  # fmt: skip
        return named.get(kind, cards.enemy_ids)

    def _set_deck(self, s: Champions, kind: str, *names: str) -> None:
        deck: tuple[int, ...] = getattr(s, f"{kind}_deck")
        ids = self._ids(s, kind)
        top = [ids.index(name) for name in names]
        for card in top:
            deck = without(deck, card)
        setattr(s, f"{kind}_deck", (*deck, *reversed(top)))
        if kind == "destiny":
            s.destiny_known = (0,) * len(s.destiny_deck)

    def _set_only(self, s: Champions, kind: str, *names: str) -> None:
        setattr(s, f"{kind}_deck", ())
        self._set_deck(s, kind, *names)

    def _set_discarded_journeys(self, s: Champions, *names: str) -> None:
        ids = s.variant.cards.journey_ids
        s.journey_discard = tuple([ids.index(name) for name in names])

    def _set_stalls(self, s: Champions, *stalls: str) -> None:
        s.stalls = tuple(sorted([SPACES.index(stall) for stall in stalls]))
        s.free = open_board(s)

    def _set_worker(self, s: Champions, name: str, space: str) -> None:
        seat, at = self.seat(name), SPACES.index(space)
        s.workers[seat] -= 1
        if space == "hunting_grounds":
            s.hunters = replaced(s.hunters, seat, s.hunters[seat] + 1)
        elif space == "beg":
            s.beggars = replaced(s.beggars, seat, s.beggars[seat] + 1)
        else:
            s.occupant[at] = seat
            s.free &= ~(1 << at)
        if space in PLACES:
            s.reserved = replaced(s.reserved, at - TROLL, seat)

    def _set_sail(self, s: Champions, name: str, ship: str, shore: int) -> None:
        seat, number = self.seat(name), SHIPS.index(ship)
        s.shore_ship = replaced(s.shore_ship, shore, number)
        s.reserved = replaced(s.reserved, FIRST_SHORE_PLACE + shore, seat)
        s.workers[seat] -= 1
        space = {
            "small": "small_longship",
            "large": "large_longship",
            "gullinkambi": "gullinkambi_longship",
        }
        if ship in space:
            at = SPACES.index(space[ship])
            s.occupant[at] = seat
            s.free &= ~(1 << at)

    def _set_send(self, s: Champions, name: str, place: str, **cargo: int) -> None:
        at = PLACES.index(place)
        if at < FIRST_SHORE_PLACE and s.reserved[at] < 0:
            self._set_worker(s, name, place)
        if s.reserved[at] != self.seat(name):
            raise AssertionError(f"{place} is not reserved by {name}: sail() there first")
        for what, count in cargo.items():
            if what == "food":
                s.fighters[at * 4 + 3] = count
            else:
                die = DICE.index(what)
                self._take_dice(s, die, count - s.fighters[at * 4 + die])
                s.fighters[at * 4 + die] = count

    # -- playing and looking ---------------------------------------------------------------------

    @property
    def state(self) -> Champions:
        return cast(Champions, self.state_of_play())

    def __getitem__(self, name: str) -> Holdings:
        """What a player has: ``t["Anna"].coin``."""
        return Holdings(self, self.seat(name))

    def roll(self, **faces: str) -> None:
        """Force the next rolls: ``t.roll(swordsman="1/0 0/1", axeman="2/0")`` (hits/shields)."""
        if not self.started:
            self._early_rolls.append(faces)
            return
        self._force(self.state.variant.cards, faces)

    def _force_early_rolls(self) -> None:
        if self._early_rolls:
            cards = cast(CardSet, self._cards())
            for faces in self._early_rolls:
                self._force(cards, faces)

    def _force(self, cards: CardSet, faces: dict[str, str]) -> None:
        for die, shown in faces.items():
            for face in shown.split():
                self.force_roll(die, [self._face(cards, die, face)])

    def _face(self, cards: CardSet, die: str, face: str) -> int:
        hits, shields = (int(part) for part in face.split("/"))
        for at in range(6):
            kind = DICE.index(die) * 6 + at
            if cards.hits[kind] == hits and cards.shields[kind] == shields:
                return at
        raise AssertionError(f"no face of the {die} shows {face}")

    def faces(self, key: str = "rolled") -> list[list[str]]:
        """How the dice lay after every roll (or ``rerolled``) that the last choice brought about,
        as ``roll`` writes them: ``[["swordsman 1/0", "axeman 2/0"]]``."""
        return [
            [
                f"{die['die']} {die['hits']}/{die['shields']}"
                for die in cast(Dice, event.args["dice"])
            ]
            for event in self.events(key)
        ]

    def mark(self, die: str, face: str) -> str:
        """The words of marking a die that shows this face: ``t.mark("axeman", "0/0")``."""
        cards = self.state.variant.cards
        at = self._face(self.state.variant.cards, die, face)
        return f"mark {die} {cards.same_face[DICE.index(die) * 6 + at] + 1}"

    def aboard(self, place: str) -> dict[str, int]:
        """What is at a fight or on a ship."""
        at = PLACES.index(place) * 4
        return dict(zip((*DICE, "food"), self.state.fighters[at : at + 4], strict=True))

    def supply(self, die: str) -> int:
        return self.state.supply[DICE.index(die)]

    def smith(self, what: str) -> int:
        """Dice of a type at its smith; food at the Smokehouse."""
        return self.state.smith[(*DICE, "food").index(what)]

    def view(self, name: str | None = None) -> ChampionsView:
        """What a player may know; without a name, what a spectator may."""
        return cast(ChampionsView, self._seen_by(name))

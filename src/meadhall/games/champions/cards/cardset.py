"""The component data of Champions of Midgard in the form the rules read: small lists of ints.

A file is checked once, on loading; after that an index into these lists is all a rule needs, and a
card set is shared by every state that plays with it.
"""

from typing import Final, cast

from meadhall.core.cards.cardset import CardSet as AnyCardSet
from meadhall.core.cards.read import Entry, entries_of, number, words
from meadhall.core.errors import EngineError
from meadhall.games.champions import ids
from meadhall.games.champions.cards.columns import DECKS, ENEMIES, RESTOCK
from meadhall.games.champions.odds import Odds

# No cost is higher: with that much of a good nothing is too dear.
DEAREST: Final = 99


class CardSet(AnyCardSet):
    """Every number of the box; `columns` says what is read into which list."""

    rounds: int
    # food, wood, coin, favour, swordsman, glory
    start: list[int]
    start_destinies: int
    warrior_cap: int
    hunt_cap: int
    # Index: seats, 0 to 4.
    workers_hand: list[int]
    stalls_military_in_play: list[int]
    stalls_economic_in_play: list[int]
    set_glory: int
    favour_glory: int
    coins_per_glory: int
    blame_loss: list[int]
    # Index: favour bought.
    church_price: list[int]
    # Shores by their numbers on the board, 1 to 4.
    layout_near: list[list[int]]
    layout_four_only: list[int]
    dice_count: list[int]
    # By die and face: hits and shields; then each of them alone, die * 6 + face.
    faces: list[list[list[int]]]
    hits: list[int]
    shields: list[int]
    # The lowest face of the same die with the same symbols: equal faces are one option.
    same_face: list[int]
    enemy_ids: list[str]
    enemy_kind: list[int]
    enemy_colour: list[int]
    attack: list[int]
    defence: list[int]
    banned: list[int]
    enemy_glory: list[int]
    # food, wood, coin, favour
    reward: list[list[int]]
    kraken: int
    journey_ids: list[str]
    lose_food: list[int]
    lose_warriors: list[int]
    lose_any: list[int]
    journey_coins: list[int]
    journey_kraken: list[bool]
    rune_glory: list[int]
    rune_amount: list[int]
    destiny_metric: list[int]
    destiny_full: list[int]
    destiny_tied: list[int]
    merchant_ids: list[str]
    merchant_goods: list[list[int]]
    ship_cost: list[list[int]]
    ship_capacity: list[int]
    ship_glory: list[int]
    ship_min_players: list[int]
    stall_cost: list[list[int]]
    stall_gain: list[list[int]]
    stall_min: list[int]
    stall_max: list[int]
    stall_military: list[int]
    # Costs looked up elsewhere (Worker Huts, Stave Church, Shipwright) are rows of zeros.
    location_cost: list[list[int]]
    # What a worker on each space costs; the Worker Huts and the Shipwright have prices apart.
    space_cost: list[list[int]]
    # By good and by how much of it a seat has: the spaces that cost more, one bit each; then,
    # good by good again, the ships.
    too_dear: list[list[int]]
    restocked: list[list[int]]
    # What the three smiths and the Smokehouse are given every round (CM-ROUND-09).
    restock: list[int]
    leader_amount: list[int]
    # The chances of fights, without and with Svanhildr (CM-LEADER-05).
    odds: list[Odds]
    # Edition by edition, so that a deck is one look-up.
    decks: dict[str, list[int]]

    def deck(self, kind: str, edition: str) -> list[int]:
        """The cards of a deck in file order, each as often as the box has it; yours to shuffle.

        Trolls, draugr and monsters are indexes into the one table of enemies.
        """
        cards = self.decks.get(f"{kind} {edition}")
        if cards is None:
            raise EngineError(f"there is no {kind!r} deck in an edition {edition!r}")
        return cards.copy()

    def work_out(self) -> None:
        self.layout_near = [sorted(near) for near in self.layout_near]
        self.restock = [self.restocked[ids.LOCATIONS.index(place)][0] for place in RESTOCK]
        self._work_out_faces()
        self._work_out_enemies()
        self._work_out_costs()
        self.odds = [Odds(self.hits, self.shields), Odds(self._raised_hits(), self.shields)]
        self.journey_ids = words(entries_of(self.data, "journey"), "id")
        self.merchant_ids = words(entries_of(self.data, "merchant_ship"), "id")
        self.decks = {}
        for table in DECKS:
            for edition in ids.EDITIONS:
                kind = table.removesuffix("_ship")
                self.decks[f"{kind} {edition}"] = self._deck(table, edition)

    def _work_out_faces(self) -> None:
        self.hits = []
        self.shields = []
        self.same_face = []
        for faces in self.faces:
            for face in faces:
                self.hits.append(face[0])
                self.shields.append(face[1])
                self.same_face.append(faces.index(face))

    def _raised_hits(self) -> list[int]:
        """Faces as Svanhildr counts them: a swordsman that hits does more damage."""
        more = self.leader_amount[ids.SVANHILDR]
        swords = [hits + more if hits > 0 else 0 for hits in self.hits[:6]]
        return swords + self.hits[6:]

    def _work_out_enemies(self) -> None:
        self.enemy_ids = []
        self.enemy_kind = []
        for kind, table in enumerate(ENEMIES):
            names = words(entries_of(self.data, table), "id")
            self.enemy_ids += names
            self.enemy_kind += [kind] * len(names)
        self.kraken = self.enemy_kind.index(ids.KRAKEN_KIND)

    def _work_out_costs(self) -> None:
        self.space_cost = self.location_cost + self.stall_cost
        self.space_cost[ids.STAVE_CHURCH] = [0, 0, self.church_price[1], 0]
        self.too_dear = []
        for costs in (self.space_cost, self.ship_cost):
            for good in range(len(ids.COSTS)):
                masks = [0] * (DEAREST + 1)
                for at in range(len(costs)):
                    for have in range(costs[at][good]):
                        masks[have] |= 1 << at
                self.too_dear.append(masks)

    def _deck(self, table: str, edition: str) -> list[int]:
        cards: list[int] = []
        for place, entry in enumerate(entries_of(self.data, table)):
            if edition in cast(list[str], entry["edition"]):
                cards += [self._card(table, place, entry)] * number(entry, "count")
        return cards

    def _card(self, table: str, place: int, entry: Entry) -> int:
        """The index of the card that stands at `place` in its table."""
        name = str(entry["id"])
        if table in ENEMIES:
            return self.enemy_ids.index(name)
        if table == "rune":
            return ids.RUNES.index(name)
        return ids.DESTINIES.index(name) if table == "destiny" else place

"""The component data of Champions of Midgard in the form the rules read: small lists of ints.

A file is checked once, on loading; after that an index into these lists is all a rule needs, and a
card set is shared by every state that plays with it.
"""

from typing import Final, cast

from meadhall.core.cards.cardset import CardSet as AnyCardSet
from meadhall.core.cards.read import Entry, entries_of, number
from meadhall.core.errors import EngineError
from meadhall.games.champions import ids
from meadhall.games.champions.cards.columns import ENEMIES, RESTOCK

# Decks by kind: the table their cards stand in.
DECK_TABLES: Final[dict[str, str]] = {
    "troll": "troll",
    "draugr": "draugr",
    "monster": "monster",
    "journey": "journey",
    "rune": "rune",
    "destiny": "destiny",
    "merchant": "merchant_ship",
}


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
    layout_names: list[str]
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
    reward_food: list[int]
    reward_wood: list[int]
    reward_coin: list[int]
    reward_favour: list[int]
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
    restocked: list[list[int]]
    # What the three smiths and the Smokehouse are given every round (CM-ROUND-09).
    restock: list[int]
    leader_amount: list[int]
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
        self.layout_names = list(ids.LAYOUTS)
        self.layout_near = [sorted(near) for near in self.layout_near]
        self.restock = [self.restocked[ids.LOCATIONS.index(place)][0] for place in RESTOCK]
        self._work_out_faces()
        self._work_out_enemies()
        self.journey_ids = _ids(self.data, "journey")
        self.merchant_ids = _ids(self.data, "merchant_ship")
        self.decks = {}
        for kind, table in DECK_TABLES.items():
            for edition in ids.EDITIONS:
                self.decks[f"{kind} {edition}"] = self._deck(kind, table, edition)

    def _work_out_faces(self) -> None:
        self.hits = []
        self.shields = []
        self.same_face = []
        for faces in self.faces:
            for face in faces:
                self.hits.append(face[0])
                self.shields.append(face[1])
                self.same_face.append(faces.index(face))

    def _work_out_enemies(self) -> None:
        self.enemy_ids = []
        self.enemy_kind = []
        for kind, table in enumerate(ENEMIES):
            names = _ids(self.data, table)
            self.enemy_ids += names
            self.enemy_kind += [kind] * len(names)
        self.kraken = self.enemy_kind.index(ids.KRAKEN_KIND)
        self.reward_food = [row[0] for row in self.reward]
        self.reward_wood = [row[1] for row in self.reward]
        self.reward_coin = [row[2] for row in self.reward]
        self.reward_favour = [row[3] for row in self.reward]

    def _deck(self, kind: str, table: str, edition: str) -> list[int]:
        cards: list[int] = []
        for place, entry in enumerate(entries_of(self.data, table)):
            if edition in cast(list[str], entry["edition"]):
                cards += [self._card(kind, place, entry)] * number(entry, "count")
        return cards

    def _card(self, kind: str, place: int, entry: Entry) -> int:
        """The index of the card that stands at `place` in its table."""
        name = str(entry["id"])
        if kind == "rune":
            return ids.RUNES.index(name)
        if kind == "destiny":
            return ids.DESTINIES.index(name)
        if kind in ("journey", "merchant"):
            return place
        return self.enemy_ids.index(name)


def _ids(data: dict[str, object], table: str) -> list[str]:
    return [str(entry["id"]) for entry in entries_of(data, table)]

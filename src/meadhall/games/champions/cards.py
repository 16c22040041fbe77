"""The component data of Champions of Midgard in the form the rules read: small lists of ints.

The file (cards.toml, or one of an owner's own) is checked once, on loading; after that an index
into these lists is all a rule needs, and a card set is shared by every state that plays with it.
"""

import json
import tomllib
from copy import deepcopy
from hashlib import sha256
from importlib.resources import files

from meadhall.core.cards.cardset import CardSet as CoreCardSet
from meadhall.core.cards.read import (
    Entry,
    by_seats,
    entries_of,
    in_order,
    items,
    number,
    numbers,
    row_of,
    subtable,
    text_list,
    whole_list,
    word_places,
    words,
)
from meadhall.core.errors import CardError, EngineError
from meadhall.games.champions.cardcheck import check_data
from meadhall.games.champions.ids import (
    COLOURS,
    COSTS,
    DESTINIES,
    DICE,
    EDITIONS,
    GAINS,
    KRAKEN_KIND,
    LAYOUTS,
    LEADERS,
    LOCATIONS,
    METRICS,
    RUNES,
    SHIPS,
    STALLS,
    WEAPONS,
)

# Decks by kind: the table their cards stand in.
DECK_TABLES: dict[str, str] = {
    "troll": "troll",
    "draugr": "draugr",
    "monster": "monster",
    "journey": "journey",
    "rune": "rune",
    "destiny": "destiny",
    "merchant": "merchant_ship",
}


class CardSet(CoreCardSet):
    """Every number of the box. Build it with `load_cards`, `cards_from_data`, `standard_cards`."""

    __slots__ = (
        "_decks",
        "attack",
        "banned",
        "blame_loss",
        "church_price",
        "coins_per_glory",
        "defence",
        "destiny_full",
        "destiny_metric",
        "destiny_names",
        "destiny_tied",
        "dice_count",
        "enemy_colour",
        "enemy_glory",
        "enemy_ids",
        "enemy_kind",
        "enemy_names",
        "favour_glory",
        "hits",
        "hunt_cap",
        "journey_coins",
        "journey_ids",
        "journey_kraken",
        "journey_names",
        "kraken",
        "layout_four_only",
        "layout_names",
        "layout_near",
        "leader_amount",
        "leader_names",
        "location_cost",
        "location_names",
        "lose_any",
        "lose_food",
        "lose_warriors",
        "merchant_goods",
        "merchant_ids",
        "restock",
        "reward_coin",
        "reward_favour",
        "reward_food",
        "reward_wood",
        "rounds",
        "rune_amount",
        "rune_glory",
        "rune_names",
        "rune_spaces",
        "same_face",
        "set_glory",
        "shields",
        "ship_capacity",
        "ship_cost",
        "ship_glory",
        "ship_min_players",
        "ship_names",
        "stall_cost",
        "stall_gain",
        "stall_max",
        "stall_military",
        "stall_min",
        "stall_names",
        "stalls_economic_in_play",
        "stalls_military_in_play",
        "start",
        "start_destinies",
        "warrior_cap",
        "workers_hand",
    )

    def __init__(self, data: dict[str, object], source: str) -> None:
        """`data` must have passed `check_data`."""
        digest = digest_of(data)
        super().__init__(data, source, digest, digest == _packaged_digest())
        self._read_dice()
        self._read_enemies()
        self._read_journeys()
        self._read_runes_and_destinies()
        self._read_ships()
        self._read_stalls()
        self._read_places()
        self._read_tables()
        self._read_decks()

    def deck(self, kind: str, edition: str) -> list[int]:
        """The cards of a deck in file order, each as often as the box has it; yours to shuffle.

        Trolls, draugr and monsters are indexes into the one table of enemies.
        """
        cards = self._decks.get(f"{kind} {edition}")
        if cards is None:
            raise EngineError(f"there is no {kind!r} deck in an edition {edition!r}")
        return cards.copy()

    def _read_dice(self) -> None:
        dice = in_order(self.data, "die", DICE)
        self.dice_count: list[int] = numbers(dice, "count")
        self.hits: list[int] = []
        self.shields: list[int] = []
        # The lowest face of the same die with the same symbols: equal faces are one option.
        self.same_face: list[int] = []
        for die in dice:
            faces = [
                (number(face, "hits"), number(face, "shields")) for face in items(die, "faces")
            ]
            for face in faces:
                self.hits.append(face[0])
                self.shields.append(face[1])
                self.same_face.append(faces.index(face))

    def _read_enemies(self) -> None:
        tables = ("troll", "draugr", "monster", "kraken")
        enemies: list[Entry] = []
        self.enemy_kind: list[int] = []
        for kind, table in enumerate(tables):
            entries = entries_of(self.data, table)
            enemies.extend(entries)
            self.enemy_kind.extend([kind] * len(entries))
        self.enemy_ids: list[str] = words(enemies, "id")
        self.enemy_names: list[str] = words(enemies, "name")
        self.enemy_colour: list[int] = word_places(enemies, "colour", COLOURS)
        self.attack: list[int] = numbers(enemies, "attack")
        self.defence: list[int] = numbers(enemies, "defence")
        self.banned: list[int] = word_places(enemies, "banned", WEAPONS)
        self.enemy_glory: list[int] = numbers(enemies, "glory")
        rewards = [row_of(enemy, "reward", COSTS) for enemy in enemies]
        self.reward_food: list[int] = [row[0] for row in rewards]
        self.reward_wood: list[int] = [row[1] for row in rewards]
        self.reward_coin: list[int] = [row[2] for row in rewards]
        self.reward_favour: list[int] = [row[3] for row in rewards]
        self.kraken: int = self.enemy_kind.index(KRAKEN_KIND)

    def _read_journeys(self) -> None:
        journeys = entries_of(self.data, "journey")
        self.journey_ids: list[str] = words(journeys, "id")
        self.journey_names: list[str] = words(journeys, "name")
        self.lose_food: list[int] = numbers(journeys, "lose_food")
        self.lose_warriors: list[int] = numbers(journeys, "lose_warriors")
        self.lose_any: list[int] = numbers(journeys, "lose_any")
        self.journey_coins: list[int] = numbers(journeys, "coins")
        self.journey_kraken: list[int] = numbers(journeys, "kraken")

    def _read_runes_and_destinies(self) -> None:
        runes = in_order(self.data, "rune", RUNES)
        self.rune_names: list[str] = words(runes, "name")
        self.rune_glory: list[int] = numbers(runes, "glory")
        self.rune_amount: list[int] = numbers(runes, "amount")
        destinies = in_order(self.data, "destiny", DESTINIES)
        self.destiny_names: list[str] = words(destinies, "name")
        self.destiny_metric: list[int] = word_places(destinies, "metric", METRICS)
        self.destiny_full: list[int] = numbers(destinies, "full")
        self.destiny_tied: list[int] = numbers(destinies, "tied")

    def _read_ships(self) -> None:
        merchants = entries_of(self.data, "merchant_ship")
        self.merchant_ids: list[str] = words(merchants, "id")
        self.merchant_goods: list[list[int]] = [row_of(ship, "goods", GAINS) for ship in merchants]
        ships = in_order(self.data, "longship", SHIPS)
        self.ship_names: list[str] = words(ships, "name")
        self.ship_cost: list[list[int]] = [row_of(ship, "cost", COSTS) for ship in ships]
        self.ship_capacity: list[int] = numbers(ships, "capacity")
        self.ship_glory: list[int] = numbers(ships, "glory")
        self.ship_min_players: list[int] = numbers(ships, "min_players")

    def _read_stalls(self) -> None:
        stalls = in_order(self.data, "stall", STALLS)
        self.stall_names: list[str] = words(stalls, "name")
        self.stall_cost: list[list[int]] = [row_of(stall, "cost", COSTS) for stall in stalls]
        self.stall_gain: list[list[int]] = [row_of(stall, "gain", GAINS) for stall in stalls]
        self.stall_min: list[int] = numbers(stalls, "repeat_min")
        self.stall_max: list[int] = numbers(stalls, "repeat_max")
        self.stall_military: list[int] = [
            1 if stall["type"] == "military" else 0 for stall in stalls
        ]

    def _read_places(self) -> None:
        places = in_order(self.data, "location", LOCATIONS)
        self.location_names: list[str] = words(places, "name")
        # Costs looked up elsewhere (Worker Huts, Stave Church, Shipwright) are rows of zeros.
        self.location_cost: list[list[int]] = [row_of(place, "cost", COSTS) for place in places]
        # What the three smiths and the Smokehouse are given every round (CM-ROUND-09).
        stock = (*DICE, "food")
        self.restock: list[int] = [
            number(subtable(places[index], "restock"), name) for index, name in enumerate(stock)
        ]
        layouts = in_order(self.data, "shore_layout", LAYOUTS)
        # Shores by their numbers on the board, 1 to 4.
        self.layout_names: list[str] = list(LAYOUTS)
        self.layout_near: list[list[int]] = [sorted(whole_list(it, "near")) for it in layouts]
        self.layout_four_only: list[int] = numbers(layouts, "four_player_only")
        leaders = in_order(self.data, "leader", LEADERS)
        self.leader_names: list[str] = words(leaders, "name")
        self.leader_amount: list[int] = numbers(leaders, "amount")

    def _read_tables(self) -> None:
        scoring = subtable(self.data, "scoring")
        self.set_glory: int = number(scoring, "enemy_set")
        self.favour_glory: int = number(scoring, "favour")
        self.coins_per_glory: int = number(scoring, "coins_per_glory")
        self.blame_loss: list[int] = whole_list(scoring, "blame")
        # Index: favour bought.
        prices = subtable(subtable(self.data, "stave_church"), "prices")
        self.church_price: list[int] = [number(prices, str(favour)) for favour in range(5)]
        setup = subtable(self.data, "setup")
        self.rounds: int = number(subtable(self.data, "meta"), "rounds")
        # food, wood, coin, favour, swordsman, glory
        self.start: list[int] = row_of(setup, "start", (*COSTS, "swordsman", "glory"))
        self.start_destinies: int = number(setup, "destiny_cards")
        self.warrior_cap: int = number(setup, "warrior_cap")
        self.rune_spaces: int = number(setup, "rune_face_up")
        self.hunt_cap: int = number(setup, "hunt_food_cap")
        # Index: seats, 0 to 4.
        self.workers_hand: list[int] = by_seats(setup, "workers_hand")
        self.stalls_military_in_play: list[int] = by_seats(setup, "stalls_military")
        self.stalls_economic_in_play: list[int] = by_seats(setup, "stalls_economic")

    def _read_decks(self) -> None:
        # Edition by edition, so that a deck is one look-up.
        self._decks: dict[str, list[int]] = {}
        for kind, table in DECK_TABLES.items():
            entries = entries_of(self.data, table)
            for edition in EDITIONS:
                cards: list[int] = []
                for place, entry in enumerate(entries):
                    if edition in text_list(entry, "edition"):
                        cards += [self._card(kind, place, entry)] * number(entry, "count")
                self._decks[f"{kind} {edition}"] = cards

    def _card(self, kind: str, place: int, entry: Entry) -> int:
        """The index of the card that stands at `place` in its table."""
        name = str(entry["id"])
        if kind == "rune":
            return RUNES.index(name)
        if kind == "destiny":
            return DESTINIES.index(name)
        if kind == "journey" or kind == "merchant":
            return place
        return self.enemy_ids.index(name)


def load_cards(text: str, source: str) -> CardSet:
    """The card set written in the TOML `text`; `source` is the file's name for messages."""
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        raise CardError(f"{source}: this is not TOML: {error}") from error
    except RecursionError as error:
        raise CardError(f"{source}: this is not a card file: nested too deeply") from error
    return cards_from_data(data, source)


def cards_from_data(data: dict[str, object], source: str) -> CardSet:
    """The card set in `data`, as TOML or JSON gave it: a record carries its own cards."""
    check_data(data, source)
    return CardSet(deepcopy(data), source)


_standard: list[CardSet] = []
_standard_digest: list[str] = []


def standard_cards() -> CardSet:
    """The card set that comes with the game. One for all, so never change it."""
    if not _standard:
        _standard.append(load_cards(packaged_text(), "cards.toml"))
    return _standard[0]


def packaged_text() -> str:
    """The file of the standard card set, comments and all."""
    return files("meadhall.games.champions").joinpath("cards.toml").read_text("utf-8")


def digest_of(data: dict[str, object]) -> str:
    """One word for the whole content, whatever the order of fields: SHA-256 of canonical JSON."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(canonical.encode()).hexdigest()


def _packaged_digest() -> str:
    if not _standard_digest:
        _standard_digest.append(digest_of(tomllib.loads(packaged_text())))
    return _standard_digest[0]

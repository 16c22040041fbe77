"""The component data of Reavers of Midgard in the form the rules read: small lists of ints.

The file (cards.toml, or one of an owner's own) is checked once, on loading; after that an index
into these lists is all a rule needs, and a card set is shared by every state that plays with it.
"""

import json
import tomllib
from copy import deepcopy
from hashlib import sha256
from importlib.resources import files
from typing import Final, cast

from meadhall.core.cards.cardset import CardSet as CoreCardSet
from meadhall.core.cards.read import (
    Entry,
    entries_of,
    in_order,
    items,
    number,
    numbers,
    subtable,
    text_list,
    whole_list,
    word_places,
    words,
)
from meadhall.core.errors import CardError
from meadhall.games.reavers.cardcheck import check_data
from meadhall.games.reavers.effectdata import Book, gain_die
from meadhall.games.reavers.ids import (
    ARTIFACTS,
    CARDS,
    CLANS,
    COLOURS,
    DECKS,
    FACE_CHOOSE,
    FACES,
    FIRST_TAPESTRY,
    ICONS,
    KEEP_SPOILS,
    LEVELS,
    PROPHECIES,
    REAVERS,
    SEA_BATTLES,
    SET_CARDS,
    SPACES,
    STACKS,
    TARGETS,
    TERRITORY_TYPES,
    TOKENS,
    TRADE,
    TRIGGERS,
    UNITS,
    UPGRADES,
    VILLAGE_SPOILS,
)

# How a spoils card works.
ARTIFACT_CARD: Final = 0
CHOICE_CARD: Final = 1
PILLAGE_CARD: Final = 2
PILE_CARD: Final = 3
SPOIL_KINDS: Final[dict[str, int]] = {
    "artifact": ARTIFACT_CARD,
    "ship_upgrade": CHOICE_CARD,
    "choice": CHOICE_CARD,
    "pillage": PILLAGE_CARD,
    "set": PILE_CARD,
    "tapestry": PILE_CARD,
}
# Decks with the table their cards stand in and, where it is closed, its fixed order.
DECK_TABLES: Final[tuple[str, ...]] = (
    "reavers",
    "village_spoils",
    "keep_spoils",
    "sea_journeys",
    "sea_battles",
    "prophecies",
)
CLOSED_ORDERS: Final[tuple[tuple[str, ...], ...]] = (
    REAVERS,
    VILLAGE_SPOILS,
    KEEP_SPOILS,
    (),
    SEA_BATTLES,
    PROPHECIES,
)
MOST_SEATS: Final = 4


class CardSet(CoreCardSet):
    """Every number of the box. Build it with `load_cards`, `cards_from_data`, `standard_cards`."""

    __slots__ = (
        "ability_cost",
        "ability_effect",
        "artifact_effect",
        "artifact_glory",
        "artifact_icon",
        "artifact_space",
        "artifact_spaces",
        "artifact_trigger",
        "automatic",
        "battle_faces",
        "book",
        "cards_gained",
        "choices",
        "clan_bonus",
        "clan_of",
        "dice_count",
        "dice_spaces",
        "die_sides",
        "extra_cards",
        "face_up",
        "faces_of",
        "gain_dice",
        "journey_cost",
        "journey_effect",
        "journey_ids",
        "journey_reward",
        "majority",
        "names",
        "pillage",
        "pillage_combat",
        "prophecy_glory",
        "prophecy_unit",
        "rally",
        "repeats",
        "rest_food",
        "rounds",
        "sea_cost",
        "sea_defense",
        "sea_glory",
        "sea_reward",
        "set_values",
        "space_bonus",
        "space_cost",
        "specialize_spaces",
        "spoil_kind",
        "stack_cost",
        "start_favor",
        "start_food",
        "start_glory",
        "start_reavers",
        "tapestry_loose",
        "tapestry_set",
        "territory_glory",
        "terror_extra",
        "terror_loss",
        "tile_ids",
        "tile_reward",
        "tile_stack",
        "token_count",
        "token_glory",
        "trade_dice",
        "trade_dice_taken",
        "trade_favor",
        "trade_food",
        "upgrade_count",
        "upgrade_pays",
        "upgrade_spaces",
    )

    def __init__(self, data: dict[str, object], source: str) -> None:
        """`data` must have passed `check_data`."""
        digest = digest_of(data)
        super().__init__(data, source, digest, digest == _packaged_digest())
        self.book: Book = Book()
        self._read_dice()
        self._read_board()
        self._read_spaces()
        self._read_reavers()
        self._read_artifacts()
        self._read_spoils()
        self._read_sea()
        self._read_territories()
        self._read_prophecies()
        self._read_scoring()
        self._read_names()

    def deck(self, deck: int) -> list[int]:
        """The cards of a deck in a fixed order, each as often as the box has it."""
        order = CLOSED_ORDERS[deck]
        table = DECK_TABLES[deck]
        entries = in_order(self.data, table, order) if order else entries_of(self.data, table)
        cards: list[int] = []
        for kind, entry in enumerate(entries):
            cards += [kind] * number(entry, "count")
        return cards

    def stack(self, stack: int) -> list[int]:
        """The tiles of a territory stack."""
        tiles: list[int] = []
        for tile, entry in enumerate(entries_of(self.data, "territory_tiles")):
            if self.tile_stack[tile] == stack:
                tiles += [tile] * number(entry, "count")
        return tiles

    def _read_dice(self) -> None:
        dice = _by(self.data, "crew_dice", "colour", COLOURS)
        self.dice_count: list[int] = numbers(dice, "count")
        # colour * 6 + side of the die: the die it makes, colour * 6 + face.
        self.die_sides: list[int] = []
        # Per colour: the different dice one can choose from (RM-DICE-09).
        self.faces_of: list[list[int]] = []
        for colour, die in enumerate(dice):
            sides = [
                colour * FACES + min(ICONS.index(face), FACES - 1)
                for face in text_list(die, "faces")
            ]
            self.die_sides += sides
            self.faces_of.append(sorted(set(sides)))
        self.battle_faces: list[int] = whole_list(subtable(self.data, "battle_die"), "faces")

    def _read_board(self) -> None:
        board = subtable(self.data, "player_board")
        self.dice_spaces: int = number(board, "dice_spaces")
        self.artifact_spaces: int = number(board, "artifact_spaces")
        self.upgrade_spaces: int = number(board, "ship_upgrade_spaces")
        self.specialize_spaces: list[int] = sorted(
            SPACES.index(space) for space in text_list(board, "specialize_spaces")
        )
        setup = subtable(self.data, "setup")
        self.start_food: list[int] = whole_list(setup, "start_food_by_seat")
        self.start_favor: int = number(setup, "start_favor")
        self.start_glory: int = number(setup, "start_glory")
        self.start_reavers: int = number(setup, "start_reavers")
        self.rest_food: int = number(subtable(self.data, "rest"), "food")
        self.rounds: int = number(subtable(self.data, "meta"), "rounds")
        self.territory_glory: int = number(subtable(self.data, "cleanup"), "glory_per_territory")
        box = subtable(self.data, "box")
        self.token_count: list[int] = [number(box, f"{token}_tokens") for token in TOKENS]
        tiles = in_order(self.data, "ship_upgrades", UPGRADES)
        self.upgrade_count: list[int] = numbers(tiles, "count")
        # Per kind and icon of a cost: does the tile pay it?
        self.upgrade_pays: list[list[bool]] = [
            [target in text_list(tile, "icons") for target in TARGETS] for tile in tiles
        ]
        clans = in_order(self.data, "clans", CLANS)
        self.clan_bonus: list[int] = [self.book.effect(items(clan, "jarl_bonus")) for clan in clans]

    def _read_spaces(self) -> None:
        spaces = in_order(self.data, "action_spaces", SPACES)
        self.space_cost: list[int] = [self.book.cost(items(space, "cost")) for space in spaces]
        self.space_bonus: list[int] = [
            self.book.effect(items(space, "selection_bonus")) for space in spaces
        ]
        self.cards_gained: list[int] = numbers(spaces, "cards_gained")
        # Space, seats, distance from the active player.
        self.extra_cards: list[list[list[int]]] = [
            _seat_values(space, "extra_cards_by_seat") for space in spaces
        ]
        self.repeats: list[list[list[int]]] = [
            _seat_values(space, "repeats_by_seat") for space in spaces
        ]
        # Deck, seats: pairs or single cards that lie open.
        self.face_up: list[list[int]] = [[0] * (MOST_SEATS + 1) for _ in DECKS]
        for space in spaces:
            lying = subtable(space, "face_up")
            if lying["deck"] in DECKS:
                deck = DECKS.index(str(lying["deck"]))
                for seats in range(2, MOST_SEATS + 1):
                    self.face_up[deck][seats] = number(lying, f"p{seats}")
        trade = spaces[TRADE]
        rewards = {
            str(reward["id"]): items(reward, "effect")[0] for reward in items(trade, "rewards")
        }
        self.trade_favor: int = number(rewards["favor"], "n")
        self.trade_food: int = number(rewards["food"], "n")
        self.trade_dice_taken: int = number(rewards["dice"], "n")
        self.trade_dice: list[int] = [
            number(subtable(trade, "dice_on_space"), colour) for colour in COLOURS
        ]

    def _read_reavers(self) -> None:
        reavers = in_order(self.data, "reavers", REAVERS)
        self.clan_of: list[int] = word_places(reavers, "clan", CLANS)
        self.gain_dice: list[list[int]] = [
            [COLOURS.index(colour) for colour in text_list(reaver, "gain_dice")]
            for reaver in reavers
        ]
        self.rally: list[int] = []
        self.ability_cost: list[int] = []
        self.ability_effect: list[int] = []
        for reaver in reavers:
            colours = [COLOURS.index(colour) for colour in text_list(reaver, "rally_dice")]
            self.rally.append(self.book.add([gain_die(colour, FACE_CHOOSE) for colour in colours]))
            cost = self.book.cost(items(reaver, "ability_cost"))
            self.ability_cost.append(cost)
            self.ability_effect.append(self.book.paid_effect(cost, items(reaver, "ability_effect")))

    def _read_artifacts(self) -> None:
        artifacts = in_order(self.data, "village_spoils", ARTIFACTS)
        # ANY_SPACE and -1 for "any".
        self.artifact_space: list[int] = word_places(artifacts, "action_space", SPACES)
        self.artifact_icon: list[int] = word_places(artifacts, "stored_face", ICONS)
        self.artifact_glory: list[int] = numbers(artifacts, "glory")
        self.artifact_trigger: list[int] = word_places(artifacts, "trigger", TRIGGERS)
        self.artifact_effect: list[int] = [
            self.book.effect(items(artifact, "effect")) for artifact in artifacts
        ]

    def _read_spoils(self) -> None:
        # By card number (ids.CARDS); Reavers, Prophecies and Sea Battles have nothing here.
        self.spoil_kind: list[int] = [-1] * len(CARDS)
        self.choices: list[list[int]] = [[] for _ in CARDS]
        self.automatic: list[int] = [0] * len(CARDS)
        self.pillage: list[int] = [0] * len(CARDS)
        self.pillage_combat: list[int] = [0] * len(CARDS)
        for table in ("village_spoils", "keep_spoils"):
            for entry in entries_of(self.data, table):
                self._read_spoil(CARDS.index(str(entry["id"])), entry)
        sets = in_order(self.data, "keep_spoils", SET_CARDS)
        self.set_values: list[list[int]] = [whole_list(card, "set_values") for card in sets]
        tapestry = in_order(self.data, "keep_spoils", KEEP_SPOILS)[FIRST_TAPESTRY]
        self.tapestry_set: int = number(tapestry, "complete_set_value")
        self.tapestry_loose: int = number(tapestry, "loose_value")

    def _read_spoil(self, card: int, entry: Entry) -> None:
        kind = SPOIL_KINDS[str(entry["kind"])]
        self.spoil_kind[card] = kind
        if kind == CHOICE_CARD:
            options = cast(list[list[Entry]], entry["choice"])
            self.choices[card] = [self.book.effect(option) for option in options]
        elif kind == PILLAGE_CARD:
            self.automatic[card] = self.book.effect(items(entry, "automatic"))
            self.pillage[card] = self.book.effect(items(entry, "pillage"))
            self.pillage_combat[card] = number(entry, "pillage_combat")

    def _read_sea(self) -> None:
        journeys = entries_of(self.data, "sea_journeys")
        book = self.book
        self.journey_ids: list[str] = words(journeys, "id")
        self.journey_cost: list[int] = [book.cost(items(card, "avoid_cost")) for card in journeys]
        self.journey_reward: list[int] = [
            book.effect(items(card, "avoid_reward")) for card in journeys
        ]
        self.journey_effect: list[int] = [book.effect(items(card, "effect")) for card in journeys]
        battles = in_order(self.data, "sea_battles", SEA_BATTLES)
        self.sea_defense: list[int] = numbers(battles, "defense")
        self.sea_glory: list[int] = numbers(battles, "glory")
        self.sea_cost: list[int] = [
            book.dice_cost(text_list(card, "dice_cost")) for card in battles
        ]
        self.sea_reward: list[int] = [book.effect(items(card, "reward")) for card in battles]

    def _read_territories(self) -> None:
        tiles = entries_of(self.data, "territory_tiles")
        self.tile_ids: list[str] = words(tiles, "id")
        types = word_places(tiles, "type", TERRITORY_TYPES)
        levels = numbers(tiles, "level")
        self.tile_stack: list[int] = [
            kind * LEVELS + level - 1 for kind, level in zip(types, levels, strict=True)
        ]
        self.tile_reward: list[int] = [self.book.effect(items(tile, "reward")) for tile in tiles]
        # The tiles of a stack all show the same cost; a stack without tiles costs nothing.
        self.stack_cost: list[int] = [0] * len(STACKS)
        for tile, entry in enumerate(tiles):
            stack = self.tile_stack[tile]
            if self.stack_cost[stack] == 0:
                self.stack_cost[stack] = self.book.cost(items(entry, "peaceful_cost"))

    def _read_prophecies(self) -> None:
        prophecies = in_order(self.data, "prophecies", PROPHECIES)
        self.prophecy_glory: list[int] = numbers(prophecies, "glory_per_unit")
        self.prophecy_unit: list[int] = word_places(prophecies, "unit", UNITS)

    def _read_scoring(self) -> None:
        scoring = subtable(self.data, "scoring")
        self.terror_loss: list[int] = whole_list(scoring, "terror_penalty")
        self.terror_extra: int = number(scoring, "terror_extra_each")
        tokens = _by(self.data, "token_scoring", "token", TOKENS)
        steps = ("per_token_1_to_3", "per_token_4_to_5", "per_token_6_plus")
        self.token_glory: list[list[int]] = [
            [number(token, step) for step in steps] for token in tokens
        ]
        self.majority: list[int] = numbers(tokens, "majority_bonus")

    def _read_names(self) -> None:
        """English names for people, by card number."""
        self.names: list[str] = []
        for table, order in (
            ("reavers", REAVERS),
            ("village_spoils", VILLAGE_SPOILS),
            ("keep_spoils", KEEP_SPOILS),
            ("prophecies", PROPHECIES),
            ("sea_battles", SEA_BATTLES),
        ):
            self.names += words(in_order(self.data, table, order), "name_en")


def _by(data: Entry, table: str, field: str, names: tuple[str, ...]) -> list[Entry]:
    """The entries of a table that are named by another field than `id`, in a fixed order."""
    by_name = {str(entry[field]): entry for entry in entries_of(data, table)}
    return [by_name[name] for name in names]


def _seat_values(space: Entry, field: str) -> list[list[int]]:
    """By number of seats: the values by distance from the active player."""
    if field not in space:
        return [[0] * MOST_SEATS for _ in range(MOST_SEATS + 1)]
    values = subtable(space, field)
    return [
        whole_list(values, f"p{seats}") if seats >= 2 else [] for seats in range(MOST_SEATS + 1)
    ]


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
    return files("meadhall.games.reavers").joinpath("cards.toml").read_text("utf-8")


def digest_of(data: dict[str, object]) -> str:
    """One word for the whole content, whatever the order of fields: SHA-256 of canonical JSON."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(canonical.encode()).hexdigest()


def _packaged_digest() -> str:
    if not _standard_digest:
        _standard_digest.append(digest_of(tomllib.loads(packaged_text())))
    return _standard_digest[0]

"""The component data of Reavers of Midgard in the form the rules read: small lists of ints.

A file is checked once, on loading; after that an index into these lists is all a rule needs, and a
card set is shared by every state that plays with it.
"""

from typing import Final, cast

from meadhall.core.cards.cardset import CardSet as AnyCardSet
from meadhall.core.cards.read import Entry, entries_of, in_order, items, number, subtable, words
from meadhall.core.names import names
from meadhall.games.reavers import ids
from meadhall.games.reavers.cards.columns import NAMED_BY, SEAT_KEYS
from meadhall.games.reavers.cards.effectdata import Book, gain_die

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
DECK_TABLES: Final = names("""
    reavers village_spoils keep_spoils sea_journeys sea_battles prophecies
""")
CLOSED_ORDERS: Final[tuple[tuple[str, ...], ...]] = (
    ids.REAVERS,
    ids.VILLAGE_SPOILS,
    ids.KEEP_SPOILS,
    (),
    ids.SEA_BATTLES,
    ids.PROPHECIES,
)


class CardSet(AnyCardSet):
    """Every number of the box; `columns` says what is read into which list.

    Costs and effects are numbers in `book`.
    """

    book: Book
    rounds: int
    start_food: list[int]
    start_favor: int
    start_glory: int
    start_reavers: int
    rest_food: int
    territory_glory: int
    terror_loss: list[int]
    terror_extra: int
    token_count: list[int]
    # By token: Glory of each while there are so many.
    glory_to_3: list[int]
    glory_to_5: list[int]
    glory_from_6: list[int]
    majority: list[int]
    dice_spaces: int
    artifact_spaces: int
    upgrade_spaces: int
    specialize_spaces: list[int]
    battle_faces: list[int]
    dice_count: list[int]
    # colour * 6 + side of the die: the die it makes, colour * 6 + face.
    die_sides: list[int]
    # Per colour: the different dice one can choose from (RM-DICE-09).
    faces_of: list[list[int]]
    upgrade_count: list[int]
    upgrade_icons: list[list[int]]
    # Per kind and icon of a cost: does the tile pay it?
    upgrade_pays: list[list[bool]]
    clan_bonus: list[int]
    space_cost: list[int]
    space_bonus: list[int]
    space_dice: list[list[int]]
    cards_gained: list[int]
    # Space, seats, distance from the active player.
    extra_cards: list[list[list[int]]]
    repeats: list[list[list[int]]]
    # Deck, seats: pairs or single cards that lie open.
    face_up: list[list[int]]
    trade_favor: int
    trade_food: int
    trade_dice_taken: int
    trade_dice: list[int]
    clan_of: list[int]
    gain_dice: list[list[int]]
    rally_dice: list[list[int]]
    rally: list[int]
    ability_cost: list[int]
    ability_effect: list[int]
    # By spoils card, so that other cards follow the Artifacts; ANY_SPACE and -1 for "any".
    artifact_space: list[int]
    # Per space: which Artifacts can be used there.
    artifacts_at: list[list[bool]]
    artifact_icon: list[int]
    artifact_glory: list[int]
    artifact_trigger: list[int]
    artifact_effect: list[int]
    # By card number (ids.CARDS); Reavers, Prophecies and Sea Battles have nothing here.
    spoil_kind: list[int]
    choices: list[list[int]]
    automatic: list[int]
    pillage: list[int]
    pillage_combat: list[int]
    set_values: list[list[int]]
    tapestry_set: int
    tapestry_loose: int
    journey_ids: list[str]
    journey_cost: list[int]
    journey_reward: list[int]
    journey_effect: list[int]
    sea_defense: list[int]
    sea_glory: list[int]
    sea_cost: list[int]
    sea_reward: list[int]
    tile_ids: list[str]
    tile_type: list[int]
    tile_level: list[int]
    tile_stack: list[int]
    tile_reward: list[int]
    stack_cost: list[int]
    prophecy_glory: list[int]
    prophecy_unit: list[int]
    # The cards of each deck and the tiles of each stack, each as often as the box has it.
    decks: list[list[int]]
    stacks: list[list[int]]

    def work_out(self) -> None:
        self.book = Book()
        self.specialize_spaces = sorted(self.specialize_spaces)
        box = subtable(self.data, "box")
        self.token_count = [number(box, f"{token}_tokens") for token in ids.TOKENS]
        self.upgrade_pays = [
            [target in icons for target in range(len(ids.TARGETS))] for icons in self.upgrade_icons
        ]
        self._work_out_dice()
        self._work_out_spaces()
        self._work_out_reavers()
        self._work_out_spoils()
        self._work_out_sea()
        self._work_out_territories()
        self.decks = [
            [kind for kind, entry in enumerate(entries) for _ in range(number(entry, "count"))]
            for entries in map(self._entries, DECK_TABLES, CLOSED_ORDERS)
        ]

    def _entries(self, table: str, order: tuple[str, ...] = ()) -> list[Entry]:
        return in_order(self.data, table, order) if order else entries_of(self.data, table)

    def _costs(self, entries: list[Entry], field: str) -> list[int]:
        return [self.book.cost(items(entry, field)) for entry in entries]

    def _effects(self, entries: list[Entry], field: str) -> list[int]:
        return [self.book.effect(items(entry, field)) for entry in entries]

    def _work_out_dice(self) -> None:
        self.die_sides = []
        self.faces_of = []
        key = NAMED_BY["crew_dice"]
        by_colour = {str(die[key]): die for die in entries_of(self.data, "crew_dice")}
        for colour, name in enumerate(ids.COLOURS):
            faces = cast(list[str], by_colour[name]["faces"])
            sides = [
                colour * ids.FACES + min(ids.ICONS.index(face), ids.FACES - 1) for face in faces
            ]
            self.die_sides += sides
            self.faces_of.append(sorted(set(sides)))

    def _work_out_spaces(self) -> None:
        self.clan_bonus = self._effects(self._entries("clans", ids.CLANS), "jarl_bonus")
        spaces = self._entries("action_spaces", ids.SPACES)
        self.space_cost = self._costs(spaces, "cost")
        self.space_bonus = self._effects(spaces, "selection_bonus")
        self.face_up = [[0] * 5 for _ in ids.DECKS]
        for space in spaces:
            lying = subtable(space, "face_up")
            if lying["deck"] in ids.DECKS:
                open_cards = [number(lying, key) for key in SEAT_KEYS]
                self.face_up[ids.DECKS.index(str(lying["deck"]))] = [0, 0, *open_cards]
        rewards = {
            str(reward["id"]): items(reward, "effect")[0]
            for reward in items(spaces[ids.TRADE], "rewards")
        }
        self.trade_favor = number(rewards["favor"], "n")
        self.trade_food = number(rewards["food"], "n")
        self.trade_dice_taken = number(rewards["dice"], "n")
        self.trade_dice = self.space_dice[ids.TRADE]

    def _work_out_reavers(self) -> None:
        self.rally = [
            self.book.add([gain_die(colour, ids.FACE_CHOOSE) for colour in colours])
            for colours in self.rally_dice
        ]
        reavers = self._entries("reavers", ids.REAVERS)
        self.ability_cost = self._costs(reavers, "ability_cost")
        self.ability_effect = [
            self.book.paid_effect(cost, items(reaver, "ability_effect"))
            for cost, reaver in zip(self.ability_cost, reavers, strict=True)
        ]

    def _work_out_spoils(self) -> None:
        artifacts = self._entries("village_spoils", ids.ARTIFACTS)
        self.artifact_effect = self._effects(artifacts, "effect")
        self.artifacts_at = [
            [own in (space, ids.ANY_SPACE) for own in self.artifact_space]
            for space in range(len(ids.SPACES))
        ]
        self.spoil_kind = [-1] * len(ids.CARDS)
        self.choices = [[] for _ in ids.CARDS]
        self.automatic = [0] * len(ids.CARDS)
        self.pillage = [0] * len(ids.CARDS)
        self.pillage_combat = [0] * len(ids.CARDS)
        for table in ("village_spoils", "keep_spoils"):
            for entry in entries_of(self.data, table):
                self._work_out_spoil(ids.CARDS.index(str(entry["id"])), entry)
        tapestry = in_order(self.data, "keep_spoils", ids.TAPESTRIES)[0]
        self.tapestry_set = number(tapestry, "complete_set_value")
        self.tapestry_loose = number(tapestry, "loose_value")

    def _work_out_spoil(self, card: int, entry: Entry) -> None:
        kind = SPOIL_KINDS[str(entry["kind"])]
        self.spoil_kind[card] = kind
        if kind == CHOICE_CARD:
            options = cast(list[list[Entry]], entry["choice"])
            self.choices[card] = [self.book.effect(option) for option in options]
        elif kind == PILLAGE_CARD:
            self.automatic[card] = self.book.effect(items(entry, "automatic"))
            self.pillage[card] = self.book.effect(items(entry, "pillage"))
            self.pillage_combat[card] = number(entry, "pillage_combat")

    def _work_out_sea(self) -> None:
        journeys = self._entries("sea_journeys")
        self.journey_ids = words(journeys, "id")
        self.journey_cost = self._costs(journeys, "avoid_cost")
        self.journey_reward = self._effects(journeys, "avoid_reward")
        self.journey_effect = self._effects(journeys, "effect")
        battles = self._entries("sea_battles", ids.SEA_BATTLES)
        self.sea_cost = [
            self.book.dice_cost(cast(list[str], battle["dice_cost"])) for battle in battles
        ]
        self.sea_reward = self._effects(battles, "reward")

    def _work_out_territories(self) -> None:
        tiles = self._entries("territory_tiles")
        self.tile_ids = words(tiles, "id")
        self.tile_reward = self._effects(tiles, "reward")
        self.tile_stack = []
        # The tiles of a stack all show the same cost; a stack without tiles costs nothing.
        self.stack_cost = [0] * len(ids.STACKS)
        self.stacks = [[] for _ in ids.STACKS]
        for tile, entry in enumerate(tiles):
            stack = self.tile_type[tile] * ids.LEVELS + self.tile_level[tile] - 1
            self.tile_stack.append(stack)
            self.stacks[stack] += [tile] * number(entry, "count")
            if self.stack_cost[stack] == 0:
                self.stack_cost[stack] = self.book.cost(items(entry, "peaceful_cost"))

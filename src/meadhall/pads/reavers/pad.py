"""The score pad of Reavers of Midgard."""

from typing import cast

from meadhall.core.scores import ScoreLine
from meadhall.core.settings import check_settings
from meadhall.games.reavers.cards import CardSet, standard_cards
from meadhall.games.reavers.ids import (
    ARTIFACTS,
    CLANS,
    PROPHECIES,
    SET_CARDS,
    TAPESTRIES,
    TERRITORY_TYPES,
    TOKENS,
)
from meadhall.games.reavers.scoring import Holdings, score_holdings, winning
from meadhall.games.reavers.settings import specs
from meadhall.pads.fields import CARDS, NUMBER, TABLE, Field, Source, cards_of, plain
from meadhall.pads.pad import Pad, Player
from meadhall.pads.player import MOST, Written

EXAMPLE = """\
# A game of Reavers of Midgard on your own table, to be counted by:
#   meadhall score reavers THIS_FILE
# What is left out is 0 or none. All players are needed: majorities are counted between them.
# Count player board and Glory pile together. Names of cards: meadhall cards show reavers

# majority_needs_at_least_one_token = true

[[player]]
name = "Orange"
glory = 116               # on the track, before final scoring
favor = 2                 # for ties only
terror = 3
farm = 0                  # tokens
wall = 5
tower = 0
# andvarinaut, bodn, brisingamen, dainsleif, draupnir, eldhrimnir, ljosalfar_harp, hringhorni,
# jarnglofar, friggs_goblet, laevateinn, mjolnir_shard, skidbladnir, holy_ash_staff
artifacts = ["skidbladnir", "draupnir", "dainsleif", "bodn"]
treasure = 1              # cards of the three kinds of set
art = 1
armor = 0
tapestry_dearg = 0        # Tapestries by kind
tapestry_buigh = 0
tapestry_gorm = 0
# A Prophecy as often as you own it: berserkers_glory, proud_conquerors, plunderer, juggernaut,
# treasure_hunter, master_of_the_sea, champion_of_valhalla, sailors_reward, vanquisher,
# prophet_of_odin, stolen_armor, world_shaman, feast_of_the_gods, warrior_of_odin,
# chosen_of_seidr, refined_taste, slayer_of_lords
prophecies = [
  "champion_of_valhalla", "juggernaut", "refined_taste",
  "slayer_of_lords", "feast_of_the_gods", "warrior_of_odin",
]
# What only Prophecies count:
reavers = { helm = 0, raven = 6, tree = 0 }     # all you own, by clan
sea_battles = 0                                 # Sea Battle cards you won
ship_upgrades = 0                               # tiles on your ship
territories = { food = 0, favor = 0, dice = 0 }

[[player]]
name = "Blue"
glory = 101
terror = 2
farm = 4
tower = 2
artifacts = ["bodn"]
art = 4
treasure = 1
tapestry_dearg = 1
tapestry_buigh = 1
tapestry_gorm = 1
prophecies = [
  "vanquisher", "vanquisher", "world_shaman", "juggernaut",
  "berserkers_glory", "slayer_of_lords", "refined_taste",
]
reavers = { helm = 8 }
"""


NUMBERS = ("favor", "terror", *TOKENS, *SET_CARDS, *TAPESTRIES, "sea_battles", "ship_upgrades")
TABLES = {"reavers": CLANS, "territories": TERRITORY_TYPES}
FIELDS = ["name", "glory", *NUMBERS, "artifacts", "prophecies", *TABLES]


class ReaversPad(Pad):
    GAME = "reavers"
    SETTINGS = ("majority_needs_at_least_one_token",)
    EXAMPLE = EXAMPLE

    def fields(self) -> list[Field]:
        data = standard_cards().data
        artifacts = cards_of(data, "village_spoils", ARTIFACTS)
        prophecies = cards_of(data, "prophecies", PROPHECIES)
        reavers, territories = [
            Field(it, TABLE, "deeds", 0, MOST, plain(ids), named)
            for (it, ids), named in zip(TABLES.items(), ("clan", "territory"), strict=True)
        ]
        return [
            Field("glory", NUMBER, "track", -MOST, MOST),
            Field("terror", NUMBER, "track", 0, MOST),
            Field("favor", NUMBER, "track", 0, MOST),
            *[Field(it, NUMBER, "tokens", 0, MOST) for it in TOKENS],
            Field("artifacts", CARDS, "spoils", 0, 0, artifacts, "card"),
            *[Field(it, NUMBER, "spoils", 0, MOST) for it in (*SET_CARDS, *TAPESTRIES)],
            Field("prophecies", CARDS, "deeds", 0, 0, prophecies, "card"),
            reavers,
            territories,
            Field("sea_battles", NUMBER, "deeds", 0, MOST),
            Field("ship_upgrades", NUMBER, "deeds", 0, MOST),
        ]

    def sources(self) -> list[Source]:
        return [
            Source("track"),
            Source("terror"),
            Source("artifact", ARTIFACTS),
            Source("set", SET_CARDS),
            Source("tapestries"),
            Source("tokens", TOKENS),
            Source("majority", TOKENS),
            Source("prophecy", PROPHECIES),
        ]

    def reckon(
        self, players: list[Player], wheres: list[str], chosen: dict[str, object], cards: object
    ) -> tuple[list[list[ScoreLine]], list[int]]:
        own = standard_cards() if cards is None else cast(CardSet, cards)
        settings = check_settings(specs(own, len(players)), chosen)
        holdings = [
            read_holdings(player, where) for player, where in zip(players, wheres, strict=True)
        ]
        needs_one = settings["majority_needs_at_least_one_token"] is True
        reckonings = score_holdings(own, holdings, needs_one)
        totals = [sum(line.points for line in reckoning) for reckoning in reckonings]
        return reckonings, winning(totals, [held.favor for held in holdings])


def read_holdings(player: Player, where: str) -> Holdings:
    written = Written(player, where, FIELDS)
    numbers = {field: written.number(field) for field in NUMBERS}
    own = Holdings()
    own.glory = written.number("glory", -MOST)
    own.favor = numbers["favor"]
    own.terror = numbers["terror"]
    own.tokens = [numbers[token] for token in TOKENS]
    own.sets = [numbers[card] for card in SET_CARDS]
    own.tapestries = [numbers[card] for card in TAPESTRIES]
    own.sea_battles = numbers["sea_battles"]
    own.ship_upgrades = numbers["ship_upgrades"]
    own.artifacts = sorted(written.cards("artifacts", ARTIFACTS))
    own.prophecies = sorted(written.cards("prophecies", PROPHECIES))
    own.reavers = written.table("reavers", CLANS)
    own.territories = written.table("territories", TERRITORY_TYPES)
    return own


PAD = ReaversPad()

"""The score pad of Champions of Midgard."""

from typing import cast

from meadhall.core.cards.read import entries_of
from meadhall.core.errors import Fault
from meadhall.core.scores import ScoreLine
from meadhall.games.champions.cards import CardSet, standard_cards
from meadhall.games.champions.ids import (
    COLOURS,
    DESTINIES,
    FIRST_PRIVATE_SHIP,
    METRICS,
    RUNES,
    SHIPS,
)
from meadhall.games.champions.scoring import Holdings, score_holdings, winning
from meadhall.games.champions.settings import resolve
from meadhall.pads.fields import CARD, NUMBER, TABLE, Field, Source, cards_of, plain
from meadhall.pads.fields import CARDS as SEVERAL
from meadhall.pads.pad import Pad, PadError, Player
from meadhall.pads.player import MOST, Written

EXAMPLE = """\
# A game of Champions of Midgard on your own table, to be counted by:
#   meadhall score champions THIS_FILE
# What is left out is 0 or none. Names of cards: meadhall cards show champions

edition = "portal"        # the newest printing; or "classic", the first one
# The two differ in these, which can also be chosen one by one:
# blame_over_six = "minus6_each"   # each blame above six costs 6 more; or "cap21"
# destiny_min_one = true           # a destiny needs at least one of what it counts

[[player]]
name = "Anna"
glory = 41                # on the track, before final scoring
food = 2
wood = 4
coins = 8
favour = 3                # unspent
blame = 4
warriors = 6              # all your dice
# All destinies, also those shown earlier:
# crusher_of_ice, earth_smasher, master_of_flames, craftsman, leader_of_armies, odins_favored,
# prepared, prosperous, runemaster, monster_hunter, slayer_of_the_undead, troll_slayer, despised
destinies = ["craftsman", "prepared"]
# All runes, used or not: gifts, glory, healing, journey, knowledge, potential, reaction, success,
# true_vision, wealth, virtue
runes = ["knowledge", "glory"]
longship = "snekkja"      # your own: karvi, snekkja, skeid or drakkar
# Enemies you defeated. A Kraken is not one of them: its card goes back (CM-JOURNEY-23).
trolls = 1
draugr = { red = 1, yellow = 0, blue = 1 }
monsters = { red = 0, yellow = 1, blue = 0 }

[[player]]
name = "Bo"
glory = 52
food = 2
wood = 3
coins = 4
favour = 1
blame = 7
warriors = 8
destinies = ["leader_of_armies"]
runes = ["virtue"]
trolls = 2
draugr = { red = 2 }
monsters = { blue = 2 }
"""

GOODS = ("coins", "favour", "blame", "food", "wood", "warriors")
LISTS = {"destinies": DESTINIES, "runes": RUNES}
# Defeated enemies with a colour; a Kraken is none (CM-JOURNEY-23).
TABLES = ("draugr", "monsters")
PRIVATE_SHIPS = SHIPS[FIRST_PRIVATE_SHIP:]
FIELDS = ["name", "glory", *GOODS, "trolls", *LISTS, "longship", *TABLES]
# Field of a player, table of the card data whose cards it lists.
CARDS = {"destinies": "destiny", "runes": "rune", "longship": "longship"}


class ChampionsPad(Pad):
    GAME = "champions"
    SETTINGS = ("edition", "blame_over_six", "destiny_min_one")
    EXAMPLE = EXAMPLE

    def fields(self) -> list[Field]:
        data = standard_cards().data
        lists = [
            Field(it, SEVERAL, "cards", 0, 0, cards_of(data, CARDS[it], ids), CARDS[it])
            for it, ids in LISTS.items()
        ]
        ships = cards_of(data, "longship", PRIVATE_SHIPS)
        return [
            Field("glory", NUMBER, "track", 0, MOST),
            *[Field(it, NUMBER, "goods", 0, MOST) for it in GOODS],
            *lists,
            Field("longship", CARD, "cards", 0, 0, ships, "ship"),
            Field("trolls", NUMBER, "enemies", 0, MOST),
            *[Field(it, TABLE, "enemies", 0, MOST, plain(COLOURS), "colour") for it in TABLES],
        ]

    def sources(self) -> list[Source]:
        return [
            Source("track"),
            Source("destiny", DESTINIES),
            Source("sets"),
            Source("rune", RUNES),
            Source("longship", PRIVATE_SHIPS),
            Source("favour"),
            Source("coins"),
            Source("blame"),
        ]

    def reckon(
        self, players: list[Player], wheres: list[str], chosen: dict[str, object], cards: object
    ) -> tuple[list[list[ScoreLine]], list[int]]:
        own = standard_cards() if cards is None else cast(CardSet, cards)
        rules = resolve(own, len(players), chosen)
        holdings = [
            read_holdings(player, where) for player, where in zip(players, wheres, strict=True)
        ]
        _check_box(own, players, wheres, str(rules["edition"]))
        lines = score_holdings(
            own, holdings, rules["destiny_min_one"] is True, rules["blame_over_six"] == "cap21"
        )
        totals = [sum(line.points for line in own_lines) for own_lines in lines]
        return lines, winning(totals, [held.enemies for held in holdings])


def read_holdings(player: Player, where: str) -> Holdings:
    written = Written(player, where, FIELDS)
    own = Holdings()
    own.glory = written.number("glory")
    for field in (*GOODS, "trolls"):
        own.counts[METRICS.index(field)] = written.number(field)
    own.enemies = own.count("trolls")
    for field in TABLES:
        colours = written.table(field, COLOURS, "{ red = 1, blue = 2 }")
        own.counts[METRICS.index(field)] = sum(colours)
        own.enemies += sum(colours)
        # The first three metrics are the colours, in the order of COLOURS.
        for colour in range(len(COLOURS)):
            own.counts[colour] += colours[colour]
    own.destinies = written.cards("destinies", DESTINIES)
    own.runes = sorted(written.cards("runes", RUNES))
    own.counts[METRICS.index("runes")] = len(own.runes)
    ship = written.card("longship", PRIVATE_SHIPS)
    own.ship = FIRST_PRIVATE_SHIP + ship if ship >= 0 else -1
    return own


def _check_box(cards: CardSet, players: list[Player], wheres: list[str], edition: str) -> None:
    """No card is held more often than the box has it, or in an edition without it."""
    for field, table in CARDS.items():
        entries = {str(entry["id"]): entry for entry in entries_of(cards.data, table)}
        held: dict[str, int] = {}
        for player, where in zip(players, wheres, strict=True):
            value = player.get(field, [])
            for name in [value] if isinstance(value, str) else cast(list[str], value):
                editions, count = entries[name]["edition"], entries[name].get("count", 1)
                held[name] = held.get(name, 0) + 1
                if edition not in cast(list[str], editions):
                    text = f'{where}: {field}: the {edition} edition has no "{name}"'
                    args = {"where": f"{where}: ", "field": field, "name": name}
                    raise PadError([Fault("pad_edition", text, {**args, "edition": edition})])
                if held[name] > cast(int, count):
                    text = (
                        f'{where}: {field}: "{name}" is there {held[name]} times;'
                        f" the box has {count} of it"
                    )
                    args = {"where": f"{where}: ", "field": field, "name": name}
                    args |= {"times": str(held[name]), "count": str(count)}
                    raise PadError([Fault("pad_box", text, args)])


PAD = ChampionsPad()

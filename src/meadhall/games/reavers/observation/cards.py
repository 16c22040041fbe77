"""The cards of a set as rows of numbers, ready to be copied into an observation.

What a card asks for and brings stands in the card data, so a card set with other numbers shows
other rows. Rows are made once per card set; sums over cards that lie together are made when they
are first needed and kept.
"""

from typing import Final

from meadhall.core.names import names
from meadhall.core.writing import BytesWriter, packed, put
from meadhall.games.reavers import ids
from meadhall.games.reavers.actions import REAVERS_PER_SPACE
from meadhall.games.reavers.cards import CardSet
from meadhall.games.reavers.observation.rows import (
    ABILITY,
    ABILITY_IN_SHORT,
    ARTIFACT,
    FIRST_GOOD,
    JOURNEY_DEAL,
    KEEP_DEAL,
    KEEP_ROW,
    NOTHING,
    OFFERED,
    OWED,
    REAVER_ROW,
    SEA_REWARD,
    SEA_ROW,
    STANDING_IN_SHORT,
    STANDING_ROW,
    VILLAGE_DEAL,
    VILLAGE_ROW,
    cut,
    deal_of,
    ops_deal,
    plus,
    price_of,
)
from meadhall.games.reavers.scoring import set_glory, terror_loss, token_glory

# Tables of points end here: more than this of a kind counts like the last.
MOST_OF_A_KIND: Final = 60
MOST_BATTLE_DICE: Final = 24
MOST_DEFENSE: Final = 2 * MOST_BATTLE_DICE + 1
# Where each Reaver, territory, set card and token is counted for Prophecies (ids.UNITS).
CLAN_UNIT: Final[tuple[int, ...]] = (0, 13, 14)
TERRITORY_UNIT: Final[tuple[int, ...]] = (12, 9, 1)
SET_UNIT: Final[tuple[int, ...]] = (4, 15, 10)
TOKEN_UNIT: Final[tuple[int, ...]] = (2, 3, 8)
SEA_UNIT: Final = 5
ARTIFACT_UNIT: Final = 6
TILE_UNIT: Final = 7
PROPHECY_UNIT: Final = 11
TAPESTRY_UNIT: Final = 16


class CardNumbers:
    """Every row of a card set."""

    __slots__ = names("""
        artifact_rows journey_rows keep_pairs keep_rows next_set next_terror next_token no_keep
        no_reavers no_sea no_village none_standing none_standing_in_short offered owed pile_glory
        pile_unit prices reaver_pairs reaver_rows sea_rows set_points standing standing_in_short
        standing_rows standing_rows_in_short terror_points token_points village_pairs village_rows
        win_chance
    """)

    def __init__(self, cards: CardSet) -> None:
        book = cards.book
        # By effect and the operation that comes next: what the rest of it brings.
        self.owed: list[list[bytes]] = [
            [packed(cut(ops_deal(cards, ops[step:]), OWED)) for step in range(len(ops) + 1)]
            for ops in book.effects
        ]
        # By effect, and by cost: what is to be had, and what for.
        self.offered: list[bytes] = [
            packed(cut(ops_deal(cards, ops), OFFERED)) for ops in book.effects
        ]
        self.prices: list[bytes] = [packed(cut(price_of(cost), OFFERED)) for cost in book.costs]
        self._work_out_reavers(cards)
        self._work_out_spoils(cards)
        self._work_out_sea(cards)
        self._work_out_points(cards)
        # Battle dice, Defense: how many combats of a hundred are won without a second roll.
        self.win_chance: list[bytes] = _win_chances(cards.battle_faces)

    def _work_out_reavers(self, cards: CardSet) -> None:
        self.reaver_rows: list[bytes] = []
        self.standing_rows: list[bytes] = []
        self.standing_rows_in_short: list[bytes] = []
        for reaver in range(len(ids.REAVERS)):
            price = price_of(cards.book.costs[cards.ability_cost[reaver]])
            deal = plus(price, deal_of(cards, cards.ability_effect[reaver]))
            clans = [1 if cards.clan_of[reaver] == clan else 0 for clan in range(len(ids.CLANS))]
            gained = [cards.gain_dice[reaver].count(it) for it in range(len(ids.COLOURS))]
            rallied = [cards.rally_dice[reaver].count(it) for it in range(len(ids.COLOURS))]
            ability = cut(deal, ABILITY)
            self.reaver_rows.append(packed([*clans, *gained, *rallied, *ability]))
            self.standing_rows.append(packed([1, *ability]))
            self.standing_rows_in_short.append(packed([1, *cut(deal, ABILITY_IN_SHORT)]))
        kinds = len(ids.REAVERS)
        self.no_reavers = bytes(len(REAVER_ROW))
        self.none_standing = bytes(len(STANDING_ROW))
        self.none_standing_in_short = bytes(len(STANDING_IN_SHORT))
        # Sums of cards that lie or stand together, made when first needed; b"" is not made yet.
        self.reaver_pairs: list[bytes] = [b""] * (kinds * kinds)
        self.standing: list[bytes] = [b""] * (kinds + 1) ** REAVERS_PER_SPACE
        self.standing_in_short: list[bytes] = self.standing.copy()

    def _work_out_spoils(self, cards: CardSet) -> None:
        self.artifact_rows: list[bytes] = []
        self.village_rows: list[bytes] = []
        for kind in range(len(ids.VILLAGE_SPOILS)):
            if kind < ids.ARTIFACT_COUNT:
                deal = deal_of(cards, cards.artifact_effect[kind])
                self.artifact_rows.append(packed(cut(deal, ARTIFACT)))
                row = [1, cards.artifact_glory[kind], *cut(NOTHING, VILLAGE_DEAL)]
                self.village_rows.append(packed(row))
            else:
                deal = self._spoils(cards, ids.VILLAGE_BASE + kind)
                self.village_rows.append(packed([0, 0, *cut(deal, VILLAGE_DEAL)]))
        self.keep_rows: list[bytes] = []
        sets = len(ids.SET_CARDS) + len(ids.TAPESTRIES)
        for kind in range(len(ids.KEEP_SPOILS)):
            card = ids.KEEP_BASE + kind
            which = [1 if kind == other else 0 for other in range(sets)]
            deal = self._spoils(cards, card)
            row = [*which, *cut(deal, KEEP_DEAL), cards.pillage_combat[card]]
            self.keep_rows.append(packed(row))
        self.no_village = bytes(len(VILLAGE_ROW))
        self.no_keep = bytes(len(KEEP_ROW))
        self.village_pairs: list[bytes] = [b""] * len(self.village_rows) ** 2
        self.keep_pairs: list[bytes] = [b""] * len(self.keep_rows) ** 2

    def _spoils(self, cards: CardSet, card: int) -> list[int]:
        """All that a spoils card can bring: both parts, or all its choices together."""
        deal = plus(deal_of(cards, cards.automatic[card]), deal_of(cards, cards.pillage[card]))
        for choice in cards.choices[card]:
            deal = plus(deal, deal_of(cards, choice))
        return deal

    def _work_out_sea(self, cards: CardSet) -> None:
        self.sea_rows: list[bytes] = []
        for card in range(len(ids.SEA_BATTLES)):
            need = cards.book.costs[cards.sea_cost[card]].need
            reward = cut(deal_of(cards, cards.sea_reward[card]), SEA_REWARD)
            glory = (
                cards.sea_glory[card]
                + deal_of(cards, cards.sea_reward[card])[FIRST_GOOD + ids.GLORY]
            )
            self.sea_rows.append(packed([glory, cards.sea_defense[card], *need, *reward]))
        self.no_sea = bytes(len(SEA_ROW))
        self.journey_rows: list[bytes] = []
        for card in range(len(cards.journey_ids)):
            price = cards.journey_cost[card]
            deal = plus(
                price_of(cards.book.costs[price]), deal_of(cards, cards.journey_reward[card])
            )
            deal = plus(deal, deal_of(cards, cards.journey_effect[card]))
            need = cards.book.costs[price].need
            self.journey_rows.append(packed([*need, *cut(deal, JOURNEY_DEAL)]))

    def _work_out_points(self, cards: CardSet) -> None:
        """Glory for so many of a kind, and what counts where in a Glory pile."""
        counts = range(MOST_OF_A_KIND + 2)
        self.set_points: list[list[int]] = [
            [set_glory(cards.set_values[kind], count) for count in counts]
            for kind in range(len(ids.SET_CARDS))
        ]
        self.token_points: list[list[int]] = [
            [token_glory(cards, token, count) for count in counts]
            for token in range(len(ids.TOKENS))
        ]
        self.terror_points: list[int] = [terror_loss(cards, count) for count in counts]
        # The same of one more.
        self.next_set: list[bytes] = [_steps(points) for points in self.set_points]
        self.next_token: list[bytes] = [_steps(points) for points in self.token_points]
        self.next_terror: bytes = _steps(self.terror_points)
        pile_unit = [TILE_UNIT] * len(ids.CARDS)
        self.pile_glory: list[int] = [0] * len(ids.CARDS)
        for reaver, clan in enumerate(cards.clan_of):
            pile_unit[ids.REAVER_BASE + reaver] = CLAN_UNIT[clan]
        for artifact in range(ids.ARTIFACT_COUNT):
            pile_unit[ids.VILLAGE_BASE + artifact] = ARTIFACT_UNIT
            self.pile_glory[ids.VILLAGE_BASE + artifact] = cards.artifact_glory[artifact]
        for kind, unit in enumerate(SET_UNIT):
            pile_unit[ids.KEEP_BASE + kind] = unit
        for kind in range(len(ids.TAPESTRIES)):
            pile_unit[ids.KEEP_BASE + ids.FIRST_TAPESTRY + kind] = TAPESTRY_UNIT
        for prophecy in range(len(ids.PROPHECIES)):
            pile_unit[ids.PROPHECY_BASE + prophecy] = PROPHECY_UNIT
        for battle in range(len(ids.SEA_BATTLES)):
            pile_unit[ids.SEA_BASE + battle] = SEA_UNIT
        self.pile_unit: bytes = bytes(pile_unit)

    # -- cards that lie together ------------------------------------------------------------------

    def reaver_pair(self, one: int, other: int) -> bytes:
        return _pair(self.reaver_pairs, self.reaver_rows, one, other)

    def village_pair(self, one: int, other: int) -> bytes:
        return _pair(self.village_pairs, self.village_rows, one, other)

    def keep_pair(self, one: int, other: int) -> bytes:
        return _pair(self.keep_pairs, self.keep_rows, one, other)

    def specialists(self, row: tuple[int, ...], in_short: bool) -> bytes:
        """What the specialists of a space ask for and bring, all together."""
        place = 0
        for reaver in row:
            place = place * 19 + reaver + 1
        table = self.standing_in_short if in_short else self.standing
        found = table[place]
        if not found:
            found = self.none_standing_in_short if in_short else self.none_standing
            for reaver in row:
                each = self.standing_rows_in_short if in_short else self.standing_rows
                found = together(found, each[reaver])
            table[place] = found
        return found


def _steps(points: list[int]) -> bytes:
    return packed([points[at + 1] - points[at] for at in range(len(points) - 1)])


def _pair(made: list[bytes], rows: list[bytes], one: int, other: int) -> bytes:
    place = one * len(rows) + other
    if not made[place]:
        made[place] = together(rows[one], rows[other])
    return made[place]


def together(row: bytes, other: bytes) -> bytes:
    """The sum of two rows."""
    out = BytesWriter()
    for at in range(len(row)):
        put(out, row[at] + other[at])
    return out.getvalue()


def _win_chances(faces: list[int]) -> list[bytes]:
    """By battle dice and Defense; without a die nothing is won (RM-COMBAT-08)."""
    chances: list[bytes] = [bytes(MOST_DEFENSE + 1)]
    # How many throws show so many successes.
    throws: list[int] = [1]
    total = 1
    for _ in range(MOST_BATTLE_DICE):
        after = [0] * (len(throws) + 2)
        for successes, count in enumerate(throws):
            for face in faces:
                after[successes + face] += count
        throws = after
        total *= len(faces)
        row: list[int] = []
        for least in range(MOST_DEFENSE + 1):
            won = 0
            for count in throws[least:]:
                won += count
            row.append((100 * won + total // 2) // total)
        chances.append(packed(row))
    return chances


_MOST_KEPT: Final = 16
_kept: dict[str, CardNumbers] = {}


def numbers_of(cards: CardSet) -> CardNumbers:
    """The rows of a card set, made when first asked for."""
    found = _kept.get(cards.digest)
    if found is None:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        found = _kept[cards.digest] = CardNumbers(cards)
    return found

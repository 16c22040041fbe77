"""Final scoring: a function of plain holdings, so that it serves a real box too (RM-SCORE).

`score_holdings` scores any table of players; `breakdown` and `scores` feed it with a game's state.
"""

from typing import Final

from meadhall.core.names import names
from meadhall.core.scores import ScoreLine
from meadhall.games.reavers import ids
from meadhall.games.reavers.cards import CardSet
from meadhall.games.reavers.prophecies import prophecies
from meadhall.games.reavers.state import Reavers

# RM-SCORE-09 to -11: up to this many tokens the first rate, then the second, then the third.
FIRST_RATE_UP_TO: Final = 3
SECOND_RATE_UP_TO: Final = 5


class Holdings:
    """What one player has at the end; the lists are in the order of the ids they count."""

    __slots__ = names("""
        artifacts favor glory prophecies reavers sea_battles sets ship_upgrades tapestries
        territories terror tokens
    """)

    def __init__(self) -> None:
        self.glory = 0
        self.favor = 0
        self.terror = 0
        self.tokens: list[int] = [0] * len(ids.TOKENS)
        self.artifacts: list[int] = []
        self.sets: list[int] = [0] * len(ids.SET_CARDS)
        self.tapestries: list[int] = [0] * len(ids.TAPESTRIES)
        self.prophecies: list[int] = []
        self.reavers: list[int] = [0] * len(ids.CLANS)
        self.sea_battles = 0
        self.ship_upgrades = 0
        self.territories: list[int] = [0] * len(ids.TERRITORY_TYPES)


def score_holdings(
    cards: CardSet, players: list[Holdings], majority_needs_token: bool = True
) -> list[list[ScoreLine]]:
    """RM-SCORE-01 to -16, -18: the reckoning of every player at the table, line by line."""
    return [_reckon(cards, player, players, majority_needs_token) for player in players]


def _reckon(
    cards: CardSet, own: Holdings, players: list[Holdings], majority_needs_token: bool
) -> list[ScoreLine]:
    """RM-SCORE-01 to -16, -18, -19, RM-ARTIFACT-12, RM-CARD-02, -03, -06: one player's lines."""
    lines: list[ScoreLine] = [ScoreLine("track", "", own.glory)]
    lines.append(ScoreLine("terror", "", -terror_loss(cards, own.terror)))
    for artifact in own.artifacts:
        lines.append(ScoreLine("artifact", ids.ARTIFACTS[artifact], cards.artifact_glory[artifact]))
    for kind in range(len(ids.SET_CARDS)):
        if own.sets[kind]:
            glory = set_glory(cards.set_values[kind], own.sets[kind])
            lines.append(ScoreLine("set", ids.SET_CARDS[kind], glory))
    if any(own.tapestries):
        lines.append(ScoreLine("tapestries", "", tapestry_glory(cards, own.tapestries)))
    for token in range(len(ids.TOKENS)):
        if own.tokens[token]:
            lines.append(
                ScoreLine("tokens", ids.TOKENS[token], token_glory(cards, token, own.tokens[token]))
            )
        if _leads(own, players, token, majority_needs_token):
            lines.append(ScoreLine("majority", ids.TOKENS[token], cards.majority[token]))
    for prophecy in own.prophecies:
        # RM-SCORE-14: each copy scores in full.
        count = units(own, cards.prophecy_unit[prophecy])
        glory = cards.prophecy_glory[prophecy] * count
        lines.append(ScoreLine("prophecy", ids.PROPHECIES[prophecy], glory))
    return lines


def terror_loss(cards: CardSet, tokens: int) -> int:
    """RM-SCORE-02: a growing loss, and the same for each token beyond the table."""
    last = len(cards.terror_loss) - 1
    if tokens <= last:
        return cards.terror_loss[tokens]
    return cards.terror_loss[last] + cards.terror_extra * (tokens - last)


def set_glory(values: list[int], count: int) -> int:
    """RM-SCORE-04 to -07: as many full sets as possible, the rest as one smaller set."""
    full, rest = divmod(count, len(values))
    return full * values[-1] + (values[rest - 1] if rest else 0)


def tapestry_glory(cards: CardSet, counts: list[int]) -> int:
    """RM-SCORE-08: sets of all three kinds; every other Tapestry by itself."""
    complete = min(counts)
    loose = sum(counts) - complete * len(counts)
    return complete * cards.tapestry_set + loose * cards.tapestry_loose


def token_glory(cards: CardSet, token: int, count: int) -> int:
    """RM-SCORE-09 to -11: the rate of the step holds for all tokens."""
    if count <= FIRST_RATE_UP_TO:
        return count * cards.glory_to_3[token]
    last = count > SECOND_RATE_UP_TO
    return count * (cards.glory_from_6[token] if last else cards.glory_to_5[token])


def _leads(own: Holdings, players: list[Holdings], token: int, needs_one: bool) -> bool:
    """RM-SCORE-12, -13: all who share the most get the full bonus."""
    count = own.tokens[token]
    if count == 0 and needs_one:
        return False
    return all(player.tokens[token] <= count for player in players)


def units(own: Holdings, unit: int) -> int:
    """RM-CARD-06, RM-SCORE-15, -16: how many of the counted thing the player owns."""
    what = ids.UNITS[unit]
    if what.startswith("reaver_"):
        return own.reavers[ids.CLANS.index(what.removeprefix("reaver_"))]
    if what.startswith("territory_"):
        return own.territories[ids.TERRITORY_TYPES.index(what.removeprefix("territory_"))]
    if what.endswith("_token"):
        return own.tokens[ids.TOKENS.index(what.removesuffix("_token"))]
    if what == "sea_battle_card":
        return own.sea_battles
    if what == "artifact_card":
        return len(own.artifacts)
    if what == "ship_upgrade_tile_on_board":
        return own.ship_upgrades
    if what == "prophecy_card_including_this":
        return len(own.prophecies)
    if what == "tapestry_card":
        return sum(own.tapestries)
    return own.sets[ids.SET_CARDS.index(what.removesuffix("_card"))]


def winning(totals: list[int], favor: list[int]) -> list[int]:
    """RM-SCORE-17: most Glory, then most Favor, then shared."""
    ranks = list(zip(totals, favor, strict=True))
    best = max(ranks)
    return [player for player, rank in enumerate(ranks) if rank == best]


# -- a game in progress ---------------------------------------------------------------------------


def holdings_of(s: Reavers, seat: int) -> Holdings:
    """RM-SCORE-01, RM-ARTIFACT-12: player board and Glory pile together."""
    cards = s.variant.cards
    own = Holdings()
    own.glory = s.good(seat, ids.GLORY)
    own.favor = s.good(seat, ids.FAVOR)
    own.terror = s.good(seat, ids.TERROR)
    own.tokens = [s.good(seat, ids.FARM + token) for token in range(len(ids.TOKENS))]
    own.artifacts = list(s.artifacts[seat])
    own.prophecies = sorted(prophecies(s, seat))
    own.ship_upgrades = len(s.upgrades[seat])
    reavers = [s.jarl[seat]] if s.jarl[seat] >= 0 else []
    for space in range(len(ids.SPACES)):
        reavers += s.specialists[s.row_of(seat, space)]
    for card in s.pile[seat]:
        if card < ids.VILLAGE_BASE:
            reavers.append(card)
        elif card < ids.VILLAGE_BASE + ids.ARTIFACT_COUNT:
            own.artifacts.append(card - ids.VILLAGE_BASE)
        elif card >= ids.SEA_BASE:
            own.sea_battles += 1
        elif card < ids.KEEP_BASE + ids.FIRST_TAPESTRY:
            own.sets[card - ids.KEEP_BASE] += 1
        elif card < ids.PROPHECY_BASE:
            own.tapestries[card - ids.KEEP_BASE - ids.FIRST_TAPESTRY] += 1
    own.artifacts.sort()
    for reaver in reavers:
        own.reavers[cards.clan_of[reaver]] += 1
    for tile in s.tiles[seat]:
        own.territories[cards.tile_stack[tile] // ids.LEVELS] += 1
    return own


def breakdown(s: Reavers, seat: int) -> list[ScoreLine]:
    """RM-SCORE-19: final Glory of a seat by source and card, or kind of set or token."""
    players = [holdings_of(s, other) for other in range(s.seats)]
    return _reckon(s.variant.cards, players[seat], players, s.variant.majority_needs_token)


def scores(s: Reavers) -> list[int]:
    """RM-GEN-04: Glory on the track; once the game is over, final Glory."""
    if not s.over:
        return [s.good(seat, ids.GLORY) for seat in range(s.seats)]
    players = [holdings_of(s, seat) for seat in range(s.seats)]
    reckonings = score_holdings(s.variant.cards, players, s.variant.majority_needs_token)
    return [sum(line.points for line in lines) for lines in reckonings]


def winners(s: Reavers) -> list[int]:
    return winning(scores(s), [s.good(seat, ids.FAVOR) for seat in range(s.seats)])

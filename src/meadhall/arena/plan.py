"""Who plays whom: matches, made of blocks, made of games with the same luck.

A *block* is one luck of the game (decks, dice) with the bots in every seat order. It is the unit of
all statistics: what a seat or a deck was worth cancels within it.
"""

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final, NamedTuple

from meadhall.core.errors import SetupError

# Every match brings its controls about this share of its own games, and at least so many blocks.
CONTROL_SHARE: Final = 0.25
FEWEST_CONTROL_BLOCKS: Final = 8
# More seat orders than this are not all played: then everybody only sits everywhere once.
MOST_ORDERS: Final = 24

DUEL: Final = "duel"  # one side of the first bot, the second bot everywhere else
MIXED: Final = "mixed"  # one of each at the same table
TOGETHER: Final = "together"  # all seats win or lose together, so the bots play apart and compare
MIRROR: Final = "mirror"  # control: the first bot against itself
RANDOM: Final = "random"  # the name of the bot that every other must beat


class Lineup(NamedTuple):
    """Which bot sits where, and which seats count for the bot whose match it is."""

    bots: tuple[str, ...]
    own: tuple[int, ...]
    # +1, or -1 where the block is a difference and this game is what is subtracted.
    sign: int = 1


class Match(NamedTuple):
    """The games that tell about `bot`, among `rivals`."""

    kind: str
    bot: str
    rivals: tuple[str, ...]
    lineups: tuple[Lineup, ...]
    blocks: int
    control: str = ""

    @property
    def key(self) -> str:
        """Its name in a journal."""
        return " ".join([self.control or self.kind, self.bot, *self.rivals])

    @property
    def games(self) -> int:
        return self.blocks * len(self.lineups)

    @property
    def equal(self) -> float:
        """What a bot just as good as its rivals makes of a block."""
        if self.kind == TOGETHER:
            return 0.0
        return sum(len(it.own) / len(it.bots) for it in self.lineups) / len(self.lineups)


@dataclass(frozen=True, slots=True)
class Rules:
    """What all games of an arena have in common, as plain data that any process can read."""

    game: str
    seats: int
    settings: dict[str, object]
    cards: str | None
    seed: str
    # Redraws at each roll or shuffle for the luck-adjusted estimate; 0: none.
    luck: int = 0


class Task(NamedTuple):
    """One game to be played."""

    rules: Rules
    match: str
    block: int
    order: int
    bots: tuple[str, ...]
    game_luck: str
    bot_luck: str

    @property
    def key(self) -> tuple[str, int, int]:
        return (self.match, self.block, self.order)


def task_of(rules: Rules, match: Match, block: int, order: int) -> Task:
    """The game of one seat order. All matches meet the same luck in blocks of the same number.

    Only the mirror has new luck for every game: with the same luck, equal bots that throw no dice
    of their own would come out equal whatever is wrong.
    """
    luck = f"{rules.seed}:{block}"
    own = f"{luck}:{order}"
    game_luck = own if match.control == MIRROR else luck
    bots = match.lineups[order].bots
    return Task(rules, match.key, block, order, bots, game_luck, f"{match.key}:{own}")


def plan(bots: list[str], sides: list[int], games: int, controls: bool, mixed: bool) -> list[Match]:
    """All matches: every pair of the bots, the one named first as the one that is measured.

    `sides`: by seat, whose side it is on. `games` is for each match and rounded up to whole blocks.
    """
    _check(bots, sides, mixed)
    matches: list[Match] = []
    if mixed:
        matches += _mixed(bots, games)
    else:
        matches += [_pair(one, other, sides, games) for one, other in combinations(bots, 2)]
    if controls:
        met = RANDOM in bots and not mixed
        matches += _controls(bots[0], sides, games, met)
    if not matches:
        raise SetupError("one bot plays nobody; name two or more, or leave --no-controls out")
    return matches


def _check(bots: list[str], sides: list[int], mixed: bool) -> None:
    for bot in bots:
        if bots.count(bot) > 1:
            raise SetupError(f"the bot {bot} is named twice; its mirror is played anyway")
    if mixed and (len(set(sides)) < len(sides) or len(bots) != len(sides)):
        raise SetupError(
            f"--mixed seats one of each bot, every seat for itself: name {len(sides)} bots and"
            " no mode in which seats win together"
        )


def _pair(one: str, other: str, sides: list[int], games: int, control: str = "") -> Match:
    seats = len(sides)
    if len(set(sides)) == 1:
        everywhere = tuple(range(seats))
        lineups = [
            Lineup((one,) * seats, everywhere),
            Lineup((other,) * seats, everywhere, -1),
        ]
        kind = TOGETHER
    else:
        kind, lineups = DUEL, []
        for side in sorted(set(sides)):
            own = tuple(seat for seat in range(seats) if sides[seat] == side)
            lineups.append(Lineup(tuple(one if at in own else other for at in range(seats)), own))
    blocks = -(-games // len(lineups))
    return Match(kind, one, (other,), tuple(lineups), blocks, control)


def _mixed(bots: list[str], games: int) -> list[Match]:
    """One match; every bot of it is measured by the same games, so they are told from the key."""
    orders = list(permutations(bots))
    if len(orders) > MOST_ORDERS:
        orders = [tuple(bots[at:] + bots[:at]) for at in range(len(bots))]
    blocks = -(-games // len(orders))
    lineups = tuple(Lineup(order, (order.index(bots[0]),)) for order in orders)
    return [Match(MIXED, bots[0], tuple(bots[1:]), lineups, blocks)]


def seen_by(match: Match, bot: str) -> Match:
    """A mixed match as another of its bots sees it."""
    rivals = tuple(it for it in (match.bot, *match.rivals) if it != bot)
    lineups = tuple(Lineup(it.bots, (it.bots.index(bot),)) for it in match.lineups)
    return match._replace(bot=bot, rivals=rivals, lineups=lineups)


def _controls(first: str, sides: list[int], games: int, met_random: bool) -> list[Match]:
    """The mirror, which must come out equal, and `random`, which must lose."""
    found = [_pair(first, first, sides, games, MIRROR)]
    if not met_random and first != RANDOM:
        found.append(_pair(first, RANDOM, sides, games, f"control-{RANDOM}"))
    return [
        it._replace(blocks=max(FEWEST_CONTROL_BLOCKS, round(it.blocks * CONTROL_SHARE)))
        for it in found
    ]

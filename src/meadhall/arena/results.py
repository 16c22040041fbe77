"""What the games of an arena come to: a row for every match, a line for every bot."""

from collections.abc import Iterable, Mapping
from statistics import fmean
from typing import NamedTuple

from meadhall.arena.estimate import NORMAL_999, Estimate, mean_of, share_of
from meadhall.arena.plan import MIRROR, MIXED, TOGETHER, Lineup, Match, seen_by
from meadhall.arena.ratings import Rating, rate
from meadhall.arena.sequential import UNDECIDED, Verdict, elo_of, test
from meadhall.arena.table import Played

Games = Mapping[tuple[str, int, int], Played]


class Row(NamedTuple):
    """One match as its bot sees it. `rival_*`: the same of the other bots' seats."""

    match: Match
    games: int
    share: Estimate
    rival_share: float
    # The same without the luck that was found, where it was looked for.
    adjusted: Estimate | None
    place: float | None
    score: float
    rival_score: float | None
    elo: float | None
    verdict: Verdict
    # A control: did it come out as it must? None: not sure yet, or no control.
    as_it_must: bool | None


class Line(NamedTuple):
    """One bot over all its games."""

    bot: str
    rating: Rating | None
    choices: int
    mean_seconds: float
    worst_seconds: float


def blocks_of(match: Match, games: Games) -> list[list[Played]]:
    """The blocks that are complete, in order, up to the first that is not."""
    found: list[list[Played]] = []
    for block in range(match.blocks):
        keys = [(match.key, block, order) for order in range(len(match.lineups))]
        if any(key not in games for key in keys):
            break
        found.append([games[key] for key in keys])
    return found


def verdict_of(match: Match, games: Games, elo: float) -> Verdict:
    return _verdict(match, blocks_of(match, games), elo)


def _verdict(match: Match, blocks: list[list[Played]], elo: float) -> Verdict:
    if match.control:
        return Verdict(UNDECIDED, len(blocks))
    return test(_values(match, blocks), match.equal, len(match.lineups), elo)


def rows(matches: Iterable[Match], games: Games, elo: float, until_decided: bool) -> list[Row]:
    """All matches with a complete block. `until_decided`: only the blocks the test needed."""
    found: list[Row] = []
    for match in matches:
        blocks = blocks_of(match, games)
        if until_decided:
            blocks = blocks[: _verdict(match, blocks, elo).blocks]
        if blocks:
            views = [match]
            if match.kind == MIXED:
                views = [seen_by(match, bot) for bot in (match.bot, *match.rivals)]
            found += [_row(view, blocks, elo) for view in views]
    return found


def _row(match: Match, blocks: list[list[Played]], elo: float) -> Row:
    values = _values(match, blocks)
    each = len(match.lineups)
    place = None
    pairs = [pair for block in blocks for pair in zip(match.lineups, block, strict=True)]
    mine = [pair for pair in pairs if pair[0].sign > 0]
    if match.kind == TOGETHER:
        shares = [sum(_share(*pair) for pair in _of(match, block, 1)) for block in blocks]
        share = share_of(shares, 1)
        rival = fmean(_share(*pair) for pair in pairs if pair[0].sign < 0)
        rival_scores = [_score(played, line.own) for line, played in pairs if line.sign < 0]
    else:
        share = share_of(values, each)
        others = len(match.lineups[0].bots) - len(match.lineups[0].own)
        rival = (1 - share.mean) / others * len(match.lineups[0].own)
        rival_scores = [_score(played, _others(line)) for line, played in pairs]
        place = fmean(fmean(played.places()[at] for at in line.own) for line, played in mine)
    return Row(
        match,
        len(pairs),
        share,
        rival,
        _adjusted(match, blocks),
        place,
        fmean(_score(played, line.own) for line, played in mine),
        fmean(rival_scores),
        elo_of(values, match.equal, each),
        _verdict(match, blocks, elo),
        _as_it_must(match, values),
    )


def _as_it_must(match: Match, values: list[float]) -> bool | None:
    """For a control; None: `random` is behind, but the games are too few to be sure."""
    if not match.control:
        return None
    together = match.kind == TOGETHER
    each = len(match.lineups)
    if match.control == MIRROR:
        wide = mean_of(values, NORMAL_999) if together else share_of(values, each, NORMAL_999)
        return wide.holds(match.equal)
    found = mean_of(values) if together else share_of(values, each)
    if found.low > match.equal:
        return True
    return None if found.mean > match.equal else False


def _values(match: Match, blocks: list[list[Played]], adjusted: bool = False) -> list[float]:
    """What each block was worth for the bot: its win share, or how much more it won apart."""
    per = 1 if match.kind == TOGETHER else len(match.lineups)
    return [
        sum(
            line.sign * _share(line, played, adjusted)
            for line, played in zip(match.lineups, block, strict=True)
        )
        / per
        for block in blocks
    ]


def _adjusted(match: Match, blocks: list[list[Played]]) -> Estimate | None:
    if not all(played.luck for block in blocks for played in block):
        return None
    if match.kind != TOGETHER:
        return mean_of(_values(match, blocks, adjusted=True))
    return mean_of([sum(_share(*it, True) for it in _of(match, block, 1)) for block in blocks])


def _of(match: Match, block: list[Played], sign: int) -> list[tuple[Lineup, Played]]:
    return [it for it in zip(match.lineups, block, strict=True) if it[0].sign == sign]


def _share(line: Lineup, played: Played, adjusted: bool = False) -> float:
    luck = sum(played.luck[seat] for seat in line.own) if adjusted else 0.0
    return played.shares(line.own) - luck


def _score(played: Played, seats: tuple[int, ...]) -> float:
    return fmean(played.scores[seat] for seat in seats)


def _others(line: Lineup) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(line.bots)) if seat not in line.own)


def lines(matches: list[Match], games: Games) -> list[Line]:
    """Every bot, the strongest first where there are ratings."""
    choices: dict[str, int] = {}
    seconds: dict[str, float] = {}
    worst: dict[str, float] = {}
    rated: list[tuple[int, tuple[str, ...], Played]] = []
    for match in matches:
        for played in (it for block in blocks_of(match, games) for it in block):
            bots = match.lineups[played.order].bots
            if match.kind != TOGETHER:
                rated.append((played.block, bots, played))
            for seat, bot in enumerate(bots):
                choices[bot] = choices.get(bot, 0) + played.choices[seat]
                seconds[bot] = seconds.get(bot, 0.0) + played.seconds[seat]
                worst[bot] = max(worst.get(bot, 0.0), played.worst[seat])
    rated.sort(key=lambda it: it[0])
    ratings = rate((bots, played) for _, bots, played in rated)
    found = [
        Line(bot, ratings.get(bot), made, seconds[bot] / max(made, 1), worst[bot])
        for bot, made in choices.items()
    ]
    return sorted(found, key=lambda it: -it.rating.mu if it.rating else 0.0)

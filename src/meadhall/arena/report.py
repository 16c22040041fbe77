"""The table of an arena, for people and as JSON."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.arena.estimate import Estimate
from meadhall.arena.journal import header
from meadhall.arena.plan import MIRROR, MIXED, TOGETHER, Match
from meadhall.arena.ratings import MISSING, available
from meadhall.arena.results import Line, Row, lines
from meadhall.arena.running import Arena

NOTES = (
    "± and brackets: 95 % intervals over blocks; a block is one luck in every seat order."
    " Points: the bot's, then its rivals'. Ratings: OpenSkill, ± two deviations."
)


def shown(arena: Arena, title: str) -> RenderableType:
    """The whole table; a sentence while no block is complete."""
    found = arena.rows()
    if not found:
        return Text("No block of games is complete yet.")
    parts: list[RenderableType] = [_matches(found, title, arena.elo)]
    parts.append(_bots(lines(arena.matches, arena.played)))
    parts.append(Text(NOTES, style="dim"))
    if not available():
        parts.append(Text(MISSING, style="dim"))
    return Group(*parts)


def _matches(found: list[Row], title: str, elo: float) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold")
    table.add_column("match", overflow="fold")
    for name in ("games", "wins", "equal"):
        table.add_column(name, justify="right", no_wrap=True)
    adjusted = any(row.adjusted for row in found)
    if adjusted:
        table.add_column("luck-adjusted", justify="right", no_wrap=True)
    for name in ("place", "points"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("so", overflow="fold")
    for row in found:
        together = row.match.kind == TOGETHER
        cells = [
            name_of(row.match),
            str(row.games),
            _share(row.share),
            f"{100 * (row.rival_share if together else row.match.equal):.1f} %",
        ]
        if adjusted:
            cells.append(_plain(row.adjusted) if row.adjusted else "")
        rival = "" if row.rival_score is None else f" : {row.rival_score:.1f}"
        cells.append("" if row.place is None else f"{row.place:.2f}")
        cells.append(f"{row.score:.1f}{rival}")
        table.add_row(*cells, _said(row, elo))
    return table


def _bots(found: list[Line]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("bot", overflow="fold")
    for name in ("rating", "choices", "time a choice", "worst"):
        table.add_column(name, justify="right", no_wrap=True)
    for line in found:
        rating = line.rating
        table.add_row(
            line.bot,
            "" if rating is None else f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
            str(line.choices),
            seconds(line.mean_seconds),
            seconds(line.worst_seconds),
        )
    return table


def name_of(match: Match) -> str:
    """A match in words."""
    bot, rival = short(match.bot), short(match.rivals[0])
    if match.kind == MIXED:
        return f"{bot} among {', '.join(short(it) for it in match.rivals)}"
    if match.control == MIRROR:
        return f"control: {bot} against itself"
    start = "control: " if match.control else ""
    if match.kind == TOGETHER:
        return f"{start}{bot} beside {rival}"
    line = match.lineups[0]
    others = len(line.bots) - len(line.own)
    several = f"{others} of " if others > len(line.own) else ""
    return f"{start}{bot} against {several}{rival}"


def short(bot: str) -> str:
    """A bot at package.module:Class goes by its class; the list of bots has the whole name."""
    return bot.rpartition(":")[2]


def _said(row: Row, elo: float) -> Text:
    match = row.match
    rival = short(match.rivals[0])
    if match.control == MIRROR:
        if row.as_it_must:
            return Text("equal, as it must")
        return Text("NOT equal: something is wrong", style="bold red")
    if match.control:
        if row.as_it_must:
            return Text(f"beats {rival}, as it must")
        if row.as_it_must is None:
            return Text(f"ahead of {rival}; more games would make it sure")
        return Text(f"does NOT beat {rival}: something is wrong", style="bold red")
    rivals = "the rest" if match.kind == MIXED else rival
    return Text(row.verdict.told(short(match.bot), rivals, elo))


def _share(it: Estimate) -> str:
    return f"{100 * it.mean:.1f} % ({100 * it.low:.0f}–{100 * it.high:.0f})"


def _plain(it: Estimate) -> str:
    if it.low == float("-inf"):
        return f"{100 * it.mean:.1f} %"
    return f"{100 * it.mean:.1f} % ± {100 * it.half:.1f}"


def seconds(taken: float) -> str:
    """A time in the unit that suits it."""
    if taken < 0.1:
        return f"{1000 * taken:.2f} ms" if taken < 0.01 else f"{1000 * taken:.1f} ms"
    return f"{taken:.2f} s"


def to_json(arena: Arena) -> dict[str, object]:
    """All that the table shows, in numbers."""
    return {
        **header(arena.rules),
        "interval": "95 %, over blocks; shares: Wilson's with the effective number of games;"
        " luck-adjusted: Student's",
        "test": {"elo": arena.elo, "error": 0.05, "until_decided": arena.until_decided},
        "matches": [_match_json(row, arena.elo) for row in arena.rows()],
        "bots": [_line_json(line) for line in lines(arena.matches, arena.played)],
    }


def _match_json(row: Row, elo: float) -> dict[str, object]:
    match = row.match
    return {
        "bot": match.bot,
        "rivals": list(match.rivals),
        "kind": match.kind,
        "control": match.control or None,
        "games": row.games,
        "games_per_block": len(match.lineups),
        "wins": _estimate_json(row.share),
        "equal": None if match.kind == TOGETHER else match.equal,
        "rival_wins": row.rival_share,
        "luck_adjusted": None if row.adjusted is None else _estimate_json(row.adjusted),
        "place": row.place,
        "score": row.score,
        "rival_score": row.rival_score,
        "normalised_elo": row.elo,
        "verdict": None if match.control else row.verdict.found,
        "decided_after_blocks": None if match.control else row.verdict.blocks,
        "as_it_must": row.as_it_must,
        "told": _said(row, elo).plain,
    }


def _estimate_json(it: Estimate) -> dict[str, float | None]:
    """JSON has no infinity: an interval that one block cannot give is null."""
    known = it.low > float("-inf")
    return {
        "mean": it.mean,
        "low": it.low if known else None,
        "high": it.high if known else None,
    }


def _line_json(line: Line) -> dict[str, object]:
    return {
        "bot": line.bot,
        "rating": None if line.rating is None else line.rating._asdict(),
        "choices": line.choices,
        "seconds_mean": line.mean_seconds,
        "seconds_worst": line.worst_seconds,
    }

"""A table as it stood after one of its entries, as JSON and back: opening it costs what came since.

It holds secrets of the game, as the entries do. What does not fit this version is refused, and the
table is read from its entries instead.
"""

import json
from dataclasses import astuple
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, cast

from meadhall.core.game import Game
from meadhall.core.record.match import Match
from meadhall.hall.tables.entries import Entry, Proposal, Seat
from meadhall.hall.tables.listing import Summary
from meadhall.hall.tables.rules import Stored
from meadhall.hall.tables.table import PLAYING, STRANDED, Table

FORMAT: Final = 2
# What the saved state of a game depends on, beside the game's own package.
ENGINE: Final = ("meadhall.core", "meadhall.hall.tables")


class DoesNotFit(Exception):
    """Another version saved it, or it was damaged."""


@cache
def engine_of(game: Game) -> str:
    """A hash over all that plays this game here: nothing saved by another one is believed."""
    total = sha256()
    for package in (*ENGINE, game.package):
        spec = find_spec(package)
        folders = [] if spec is None else list(spec.submodule_search_locations or [])
        files = [path for folder in folders for path in Path(folder).rglob("*.py")]
        if not folders and spec is not None and spec.origin is not None:
            files = [Path(spec.origin)]
        for path in sorted(files):
            total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def saved(table: Table) -> dict[str, object]:
    """Everything but the rows of the table, its latest steps and the history of the match."""
    clocks, proposal = table.clocks, table.proposal
    everybody = table.audiences
    match = table.match
    return {
        "format": FORMAT,
        "engine": engine_of(table.game),
        "sequence": table.sequence,
        "status": table.status,
        "last_at": table.last_at,
        "changed_at": table.changed_at,
        "words_fixed_at": table.words_fixed_at,
        "left_at": table.left_at,
        "given_away_at": table.given_away_at,
        "patience": list(table.patience.items()),
        "seats": [astuple(seat) for seat in table.seats],
        "clocks": None if clocks is None else [clocks.banks, clocks.asked_at, clocks.out],
        "proposal": None
        if proposal is None
        else [proposal.id, proposal.to, proposal.by, sorted(proposal.agreed)],
        "proposals": table.proposals,
        "title": table.title,
        "counts": [table.counts[it] for it in everybody],
        "moments": [table.moments[it] for it in everybody],
        "undo": [table.undo[it] for it in everybody],
        "asked_since": table.asked_since,
        "asked_at": table.asked_at,
        "requests": [[*key, position] for key, position in table.requests.items()],
        "position": table.position,
        "closing_line": "" if match is None else match.closing_line,
        "scores": match.state.scores if match is not None and match.over else None,
        "winners": match.state.winners if match is not None and match.over else None,
        "names": None if match is None else match.names,
        "words": None if match is None else match.words,
        "match": None if match is None else match.to_json(),
    }


def read_saved(table: Table, content: dict[str, Any]) -> None:
    """Bring a table made from its rows to where it was saved; DoesNotFit: it is of no use now."""
    if content.get("format") != FORMAT or content.get("engine") != engine_of(table.game):
        raise DoesNotFit
    _read_besides(table, content)
    table.status = content["status"]
    if content["match"] is not None:
        table.match = Match.go_on(
            table.game, content["names"], table.secret, content["words"], content["match"]
        )
        table.rules_version = table.match.rules_version
    table.saved_at = table.sequence


def _read_besides(table: Table, content: dict[str, Any]) -> None:
    """What does not depend on the rules."""
    table.sequence = content["sequence"]
    table.last_at = content["last_at"]
    table.changed_at = content["changed_at"]
    table.words_fixed_at = content["words_fixed_at"]
    table.left_at = content["left_at"]
    table.given_away_at = content["given_away_at"]
    table.patience.update(dict(content.get("patience", ())))
    table.seats[:] = [Seat(*it) for it in content["seats"]]
    if table.clocks is not None:
        table.clocks.banks, table.clocks.asked_at, table.clocks.out = content["clocks"]
    if content["proposal"] is not None:
        number, to, by, agreed = content["proposal"]
        table.proposal = Proposal(number, to, by, set(agreed))
    table.proposals = content["proposals"]
    table.title = content["title"]
    for audience, count, moments, undo in zip(
        table.audiences, content["counts"], content["moments"], content["undo"], strict=True
    ):
        table.counts[audience], table.moments[audience] = count, moments
        table.undo[audience] = undo
    table.asked_since = content["asked_since"]
    table.asked_at = content["asked_at"]
    for seat, request, position in content["requests"]:
        table.requests[(seat, request)] = position


def saved_views(table: Table) -> list[dict[str, object]]:
    """What everybody sees, for the day on which no version here can play the game any more."""
    return [table.fresh(audience) for audience in table.audiences]


def strand(
    table: Table,
    row: dict[str, object],
    content: dict[str, Any] | None,
    views: list[dict[str, object]] | None,
    last: Entry | None,
) -> None:
    """A table whose rules are gone: all of it that was kept, and nothing is played."""
    stored = table.stored = Stored()
    table.match = None
    summary = None if row["summary"] is None else Summary.read(str(row["summary"]))
    if content is not None:
        _read_besides(table, content)
        stored.position = content["position"]
        stored.closing_line = content["closing_line"]
        stored.scores, stored.winners = content["scores"], content["winners"]
    elif summary is not None:
        for seat, (name, kind, level, taken) in zip(table.seats, summary.seats, strict=True):
            seat.name, seat.kind, seat.level, seat.taken = name, kind, level, taken
    if summary is not None:
        table.changed_at = summary.changed_at
        stored.scores, stored.winners = summary.scores, summary.winners
    if views is not None:
        stored.fresh = dict(zip(table.audiences, views, strict=True))
    if last is not None and last.heard is not None:
        told = json.loads(last.heard)
        table.counts = dict(zip(table.audiences, told["counts"], strict=True))
    table.sequence = cast(int, row["sequence"])
    table.last_at = table.changed_at
    table.proposal = None
    status = str(row["status"])
    table.status = STRANDED if status == PLAYING else status

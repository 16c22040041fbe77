"""What an entry changes at its table, besides the game."""

from typing import TYPE_CHECKING, cast

from meadhall.hall.tables.entries import Entry, Proposal
from meadhall.hall.tables.status import CLOSED, OVER, PLAYING

if TYPE_CHECKING:
    from meadhall.hall.tables.table import Table


def carry_out(table: "Table", entry: Entry) -> dict[str, object]:
    """What the entry changes besides the game; returns what everybody may know of it."""
    content, number = entry.content, entry.seat
    seat = None if number is None else table.seats[number]
    match entry.kind:
        case "started":
            table.status = PLAYING
        case "closed":
            table.status = CLOSED
            return {"why": content.get("why", "host")}
        case "entered":
            assert seat is not None
            seat.name, seat.taken = str(content["name"]), True
            return {"name": seat.name}
        case "opened":
            assert seat is not None
            if seat.taken and table.match is not None:
                table.given_away_at = table.position
            seat.taken = False
            if table.words_fixed_at is None and seat.seal:
                # Nobody is left who could open it.
                seat.seal, seat.said = "", False
        case "word":
            assert seat is not None
            seat.word, seat.said, seat.seal = str(content["word"]), True, ""
        case "sealed":
            assert seat is not None
            seat.word, seat.said, seat.seal = "", True, str(content["seal"])
            return {"seal": seat.seal}
        case "words_fixed":
            table.words_fixed_at = entry.at
        case "word_missing":
            assert seat is not None
            seat.missing = True
        case "word_opened":
            assert seat is not None
            seat.word = str(content["word"])
            return {"word": seat.word}
        case "bot_sat":
            assert number is not None
            assert seat is not None
            if seat.kind == "person" and seat.taken and table.match is not None:
                table.left_at[number] = table.position
            seat.kind, seat.level = "bot", str(content["level"])
            return {"level": seat.level, "why": content["why"]}
        case "person_sat":
            assert seat is not None
            seat.kind = "person"
        case "muted":
            assert seat is not None
            seat.muted = bool(content["muted"])
            return {"muted": seat.muted}
        case "renamed":
            table.title = str(content["title"])
            return {"title": table.title}
        case "rewind_asked":
            assert number is not None
            to = cast(int, content["to"])
            table.proposals += 1
            table.proposal = Proposal(table.proposals, to, number, {number})
        case "rewind_agreed":
            assert number is not None
            if table.proposal is not None:
                table.proposal.agreed.add(number)
        case "rewind_refused":
            table.proposal = None
        case "time_up":
            assert table.clocks is not None
            assert number is not None
            table.clocks.out[number] = True
    if entry.kind in ("undo", "rewind"):
        table.proposal = None
    if table.match is not None and table.match.over and table.status == PLAYING:
        table.status = OVER
    if "instead" in content:
        return {"level": content["instead"], "instead_of": content["bot"]}
    return {}

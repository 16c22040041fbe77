"""Starting a game: everybody's words are fixed, then the sealed ones are opened, then it begins."""

from time import time

from meadhall.core.errors import SetupError
from meadhall.core.record.commitment import seal_of
from meadhall.hall.refusals import Refusal, refused
from meadhall.hall.rooms.hall import Hall, Room
from meadhall.hall.tables.table import CLOSED, GATHERING, Table


async def start(hall: Hall, table_id: str) -> None:
    """Begin. Seats nobody came to stay open: their invites still work.

    Where words are sealed this fixes all of them; the game begins when the last is opened, or when
    it is asked for again and the time to open them is over. What stays shut counts as not said, and
    everybody sees that.
    """

    async def work(room: Room, table: Table) -> None:
        if table.status == CLOSED:
            raise Refusal("table_over", "this table is closed")
        if table.status != GATHERING:
            raise Refusal("already_started", "the game has started already")
        hall.need_open()
        shut = [number for number, seat in enumerate(table.seats) if seat.shut]
        if shut and table.words_fixed_at is None:
            await hall.append(room, "words_fixed", None, {})
            return
        if shut and table.words_fixed_at is not None:
            wait = table.words_fixed_at + hall.settings.word_seconds - time()
            if wait > 0:
                names = ", ".join(table.seats[number].name for number in shut)
                raise Refusal(
                    "words_sealed",
                    f"not opened yet: the word of {names}; in {wait:.0f} seconds the game may begin"
                    " without it",
                    retry_after=round(wait + 0.05, 2),
                )
            for number in shut:
                if not table.seats[number].missing:
                    await hall.append(room, "word_missing", number, {})
        await _begin(hall, room, table)

    await hall.do(table_id, work)


async def _begin(hall: Hall, room: Room, table: Table) -> None:
    try:
        match = table.new_match()
    except SetupError as error:
        raise refused("bad_settings", error) from error
    table.match = match
    content: dict[str, object] = {"opening": match.lines()[:2]}
    await hall.append(room, "started", None, content, events=match.state.events)


async def open_word(hall: Hall, table_id: str, number: int, word: str) -> None:
    """Show the word one has sealed, once nobody can change theirs. The last one begins the game."""

    async def work(room: Room, table: Table) -> None:
        seat = table.seats[number]
        if table.status != GATHERING:
            raise Refusal("already_started", "the game has started already")
        if table.words_fixed_at is None:
            raise Refusal("words_sealed", "keep it until no word can be changed any more")
        if seal_of(word) != seat.seal:
            raise Refusal("bad_request", "this is not the word that was sealed")
        if seat.shut:
            await hall.append(room, "word_opened", number, {"word": word})
        if not any(it.shut for it in table.seats):
            await _begin(hall, room, table)

    await hall.do(table_id, work)

"""Learning the words of all games in all languages, before somebody waits for them.

To read those of one game in one language takes a twentieth of a second, in which nobody else would
be answered. Here it happens in a thread, soon after the hall has opened.
"""

import asyncio

import meadhall
from meadhall.hall.tables.telling import Teller
from meadhall.words.language import languages

# First, whoever was at the tables when the hall closed comes back.
AFTER_SECONDS = 3.0


async def learn_words() -> None:
    await asyncio.sleep(AFTER_SECONDS)
    for name in meadhall.GAMES:
        for code in languages():
            await asyncio.to_thread(_learn, name, code)


def _learn(game: str, code: str) -> None:
    Teller(code, meadhall.known_game(game), ()).guide(None)

"""Asking a bot that anybody may have written: a legal option comes back, or its name does."""

import traceback
from pathlib import Path

from meadhall.bots.bot import Bot
from meadhall.core.engine.state import State
from meadhall.core.errors import EngineError, IllegalChoice, MeadhallError


class BotFault(MeadhallError):
    """A bot failed, or answered with something that is no option. The message names the bot."""


def ask(bot: Bot, name: str, state: State, seat: int) -> int:
    """What the bot chooses for `seat`, which is asked; BotFault where it does not do so."""
    options = next(it.options for it in state.pending if it.seat == seat)
    try:
        answer: object = bot.choose(state, seat)
    except EngineError:
        raise  # the rules' fault, not the bot's
    except IllegalChoice as error:
        raise BotFault(f"the bot {name} answered with something that is no option: {error}") from (
            error
        )
    except Exception as error:
        # The edge of somebody's code: whatever it raises is told with the place it comes from.
        raise BotFault(f"the bot {name} failed: {_told(error)}") from error
    if isinstance(answer, int) and answer in options:
        return answer
    raise BotFault(
        f"the bot {name} answered with something that is no option: {answer!r};"
        f" expected one of: {options}"
    )


def _told(error: Exception) -> str:
    """The error with the last line of code that it went through."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return f"{said} ({Path(place.filename).name}, line {place.lineno}, in {place.name})"

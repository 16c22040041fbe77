"""What all doors share: a game with its seats and settings, seeds, spaces, masks, observations."""

import operator
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.snapshot import agreed
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.core.game import Game

Bytes = NDArray[np.uint8]

# What becomes of an action that is none of the options.
END: Final = "end"
REPLACE: Final = "replace"
# So much of a wrong value a message repeats.
MOST_SAID: Final = 60


class Table:
    """How a game is played in an environment: everything but its luck and its players."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        settings: dict[str, object] | None = None,
        cards: object = None,
    ) -> None:
        """Wrong seats or settings raise the engine's SetupError, which names what is right."""
        if not isinstance(game, (str, Game)):
            raise SetupError(f"game is {game!r}; expected a name such as 'champions', or a Game")
        self.game = meadhall.game(game) if isinstance(game, str) else game
        usual = min((it for it in self.game.seat_counts if it > 1), default=1)
        self.seats = usual if seats is None else self.game.check_seats(seats)
        # What is played, made once for all games.
        self.variant = agreed(self.game, self.seats, check_settings(settings), cards)
        self.layout = self.game.observation(self.seats)
        self.actions = len(self.game.actions)

    def new(self, seed: int) -> State:
        """The game of this seed, the same through every door; nobody hears its events."""
        state = self.game.begin(self.variant, Chance(key_of(seed)))
        state.mute()
        return state

    @property
    def most(self) -> Bytes:
        """The most each number of an observation can be."""
        return np.array([entry.most for entry in self.layout.entries], np.uint8)

    def __repr__(self) -> str:
        return f"<Table of {self.game.title}, {self.seats} seats>"


def state_of(position: Any, table: Table) -> State:
    """A copy of the game in a position that `clone` gave, if it is one of this table."""
    return checked(position.get("state") if isinstance(position, Mapping) else None, table).clone()


def checked(state: Any, table: Table) -> State:
    """The state itself, if it is one of this table."""
    if not isinstance(state, State):
        raise SetupError("that is no position; expected what clone() gave")
    name, seats = state.setup.game.name, state.seats
    chosen = table.variant.chosen
    if (name, seats, state.setup.chosen) != (table.game.name, table.seats, chosen):
        raise SetupError(
            f"the position is of {name} with {seats} seats, {state.setup.chosen};"
            f" expected {table.game.name} with {table.seats} seats, {chosen}"
        )
    return state


def short(given: object) -> str:
    """Whatever somebody gave us, as a message can say it."""
    said = repr(given)
    return said if len(said) <= MOST_SAID else f"{said[:MOST_SAID]}…"


def observed(state: State, seat: int) -> Bytes:
    """What the seat may know, as an array of its own."""
    return np.frombuffer(bytearray(state.observe(seat)), np.uint8)


def mask_of(options: list[int], actions: int, over: bool) -> NDArray[np.int8]:
    """1 for each option. Once the game is over all are 1: nothing is asked, nothing follows."""
    mask = np.ones(actions, np.int8) if over else np.zeros(actions, np.int8)
    mask[options] = 1
    return mask


def number_of(action: Any) -> int:
    """An action as a number of ours; -1 for what is no number at all."""
    try:
        return operator.index(action.item() if isinstance(action, np.ndarray) else action)
    except (TypeError, ValueError):
        return -1


def check_settings(settings: object) -> dict[str, object]:
    """A copy of the settings by name; which names and values there are is for the game to say."""
    if settings is None:
        return {}
    if not isinstance(settings, Mapping):
        raise SetupError(f"settings are {settings!r}; expected a dict of names and values")
    return dict(settings)


def check_count(name: str, value: object, least: int) -> int:
    """A whole number, and no smaller one than makes sense."""
    try:
        count = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        count = least - 1
    if count < least:
        raise SetupError(f"{name} is {value!r}; expected a whole number from {least} on")
    return count


def check_seed(seed: object) -> int:
    """A seed as Gymnasium knows it, whoever made the number."""
    return check_count("seed", seed, 0)


def check_seat(seat: object, seats: int) -> int:
    """The learner's seat, or -1 for another in every episode."""
    try:
        found = operator.index(seat)  # type: ignore[arg-type]
    except TypeError:
        found = seats
    if not -1 <= found < seats:
        raise SetupError(f"seat is {seat!r}; expected 0 to {seats - 1}, or -1 for any")
    return found


def check_cycles(max_cycles: object) -> int | None:
    """How often a seat chooses at most; None: as often as the game asks."""
    return None if max_cycles is None else check_count("max_cycles", max_cycles, 1)


def check_illegal(illegal: str) -> str:
    if illegal not in (END, REPLACE):
        raise SetupError(f"illegal is {illegal!r}; expected {END!r} or {REPLACE!r}")
    return illegal


def refused(state: State, seat: int, action: Any) -> str:
    """Why this action is not an option, in the words of the engine."""
    decision = state.decision_of(seat)
    if decision is None:
        return f"seat {seat} is not asked now"
    space = state.actions.options
    option = number_of(action)
    if not 0 <= option < len(space):
        return f"{short(action)} is no option; expected a number up to {len(space) - 1}"
    for closed in decision.closed:
        if closed.option.id == option:
            return str(closed.refusal())
    return str(decision.refusal(space[option].text))

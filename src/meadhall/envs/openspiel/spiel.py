"""The games as OpenSpiel sees them: types and states."""

from collections.abc import Callable
from typing import ClassVar, Final

import pyspiel

import meadhall
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.envs.openspiel.observer import USUAL, SpielObserver
from meadhall.envs.openspiel.parameters import SEATS, SEED, Parameter, chosen_settings
from meadhall.envs.openspiel.parameters import parameters_of as all_parameters
from meadhall.envs.openspiel.sitting import DEAL_DRAWS, LUCKS, NO_SEED, Sitting
from meadhall.envs.table import check_seed
from meadhall.envs.winning import share_of_victory

PREFIX: Final = "meadhall_"
# Several times the longest of many thousand random games: the rules prove no bound.
MOST_CHOICES: Final = 4_000
ANY_LUCK: Final = [(luck, 1 / LUCKS) for luck in range(LUCKS)]


def type_of(game: Game, settled: bool = False) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game beforehand. `settled`: a seed leaves nothing to luck.

    The chance mode is the explicit one: luck comes at chance nodes, and applying an outcome always
    leads to the same state. The other one, sampled chance, keeps a generator in the game object,
    which OpenSpiel cannot save for a game written in Python.
    """
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=(
            kind.ChanceMode.DETERMINISTIC if settled else kind.ChanceMode.EXPLICIT_STOCHASTIC
        ),
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=all_parameters(game),
    )


class SpielGame(pyspiel.Game):
    """One of our games with its seats and settings; `register` makes a class for each."""

    MEADHALL: ClassVar[Game]

    def __init__(self, given: dict[str, Parameter] | None = None) -> None:
        game = self.MEADHALL
        parameters = given or {}
        usual = all_parameters(game)
        unusual = {name: it for name, it in parameters.items() if it != usual.get(name)}
        seats = game.check_seats(parameters.get(SEATS, usual[SEATS]))
        seed = int(parameters.get(SEED, NO_SEED))
        if seed != NO_SEED:
            check_seed(seed)
        settings = chosen_settings(game, parameters)
        game.resolve(game.card_set(), seats, dict(settings))  # what is wrong is said here
        settled = seed != NO_SEED
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=0 if settled else LUCKS,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_CHOICES,
        )
        super().__init__(type_of(game, settled), info, unusual)
        self.seats = seats
        self.seed = seed
        self.settings = settings

    def __reduce__(self) -> tuple[object, ...]:
        return (load_again, (str(self),))

    def new_initial_state(self, *_given: object) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 0 if self.seed != NO_SEED else DEAL_DRAWS + MOST_CHOICES

    def make_py_observer(
        self,
        kind: pyspiel.IIGObservationType | None = None,
        params: dict[str, object] | None = None,
    ) -> "SpielObserver":
        return SpielObserver(self.MEADHALL, self.seats, kind or USUAL, params)


class SpielState(pyspiel.State):
    """A game in progress. All that it knows is in `sitting`, which copies and pickles itself."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.sitting = Sitting(game.MEADHALL, game.seats, game.settings, game.seed)

    # -- whose turn it is --------------------------------------------------------------------------

    def current_player(self) -> int:
        sitting = self.sitting
        if sitting.needs_luck:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if sitting.over else sitting.asked

    def is_terminal(self) -> bool:
        return self.sitting.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.sitting.options(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return ANY_LUCK

    def _apply_action(self, action: int) -> None:
        if self.sitting.needs_luck:
            self.sitting.draw(int(action))
        else:
            self.sitting.answer(int(action))

    # -- what it is worth --------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """The share of the victory, once the game is over."""
        over = self.sitting.over
        return share_of_victory(self.sitting.dealt) if over else [0.0] * self.sitting.seats

    # -- imagining ---------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state this player cannot tell from the true one; `sampler` gives numbers below 1.

        It has no history: how it came about is what the player cannot know.
        """
        if not 0 <= player < self.sitting.seats:
            raise SetupError(
                f"player is {player!r}; expected 0 to {self.sitting.seats - 1}, who have a seat"
            )
        luck = ",".join(str(sampler()) for _ in range(4))
        state: SpielState = self.get_game().new_initial_state()
        state.sitting = self.sitting.imagined(player, luck.encode())
        return state

    # -- in words ----------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.sitting.game.actions.options[action].text

    def __str__(self) -> str:
        table = self.sitting.table
        key = self.sitting.key.hex()[:16]
        return f"luck {key}" if table is None else f"{table}\n  luck {key} {table.chance.position}"


def load_again(text: str) -> SpielGame:
    """For `pickle`, which finds this function and with it the games."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def register(name: str) -> type[SpielGame]:
    """Let ``pyspiel.load_game("meadhall_<name>(…)")`` find this game."""
    game = meadhall.game(name)
    # A class, not a function: OpenSpiel lets go of it when Python is gone already, and a function
    # that nobody else holds would then end the process with an error.
    made = type(f"Spiel_{game.name}", (SpielGame,), {"MEADHALL": game})
    pyspiel.register_game(type_of(game), made)
    return made

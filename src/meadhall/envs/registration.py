"""The names under which the frameworks find the games. Nothing is loaded before it is asked for."""

from typing import Final

GAMES: Final = ("champions", "reavers", "valhalla")
VERSION: Final = 1


def gymnasium_id(game: str) -> str:
    return f"Meadhall/{game.capitalize()}-v{VERSION}"


def pettingzoo_id(game: str) -> str:
    return f"meadhall/{game}-v{VERSION}"


def register_gymnasium() -> None:
    """``gymnasium.make("Meadhall/Champions-v1")``, and the same with ``make_vec``."""
    from gymnasium.envs.registration import register, registry

    for game in GAMES:
        if gymnasium_id(game) not in registry:
            register(
                gymnasium_id(game),
                "meadhall.envs.gymnasium:LearnerEnv",
                vector_entry_point="meadhall.envs.vector:make_vector_env",
                kwargs={"game": game},
            )


def register_pettingzoo() -> None:
    """``pettingzoo.make("aec", "meadhall/champions-v1")``, and the same with ``"parallel"``."""
    try:
        from pettingzoo.env_registry.registration import aec_registry, register
    except ImportError:  # an older PettingZoo keeps no list of environments
        return
    for game in GAMES:
        if pettingzoo_id(game) not in aec_registry:
            module = "meadhall.envs.pettingzoo"
            register("aec", pettingzoo_id(game), f"{module}:env", kwargs={"game": game})
            register(
                "parallel", pettingzoo_id(game), f"{module}:parallel_env", kwargs={"game": game}
            )

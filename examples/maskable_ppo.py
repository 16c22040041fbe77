"""A learner that is not ours: MaskablePPO of sb3-contrib, for a few minutes, against random play.

    make examples
    python examples/maskable_ppo.py --game champions --minutes 3

Trains on many tables at once, then plays against fresh random opponents and says how often it won.
A player as good as they are wins half of the games of two.
"""

import argparse
import time

import numpy as np
import torch
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from meadhall.envs.vector import TableVectorEnv

TABLES = 64
GAMES = 400


def scaled(seen: np.ndarray) -> np.ndarray:
    """A net likes small numbers: most are below 20, so logarithms bring all of them near 1."""
    return np.log1p(seen.astype(np.float32)) / 2


class Tables(VecEnv):
    """Our vector environment as Stable-Baselines3 knows them."""

    def __init__(self, game: str, count: int, reward: str) -> None:
        self.envs = TableVectorEnv(
            game,
            count,
            seats=2,
            opponents="random",
            seat=-1,
            reward=reward,
            autoreset_mode=AutoresetMode.SAME_STEP,
        )
        shape = self.envs.single_observation_space.shape
        super().__init__(
            count, spaces.Box(0.0, 3.0, shape, np.float32), self.envs.single_action_space
        )
        self.masks = np.zeros((count, self.action_space.n), bool)

    def reset(self) -> np.ndarray:
        seen, infos = self.envs.reset(seed=self._seeds[0])
        self.masks = infos["action_mask"].astype(bool)
        return scaled(seen)

    def step_async(self, actions: np.ndarray) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict]]:
        seen, rewards, ended, _, infos = self.envs.step(self.actions)
        self.masks = infos["action_mask"].astype(bool)
        told: list[dict] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended):
            told[row]["terminal_observation"] = scaled(infos["final_obs"][row])
        return scaled(seen), rewards.astype(np.float32), ended, told

    def env_method(self, method_name: str, *args: object, **kwargs: object) -> list:
        return list(self.masks) if method_name == "action_masks" else []

    def get_attr(self, attr_name: str, indices: object = None) -> list:
        return [None] * self.num_envs

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def set_attr(self, attr_name: str, value: object, indices: object = None) -> None:
        raise NotImplementedError(attr_name)

    def env_is_wrapped(self, wrapper_class: type, indices: object = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.envs.close()


class Patience(BaseCallback):
    """Stops when the time is over."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.deadline = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.deadline


def won(learner: MaskablePPO, game: str, games: int) -> list[float]:
    """Of so many games in both seats: 1 for each it wins, half for a tie."""
    tables = Tables(game, min(games, TABLES), "place")
    tables.seed(1_000_000)
    seen = tables.reset()
    # Equally many of each table, or short games would count more often.
    left = np.full(tables.num_envs, -(-games // tables.num_envs))
    results: list[float] = []
    while left.any():
        actions, _ = learner.predict(seen, action_masks=tables.masks, deterministic=True)
        seen, rewards, ended, _ = tables.step(actions)
        results += rewards[ended & (left > 0)].tolist()
        left -= ended & (left > 0)
    tables.close()
    return results


def surely(results: list[float]) -> float:
    """The share it wins at least, in 39 of 40 such measurements (Wilson)."""
    count, share, sure = len(results), sum(results) / len(results), 1.96
    middle = share + sure**2 / (2 * count)
    spread = sure * (share * (1 - share) / count + sure**2 / (4 * count**2)) ** 0.5
    return (middle - spread) / (1 + sure**2 / count)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train MaskablePPO against random players.")
    parser.add_argument("--game", default="champions", help="champions, reavers or valhalla")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=GAMES, help="played afterwards")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    # The margin says more than victory alone, and as much about how to win.
    tables = Tables(arguments.game, TABLES, "margin")
    learner = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=2048,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.998,
        gae_lambda=0.98,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 64]},
        seed=1,
        device="cpu",
    )
    print(f"Training at {arguments.game} for {arguments.minutes:g} minutes ...", flush=True)
    learner.learn(total_timesteps=10**9, callback=Patience(arguments.minutes * 60))
    results = won(learner, arguments.game, arguments.games)
    share, least = sum(results) / len(results), surely(results)
    print(
        f"After {learner.num_timesteps:,} choices it wins {share:.1%} (surely {least:.1%} or more)"
    )
    print(f"of {len(results)} games against a random player.")
    if least <= 0.5:
        raise SystemExit("That is not clearly better than random.")


if __name__ == "__main__":
    main()

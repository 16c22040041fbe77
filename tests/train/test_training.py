"""Learning itself, where PyTorch is installed (`make test-train`)."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.bots.net import Net, Weights, check, shipped
from meadhall.train.selfplay import Positions, SelfPlay

torch = pytest.importorskip("torch")

GAME = "champions"


@pytest.fixture(scope="module")
def positions() -> Positions:
    """Of a few random games."""
    player = SelfPlay(meadhall.game(GAME), [2], "training", tables=6)
    while player.games < 6:
        player.step()
    return player.positions()


def test_a_fit_lowers_what_was_wrong_with_the_net(positions: Positions) -> None:
    from meadhall.train.fit import Learner

    learner = Learner(meadhall.game(GAME), "cpu")
    learner.measure(positions)
    first = learner.fit([positions], 0, 0.0)
    for _ in range(40):
        last = learner.fit([positions], 0, 0.5)
    assert last["outcome"] < first["outcome"]
    assert last["margin"] < first["margin"]
    assert last["rate"] < first["rate"]


def test_bots_read_the_weights_as_they_were_learned(positions: Positions, tmp_path: Path) -> None:
    """NumPy says what PyTorch says of the same tables, also out of a file and a checkpoint."""
    from meadhall.train.fit import Learner

    game = meadhall.game(GAME)
    learner = Learner(game, "cpu")
    learner.measure(positions)
    learner.fit([positions], 0, 0.0)
    again = Learner(game, "cpu")
    again.restore(learner.state())
    weights = again.weights({"games": 6})
    check(weights, game, "learned")
    with torch.no_grad():
        seen = torch.from_numpy(positions.seen[:20]).float() * learner.scale
        told = learner.average(seen).numpy()
    most = max(game.seat_counts)
    rows = [bytes(row) for row in positions.seen[:20]]
    assert Net(weights, game, most).raw(rows) == pytest.approx(told, abs=1e-3)
    weights.save(tmp_path / "net.npz")
    halved = Net(Weights.load(tmp_path / "net.npz"), game, most).raw(rows)
    assert np.abs(halved - told).max() < 0.05


def test_training_goes_on_from_where_it_stopped(tmp_path: Path) -> None:
    from meadhall.train.loop import Plan, Training

    said: list[str] = []
    folder = tmp_path / "train"
    plan = Plan(GAME, folder, [2], 0.02, 1, 8.0, "cpu")
    Training(plan, said.append).run()
    first = [json.loads(line) for line in (folder / "log.jsonl").read_text("utf-8").splitlines()]
    assert first
    assert [it["round"] for it in first] == list(range(len(first)))
    check(Weights.load(folder / "net.npz"), meadhall.game(GAME), "net.npz")
    Training(plan, said.append).run()
    lines = (folder / "log.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines[: len(first)]] == first
    assert len(lines) > len(first)
    assert any(f"going on after round {len(first) - 1}" in it for it in said)
    assert not list(folder.glob("*.new"))


class Slow:
    """A pool that works at once, but whose first answers hold no finished game."""

    def __init__(self, empty: int) -> None:
        self.empty = empty

    def submit(self, work: Callable[..., Any], /, *args: Any) -> Future[Any]:
        numbers, found = work(*args)
        future: Future[Any] = Future()
        if self.empty > 0:
            self.empty -= 1
            numbers, found = {"games": 0, "choices": 0, "score": 0.0}, found.part(slice(0, 0))
        future.set_result((numbers, found))
        return future


def test_rounds_in_which_no_game_ends_are_waited_for(tmp_path: Path) -> None:
    from meadhall.train.loop import Plan, Training

    plan = Plan(GAME, tmp_path / "slow", [2], 0.01, 1, 2.0, "cpu")
    training = Training(plan, print)
    training._run(Slow(empty=2), 1)
    assert [it.round for it in training.log] == list(range(len(training.log)))
    assert training.log[0].positions > 0


def test_a_training_of_another_version_is_not_gone_on_with(tmp_path: Path) -> None:
    from meadhall.bots.net import NetError
    from meadhall.train.fit import Learner
    from meadhall.train.loop import Plan, Training

    state = Learner(meadhall.game(GAME), "cpu").state()
    torch.save(state | {"shape": 0}, tmp_path / "learner.pt")
    with pytest.raises(NetError, match=r"begun by another version .* --begin"):
        Training(Plan(GAME, tmp_path, [2], 0.02, 1), print)


def test_a_net_is_gone_on_with(tmp_path: Path) -> None:
    """Nothing of it is lost at the start, and its card counts on."""
    from meadhall.train.fit import FASTEST, GENTLE, Learner
    from meadhall.train.loop import Plan, Training

    game = meadhall.game(GAME)
    known = Weights.load(shipped(GAME))
    player = SelfPlay(game, [2], "a", tables=4)
    player.learn_from(known)
    while player.games < 2:
        player.step()
    positions = player.positions()
    learner = Learner(game, "cpu")
    learner.measure(positions, known)
    rows = [bytes(row) for row in positions.seen[:20]]
    most = max(game.seat_counts)
    again = Net(learner.weights({}), game, most).raw(rows)
    assert again == pytest.approx(Net(known, game, most).raw(rows), abs=1e-3)
    # It is changed gently, also after an interruption.
    resumed = Learner(game, "cpu")
    resumed.restore(learner.state())
    for it in (learner, resumed):
        assert it.fit([positions], 0, 0.0)["rate"] == GENTLE < FASTEST
    folder = tmp_path / "train"
    plan = Plan(GAME, folder, [2], 0.02, 1, 4.0, "cpu", shipped(GAME))
    Training(plan, lambda text: None).run()
    card = Weights.load(folder / "net.npz").card
    assert card["games"] > known.card["games"]
    assert card["minutes"] > known.card["minutes"]

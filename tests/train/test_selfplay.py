"""Self-play, as far as it needs no PyTorch: what is kept of games, and which tables are played."""

import random
import sys
from importlib.util import find_spec

import numpy as np
import pytest

import meadhall
from meadhall.arena.cluster import RayPool, cluster
from meadhall.bots.net import Outcome, Weights, shipped
from meadhall.cli import train
from meadhall.cli.arguments import UsageError
from meadhall.train.loop import play_part
from meadhall.train.selfplay import LAMBDA, Looking, Positions, SelfPlay
from meadhall.train.strength import RIVALS, chart, play_match
from meadhall.train.tables import any_table, varied_cards

GAMES = meadhall.GAMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("learned", [False, True])
def test_positions_are_kept_with_what_became_of_them(name: str, learned: bool) -> None:
    game = meadhall.game(name)
    player = SelfPlay(game, [2, 2, 3], f"{name} {learned}", tables=4)
    if learned:
        player.learn_from(Weights.load(shipped(name)))
    while not player.games:
        player.step()
    found = player.positions()
    most = max(game.seat_counts)
    assert found.seen.shape == (len(found), len(game.observation(most)))
    assert found.shares.shape == (len(found), most + 1)
    assert found.shares.sum(axis=1) == pytest.approx(1.0, abs=1e-4)
    assert set(np.unique(found.seats)) <= {2, 3}
    # Seats that were not there neither win nor lead.
    pairs = found.seats == 2
    assert not found.shares[pairs, 2:most].any()
    assert not found.leads[pairs, 2:].any()
    assert not found.said[pairs, 2:].any()
    # Without a net there is only the end to learn from.
    assert (found.trust < 1.0).any() == learned
    margins = found.margins(20.0)
    assert margins.shape == found.leads.shape
    assert np.abs(margins).max() <= 1.0 + 1e-5
    assert len(player.positions()) == 0


def test_earlier_positions_learn_more_from_what_the_net_said_later() -> None:
    state = meadhall.game("champions").new(2, {}, 1)
    luck = random.Random(1)
    while not state.over:
        pending = luck.choice(state.pending)
        state.act(luck.choice(pending.options), pending.seat)
    outcome = Outcome(state)
    mine, other = outcome.shares[1], outcome.shares[0]
    looking = Looking(1, outcome, 4)
    last = looking.shares, looking.leads, looking.trust, looking.said
    # The net thought of this position: 0.3 for seat 1, 0.6 for seat 0, 0.1 that nobody wins.
    looking.go_back(
        np.array([0.3, 0.6, 0.1], np.float32),
        np.array([0.5, -0.5], np.float32),
    )
    rest = 1.0 - LAMBDA
    assert last[0].tolist() == [mine, other, 0.0, 0.0, 0.0]
    assert last[1].tolist() == [outcome.leads[1], outcome.leads[0], 0.0, 0.0]
    assert looking.shares == pytest.approx(
        [LAMBDA * mine + rest * 0.3, LAMBDA * other + rest * 0.6, 0.0, 0.0, rest * 0.1]
    )
    none = np.zeros((2, 1), np.uint8)
    found = Positions(
        none,
        np.stack([last[0], looking.shares]),
        np.stack([last[1], looking.leads]),
        np.array([last[2], looking.trust], np.float32),
        np.stack([last[3], looking.said]),
        none[:, 0],
    )
    end = np.tanh(outcome.leads[1] / 20.0)
    margins = found.margins(20.0)
    assert margins[0] == pytest.approx([end, -end, 0.0, 0.0])
    early = LAMBDA * end + rest * 0.5
    assert margins[1] == pytest.approx([early, -early, 0.0, 0.0])


@pytest.mark.parametrize("name", GAMES)
def test_other_cards_differ_and_can_be_played(name: str) -> None:
    game = meadhall.game(name)
    cards = varied_cards(game, 0)
    assert game.card_set(cards).data != game.card_data()
    assert game.new(2, {}, 1, cards).pending


@pytest.mark.parametrize("name", GAMES)
def test_tables_are_of_every_kind(name: str) -> None:
    game = meadhall.game(name)
    luck = random.Random(1)
    tables = [any_table(game, 2, luck) for _ in range(40)]
    assert any(settings for settings, _ in tables)
    assert any(not settings and cards is None for settings, cards in tables)


def test_strength_is_measured_against_players_that_never_learn() -> None:
    share = play_match("champions", shipped("champions").read_bytes(), "random", 2, 1)
    assert 0.0 <= share <= 1.0
    picture = chart([(1.0, {"random": 0.5}), (2.0, {"random": 0.9, "glance": 0.7})])
    assert picture.startswith("<svg")
    assert all(name in picture for name in RIVALS)


def test_training_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setattr(train, "find_spec", lambda name: None)
    with pytest.raises(UsageError, match="needs PyTorch"):
        train.run(["champions"])
    monkeypatch.setattr(train, "find_spec", lambda name: object())
    with pytest.raises(UsageError, match="expected some of 2, 3, 4"):
        train.run(["champions", "--seats", "7"])
    with pytest.raises(UsageError, match="more than 0"):
        train.run(["champions", "--minutes", "0"])


@pytest.mark.skipif(find_spec("ray") is None, reason="the extra 'ray' is not installed")
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_plays_a_part_of_a_round() -> None:
    with cluster("local") as ray:
        pool = RayPool(ray)
        assert pool.cores >= 1
        # Its games go on from part to part until some are over.
        for _ in range(60):
            played = pool.submit(play_part, "champions", [2], None, 1.0, "seed").result(120)
            numbers, positions = played
            if numbers["games"]:
                break
    assert len(positions) > 0
    assert positions.seen.shape[1] == len(meadhall.game("champions").observation(4))

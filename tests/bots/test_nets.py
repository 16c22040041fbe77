"""Players with nets: they fit what they were made for, and do without where they do not."""

import errno
import random
from pathlib import Path
from typing import BinaryIO

import numpy as np
import pytest
from tests.core.tiny import Tiny

import meadhall
from meadhall.bots import net as nets
from meadhall.bots.bot import Bot
from meadhall.bots.eyes import Asked, eyes_of, ranked
from meadhall.bots.learned import NetBot
from meadhall.bots.net import Net, NetError, Outcome, Weights, check, shipped, value_of
from meadhall.bots.random_bot import RandomBot
from meadhall.bots.registry import LADDER, make_bot
from meadhall.bots.search import RANDOM_FOR_ONE, SearchBot, Trial
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State

GAMES = meadhall.GAMES
TABLES = [(name, seats) for name in GAMES for seats in meadhall.game(name).seat_counts]


def middle_of(name: str, seats: int, seed: int = 3) -> State:
    """A table some choices into a random game, where there is something to choose."""
    luck = random.Random(seed)
    state = meadhall.game(name).new(seats, {}, seed)
    for _ in range(25):
        pending = luck.choice(state.pending)
        state.apply(luck.choice(pending.options), pending.seat)
    return state


def play(bots: list[Bot], state: State) -> State:
    state.mute()
    while not state.over:
        pending = state.pending[0]
        state.apply(bots[pending.seat].choose(state, pending.seat), pending.seat)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_nets_of_the_package_fit_the_games_as_they_are(name: str) -> None:
    weights = Weights.load(shipped(name))
    check(weights, meadhall.game(name), name)
    assert weights.card["games"] > 0


def test_all_nets_together_are_small() -> None:
    assert sum(shipped(name).stat().st_size for name in GAMES) < 12_000_000


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_chances_are_shared_among_the_seats_of_a_table(name: str, seats: int) -> None:
    state = middle_of(name, seats)
    net = eyes_of(meadhall.game(name), seats).net
    raw = net.raw([state.observe(seat) for seat in range(seats)])
    assert raw.shape == (seats, 2 * seats + 1)
    assert net.chances(raw).sum(axis=1) == pytest.approx(1.0, abs=1e-5)
    assert np.isfinite(value_of(raw, seats)).all()


def test_differences_of_siblings_give_what_the_whole_would() -> None:
    state = middle_of("champions", 2)
    net = eyes_of(meadhall.game("champions"), 2).net
    pending = state.pending[0]
    rows = Asked(state, pending.seat, pending.options * 4).rows
    together = net.raw(rows)
    apart = np.concatenate([net.raw([row]) for row in rows])
    assert together == pytest.approx(apart, abs=1e-3)


@pytest.mark.parametrize("name", GAMES)
def test_a_net_beats_chance(name: str) -> None:
    won = 0
    for seed in range(6):
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[seed % 2] = NetBot(seed, tables=2)
        won += seed % 2 in play(bots, meadhall.game(name).new(2, {}, seed // 2)).winners
    assert won >= 5


def test_a_finished_game_needs_no_net() -> None:
    state = play([RandomBot(1), RandomBot(2)], meadhall.game("champions").new(2, {}, 1))
    outcome = Outcome(state)
    (winner,) = state.winners
    assert outcome.shares[winner] == 1.0
    assert outcome.leads[winner] == -outcome.leads[1 - winner] > 0
    eyes = eyes_of(meadhall.game("champions"), 2)
    assert float(eyes.value([state], winner)[0]) > 1.0 > float(eyes.value([state], 1 - winner)[0])


def test_whoever_tries_options_does_not_know_how_the_dice_will_fall() -> None:
    luck = random.Random(5)
    state = meadhall.game("champions").new(2, {}, 5)
    eyes = eyes_of(state.setup.game, 2)
    thrown = 0
    while thrown < 5:
        seat, options = state.to_act, state.legal
        other = state.clone()
        other.chance = Chance(key_of("another luck"))
        here = Asked(state, seat, options, Chance(key_of("trial")), looks=3)
        there = Asked(other, seat, options, Chance(key_of("trial")), looks=3)
        assert here.all_rows() == there.all_rows()
        # Only where dice fall there is something to look at again.
        lucky = [at for at, it in enumerate(here.after) if it.chance.position]
        assert [at for at, _ in here.again] == 2 * lucky
        for at in lucky:
            thrown += 1
            looks = [here.after[at], *[it for place, it in here.again if place == at]]
            mean = eyes.value(looks, seat).mean()
            assert eyes.look([here])[0][at] == pytest.approx(mean, abs=1e-3)
        state.act(luck.choice(options), seat)


@pytest.mark.parametrize("name", GAMES)
def test_search_with_a_number_of_playouts_is_the_same_every_time(name: str) -> None:
    state = middle_of(name, 2)
    seat = state.pending[0].seat
    first, second = (SearchBot(7, playouts=32, depth=2) for _ in range(2))
    assert first.choose(state, seat) == second.choose(state, seat)
    assert first.played == second.played


@pytest.mark.parametrize("level", LADDER, ids=lambda it: it.name)
def test_every_level_of_the_ladder_answers_with_an_option(level: "object") -> None:
    state = middle_of("valhalla", 3)
    bot = level.make(1)  # type: ignore[attr-defined]
    if isinstance(bot, SearchBot):
        bot.playouts, bot.depth = 16, 1
    seat = state.pending[0].seat
    assert bot.choose(state, seat) in state.pending[0].options


def test_noise_makes_other_choices() -> None:
    state = middle_of("reavers", 2)
    seat = state.pending[0].seat
    clear = {NetBot(seed).choose(state, seat) for seed in range(6)}
    dim = {NetBot(seed, tables=1, noise=2.0).choose(state, seat) for seed in range(12)}
    assert len(dim) > len(clear)


def test_candidates_that_are_clearly_behind_are_dropped() -> None:
    trial = Trial([10, 20, 30], np.full(3, 0.5, np.float32))
    trial.add(np.array([[0.9, 0.1, 0.5]] * 16, np.float32))
    trial.narrow(0.0)
    assert trial.left == [10]
    assert trial.best() == 10
    assert ranked(np.array([0.1, 0.7, 0.4], np.float32)) == [1, 2, 0]


def test_what_all_meet_alike_hides_no_difference() -> None:
    """Tables differ by far more than options do; on each of them 10 is a little better."""
    trial = Trial([10, 20], np.zeros(2, np.float32))
    luck = np.linspace(-1.0, 1.0, 16, dtype=np.float32)
    small = np.where(np.arange(16) % 2, 0.02, 0.03).astype(np.float32)
    trial.add(np.stack([luck + small, luck], axis=1))
    trial.narrow(0.0)
    assert trial.left == [10]


@pytest.mark.parametrize(
    ("playouts", "candidates"), [(None, 8), (400, 8), (16, 4), (12, 3), (1, 2)]
)
def test_few_playouts_go_to_few_options(playouts: int | None, candidates: int) -> None:
    assert SearchBot(1, playouts=playouts)._candidates() == candidates


def test_every_halving_has_its_part_of_the_time() -> None:
    """However much time there is: half of it must not go into the last two alone."""
    trial = Trial(list(range(8)), np.linspace(0.0, 0.07, 8, dtype=np.float32))
    left = []
    for spent in (0.1, 0.3, 0.4, 0.6, 0.7, 0.99, 1.2):
        trial.narrow(spent)
        left.append(len(trial.left))
    assert left == [8, 8, 4, 4, 2, 2, 2]
    assert trial.left == [7, 6]


def test_where_no_net_knows_the_game_bots_do_without() -> None:
    state = Tiny().new(2, {}, 1)
    for bot in (NetBot(1), SearchBot(1, playouts=8)):
        for pending in state.pending:
            assert bot.choose(state, pending.seat) in pending.options
    assert "no observation" in nets.why_no_net(state.setup.game) or "no such file" in (
        nets.why_no_net(state.setup.game)
    )


def test_a_net_that_does_not_fit_is_refused_in_words(tmp_path: Path) -> None:
    game = meadhall.game("champions")
    weights = Weights.load(shipped("champions"))
    for change, why in (
        ({"game": "chess"}, "a net for 'chess'"),
        ({"rules_version": 0}, "version 0 of the rules"),
        ({"observation": "0123"}, "another observation"),
    ):
        other = Weights(weights.layers, weights.card | change)
        with pytest.raises(NetError, match=why):
            check(other, game, "own.npz")
    with pytest.raises(NetError, match="no such file"):
        Weights.load(tmp_path / "nowhere.npz")
    broken = tmp_path / "broken.npz"
    broken.write_bytes(shipped("champions").read_bytes()[:5_000])
    with pytest.raises(NetError, match="no file of weights"):
        Weights.load(broken)


def test_weights_are_saved_whole_and_read_again(tmp_path: Path) -> None:
    weights = Weights.load(shipped("valhalla"))
    weights.save(tmp_path / "copy.npz")
    again = Weights.load(tmp_path / "copy.npz")
    assert again.card == weights.card
    assert [path.name for path in tmp_path.iterdir()] == ["copy.npz"]
    game = meadhall.game("valhalla")
    row = middle_of("valhalla", 2).observe(0)
    assert Net(again, game, 2).raw([row]) == pytest.approx(Net(weights, game, 2).raw([row]))


def test_nothing_half_written_stays_where_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = Weights.load(shipped("champions"))
    there = tmp_path / "net.npz"
    there.write_bytes(b"the one before")

    def full(file: BinaryIO, **_: object) -> None:
        file.write(b"half of it")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(np, "savez_compressed", full)
    with pytest.raises(OSError, match="No space left"):
        weights.save(there)
    assert [path.name for path in tmp_path.iterdir()] == ["net.npz"]
    assert there.read_bytes() == b"the one before"


def test_best_is_a_name_for_the_strongest() -> None:
    assert isinstance(make_bot("best"), SearchBot)


def test_allies_are_no_rivals_and_against_a_monster_nobody_is() -> None:
    game = meadhall.game("valhalla")
    luck = random.Random(2)
    pairs = game.new(4, {"teams": "alliance"}, 2)
    pairs.mute()
    while not pairs.over:
        pending = luck.choice(pairs.pending)
        pairs.act(luck.choice(pending.options), pending.seat)
    ours, theirs = pairs.scores[0], pairs.scores[1]
    assert Outcome(pairs).leads == [ours - theirs, theirs - ours] * 2
    for seats, mode in ((1, "solo"), (2, "coop")):
        told = set()
        for seed in range(12):
            state = game.new(seats, {"mode": mode, "monster": "fenrir"}, seed)
            play([RandomBot(f"{seed} {it}") for it in range(seats)], state)
            outcome = Outcome(state)
            # Lost or not: who has beaten more of its cards has done better.
            assert outcome.leads == state.scores
            told.add((state.scores[0], round(outcome.worth(0, 9.0), 6)))
        assert len(told) > 1
        assert [worth for _, worth in sorted(told)] == sorted(worth for _, worth in told)


def test_alone_bots_fight_a_monster_better_than_chance() -> None:
    """Chance beats one of its six cards in every other game."""
    game = meadhall.game("valhalla")
    beaten = [
        play([NetBot(seed, playouts=12)], game.new(1, {"monster": "fenrir"}, seed)).scores[0]
        for seed in range(2)
    ]
    assert sum(beaten) >= 4


def test_together_bots_play_on_at_random_until_nets_know_more() -> None:
    state = meadhall.game("valhalla").new(2, {"mode": "coop", "monster": "fenrir"}, 1)
    while len(state.legal) == 1:
        state.act(state.legal[0])
    net, search = NetBot(1, playouts=5), SearchBot(1, playouts=2)
    for bot in (net, search):
        assert bot.choose(state, state.to_act) in state.legal
    assert net._together.played == 5
    assert search._without.played == 2 * RANDOM_FOR_ONE

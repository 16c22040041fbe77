"""The arena on Ray. A real local cluster starts where the extra `ray` is installed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec
from types import ModuleType

import pytest
from tests.arena.kit import Ends, Gains, at
from tests.arena.test_processes import tasks

from meadhall.arena.cluster import done_on_ray
from meadhall.arena.errors import ArenaError
from meadhall.arena.plan import Task
from meadhall.arena.table import Played, play

WORK = tasks(at(Gains), at(Ends), 2)
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="the extra 'ray' is not installed")


@needs_ray
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_local_cluster_plays_the_same_games() -> None:
    found = {it.key: it.scores for it in done_on_ray(WORK, play, "local")}
    assert found == {it.key: play(it).scores for it in WORK}


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x"])
def test_where_no_cluster_is_there_is_a_sentence(address: str) -> None:
    with pytest.raises(ArenaError, match=f"no Ray cluster can be reached at '{address}'"):
        list(done_on_ray(WORK, play, address))


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"--ray needs Ray: install meadhall\[ray\]"):
        list(done_on_ray(WORK, play, "local"))


class RayError(Exception):
    """As Ray has it."""


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__("a long\ntrace")
        self.cause = cause


class Remote:
    def __init__(self, work: Callable[[Task], Played]) -> None:
        self.work = work

    def remote(self, task: Task) -> Played:
        return self.work(task)


class PretendedRay(ModuleType):
    """Plays at once; the third game raises what it was told to."""

    def __init__(self, fault: Exception | None) -> None:
        super().__init__("ray")
        self.fault = fault
        self.given = 0
        self.open = False

    def init(self, **options: object) -> None:
        self.open = True

    def shutdown(self) -> None:
        self.open = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, **options: object) -> type[Remote]:
        return Remote

    def wait(self, running: list[Played], num_returns: int) -> tuple[list[Played], list[Played]]:
        return running[:1], running[1:]

    def get(self, reference: Played) -> Played:
        self.given += 1
        if self.given == 3 and self.fault is not None:
            raise self.fault
        return reference


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (RayTaskError(ArenaError("the bot x failed")), "^the bot x failed$"),
        (RayTaskError(OSError("no disk")), "^a machine of the cluster failed: a long$"),
        (RayError("no node is left\nand more"), "^the Ray cluster went away: no node is left$"),
    ],
)
def test_what_goes_wrong_there_is_a_sentence_and_the_games_before_count(
    fault: Exception, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray, exceptions = PretendedRay(fault), ModuleType("ray.exceptions")
    exceptions.__dict__.update(RayError=RayError, RayTaskError=RayTaskError)
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setitem(sys.modules, "ray.exceptions", exceptions)
    done = done_on_ray(WORK, play, "auto")
    assert [next(done).key, next(done).key] == [it.key for it in WORK[:2]]
    with pytest.raises(ArenaError, match=said):
        next(done)
    assert not ray.open

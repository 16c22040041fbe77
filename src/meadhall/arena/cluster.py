"""Many games at once on a Ray cluster. Every machine of it needs this Meadhall and the bots."""

import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar

from meadhall.arena.errors import ArenaError
from meadhall.arena.processes import ONE_THREAD
from meadhall.core.errors import MeadhallError

Job = TypeVar("Job")
Done = TypeVar("Done")

WAITING_PER_CORE: Final = 2
SECONDS_TO_ANSWER: Final = 10


def done_on_ray(jobs: Iterable[Job], work: Callable[[Job], Done], address: str) -> Iterator[Done]:
    """The results as they come."""
    with cluster(address) as ray:
        yield from _on(ray, iter(jobs), work)


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Ray, at HOST:PORT, auto, or local for one on this machine; what fails there is told."""
    try:
        import ray
        from ray.exceptions import RayError, RayTaskError
    except ImportError as error:
        raise ArenaError("--ray needs Ray: install meadhall[ray]") from error
    _knock(address)
    try:
        ray.init(
            address=address,
            include_dashboard=False if address == "local" else None,
            log_to_driver=False,
            logging_level="error",
            runtime_env={"env_vars": dict(ONE_THREAD)},
        )
    except (ConnectionError, RayError, RuntimeError, ValueError) as error:
        raise ArenaError(
            f"no Ray cluster can be reached at {address!r}: {_first_line(error)}"
        ) from error
    try:
        yield ray
    except RayTaskError as error:
        if isinstance(error.cause, MeadhallError):
            raise ArenaError(str(error.cause)) from error
        raise ArenaError(f"a machine of the cluster failed: {_first_line(error)}") from error
    except (RayError, ConnectionError) as error:
        raise ArenaError(f"the Ray cluster went away: {_first_line(error)}") from error
    finally:
        with suppress(RayError, ConnectionError):
            ray.shutdown()


class RayPool:
    """The processes of a cluster, used as those of a `ProcessPoolExecutor`."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self.cores = cores_of(ray)

    def submit(self, work: Callable[..., Done], /, *args: Any, **kwargs: Any) -> Future[Done]:
        remote = self._ray.remote(num_cpus=1, max_retries=2)(work)
        future: Future[Done] = remote.remote(*args, **kwargs).future()
        return future


def cores_of(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _knock(address: str) -> None:
    """Ray itself tries for many minutes before it says that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, ValueError, OverflowError) as error:
        raise ArenaError(
            f"no Ray cluster can be reached at {address!r}: {_first_line(error)}"
        ) from error


def _on(ray: Any, jobs: Iterator[Job], work: Callable[[Job], Done]) -> Iterator[Done]:
    remote = ray.remote(num_cpus=1, max_retries=2)(work)
    most = cores_of(ray) * WAITING_PER_CORE
    running: list[Any] = []
    while True:
        while len(running) < most and (job := next(jobs, None)) is not None:
            running.append(remote.remote(job))
        if not running:
            return
        done, running = ray.wait(running, num_returns=1)
        for reference in done:
            yield ray.get(reference)


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]

"""Who does the work: processes of this machine, or a Ray cluster."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from meadhall.arena.cluster import done_on_ray
from meadhall.arena.processes import done_in_processes

Job = TypeVar("Job")
Done = TypeVar("Done")


class Workers(NamedTuple):
    """`processes` of this machine, unless there is the address of a cluster."""

    processes: int
    ray: str | None = None

    def do(self, jobs: Iterable[Job], work: Callable[[Job], Done]) -> Iterator[Done]:
        """The results as they come, in any order. `work` is a function of some module."""
        if self.ray is not None:
            return done_on_ray(jobs, work, self.ray)
        return done_in_processes(jobs, work, self.processes)

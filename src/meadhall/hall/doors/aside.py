"""What is the same for everybody and takes its time is worked out once, in another thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

# Two at a time: more would only slow each other down, and the tables with them.
_threads: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="aside")

Found = TypeVar("Found")


async def aside(work: Callable[[], Found]) -> Found:
    return await asyncio.get_running_loop().run_in_executor(_threads, work)

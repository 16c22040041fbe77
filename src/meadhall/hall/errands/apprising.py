"""Apprise addresses, which can name any host, method and header: only where the hall's keeper lets
people speak to the hall's own network (`MEADHALL_NOTICE_PRIVATE=1`). One address at a time."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Final

from meadhall.hall.refusals import Refusal

SECONDS: Final = 20.0
SCHEMES: Final = {
    "ntfy", "ntfys", "gotify", "gotifys", "json", "jsons", "form", "forms", "xml", "xmls",
    "mailto", "mailtos", "matrix", "matrixs", "mmost", "mmosts", "rocket", "rockets", "ncloud",
    "nclouds", "hassio", "hassios", "apprise", "apprises", "signal", "signals", "bark", "barks",
    "discord", "tgram", "slack", "pover", "pbul", "msteams", "gchat", "zulip", "webex", "join",
    "push", "prowl", "pushy", "simplepush", "line",
}  # fmt: skip
# What a parameter could do beyond saying where and what: read files, wait for ever, wander off.
CLOSED_PARAMETERS: Final = frozenset({"template", "rto", "cto", "redirect", "verify"})


def installed() -> bool:
    return find_spec("apprise") is not None


def check(address: str) -> None:
    """One address of a service on the list, without what it could do besides; or a Refusal."""
    scheme, _, rest = address.partition("://")
    names = {part.partition("=")[0].lower() for part in rest.partition("?")[2].split("&")}
    # A name may be written in another way: what is no plain letter is no plain name.
    doubtful = names & CLOSED_PARAMETERS or any("%" in name for name in names)
    several = any(letter in ",;\\ " or not letter.isprintable() for letter in address)
    if scheme not in SCHEMES or doubtful or several:
        raise Refusal("bad_address", "this is not one Apprise address of a service the hall knows")


class Apprising:
    def __init__(self) -> None:
        # It blocks, and is slow where the service is.
        self._threads = ThreadPoolExecutor(4, "notice apprise")

    async def send(self, address: str, title: str, body: str) -> bool:
        """Raises Refusal for what Apprise cannot read either."""
        check(address)

        def notify() -> bool:
            import apprise

            asset = apprise.AppriseAsset(http_redirects=False, secure_logging=True)
            speaker = apprise.Apprise.instantiate(address, asset=asset, suppress_exceptions=True)
            if speaker is None:
                raise Refusal("bad_address", "Apprise cannot read this address")
            return bool(speaker.notify(body=body, title=title))

        loop = asyncio.get_running_loop()
        async with asyncio.timeout(SECONDS):
            return await loop.run_in_executor(self._threads, notify)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

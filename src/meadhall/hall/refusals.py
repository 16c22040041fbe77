"""Every way the hall says no: a code for programs, a sentence for people, never a secret."""

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.core.errors import MeadhallError

MOST_FAULTS: Final = 20

STATUS: Final[dict[str, int]] = {
    "stale": 409,
    "not_your_turn": 409,
    "not_an_option": 422,
    "after_luck": 409,
    "not_your_seat": 403,
    "not_the_host": 403,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_key": 401,
    "table_over": 409,
    "not_started": 409,
    "already_started": 409,
    "words_sealed": 409,
    "cannot_undo": 409,
    "cannot_rewind": 409,
    "seat_taken": 409,
    "seat_present": 409,
    "bad_settings": 422,
    "bad_cards": 422,
    "bad_record": 422,
    "bad_address": 422,
    "wrong_code": 422,
    "bad_request": 422,
    "not_found": 404,
    "not_allowed": 405,
    "wrong_rules": 409,
    "stranded": 409,
    "too_large": 413,
    "too_long": 422,
    "too_slow": 408,
    "over_quota": 429,
    "rate_limited": 429,
    "busy": 503,
    "maintenance": 503,
    "muted": 403,
}


class Refusal(Exception):
    """The answer to a request that is not carried out. Nothing was changed."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        rule: str = "",
        fresh: dict[str, object] | None = None,
        retry_after: float = 0.0,
        faults: Sequence[Mapping[str, object]] = (),
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        # How the table looks now to whoever asked: with `stale`, so that nobody is left behind.
        self.fresh = fresh
        self.retry_after = retry_after
        # What is wrong piece by piece, for pages that say it in their reader's language.
        self.faults = list(faults[:MOST_FAULTS])

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def content(self) -> dict[str, object]:
        return {
            "code": self.code,
            "message": self.message,
            "rule": self.rule or None,
            "retry_after": self.retry_after or None,
            "fresh": self.fresh,
            "faults": self.faults or None,
        }


def refused(code: str, error: MeadhallError, most: int = 2000) -> Refusal:
    """What the engine refuses, passed on."""
    return Refusal(code, str(error)[:most], faults=[it.to_json() for it in error.faults])

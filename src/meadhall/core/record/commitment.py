"""The sealed envelope: luck nobody at the table can steer, and anybody can check afterwards.

The table's secret is put into an envelope before the game: its SHA-256, the commitment, is shown.
Then every seat says a word. The key of all dice and shuffles is made of both, so that neither who
knows the secret nor who says the last word can choose the luck. Words may be sealed, too, and
opened only when all are fixed: then not even who knows the secret and hears the words can speak
last. After the game the envelope is opened. docs/record.md tells it with an example.
"""

from hashlib import sha256
from typing import Final

from meadhall.core.errors import SetupError

LABEL: Final = b"meadhall luck 1"
MOST_SECRET_BYTES: Final = 64
MOST_NAME_LETTERS: Final = 60
MOST_WORD_LETTERS: Final = 200
MOST_BOT_LETTERS: Final = 200


def commitment_of(secret: bytes) -> str:
    """What is shown before the game: it binds to the secret and does not tell it."""
    return sha256(secret).hexdigest()


def seal_of(word: str) -> str:
    """What a seat shows of its word before anybody's word is open. A word that could be guessed
    hides nothing: whoever seals one adds 16 random bytes, in hexadecimal digits, to its end."""
    return sha256(word.encode()).hexdigest()


def luck_key(secret: bytes, words: list[str]) -> bytes:
    """The key of `Chance`: SHA-256 over the label and, each after its length, secret and words.

    A length is 4 bytes, big-endian, so that ["ab", "c"] and ["a", "bc"] are different words.
    """
    total = sha256(LABEL)
    for part in [secret, *[word.encode() for word in words]]:
        total.update(len(part).to_bytes(4, "big"))
        total.update(part)
    return total.digest()


def secret_of(seed: int | str) -> bytes:
    """The secret of a game one wants to repeat. Whoever knows the seed knows all luck to come."""
    return sha256(b"meadhall secret " + str(seed).encode()).digest()


def check_secret(secret: bytes) -> None:
    """A hall draws 32 random bytes: a secret one can guess is found by its commitment."""
    if not 1 <= len(secret) <= MOST_SECRET_BYTES:
        raise SetupError(f"a secret has 1 to {MOST_SECRET_BYTES} bytes, not {len(secret)}")


def check_names(names: list[str]) -> None:
    """Names are shown on terminals and pages: printable, and of a sensible length."""
    for name in names:
        _check_text("a name", name, 1, MOST_NAME_LETTERS)


def check_bots(bots: list[str], seats: int) -> None:
    """One bot or nothing per seat."""
    if len(bots) != seats:
        raise SetupError(f"{seats} seats have {seats} bots or empty names, not {len(bots)}")
    for bot in bots:
        _check_text("a bot", bot, 0, MOST_BOT_LETTERS)


def check_words(words: list[str], seats: int) -> None:
    """One word per seat; an empty one is allowed and adds no luck."""
    if len(words) != seats:
        raise SetupError(f"{seats} seats say {seats} words, one each, not {len(words)}")
    for word in words:
        _check_text("a word", word, 0, MOST_WORD_LETTERS)


def check_seals(seals: list[str], words: list[str]) -> None:
    """One seal or nothing per seat; an opened word is the one that was sealed.

    An empty word with a seal was never opened: it counts as not said.
    """
    if len(seals) != len(words):
        raise SetupError(f"{len(words)} seats have {len(words)} seals or none, not {len(seals)}")
    for seat, seal in enumerate(seals):
        if seal and (len(seal) != 64 or any(it not in "0123456789abcdef" for it in seal)):
            raise SetupError(f"the seal of seat {seat} is not 64 hexadecimal digits: {seal[:80]!a}")
        if seal and words[seat] and seal_of(words[seat]) != seal:
            raise SetupError(f"the word of seat {seat} is not the one that was sealed")


def _check_text(what: str, text: str, fewest: int, most: int) -> None:
    if not fewest <= len(text) <= most:
        raise SetupError(f"{what} has {fewest} to {most} characters, not {len(text)}")
    if not text.isprintable():
        raise SetupError(f"{what} has characters that cannot be shown: {text[:most]!a}")

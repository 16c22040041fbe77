"""Dice and shuffles: explicit, exact to replay, possible to force, and open to anybody's check.

Byte ``i`` of the stream is byte ``i % 32`` of SHA-256(key + block number as 8 bytes, big-endian).
A number below ``n`` is the first byte under the largest multiple of ``n``, modulo ``n``: no bias,
and ten lines in any language to verify. The state of the generator is one key and one position,
so a copy costs nothing and whoever sees dice cannot work back to the shuffled decks.

Luck of which no record is kept may come from a torrent instead: blocks of 256 bytes of SHAKE-128,
which cost as much as two of those.
"""

from hashlib import sha256, shake_128
from typing import Any, Final

from meadhall.core.compiled import i64
from meadhall.core.errors import ChanceError

# A block holds 2 ** 5 bytes, that of a torrent 2 ** 8.
BLOCK: Final = 5
TORRENT: Final = 8
# By n: only a byte below this counts for a number below n, so that each is as likely as any other.
_FAIR: Final = (0, *[256 - 256 % n for n in range(1, 257)])


def key_of(seed: int | str | bytes) -> bytes:
    """The 32-byte key of a seed; equal seeds give equal games."""
    if isinstance(seed, bytes):
        return sha256(b"meadhall:" + seed).digest()
    return sha256(b"meadhall:" + str(seed).encode()).digest()


def _impossible(n: int) -> ChanceError:
    return ChanceError(f"a draw among {n} is not possible; expected 1 to 256")


class Script:
    """Outcomes decided beforehand, by label ("swordsman" for its die, "journey" for its deck).

    Used by tests, by replays of a physical game and by exact expectations. A strict script refuses
    any outcome nobody decided; a lenient one lets the generator decide those.
    """

    __slots__ = ("rolls", "shuffles", "strict")

    def __init__(self, strict: bool = True) -> None:
        self.strict = strict
        self.rolls: dict[str, list[int]] = {}
        self.shuffles: dict[str, list[list[int]]] = {}

    def roll(self, label: str, outcome: int) -> None:
        """Decide the next roll of `label`."""
        self.rolls.setdefault(label, []).append(outcome)

    def shuffle(self, label: str, order: list[int]) -> None:
        """Decide the next shuffle of `label`: the cards from the bottom to the top."""
        self.shuffles.setdefault(label, []).append(order)

    def left_over(self) -> list[str]:
        """Labels with outcomes that were decided but never asked for."""
        labels = [label for label, queue in self.rolls.items() if queue]
        labels.extend(label for label, queue in self.shuffles.items() if queue)
        return sorted(labels)

    def copy(self) -> "Script":
        twin = Script(self.strict)
        for label, queue in self.rolls.items():
            twin.rolls[label] = queue.copy()
        for label, orders in self.shuffles.items():
            twin.shuffles[label] = orders.copy()
        return twin


class Chance:
    """The one source of luck of a state."""

    __slots__ = ("_bits", "_block", "_block_number", "journal", "key", "position", "script")

    def __init__(self, key: bytes, position: int = 0, bits: int = BLOCK) -> None:
        self.key = key
        self._bits = bits
        self.position = position
        self.script: Script | None = None
        # When somebody keeps a record: every outcome as (label, values).
        self.journal: list[tuple[str, list[int]]] | None = None
        self._block = b""
        self._block_number = -1

    def copy(self) -> "Chance":
        twin = Chance(self.key, self.position, self._bits)
        twin._block = self._block
        twin._block_number = self._block_number
        if self.script is not None:
            twin.script = self.script.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return (_again, (self.key, self.position, self._bits, self.script, self.journal))

    def spawn(self) -> "Chance":
        """A new, independent source of luck, different each time: for searches and resampling."""
        self.position += 1
        return Chance(sha256(self.key + b"spawn" + self.position.to_bytes(8, "big")).digest())

    def torrent(self) -> "Chance":
        """As `spawn`, for whoever draws hundreds of numbers at once and keeps none of them."""
        self.position += 1
        return Chance(self.key + self.position.to_bytes(8, "big"), 0, TORRENT)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as any other."""
        if n < 1 or n > 256:
            raise _impossible(n)
        sides: i64 = n
        limit = 256 - 256 % sides
        bits: i64 = self._bits
        while True:
            position: i64 = self.position
            if position >> bits != self._block_number:
                self._turn_to(position >> bits)
            self.position = position + 1
            byte: i64 = self._block[position & (1 << bits) - 1]
            if byte < limit:
                return byte % sides

    def among(self, count: int) -> int:
        """A number below `count`, however large, each as likely as any other."""
        if count <= 256:
            return self.below(count)
        bits = (count - 1).bit_length()
        while True:
            drawn = 0
            for _ in range((bits + 7) // 8):
                drawn = drawn << 8 | self.below(256)
            drawn >>= -bits % 8
            if drawn < count:
                return drawn

    def _turn_to(self, number: int) -> bytes:
        """The block of this number."""
        if number != self._block_number:
            text = self.key + number.to_bytes(8, "big")
            if self._bits == BLOCK:
                self._block = sha256(text).digest()
            else:
                self._block = shake_128(text).digest(1 << TORRENT)
            self._block_number = number
        return self._block

    def roll(self, label: str, sides: int) -> int:
        """Roll the die `label`: the index of the face, 0 to sides - 1."""
        if self.script is None and self.journal is None:
            return self.below(sides)
        return self._watched_roll(label, sides)

    def rolls(self, label: str, sides: int, count: int) -> list[int]:
        """Roll the die `label` so many times."""
        if self.script is not None or self.journal is not None:
            return [self._watched_roll(label, sides) for _ in range(count)]
        if sides < 1 or sides > 256:
            raise _impossible(sides)
        # What `below` gives, several times as fast.
        rolled: list[int] = []
        faces: i64 = sides
        limit = 256 - 256 % faces
        bits: i64 = self._bits
        size = 1 << bits
        position: i64 = self.position
        number = position >> bits
        at = position & size - 1
        block = self._turn_to(number)
        while len(rolled) < count:
            if at == size:
                number += 1
                block = self._turn_to(number)
                at = 0
            byte: i64 = block[at]
            at += 1
            if byte < limit:
                rolled.append(byte % faces)
        self.position = (number << bits) + at
        return rolled

    def shuffle(self, label: str, cards: list[int]) -> list[int]:
        """`cards` in a new order, drawn from the end (Fisher and Yates)."""
        if self.script is not None:
            orders = self.script.shuffles.get(label)
            if orders:
                return self._forced_order(label, cards, orders.pop(0))
            if self.script.strict:
                raise ChanceError(
                    f"the shuffle of {label!r} was not decided; decide it with shuffle()"
                )
        order = cards.copy()
        self.mix(order)
        if self.journal is not None:
            self.journal.append((label, order.copy()))
        return order

    def mixed(self, cards: "list[int] | tuple[int, ...]") -> list[int]:
        """`cards` in a new order to which the one they lay in adds nothing: for redrawing."""
        return self.mix(sorted(cards))

    def mix(self, order: list[Any]) -> list[Any]:
        """Bring this list into a new order, without a word in any journal."""
        # What `below` gives for each card in turn, several times as fast. Compiled, a list of
        # numbers would be unpacked and packed again one by one: this moves whatever lies in it.
        left: i64 = len(order)
        if left > 256:
            raise _impossible(left)
        if left < 2:
            return order
        bits: i64 = self._bits
        size = 1 << bits
        position: i64 = self.position
        number = position >> bits
        at = position & size - 1
        block = self._turn_to(number)
        while left > 1:
            if at == size:
                number += 1
                block = self._turn_to(number)
                at = 0
            byte: i64 = block[at]
            at += 1
            if byte < _FAIR[left]:
                other = byte % left
                left -= 1
                card = order[left]
                order[left] = order[other]
                order[other] = card
        self.position = (number << bits) + at
        return order

    def _watched_roll(self, label: str, sides: int) -> int:
        outcome = -1
        if self.script is not None:
            queue = self.script.rolls.get(label)
            if queue:
                outcome = queue.pop(0)
                if not 0 <= outcome < sides:
                    raise ChanceError(f"{label!r} cannot show {outcome}; expected 0 to {sides - 1}")
                self.position += 1
            elif self.script.strict:
                raise ChanceError(f"a roll of {label!r} was not decided; decide it with roll()")
        if outcome < 0:
            outcome = self.below(sides)
        if self.journal is not None:
            self.journal.append((label, [outcome]))
        return outcome

    def _forced_order(self, label: str, cards: list[int], order: list[int]) -> list[int]:
        if sorted(order) != sorted(cards):
            raise ChanceError(f"the forced order of {label!r} holds other cards than the deck")
        self.position += 1
        if self.journal is not None:
            self.journal.append((label, order.copy()))
        return order.copy()


def _again(
    key: bytes,
    position: int,
    bits: int,
    script: Script | None,
    journal: list[tuple[str, list[int]]] | None,
) -> Chance:
    """A source of luck out of a pickle."""
    chance = Chance(key, position, bits)
    chance.script = script
    chance.journal = journal
    return chance

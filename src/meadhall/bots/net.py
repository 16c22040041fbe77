"""A small net that says what a table is worth: to each seat, from the eyes of one of them.

It reads what `state.observe` gives. One net serves all numbers of seats of a game: the names of an
observation at a smaller table are among those at the largest, and the rows of the first layer that
belong to missing seats are left out. Only NumPy is needed to play.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from meadhall.bots.outcome import leads, shares
from meadhall.core.engine.state import State
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.folders import replacing

Floats: TypeAlias = NDArray[np.float32]

# What a clear victory counts besides the victory itself.
MARGIN: Final = 1.0
LAYERS: Final = ("first", "first_bias", "second", "second_bias", "last", "last_bias")


class NetError(MeadhallError):
    """A file of weights that cannot be read, or that was made for other rules."""


class Weights:
    """What a file holds: the layers, and the card that says where they come from."""

    def __init__(self, layers: Mapping[str, NDArray[Any]], card: dict[str, Any]) -> None:
        self.layers = {name: np.asarray(layers[name], np.float32) for name in LAYERS}
        self.card = card

    @property
    def margin_scale(self) -> float:
        """The lead in points that the net's margins are measured in."""
        return float(self.card["margin_scale"])

    def save(self, path: Path) -> None:
        """Half precision is enough, and half the size. Written aside, then put in its place."""
        halves: dict[str, Any] = {name: it.astype(np.float16) for name, it in self.layers.items()}
        halves["card"] = np.frombuffer(json.dumps(self.card).encode(), np.uint8)
        with replacing(path) as aside, aside.open("wb") as file:
            np.savez_compressed(file, **halves)

    @classmethod
    def read(cls, file: BinaryIO) -> "Weights":
        """What `save` has written."""
        with np.load(file, allow_pickle=False) as found:
            card = json.loads(found["card"].tobytes())
            return cls({name: found[name] for name in LAYERS}, card)

    @classmethod
    def load(cls, path: Path) -> "Weights":
        try:
            with path.open("rb") as file:
                return cls.read(file)
        except FileNotFoundError:
            raise NetError(f"{path}: there is no such file of weights") from None
        except OSError as error:
            raise NetError(f"{path}: {error.strerror or error}") from None
        except (ValueError, KeyError, EOFError, BadZipFile) as error:
            # What NumPy and zip files say of it would only lead astray.
            raise NetError(f"{path}: this is no file of weights") from error


def check(weights: Weights, game: Game, source: str) -> None:
    """Was the net made for this game as it is now?"""
    card = weights.card
    if card.get("game") != game.name:
        raise NetError(f"{source}: a net for {card.get('game')!r}; expected one for {game.name!r}")
    if card.get("rules_version") != game.rules_version:
        raise NetError(
            f"{source}: trained under version {card.get('rules_version')} of the rules of"
            f" {game.name}; these are version {game.rules_version}"
        )
    largest = game.observation(max(game.seat_counts))
    if card.get("observation") != largest.hash or len(largest) != len(weights.layers["first"]):
        raise NetError(
            f"{source}: trained on another observation of {game.name}"
            f" ({card.get('observation')}); this one is {largest.hash}"
        )


class Net:
    """The weights of a game's net, made ready for one number of seats."""

    def __init__(self, weights: Weights, game: Game, seats: int) -> None:
        most = max(game.seat_counts)
        largest = game.observation(most)
        rows = [largest.index(name) for name in game.observation(seats).names]
        # The outcomes: each seat wins, beginning with the one that looks, or nobody does.
        outcomes = [*range(seats), most]
        columns = [*outcomes, *range(most + 1, most + 1 + seats)]
        layers = weights.layers
        self.seats = seats
        self._first = np.ascontiguousarray(layers["first"][rows])
        self._first_bias = layers["first_bias"]
        self._second = layers["second"]
        self._second_bias = layers["second_bias"]
        self._last = np.ascontiguousarray(layers["last"][:, columns])
        self._last_bias = layers["last_bias"][columns]

    def raw(self, rows: list[bytes]) -> Floats:
        """A row of outcomes (not yet chances) and margins for each observation."""
        width = len(self._first)
        seen = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), width)
        hidden = _sum(seen, self._first)
        hidden += self._first_bias
        np.maximum(hidden, 0, out=hidden)
        hidden = hidden @ self._second
        hidden += self._second_bias
        np.maximum(hidden, 0, out=hidden)
        out: Floats = hidden @ self._last
        out += self._last_bias
        return out

    def chances(self, raw: Floats) -> Floats:
        """The chance of each outcome: this seat wins, the next one does …, nobody does."""
        logits = raw[:, : self.seats + 1]
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances: Floats = odds / odds.sum(axis=1, keepdims=True)
        return chances

    def margins(self, raw: Floats) -> Floats:
        """The lead of this seat, the next one …, from -1 to 1."""
        margins: Floats = np.tanh(raw[:, self.seats + 1 :])
        return margins


def value_of(raw: Floats, seats: int) -> Floats:
    """What each of these tables is worth to whoever looks at it: the victory, and how clear."""
    logits = raw[:, : seats + 1]
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    worth: Floats = odds[:, 0] / odds.sum(axis=1) + MARGIN * np.tanh(raw[:, seats + 1])
    return worth


def _sum(seen: NDArray[np.uint8], first: Floats) -> Floats:
    """The first layer. Tables that one choice leads to differ in few numbers: only those count."""
    if len(seen) < 4:
        few: Floats = seen.astype(np.float32) @ first
        return few
    base = seen[0]
    differs = np.flatnonzero((seen != base).any(axis=0))
    if len(differs) * 3 > seen.shape[1]:
        all_of_it: Floats = seen.astype(np.float32) @ first
        return all_of_it
    steps = seen[:, differs].astype(np.float32)
    steps -= base[differs]
    held = np.flatnonzero(base)
    whole: Floats = steps @ first[differs]
    whole += base[held].astype(np.float32) @ first[held]
    return whole


class Outcome:
    """How a game ended, for each seat: its share of the victory, its lead in points."""

    def __init__(self, state: State) -> None:
        self.shares = shares(state)
        self.leads = leads(state)

    def worth(self, seat: int, scale: float) -> float:
        """On the scale of `Net.values`."""
        return self.shares[seat] + MARGIN * float(np.tanh(self.leads[seat] / scale))


def shipped(game: str) -> Path:
    """Where the net of this game lies in the package."""
    return Path(str(files("meadhall.bots").joinpath("nets", f"{game}.npz")))


@cache
def weights_of(game: Game) -> Weights:
    """The weights of the package for this game; NetError where there are none that fit."""
    path = shipped(game.name)
    weights = Weights.load(path)
    check(weights, game, path.name)
    return weights


@cache
def why_no_net(game: Game) -> str:
    """Why nobody plays this game with a net; empty where there is one that fits."""
    try:
        weights_of(game)
    except MeadhallError as error:
        return str(error)
    return ""

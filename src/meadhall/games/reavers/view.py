"""The closed schema of a view, which `showing` fills: `core.view.schema_of` turns it into JSON
Schema, and a test holds every view of random games against it. It is read off annotations, which
compiled modules do not keep: so it stands apart, and stays uncompiled.
"""

from typing import TypedDict

from meadhall.core.view import ScoreView, TableView


class ArtifactView(TypedDict):
    """An Artifact on the board; `die` only where dice lie on Artifacts for good."""

    artifact: str
    used: bool
    die: str | None


class UpgradeView(TypedDict):
    tile: str
    flipped: bool


class RowView(TypedDict):
    """A Specialize space: the Reavers from top to bottom, and for how many there is room."""

    space: str
    reavers: list[str]
    places: int


class SeatView(TypedDict):
    """One player's holdings. `pile` and `prophecies` are None where they are secret."""

    seat: int
    glory: int
    food: int
    favor: int
    terror: int
    farm: int
    wall: int
    tower: int
    dice: list[str]
    jarl: str | None
    specialists: list[RowView]
    artifacts: list[ArtifactView]
    upgrades: list[UpgradeView]
    tiles: list[str]
    pile_count: int
    pile: list[str] | None
    prophecies: list[str] | None
    score: list[ScoreView] | None


class SpaceView(TypedDict):
    space: str
    selected_by: int | None


class StackView(TypedDict):
    stack: str
    tiles: int


class BoardView(TypedDict):
    """What lies open; None where a card or a pair was taken."""

    spaces: list[SpaceView]
    reaver_pairs: list[list[str] | None]
    village_pairs: list[list[str] | None]
    keep_pairs: list[list[str] | None]
    sea_battles: list[str | None]
    prophecies: list[str | None]
    trade_dice: list[str]
    stacks: list[StackView]
    supply: dict[str, int]


class DeckView(TypedDict):
    """A deck: how many cards face down, and the discarded ones, which all have seen."""

    deck: str
    face_down: int
    face_up: list[str]


class CombatView(TypedDict):
    """The combat in progress: after the roll, the battle dice by their successes.

    `stack` is the territory stack that is fought for, if it is one.
    """

    seat: int
    cause: str
    stack: str | None
    defense: int
    battle_dice: int
    rolled: bool
    shown: list[int]
    marked: list[int]


class MiddleView(TypedDict):
    """Cards in the middle of being resolved, and the tiles of a turn of subduing."""

    reavers: list[str]
    spoils: list[str]
    journey: str | None
    sea_battle: str | None
    looked_at: list[str]
    looked_at_count: int
    subdued: list[str]
    acquired: list[str]


class ReaversView(TableView):
    round: int
    rounds: int
    activation: int
    order: list[int]
    active: int | None
    space: str | None
    turn: int | None
    start: int
    honor: int | None
    seats: list[SeatView]
    board: BoardView
    decks: list[DeckView]
    combat: CombatView | None
    table: MiddleView

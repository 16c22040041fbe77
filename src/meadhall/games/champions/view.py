"""The closed schema of a view, which `showing` fills: `core.view.schema_of` turns it into JSON
Schema, and a test holds every view of random games against it. It is read off annotations, which
compiled modules do not keep: so it stands apart, and stays uncompiled.
"""

from typing import TypedDict

from meadhall.core.view import ScoreView, TableView


class SeatView(TypedDict):
    """One player's holdings. `destinies` and `defeated` are None where they are secret."""

    seat: int
    leader: str | None
    glory: int
    food: int
    wood: int
    coin: int
    favour: int
    blame: int
    workers: int
    workers_in_game: int
    home: list[int]
    private_ship: str | None
    runes: list[str]
    used_runes: list[str]
    destiny_count: int
    destinies: list[str] | None
    shown_destinies: list[str]
    defeated: list[str] | None
    score: list[ScoreView] | None


class SpaceView(TypedDict):
    space: str
    occupant: int | None


class LandView(TypedDict):
    """The troll or a draugr: the card, who fights it, and the dice sent there."""

    place: str
    enemy: str | None
    owner: int | None
    fighters: list[int]
    plan: list[int] | None


class ShoreView(TypedDict):
    """A shore. `journey` is None without a card and "hidden" for a card this seat has not seen."""

    shore: int
    near: bool
    journey: str | None
    journey_open: bool
    peeked_by: list[int]
    monster: str | None
    bounty: int
    ship: str | None
    owner: int | None
    fighters: list[int]
    plan: list[int] | None


class RollView(TypedDict):
    """The dice on the table: of which seat, against whom, each as type, face number and mark."""

    seat: int
    enemy: str | None
    place: str | None
    damage_done: int
    damage: int
    shields: int
    dice: list[str]
    faces: list[int]
    marked: list[bool]


class BoardView(TypedDict):
    supply: list[int]
    smiths: list[int]
    spaces: list[SpaceView]
    hunters: list[int]
    beggars: list[int]
    hut_price: int | None
    ships_left: list[str]
    runes: list[str | None]
    merchant: str | None
    merchants_covered: list[str]
    land: list[LandView]
    shores: list[ShoreView]
    troll_killed: bool


class DecksView(TypedDict):
    """How many cards each deck holds."""

    troll: int
    draugr: int
    monster: int
    journey: int
    rune: int
    destiny: int
    merchant: int


class ChampionsView(TableView):
    round: int
    rounds: int
    phase: str
    first: int
    seats: list[SeatView]
    board: BoardView
    decks: DecksView
    enemy_discard: list[str]
    journey_discard: list[str]
    known_destinies: list[str]
    roll: RollView | None

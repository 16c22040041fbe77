"""What a seat may know, built by whitelist (section 12.2 of the rules).

The classes below are the closed schema of the view: `core.view.schema_of` turns them into JSON
Schema, and a test holds every view of random games against it.
"""

from typing import TypedDict

from meadhall.core.view import Asked, DecisionView, asked, decision_view
from meadhall.games.reavers.combat import CAUSES, SUBDUING, Commit, Reroll
from meadhall.games.reavers.dice import die_name
from meadhall.games.reavers.ids import (
    ARTIFACTS,
    CARDS,
    DECK_BASE,
    DECKS,
    DICE,
    FARM,
    FAVOR,
    FLIPPED,
    FOOD,
    GLORY,
    JOURNEY_DECK,
    KEEP_DECK,
    PROPHECIES,
    PROPHECY_DECK,
    REAVER_DECK,
    REAVERS,
    SEA_BATTLES,
    SEA_DECK,
    SPACES,
    STACKS,
    SUPPLY,
    TERROR,
    TOWER,
    UPGRADES,
    VILLAGE_DECK,
    WALL,
)
from meadhall.games.reavers.prophecies import prophecies
from meadhall.games.reavers.receiving import KeepCard
from meadhall.games.reavers.recruit import PickReaver, UseReaver
from meadhall.games.reavers.sea import SeaBattle, SeaJourney
from meadhall.games.reavers.spoils import OrderSpoils, PutAway
from meadhall.games.reavers.state import Cards, Reavers
from meadhall.games.reavers.territories import Subdue, TileRewards
from meadhall.games.reavers.villages import FifthArtifact


class GloryView(TypedDict):
    """Glory by source; `card` is the card, the kind of token or set, or empty."""

    source: str
    card: str
    glory: int


class ArtifactView(TypedDict):
    """An Artifact on the board; `die` only where dice lie on Artifacts for good."""

    artifact: str
    used: bool
    die: str | None


class UpgradeView(TypedDict):
    tile: str
    flipped: bool


class RowView(TypedDict):
    """A Specialize space: the Reavers from top to bottom."""

    space: str
    reavers: list[str]


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
    score: list[GloryView] | None


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


class TableView(TypedDict):
    """Cards in the middle of being resolved, and the tiles of a turn of subduing."""

    reavers: list[str]
    spoils: list[str]
    journey: str | None
    sea_battle: str | None
    looked_at: list[str]
    looked_at_count: int
    subdued: list[str]
    acquired: list[str]


class ReaversView(TypedDict):
    game: str
    seat: int | None
    version: int
    over: bool
    round: int
    rounds: int
    activation: int
    order: list[int]
    active: int | None
    space: str | None
    turn: int | None
    start: int
    honor: int | None
    cards_digest: str
    asked: list[Asked]
    decision: DecisionView | None
    seats: list[SeatView]
    board: BoardView
    decks: list[DeckView]
    combat: CombatView | None
    table: TableView
    winners: list[int]


def view(s: Reavers, seat: int | None) -> dict[str, object]:
    """The game as this seat sees it; None is a spectator."""
    whole: ReaversView = {
        "game": "reavers",
        "seat": seat,
        "version": s.version(seat),
        "over": s.over,
        "round": s.round,
        "rounds": s.variant.cards.rounds,
        "activation": s.activation + 1,
        "order": list(s.order),
        "active": s.active() if s.order else None,
        "space": SPACES[s.space] if s.space >= 0 else None,
        "turn": _or_none(s.turn),
        "start": s.start,
        "honor": _or_none(s.honor),
        "cards_digest": s.variant.cards.digest,
        "asked": asked(s, seat),
        "decision": decision_view(s, seat),
        "seats": [_seat(s, other, seat) for other in range(s.seats)],
        "board": _board(s),
        "decks": [_deck(s, deck) for deck in range(len(DECKS))],
        "combat": _combat(s),
        "table": _table(s, seat),
        "winners": s.winners,
    }
    return dict(whole)


def _or_none(number: int) -> int | None:
    return number if number >= 0 else None


def _seat(s: Reavers, other: int, seat: int | None) -> SeatView:
    secret = other != seat and not s.over
    jarl = s.jarl[other]
    upgrades: list[UpgradeView] = [
        {"tile": UPGRADES[tile % FLIPPED], "flipped": tile >= FLIPPED} for tile in s.upgrades[other]
    ]
    specialists: list[RowView] = [
        {
            "space": SPACES[space],
            "reavers": [REAVERS[card] for card in s.specialists[s.row_of(other, space)]],
        }
        for space in s.variant.cards.specialize_spaces
    ]
    return {
        "seat": other,
        "glory": s.good(other, GLORY),
        "food": s.good(other, FOOD),
        "favor": s.good(other, FAVOR),
        "terror": s.good(other, TERROR),
        "farm": s.good(other, FARM),
        "wall": s.good(other, WALL),
        "tower": s.good(other, TOWER),
        "dice": _dice(s, other),
        "jarl": REAVERS[jarl] if jarl >= 0 else None,
        "specialists": specialists,
        "artifacts": _artifacts(s, other),
        "upgrades": upgrades,
        "tiles": [s.variant.cards.tile_ids[tile] for tile in s.tiles[other]],
        "pile_count": len(s.pile[other]) + len(s.secret[other]),
        "pile": None if secret else _pile(s, other),
        "prophecies": None
        if secret
        else [PROPHECIES[prophecy] for prophecy in sorted(prophecies(s, other))],
        "score": _score(s, other) if s.over else None,
    }


def _pile(s: Reavers, seat: int) -> list[str]:
    """The whole Glory pile, in the order of ids.CARDS."""
    cards = list(s.pile[seat])
    cards += [DECK_BASE[PROPHECY_DECK] + prophecy for prophecy in s.secret[seat]]
    return [CARDS[card] for card in sorted(cards)]


def _dice(s: Reavers, seat: int) -> list[str]:
    names: list[str] = []
    for die in range(DICE):
        names += [die_name(die)] * s.dice[seat * DICE + die]
    return names


def _artifacts(s: Reavers, seat: int) -> list[ArtifactView]:
    shown: list[ArtifactView] = []
    for place, artifact in enumerate(s.artifacts[seat]):
        die = s.stored[seat][place]
        shown.append(
            {
                "artifact": ARTIFACTS[artifact],
                "used": s.used[seat] >> place & 1 == 1,
                "die": die_name(die) if die >= 0 else None,
            }
        )
    return shown


def _score(s: Reavers, seat: int) -> list[GloryView]:
    lines: list[GloryView] = []
    for source, card, glory in s.breakdown(seat):
        lines.append({"source": source, "card": card, "glory": glory})
    lines.append({"source": "total", "card": "", "glory": s.scores[seat]})
    return lines


def _board(s: Reavers) -> BoardView:
    spaces: list[SpaceView] = [
        {"space": SPACES[space], "selected_by": _or_none(s.selected[space])}
        for space in range(len(SPACES))
    ]
    stacks: list[StackView] = [
        {"stack": STACKS[stack], "tiles": len(s.stacks[stack])} for stack in range(len(STACKS))
    ]
    return {
        "spaces": spaces,
        "reaver_pairs": _pairs(s, REAVER_DECK),
        "village_pairs": _pairs(s, VILLAGE_DECK),
        "keep_pairs": _pairs(s, KEEP_DECK),
        "sea_battles": _singles(s, SEA_DECK),
        "prophecies": _singles(s, PROPHECY_DECK),
        "trade_dice": [die_name(die) for die in s.trade],
        "stacks": stacks,
        "supply": {SUPPLY[piece]: s.supply[piece] for piece in range(len(SUPPLY))},
    }


def _pairs(s: Reavers, deck: int) -> list[list[str] | None]:
    lying = s.face_up[deck]
    pairs: list[list[str] | None] = []
    for at in range(0, len(lying), 2):
        pairs.append(_names(deck, lying[at : at + 2]) if lying[at] >= 0 else None)
    return pairs


def _singles(s: Reavers, deck: int) -> list[str | None]:
    return [CARDS[DECK_BASE[deck] + card] if card >= 0 else None for card in s.face_up[deck]]


def _names(deck: int, cards: Cards) -> list[str]:
    return [CARDS[DECK_BASE[deck] + card] for card in cards]


def _deck(s: Reavers, deck: int) -> DeckView:
    discarded = tuple(sorted(s.discards[deck]))
    if deck == JOURNEY_DECK:
        names = [s.variant.cards.journey_ids[card] for card in discarded]
    else:
        names = _names(deck, discarded)
    return {"deck": DECKS[deck], "face_down": len(s.decks[deck]), "face_up": names}


def _combat(s: Reavers) -> CombatView | None:
    stack: str | None = None
    for frame in s.stack:
        if isinstance(frame, Subdue) and frame.stack >= 0:
            stack = STACKS[frame.stack]
        elif isinstance(frame, (Commit, Reroll)):
            rolled = isinstance(frame, Reroll)
            return {
                "seat": frame.seat,
                "cause": CAUSES[frame.cause],
                "stack": stack if frame.cause == SUBDUING else None,
                "defense": frame.defense,
                "battle_dice": frame.battle_dice,
                "rolled": rolled,
                "shown": frame.shown.copy() if isinstance(frame, Reroll) else [0, 0, 0],
                "marked": frame.marked.copy() if isinstance(frame, Reroll) else [0, 0, 0],
            }
    return None


def _table(s: Reavers, seat: int | None) -> TableView:
    """What the procedures in progress have on the table."""
    cards = s.variant.cards
    table: TableView = {
        "reavers": [],
        "spoils": [],
        "journey": None,
        "sea_battle": None,
        "looked_at": [],
        "looked_at_count": 0,
        "subdued": [],
        "acquired": [REAVERS[reaver] for reaver in s.acquired],
    }
    waiting = 0
    for frame in s.stack:
        if isinstance(frame, PickReaver):
            waiting = len(table["reavers"])
            table["reavers"] += [REAVERS[card] for card in frame.cards]
        elif isinstance(frame, UseReaver):
            # Before those that wait.
            table["reavers"].insert(waiting, REAVERS[frame.card])
        elif isinstance(frame, OrderSpoils):
            table["spoils"] += [CARDS[card] for card in frame.cards]
        elif isinstance(frame, PutAway):
            table["spoils"].append(CARDS[frame.card])
        elif isinstance(frame, FifthArtifact):
            table["spoils"].append(ARTIFACTS[frame.artifact])
        elif isinstance(frame, SeaJourney) and frame.card >= 0:
            table["journey"] = cards.journey_ids[frame.card]
        elif isinstance(frame, SeaBattle) and frame.card >= 0:
            table["sea_battle"] = SEA_BATTLES[frame.card]
        elif isinstance(frame, KeepCard):
            table["looked_at_count"] = len(frame.cards) + len(frame.kept)
            if frame.seat == seat:
                table["looked_at"] = _names(frame.deck, tuple(sorted(frame.cards)))
        elif isinstance(frame, Subdue):
            # Only the stacks they come from are known.
            table["subdued"] += [STACKS[cards.tile_stack[tile]] for tile in frame.taken]
        elif isinstance(frame, TileRewards):
            tiles = frame.taken
            table["subdued"] += [cards.tile_ids[it] if it >= 0 else "gained" for it in tiles]
    return table

"""What a seat may know, built by whitelist (section 12.2 of the rules)."""

from meadhall.core.view import or_none, score_view, table_view
from meadhall.games.reavers import ids
from meadhall.games.reavers.actions import REAVERS_PER_SPACE
from meadhall.games.reavers.combat import CAUSES, SUBDUING, Commit, Reroll
from meadhall.games.reavers.dice import DIE_NAMES
from meadhall.games.reavers.prophecies import prophecies
from meadhall.games.reavers.receiving import KeepCard
from meadhall.games.reavers.recruit import PickReaver, UseReaver
from meadhall.games.reavers.sea import Battle
from meadhall.games.reavers.spoils import OrderSpoils, PutAway
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.territories import Subdue, TileRewards
from meadhall.games.reavers.view import (
    ArtifactView,
    BoardView,
    CombatView,
    DeckView,
    MiddleView,
    ReaversView,
    RowView,
    SeatView,
    SpaceView,
    StackView,
    UpgradeView,
)
from meadhall.games.reavers.villages import FifthArtifact


def view(s: Reavers, seat: int | None) -> dict[str, object]:
    """The game as this seat sees it; None is a spectator."""
    whole: ReaversView = {
        **table_view(s, seat),
        "round": s.round,
        "rounds": s.variant.cards.rounds,
        "activation": s.activation + 1,
        "order": list(s.order),
        "active": s.active() if s.order else None,
        "space": ids.SPACES[s.space] if s.space >= 0 else None,
        "turn": or_none(s.turn),
        "start": s.start,
        "honor": or_none(s.honor),
        "seats": [_seat(s, other, seat) for other in range(s.seats)],
        "board": _board(s),
        "decks": [_deck(s, deck) for deck in range(len(ids.DECKS))],
        "combat": _combat(s),
        "table": _table(s, seat),
    }
    return dict(whole)


def _seat(s: Reavers, other: int, seat: int | None) -> SeatView:
    secret = other != seat and not s.over
    jarl = s.jarl[other]
    own_prophecies = prophecies(s, other)
    stored = s.stored[other]
    own_dice = s.dice[other * ids.DICE : (other + 1) * ids.DICE]
    artifacts: list[ArtifactView] = [
        {
            "artifact": ids.ARTIFACTS[artifact],
            "used": s.used[other] >> place & 1 == 1,
            "die": DIE_NAMES[stored[place]] if stored[place] >= 0 else None,
        }
        for place, artifact in enumerate(s.artifacts[other])
    ]
    upgrades: list[UpgradeView] = [
        {"tile": ids.UPGRADES[tile % ids.FLIPPED], "flipped": tile >= ids.FLIPPED}
        for tile in s.upgrades[other]
    ]
    specialists: list[RowView] = [
        {
            "space": ids.SPACES[space],
            "reavers": [ids.REAVERS[card] for card in s.specialists[s.row_of(other, space)]],
            "places": REAVERS_PER_SPACE,
        }
        for space in s.variant.cards.specialize_spaces
    ]
    return {
        "seat": other,
        "glory": s.good(other, ids.GLORY),
        "food": s.good(other, ids.FOOD),
        "favor": s.good(other, ids.FAVOR),
        "terror": s.good(other, ids.TERROR),
        "farm": s.good(other, ids.FARM),
        "wall": s.good(other, ids.WALL),
        "tower": s.good(other, ids.TOWER),
        "dice": [DIE_NAMES[die] for die, count in enumerate(own_dice) for _ in range(count)],
        "jarl": ids.REAVERS[jarl] if jarl >= 0 else None,
        "specialists": specialists,
        "artifacts": artifacts,
        "upgrades": upgrades,
        "tiles": [s.variant.cards.tile_ids[tile] for tile in s.tiles[other]],
        "pile_count": len(s.pile[other]) + len(s.secret[other]),
        "pile": None if secret else _pile(s, other),
        "prophecies": None if secret else [ids.PROPHECIES[it] for it in sorted(own_prophecies)],
        "score": score_view(s, other) if s.over else None,
    }


def _pile(s: Reavers, seat: int) -> list[str]:
    """The whole Glory pile, in the order of ids.CARDS."""
    secret = [ids.PROPHECY_BASE + prophecy for prophecy in s.secret[seat]]
    return [ids.CARDS[card] for card in sorted([*s.pile[seat], *secret])]


def _board(s: Reavers) -> BoardView:
    spaces: list[SpaceView] = [
        {"space": ids.SPACES[space], "selected_by": or_none(s.selected[space])}
        for space in range(len(ids.SPACES))
    ]
    stacks: list[StackView] = [
        {"stack": ids.STACKS[stack], "tiles": len(s.stacks[stack])}
        for stack in range(len(ids.STACKS))
    ]
    return {
        "spaces": spaces,
        "reaver_pairs": _pairs(s, ids.REAVER_DECK),
        "village_pairs": _pairs(s, ids.VILLAGE_DECK),
        "keep_pairs": _pairs(s, ids.KEEP_DECK),
        "sea_battles": _singles(s, ids.SEA_DECK),
        "prophecies": _singles(s, ids.PROPHECY_DECK),
        "trade_dice": [DIE_NAMES[die] for die in s.trade],
        "stacks": stacks,
        "supply": {ids.SUPPLY[piece]: s.supply[piece] for piece in range(len(ids.SUPPLY))},
    }


def _pairs(s: Reavers, deck: int) -> list[list[str] | None]:
    lying = s.face_up[deck]
    pairs: list[list[str] | None] = []
    for at in range(0, len(lying), 2):
        pairs.append(ids.card_names(deck, lying[at : at + 2]) if lying[at] >= 0 else None)
    return pairs


def _singles(s: Reavers, deck: int) -> list[str | None]:
    return [None if card < 0 else ids.card_names(deck, [card])[0] for card in s.face_up[deck]]


def _deck(s: Reavers, deck: int) -> DeckView:
    discarded = sorted(s.discards[deck])
    if deck == ids.JOURNEY_DECK:
        names = [s.variant.cards.journey_ids[card] for card in discarded]
    else:
        names = ids.card_names(deck, discarded)
    return {"deck": ids.DECKS[deck], "face_down": len(s.decks[deck]), "face_up": names}


def _combat(s: Reavers) -> CombatView | None:
    stack: str | None = None
    for frame in s.stack:
        if isinstance(frame, Subdue) and frame.stack >= 0:
            stack = ids.STACKS[frame.stack]
        elif isinstance(frame, (Commit, Reroll)):
            rolled = frame if isinstance(frame, Reroll) else None
            return {
                "seat": frame.seat,
                "cause": CAUSES[frame.cause],
                "stack": stack if frame.cause == SUBDUING else None,
                "defense": frame.defense,
                "battle_dice": frame.battle_dice,
                "rolled": rolled is not None,
                "shown": rolled.shown.copy() if rolled else [0, 0, 0],
                "marked": rolled.marked.copy() if rolled else [0, 0, 0],
            }
    return None


def _table(s: Reavers, seat: int | None) -> MiddleView:
    """What the procedures in progress have on the table."""
    cards = s.variant.cards
    table: MiddleView = {
        "reavers": [],
        "spoils": [],
        "journey": None,
        "sea_battle": None,
        "looked_at": [],
        "looked_at_count": 0,
        "subdued": [],
        "acquired": [ids.REAVERS[reaver] for reaver in s.acquired],
    }
    for at, frame in enumerate(s.stack):
        if isinstance(frame, PickReaver):
            table["reavers"] += [ids.REAVERS[card] for card in frame.cards]
        elif isinstance(frame, UseReaver):
            # Before those that wait for it.
            below = s.stack[at - 1]
            waiting = len(below.cards) if isinstance(below, PickReaver) else 0
            table["reavers"].insert(len(table["reavers"]) - waiting, ids.REAVERS[frame.card])
        elif isinstance(frame, OrderSpoils):
            table["spoils"] += [ids.CARDS[card] for card in frame.cards]
        elif isinstance(frame, PutAway) and frame.deck == ids.JOURNEY_DECK:
            table["journey"] = cards.journey_ids[frame.card]
        elif isinstance(frame, PutAway):
            table["spoils"] += ids.card_names(frame.deck, [frame.card])
        elif isinstance(frame, FifthArtifact):
            table["spoils"].append(ids.ARTIFACTS[frame.card])
        elif isinstance(frame, Battle):
            table["sea_battle"] = ids.SEA_BATTLES[frame.card]
        elif isinstance(frame, KeepCard):
            table["looked_at_count"] = len(frame.cards) + len(frame.kept)
            if frame.seat == seat:
                table["looked_at"] = ids.card_names(frame.deck, sorted(frame.cards))
        elif isinstance(frame, Subdue):
            # Only the stacks they come from are known.
            table["subdued"] += [ids.STACKS[cards.tile_stack[tile]] for tile in frame.taken]
        elif isinstance(frame, TileRewards):
            tiles = frame.taken
            table["subdued"] += [cards.tile_ids[it] if it >= 0 else "gained" for it in tiles]
    return table

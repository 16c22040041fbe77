"""What a seat may know, built by whitelist (section 6.3 of the rules). Nothing hidden is copied in.

The discard pile and the size of the deck are open to all (VH-GEN-04, -05), attached Tyr cards too
(VH-TYR-13); partners see no more of each other than anybody does (VH-TEAM-10).
"""

from meadhall.core.engine.frame import Frame
from meadhall.core.view import or_none, score_view, table_view
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.actions import SIDES
from meadhall.games.valhalla.arming import PlaceDice
from meadhall.games.valhalla.dice import DIE_NAMES, FIRST_GREY, SIX, KeepDie, MarkDice
from meadhall.games.valhalla.drawing import KeepCard, PutAway
from meadhall.games.valhalla.jarls import silenced, team_limit
from meadhall.games.valhalla.king import title_of
from meadhall.games.valhalla.leaving import Send
from meadhall.games.valhalla.monster import cards_left, top, valhalla_glory
from meadhall.games.valhalla.phase import JarlBeforeRoll, Phase
from meadhall.games.valhalla.piles import SPECTATOR, WHO_BITS, card_names
from meadhall.games.valhalla.setup import SetUp
from meadhall.games.valhalla.starting import ExchangeHand
from meadhall.games.valhalla.state import (
    POWER,
    Valhalla,
    support_card,
    support_seat,
    support_side,
    what_in,
    where_in,
)
from meadhall.games.valhalla.strength import attack_strength, warrior_strength
from meadhall.games.valhalla.view import (
    ArmedView,
    BattleView,
    HandlingView,
    MonsterCardView,
    MonsterView,
    SeatView,
    SideView,
    SupportView,
    ValhallaView,
    WarriorView,
)


def view(s: Valhalla, seat: int | None) -> dict[str, object]:
    """VH-GEN-04, -05, VH-TYR-13, VH-TEAM-10: the game as this seat (None: a spectator) sees it."""
    moving: list[Frame] = [
        it for it in s.frames() if isinstance(it, (SetUp, KeepCard, PutAway, ExchangeHand))
    ]
    whole: ValhallaView = {
        **table_view(s, seat),
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "phase": phase(s),
        "last_round": s.last >= 0,
        "turns_left": s.turns_left,
        "seats": [_seat(s, other, seat, moving) for other in range(s.seats)],
        "deck": s.deck_left,
        "discard": card_names(s.discard),
        "row": card_names(s.row),
        "grey_dice": s.grey,
        "loki": ids.LOKI_CARDS[s.loki] if s.loki >= 0 else None,
        "battle": _battle(s),
        "monster": _monster(s),
    }
    return dict(whole)


def phase(s: Valhalla) -> str:
    """What is going on: the set-up, a turn, a battle, Ragnarök, or nothing any more."""
    if s.over:
        return "over"
    if s.ragnarok:
        return "ragnarok"
    if _fighting(s):
        return "battle"
    return "set_up" if _set_up(s) is not None else "turn"


def _fighting(s: Valhalla) -> bool:
    return s.attacker >= 0 or s.defender >= 0


def _set_up(s: Valhalla) -> SetUp | None:
    for frame in s.stack:
        if isinstance(frame, SetUp):
            return frame
    return None


def _seat(s: Valhalla, other: int, seat: int | None, moving: list[Frame]) -> SeatView:
    """VH-JARL-01, VH-BATTLE-23: Jarls are open, Valhallas face down."""
    open_hand = other == seat or s.variant.coop
    open_pile = other == seat or s.over or s.variant.monster >= 0
    jarl = s.jarl[other]
    title = title_of(s, other)
    drawn, aside = _in_transit(moving, other)
    known = [] if open_hand else _known(s, other, seat)
    partner = s.variant.partner[other]
    return {
        "seat": other,
        "jarl": ids.JARLS[jarl] if jarl >= 0 else None,
        "jarl_silenced": jarl >= 0 and silenced(s, s.side_of(other)),
        "jarl_rested": s.rested >> other & 1 == 1,
        # VH-SETUP-16: nobody sees how far another has come while all put cards away.
        "hand_count": len(s.hand[other]) + (len(aside) if s.lanes and not open_hand else 0),
        "hand": card_names(s.hand[other]) if open_hand else None,
        "known": [ids.CARDS[card] for card in known if card != ids.SOME_TYR],
        "tyr_known": ids.SOME_TYR in known,
        "drawn": card_names(drawn) if open_hand else None,
        "drawn_count": len(drawn),
        "set_aside": card_names(aside) if open_hand else None,
        "team": [_warrior(s, position, seat) for position in s.positions(other)],
        "team_limit": team_limit(s, other),
        "own_shields": s.shields[other],
        "captured": list(s.captured[other * s.seats : (other + 1) * s.seats]),
        "valhalla_count": len(s.valhalla[other]),
        "valhalla": card_names(s.valhalla[other]) if open_pile else None,
        "king_level": s.king_level[title] if title >= 0 else 0,
        "partner": partner if partner >= 0 else None,
        "score": score_view(s, other) if s.over else None,
    }


def _in_transit(moving: list[Frame], seat: int) -> tuple[list[int], list[int]]:
    """Cards this seat has drawn and not yet kept; cards it has put aside in secret."""
    drawn: list[int] = []
    aside: list[int] = []
    for frame in moving:
        if isinstance(frame, SetUp):
            aside = frame.given_by(seat)
        elif frame.seat != seat:
            continue
        elif isinstance(frame, KeepCard):
            drawn = frame.drawn
        elif isinstance(frame, PutAway) and frame.unseen:
            drawn = frame.cards
        elif isinstance(frame, ExchangeHand):
            aside = frame.aside
    return drawn, aside


def _known(s: Valhalla, owner: int, seat: int | None) -> list[int]:
    if not s.seen[owner]:
        return []
    eye = SPECTATOR if seat is None else 1 << seat
    return sorted([entry >> WHO_BITS for entry in s.seen[owner] if entry & eye])


def _warrior(s: Valhalla, position: int, seat: int | None) -> WarriorView:
    tyr = s.attached[position]
    forge: str | None = None
    for entry in s.forged:
        if where_in(entry) == position:
            owner = s.attacker if position in s.armed[0] else s.defender
            forge = ids.CARDS[what_in(entry)] if owner == seat else "hidden"
    return {
        "space": position % ids.SPACES + 1,
        "warrior": ids.CARDS[s.board[position]],
        "tyr": ids.CARDS[tyr] if tyr >= 0 else None,
        "activated": position in s.armed[0] or position in s.armed[1],
        "dice": [DIE_NAMES[die] for die in s.dice_on(position)],
        "blocked": position in s.blocked,
        "denied": position in s.denied,
        "on_the_road": position in s.roads,
        "forge": forge,
    }


def _battle(s: Valhalla) -> BattleView | None:
    if not _fighting(s):
        return None
    side: str | None = None
    powers = [s.tally[POWER], s.tally[POWER + 1]]
    sending: list[str] = []
    for frame in s.stack:
        if isinstance(frame, (JarlBeforeRoll, Phase)):
            fighting = s.side_of(frame.seat)
            side = SIDES[fighting]
            if not s.ragnarok:
                powers[fighting] = attack_strength(s, fighting)
        elif isinstance(frame, Send):
            sending = [ids.CARDS[s.board[position]] for position in frame.chosen]
    supports: list[SupportView] = []
    for entry in s.supported:
        card, side_name = ids.CARDS[support_card(entry)], SIDES[support_side(entry)]
        supports.append({"seat": support_seat(entry), "card": card, "side": side_name})
    return {
        "attacker": or_none(s.attacker),
        "defender": or_none(s.defender),
        "helper": or_none(s.helper),
        "ragnarok": s.ragnarok == 1,
        "phase": side,
        "pool": _dice(s.pool),
        "attack_strength": powers[0],
        "defence_strength": powers[1],
        "attacker_tactics": card_names(s.played[0]),
        "defender_tactics": card_names(s.played[1]),
        "supports": supports,
        "frost": s.frost,
        "sending": sending,
        "attack": _side(s, 0, powers[0]),
        "defence": _side(s, 1, powers[1]),
        "handling": _handling(s),
        "winner": SIDES[s.winner] if s.winner >= 0 else None,
    }


def _dice(counts: list[int]) -> list[str]:
    return [DIE_NAMES[die] for die in range(len(counts)) for _ in range(counts[die])]


def _side(s: Valhalla, side: int, power: int) -> SideView:
    warriors: list[ArmedView] = []
    for position in s.armed[side]:
        # In Ragnarök Warriors leave before the phase is cleared away.
        if s.winner < 0 and s.board[position] >= 0:
            # VH-RAGNAROK-08, VH-VALKYRIE-19: strength is not counted, or taken out again.
            adds = not s.ragnarok and position not in s.roads
            strength = warrior_strength(s, side, position) if adds else 0
            warriors.append({"warrior": ids.CARDS[s.board[position]], "strength": strength})
    of_warriors = sum(it["strength"] for it in warriors)
    kinds = [die // SIX for position in s.armed[side] for die in s.dice_on(position)]
    return {
        "own_dice": kinds.count(ids.OWN),
        "grey_dice": kinds.count(ids.GREY),
        "warriors": warriors,
        "others": power - of_warriors if warriors else 0,
    }


def _handling(s: Valhalla) -> HandlingView:
    found: HandlingView = {"marked": [], "placed": [], "arming": None, "offered": []}
    for frame in s.stack:
        if isinstance(frame, MarkDice):
            found["marked"] = [DIE_NAMES[die] for die in sorted(frame.marked)]
        elif isinstance(frame, PlaceDice):
            found["placed"] = _dice(frame.placed)
            found["arming"] = ids.CARDS[s.board[frame.position]]
        elif isinstance(frame, KeepDie):
            found["offered"] = [DIE_NAMES[FIRST_GREY + face] for face in frame.faces]
    return found


def _monster(s: Valhalla) -> MonsterView | None:
    """VH-SOLO-02"""
    if s.variant.monster < 0:
        return None
    last = min(s.beaten + 2, len(s.variant.monster_cards))
    if s.turn == 0:
        last = len(s.variant.monster_cards)
    result: str | None = None
    if s.over:
        result = "lost" if cards_left(s) else "won"
    return {
        "monster": ids.MONSTERS[s.variant.monster],
        "cards_left": cards_left(s),
        "cards": [_monster_card(s, level) for level in range(s.beaten, last)],
        "valhalla_glory": valhalla_glory(s),
        "glory_lost": s.glory_lost,
        "result": result,
    }


def _monster_card(s: Valhalla, level: int) -> MonsterCardView:
    card = s.variant.monster_cards[level]
    covered = s.covered if card is top(s) else 0
    return {
        "level": level + 1,
        "strength": card.strength,
        "valhalla_limit": card.limit,
        "symbols": [ids.WEAPONS[symbol] for symbol in card.symbols],
        "covered": [covered >> at & 1 == 1 for at in range(len(card.symbols))],
        "clans": [ids.CLANS[clan] for clan in card.clans],
        "warriors": card.warriors,
        "trait": ids.MONSTER_TRAITS[card.trait] if card.trait >= 0 and s.variant.banes else None,
        "trait_clan": ids.CLANS[card.trait_clan] if card.trait_clan >= 0 else None,
    }

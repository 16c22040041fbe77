"""What lies between the seats, in an observation: time, piles, settings, Loki, the Monster."""

from typing import Final

from meadhall.core.observation import Observation, one_of
from meadhall.core.writing import BytesWriter, packed, put, put_all
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.monster import cards_left, foe, valhalla_glory
from meadhall.games.valhalla.observation.looking import Looking
from meadhall.games.valhalla.observation.rows import (
    WARRIOR_NUMBERS,
    name_loki,
    name_warrior,
    zeros,
)
from meadhall.games.valhalla.piles import top_warrior
from meadhall.games.valhalla.state import Valhalla

_PHASES: Final = ("set_up", "turns", "battle", "ragnarok", "over")
_MODULES: Final = ("thor", "valkyries", "dwarves", "tyr", "king", "cooperation", "alliance")
_MODES: Final = ("solo", "coop", "draft", "no_jarls")
_BANES: Final = len(ids.MONSTER_TRAITS)
_PHASE: Final[list[bytes]] = [packed(one_of(len(_PHASES), at)) for at in range(len(_PHASES))]
_NO_WARRIOR: Final = bytes(WARRIOR_NUMBERS + 1)


def name_table(layout: Observation) -> None:
    layout.flags("phase", _PHASES, "what is going on")
    layout.add("turn", "turns begun")
    layout.add("deck", "cards in the deck")
    layout.add("deck.turns", "turns until the deck is empty if all only draw in part B")
    layout.add("discard", "cards in the discard pile")
    layout.add("discard.warrior.strength", "printed strength of its topmost Warrior")
    name_warrior(layout, "discard.warrior")
    layout.add("end", "the end of the game is triggered", 1)
    layout.add("end.turns", "turns left then, with the present one")
    layout.add("grey", "grey dice nobody uses")
    layout.flags("with", _MODULES + _MODES, "agreed on")
    layout.add("rules.draw", "cards drawn in part B")
    layout.add("rules.own_shield", "points for an own shield")
    layout.add("rules.captured_shield", "points for a captured shield")
    name_loki(layout)
    _name_monster(layout)


def add_table(look: Looking, out: BytesWriter) -> None:
    s = look.s
    variant = s.variant
    cards = variant.cards
    out.write(_PHASE[_phase(look)])
    put(out, s.turn)
    put(out, s.deck_left)
    put(out, s.deck_left // variant.part_b_draw if variant.part_b_draw else s.deck_left)
    put(out, len(s.discard))
    at = top_warrior(s)
    if at >= 0:
        put(out, cards.strength[s.discard[at]])
        out.write(look.rows.warrior[s.discard[at]])
    else:
        out.write(_NO_WARRIOR)
    out.append(1 if s.last >= 0 else 0)
    put(out, s.turns_left)
    put(out, s.grey)
    out.append(1 if variant.thor else 0)
    out.append(1 if variant.valkyries else 0)
    out.append(1 if variant.dwarves else 0)
    out.append(1 if variant.tyr else 0)
    out.append(1 if variant.king else 0)
    out.append(1 if variant.cooperation else 0)
    out.append(1 if variant.alliance else 0)
    out.append(1 if variant.monster >= 0 and not variant.coop else 0)
    out.append(1 if variant.coop else 0)
    out.append(1 if variant.draft else 0)
    out.append(1 if variant.simplified else 0)
    put(out, variant.part_b_draw)
    put(out, cards.score_own[variant.scoring_card])
    put(out, cards.score_captured[variant.scoring_card])
    out.write(look.rows.loki[s.loki if s.loki >= 0 else -1])
    if variant.monster >= 0:
        _add_monster(s, out)
    else:
        out.write(_NO_MONSTER)


def _phase(look: Looking) -> int:
    s = look.s
    if s.over:
        return 4
    if s.ragnarok:
        return 3
    if look.fighting:
        return 2
    return 0 if look.set_up else 1


# -- the Monster -----------------------------------------------------------------------------------


def _name_monster(layout: Observation) -> None:
    """VH-SOLO-02: the card in play, or fought just now, and the one below."""
    layout.add("monster.left", "Monster cards left", 6)
    layout.add("monster.strength", "strength of the card")
    layout.add("monster.gap", "strength that Warriors and Tactics must bring beside Valhalla")
    layout.add("monster.warriors", "Warriors it counts as")
    layout.add("monster.limit", "Valhalla limit")
    layout.add("monster.room", "Glory that still fits under the limit")
    layout.add("monster.glory", "Glory in all Valhallas, less what was lost")
    layout.add("monster.uncovered", "symbols still to be covered before it attacks")
    layout.row("monster.uncovered", ids.WEAPONS, "symbols of this weapon not covered")
    layout.add("monster.dice", "dice it rolls in its next phase")
    layout.flags("monster.clan", ids.CLANS, "clans it counts as")
    layout.row("monster.trait", ids.MONSTER_TRAITS, "how much its trait does, at least 1")
    layout.add("monster.lost_cards", "cards that a lost battle costs")
    layout.row("monster.next", ("strength", "limit"), "of the card below")


_NO_MONSTER: Final = zeros(_name_monster)


def _add_monster(s: Valhalla, out: BytesWriter) -> None:
    variant = s.variant
    cards = variant.cards
    card = foe(s)
    glory = valhalla_glory(s)
    put(out, cards_left(s))
    put(out, card.strength)
    put(out, max(0, card.strength - glory))
    put(out, card.warriors)
    put(out, card.limit)
    put(out, max(0, card.limit - glory))
    put(out, glory)
    weapons = [0] * 5
    uncovered = 0
    for at in range(len(card.symbols)):
        if not s.covered >> at & 1:
            weapons[card.symbols[at]] += 1
            uncovered += 1
    put(out, uncovered)
    put_all(out, weapons)
    put(out, max(0, cards.solo_dice - len(card.symbols) + uncovered))
    clans = [0] * len(ids.CLANS)
    for clan in card.clans:
        clans[clan] = 1
    put_all(out, clans)
    bane = card.trait if variant.banes else -1
    banes = [0] * _BANES
    if bane >= 0:
        banes[bane] = max(1, cards.bane_n[bane])
    put_all(out, banes)
    put(out, variant.lost_cards)
    below = s.beaten + 1
    if below < len(variant.monster_cards):
        after = variant.monster_cards[below]
        put(out, after.strength)
        put(out, after.limit)
    else:
        out.append(0)
        out.append(0)

"""Champions of Midgard: what the harness must be told, and what must hold of every state."""

import random
from collections import Counter

from tests.games.common import few_pieces, rule_ids

import meadhall
from meadhall.core.engine.decision import Decision, Pending
from meadhall.games.champions.actions import CONTINUE, DONE, FIRST_SHORE_PLACE
from meadhall.games.champions.combat import Fight
from meadhall.games.champions.ids import (
    DESTINIES,
    DICE,
    FIRST_PRIVATE_SHIP,
    FIRST_STALL,
    GULLINKAMBI_LONGSHIP,
    RUNES,
    SHIPS,
    SPACES,
)
from meadhall.games.champions.spaces import KeepDestiny, Sail
from meadhall.games.champions.state import Champions
from meadhall.testing.invariants import Facts, Names, words_in


class ChampionsFacts(Facts):
    # Random games take about 250 choices. A fight that costs nothing can go on for a while.
    most_choices = 2_000
    # The widest decision is a placement turn with all spaces, all stalls and a hand of runes.
    most_options = 48
    # Words that stand for themselves in these fields, also where a card has the same name.
    not_names = frozenset({"window", "kind", "verb", "reason", "rule", "source", "phase", "game"})
    never_offered = frozenset(
        {
            "trade food food",  # nobody trades a thing for itself
            "trade wood wood",
            "trade coin coin",
            "assign troll food",  # food goes aboard ships only
            "assign draugr_left food",
            "assign draugr_right food",
            "mark swordsman 2",  # a face equal to one with a lower number is named by that one
            "mark swordsman 3",
            "mark spearman 2",
            "mark spearman 6",
            "mark axeman 2",
            "mark axeman 4",
            "mark axeman 6",
        }
    )

    plain_numbers = frozenset({"FIRST_PRIVATE_SHIP", "FIRST_STALL", "NO_COLOUR"})

    def enrich(self, s: Champions) -> None:
        """Random players seldom grow rich; this way dear things are bought, too."""
        s.food, s.wood = [5] * s.seats, [5] * s.seats
        s.coin, s.favour = [9] * s.seats, [3] * s.seats

    def card_sets(self) -> list[object]:
        return [few_pieces("champions")]

    def choose(self, s: Champions, pending: Pending, luck: random.Random) -> int:
        """Uniform, but half of the time nobody stops while something else can be done."""
        if luck.random() < 0.5:
            doing = [action for action in pending.options if action not in (CONTINUE, DONE)]
            return luck.choice(doing or pending.options)
        return luck.choice(pending.options)

    def all_pieces(self, s: Champions) -> dict[str, object]:
        """CM-GEN-05 and the decks: nothing appears, nothing vanishes."""
        pieces: dict[str, object] = dict(_cards_by_kind(s))
        for die in range(len(DICE)):
            at_home = sum(s.home[seat * 3 + die] for seat in range(s.seats))
            sent = sum(s.fighters[place * 4 + die] for place in range(7))
            pieces[DICE[die]] = s.supply[die] + s.smith[die] + at_home + sent
        return pieces

    def check(self, s: Champions) -> None:
        _check_box(s)
        _check_limits(s)
        for decision in s.decisions:
            if decision.kind == "place_worker":
                _check_places(s, decision)

    def all_names(self, s: Champions) -> Names:
        cards = s.variant.cards
        return frozenset(
            [*DESTINIES, *RUNES, *cards.enemy_ids, *cards.journey_ids, *cards.merchant_ids]
        )

    def known_names(self, s: Champions, seat: int | None) -> Names:
        """Section 9 of the rules."""
        return _known_names(s, seat)

    def seen_before(self, s: Champions) -> Names:
        """A journey card that was turned over went back under the deck in the same step."""
        turned = [words_in(event.args) for event in s.events if event.key == "journey"]
        return frozenset(name for names in turned for name in names)


# -- what the box holds --------------------------------------------------------------------------


def _check_box(s: Champions) -> None:
    """Decks, ships and workers are those of the card file."""
    cards, edition = s.variant.cards, s.variant.edition
    for kind, found in _cards_by_kind(s).items():
        assert found == Counter(cards.deck(kind, edition)), kind
    for die in range(len(DICE)):
        assert s.supply[die] + s.smith[die] <= cards.dice_count[die], DICE[die]
    ships = range(FIRST_PRIVATE_SHIP, len(SHIPS))
    in_game = [ship for ship in ships if cards.ship_min_players[ship] <= s.seats]
    owned = [ship for ship in s.private_ship if ship >= 0]
    assert sorted([*s.ships_left, *owned]) == in_game
    for seat in range(s.seats):
        assert _workers(s, seat) == cards.workers_hand[s.seats] + s.extra_worker[seat]
    assert s.huts_sold == sum(s.extra_worker)


def _cards_by_kind(s: Champions) -> dict[str, Counter[int]]:
    """Every card of the seven decks, wherever it is now."""
    drawn = [card for frame in s.stack if isinstance(frame, KeepDestiny) for card in frame.drawn]
    enemies = [*s.enemy_discard, *(card for pile in s.defeated for card in pile)]
    kinds = s.variant.cards.enemy_kind
    by_kind: dict[str, list[int]] = {
        "rune": [
            *s.rune_deck,
            *(rune for rune in s.rune_display if rune >= 0),
            *(rune for hand in (*s.runes, *s.used_runes) for rune in hand),
        ],
        "destiny": [
            *s.destiny_deck,
            *drawn,
            *(card for hand in (*s.destinies, *s.shown_destinies) for card in hand),
        ],
        "journey": [
            *s.journey_deck,
            *(card for card in s.journey if card >= 0),
            *s.journey_discard,
            *s.journeys_out,
        ],
        "merchant": [*s.merchant_deck, *s.merchants],
        "troll": [
            *s.troll_deck,
            *([s.troll] if s.troll >= 0 else []),
            *(enemy for enemy in enemies if kinds[enemy] == 0),
        ],
        "draugr": [
            *s.draugr_deck,
            *(card for card in s.draugr if card >= 0),
            *(enemy for enemy in enemies if kinds[enemy] == 1),
        ],
        "monster": [
            *s.monster_deck,
            *(card for card in s.monster if card >= 0),
            *(enemy for enemy in enemies if kinds[enemy] == 2),
        ],
    }
    return {kind: Counter(cards) for kind, cards in by_kind.items()}


def _workers(s: Champions, seat: int) -> int:
    """In hand, on spaces, hunting, begging, on the own longship."""
    ship = s.private_ship[seat]
    sailing = [frame.ship for frame in s.stack if isinstance(frame, Sail)]
    return (
        s.workers[seat]
        + list(s.occupant).count(seat)
        + s.hunters[seat]
        + s.beggars[seat]
        + (1 if ship >= 0 and (ship in s.shore_ship or ship in sailing) else 0)
    )


def _check_limits(s: Champions) -> None:
    """The warrior cap, the capacity of ships, one ship per shore, nothing below zero."""
    cards = s.variant.cards
    for seat in range(s.seats):
        assert s.warriors(seat) <= 8
        assert min(s.food[seat], s.wood[seat], s.coin[seat], s.favour[seat]) >= 0
        assert min(s.blame[seat], s.glory[seat], s.workers[seat]) >= 0
        places = [place for place in range(7) if s.reserved[place] == seat]
        for cargo in range(4):
            owned = s.food[seat] if cargo == 3 else s.home[seat * 3 + cargo]
            assert sum(s.plan[place * 4 + cargo] for place in places) <= owned
    assert min(s.supply) >= 0
    assert min(s.home) >= 0
    assert min(s.fighters) >= 0
    assert min(s.plan) >= 0
    for place in range(7):
        load = s.fighters[place * 4 : place * 4 + 4]
        plan = s.plan[place * 4 : place * 4 + 4]
        if s.reserved[place] < 0:
            assert [*load, *plan] == [0] * 8
        elif place >= FIRST_SHORE_PLACE:
            capacity = cards.ship_capacity[s.shore_ship[place - FIRST_SHORE_PLACE]]
            assert sum(load) <= capacity
            assert sum(plan) <= capacity
        else:
            assert load[3] == plan[3] == 0, "food in a fight on land"
    at_sea = [ship for ship in s.shore_ship if ship >= 0]
    assert len(set(at_sea)) == len(at_sea)
    for shore in range(4):
        assert (s.shore_ship[shore] >= 0) == (s.reserved[FIRST_SHORE_PLACE + shore] >= 0)
        if shore not in s.variant.shores:
            assert s.journey[shore] == s.monster[shore] == s.shore_ship[shore] == -1
    # A space is free, or somebody stands on it, or it is not in this game.
    for space in range(len(SPACES)):
        assert not (s.free >> space & 1 and s.occupant[space] >= 0), SPACES[space]
    assert 0 <= s.round <= 8


# -- decisions -----------------------------------------------------------------------------------


def _check_places(s: Champions, decision: Decision) -> None:
    """Every space is open, closed with a reason, or not in this game."""
    named = {option.args["space"] for option in decision.options if option.verb == "place"}
    named |= {it.option.args["space"] for it in decision.closed if it.option.verb == "place"}
    absent = {SPACES[space] for space in range(FIRST_STALL, len(SPACES)) if space not in s.stalls}
    if not s.variant.gullinkambi:
        absent.add(SPACES[GULLINKAMBI_LONGSHIP])
    assert named == set(SPACES) - absent


# -- who may know what ---------------------------------------------------------------------------


def _known_names(s: Champions, seat: int | None) -> Names:
    """The names of all cards this seat (None: a spectator) may know at this moment (section 9)."""
    cards = s.variant.cards
    destinies = [card for hand in s.shown_destinies for card in hand]
    enemies = [s.troll, *s.draugr, *s.monster, *s.enemy_discard, cards.kraken]
    journeys = [*s.journey_discard, *s.journeys_out]
    for shore in range(4):
        peeked = seat is not None and s.peeked[shore] >> seat & 1
        if s.journey[shore] >= 0 and (s.journey_open[shore] or peeked):
            journeys.append(s.journey[shore])
    for other in range(s.seats):
        if other == seat or s.over:
            destinies.extend(s.destinies[other])
        if other == seat or s.over or s.variant.hall_of_fame:
            enemies.extend(s.defeated[other])
    if seat is not None:
        for card, known in zip(s.destiny_deck, s.destiny_known, strict=True):
            if known >> seat & 1:
                destinies.append(card)
    for frame in s.stack:
        if isinstance(frame, KeepDestiny) and frame.seat == seat:
            destinies.extend(frame.drawn)
        elif isinstance(frame, Fight):
            enemies.append(frame.enemy)  # the dice still lie before it, even if it is dead
    runes = [*s.rune_display, *(rune for hand in (*s.runes, *s.used_runes) for rune in hand)]
    return frozenset(
        [DESTINIES[card] for card in destinies]
        + [cards.enemy_ids[card] for card in enemies if card >= 0]
        + [cards.journey_ids[card] for card in journeys]
        + [RUNES[card] for card in runes if card >= 0]
        + [cards.merchant_ids[card] for card in s.merchants]
    )


FACTS = ChampionsFacts(meadhall.game("champions"), rule_ids("champions"))

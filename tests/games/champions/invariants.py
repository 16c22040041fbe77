"""What must hold of every state of Champions of Midgard, whatever was played.

`Watched` plays a game step by step and holds each state against all of it.
"""

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import cast

from tests.games.common import ViewSchema, check_copies, words_in

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import Decision
from meadhall.core.engine.event import EVERYBODY
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

GAME = meadhall.game("champions")
RULES = Path(__file__).parents[3] / "docs" / "rules" / "champions.md"
RULE_IDS = set(re.findall(r"^\| (CM-[A-Z]+-\d\d) \|", RULES.read_text("utf-8"), re.MULTILINE))
SCHEMA = ViewSchema(GAME)

# Random games take about 250 choices. A fight that costs nothing can go on for a while, so the
# bound is generous; a game beyond it runs in a circle.
MOST_CHOICES = 2_000
# The widest decision is a placement turn with all spaces, all stalls and a hand of runes.
MOST_OPTIONS = 48
# Words that stand for themselves in these fields, also where a card has the same name.
NOT_CARDS = frozenset({"window", "kind", "verb", "reason", "rule", "source", "phase", "game"})

Names = frozenset[str]


# -- what the box holds --------------------------------------------------------------------------


def check_box(s: Champions) -> None:
    """CM-GEN-05 and the decks: nothing appears, nothing vanishes."""
    cards, edition = s.variant.cards, s.variant.edition
    for die in range(len(DICE)):
        at_home = sum(s.home[seat * 3 + die] for seat in range(s.seats))
        sent = sum(s.fighters[place * 4 + die] for place in range(7))
        assert s.supply[die] + s.smith[die] + at_home + sent == cards.dice_count[die], DICE[die]
    for kind, found in _cards_by_kind(s).items():
        assert Counter(found) == Counter(cards.deck(kind, edition)), kind
    ships = range(FIRST_PRIVATE_SHIP, len(SHIPS))
    in_game = [ship for ship in ships if cards.ship_min_players[ship] <= s.seats]
    owned = [ship for ship in s.private_ship if ship >= 0]
    assert sorted([*s.ships_left, *owned]) == in_game
    for seat in range(s.seats):
        assert _workers(s, seat) == cards.workers_hand[s.seats] + s.extra_worker[seat]
    assert s.huts_sold == sum(s.extra_worker)


def _cards_by_kind(s: Champions) -> dict[str, list[int]]:
    """Every card of the seven decks, wherever it is now."""
    drawn = [card for frame in s.stack if isinstance(frame, KeepDestiny) for card in frame.drawn]
    enemies = [*s.enemy_discard, *(card for pile in s.defeated for card in pile)]
    kinds = s.variant.cards.enemy_kind
    return {
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


def check_limits(s: Champions) -> None:
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


def check_decisions(s: Champions) -> None:
    assert bool(s.pending) != s.over
    assert len({pending.seat for pending in s.pending}) == len(s.pending)
    for pending in s.pending:
        # A single option is taken by the engine, unless its owner must say so.
        fewest = 1 if s.question_of(pending).must_ask(s) else 2
        assert fewest <= len(pending.options) <= MOST_OPTIONS
        assert len(set(pending.options)) == len(pending.options)
    for decision in s.decisions:
        closed = [it.option.id for it in decision.closed]
        assert len(set(closed)) == len(closed)
        assert not set(closed) & {option.id for option in decision.options}
        assert decision.rule in RULE_IDS, decision.rule
        for it in decision.closed:
            assert it.reason
            assert it.rule in RULE_IDS, it.rule
        if decision.kind == "place_worker":
            _check_places(s, decision)


def _check_places(s: Champions, decision: Decision) -> None:
    """Every space is open, closed with a reason, or not in this game."""
    named = {option.args["space"] for option in decision.options if option.verb == "place"}
    named |= {it.option.args["space"] for it in decision.closed if it.option.verb == "place"}
    absent = {SPACES[space] for space in range(FIRST_STALL, len(SPACES)) if space not in s.stalls}
    if not s.variant.gullinkambi:
        absent.add(SPACES[GULLINKAMBI_LONGSHIP])
    assert named == set(SPACES) - absent


# -- who may know what ---------------------------------------------------------------------------


def known_names(s: Champions, seat: int | None) -> Names:
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


def card_names(s: Champions) -> Names:
    cards = s.variant.cards
    return frozenset(
        [*DESTINIES, *RUNES, *cards.enemy_ids, *cards.journey_ids, *cards.merchant_ids]
    )


# -- a game under watch --------------------------------------------------------------------------


class Watched:
    """A random game, every state of which is checked."""

    def __init__(self, seats: int, options: dict[str, object], seed: int, rich: bool) -> None:
        self.luck = random.Random(f"{seats} {seed}")
        self.state = cast(Champions, GAME.new(seats, options, seed))
        if rich:
            # Random players seldom grow rich; this way dear things are bought, too.
            s = self.state
            s.food, s.wood = [5] * seats, [5] * seats
            s.coin, s.favour = [9] * seats, [3] * seats
        self.viewers: list[int | None] = [*range(seats), None]
        self.old: list[tuple[Champions, str]] = []
        self.barrier = self.state.undo_barrier()
        self.known: list[Names] = []
        self.shown: list[Names] = []
        self.all_names = card_names(self.state)

    def play(self) -> int:
        """To the end; gives the number of choices."""
        choices = 0
        self.check()
        while not self.state.over:
            self.step()
            self.check()
            choices += 1
            assert choices <= MOST_CHOICES, "the game does not end"
        for clone, saved in self.old:
            assert json.dumps(clone.to_json()) == saved, "an old copy has changed"
        return choices

    def step(self) -> None:
        pending = self.luck.choice(self.state.pending)
        self.state.apply(self._choice(pending.options), pending.seat)

    def _choice(self, options: list[int]) -> int:
        """Uniform, but half of the time nobody stops while something else can be done."""
        if self.luck.random() < 0.5:
            doing = [action for action in options if action not in (CONTINUE, DONE)]
            return self.luck.choice(doing or options)
        return self.luck.choice(options)

    def check(self) -> None:
        s = self.state
        check_box(s)
        check_limits(s)
        check_decisions(s)
        self._check_copies()
        self._check_eyes()

    def _check_copies(self) -> None:
        s = self.state
        text = check_copies(GAME, s, self.luck)
        if self.luck.random() < 0.05:
            self.old.append((s.clone(), text))

    def _check_eyes(self) -> None:
        """Nobody sees, hears or can work out what is hidden from them."""
        s = self.state
        before, after = self.barrier, s.undo_barrier()
        assert after[0] >= before[0], "luck was taken back"
        assert after[1] >= before[1], "a reveal was taken back"
        known = [known_names(s, viewer) for viewer in self.viewers]
        shown: list[Names] = []
        for at, viewer in enumerate(self.viewers):
            view = s.view(viewer)
            SCHEMA.check(view, whole=not self.shown)
            text = json.dumps(view)
            names = self.all_names.intersection(words_in(view, NOT_CARDS))
            assert names <= known[at], f"{viewer} sees {names - known[at]}"
            shown.append(names)
            self._check_events(viewer, known[at] | (self.known[at] if self.known else frozenset()))
            self._check_resampled(viewer, text)
            if self.shown and after == before:
                new = names - self.shown[at]
                assert not new, f"{viewer} was shown {new}, yet the choice could be undone"
        self.known, self.shown, self.barrier = known, shown, after

    def _check_events(self, viewer: int | None, known: Names) -> None:
        for event in self.state.events:
            assert event.audience == EVERYBODY or 0 < event.audience < 1 << self.state.seats
            if event.heard_by(viewer) and event.key != "journey":
                names = self.all_names.intersection(words_in(event.args, NOT_CARDS))
                assert names <= known, f"{viewer} hears {names - known} from {event}"

    def _check_resampled(self, viewer: int | None, text: str) -> None:
        """What the seat cannot know is drawn anew, and the seat cannot tell."""
        s = self.state
        twin = cast(Champions, s.resample(viewer, Chance(key_of(self.luck.getrandbits(32)))))
        check_box(twin)
        check_limits(twin)
        assert json.dumps(twin.view(viewer)) == text
        mine = [pending.options for pending in s.pending if pending.seat == viewer]
        assert [it.options for it in twin.pending if it.seat == viewer] == mine

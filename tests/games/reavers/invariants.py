"""What must hold of every state of Reavers of Midgard, whatever was played.

`Watched` plays a game step by step and holds each state against all of it.
"""

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any, cast

from tests.games.common import ViewSchema, check_copies, words_in

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.event import EVERYBODY
from meadhall.core.engine.frame import Frame
from meadhall.games.reavers.actions import ACT, REST
from meadhall.games.reavers.cards import CardSet, cards_from_data, standard_cards
from meadhall.games.reavers.dice import SurplusDice, excess
from meadhall.games.reavers.effects import Resolve
from meadhall.games.reavers.ids import (
    CARDS,
    DECK_BASE,
    DECKS,
    DICE,
    FACES,
    GLORY,
    GOODS,
    GOODS_PER_SEAT,
    JOURNEY_DECK,
    KEEP_BASE,
    KEEP_DECK,
    PROPHECY_BASE,
    PROPHECY_DECK,
    REAVER_DECK,
    SEA_BASE,
    SEA_DECK,
    SPACES,
    STACKS,
    SUPPLY,
    TOKENS,
    VILLAGE_BASE,
    VILLAGE_DECK,
)
from meadhall.games.reavers.receiving import KeepCard
from meadhall.games.reavers.recruit import PickReaver, UseReaver
from meadhall.games.reavers.sea import SeaBattle, SeaJourney
from meadhall.games.reavers.spoils import OrderSpoils, PutAway
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.territories import Subdue
from meadhall.games.reavers.trade import TradeDie
from meadhall.games.reavers.villages import FifthArtifact

GAME = meadhall.game("reavers")
RULES = Path(__file__).parents[3] / "docs" / "rules" / "reavers.md"
RULE_IDS = set(re.findall(r"^\| (RM-[A-Z]+-\d\d) \|", RULES.read_text("utf-8"), re.MULTILINE))
SCHEMA = ViewSchema(GAME)

# Random games take about 400 choices; far above that a game runs in a circle.
MOST_CHOICES = 5_000
# The widest decision is a rest with every die of three colours and something on every Artifact.
MOST_OPTIONS = 40
# Words that stand for themselves in these fields, also where a card has the same name: the line
# of a score "farm" is a kind of token, the tile "ship_upgrade" no card.
NOT_CARDS = frozenset({"kind", "verb", "reason", "rule", "score", "game", "upgrades", "tile"})

Names = frozenset[str]


# -- what the box holds --------------------------------------------------------------------------


def check_box(s: Reavers) -> None:
    """RM-CARD-09: nothing appears, nothing vanishes; boards hold what they have room for."""
    assert min(s.dice) >= 0
    assert min(s.supply) >= 0
    for good in range(GOODS_PER_SEAT):
        if good != GLORY:
            assert min(s.goods[good::GOODS_PER_SEAT]) >= 0
    check_cards(s)
    check_dice(s)
    check_pieces(s)


def check_cards(s: Reavers) -> None:
    """RM-CARD-09: every card is in exactly one place."""
    cards = s.variant.cards
    held: list[Counter[int]] = [Counter() for _ in DECKS]
    for deck in range(len(DECKS)):
        held[deck].update(s.decks[deck])
        held[deck].update(s.discards[deck])
        held[deck].update(card for card in s.face_up[deck] if card >= 0)
    for seat in range(s.seats):
        held[PROPHECY_DECK].update(s.secret[seat])
        held[VILLAGE_DECK].update(s.artifacts[seat])
        if s.jarl[seat] >= 0:
            held[REAVER_DECK][s.jarl[seat]] += 1
        for card in s.pile[seat]:
            count_card(held, card)
    for row in s.specialists:
        held[REAVER_DECK].update(row)
    for frame in s.stack:
        if isinstance(frame, PickReaver):
            held[REAVER_DECK].update(frame.cards)
        elif isinstance(frame, UseReaver):
            held[REAVER_DECK][frame.card] += 1
        elif isinstance(frame, KeepCard):
            held[frame.deck].update(frame.cards + frame.kept)
        elif isinstance(frame, OrderSpoils):
            for card in frame.cards:
                count_card(held, card)
        elif isinstance(frame, PutAway):
            count_card(held, frame.card)
        elif isinstance(frame, FifthArtifact):
            held[VILLAGE_DECK][frame.artifact] += 1
        elif isinstance(frame, SeaJourney) and frame.card >= 0:
            held[JOURNEY_DECK][frame.card] += 1
        elif isinstance(frame, SeaBattle) and frame.card >= 0 and frame.from_deck:
            held[SEA_DECK][frame.card] += 1
    for deck in range(len(DECKS)):
        assert held[deck] == Counter(cards.deck(deck)), DECKS[deck]


def count_card(held: list[Counter[int]], card: int) -> None:
    if card >= SEA_BASE:
        held[SEA_DECK][card - SEA_BASE] += 1
    elif card >= PROPHECY_BASE:
        held[PROPHECY_DECK][card - PROPHECY_BASE] += 1
    elif card >= KEEP_BASE:
        held[KEEP_DECK][card - KEEP_BASE] += 1
    elif card >= VILLAGE_BASE:
        held[VILLAGE_DECK][card - VILLAGE_BASE] += 1
    else:
        held[REAVER_DECK][card] += 1


def in_between(frame: Frame) -> bool:
    """RM-DICE-07: surplus dice are being thrown away, or dice of one effect are still coming."""
    if isinstance(frame, Resolve):
        return frame.loose == 1
    return isinstance(frame, SurplusDice | TradeDie)


def check_dice(s: Reavers) -> None:
    """RM-DICE-03 to -05: dice conserved; no surplus while somebody decides something else."""
    kinds: Counter[int] = Counter()
    for seat in range(s.seats):
        own = s.dice[seat * DICE : (seat + 1) * DICE]
        assert sum(own) == s.crew(seat)
        for die in range(DICE):
            kinds[die // FACES] += own[die]
        kinds.update(die // FACES for die in s.stored[seat] if die >= 0)
        assert excess(s, seat) <= 0 or any(in_between(frame) for frame in s.stack)
    kinds.update(die // FACES for die in s.trade)
    for colour in range(3):
        left = s.supply[SUPPLY.index("red") + colour]
        assert kinds[colour] + left == s.variant.cards.dice_count[colour]


def check_pieces(s: Reavers) -> None:
    """Tokens, tiles and upgrades are conserved; boards hold no more than they have room for."""
    cards = s.variant.cards
    for at, token in enumerate(TOKENS):
        owned = sum(s.good(seat, GOODS.index(token)) for seat in range(s.seats))
        assert owned + s.supply[at] == cards.token_count[at]
    for kind in range(3):
        owned = sum(tile % 3 == kind for row in s.upgrades for tile in row)
        assert owned + s.supply[SUPPLY.index("yellow") + 1 + kind] == cards.upgrade_count[kind]
    taken: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Subdue):
            taken = frame.taken
    tiles = Counter(tile for row in s.stacks for tile in row)
    tiles.update(tile for row in s.tiles for tile in row)
    tiles.update(taken)
    assert tiles == Counter(tile for stack in range(len(STACKS)) for tile in cards.stack(stack))
    for seat in range(s.seats):
        assert len(s.artifacts[seat]) <= cards.artifact_spaces
        assert len(s.stored[seat]) == len(s.artifacts[seat])
        assert len(s.upgrades[seat]) <= cards.upgrade_spaces
        for space in range(len(SPACES)):
            row = s.specialists[seat * len(SPACES) + space]
            assert len(row) <= 3
            assert not row or space in cards.specialize_spaces
    assert s.round <= cards.rounds


# -- decisions -----------------------------------------------------------------------------------


def check_decisions(s: Reavers) -> None:
    assert bool(s.pending) != s.over
    for pending in s.pending:
        # A single option would have been taken by the engine.
        assert 2 <= len(pending.options) <= MOST_OPTIONS
        assert len(set(pending.options)) == len(pending.options)
        assert s.question_of(pending).open_candidates(s) == pending.options
    for decision in s.decisions:
        closed = [it.option.id for it in decision.closed]
        assert len(set(closed)) == len(closed)
        assert not set(closed) & {option.id for option in decision.options}
        assert decision.rule in RULE_IDS, decision.rule
        for it in decision.closed:
            assert it.reason
            assert it.rule in RULE_IDS, it.rule
        if decision.kind == "select_space":
            # Every space is open, or closed with a reason.
            named = [*decision.options, *[it.option for it in decision.closed]]
            assert sorted(option.args["space"] for option in named) == sorted(SPACES)


# -- who may know what ---------------------------------------------------------------------------


def known_names(s: Reavers, seat: int | None) -> Names:
    """The names of all cards and tiles this seat (None: a spectator) may be shown (section 12.2).

    The Glory piles of others are not repeated, though everybody saw most of them grow.
    """
    cards = s.variant.cards
    numbers = [reaver for reaver in (*s.jarl, *s.acquired) if reaver >= 0]
    numbers += [reaver for row in s.specialists for reaver in row]
    numbers += [VILLAGE_BASE + artifact for row in s.artifacts for artifact in row]
    names = [cards.tile_ids[tile] for row in s.tiles for tile in row]
    for deck in range(len(DECKS)):
        if deck == JOURNEY_DECK:
            names += [cards.journey_ids[card] for card in s.discards[deck]]
        else:
            lying = [card for card in s.face_up[deck] if card >= 0]
            numbers += [DECK_BASE[deck] + card for card in (*lying, *s.discards[deck])]
    for other in range(s.seats):
        if other == seat or s.over:
            numbers += [*s.pile[other], *[PROPHECY_BASE + card for card in s.secret[other]]]
    for frame in s.stack:
        if isinstance(frame, PickReaver | OrderSpoils):
            numbers += frame.cards
        elif isinstance(frame, UseReaver | PutAway):
            numbers.append(frame.card)
        elif isinstance(frame, FifthArtifact):
            numbers.append(VILLAGE_BASE + frame.artifact)
        elif isinstance(frame, KeepCard) and frame.seat == seat:
            numbers += [DECK_BASE[frame.deck] + card for card in (*frame.cards, *frame.kept)]
        elif isinstance(frame, SeaJourney) and frame.card >= 0:
            names.append(cards.journey_ids[frame.card])
        elif isinstance(frame, SeaBattle) and frame.card >= 0:
            numbers.append(SEA_BASE + frame.card)
    return frozenset([*names, *[CARDS[number] for number in numbers]])


def seen_going(s: Reavers) -> Names:
    """The cards everybody saw go into a Glory pile."""
    return frozenset([CARDS[card] for pile in s.pile for card in pile])


def shuffled_back(s: Reavers) -> Names:
    """Cards of a deck that was shuffled just now: some were seen before, in the same step."""
    decks = [DECKS.index(str(it.args["deck"])) for it in s.events if it.key == "reshuffled"]
    names: set[str] = set()
    for deck in decks:
        if deck == JOURNEY_DECK:
            names.update(s.variant.cards.journey_ids)
        else:
            names.update(CARDS[DECK_BASE[deck] + card] for card in s.decks[deck])
    return frozenset(names)


def card_names(s: Reavers) -> Names:
    return frozenset([*CARDS, *s.variant.cards.journey_ids, *s.variant.cards.tile_ids])


# -- a game under watch --------------------------------------------------------------------------


def scarce_cards() -> CardSet:
    """A box with few pieces: decks, dice, tokens and tiles run out, and rules must bear it."""
    data: Any = json.loads(json.dumps(standard_cards().data))
    for table in ("reavers", "keep_spoils", "sea_journeys", "sea_battles", "prophecies"):
        for at, entry in enumerate(data[table]):
            entry["count"] = 1 if at % 2 else 0
    for at, entry in enumerate(data["village_spoils"]):
        entry["count"] = 2 if entry["kind"] == "artifact" else at % 2
    for die in data["crew_dice"]:
        die["count"] = 6
    for tile in (*data["territory_tiles"], *data["ship_upgrades"]):
        tile["count"] = 1
    for token in TOKENS:
        data["box"][f"{token}_tokens"] = 1
    return cards_from_data(data, "scarce box")


class Watched:
    """A random game, every state of which is checked; the dear checks now and then."""

    def __init__(
        self,
        seats: int,
        options: dict[str, object],
        seed: int,
        cards: CardSet | None = None,
        dear: float = 1.0,
    ) -> None:
        self.luck = random.Random(f"{seats} {seed}")
        self.state = cast(Reavers, GAME.new(seats, options, seed, cards))
        self.dear = dear
        self.viewers: list[int | None] = [*range(seats), None]
        self.old: list[tuple[Reavers, str]] = []
        self.barrier = self.state.undo_barrier()
        self.known: list[Names] = []
        self.shown: list[Names] = []
        self.seen = seen_going(self.state)
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
        self._check_end()
        return choices

    def step(self) -> None:
        options = self.state.legal
        if options[:2] == [ACT, REST] and self.luck.random() < 0.8:
            # Who rests all the time sees little of the game.
            self.state.act(ACT)
        else:
            self.state.act(self.luck.choice(options))

    def check(self) -> None:
        s = self.state
        check_box(s)
        check_decisions(s)
        dear = s.over or self.luck.random() < self.dear
        if dear:
            text = check_copies(GAME, s, self.luck)
            if self.luck.random() < 0.05:
                self.old.append((s.clone(), text))
        self._check_eyes(dear)

    def _check_eyes(self, dear: bool) -> None:
        """Nobody sees, hears or can work out what is hidden from them."""
        s = self.state
        before, after = self.barrier, s.undo_barrier()
        assert after[0] >= before[0], "luck was taken back"
        assert after[1] >= before[1], "a reveal was taken back"
        seen = self.seen | seen_going(s) | shuffled_back(s)
        known: list[Names] = []
        shown: list[Names] = []
        for at, viewer in enumerate(self.viewers):
            view = s.view(viewer)
            SCHEMA.check(view, whole=not self.shown)
            names = self.all_names.intersection(words_in(view, NOT_CARDS))
            known.append(known_names(s, viewer))
            assert names <= known[at], f"{viewer} sees {names - known[at]}"
            shown.append(names)
            self._check_events(viewer, known[at].union(seen, *self.known[at : at + 1]))
            if dear:
                self._check_resampled(viewer, json.dumps(view))
            if self.shown and after == before and not s.over:
                # What was seen going into a pile may come out of it again.
                new = names - self.shown[at] - self.seen
                assert not new, f"{viewer} was shown {new}, yet the choice could be undone"
        self.known, self.shown, self.barrier = known, shown, after
        self.seen = seen_going(s)

    def _check_events(self, viewer: int | None, known: Names) -> None:
        for event in self.state.events:
            assert event.audience == EVERYBODY or 0 < event.audience < 1 << self.state.seats
            if event.heard_by(viewer):
                names = self.all_names.intersection(words_in(event.args, NOT_CARDS))
                assert names <= known, f"{viewer} hears {names - known} from {event}"

    def _check_resampled(self, viewer: int | None, text: str) -> None:
        """What the seat cannot know is drawn anew, and the seat cannot tell."""
        s = self.state
        twin = s.resample(viewer, Chance(key_of(self.luck.getrandbits(32))))
        check_box(twin)
        assert twin.over == s.over
        assert twin.scores == s.scores
        assert json.dumps(twin.view(viewer)) == text
        mine = [pending.options for pending in s.pending if pending.seat == viewer]
        assert [it.options for it in twin.pending if it.seat == viewer] == mine

    def _check_end(self) -> None:
        """The score sheets add up, and the best of them won."""
        s = self.state
        seats = cast(list[dict[str, Any]], s.view(None)["seats"])
        for seat in range(s.seats):
            lines = [line["glory"] for line in seats[seat]["score"]]
            assert lines[-1] == sum(lines[:-1]) == s.scores[seat]
        assert {s.scores[seat] for seat in s.winners} == {max(s.scores)}

"""Reavers of Midgard: what the harness must be told, and what must hold of every state."""

import random
from collections import Counter

from tests.games.common import few_pieces, rule_ids

import meadhall
from meadhall.core.engine.decision import Pending
from meadhall.core.engine.frame import Frame
from meadhall.games.reavers.actions import ACT, REST
from meadhall.games.reavers.dice import SurplusDice, excess
from meadhall.games.reavers.effects import Resolve
from meadhall.games.reavers.ids import (
    CARDS,
    COLOURS,
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
    PROPHECIES,
    PROPHECY_BASE,
    PROPHECY_DECK,
    REAVER_DECK,
    REAVERS,
    SEA_BASE,
    SEA_DECK,
    SPACES,
    SUPPLY,
    TOKENS,
    VILLAGE_BASE,
    VILLAGE_DECK,
)
from meadhall.games.reavers.receiving import KeepCard
from meadhall.games.reavers.recruit import PickReaver, UseReaver
from meadhall.games.reavers.sea import Battle
from meadhall.games.reavers.spoils import OrderSpoils, PutAway
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.territories import Subdue
from meadhall.games.reavers.trade import TradeDie
from meadhall.games.reavers.villages import FifthArtifact
from meadhall.testing.invariants import Facts, Names


class ReaversFacts(Facts):
    # Random games take about 400 choices.
    most_choices = 5_000
    # The widest decision is a rest with every die of three colours and something on every Artifact.
    most_options = 40
    # Words that stand for themselves in these fields, also where a card has the same name: the line
    # of a score "farm" is a kind of token, the tile "ship_upgrade" no card.
    not_names = frozenset({"kind", "verb", "reason", "rule", "score", "game", "upgrades", "tile"})
    # The action space holds these only because its verbs are regular or cards may differ.
    never_offered = frozenset(
        [
            "pair 5",
            "pair 6",
            "choose third",
            *[f"reward {tile}" for tile in (4, 5, 6)],
            *[f"keep {card}" for card in (*REAVERS, *PROPHECIES)],
            *[f"draw {deck}" for deck in ("reaver", "sea_journey", "sea_battle", "prophecy")],
            *[
                f"commit_die {die} {face}"
                for die in COLOURS
                for face in ("chest", "ship", "shield")
            ],
            *[f"commit_upgrade {tile}" for tile in ("shield_upgrade", "chest_upgrade")],
            # Nobody stands at the two spaces without a cost.
            *[f"specialize {space}" for space in ("recruit_reavers", "trade_with_villages")],
            *[f"discard_reaver recruit_reavers_{place}" for place in (1, 2, 3)],
            *[f"discard_reaver trade_with_villages_{place}" for place in (1, 2, 3)],
        ]
    )
    # Counts; markers beside the indexes (ANY_SPACE); first numbers, which test_numbers.py checks.
    plain_numbers = frozenset(
        [
            "FACES",
            "DICE",
            "ANY_SPACE",
            "CREW",
            "GOODS_PER_SEAT",
            "ARTIFACT_COUNT",
            "FLIPPED",
            "LEVELS",
            "FACE_ROLL",
            "FACE_CHOOSE",
            "KEEP_BASE",
            "PROPHECY_BASE",
            "SEA_BASE",
            "DICE_SUPPLY",
            "TILE_SUPPLY",
        ]
    )

    def card_sets(self) -> list[object]:
        return [few_pieces("reavers")]

    def choose(self, s: Reavers, pending: Pending, luck: random.Random) -> int:
        """Uniform, but who rests all the time sees little of the game."""
        if pending.options[:2] == [ACT, REST] and luck.random() < 0.8:
            return ACT
        return luck.choice(pending.options)

    def all_pieces(self, s: Reavers) -> object:
        """RM-CARD-09: every card is in exactly one place."""
        return _cards(s)

    def check(self, s: Reavers) -> None:
        _check_box(s)
        for decision in s.decisions:
            if decision.kind == "select_space":
                # Every space is open, or closed with a reason.
                named = [*decision.options, *[it.option for it in decision.closed]]
                assert sorted(option.args["space"] for option in named) == sorted(SPACES)

    def all_names(self, s: Reavers) -> Names:
        return frozenset([*CARDS, *s.variant.cards.journey_ids, *s.variant.cards.tile_ids])

    def known_names(self, s: Reavers, seat: int | None) -> Names:
        return _known_names(s, seat)

    def seen_before(self, s: Reavers) -> Names:
        """Cards that all saw go into a Glory pile, or that were shuffled back in this step."""
        return frozenset([CARDS[card] for pile in s.pile for card in pile]) | _shuffled_back(s)


# -- what the box holds --------------------------------------------------------------------------


def _check_box(s: Reavers) -> None:
    """Nothing is owed; cards, dice and pieces are those of the box."""
    assert min(s.dice) >= 0
    assert min(s.supply) >= 0
    for good in range(GOODS_PER_SEAT):
        if good != GLORY:
            assert min(s.goods[good::GOODS_PER_SEAT]) >= 0
    for deck, held in enumerate(_cards(s)):
        assert held == Counter(s.variant.cards.decks[deck]), DECKS[deck]
    _check_dice(s)
    _check_pieces(s)


def _cards(s: Reavers) -> list[Counter[int]]:
    """The cards of each deck, wherever they are."""
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
            _count_card(held, card)
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
                _count_card(held, card)
        elif isinstance(frame, PutAway):
            held[frame.deck][frame.card] += 1
        elif isinstance(frame, FifthArtifact):
            held[VILLAGE_DECK][frame.card] += 1
        elif isinstance(frame, Battle) and frame.from_deck:
            held[SEA_DECK][frame.card] += 1
    return held


def _count_card(held: list[Counter[int]], card: int) -> None:
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


def _in_between(frame: Frame) -> bool:
    """RM-DICE-07: surplus dice are being thrown away, or dice of one effect are still coming."""
    if isinstance(frame, Resolve):
        return frame.loose == 1
    return isinstance(frame, SurplusDice | TradeDie)


def _check_dice(s: Reavers) -> None:
    """RM-DICE-03 to -05: dice conserved; no surplus while somebody decides something else."""
    kinds: Counter[int] = Counter()
    for seat in range(s.seats):
        own = s.dice[seat * DICE : (seat + 1) * DICE]
        assert sum(own) == s.crew(seat)
        for die in range(DICE):
            kinds[die // FACES] += own[die]
        kinds.update(die // FACES for die in s.stored[seat] if die >= 0)
        assert excess(s, seat) <= 0 or any(_in_between(frame) for frame in s.stack)
    kinds.update(die // FACES for die in s.trade)
    for colour in range(3):
        left = s.supply[SUPPLY.index("red") + colour]
        assert kinds[colour] + left == s.variant.cards.dice_count[colour]


def _check_pieces(s: Reavers) -> None:
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
    assert tiles == Counter(tile for stack in cards.stacks for tile in stack)
    for seat in range(s.seats):
        assert len(s.artifacts[seat]) <= cards.artifact_spaces
        assert len(s.stored[seat]) == len(s.artifacts[seat])
        assert len(s.upgrades[seat]) <= cards.upgrade_spaces
        for space in range(len(SPACES)):
            row = s.specialists[seat * len(SPACES) + space]
            assert len(row) <= 3
            assert not row or space in cards.specialize_spaces
    assert s.round <= cards.rounds


# -- who may know what ---------------------------------------------------------------------------


def _known_names(s: Reavers, seat: int | None) -> Names:
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
        elif isinstance(frame, UseReaver):
            numbers.append(frame.card)
        elif isinstance(frame, FifthArtifact):
            numbers.append(VILLAGE_BASE + frame.card)
        elif isinstance(frame, KeepCard) and frame.seat == seat:
            numbers += [DECK_BASE[frame.deck] + card for card in (*frame.cards, *frame.kept)]
        elif isinstance(frame, PutAway) and frame.deck == JOURNEY_DECK:
            names.append(cards.journey_ids[frame.card])
        elif isinstance(frame, PutAway):
            numbers.append(DECK_BASE[frame.deck] + frame.card)
        elif isinstance(frame, Battle):
            numbers.append(SEA_BASE + frame.card)
    return frozenset([*names, *[CARDS[number] for number in numbers]])


def _shuffled_back(s: Reavers) -> Names:
    """Cards of a deck that was shuffled just now: some were seen before, in the same step."""
    decks = [DECKS.index(str(it.args["deck"])) for it in s.events if it.key == "reshuffled"]
    names: set[str] = set()
    for deck in decks:
        if deck == JOURNEY_DECK:
            names.update(s.variant.cards.journey_ids)
        else:
            names.update(CARDS[DECK_BASE[deck] + card] for card in s.decks[deck])
    return frozenset(names)


FACTS = ReaversFacts(meadhall.game("reavers"), rule_ids("reavers"))

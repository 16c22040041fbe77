"""Game set-up (RM-SETUP)."""

from meadhall.core.engine.chance import Chance
from meadhall.games.reavers.ids import DECKS, FAVOR, FOOD, GLORY, STACKS
from meadhall.games.reavers.rounds import Rounds, lay_out_dice
from meadhall.games.reavers.rules import Rules
from meadhall.games.reavers.state import Reavers


def set_up(rules: Rules, chance: Chance) -> Reavers:
    """RM-SETUP-01 to -06 and -10 to -13; the starting Reavers and the face-up cards follow."""
    s = Reavers(rules, chance)
    cards = rules.cards
    start = rules.start_player
    s.start = start if start >= 0 else chance.roll("start_player", s.seats)
    if s.seats == 3:
        s.honor = s.start
    for seat in range(s.seats):
        s.add_good((s.start + seat) % s.seats, FOOD, cards.start_food[seat])
        s.add_good(seat, FAVOR, cards.start_favor)
        s.add_good(seat, GLORY, cards.start_glory)
    s.supply = cards.token_count + cards.dice_count + cards.upgrade_count
    s.decks = tuple(
        [tuple(chance.shuffle(DECKS[deck], cards.deck(deck))) for deck in range(len(DECKS))]
    )
    s.stacks = tuple(
        [tuple(chance.shuffle(STACKS[stack], cards.stack(stack))) for stack in range(len(STACKS))]
    )
    if s.telling:
        s.tell("set_up", {"start": s.start, "honor": s.honor})
    lay_out_dice(s)
    s.stack.append(Rounds())
    return s

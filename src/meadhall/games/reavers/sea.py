"""Battle at Sea: the journey, the choice of a card, the battle (RM-SEA)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Procedure
from meadhall.core.tuples import replaced
from meadhall.games.reavers import ids
from meadhall.games.reavers.actions import BATTLE, FIGHT, FROM_DECK, GIVE_UP, PAY, SAIL_ON, SUFFER
from meadhall.games.reavers.artifacts import (
    CardMoment,
    Moment,
    Offer,
    spend_artifact,
    use_artifact,
    why_not_use,
)
from meadhall.games.reavers.combat import AT_SEA, NO_BATTLE_DICE, Commit, can_fight
from meadhall.games.reavers.effects import NOTHING_TO_GAIN, buy, gain, resolve
from meadhall.games.reavers.paying import CANNOT_PAY, can_pay, payment
from meadhall.games.reavers.recruit import DECK_EMPTY
from meadhall.games.reavers.spoils import PutAway
from meadhall.games.reavers.state import Reavers

# The step of a battle before a way is chosen.
UNDECIDED: Final = 0


class SeaJourney(Procedure):
    """RM-SEA-03, -12: one journey; afterwards the card goes to the bottom of its deck."""

    __slots__ = ()

    def run(self, s: Reavers) -> None:
        s.end()
        for card in s.draw(ids.JOURNEY_DECK, 1):
            if s.telling:
                name = s.variant.cards.journey_ids[card]
                s.tell("journey", {"seat": self.seat, "journey": name})
            s.sequence(Journey(self.seat, card), PutAway(ids.JOURNEY_DECK, card))


class Journey(CardMoment):
    """RM-SEA-04, -05, -13, RM-ARTIFACT-32: pay, suffer, or Skidbladnir.

    RM-CARD-04, RM-SEA-20 to -26: what a journey card asks for and does stands in the card data.
    """

    __slots__ = ()
    RULE: ClassVar[str] = "RM-SEA-04"

    def _calm(self, s: Reavers) -> bool:
        """RM-SEA-20: neither a cost nor an effect."""
        cards = s.variant.cards
        return cards.journey_cost[self.card] == 0 and cards.journey_effect[self.card] == 0

    def answers(self, s: Reavers) -> list[int]:
        if self._calm(s):
            return [SAIL_ON]
        return [PAY, SUFFER] if s.variant.cards.journey_cost[self.card] else [SUFFER]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        if option != PAY or can_pay(s, self.seat, s.variant.cards.journey_cost[self.card]):
            return None
        return CANNOT_PAY

    def why_not_artifact(self, s: Reavers, artifact: int) -> Reason | None:
        if s.variant.cards.artifact_trigger[artifact] != ids.AFTER_REVEAL:
            return why_not_use(s, self.seat, artifact, ids.OWN_TURN)
        closed = why_not_use(s, self.seat, artifact, ids.AFTER_REVEAL)
        # RM-GEN-12: on Calm Seas there is nothing to cancel.
        return NOTHING_TO_GAIN if closed is None and self._calm(s) else closed

    def answer(self, s: Reavers, option: int) -> None:
        cards = s.variant.cards
        s.end()
        if option == PAY:
            buy(s, self.seat, cards.journey_cost[self.card], cards.journey_reward[self.card])
        elif option == SUFFER:
            resolve(s, self.seat, cards.journey_effect[self.card])

    def use_artifact(self, s: Reavers, artifact: int) -> None:
        if s.variant.cards.artifact_trigger[artifact] == ids.AFTER_REVEAL:
            s.end()
            spend_artifact(s, self.seat, artifact, [])
        else:
            use_artifact(s, self.seat, artifact)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"journey": s.variant.cards.journey_ids[self.card]}


class ChooseBattle(Offer):
    """RM-SEA-06: a face-up card or the top of the deck; none anywhere, no battle."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-SEA-06"

    def answers(self, s: Reavers) -> list[int]:
        lying = [BATTLE + card for card in sorted(set(s.face_up[ids.SEA_DECK])) if card >= 0]
        return [*lying, FROM_DECK]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        return None if option != FROM_DECK or s.cards_left(ids.SEA_DECK) else DECK_EMPTY

    def answer(self, s: Reavers, option: int) -> None:
        from_deck = 1 if option == FROM_DECK else 0
        card = s.draw(ids.SEA_DECK, 1)[0] if from_deck else option - BATTLE
        if s.telling:
            name = ids.SEA_BATTLES[card]
            s.tell("battle", {"seat": self.seat, "card": name, "from_deck": from_deck})
        s.goto(Battle(self.seat, card, from_deck))


class Battle(Moment):
    """RM-SEA-07 to -11, -14, RM-CARD-05: its dice, a fight, or neither; then what it brings.

    `step` is the way that was chosen, or UNDECIDED.
    """

    __slots__ = ("card", "from_deck")
    RULE: ClassVar[str] = "RM-SEA-07"

    def __init__(self, seat: int = -1, card: int = 0, from_deck: int = 0) -> None:
        super().__init__(seat)
        self.card = card
        self.from_deck = from_deck

    def run(self, s: Reavers) -> bool:
        if self.step == UNDECIDED:
            return True
        s.end()
        if self.step == PAY or (self.step == FIGHT and self.result):
            self._won(s)
        else:
            self._lost(s)
        return False

    def answers(self, s: Reavers) -> list[int]:
        return [GIVE_UP, FIGHT, PAY]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        if option == FIGHT:
            return None if can_fight(s, self.seat) else NO_BATTLE_DICE
        if option == PAY and not can_pay(s, self.seat, s.variant.cards.sea_cost[self.card]):
            return CANNOT_PAY
        return None

    def answer(self, s: Reavers, option: int) -> None:
        cards = s.variant.cards
        self.step = option
        if option == FIGHT:
            s.call(Commit(self.seat, cards.sea_defense[self.card], AT_SEA))
        elif option == PAY:
            s.sequence(*payment(s, self.seat, cards.sea_cost[self.card]))

    def _lost(self, s: Reavers) -> None:
        """RM-SEA-10, -11: a face-up card stays, one from the deck goes under it."""
        if self.from_deck:
            s.discard(ids.SEA_DECK, self.card)
        if s.telling:
            s.tell("lost_battle", {"seat": self.seat, "card": ids.SEA_BATTLES[self.card]})

    def _won(self, s: Reavers) -> None:
        """RM-SEA-09, -14: its Glory, its reward, and the card itself."""
        card = self.card
        if not self.from_deck:
            lying = s.face_up[ids.SEA_DECK]
            left = replaced(lying, lying.index(card), -1)
            s.face_up = replaced(s.face_up, ids.SEA_DECK, left)
        s.to_pile(self.seat, ids.SEA_BASE + card)
        if s.telling:
            s.tell("won_battle", {"seat": self.seat, "card": ids.SEA_BATTLES[card]})
        gain(s, self.seat, ids.GLORY, s.variant.cards.sea_glory[card])
        resolve(s, self.seat, s.variant.cards.sea_reward[card])

    def about(self, s: Reavers) -> dict[str, int | str]:
        defense = s.variant.cards.sea_defense[self.card]
        return {"card": ids.SEA_BATTLES[self.card], "defense": defense}

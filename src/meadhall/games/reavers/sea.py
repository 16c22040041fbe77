"""Battle at Sea: the journey, the choice of a card, the battle (RM-SEA)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Procedure
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import (
    ARTIFACT,
    BATTLE,
    FIGHT,
    FROM_DECK,
    GIVE_UP,
    PAY,
    SAIL_ON,
    SUFFER,
)
from meadhall.games.reavers.artifacts import Moment, spend_artifact, use_artifact, why_not_use
from meadhall.games.reavers.combat import AT_SEA, NO_BATTLE_DICE, Commit, can_fight
from meadhall.games.reavers.effects import NOTHING_TO_GAIN, buy, gain, resolve
from meadhall.games.reavers.ids import (
    AFTER_REVEAL,
    GLORY,
    JOURNEY_DECK,
    OWN_TURN,
    SEA_BASE,
    SEA_BATTLES,
    SEA_DECK,
)
from meadhall.games.reavers.paying import CANNOT_PAY, can_pay, payment
from meadhall.games.reavers.recruit import DECK_EMPTY
from meadhall.games.reavers.state import Reavers

# Steps of a journey.
REVEAL: Final = 0
ANSWERED: Final = 1
PUT_AWAY: Final = 2

# Steps of a battle.
CHOOSE_CARD: Final = 0
FACE_CARD: Final = 1
CHOOSE_WAY: Final = 2
FOUGHT: Final = 3
BEATEN: Final = 4


class SeaJourney(Procedure):
    """RM-SEA-03 to -05, -12: one journey; afterwards the card goes to the bottom of its deck.

    RM-CARD-04, RM-SEA-20 to -26: what a journey card asks for and does stands in the card data.
    """

    __slots__ = ("card",)
    STEPS: ClassVar[tuple[str, ...]] = ("reveal", "answered", "put_away")

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.card = -1

    def run(self, s: Reavers) -> None:
        if self.step == REVEAL:
            self._reveal(s)
        elif self.step == ANSWERED:
            self.step = PUT_AWAY
            self._carry_out(s, self.result)
        elif self.step == PUT_AWAY:
            s.end()
            s.discard(JOURNEY_DECK, self.card)

    def _reveal(self, s: Reavers) -> None:
        drawn = s.draw(JOURNEY_DECK, 1)
        if not drawn:
            s.end()
            return
        self.card = drawn[0]
        self.step = ANSWERED
        if s.telling:
            name = s.variant.cards.journey_ids[self.card]
            s.tell("journey", {"seat": self.seat, "journey": name})
        s.call(Journey(self.seat, self.card))

    def _carry_out(self, s: Reavers, answer: int) -> None:
        cards = s.variant.cards
        if answer == PAY:
            buy(s, self.seat, cards.journey_cost[self.card], cards.journey_reward[self.card])
        elif answer == SUFFER:
            resolve(s, self.seat, cards.journey_effect[self.card])
        elif answer >= ARTIFACT:
            spend_artifact(s, self.seat, answer - ARTIFACT, [])


class Journey(Moment):
    """RM-SEA-04, -05, -13, RM-ARTIFACT-32: pay, suffer, or Skidbladnir; hands on the answer."""

    __slots__ = ("card",)
    RULE: ClassVar[str] = "RM-SEA-04"

    def __init__(self, seat: int = -1, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

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
        if s.variant.cards.artifact_trigger[artifact] != AFTER_REVEAL:
            return why_not_use(s, self.seat, artifact, OWN_TURN)
        closed = why_not_use(s, self.seat, artifact, AFTER_REVEAL)
        # RM-GEN-12: on Calm Seas there is nothing to cancel.
        return NOTHING_TO_GAIN if closed is None and self._calm(s) else closed

    def use_artifact(self, s: Reavers, artifact: int) -> None:
        if s.variant.cards.artifact_trigger[artifact] == AFTER_REVEAL:
            s.end(ARTIFACT + artifact)
        else:
            use_artifact(s, self.seat, artifact)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"journey": s.variant.cards.journey_ids[self.card]}


class SeaBattle(Procedure):
    """RM-SEA-06 to -12, -14, RM-CARD-05: one battle against one card."""

    __slots__ = ("card", "from_deck")
    STEPS: ClassVar[tuple[str, ...]] = (
        "choose_card",
        "face_card",
        "choose_way",
        "fought",
        "beaten",
    )

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.card = -1
        self.from_deck = 0

    def run(self, s: Reavers) -> None:
        if self.step == CHOOSE_CARD:
            self.step = FACE_CARD
            s.call(ChooseBattle(self.seat))
        elif self.step == FACE_CARD:
            self._face_card(s, self.result)
        elif self.step == CHOOSE_WAY:
            self._go(s, self.result)
        elif self.step == FOUGHT:
            if self.result:
                self._won(s)
            else:
                self._lost(s)
        elif self.step == BEATEN:
            self._won(s)

    def _face_card(self, s: Reavers, choice: int) -> None:
        if choice == NO_CARD:
            s.end()
            return
        if choice == FROM_DECK:
            self.card = s.draw(SEA_DECK, 1)[0]
            self.from_deck = 1
        else:
            self.card = choice - BATTLE
        self.step = CHOOSE_WAY
        if s.telling:
            name = SEA_BATTLES[self.card]
            s.tell("battle", {"seat": self.seat, "card": name, "from_deck": self.from_deck})
        s.call(Battle(self.seat, self.card))

    def _go(self, s: Reavers, way: int) -> None:
        """RM-SEA-07, -08: its dice, a fight, or neither."""
        cards = s.variant.cards
        if way == FIGHT:
            self.step = FOUGHT
            s.call(Commit(self.seat, cards.sea_defense[self.card], AT_SEA))
        elif way == PAY:
            self.step = BEATEN
            s.sequence(*payment(s, self.seat, cards.sea_cost[self.card]))
        else:
            self._lost(s)

    def _lost(self, s: Reavers) -> None:
        """RM-SEA-10, -11: a face-up card stays, one from the deck goes under it."""
        s.end()
        if self.from_deck:
            s.discard(SEA_DECK, self.card)
        if s.telling:
            s.tell("lost_battle", {"seat": self.seat, "card": SEA_BATTLES[self.card]})

    def _won(self, s: Reavers) -> None:
        """RM-SEA-09, -14: its Glory, its reward, and the card itself."""
        s.end()
        card = self.card
        if not self.from_deck:
            lying = s.face_up[SEA_DECK]
            left = replaced(lying, lying.index(card), -1)
            s.face_up = replaced(s.face_up, SEA_DECK, left)
        s.to_pile(self.seat, SEA_BASE + card)
        if s.telling:
            s.tell("won_battle", {"seat": self.seat, "card": SEA_BATTLES[card]})
        gain(s, self.seat, GLORY, s.variant.cards.sea_glory[card])
        resolve(s, self.seat, s.variant.cards.sea_reward[card])


# What `ChooseBattle` hands on where no card is left.
NO_CARD: Final = 0


class ChooseBattle(Moment):
    """RM-SEA-06: a face-up card or the top of the deck; none anywhere, no battle."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-SEA-06"

    def run(self, s: Reavers) -> bool:
        if s.cards_left(SEA_DECK) or max(s.face_up[SEA_DECK], default=-1) >= 0:
            return True
        s.end(NO_CARD)
        return False

    def answers(self, s: Reavers) -> list[int]:
        lying = [BATTLE + card for card in sorted(set(s.face_up[SEA_DECK])) if card >= 0]
        return [*lying, FROM_DECK]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        return None if option != FROM_DECK or s.cards_left(SEA_DECK) else DECK_EMPTY


class Battle(Moment):
    """RM-SEA-07, -08: its dice, a fight, or neither; hands on the answer."""

    __slots__ = ("card",)
    RULE: ClassVar[str] = "RM-SEA-07"

    def __init__(self, seat: int = -1, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def answers(self, s: Reavers) -> list[int]:
        return [GIVE_UP, FIGHT, PAY]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        if option == FIGHT:
            return None if can_fight(s, self.seat) else NO_BATTLE_DICE
        if option == PAY and not can_pay(s, self.seat, s.variant.cards.sea_cost[self.card]):
            return CANNOT_PAY
        return None

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"card": SEA_BATTLES[self.card], "defense": s.variant.cards.sea_defense[self.card]}

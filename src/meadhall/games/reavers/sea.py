"""Battle at Sea: the journey, the choice of a card, the battle (RM-SEA)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import (
    ACTIONS,
    ARTIFACT,
    BATTLE,
    FIGHT,
    FROM_DECK,
    GIVE_UP,
    PAY,
    SAIL_ON,
    SUFFER,
)
from meadhall.games.reavers.artifacts import (
    artifact_options,
    closed_artifacts,
    spend_artifact,
    use_artifact,
    with_artifacts,
)
from meadhall.games.reavers.combat import AT_SEA, Combat, can_fight
from meadhall.games.reavers.effects import Resolve, gain, resolve
from meadhall.games.reavers.ids import (
    AFTER_REVEAL,
    ARTIFACT_COUNT,
    GLORY,
    JOURNEY_DECK,
    SEA_BASE,
    SEA_BATTLES,
    SEA_DECK,
)
from meadhall.games.reavers.paying import can_pay, pay
from meadhall.games.reavers.state import Reavers

REVEAL: Final = 0
JOURNEY: Final = 1
JOURNEY_DONE: Final = 2
CHOOSE_CARD: Final = 3
CHOOSE_WAY: Final = 4
FOUGHT: Final = 5
BEATEN: Final = 6


class SeaBattle(Frame):
    """RM-SEA-03, -12: one journey, then one battle; the cost of the space is paid already.

    RM-CARD-04, RM-SEA-20 to -26: what a journey card asks for and does stands in the card data.
    """

    __slots__ = ("card", "from_deck", "journey")
    NAME: ClassVar[str] = "sea_battle"
    FIELDS: ClassVar[tuple[str, ...]] = ("journey", "card", "from_deck")

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.journey = -1
        self.card = -1
        self.from_deck = 0

    def copy(self) -> "SeaBattle":
        twin = SeaBattle(self.seat)
        twin.step = self.step
        twin.journey = self.journey
        twin.card = self.card
        twin.from_deck = self.from_deck
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        step = self.step
        if step == REVEAL:
            self._reveal(s)
        elif step == JOURNEY:
            return self._journey_options(s)
        elif step == JOURNEY_DONE:
            # RM-SEA-04: afterwards the card goes to the bottom of its deck.
            s.discard(JOURNEY_DECK, self.journey)
            self.journey = -1
            self.step = CHOOSE_CARD
        elif step == CHOOSE_CARD:
            return self._card_options(s)
        elif step == CHOOSE_WAY:
            return self._way_options(s)
        elif step == FOUGHT and not s.won:
            self._lost(s)
        else:
            self._won(s)
        return None

    # -- the journey -----------------------------------------------------------------------------

    def _reveal(self, s: Reavers) -> None:
        drawn = s.draw(JOURNEY_DECK, 1)
        if not drawn:
            self.step = CHOOSE_CARD
            return
        self.journey = drawn[0]
        self.step = JOURNEY
        if s.telling:
            name = s.variant.cards.journey_ids[self.journey]
            s.tell("journey", {"seat": self.seat, "journey": name})

    def _calm(self, s: Reavers) -> bool:
        """RM-SEA-20: neither a cost nor an effect."""
        cards = s.variant.cards
        return cards.journey_cost[self.journey] == 0 and cards.journey_effect[self.journey] == 0

    def _journey_options(self, s: Reavers) -> list[int]:
        """RM-SEA-04, -05, -13, RM-ARTIFACT-32: pay, suffer, or Skidbladnir."""
        cost = s.variant.cards.journey_cost[self.journey]
        if self._calm(s):
            return with_artifacts(s, self.seat, [SAIL_ON])
        options = [SUFFER]
        if cost and can_pay(s, self.seat, cost):
            options = [PAY, SUFFER]
        if s.artifacts[self.seat]:
            options += artifact_options(s, self.seat)
            options += artifact_options(s, self.seat, AFTER_REVEAL)
        return options

    def _choose_journey(self, s: Reavers, action: int) -> None:
        cards = s.variant.cards
        if action >= ARTIFACT:
            cancels = action < ARTIFACT + ARTIFACT_COUNT
            if cancels and cards.artifact_trigger[action - ARTIFACT] == AFTER_REVEAL:
                self.step = JOURNEY_DONE
                spend_artifact(s, self.seat, action - ARTIFACT)
            else:
                use_artifact(s, self.seat, action)
            return
        self.step = JOURNEY_DONE
        if action == PAY:
            # The last one called is carried out first: the cost, then what it earns.
            s.call(Resolve(self.seat, cards.journey_reward[self.journey]))
            pay(s, self.seat, cards.journey_cost[self.journey])
        elif action == SUFFER:
            resolve(s, self.seat, cards.journey_effect[self.journey])

    # -- the battle ------------------------------------------------------------------------------

    def _card_options(self, s: Reavers) -> list[int] | None:
        """RM-SEA-06: a face-up card or the top of the deck; none anywhere, no battle."""
        options = [BATTLE + card for card in sorted(set(s.face_up[SEA_DECK])) if card >= 0]
        if s.cards_left(SEA_DECK):
            options.append(FROM_DECK)
        if not options:
            s.end()
            return None
        return with_artifacts(s, self.seat, options)

    def _choose_card(self, s: Reavers, action: int) -> None:
        self.step = CHOOSE_WAY
        if action == FROM_DECK:
            self.card = s.draw(SEA_DECK, 1)[0]
            self.from_deck = 1
        else:
            self.card = action - BATTLE
        if s.telling:
            name = SEA_BATTLES[self.card]
            s.tell("battle", {"seat": self.seat, "card": name, "from_deck": self.from_deck})

    def _way_options(self, s: Reavers) -> list[int]:
        """RM-SEA-07, -08: its dice, a fight, or neither."""
        options = [GIVE_UP]
        if can_fight(s, self.seat):
            options.append(FIGHT)
        if can_pay(s, self.seat, s.variant.cards.sea_cost[self.card]):
            options.append(PAY)
        return with_artifacts(s, self.seat, options)

    def _choose_way(self, s: Reavers, action: int) -> None:
        if action == FIGHT:
            self.step = FOUGHT
            s.call(Combat(self.seat, s.variant.cards.sea_defense[self.card], AT_SEA))
        elif action == PAY:
            self.step = BEATEN
            pay(s, self.seat, s.variant.cards.sea_cost[self.card])
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

    # -- the contract ----------------------------------------------------------------------------

    def choose(self, s: Reavers, action: int) -> None:
        if self.step == JOURNEY:
            self._choose_journey(s, action)
        elif action >= ARTIFACT:
            use_artifact(s, self.seat, action)
        elif self.step == CHOOSE_CARD:
            self._choose_card(s, action)
        else:
            self._choose_way(s, action)

    def kind(self, s: Reavers) -> str:
        if self.step == JOURNEY:
            return "journey"
        return "choose_battle" if self.step == CHOOSE_CARD else "battle"

    def rule(self, s: Reavers) -> str:
        if self.step == JOURNEY:
            return "RM-SEA-04"
        return "RM-SEA-06" if self.step == CHOOSE_CARD else "RM-SEA-07"

    def about(self, s: Reavers) -> dict[str, int | str]:
        if self.step == JOURNEY:
            return {"journey": s.variant.cards.journey_ids[self.journey]}
        if self.step == CHOOSE_WAY:
            defense = s.variant.cards.sea_defense[self.card]
            return {"card": SEA_BATTLES[self.card], "defense": defense}
        return {}

    def closed(self, s: Reavers) -> list[ClosedOption]:
        seat = self.seat
        if self.step == JOURNEY:
            if self._calm(s):
                # RM-GEN-12: there is nothing to cancel.
                return closed_artifacts(s, seat, also=AFTER_REVEAL, in_vain=True)
            closed = closed_artifacts(s, seat, also=AFTER_REVEAL)
            if not can_pay(s, seat, s.variant.cards.journey_cost[self.journey]):
                closed.append(ClosedOption(ACTIONS.options[PAY], "cannot_pay", "RM-COST-01"))
            return closed
        closed = closed_artifacts(s, seat)
        if self.step == CHOOSE_WAY:
            if not can_fight(s, seat):
                option = ACTIONS.options[FIGHT]
                closed.append(ClosedOption(option, "no_battle_dice", "RM-COMBAT-08"))
            if not can_pay(s, seat, s.variant.cards.sea_cost[self.card]):
                closed.append(ClosedOption(ACTIONS.options[PAY], "cannot_pay", "RM-COST-01"))
        return closed

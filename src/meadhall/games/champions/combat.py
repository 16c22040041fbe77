"""Fights with trolls, draugr, monsters and the Kraken (CM-COMBAT)."""

from typing import ClassVar, Final

from meadhall.core.engine.event import EVERYBODY, EventValue
from meadhall.core.engine.frame import Procedure, Question
from meadhall.core.names import names
from meadhall.core.tuples import replaced
from meadhall.games.champions import actions, ids, runes
from meadhall.games.champions.goods import gain_goods
from meadhall.games.champions.losses import IN_COMBAT, Losses
from meadhall.games.champions.rolling import (
    Roll,
    clear_dice,
    damage,
    leader_glory,
    roll_dice,
    shields,
)
from meadhall.games.champions.state import Champions

ROLL_DICE: Final = 0
STRIKE: Final = 1
TAKE_LOSSES: Final = 2
CHECK: Final = 3
REWARD: Final = 4
GO_HOME: Final = 5

SHED_ONE: Final = 0
BLAME_OTHERS: Final = 1


class Fight(Procedure):
    """CM-COMBAT-03, -04: combat rounds of roll, re-rolls, damage, losses and check, to the end."""

    __slots__ = ("damage_done", "enemy", "losses", "place")
    STEPS: ClassVar[tuple[str, ...]] = names("roll_dice strike take_losses check reward go_home")

    def __init__(self, seat: int = -1, place: int = 0, enemy: int = 0) -> None:
        super().__init__(seat)
        self.place = place
        self.enemy = enemy
        self.damage_done = 0
        self.losses = 0

    def run(self, s: Champions) -> None:
        """Each step goes on to the next by itself where nothing is asked in between."""
        if self.step == ROLL_DICE:
            self.step = STRIKE
            roll_dice(s, self.seat, s.sent(self.place))
            s.call(CombatRoll(self.seat))
        elif self.step == STRIKE:
            self._strike(s)
        elif self.step == TAKE_LOSSES:
            self._take_losses(s, self.result > 0)
        elif self.step == CHECK:
            self._check(s)
        elif self.step == REWARD:
            self._reward(s, self.result > 0)
        elif self.step == GO_HOME:
            self._go_home(s)

    def _strike(self, s: Champions) -> None:
        """CM-COMBAT-07, -08, -10, -22, -23, CM-LEADER-07, -08: the final faces count."""
        hits = s.variant.cards.hits
        if s.leader[self.seat] == ids.ULLR and 2 in [hits[face] for face in s.faces]:
            leader_glory(s, self.seat, ids.ULLR)
        dealt = damage(s, self.seat)
        done = self.damage_done + dealt
        losses = max(0, min(s.variant.cards.attack[self.enemy] - shields(s), len(s.faces)))
        self.damage_done = done
        self.losses = losses
        if s.telling:
            args = {"seat": self.seat, "dealt": dealt, "damage": done, "losses": losses}
            s.tell("struck", {**args, "enemy": s.variant.cards.enemy_ids[self.enemy]})
        if losses > 0 and ids.RUNE_HEALING in s.runes[self.seat]:
            self.step = TAKE_LOSSES
            s.call(FightRunes(self.seat, runes.LOSS))
        else:
            self._take_losses(s, False)

    def _take_losses(self, s: Champions, healed: bool) -> None:
        """CM-COMBAT-09, CM-RUNE-08: Healing spares all losses of this combat round."""
        if self.losses > 0 and not healed:
            self.step = CHECK
            s.call(Losses(self.seat, self.place, self.losses, IN_COMBAT))
        else:
            self._check(s)

    def _check(self, s: Champions) -> None:
        """CM-COMBAT-11, -12, -14, -15: defeated, another round, or lost.

        CM-COMBAT-18, CM-GEN-12: a lost fight costs neither blame nor Glory.
        """
        if self.damage_done >= s.variant.cards.defence[self.enemy]:
            self._defeat(s)
            kraken = s.variant.cards.enemy_kind[self.enemy] == ids.KRAKEN_KIND
            if ids.RUNE_GLORY in s.runes[self.seat] and (s.variant.glory_on_kraken or not kraken):
                self.step = REWARD
                s.call(FightRunes(self.seat, runes.WIN))
            else:
                self._reward(s, False)
        elif s.aboard(self.place) > 0:
            self.step = ROLL_DICE
        else:
            if s.telling:
                enemy = s.variant.cards.enemy_ids[self.enemy]
                s.tell("lost_fight", {"seat": self.seat, "enemy": enemy})
            self._go_home(s)

    def _defeat(self, s: Champions) -> None:
        """CM-COMBAT-13, -16, -17, CM-GEN-12, CM-JOURNEY-13, -23: card, Glory, reward.

        CM-COMBAT-21, CM-VARIANT-01: all see the kill, but only its owner (in the Hall of Fame:
        everybody) may look it up again.
        """
        cards = s.variant.cards
        seat, enemy = self.seat, self.enemy
        kind = cards.enemy_kind[enemy]
        food, wood, coins, favour = cards.reward[enemy]
        s.glory[seat] += cards.enemy_glory[enemy]
        s.food[seat] += food
        s.wood[seat] += wood
        s.favour[seat] += favour
        if kind == ids.MONSTER_KIND:
            shore = self.place - actions.FIRST_SHORE_PLACE
            coins += s.bounty[shore]
            s.bounty = replaced(s.bounty, shore, 0)
            s.monster = replaced(s.monster, shore, -1)
        elif kind == ids.TROLL_KIND:
            s.troll = -1
            s.troll_killed = 1
        elif kind == ids.DRAUGR_KIND:
            s.draugr = replaced(s.draugr, self.place - 1, -1)
        s.coin[seat] += coins
        if kind != ids.KRAKEN_KIND:
            s.defeated = replaced(s.defeated, seat, (*s.defeated[seat], enemy))
        if s.telling:
            told: dict[str, EventValue] = {
                "seat": seat,
                "enemy": cards.enemy_ids[enemy],
                "glory": cards.enemy_glory[enemy],
                "food": food,
                "wood": wood,
                "coin": coins,
                "favour": favour,
            }
            s.tell("defeated", told, kept=EVERYBODY if s.variant.hall_of_fame else 1 << seat)

    def _reward(self, s: Champions, with_rune: bool) -> None:
        """CM-RUNE-07: half the printed Glory again, rounded down. CM-COMBAT-18: the blame."""
        cards = s.variant.cards
        if with_rune:
            glory = cards.enemy_glory[self.enemy] // cards.rune_amount[ids.RUNE_GLORY]
            gain_goods(s, self.seat, ids.GAIN_GLORY, glory)
        if cards.enemy_kind[self.enemy] == ids.TROLL_KIND:
            self.step = GO_HOME
            troll_killed(s, self.seat)
        else:
            self._go_home(s)

    def _go_home(self, s: Champions) -> None:
        """CM-COMBAT-13, CM-JOURNEY-24: survivors go home; after a Kraken they stay aboard."""
        if s.variant.cards.enemy_kind[self.enemy] != ids.KRAKEN_KIND:
            warriors_home(s, self.seat, self.place)
        clear_dice(s)
        s.end()

    def about(self, s: Champions) -> dict[str, int | str]:
        """What the questions of a fight are about."""
        cards = s.variant.cards
        return {
            "enemy": cards.enemy_ids[self.enemy],
            "place": actions.PLACES[self.place],
            "attack": cards.attack[self.enemy],
            "defence": cards.defence[self.enemy],
            "damage_done": self.damage_done,
        }


def _fight_below(s: Champions) -> Fight:
    """The fight that asks the question on top of the stack."""
    fight = s.stack[-2]
    assert isinstance(fight, Fight)
    return fight


class CombatRoll(Roll):
    """The dice of a combat round: CM-COMBAT-06."""

    __slots__ = ()
    RULE: ClassVar[str] = "CM-COMBAT-06"

    def about(self, s: Champions) -> dict[str, int | str]:
        fight = _fight_below(s)
        return {**fight.about(s), "damage": damage(s, self.seat), "shields": shields(s)}


class FightRunes(runes.RuneWindow):
    """RW-LOSS for Healing, RW-WIN for Glory."""

    __slots__ = ()

    def about(self, s: Champions) -> dict[str, int | str]:
        fight = _fight_below(s)
        return {**fight.about(s), **super().about(s), "losses": fight.losses}


def warriors_home(s: Champions, seat: int, place: int) -> None:
    """CM-ASSIGN-11: dice of a place return to their owner's board, and fight no more this round."""
    for die in range(3):
        s.home[seat * 3 + die] += s.fighters[place * 4 + die]
        s.fighters[place * 4 + die] = 0


def troll_killed(s: Champions, seat: int) -> None:
    """CM-COMBAT-18, -19: the killer sheds a blame and lays one on another (or may, on all)."""
    if s.variant.troll_blame_optional:
        s.call(MayBlame(seat))
        return
    if s.blame[seat] > 0:
        runes.lose_blame(s, seat)
    s.call(BlameOne(seat))


class MayBlame(Question):
    """CM-COMBAT-19: the killer of the troll may discard a blame, and may give one to all others."""

    __slots__ = ()
    KIND: ClassVar[str] = "troll_killed"
    RULE: ClassVar[str] = "CM-COMBAT-19"

    def run(self, s: Champions) -> bool:
        if self.step == SHED_ONE and s.blame[self.seat] == 0:
            self.step = BLAME_OTHERS
            return False
        return True

    def options(self, s: Champions) -> list[int]:
        return [actions.ATONE if self.step == SHED_ONE else actions.BLAME_ALL, actions.CONTINUE]

    def choose(self, s: Champions, option: int) -> None:
        if option == actions.ATONE:
            runes.lose_blame(s, self.seat)
        elif option == actions.BLAME_ALL:
            for other in runes.blame_options(s, self.seat):
                runes.give_blame(s, self.seat, other - actions.BLAME)
        if self.step == BLAME_OTHERS:
            s.end()
        self.step = BLAME_OTHERS


class BlameOne(Question):
    """CM-COMBAT-18: the killer of the troll lays a blame on another player."""

    __slots__ = ()
    KIND: ClassVar[str] = "troll_killed"
    RULE: ClassVar[str] = "CM-COMBAT-18"

    def options(self, s: Champions) -> list[int]:
        return runes.blame_options(s, self.seat)

    def choose(self, s: Champions, option: int) -> None:
        runes.give_blame(s, self.seat, option - actions.BLAME)
        s.end()

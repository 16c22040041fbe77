"""Fights with trolls, draugr, monsters and the Kraken (CM-COMBAT)."""

from typing import ClassVar, Final

from meadhall.core.engine.event import EVERYBODY, EventValue
from meadhall.core.engine.frame import Procedure, Question
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import (
    ATONE,
    BLAME,
    BLAME_ALL,
    CONTINUE,
    FIRST_SHORE_PLACE,
    PLACES,
)
from meadhall.games.champions.ids import (
    DRAUGR_KIND,
    KRAKEN_KIND,
    MONSTER_KIND,
    RUNE_GLORY,
    RUNE_HEALING,
    TROLL_KIND,
    ULLR,
)
from meadhall.games.champions.losses import IN_COMBAT, Losses
from meadhall.games.champions.rolling import (
    Roll,
    clear_dice,
    damage,
    leader_glory,
    roll_dice,
    shields,
)
from meadhall.games.champions.runes import (
    LOSS,
    WIN,
    RuneWindow,
    blame_options,
    give_blame,
    lose_blame,
)
from meadhall.games.champions.state import Champions

ROLL_DICE: Final = 0
STRIKE: Final = 1
TAKE_LOSSES: Final = 2
CHECK: Final = 3
REWARD: Final = 4
GO_HOME: Final = 5


class Fight(Procedure):
    """CM-COMBAT-03, -04: combat rounds of roll, re-rolls, damage, losses and check, to the end."""

    __slots__ = ("damage_done", "enemy", "losses", "place")
    STEPS: ClassVar[tuple[str, ...]] = (
        "roll_dice",
        "strike",
        "take_losses",
        "check",
        "reward",
        "go_home",
    )

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
        if s.leader[self.seat] == ULLR and _shows_two_weapons(s):
            leader_glory(s, self.seat, ULLR)
        dealt = damage(s, self.seat)
        self.damage_done += dealt
        losses = s.variant.cards.attack[self.enemy] - shields(s)
        self.losses = max(0, min(losses, len(s.dice)))
        if s.telling:
            args = {
                "seat": self.seat,
                "dealt": dealt,
                "damage": self.damage_done,
                "losses": self.losses,
            }
            s.tell("struck", {**args, "enemy": s.variant.cards.enemy_ids[self.enemy]})
        if self.losses > 0 and RUNE_HEALING in s.runes[self.seat]:
            self.step = TAKE_LOSSES
            s.call(FightRunes(self.seat, LOSS))
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
            kraken = s.variant.cards.enemy_kind[self.enemy] == KRAKEN_KIND
            if RUNE_GLORY in s.runes[self.seat] and (s.variant.glory_on_kraken or not kraken):
                self.step = REWARD
                s.call(FightRunes(self.seat, WIN))
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
        """CM-COMBAT-13, -16, -17, -21, CM-GEN-12, CM-JOURNEY-13, -23: card, Glory, reward."""
        cards = s.variant.cards
        seat, enemy = self.seat, self.enemy
        kind = cards.enemy_kind[enemy]
        coins = cards.reward_coin[enemy]
        s.glory[seat] += cards.enemy_glory[enemy]
        s.food[seat] += cards.reward_food[enemy]
        s.wood[seat] += cards.reward_wood[enemy]
        s.favour[seat] += cards.reward_favour[enemy]
        if kind == MONSTER_KIND:
            shore = self.place - FIRST_SHORE_PLACE
            coins += s.bounty[shore]
            s.bounty = replaced(s.bounty, shore, 0)
            s.monster = replaced(s.monster, shore, -1)
        elif kind == TROLL_KIND:
            s.troll = -1
            s.troll_killed = 1
        elif kind == DRAUGR_KIND:
            s.draugr = replaced(s.draugr, self.place - 1, -1)
        s.coin[seat] += coins
        if kind != KRAKEN_KIND:
            s.defeated = replaced(s.defeated, seat, (*s.defeated[seat], enemy))
        if s.telling:
            self._tell_defeat(s, coins)

    def _tell_defeat(self, s: Champions, coins: int) -> None:
        """CM-COMBAT-21, CM-VARIANT-01: all see the kill, but only its owner (in the Hall of Fame:
        everybody) may look it up again."""
        cards = s.variant.cards
        enemy = self.enemy
        told: dict[str, EventValue] = {
            "seat": self.seat,
            "enemy": cards.enemy_ids[enemy],
            "glory": cards.enemy_glory[enemy],
            "food": cards.reward_food[enemy],
            "wood": cards.reward_wood[enemy],
            "coin": coins,
            "favour": cards.reward_favour[enemy],
        }
        kept = EVERYBODY if s.variant.hall_of_fame else 1 << self.seat
        s.tell("defeated", told, EVERYBODY, kept)

    def _reward(self, s: Champions, with_rune: bool) -> None:
        """CM-RUNE-07: half the printed Glory again, rounded down. CM-COMBAT-18: the blame."""
        cards = s.variant.cards
        if with_rune:
            glory = cards.enemy_glory[self.enemy] // cards.rune_amount[RUNE_GLORY]
            s.glory[self.seat] += glory
            if s.telling:
                s.tell("gained", {"seat": self.seat, "glory": glory})
        if cards.enemy_kind[self.enemy] == TROLL_KIND:
            self.step = GO_HOME
            troll_killed(s, self.seat)
        else:
            self._go_home(s)

    def _go_home(self, s: Champions) -> None:
        """CM-COMBAT-13, CM-JOURNEY-24: survivors go home; after a Kraken they stay aboard."""
        if s.variant.cards.enemy_kind[self.enemy] != KRAKEN_KIND:
            warriors_home(s, self.seat, self.place)
        clear_dice(s)
        s.end()

    def about(self, s: Champions) -> dict[str, int | str]:
        """What the questions of a fight are about."""
        cards = s.variant.cards
        return {
            "enemy": cards.enemy_ids[self.enemy],
            "place": PLACES[self.place],
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


class FightRunes(RuneWindow):
    """RW-LOSS for Healing, RW-WIN for Glory."""

    __slots__ = ()

    def about(self, s: Champions) -> dict[str, int | str]:
        fight = _fight_below(s)
        return {**fight.about(s), **super().about(s), "losses": fight.losses}


def _shows_two_weapons(s: Champions) -> bool:
    hits = s.variant.cards.hits
    for at in range(len(s.dice)):
        if hits[s.dice[at] * 6 + s.faces[at]] == 2:
            return True
    return False


def warriors_home(s: Champions, seat: int, place: int) -> None:
    """CM-ASSIGN-11: dice of a place return to their owner's board, and fight no more this round."""
    for die in range(3):
        s.home[seat * 3 + die] += s.fighters[place * 4 + die]
        s.fighters[place * 4 + die] = 0


def troll_killed(s: Champions, seat: int) -> None:
    """CM-COMBAT-18, -19: the killer sheds a blame and lays one on another (or may, on all)."""
    if s.variant.troll_blame_optional:
        if s.blame[seat] > 0:
            s.sequence(ShedBlame(seat), BlameAll(seat))
        else:
            s.call(BlameAll(seat))
        return
    if s.blame[seat] > 0:
        lose_blame(s, seat)
    s.call(BlameOne(seat))


class ShedBlame(Question):
    """CM-COMBAT-19: the killer of the troll may discard a blame."""

    __slots__ = ()
    KIND: ClassVar[str] = "troll_killed"
    RULE: ClassVar[str] = "CM-COMBAT-19"

    def options(self, s: Champions) -> list[int]:
        return [ATONE, CONTINUE]

    def choose(self, s: Champions, option: int) -> None:
        if option == ATONE:
            lose_blame(s, self.seat)
        s.end()


class BlameAll(Question):
    """CM-COMBAT-19: and may give one to every opponent."""

    __slots__ = ()
    KIND: ClassVar[str] = "troll_killed"
    RULE: ClassVar[str] = "CM-COMBAT-19"

    def options(self, s: Champions) -> list[int]:
        return [BLAME_ALL, CONTINUE]

    def choose(self, s: Champions, option: int) -> None:
        if option == BLAME_ALL:
            for other in range(s.seats):
                if other != self.seat:
                    give_blame(s, self.seat, other)
        s.end()


class BlameOne(Question):
    """CM-COMBAT-18: the killer of the troll lays a blame on another player."""

    __slots__ = ()
    KIND: ClassVar[str] = "troll_killed"
    RULE: ClassVar[str] = "CM-COMBAT-18"

    def options(self, s: Champions) -> list[int]:
        return blame_options(s, self.seat)

    def choose(self, s: Champions, option: int) -> None:
        give_blame(s, self.seat, option - BLAME)
        s.end()

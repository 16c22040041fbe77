"""Fights with trolls, draugr, monsters and the Kraken (CM-COMBAT)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import (
    ATONE,
    BLAME,
    BLAME_ALL,
    CONTINUE,
    FIRST_SHORE_PLACE,
    PLACES,
    RUNE,
    TROLL_PLACE,
)
from meadhall.games.champions.ids import (
    KRAKEN_KIND,
    MONSTER_KIND,
    RUNE_GLORY,
    RUNE_HEALING,
    TROLL_KIND,
    ULLR,
)
from meadhall.games.champions.losses import IN_COMBAT, Losses
from meadhall.games.champions.rolling import Rolling, leader_glory
from meadhall.games.champions.runes import (
    LOSS,
    WIN,
    WINDOW_NAMES,
    blame_options,
    closed_runes,
    flip,
    give_blame,
    lose_blame,
)
from meadhall.games.champions.state import Champions

ROLL_DICE: Final = 0
REROLLS: Final = 1
TAKE_LOSSES: Final = 2
CHECK: Final = 3
REWARD: Final = 4
AFTER_REWARD: Final = 5
OVER: Final = 6


class Fight(Rolling):
    """CM-COMBAT-04: combat rounds of roll, re-rolls, damage, losses and check, to the end."""

    __slots__ = ("damage_done", "enemy", "losses", "place")
    NAME: ClassVar[str] = "fight"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "dice",
        "faces",
        "marked",
        "locked",
        "reaction",
        "place",
        "enemy",
        "damage_done",
        "losses",
    )

    def __init__(self, seat: int = -1, place: int = 0, enemy: int = 0) -> None:
        super().__init__(seat)
        self.place = place
        self.enemy = enemy
        self.damage_done = 0
        self.losses = 0

    def copy(self) -> "Fight":
        twin = Fight(self.seat, self.place, self.enemy)
        self._copy_rolling(twin)
        twin.damage_done = self.damage_done
        twin.losses = self.losses
        return twin

    def run(self, s: Champions) -> list[int] | None:
        step = self.step
        if step == ROLL_DICE:
            base = self.place * 4
            counts = s.fighters[base : base + 3]
            self.roll_all(s, counts)
            self.step = REROLLS
            return self.roll_options(s)
        if step == REROLLS:
            return self.roll_options(s)
        if step == TAKE_LOSSES:
            return self._take_losses(s)
        if step == CHECK:
            self._check(s)
            return None
        if step == REWARD:
            return self._reward(s)
        if step == AFTER_REWARD:
            self.step = OVER
            if s.variant.cards.enemy_kind[self.enemy] == TROLL_KIND:
                s.call(TrollKilled(self.seat))
            return None
        self._go_home(s)
        s.end()
        return None

    def choose(self, s: Champions, action: int) -> None:
        if self.step == REROLLS:
            if self.choose_roll(s, action):
                self._strike(s)
        elif self.step == TAKE_LOSSES:
            self.step = CHECK
            if action == CONTINUE:
                s.call(Losses(self.seat, self.place, self.losses, IN_COMBAT))
            else:
                # CM-RUNE-08: no losses in this combat round.
                flip(s, self.seat, RUNE_HEALING)
        else:
            self.step = AFTER_REWARD
            if action != CONTINUE:
                self._use_glory(s)

    def _strike(self, s: Champions) -> None:
        """CM-COMBAT-07, -08, -10, -22, -23, CM-LEADER-07, -08: the final faces count."""
        if s.leader[self.seat] == ULLR and self._shows_two_weapons(s):
            leader_glory(s, self.seat, ULLR)
        dealt = self.damage(s)
        self.damage_done += dealt
        losses = s.variant.cards.attack[self.enemy] - self.shields(s)
        self.losses = max(0, min(losses, len(self.dice)))
        self.step = TAKE_LOSSES
        if s.telling:
            args = {
                "seat": self.seat,
                "dealt": dealt,
                "damage": self.damage_done,
                "losses": self.losses,
            }
            s.tell("struck", {**args, "enemy": s.variant.cards.enemy_ids[self.enemy]})

    def _shows_two_weapons(self, s: Champions) -> bool:
        hits = s.variant.cards.hits
        for at in range(len(self.dice)):
            if hits[self.dice[at] * 6 + self.faces[at]] == 2:
                return True
        return False

    def _take_losses(self, s: Champions) -> list[int] | None:
        """RW-LOSS, then CM-COMBAT-09."""
        if self.losses == 0:
            self.step = CHECK
            return None
        if RUNE_HEALING in s.runes[self.seat]:
            return [RUNE + RUNE_HEALING, CONTINUE]
        self.step = CHECK
        s.call(Losses(self.seat, self.place, self.losses, IN_COMBAT))
        return None

    def _check(self, s: Champions) -> None:
        """CM-COMBAT-11, -12, -14, -15: defeated, another round, or lost."""
        if self.damage_done >= s.variant.cards.defence[self.enemy]:
            self._defeat(s)
            self.step = REWARD
        elif s.aboard(self.place) > 0:
            self.step = ROLL_DICE
        else:
            self.step = OVER
            if s.telling:
                s.tell(
                    "lost_fight", {"seat": self.seat, "enemy": s.variant.cards.enemy_ids[self.enemy]}
                )

    def _defeat(self, s: Champions) -> None:
        """CM-COMBAT-13, -16, -17, CM-JOURNEY-13, -23: the card, its Glory and its reward."""
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
        elif kind != KRAKEN_KIND:
            s.draugr = replaced(s.draugr, self.place - TROLL_PLACE - 1, -1)
        s.coin[seat] += coins
        if kind != KRAKEN_KIND:
            s.defeated = replaced(s.defeated, seat, (*s.defeated[seat], enemy))
        if s.telling:
            self._tell_defeat(s, coins)

    def _tell_defeat(self, s: Champions, coins: int) -> None:
        cards = s.variant.cards
        enemy = self.enemy
        s.tell(
            "defeated",
            {
                "seat": self.seat,
                "enemy": cards.enemy_ids[enemy],
                "glory": cards.enemy_glory[enemy],
                "food": cards.reward_food[enemy],
                "wood": cards.reward_wood[enemy],
                "coin": coins,
                "favour": cards.reward_favour[enemy],
            },
        )

    def _reward(self, s: Champions) -> list[int] | None:
        """RW-WIN: the Glory rune."""
        kraken = s.variant.cards.enemy_kind[self.enemy] == KRAKEN_KIND
        if RUNE_GLORY in s.runes[self.seat] and (s.variant.glory_on_kraken or not kraken):
            return [RUNE + RUNE_GLORY, CONTINUE]
        self.step = AFTER_REWARD
        return None

    def _use_glory(self, s: Champions) -> None:
        """CM-RUNE-07: half the printed Glory again, rounded down."""
        cards = s.variant.cards
        flip(s, self.seat, RUNE_GLORY)
        glory = cards.enemy_glory[self.enemy] // cards.rune_amount[RUNE_GLORY]
        s.glory[self.seat] += glory
        if s.telling:
            s.tell("gained", {"seat": self.seat, "glory": glory})

    def _go_home(self, s: Champions) -> None:
        """CM-COMBAT-13, CM-JOURNEY-24: survivors go home; after a Kraken they stay aboard."""
        if s.variant.cards.enemy_kind[self.enemy] == KRAKEN_KIND:
            return
        warriors_home(s, self.seat, self.place)

    def kind(self, s: Champions) -> str:
        return "combat_roll" if self.step == REROLLS else "rune_window"

    def rule(self, s: Champions) -> str:
        if self.step == REROLLS:
            return "CM-COMBAT-06"
        return "CM-RUNE-08" if self.step == TAKE_LOSSES else "CM-RUNE-07"

    def about(self, s: Champions) -> dict[str, int | str]:
        cards = s.variant.cards
        about: dict[str, int | str] = {
            "enemy": cards.enemy_ids[self.enemy],
            "place": PLACES[self.place],
            "attack": cards.attack[self.enemy],
            "defence": cards.defence[self.enemy],
            "damage_done": self.damage_done,
        }
        if self.step == REROLLS:
            about["damage"] = self.damage(s)
            about["shields"] = self.shields(s)
        else:
            about["window"] = WINDOW_NAMES[LOSS if self.step == TAKE_LOSSES else WIN]
            about["losses"] = self.losses
        return about

    def closed(self, s: Champions) -> list[ClosedOption]:
        if self.step == REROLLS:
            return self.closed_rolls(s)
        return closed_runes(s, self.seat, LOSS if self.step == TAKE_LOSSES else WIN)


def warriors_home(s: Champions, seat: int, place: int) -> None:
    """Dice of a place return to their owner's board."""
    for die in range(3):
        s.home[seat * 3 + die] += s.fighters[place * 4 + die]
        s.fighters[place * 4 + die] = 0


class TrollKilled(Frame):
    """CM-COMBAT-18, -19: the killer sheds a blame and lays one on another (or may, on all)."""

    __slots__ = ()
    NAME: ClassVar[str] = "troll_killed"
    # Steps: own blame, others' blame.

    def copy(self) -> "TrollKilled":
        twin = TrollKilled(self.seat)
        twin.step = self.step
        return twin

    def run(self, s: Champions) -> list[int] | None:
        if self.step == 0:
            if s.blame[self.seat] > 0:
                if s.variant.troll_blame_optional:
                    return [ATONE, CONTINUE]
                lose_blame(s, self.seat)
            self.step = 1
        if s.variant.troll_blame_optional:
            return [BLAME_ALL, CONTINUE]
        return blame_options(s, self.seat)

    def choose(self, s: Champions, action: int) -> None:
        if self.step == 0:
            self.step = 1
            if action == ATONE:
                lose_blame(s, self.seat)
            return
        if action == BLAME_ALL:
            for other in range(s.seats):
                if other != self.seat:
                    give_blame(s, self.seat, other)
        elif action != CONTINUE:
            give_blame(s, self.seat, action - BLAME)
        s.end()

    def rule(self, s: Champions) -> str:
        return "CM-COMBAT-19" if s.variant.troll_blame_optional else "CM-COMBAT-18"

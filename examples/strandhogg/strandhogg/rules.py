"""The rules of Strandhogg: raids along the coast, for two to four."""

from typing import ClassVar, Final, cast

from meadhall import (
    ActionSpace,
    CardSet,
    Chance,
    Game,
    Procedure,
    Question,
    Reason,
    State,
    Variant,
    Verb,
)

CREWS: Final = tuple(range(1, 31))
OATHS: Final = (0, 6, 10)
HOLD: Final = 12
HEAVY: Final = 8
FARM: Final = 2

ACTIONS: Final = ActionSpace(
    [
        Verb("muster", [("crew", tuple(str(crew) for crew in CREWS))]),
        Verb("swear", [("oath", tuple(str(oath) for oath in OATHS))]),
        Verb("row", [("dice", ("1", "2"))]),
        Verb("home", []),
    ]
)
MUSTER: Final = ACTIONS.start("muster")
SWEAR: Final = ACTIONS.start("swear")
ROW: Final = ACTIONS.start("row")
HOME: Final = ACTIONS.start("home")


class StrandhoggVariant(Variant):
    """What one table plays: the settings, as the rules read them."""

    __slots__ = ("oaths", "raids", "storms")

    def __init__(
        self, game: Game, card_set: CardSet, seats: int, chosen: dict[str, object]
    ) -> None:
        super().__init__(game, card_set, seats, chosen)
        self.raids = cast(int, chosen["raids"])
        self.oaths = cast(bool, chosen["oaths"])
        self.storms = 2 if chosen["weather"] == "rough" else 1


class StrandhoggState(State):
    """The table."""

    __slots__ = (
        "farmed",
        "hands",
        "looted",
        "mustered",
        "raid",
        "seen",
        "shared",
        "sworn",
        "variant",
        "vowed",
    )

    def __init__(self, variant: StrandhoggVariant, chance: Chance) -> None:
        super().__init__(variant, chance)
        self.variant = variant
        self.raid = 0
        # Crews by seat: in hand, chosen for this raid (0: none yet); and all that were shown.
        self.hands: list[tuple[int, ...]] = [()] * variant.seats
        self.mustered = [0] * variant.seats
        self.seen: list[int] = []
        # By seat, a bit for each place in OATHS: those already sworn.
        self.sworn = [0] * variant.seats
        # Silver by seat and by where it came from.
        self.looted = [0] * variant.seats
        self.shared = [0] * variant.seats
        self.farmed = [0] * variant.seats
        self.vowed = [0] * variant.seats


TO_MUSTER: Final = 0
TO_SAIL: Final = 1
TO_SHARE: Final = 2


class Season(Procedure):
    """SH-END-01: one raid after another."""

    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = ("to_muster", "to_sail", "to_share")

    def run(self, s: StrandhoggState) -> None:
        if self.step == TO_MUSTER:
            self.call_to_arms(s)
        elif self.step == TO_SAIL:
            self.set_sail(s)
        elif self.step == TO_SHARE:
            self.share_out(s)

    def call_to_arms(self, s: StrandhoggState) -> None:
        """SH-MUSTER-01: all choose at the same time."""
        if s.raid == s.variant.raids:
            s.finish()
            return
        s.raid += 1
        s.mustered = [0] * s.seats
        s.tell("round", {"round": s.raid})
        self.step = TO_SAIL
        s.fork([Muster(seat) for seat in range(s.seats)])

    def set_sail(self, s: StrandhoggState) -> None:
        """SH-MUSTER-02: the crews are shown, and the strongest sails."""
        for seat in range(s.seats):
            s.seen.append(s.mustered[seat])
            s.tell("mustered", {"seat": seat, "crew": s.mustered[seat]})
        leader = by_strength(s)[0]
        self.step = TO_SHARE
        s.sequence(Oath(leader), Voyage(leader))

    def share_out(self, s: StrandhoggState) -> None:
        """SH-SHARE-01, -02: the voyage has handed back what it brought home."""
        order = by_strength(s)
        s.looted[order[0]] += self.result
        if s.seats > 2:
            s.shared[order[1]] += self.result // 2
            s.tell("shared", {"seat": order[1], "silver": self.result // 2})
        s.farmed[order[-1]] += FARM
        s.tell("farmed", {"seat": order[-1], "silver": FARM})
        self.step = TO_MUSTER


def by_strength(s: StrandhoggState) -> list[int]:
    """The seats, from the strongest crew of this raid to the weakest."""
    return sorted(range(s.seats), key=s.mustered.__getitem__, reverse=True)


class Muster(Question):
    """SH-MUSTER-01: a crew out of the hand, face down."""

    __slots__ = ()
    RULE: ClassVar[str] = "SH-MUSTER-01"

    def options(self, s: StrandhoggState) -> list[int]:
        return [MUSTER + CREWS.index(crew) for crew in s.hands[self.seat]]

    def choose(self, s: StrandhoggState, option: int) -> None:
        crew = CREWS[option - MUSTER]
        s.hands[self.seat] = tuple([other for other in s.hands[self.seat] if other != crew])
        s.mustered[self.seat] = crew
        s.tell("chosen", {"seat": self.seat, "crew": crew}, 1 << self.seat)
        s.end()


ALREADY_SWORN: Final = Reason("already_sworn", "SH-OATH-02")


class Oath(Question):
    """SH-OATH-01, -02: what the leader swears to bring home, handed on to the voyage."""

    __slots__ = ()
    RULE: ClassVar[str] = "SH-OATH-01"

    def run(self, s: StrandhoggState) -> bool:
        if not s.variant.oaths:
            s.end(0)
            return False
        return True

    def candidates(self, s: StrandhoggState) -> list[int]:
        return [SWEAR + place for place in range(len(OATHS))]

    def why_not(self, s: StrandhoggState, option: int) -> Reason | None:
        return ALREADY_SWORN if s.sworn[self.seat] >> (option - SWEAR) & 1 else None

    def choose(self, s: StrandhoggState, option: int) -> None:
        oath = OATHS[option - SWEAR]
        if oath:
            s.sworn[self.seat] |= 1 << (option - SWEAR)
            s.tell("sworn", {"seat": self.seat, "oath": oath})
        s.end(oath)


NOTHING_ABOARD: Final = Reason("nothing_aboard", "SH-VOYAGE-02")
HOLD_FULL: Final = Reason("hold_full", "SH-VOYAGE-03", {"hold": HOLD})
TOO_HEAVY: Final = Reason("too_heavy", "SH-VOYAGE-04", {"heavy": HEAVY})


class Voyage(Question):
    """SH-VOYAGE-01: row on or sail home, until home or wrecked. The oath stands in `result`."""

    __slots__ = ("aboard",)
    RULE: ClassVar[str] = "SH-VOYAGE-01"

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.aboard = 0

    def candidates(self, s: StrandhoggState) -> list[int]:
        return [ROW, ROW + 1, HOME]

    def why_not(self, s: StrandhoggState, option: int) -> Reason | None:
        if option == HOME:
            return None if self.aboard else NOTHING_ABOARD
        if self.aboard == HOLD:
            return HOLD_FULL
        return TOO_HEAVY if option == ROW + 1 and self.aboard >= HEAVY else None

    def choose(self, s: StrandhoggState, option: int) -> None:
        if option == HOME:
            s.tell("home", {"seat": self.seat, "silver": self.aboard})
            self.land(s)
        else:
            self.row(s, 1 + option - ROW)

    def row(self, s: StrandhoggState, dice: int) -> None:
        """SH-VOYAGE-03, -05: silver, or a storm."""
        faces = [s.chance.roll("sea", 6) for _ in range(dice)]
        s.tell("rowed", {"seat": self.seat, "faces": faces})
        if min(faces) >= s.variant.storms:
            self.aboard = min(HOLD, self.aboard + sum(faces))
            return
        s.tell("storm", {"seat": self.seat, "silver": self.aboard})
        self.aboard = 0
        self.land(s)

    def land(self, s: StrandhoggState) -> None:
        """SH-OATH-03: the oath is kept or broken, and the silver handed back."""
        oath = self.result
        if oath:
            kept = self.aboard >= oath
            s.vowed[self.seat] += oath // 2 if kept else -(oath // 2)
            s.tell("oath_kept" if kept else "oath_broken", {"seat": self.seat, "oath": oath})
        s.end(self.aboard)

    def about(self, s: StrandhoggState) -> dict[str, int | str]:
        return {"aboard": self.aboard, "oath": self.result}

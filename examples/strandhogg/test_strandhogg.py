"""The rules of Strandhogg one by one, and what every game promises, in random games."""

import json
from itertools import chain

from strandhogg import Strandhogg
from strandhogg.rules import CREWS, StrandhoggState

from meadhall import Chance, Match, read_record, verify
from meadhall.testing.invariants import Facts, Watched, check_frames, covering
from meadhall.testing.kit import Kit

GAME = Strandhogg()


class Table(Kit):
    """The first player holds the highest crews (30 to 26), the second the next, and so on."""

    def __init__(self, names: str = "Ada Bo", **settings: object) -> None:
        super().__init__(names)
        self.script.shuffle("crews", list(CREWS))
        chance = Chance(bytes(32))
        chance.script = self.script
        self._begin(GAME.new(len(self.names), settings, chance=chance))

    def muster(self, **crews: int) -> None:
        for name, crew in crews.items():
            self.choose(name, f"muster {crew}")


def test_an_oath_broken_costs_half_of_it() -> None:
    """SH-OATH-03, SH-VOYAGE-04."""
    with Table() as t:
        t.muster(Ada=30, Bo=25)
        t.choose("Ada", "swear 10")
        assert t.closed("Ada") == {"home": ("nothing_aboard", "SH-VOYAGE-02")}
        t.force_roll("sea", [5, 4])
        t.choose("Ada", "row 2")
        assert t.closed("Ada") == {"row 2": ("too_heavy", "SH-VOYAGE-04")}
        t.choose("Ada", "home")
        assert t.state_of_play().scores == [9 - 5, 2]


def test_an_oath_can_be_sworn_once() -> None:
    """SH-OATH-02; an oath kept is worth half of it."""
    with Table() as t:
        t.muster(Ada=30, Bo=25)
        t.force_roll("sea", [3, 3])
        t.choose("Ada", "swear 6", "row 2", "home")
        assert t.state_of_play().scores == [6 + 3, 2]
        t.muster(Ada=29, Bo=24)
        assert t.refuses("Ada", "swear 6").rule == "SH-OATH-02"


def test_a_full_ship_sails_home() -> None:
    """SH-VOYAGE-03: what does not fit is left behind, and nothing is asked any more."""
    with Table(oaths=False) as t:
        t.muster(Ada=30, Bo=25)
        t.force_roll("sea", [5, 2, 5, 3])
        t.choose("Ada", "row 2", "row 2")
        assert t.state_of_play().scores == [12, 2]


def test_a_storm_takes_all_that_is_aboard() -> None:
    """SH-VOYAGE-05: a 1 is a storm in a rough sea, not in a calm one."""
    for weather, ashore in (("rough", True), ("calm", False)):
        with Table(weather=weather, oaths=False) as t:
            t.muster(Ada=30, Bo=25)
            t.force_roll("sea", [4, 1])
            t.choose("Ada", "row 1", "row 1")
            assert bool(t.events("storm")) == ashore
            assert t.state_of_play().view(None)["aboard"] == (None if ashore else 5)


def test_the_second_crew_gets_half_and_the_last_tends_the_farm() -> None:
    """SH-SHARE-01, -02."""
    with Table("Ada Bo Cat", oaths=False) as t:
        t.muster(Ada=26, Bo=25, Cat=20)
        t.force_roll("sea", [5])
        t.choose("Ada", "row 1", "home")
        assert t.state_of_play().scores == [5, 2, 2]


def test_nobody_sees_a_crew_before_all_are_shown() -> None:
    """SH-MUSTER-01."""
    told = []
    for crew in (30, 27):
        with Table("Ada Bo Cat") as t:
            t.muster(Ada=crew)
            state = t.state_of_play()
            heard = [event.to_json() for event in state.events if event.heard_by(1)]
            imagined = state.resample(1, Chance(bytes(32))).to_json()
            told.append(json.dumps([state.view(1), state.view(None), heard, imagined]))
    assert told[0] == told[1]


class StrandhoggFacts(Facts):
    def crews(self, s: StrandhoggState) -> list[int]:
        face_down = [crew for crew in s.mustered if crew and crew not in s.seen]
        return [*chain(*s.hands), *face_down, *s.seen]

    def all_pieces(self, s: StrandhoggState) -> int:
        return len(self.crews(s))

    def check(self, s: StrandhoggState) -> None:
        crews = self.crews(s)
        assert len(set(crews)) == len(crews)


def test_random_games_keep_every_promise() -> None:
    check_frames(GAME)
    for seats in GAME.seat_counts:
        for seed, settings in enumerate(covering(GAME, seats) * 3):
            Watched(StrandhoggFacts(GAME), seats, settings, seed).play()


def test_a_record_holds() -> None:
    match = Match.start(GAME, ["Ada", "Bo"], {}, secret=bytes(32))
    while not match.over:
        match.choose(match.state.to_act, match.state.legal[:1])
    assert verify(read_record("".join(match.lines()), "a record"), GAME).ok

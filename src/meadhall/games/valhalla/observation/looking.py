"""What several parts of an observation look at: worked out once, from where one seat sits."""

from typing import Final

from meadhall.core.engine.frame import Question
from meadhall.core.writing import BytesWriter
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.arming import weapons_in_pool
from meadhall.games.valhalla.draft import Draft
from meadhall.games.valhalla.ending import Ragnarok
from meadhall.games.valhalla.monster import foe
from meadhall.games.valhalla.observation.rows import Rows, rows_of
from meadhall.games.valhalla.phase import JarlBeforeRoll, Phase
from meadhall.games.valhalla.scoring import best_sets
from meadhall.games.valhalla.setup import SetUp
from meadhall.games.valhalla.state import Valhalla, where_in
from meadhall.games.valhalla.teams import helper_of
from meadhall.games.valhalla.turn import PART_B, Turn

# How seats are called in an observation: as they follow the one who looks, in turn order.
RELATIVE: Final = ("me", "next1", "next2", "next3", "next4", "next5")
CLANS: Final = len(ids.CLANS)
_NO_CLANS: Final = bytes(CLANS)


class Looking:
    """One seat looks at the table."""

    __slots__ = (
        "armed",
        "asked",
        "blocked",
        "clan_bits",
        "clans",
        "done",
        "fighting",
        "glory",
        "have",
        "hunters",
        "leaving",
        "open_hands",
        "part_b",
        "phase_helper",
        "phase_seat",
        "phase_side",
        "points",
        "rows",
        "s",
        "seat",
        "set_up",
        "strength",
        "teams",
    )

    def __init__(self, s: Valhalla, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.rows: Rows = rows_of(s.variant.cards)
        # VH-COOP-17
        self.open_hands: bool = s.variant.coop
        self.fighting: bool = s.attacker >= 0 or s.defender >= 0
        # Whose phase of a battle it is, on which side, and whose Warriors help; -1 for nobody.
        self.phase_seat = -1
        self.phase_side = -1
        self.phase_helper = -1
        self.have = 0  # the weapons in the pool, see settings.code_of
        # One bit per seat: who has passed in the draft or has played Ragnarök, who is asked.
        self.done = 0
        self.asked: int = self._who_is_asked()
        self.set_up = False
        self.part_b = False  # it is still to come in this turn
        self._read_frames()
        # Positions in the battle, one bit each: activated, of those who may leave, blocked.
        self.armed = 0
        self.leaving = 0
        self.blocked = 0
        if self.fighting:
            self._read_battle()
        # By seat, the positions of its Warriors by rank, the highest first.
        self.teams: list[list[int]] = []
        # Warriors by seat and clan, and the same as bits; the strength of each by position.
        self.clans = BytesWriter()
        self.clan_bits: list[int] = [0] * s.seats
        self.hunters: list[int] = [0] * s.seats
        self._line_up()
        self.strength: list[int] = [0] * (s.seats * ids.SPACES)
        self._add_up_strength()
        # Glory in each Valhalla, and points as they stand.
        self.glory: list[int] = [0] * s.seats
        self.points: list[int] = [0] * s.seats
        self._add_up_points()

    def _who_is_asked(self) -> int:
        """Where only the holder of a hidden card is asked, others do not learn who that is."""
        s = self.s
        bits = 0
        if s.lanes:
            for other in range(s.seats):
                if s.lanes[other]:
                    bits |= 1 << other
        elif s.to_act >= 0:
            frame = s.stack[-1]
            if s.to_act == self.seat or not (isinstance(frame, Question) and frame.SECRET):
                bits = 1 << s.to_act
        return bits

    def _read_frames(self) -> None:
        """What the procedures in progress tell."""
        s = self.s
        for frame in s.stack:
            if isinstance(frame, Turn):
                self.part_b = frame.step <= PART_B
            elif isinstance(frame, (Phase, JarlBeforeRoll)):
                self.phase_seat = frame.seat
                self.phase_side = s.side_of(frame.seat)
                self.phase_helper = helper_of(s, frame.seat)
                self.have = weapons_in_pool(s)
            elif isinstance(frame, SetUp):
                self.set_up = True
            elif isinstance(frame, Draft):
                self.done = frame.out
            elif isinstance(frame, Ragnarok):
                for step in range(1, frame.done + 1):
                    self.done |= 1 << (frame.seat - step) % s.seats

    def _read_battle(self) -> None:
        s = self.s
        for side in (0, 1):
            for position in s.armed[side]:
                self.armed |= 1 << position
        self.leaving = self.armed
        for position in s.denied:
            self.leaving &= ~(1 << position)
        for position in s.blocked:
            self.blocked |= 1 << position

    def _line_up(self) -> None:
        """The Teams in order, and their clans."""
        s = self.s
        board, clan_of, trait_of = s.board, s.variant.cards.clan, s.variant.cards.trait
        rank = self.rows.rank
        clans = self.clans
        for seat in range(s.seats):
            clans.write(_NO_CLANS)
            team: list[int] = []
            self.teams.append(team)
            if s.team[seat] == 0:
                continue
            bits = 0
            hunters = 0
            for position in range(seat * ids.SPACES, seat * ids.SPACES + ids.SPACES):
                card = board[position]
                if card >= 0:
                    place = len(team)
                    team.append(position)
                    while place > 0 and rank[board[team[place - 1]]] < rank[card]:
                        team[place] = team[place - 1]
                        place -= 1
                    team[place] = position
                    clan = clan_of[card]
                    at = seat * CLANS + clan
                    clans[at] = clans[at] + 1
                    bits |= 1 << clan
                    if trait_of[card] == ids.BOAR_HUNT:
                        hunters += 1
            self.clan_bits[seat] = bits
            self.hunters[seat] = hunters

    def count_of(self, seat: int, clan: int) -> int:
        """The Warriors of a clan in a Team."""
        return self.clans[seat * CLANS + clan]

    # -- strength ----------------------------------------------------------------------------------

    def _add_up_strength(self) -> None:
        """What each Warrior adds, or would add if it fought now (see `strength`)."""
        s = self.s
        cards = s.variant.cards
        board, attached = s.board, s.attached
        ignored = -1
        if s.variant.monster >= 0 and s.variant.banes:
            card = foe(s)
            if card.trait == ids.BANE_CLAN_TRAIT_IGNORED:
                ignored = card.trait_clan
        for seat in range(s.seats):
            team = self.teams[seat]
            if not team:
                continue
            mate = self.mate(seat)
            foes = self.opposing(seat)
            for position in team:
                warrior = board[position]
                total = cards.strength[warrior]
                trait = cards.trait[warrior]
                if 0 <= trait <= ids.VARIETY and cards.clan[warrior] != ignored:
                    total += self._trait_adds(seat, mate, foes, warrior, trait)
                tyr = attached[position]
                if tyr >= 0:
                    effect = cards.tyr_effect[tyr]
                    if effect == ids.TYR_MIGHT or (
                        effect == ids.TYR_HATE and foes >> cards.tyr_clan[tyr] & 1
                    ):
                        total += cards.tyr_n[tyr]
                self.strength[position] = total
        for entry in s.forged:
            self.strength[where_in(entry)] += cards.forge
        for position in s.roads:
            # VH-VALKYRIE-19: it takes the road, but fights no more.
            self.strength[position] = 0

    def _trait_adds(self, seat: int, mate: int, foes: int, warrior: int, trait: int) -> int:
        """VH-TRAIT-02 to -06, VH-TEAM-02, -03"""
        cards = self.s.variant.cards
        target = cards.target[warrior]
        if trait == ids.BOAR_HUNT:
            if mate >= 0 and self.s.variant.teams:
                # The Team of the one who helps, be it the Warrior's own, is hunted too.
                helps = self.s.side_of(mate) >= 0 and self.s.side_of(seat) < 0
                foes |= self.clan_bits[seat if helps else mate]
            return cards.hunt if foes >> target & 1 else 0
        if trait == ids.KIN:
            count = self.count_of(seat, target)
            if mate >= 0:
                count += self.count_of(mate, target)
            if cards.clan[warrior] == target:
                count -= 1
            return cards.kin_two if count >= 2 else cards.kin_one if count == 1 else 0
        bits = self.clan_bits[seat]
        if mate >= 0:
            bits |= self.clan_bits[mate]
        count = 0
        while bits:
            count += bits & 1
            bits >>= 1
        return cards.variety_four if count >= 4 else cards.variety_three if count == 3 else 0

    def mate(self, seat: int) -> int:
        """Who fights together with this seat now; -1 for nobody."""
        s = self.s
        if s.ragnarok:
            return -1
        if s.variant.teams:
            return s.variant.partner[seat]
        if s.helper < 0:
            return -1
        fighter = s.attacker if s.attacker >= 0 else s.defender
        return s.helper if seat == fighter else fighter if seat == s.helper else -1

    def opposing(self, seat: int) -> int:
        """The clans this seat fights now, a bit each; the Monster is always the one to fight."""
        s = self.s
        bits = 0
        if s.variant.monster >= 0:
            for clan in foe(s).clans:
                bits |= 1 << clan
            return bits
        if not self.fighting:
            return 0
        side = s.side_of(seat)
        if side < 0 and s.variant.teams:
            side = s.side_of(s.variant.partner[seat])
        other = s.fighter(1 - side) if side >= 0 else -1
        return self.clan_bits[other] if other >= 0 else 0

    # -- points ------------------------------------------------------------------------------------

    def _add_up_points(self) -> None:
        """What `scoring.total` says of each seat; every card went to Valhalla before all eyes."""
        s = self.s
        worth = s.variant.cards.glory
        for seat in range(s.seats):
            glory = 0
            for card in s.valhalla[seat]:
                glory += worth[card]
            self.glory[seat] = glory
        for seat in range(s.seats):
            if s.variant.monster >= 0:
                self.points[seat] = s.beaten
            else:
                self.points[seat] = self._points(seat)

    def _points(self, seat: int) -> int:
        s = self.s
        cards, row, seats = s.variant.cards, s.variant.scoring_card, s.seats
        ally = s.variant.partner[seat] if s.variant.alliance else -1
        total = self.glory[seat] + s.shields[seat] * cards.score_own[row]
        if ally >= 0:
            total += self.glory[ally] + s.shields[ally] * cards.score_own[row]
        for title in s.king:
            if title >= 0 and (title == seat or title == ally):
                total += cards.king_end
        colours: list[int] = []
        captured = 0
        for owner in range(seats):
            count = s.captured[seat * seats + owner]
            if ally >= 0:
                count += s.captured[ally * seats + owner]
            if count:
                captured += count
                colours.append(count)
        total += captured * cards.score_captured[row]
        if len(colours) > 1:
            # The guard spares most tables the search for the best sets.
            for size, _ in cards.score_sets[row]:
                if size <= len(colours):
                    return total + best_sets(colours, cards.score_sets[row])
        return total

    # -- who ---------------------------------------------------------------------------------------

    def sees_hand(self, owner: int) -> bool:
        return owner == self.seat or self.open_hands

    def allied(self, other: int) -> bool:
        """One side: the seat itself, its partner, everybody against the Monster."""
        if other == self.seat or self.s.variant.monster >= 0:
            return True
        return self.s.variant.partner[self.seat] == other

"""Looks for leaks: does anything a seat can get depend on what it cannot know?

    python tools/leaks.py --pairs 100000        all games, all processors
    python tools/leaks.py --pairs 2000 --games valhalla --processes 1 --seed 7

Random games are played at tables as the hall has them, without server or database. At a state of
such a game and for every audience (each seat, and the spectators) two tables are compared that this
audience cannot tell apart:

- *drawn*: everything hidden from the audience is drawn anew, the luck to come included;
- *counted*: others have made, or taken back, choices the audience must not hear of; then also after
  the audience's own next choice.

Compared is all that a table hands out: the view and what is told of it in words, foresight, every
refusal, numbers and versions, events, earlier versions, what trying options shows, what lists of
options are refused, and the odds. One difference is a leak; the run then fails and tells it.
"""

import argparse
import json
import multiprocessing
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any, Final

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State
from meadhall.core.errors import IllegalChoice
from meadhall.hall.refusals import Refusal
from meadhall.hall.tables import deciding
from meadhall.hall.tables.entries import Audience, Entry, Step, options_of, seen
from meadhall.hall.tables.questions import need_question
from meadhall.hall.tables.table import KEPT_EVENTS, Table
from meadhall.hall.tables.telling import event_for, fresh_for, teller_of, told_of
from meadhall.hall.tables.trying import after_options, tried
from meadhall.testing.invariants import any_settings
from meadhall.testing.past import state_at

NONSENSE: Final = 2**30
MOST_CHOICES: Final = 3000
LANGUAGES: Final = ("en", "pl", "fr")
SHOWN: Final = 300

Facts = dict[str, str]


@dataclass
class Found:
    """What one game brought."""

    pairs: int = 0
    facts: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        self.pairs += other.pairs
        self.facts += other.facts
        self.kinds.update(other.kinds)
        self.ways.update(other.ways)
        self.leaks.extend(other.leaks)


# -- a table without a hall ------------------------------------------------------------------------


class Played:
    """A table and its entries, as a hall would make them."""

    def __init__(self, game: str, seats: int, settings: dict[str, object], seed: str) -> None:
        luck = random.Random(f"table {seed}")
        self.row: dict[str, object] = {
            "id": "leaks",
            "epoch": luck.randbytes(8).hex(),
            "title": "",
            "game": game,
            "options": json.dumps(settings),
            "cards": None,
            "public": False,
            "made_at": 0.0,
            "secret": luck.randbytes(32),
            "open_luck": False,
            "made_from": None,
            "rules_version": None,
            "record_format": None,
            "summary": None,
            "clock": json.dumps({"bank": 900, "increment": 5, "when_out": "wait", "level": ""}),
        }
        self.seats: list[dict[str, object]] = [
            {"kind": "person", "level": "", "name": f"Seat {number}"} for number in range(seats)
        ]
        self.entries: list[Entry] = []
        self.now = 1.0
        self.table = Table(self.row, self.seats)
        match = self.table.match = self.table.new_match()
        opening: dict[str, object] = {"opening": match.lines()[:2]}
        self._fold("started", None, opening, None, match.state.events)

    def copy(self) -> "Played":
        """The same table, read again from its entries."""
        other = Played.__new__(Played)
        other.row, other.seats, other.entries = self.row, self.seats, self.entries.copy()
        other.now = self.now
        other.table = Table(self.row, self.seats)
        for entry in self.entries:
            other.table.read(entry)
        return other

    def _fold(
        self, kind: str, seat: int | None, content: dict[str, object], before: Any, events: Any
    ) -> Step:
        entry = Entry("leaks", self.table.sequence + 1, kind, seat, self.now, None, content)
        self.entries.append(entry)
        return self.table.fold(entry, before, events)

    def choose(self, seat: int, option: int) -> Step:
        return self._play("choice", seat, lambda match: match.choose(seat, [option]))

    def take_back(self, seat: int) -> Step:
        return self._play("undo", seat, lambda match: match.take_back(seat))

    def _play(self, kind: str, seat: int, work: Callable[[Any], Any]) -> Step:
        match = self.table.match
        assert match is not None
        before, made = match.state, len(match.entries)
        events = work(match)
        lines = match.lines()[2 + made : 2 + len(match.entries)]
        return self._fold(kind, seat, {"lines": lines, "spent": 1.0}, before, events)


# -- all that an audience can get ------------------------------------------------------------------


def asked_for(work: Callable[[], object]) -> str:
    """What comes of a request, refusals included."""
    try:
        return json.dumps(work())
    except Refusal as refusal:
        return json.dumps(refusal.content())
    except IllegalChoice as error:
        return f"illegal: {error} {error.rule}"


def gathered(table: Table, audience: Audience, luck: random.Random, few: int) -> Iterator[str]:
    """Everything, piece by piece; `luck` decides what is tried where there is much: at most `few`
    options."""
    language = luck.choice(LANGUAGES)
    now = table.version(audience)
    yield asked_for(lambda: fresh_for(table, audience, language))
    yield json.dumps([table.counts[audience], now, table.changed_at, table.status])
    yield json.dumps([table.openly_asked, len(table.asked) > len(table.openly_asked)])
    for step in table.since(audience, max(0, table.counts[audience] - 6)) or []:
        yield json.dumps(event_for(table, step, audience, language))
    kept = [table.counts[audience] - KEPT_EVENTS + more for more in (-1, 0, 1)]
    yield json.dumps([table.since(audience, max(0, number)) is None for number in kept])
    if table.clocks is not None:
        openly = set(table.openly_asked)
        banks = table.clocks
        yield json.dumps([banks.out, [banks.asked_at[it] is not None for it in sorted(openly)]])
    if audience is None:
        return
    for version in (now - 1, now + 1, now + 2, now + 7, NONSENSE):
        yield asked_for(partial(_answered, table, audience, version))
        yield asked_for(partial(_took_back, table, audience, version))
        if version >= now:
            yield asked_for(partial(_went_back, table, audience, version))
    yield asked_for(lambda: tried(table, audience, now, [NONSENSE], None))
    yield _odds(table, audience, [], language)
    decision = table.state.decision_of(audience)
    if decision is None:
        return
    options = [option.id for option in decision.options]
    chosen = options if len(options) <= few else luck.sample(options, few)
    match = table.match
    assert match is not None
    for at, option in enumerate(chosen):
        words = language if at == 0 else None
        other = luck.choice(options)
        for draft in ([option], [option, NONSENSE], [option, other]):
            yield asked_for(partial(tried, table, audience, now, draft, words))
        yield asked_for(partial(_refused, table, audience, [option, NONSENSE]))
        chance = table.imagining(audience, "several")
        yield json.dumps(match._imaginable(audience, [option, other], chance))
    yield _odds(table, audience, chosen[:1], language)
    yield asked_for(partial(_refused, table, audience, [NONSENSE]))


def _answered(table: Table, seat: int, version: int) -> None:
    """Is this the version to answer? And what of the other things one does at a version?"""
    need_question(table, seat, version)


def _went_back(table: Table, seat: int, version: int) -> None:
    """Asking to go back to where nobody can go."""
    deciding.ask_rewind(table, seat, version)
    raise AssertionError(f"one can go back to {version}")


def _took_back(table: Table, seat: int, version: int) -> None:
    """Taking back, looking at another version than the newest."""
    deciding.undo(table, seat, version)
    raise AssertionError(f"{version} is not the newest version")


def _refused(table: Table, seat: int, options: list[int]) -> None:
    """Options that no table takes: what the refusal says is what matters."""
    deciding.choose(table, seat, table.version(seat), options)
    raise AssertionError(f"{options} were taken")


def _odds(table: Table, seat: int, draft: list[int], language: str) -> str:
    """As the hall works them out, but always from the same number of imagined tables."""

    def work() -> object:
        state: State
        if seat in table.asked:
            state = after_options(table, seat, table.version(seat), draft)
        else:
            state = table.state.resample(seat, table.imagining(seat, "odds"))
        assert table.match is not None
        guide = teller_of(table, language).guide(table.match)
        chance = table.imagining(seat, f"odds {draft}")
        found = guide.odds(state, seat, state.decision_of(seat), chance, 0.0)
        return [[it.about, guide.told_odds(it), it.percent, it.number, it.exact] for it in found]

    return asked_for(work)


def earlier(table: Table, audience: Audience, luck: random.Random) -> str:
    """How an earlier version of the audience's own looks to it now."""
    version = luck.randint(0, table.version(audience))
    state = state_at(table.game_on, table.moments[audience][version])
    return json.dumps([seen(state, audience), told_of(table, state, audience, "en")])


# -- pairs -----------------------------------------------------------------------------------------


class Search:
    """One random game, compared at some of its states with tables that must look the same."""

    def __init__(self, game: str, seed: str, few: int, share: float) -> None:
        self.luck = random.Random(f"{game} {seed}")
        rules = meadhall.known_game(game)
        seats = self.luck.choice([it for it in rules.seat_counts if it > 1])
        settings = any_settings(rules, seats, self.luck)
        for spec in rules.setting_specs(seats, settings):
            # Deciding at the same time is where the most can be counted.
            if spec.id == "assignment" and "simultaneous" in spec.allowed:
                settings["assignment"] = self.luck.choice(["simultaneous", settings[spec.id]])
        self.name = f"{game}, seats={seats}, settings={settings}, seed={seed}"
        self.game, self.few, self.share = game, few, share
        self.played = Played(game, seats, settings, seed)
        self.found = Found()

    def run(self, most: int) -> Found:
        table = self.played.table
        for _ in range(MOST_CHOICES):
            if table.state.over or self.found.pairs >= most or self.found.leaks:
                break
            if self.luck.random() < self.share:
                for audience in table.audiences:
                    self._drawn(audience)
            if len(table.asked) > 1 and table.state.lanes:
                for audience in table.audiences:
                    self._counted(audience)
            pending = self.luck.choice(table.state.pending)
            self.played.now += 1.0
            self.played.choose(pending.seat, self.luck.choice(pending.options))
        return self.found

    def _drawn(self, audience: Audience) -> None:
        table = self.played.table
        match = table.match
        assert match is not None
        state = match.state
        if audience is not None and table.undo[audience] is None:
            assert match.can_undo(audience) is None, f"{self.name}: undo was offered in vain"
        same = self.luck.getrandbits(64)
        here = list(gathered(table, audience, random.Random(same), self.few))
        match.state = state.resample(audience, Chance(key_of(self.luck.getrandbits(64))))
        there = list(gathered(table, audience, random.Random(same), self.few))
        match.state = state
        self._compare("drawn", audience, here, there)

    def _counted(self, audience: Audience) -> None:
        if not any(_unseen(self.played.table.state, it) for it in self._others(audience)):
            return
        one, two = self.played.copy(), self.played.copy()
        unseen = 0
        for _ in range(self.luck.randint(1, 4)):
            # A moment that nobody but the chooser may hear of.
            two.now += 0.01
            seat = self.luck.choice(self._others(audience))
            options = _unseen(two.table.state, seat)
            if unseen and two.table.undo[seat] is None and self.luck.random() < 0.3:
                step = two.take_back(seat)
            elif options:
                step = two.choose(seat, self.luck.choice(options))
            else:
                continue
            if audience in step.numbers:
                return
            unseen += 1
        if not unseen:
            return
        self._counted_now("counted", audience, one, two)
        own = None if audience is None else one.table.state.decision_of(audience)
        if audience is None or own is None:
            return
        option = self.luck.choice(own.options).id
        later = self.played.now + 0.5
        for played in (one, two):
            played.now = later
            played.choose(audience, option)
        if one.table.state.lanes and two.table.state.lanes:
            self._counted_now("counted, then chosen", audience, one, two)
            if one.table.undo[audience] is None:
                for played in (one, two):
                    played.take_back(audience)
                self._counted_now("counted, then taken back", audience, one, two)

    def _others(self, audience: Audience) -> list[int]:
        return [it.seat for it in self.played.table.state.pending if it.seat != audience]

    def _counted_now(self, how: str, audience: Audience, one: Played, two: Played) -> None:
        same = self.luck.getrandbits(64)
        here, there = (
            [
                *gathered(it.table, audience, random.Random(same), self.few),
                earlier(it.table, audience, random.Random(same)),
            ]
            for it in (one, two)
        )
        self._compare(how, audience, here, there)

    def _compare(self, how: str, audience: Audience, here: list[str], there: list[str]) -> None:
        found, state = self.found, self.played.table.state
        found.pairs += 1
        found.facts += len(here)
        found.ways[how] += 1
        for decision in state.decisions:
            found.kinds[f"{self.game} {decision.kind}"] += 1
        if here == there:
            return
        for one, two in zip(here, there, strict=False):
            if one != two:
                at = next(i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
                near = slice(max(0, at - 80), at + SHOWN)
                found.leaks.append(
                    f"{self.name}, position {self.played.table.position}, audience {audience},"
                    f" {how}:\n  {one[near]}\n  {two[near]}"
                )
                return
        found.leaks.append(f"{self.name}, audience {audience}, {how}: more here than there")


def _unseen(state: State, seat: int) -> list[int]:
    """Options after which all still decide and the seat is asked on: nobody else may notice."""
    found: list[int] = []
    for option in options_of(state, seat) or [] if state.lanes else []:
        after = state.clone()
        after.apply(option, seat)
        if after.lanes and options_of(after, seat) is not None:
            found.append(option)
    return found


# -- many games ------------------------------------------------------------------------------------


def search(job: tuple[str, str, int, float, int]) -> Found:
    game, seed, few, share, most = job
    return Search(game, seed, few, share).run(most)


def jobs(games: list[str], seed: int, few: int, share: float, most: int) -> Iterator[Any]:
    number = 0
    while True:
        for game in games:
            yield (game, f"{seed}.{number}", few, share, most)
        number += 1


def main() -> int:
    parser = argparse.ArgumentParser(description="compare what seats get over pairs of tables")
    parser.add_argument("--pairs", type=int, default=10_000, help="how many, all games together")
    parser.add_argument("--games", nargs="+", default=list(meadhall.GAMES))
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--few", type=int, default=6, help="options tried at one state at most")
    parser.add_argument("--share", type=float, default=0.25, help="states compared, of all")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so many, if given")
    given = parser.parse_args()
    began = monotonic()
    # As many pairs of each game: one that is quicker to compare waits for the others.
    wanted = -(-given.pairs // len(given.games))
    total = {game: Found() for game in given.games}
    work = jobs(given.games, given.seed, given.few, given.share, 400)
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        under_way: list[tuple[str, Any]] = []
        while True:
            open_games = [game for game in given.games if total[game].pairs < wanted]
            late = given.seconds and monotonic() - began > given.seconds
            if not open_games or late or any(found.leaks for found in total.values()):
                break
            while len(under_way) < 2 * given.processes:
                job = next(it for it in work if it[0] in open_games)
                under_way.append((job[0], pool.apply_async(search, (job,))))
            game, answer = under_way.pop(0)
            total[game].add(answer.get())
            _bar(total, given.pairs, monotonic() - began)
    print(file=sys.stderr)
    whole = Found()
    for game, found in total.items():
        whole.add(found)
        print(f"{game}: {found.pairs:,} pairs, {len(found.kinds)} kinds of decision")
    seconds = monotonic() - began
    print(
        f"{whole.pairs:,} pairs, {whole.facts:,} answers, {len(whole.kinds)} kinds of decision,"
        f" {len(whole.leaks)} leaks, {seconds:.0f} s"
    )
    print(", ".join(f"{how}: {count:,}" for how, count in whole.ways.items()))
    for leak in whole.leaks[:5]:
        print(leak)
    return 1 if whole.leaks else 0


def _bar(total: dict[str, Found], wanted: int, seconds: float) -> None:
    done = sum(found.pairs for found in total.values())
    part = min(1.0, done / wanted)
    bar = "#" * round(30 * part)
    print(f"\r[{bar:<30}] {done:,} of {wanted:,} pairs, {seconds:.0f} s ", end="", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())

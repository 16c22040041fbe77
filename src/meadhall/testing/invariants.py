"""What must hold after every choice of every game: one harness for ours and for yours.

    from meadhall.testing.invariants import Facts, Watched

    class MyFacts(Facts):
        def all_pieces(self, s):
            return Counter(s.deck) + Counter(s.discard)

    Watched(MyFacts(MyGame()), seats=3, settings={}, seed=1).play()

`Watched` plays one random game and holds every state of it against all that the engine promises:
pieces are conserved, copies and saved games are the same game, the same choices lead to the same
end, options and closed options come from one place, nobody sees, hears or can work out what is
hidden from them, and what can be taken back has shown nobody anything. A game says only what
nobody else can know about it: `Facts`.
"""

import json
import random
from collections.abc import Collection, Iterator
from importlib import import_module
from typing import Any, get_type_hints

from meadhall.core.cards.shapes import same
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import Pending
from meadhall.core.engine.event import EVERYBODY, Event
from meadhall.core.engine.frame import Frame, Procedure, Question, fields_of, frame_classes
from meadhall.core.engine.snapshot import game_fields
from meadhall.core.engine.state import State
from meadhall.core.errors import MeadhallError, SetupError
from meadhall.core.game import Game
from meadhall.core.record.match import barrier_between
from meadhall.core.settings import SettingSpec
from meadhall.core.view import TableView

Names = frozenset[str]
Table = dict[str, object]


class Facts:
    """What the harness must be told about a game. Everything has a plain default."""

    # Far above it, a game runs in a circle.
    most_choices = 20_000
    # The widest decision; more is a mistake.
    most_options = 64
    # Fields of views and events whose words never name a card, even if a card has the same name.
    not_names: Collection[str] = ()
    # Options, as text, that the action space holds only because its verbs are regular.
    never_offered: Collection[str] = ()
    # Options so rare that random games may miss them.
    seldom_offered: Collection[str] = ()
    # Constants of its `ids` that are no index into a tuple of words: counts, bounds, first numbers.
    plain_numbers: Collection[str] = ()

    def __init__(self, game: Game, rule_ids: Collection[str] = ()) -> None:
        """`rule_ids`: the ids of all rules there are, if decisions name rules of a rulebook."""
        self.game = game
        self.rule_ids = frozenset(rule_ids)

    def enrich(self, s: Any) -> None:
        """Change a fresh table so that random players meet more of the game."""

    def fuller(self, seats: int, table: Table) -> Table:
        """The table with as much of the game in it as goes together, to meet all options sooner."""
        return table

    def card_sets(self) -> list[object]:
        """Card sets to play with besides the standard one, such as a box with few pieces."""
        return []

    def choose(self, s: Any, pending: Pending, luck: random.Random) -> int:
        """What a random player takes. Uniform, unless that shows little of the game."""
        return luck.choice(pending.options)

    def all_pieces(self, s: Any) -> object:
        """All that must never change in number, wherever it lies."""
        return None

    def check(self, s: Any) -> None:
        """Whatever else must hold of every state: limits, nothing below zero."""

    def all_names(self, s: Any) -> Names:
        """The names of everything that can be hidden."""
        return frozenset()

    def known_names(self, s: Any, seat: int | None) -> Names:
        """Those of them that this seat (None: a spectator) may know now."""
        return self.all_names(s)

    def seen_before(self, s: Any) -> Names:
        """Names that everybody has seen lately, though views do not repeat them."""
        return frozenset()


# -- tables to play at -----------------------------------------------------------------------------


def any_settings(game: Game, seats: int, luck: random.Random) -> Table:
    """Random settings that go together, every value as likely as any other of its setting."""
    chosen: Table = {}
    specs = game.setting_specs(seats, chosen)
    names = [spec.id for spec in specs if spec.decides]
    others = [spec.id for spec in specs if not spec.decides]
    luck.shuffle(others)
    for name in [*names, *others]:
        # What goes with the choices so far.
        spec = _spec(game, seats, chosen, name)
        if spec is not None:
            values = [
                value for value in spec.allowed if _possible(game, seats, chosen, name, value)
            ]
            chosen[name] = luck.choice(values)
    return chosen


def covering(game: Game, seats: int, seed: int = 0) -> list[Table]:
    """Few tables, mixed at random, that play every value of every setting at least once."""
    luck = random.Random(f"{seats} {seed}")
    left = [(spec.id, value) for spec in game.setting_specs(seats) for value in spec.allowed]
    luck.shuffle(left)
    tables: list[Table] = []
    while left:
        first, value = left[0]
        table = _with(game, seats, first, value, luck)
        if table is None:
            # Only together with other values than the defaults; `any_settings` finds those.
            left.pop(0)
            continue
        for name, other in left:
            if name not in table and _possible(game, seats, table, name, other):
                table[name] = other
        left = [(n, v) for n, v in left if n not in table or not same(table[n], v)]
        tables.append(table)
    return tables


def _with(game: Game, seats: int, name: str, value: object, luck: random.Random) -> Table | None:
    """A table with this value; the settings that decide others are tried out for it."""
    if _possible(game, seats, {}, name, value):
        return {name: value}
    for spec in game.setting_specs(seats):
        for other in luck.sample(spec.allowed, len(spec.allowed)):
            chosen: Table = {spec.id: other}
            if spec.decides and _possible(game, seats, chosen, name, value):
                return {**chosen, name: value}
    return None


def _spec(game: Game, seats: int, chosen: Table, name: str) -> SettingSpec | None:
    for spec in game.setting_specs(seats, chosen):
        if spec.id == name:
            return spec
    return None


def _possible(game: Game, seats: int, chosen: Table, name: str, value: object) -> bool:
    try:
        game.resolve(game.card_set(), seats, {**chosen, name: value})
    except SetupError:
        return False
    return True


# -- a game under watch ----------------------------------------------------------------------------


class Watched:
    """A random game, every state of which is checked.

    The dear checks (copies, saved games, everything that is drawn anew) are made with probability
    `dear` at each step; the others always. `offered` and `kinds` collect what was asked.
    """

    def __init__(
        self,
        facts: Facts,
        seats: int,
        settings: Table,
        seed: int,
        cards: object = None,
        dear: float = 1.0,
        enriched: bool = False,
    ) -> None:
        self.facts = facts
        self.told = f"seats={seats}, settings={settings}, seed={seed}, enriched={enriched}"
        self.luck = random.Random(f"{seats} {seed}")
        self.dear = dear
        self.state: Any = facts.game.new(seats, settings, seed, cards)
        # To play it again, which a table that was changed by hand cannot be.
        self.again: State | None = None
        if not enriched:
            self.again = facts.game.new(seats, settings, seed, cards)
            self.again.mute()
        self.taken: list[tuple[int, int]] = []
        if enriched:
            facts.enrich(self.state)
            self.state.refresh()
        self.viewers: list[int | None] = [*range(seats), None]
        self.pieces = facts.all_pieces(self.state)
        self.all_names = facts.all_names(self.state)
        self.schema: dict[str, Any] = facts.game.view_schema()
        # Parts of views that were checked before, with the names in them: most never change.
        self.parts: dict[tuple[str, str], Names] = {}
        self.copies: list[tuple[State, str]] = []
        self.choices = 0
        self.offered: set[int] = set()
        self.kinds: set[str] = set()
        # Of the state before this one.
        self.barrier = self.state.undo_barrier()
        self.views: list[str] = []
        self.known: list[Names] = []
        self.shown: list[Names] = []
        self.seen: Names = frozenset()

    def play(self, most: int | None = None) -> "Watched":
        """To the end, or for so many choices."""
        try:
            self.check()
            while not self.state.over and (most is None or self.choices < most):
                self.step()
                self.check()
            for copy, saved in self.copies:
                assert _text(copy.to_json()) == saved, "an earlier copy has changed"
            if self.state.over:
                self._check_end()
        except Exception as error:
            error.add_note(f"{self.facts.game.name}, {self.told}, after {self.choices} choices")
            raise
        return self

    def step(self) -> None:
        pending = self.luck.choice(self.state.pending)
        option = self.facts.choose(self.state, pending, self.luck)
        if self.luck.random() < self.dear:
            self._check_tables_apart(pending.seat, option)
        self.choices += 1
        self.taken.append((pending.seat, option))
        assert self.choices <= self.facts.most_choices, "the game does not end"
        before = self.state.version(None)
        in_lanes = bool(self.state.lanes)
        self.state.apply(option, pending.seat)
        if in_lanes and self.state.version(None) == before:
            self._check_secrecy_of_lanes(pending.seat)

    def check(self) -> None:
        s = self.state
        assert self.facts.all_pieces(s) == self.pieces, "something appeared or vanished"
        self.facts.check(s)
        self._check_decisions()
        dear = s.over or self.luck.random() < self.dear
        if dear:
            self._check_copies()
        self._check_eyes(dear)

    # -- decisions -------------------------------------------------------------------------------

    def _check_decisions(self) -> None:
        s = self.state
        assert bool(s.pending) != s.over
        assert len({pending.seat for pending in s.pending}) == len(s.pending)
        for frame in s.frames():
            if isinstance(frame, Procedure) and frame.STEPS:
                assert 0 <= frame.step < len(frame.STEPS), f"a step without a name: {frame}"
        for pending in s.pending:
            numbers = s.question_of(pending).candidates(s)
            strange = [number for number in numbers if not 0 <= number < len(s.actions)]
            assert not strange, f"{s.question_of(pending)} offers {strange}: no options of the game"
        for pending, decision in zip(s.pending, s.decisions, strict=True):
            question = s.question_of(pending)
            self.offered.update(pending.options)
            self.kinds.add(decision.kind)
            assert decision.kind
            few = 1 if question.must_ask(s) else 2
            assert few <= len(pending.options) <= self.facts.most_options, decision
            assert len(set(pending.options)) == len(pending.options)
            assert [option.id for option in decision.options] == pending.options
            self._check_question(question, pending)
            closed = [it.option.id for it in decision.closed]
            assert len(set(closed)) == len(closed), decision
            assert not set(closed) & set(pending.options), decision
            self._check_rule(decision.rule)
            for it in decision.closed:
                assert it.reason, it
                self._check_rule(it.rule)

    def _check_question(self, question: Question, pending: Pending) -> None:
        """Whether an option is open and why it is closed come from the same place."""
        s = self.state
        assert question.options(s) == pending.options, "options change while nobody chooses"
        assert question.open_candidates(s) == pending.options, "open, but why_not says otherwise"
        candidates = question.candidates(s)
        assert len(set(candidates)) == len(candidates), question

    def _check_rule(self, rule: str) -> None:
        if self.facts.rule_ids:
            assert rule in self.facts.rule_ids, f"there is no rule {rule!r}"

    # -- copies ----------------------------------------------------------------------------------

    def _check_copies(self) -> None:
        """Clones, saved games and questions that are asked again are the same game."""
        s = self.state
        self._check_fields()
        saved = s.to_json()
        text = _text(saved)
        asked = _pending(s)
        clone = s.clone()
        assert _text(clone.to_json()) == text, "a clone differs"
        if not s.over:
            clone.own_all()
            for pending in clone.pending:
                clone.current = clone.lanes[pending.seat] if clone.lanes else clone.stack
                assert clone.question_of(pending).run(clone), "asked again, it does not ask"
            clone.refresh()
            assert _text(clone.to_json()) == text, "asking again changed something"
            assert _pending(clone) == asked
            pending = self.luck.choice(clone.pending)
            clone.apply(self.luck.choice(pending.options), pending.seat)
            assert _text(s.to_json()) == text, "a move on a copy changed the original"
        back = self.facts.game.from_json(json.loads(text))
        assert _text(back.to_json()) == text, "a saved game differs"
        assert (_pending(back), back.over) == (asked, s.over)
        assert str(back) == str(s)
        if self.luck.random() < 0.05:
            self.copies.append((s.clone(), text))

    def _check_fields(self) -> None:
        """All else would be shared between copies, or come back from a saved game as another."""
        s = self.state
        kept = [(s, game_fields(s)), *[(frame, fields_of(frame)) for frame in s.frames()]]
        for owner, fields in kept:
            for field in fields:
                value = getattr(owner, field)
                assert _can_be_kept(value), (
                    f"{type(owner).__name__}.{field} = {value!r} cannot be kept;"
                    " expected whole numbers, lists of them, tuples, or lists of tuples"
                )

    # -- who may know what -----------------------------------------------------------------------

    def _check_eyes(self, dear: bool) -> None:
        """Nobody sees, hears or can work out what is hidden from them."""
        s = self.state
        before, after = self.barrier, s.undo_barrier()
        assert after[0] >= before[0], "luck was taken back"
        assert after[1] >= before[1], "a reveal was taken back"
        seen = self.facts.seen_before(s)
        views: list[str] = []
        known: list[Names] = []
        shown: list[Names] = []
        for at, viewer in enumerate(self.viewers):
            names, text = self._names_in(s.view(viewer))
            may_know = self.facts.known_names(s, viewer)
            assert names <= may_know, f"seat {viewer} sees {sorted(names - may_know)}"
            heard = may_know.union(seen, self.seen, *self.known[at : at + 1])
            self._check_events(viewer, heard)
            if self.shown and after == before and not s.over:
                new = names - self.shown[at] - self.seen
                assert not new, f"seat {viewer} was shown {new}, yet the choice could be undone"
            if dear:
                self._check_resampled(viewer, text)
            views.append(text)
            known.append(may_know)
            shown.append(names)
        if type(self.facts.game).redraw is Game.redraw:
            assert len({_of_the_game(view) for view in views}) == 1, (
                "some seats see more than others, yet the game draws nothing anew: write `redraw`"
            )
        self.barrier, self.views, self.known, self.shown = after, views, known, shown
        self.seen = seen

    def _names_in(self, view: dict[str, object]) -> tuple[Names, str]:
        """The names that a view shows, and all of it as JSON; the view fits its schema."""
        fields = self.schema["properties"]
        assert set(view) == set(fields), f"fields of its own, or missing: {set(view) ^ set(fields)}"
        found: set[str] = set()
        texts: list[str] = []
        for field, value in view.items():
            shape = fields[field]
            if isinstance(value, list) and "items" in shape:  # most of them are as before
                items = [self._part(field, item, shape["items"], found) for item in value]
                text = f"[{', '.join(items)}]"
            else:
                text = self._part(field, value, shape, found)
            texts.append(f'"{field}": {text}')
        return frozenset(found), f"{{{', '.join(texts)}}}"

    def _part(self, field: str, value: object, shape: dict[str, Any], found: set[str]) -> str:
        """A part of a view as JSON, looked at when it is met for the first time."""
        text = json.dumps(value)
        part = (field, text)
        if part not in self.parts:
            check_schema(value, shape, f"view.{field}")
            words = words_in({field: value}, self.facts.not_names)
            self.parts[part] = self.all_names.intersection(words)
        found |= self.parts[part]
        return text

    def _check_events(self, viewer: int | None, known: Names) -> None:
        for event in self.state.events:
            assert event.audience == EVERYBODY or 0 < event.audience < 1 << self.state.seats, event
            if event.heard_by(viewer):
                names = self.all_names.intersection(words_in(event.args, self.facts.not_names))
                assert names <= known, f"seat {viewer} hears {names - known} from {event}"

    def _check_resampled(self, viewer: int | None, view: str) -> None:
        """What the seat cannot know is drawn anew; the seat cannot tell, and neither can chance."""
        s = self.state
        twin = s.resample(viewer, self._some_luck())
        assert self.facts.all_pieces(twin) == self.pieces, f"pieces change when {viewer} imagines"
        self.facts.check(twin)
        assert twin.over == s.over
        assert json.dumps(twin.view(viewer)) == view, f"seat {viewer} can tell an imagined table"
        mine = [it.options for it in s.pending if it.seat == viewer]
        assert [it.options for it in twin.pending if it.seat == viewer] == mine
        # Of two tables that the seat cannot tell apart, one luck makes the same imagined table.
        key = self.luck.getrandbits(64)
        one, two = (it.resample(viewer, Chance(key_of(key))) for it in (s, twin))
        assert _text(one.to_json()) == _text(two.to_json()), f"the imagined table of {viewer} leaks"

    def _check_tables_apart(self, seat: int, option: int) -> None:
        """A choice that can be taken back shows a seat the same on every table it could be at."""
        s = self.state
        real = s.clone()
        real.listen()
        real.apply(option, seat)
        if barrier_between(s, real) is not None:
            return
        for viewer in self.viewers:
            table = s.resample(viewer, self._some_luck())
            imagined = table.clone()
            if not any(it.seat == seat and option in it.options for it in imagined.pending):
                assert viewer != seat, f"seat {seat} has other options on an imagined table"
                continue
            imagined.listen()
            imagined.apply(option, seat)
            if barrier_between(table, imagined) is not None or _asked(real) != _asked(imagined):
                continue  # somebody who holds a hidden card is asked here and not there
            assert _heard(real, viewer) == _heard(imagined, viewer), f"seat {viewer} hears it"
            one, two = (json.dumps(it.view(viewer)) for it in (real, imagined))
            assert one == two, f"seat {viewer} sees a difference after {option} of seat {seat}"

    def _check_secrecy_of_lanes(self, seat: int) -> None:
        """While all decide at the same time, others see at most that a seat has decided."""
        for at, viewer in enumerate(self.viewers):
            if viewer != seat:
                before, after = json.loads(self.views[at]), self.state.view(viewer)
                for view in (before, after):
                    view.pop("asked", None)
                assert before == after, f"seat {viewer} sees what {seat} decides"

    def _some_luck(self) -> Chance:
        return Chance(key_of(self.luck.getrandbits(64)))

    # -- the end ---------------------------------------------------------------------------------

    def _check_end(self) -> None:
        """The breakdowns add up to the scores, and somebody has won or nobody could."""
        s = self.state
        assert len(s.scores) == s.seats
        for seat in range(s.seats):
            lines = s.breakdown(seat)
            assert sum(line.points for line in lines) == s.scores[seat], f"{lines} add up to others"
        assert set(s.winners) <= set(range(s.seats))
        self._check_played_again()

    def _check_played_again(self) -> None:
        """The same luck and the same choices: what a record of the game rests on."""
        if self.again is None:
            return
        try:
            for seat, option in self.taken:
                self.again.apply(option, seat)
        except MeadhallError as error:
            raise AssertionError(f"played again, it goes another way: {error}") from error
        same_end = _text(self.again.to_json()) == _text(self.state.to_json())
        assert same_end, "played again, it goes another way: not all luck comes from s.chance"


def _can_be_kept(value: object) -> bool:
    if isinstance(value, (list, tuple)):
        return all(not isinstance(item, list) and _can_be_kept(item) for item in value)
    return value is None or isinstance(value, (int, str))


def _of_the_game(view: str) -> str:
    """A view without the parts that all games share."""
    shared = get_type_hints(TableView)
    return json.dumps({key: it for key, it in json.loads(view).items() if key not in shared})


def _text(saved: dict[str, object]) -> str:
    return json.dumps(saved)


def _pending(s: State) -> list[tuple[int, list[int]]]:
    return [(pending.seat, pending.options) for pending in s.pending]


def _asked(s: State) -> list[tuple[int, str]]:
    return [(pending.seat, s.question_of(pending).kind(s)) for pending in s.pending]


def _heard(s: State, viewer: int | None) -> str:
    heard: list[Event] = [event for event in s.events if event.heard_by(viewer)]
    return json.dumps([event.to_json() for event in heard])


def words_in(data: object, without: Collection[str] = ()) -> Iterator[str]:
    """All words of a view or an event, but for those in the fields `without`."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            if key not in without:
                yield from words_in(value, without)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from words_in(value, without)


# -- views -----------------------------------------------------------------------------------------

_TYPES: dict[str, type | tuple[type, ...]] = {
    "boolean": bool,
    "integer": int,
    "string": str,
    "null": type(None),
}


def check_schema(value: object, schema: dict[str, Any], path: str = "view") -> None:
    """The value fits a closed schema as `core.view.schema_of` writes it."""
    if "anyOf" in schema:
        for kind in schema["anyOf"]:
            if _fits(value, kind):
                check_schema(value, kind, path)
                return
        raise AssertionError(f"{path} = {value!r} fits none of {schema['anyOf']}")
    assert _fits(value, schema), f"{path} = {value!r} is not {schema['type']}"
    if isinstance(value, list):
        for at, item in enumerate(value):
            check_schema(item, schema["items"], f"{path}[{at}]")
    elif isinstance(value, dict):
        more = schema["additionalProperties"]
        fields = schema.get("properties", {})
        assert set(schema.get("required", ())) <= set(value), f"{path}: a field is missing"
        for key, item in value.items():
            assert isinstance(key, str), f"{path} has a key that JSON does not know: {key!r}"
            assert more or key in fields, f"{path} has a field of its own: {key}"
            check_schema(item, fields.get(key, more), f"{path}.{key}")


def _fits(value: object, schema: dict[str, Any]) -> bool:
    kind = schema["type"]
    if kind == "object":
        return isinstance(value, dict) and set(schema.get("required", ())) <= set(value)
    if kind == "array":
        return isinstance(value, list)
    return isinstance(value, _TYPES[kind]) and (kind == "boolean" or not isinstance(value, bool))


# -- what can be seen without playing --------------------------------------------------------------


def check_frames(game: Game) -> None:
    """Every frame can be made without arguments, and its steps have the numbers of their names."""
    for name, cls in frame_classes(game.package).items():
        frame: Frame = cls()
        assert repr(frame.copy()) == repr(frame), name
        blank = cls()
        blank.read_json(json.loads(json.dumps(frame.to_json())))
        assert repr(blank) == repr(frame), name
        if isinstance(frame, Procedure):
            _check_steps(type(frame))
        else:
            assert isinstance(frame, Question), f"{name} is neither a procedure nor a question"
            if cls.__subclasses__():
                continue  # what questions of one shape have in common
            assert _writes(cls, "choose"), f"{name} carries nothing out"
            assert _writes(cls, "candidates") or _writes(cls, "options"), f"{name} offers nothing"


def _check_steps(cls: type[Procedure]) -> None:
    module = import_module(cls.__module__)
    for number, step in enumerate(cls.STEPS):
        constants = [step.upper(), f"{cls.NAME}_{step}".upper()]
        values = [getattr(module, constant) for constant in constants if hasattr(module, constant)]
        assert number in values, f"{cls.__name__}: {' or '.join(constants)} = {number} is missing"


def _writes(cls: type[Frame], method: str) -> bool:
    return getattr(cls, method) is not getattr(Question, method)


def unnumbered(ids: Any) -> list[str]:
    """The int constants of an `ids` module that no tuple of words in it gives that very number.

    ``MARKET = 7`` is numbered by the tuple whose eighth word is "market"; so are ``MARKET_SPACE``
    and, shorter, ``JOURNEY_DECK = 3`` by "sea_journey" in fourth place.
    """
    tuples = [value for value in vars(ids).values() if isinstance(value, tuple)]
    words = [list(it) for it in tuples if it and all(isinstance(word, str) for word in it)]
    wrong: list[str] = []
    for name, value in vars(ids).items():
        if name.isupper() and type(value) is int:
            said = set(name.lower().split("_"))
            rows = [row[value] for row in words if 0 <= value < len(row)]
            if not any(said.intersection(word.split("_")) for word in rows):
                wrong.append(name)
    return wrong

"""Records: written, read, played again, resumed; and no lie in one stays unfound."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.playing import Content, begin, chained, contents, finish, forged, one_move
from tests.core.steps import Steps
from tests.core.tiny import ACTIONS, BID, END, GAIN, LOOK, ROLL, Tiny

import meadhall
from meadhall.core.engine.chance import Script
from meadhall.core.errors import RecordError, SetupError
from meadhall.core.game import Game
from meadhall.core.record.commitment import commitment_of, seal_of
from meadhall.core.record.entry import Choice, Rewind, Undo
from meadhall.core.record.match import Match
from meadhall.core.record.replay import (
    RecordFault,
    Report,
    fits,
    read_record,
    replay,
    resume,
    verify,
    verify_text,
    write_record,
)

SEEDS = st.integers(0, 10_000)


def find(name: str) -> Game:
    return Tiny() if name == "tiny" else meadhall.game(name)


def checked(text: str) -> Report:
    return verify_text(text, "game.jsonl", find)


@cache
def tiny_record() -> str:
    """Two seats, one round, with a bit of everything."""
    match = begin(Tiny(), 2, {"rounds": 1})
    match.choose(0, [GAIN, GAIN])
    match.undo(0)
    match.choose(0, [LOOK])
    match.choose(0, [ROLL])
    match.rewind(3)
    match.choose(0, [GAIN, ROLL])
    match.choose(1, [END])
    match.choose(1, [BID + 2])
    match.choose(0, [BID + 1])
    assert match.over
    return write_record(match)


@cache
def long_record() -> str:
    match = begin(Tiny(), 3, {"rounds": 4, "peeks": True}, 11)
    text = write_record(finish(match, random.Random(13)))
    assert text.count("\n") > 60
    return text


# -- the format ------------------------------------------------------------------------------------


def test_the_lines_say_what_the_documentation_says() -> None:
    lines = contents(tiny_record())
    assert list(lines[0].items())[:7] == [
        ("kind", "header"),
        ("format", 2),
        ("game", "tiny"),
        ("rules_version", 1),
        ("seats", ["Astrid", "Björn"]),
        ("bots", ["", ""]),
        ("settings", {"rounds": 1, "bids": True, "peeks": False}),
    ]
    assert lines[0]["cards"] is None
    assert lines[0]["words"] == ["oak", "rowan"]
    assert lines[0]["commitment"] == commitment_of(bytes.fromhex(lines[0]["secret"]))
    assert lines[0]["sealed"] is False
    assert lines[1]["kind"] == "setup"
    assert [label for label, _ in lines[1]["chance"]] == ["deck"]
    gain = {"n": 1, "kind": "choice", "seat": 0, "option": 0, "text": "gain", "chance": []}
    assert lines[2] == gain
    assert lines[4] == {"n": 3, "kind": "undo", "seat": 0, "to": 1}
    assert [label for label, _ in lines[6]["chance"]] == ["die"]
    assert lines[7] == {"n": 6, "kind": "rewind", "to": 3, "agreed": [0, 1]}
    assert list(lines[-1]) == ["kind", "secret", "scores", "winners", "breakdown"]
    points = [[{"source": "points", "card": "", "points": score}] for score in lines[-1]["scores"]]
    assert lines[-1]["breakdown"] == points
    assert tiny_record().isascii()
    assert chained(lines) == tiny_record()


def test_a_record_is_read_as_it_was_written() -> None:
    record = read_record(tiny_record(), "game.jsonl")
    assert (record.game, record.rules_version, record.source) == ("tiny", 1, "game.jsonl")
    assert record.names == ["Astrid", "Björn"]
    assert record.words == ["oak", "rowan"]
    assert record.finished
    assert record.size == len(tiny_record().encode())
    kinds = [type(entry) for entry in record.entries]
    assert kinds[:6] == [Choice, Choice, Undo, Choice, Choice, Rewind]


def test_the_report_says_what_was_checked() -> None:
    report = checked(tiny_record())
    assert report.ok
    assert report.finished
    counts = (report.choices, report.undos, report.rewinds, report.dice, report.shuffles)
    assert counts == (9, 1, 1, 2, 1)
    assert report.lines == len(tiny_record().splitlines())
    assert report.commitment in report.text
    assert "9 choices, 2 dice, 1 shuffles, 1 undos, 1 rewinds" in report.text


def test_a_record_says_which_seats_bots_play_and_a_name_says_nothing() -> None:
    names = ["Anna (patient bot)", "Bo"]
    match = Match.start(Tiny(), names, {"rounds": 1}, b"s", bots=["", "patient"])
    text = write_record(finish(match, random.Random(1)))
    record = read_record(text)
    assert (record.names, record.bots) == (names, ["", "patient"])
    assert checked(text).ok
    for bots in ([""], ["", "", ""], ["", "x" * 201]):
        with pytest.raises(SetupError, match="bot"):
            Match.start(Tiny(), names, {}, b"s", bots=bots)
        assert not checked(forged(text, set_field(1, "bots", bots))).ok


def test_an_unfinished_record_holds_so_far() -> None:
    match = begin(Tiny(), 2)
    match.choose(0, [GAIN])
    report = checked(write_record(match))
    assert report.ok
    assert not report.finished
    assert "not finished" in report.text


# -- every change is found: hashes -----------------------------------------------------------------


def line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def test_every_single_changed_character_is_found_on_its_line() -> None:
    text = tiny_record()
    for place, letter in enumerate(text):
        for other in ("\n", "x", "0", " ", "é", chr(ord(letter) ^ 1)):
            if other == letter:
                continue
            fault = checked(text[:place] + other + text[place + 1 :]).fault
            assert fault is not None, (place, other)
            if other != "\n" and letter != "\n":
                assert fault.line == line_at(text, place), (place, other)


def test_every_missing_or_added_character_is_found() -> None:
    text = tiny_record()
    for place in range(len(text)):
        assert not checked(text[:place] + text[place + 1 :]).ok
        assert not checked(text[:place] + " " + text[place:]).ok
    assert not checked(text + "\n").ok
    assert not checked(text + " ").ok


def test_every_missing_doubled_or_moved_line_is_found() -> None:
    lines = tiny_record().splitlines(keepends=True)
    for at in range(len(lines)):
        without = [*lines[:at], *lines[at + 1 :]]
        fault = checked("".join(without)).fault
        assert fault is not None
        assert fault.line == at + 1
        fault = checked("".join([*lines[: at + 1], *lines[at:]])).fault
        assert fault is not None
        assert fault.line == at + 2
        for other in range(at):
            moved = lines.copy()
            moved[at], moved[other] = moved[other], moved[at]
            fault = checked("".join(moved)).fault
            assert fault is not None
            assert fault.line == other + 1


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_changed_byte_of_a_long_record_is_found(data: st.DataObject) -> None:
    raw = long_record().encode()
    place = data.draw(st.integers(0, len(raw) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != raw[place]))
    changed = (raw[:place] + bytes([byte]) + raw[place + 1 :]).decode("utf-8", "surrogateescape")
    fault = checked(changed).fault
    assert fault is not None
    if byte != 10 and raw[place] != 10:
        assert fault.line == raw.count(b"\n", 0, place) + 1


# -- every lie is found: hashes that were made right again -----------------------------------------


def set_field(line: int, name: str, value: object) -> Callable[[list[Content]], None]:
    def lie(lines: list[Content]) -> None:
        assert repr(lines[line - 1][name]) != repr(value)
        lines[line - 1][name] = value

    return lie


@pytest.mark.parametrize(
    ("line", "name", "value", "words"),
    [
        (1, "game", "hnefatafl", "there is no game 'hnefatafl'"),
        (1, "rules_version", 2, "another version of the rules"),
        (1, "settings", {"rounds": 1}, "settings are missing"),
        (1, "settings", {"rounds": 3, "bids": True}, "rounds = 3 is not possible"),
        (1, "cards", {}, "not what this game would have written"),
        (1, "cards_digest", "0", "other card values"),
        (1, "commitment", "0" * 64, "not the one that was committed to"),
        (1, "secret", "00", "not the one that was committed to"),
        (1, "seats", ["Astrid"], "1 seats say 1 words"),
        (2, "chance", [["deck", [0, 1, 2, 3]]], "die or shuffle 1"),
        (2, "chance", [], "die or shuffle 1"),
        (2, "n", 1, "as entry 0"),
        (3, "seat", 1, "seat 1 is not asked now"),
        (3, "option", END, "the option has another text"),
        (3, "option", BID, "'bid 0' is not an option of turn"),
        (3, "text", "look", "the option has another text"),
        (3, "chance", [["die", [0]]], "die or shuffle 1"),
        (3, "n", 2, "not numbered one by one"),
        (3, "kind", "chose", "the kind of the line is unknown"),
        (5, "to", 0, "going back leads elsewhere"),
        (5, "seat", 1, "cannot take its last choice back: nothing_to_undo"),
        (7, "chance", [], "die or shuffle 1"),
        (8, "to", 6, "to is of a wrong kind"),
        (8, "agreed", [0], "all seats must agree"),
        (8, "agreed", [1, 0], "going back leads elsewhere"),
    ],
)
def test_a_lie_is_found_where_it_stands(line: int, name: str, value: object, words: str) -> None:
    fault = checked(forged(tiny_record(), set_field(line, name, value))).fault
    assert fault is not None
    assert words in fault.what
    assert fault.line == line
    assert fault.text.startswith(f"line {line}")


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("scores", [40, 2], "the scores are wrong"),
        ("winners", [1], "the winners are wrong"),
        ("breakdown", None, "the breakdown is wrong"),
        ("secret", "00", "not the one of the header"),
    ],
)
def test_a_lie_about_the_result_is_found(name: str, value: object, words: str) -> None:
    last = len(tiny_record().splitlines())
    fault = checked(forged(tiny_record(), set_field(last, name, value))).fault
    assert fault is not None
    assert (fault.line, words in fault.what) == (last, True)


def test_a_changed_word_changes_the_luck() -> None:
    fault = checked(forged(tiny_record(), set_field(1, "words", ["oak", "Rowan"]))).fault
    assert fault is not None
    assert (fault.line, fault.entry) == (2, 0)
    assert "not what the secret and the words decide" in fault.what
    assert "deck" in fault.expected
    assert "deck" in fault.found


def test_another_secret_with_its_own_commitment_changes_the_luck() -> None:
    def lie(lines: list[Content]) -> None:
        for line in (lines[0], lines[-1]):
            line["secret"] = b"0".hex()
        lines[0]["commitment"] = commitment_of(b"0")

    fault = checked(forged(tiny_record(), lie)).fault
    assert fault is not None
    assert fault.line == 2


def test_a_loaded_die_is_found() -> None:
    match = begin(Tiny(), 2, {"rounds": 1})
    script = Script()
    script.roll("die", 5)
    script.roll("die", 5)
    script.roll("die", 5)
    match.state.chance.script = script
    pick = random.Random(1)
    match.choose(0, [GAIN, ROLL])
    match.choose(1, [ROLL])
    finish(match, pick, going_back=False)
    fault = checked(write_record(match)).fault
    assert fault is not None
    assert fault.entry == 2
    assert fault.line == 4
    assert fault.found == "[['die', [5]]]"


def test_a_game_that_goes_on_after_its_end_is_found() -> None:
    def more(lines: list[Content]) -> None:
        lines.append({**lines[2], "n": len(lines) - 2})

    fault = checked(forged(tiny_record(), more)).fault
    assert fault is not None
    assert fault.what == "nothing can follow the closing line"

    def closed_early(lines: list[Content]) -> None:
        del lines[-3:-1]

    fault = checked(forged(tiny_record(), closed_early)).fault
    assert fault is not None
    assert fault.what == "the game is closed, but it is not over"


def test_a_missing_closing_line_is_found_and_can_be_added() -> None:
    whole = tiny_record().splitlines(keepends=True)
    text = "".join(whole[:-1])
    fault = checked(text).fault
    assert fault is not None
    assert "the closing line is missing" in fault.what
    assert fault.line == len(whole)
    match = resume(read_record(text), Tiny())
    assert match.over
    assert match.unsaved() == whole[-1]


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_changed_choice_of_a_long_record_is_found(data: st.DataObject) -> None:
    """Another option has other words; another seat is not asked, now or when it was its turn."""
    lines = contents(long_record())
    choices = [at for at, line in enumerate(lines) if line["kind"] == "choice"]
    at = data.draw(st.sampled_from(choices))
    name, most = data.draw(st.sampled_from([("option", len(ACTIONS) - 1), ("seat", 2)]))
    value = data.draw(st.integers(0, most).filter(lambda value: value != lines[at][name]))
    fault = checked(forged(long_record(), set_field(at + 1, name, value))).fault
    assert fault is not None
    assert fault.line == at + 1 if name == "option" else fault.line > at
    assert fault.entry == fault.line - 2


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_changed_die_or_shuffle_of_a_long_record_is_found(data: st.DataObject) -> None:
    lines = contents(long_record())
    lucky = [at for at, line in enumerate(lines) if line.get("chance")]
    at = data.draw(st.sampled_from(lucky))
    outcome = data.draw(st.integers(0, len(lines[at]["chance"]) - 1))

    def lie(lines: list[Content]) -> None:
        values = lines[at]["chance"][outcome][1]
        values[0], values[-1] = values[-1], values[0] + 1

    fault = checked(forged(long_record(), lie)).fault
    assert fault is not None
    assert (fault.line, fault.entry) == (at + 1, at - 1)
    assert f"die or shuffle {outcome + 1} of this line" in fault.what


WEIRD: list[Any] = [None, True, 1.5, -1, 10**30, "", "x", "\ud800", [], [[]], [None], {}, {"x": 1}]


def test_no_field_of_a_wrong_kind_is_taken_or_does_any_harm() -> None:
    lines = contents(tiny_record())
    for at, content in enumerate(lines):
        for name, right in content.items():
            for value in WEIRD:
                if repr(value) != repr(right):
                    lie = set_field(at + 1, name, value)
                    assert not checked(forged(tiny_record(), lie)).ok, (at + 1, name, value)


def test_no_field_can_be_missing_added_or_moved() -> None:
    for at, content in enumerate(contents(tiny_record())):
        for name in content:
            lines = contents(tiny_record())
            value = lines[at].pop(name)
            assert not checked(chained(lines)).ok
            lines[at][name] = value
            assert checked(chained(lines)).ok == (name == list(content)[-1])
        lines = contents(tiny_record())
        lines[at]["more"] = 1
        assert not checked(chained(lines)).ok


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 12), st.dictionaries(st.text(max_size=8), JSON, max_size=4))
def test_nonsense_with_right_hashes_is_answered_with_a_fault(at: int, nonsense: Content) -> None:
    lines = contents(tiny_record())
    lines[at] = {**lines[at], **nonsense} if len(nonsense) % 2 else nonsense
    if lines != contents(tiny_record()):
        fault = checked(chained(lines)).fault
        assert fault is not None
        assert fault.line >= 1


@given(st.text())
def test_any_text_is_answered_with_a_fault(text: str) -> None:
    assert not checked(text).ok
    assert not checked(tiny_record().splitlines()[0] + text).ok


# -- texts that are no records ---------------------------------------------------------------------


def refusal(text: str, mend: bool = False) -> str:
    with pytest.raises(RecordError) as caught:
        read_record(text, "game.jsonl", mend)
    return str(caught.value)


@pytest.mark.parametrize(
    "text", ["", "\n", "{}", "[]\n", "hello\n", '{"kind":"save"}\n', "[" * 9999]
)
def test_what_is_no_record_is_called_so(text: str) -> None:
    assert refusal(text) == "game.jsonl, line 1: this is not the header of a Meadhall record"


@pytest.mark.parametrize("version", [0, 1, 3, 99, "2", 2.0, True, None])
def test_another_format_is_named_before_anything_else(version: object) -> None:
    text = json.dumps({"kind": "header", "format": version, "whatever": "comes"}) + "\nmore\n"
    words = refusal(text)
    assert "line 1: the record is written in a format this version of Meadhall does not" in words
    assert "expected format 2" in words


def test_line_ends_of_another_system_are_found() -> None:
    assert "line 1: the line does not follow" in refusal(tiny_record().replace("\n", "\r\n"))


def test_too_much_is_refused_before_it_costs_anything() -> None:
    assert "at most 32000000 characters" in refusal("x" * 32_000_001)
    lines = contents(tiny_record())
    lines[0]["cards"] = {"x": "y" * 1_000_000}
    assert "line 1: this is not the header" in refusal(chained(lines))
    lines = contents(tiny_record())
    lines[3]["text"] = "y" * 1_000_000
    assert "line 4: a line is plain ASCII and has at most 1000000" in refusal(chained(lines))


def test_too_many_entries_are_refused() -> None:
    lines = contents(tiny_record())[:2]
    gain = {"n": 1, "kind": "choice", "seat": 0, "option": 0, "text": "gain", "chance": []}
    lines += [{**gain, "n": number} for number in range(1, 20_002)]
    assert "line 20003: a record has at most 20000 entries" in refusal(chained(lines))
    lines = [*contents(tiny_record())[:2], gain]
    rewind = {"n": 2, "kind": "rewind", "to": 1, "agreed": [0, 1]}
    lines += [{**rewind, "n": number} for number in range(2, 53)]
    assert "line 54: a record has at most 20000 entries, 50 of them" in refusal(chained(lines))


def test_deep_nesting_is_refused() -> None:
    nested: object = 0
    for _ in range(400):
        nested = [nested]
    fault = checked(forged(tiny_record(), set_field(1, "cards", {"x": nested}))).fault
    assert fault is not None
    assert fault.line == 1
    fault = checked(forged(tiny_record(), set_field(3, "text", nested))).fault
    assert fault is not None
    assert fault.what == "the line is not plain JSON"


def test_other_ways_to_write_the_same_are_refused() -> None:
    """A field twice, not-a-number: right hashes do not make them good."""
    from meadhall.core.record.entry import FIRST_HASH, HASH_KEY, chained_hash

    for wrong in ('{"kind":"header","format":2,"format":2', '{"kind":"header","format":2,"x":NaN'):
        line = f'{wrong}{HASH_KEY}{chained_hash(FIRST_HASH, wrong)}"}}\n'
        assert "line 1: " in refusal(line)


# -- replay ----------------------------------------------------------------------------------------


def told_and_played(match: Match, pick: random.Random) -> list[tuple[object, list[object]]]:
    steps: list[tuple[object, list[object]]] = []

    def note() -> None:
        state = match.state
        steps.append((state.to_json(), [(e.to_json(), e.audience) for e in state.events]))

    note()
    while not match.over:
        one_move(match, pick)
        note()
    return steps


@settings(max_examples=40, deadline=None)
@given(SEEDS, st.integers(1, 3))
def test_a_replay_of_tiny_is_the_game_step_by_step(seed: int, seats: int) -> None:
    match = begin(Tiny(), seats, {}, seed)
    original = told_and_played(match, random.Random(seed))
    record = read_record(write_record(match))
    steps = list(replay(record, Tiny()))
    assert [step.number for step in steps] == list(range(len(steps)))
    assert [step.line for step in steps] == list(range(2, len(steps) + 2))
    again = [
        (step.state.to_json(), [(event.to_json(), event.audience) for event in step.events])
        for step in steps
    ]
    assert again == original


def test_a_replay_stops_at_the_first_line_that_does_not_fit() -> None:
    text = forged(tiny_record(), set_field(3, "option", BID))
    steps = replay(read_record(text, "game.jsonl"), Tiny())
    assert next(steps).number == 0
    with pytest.raises(RecordFault, match=r"^game.jsonl, line 3 \(entry 1\): 'bid 0' is not"):
        next(steps)


def test_a_record_is_not_replayed_by_another_game() -> None:
    with pytest.raises(RecordFault, match="another game"):
        next(replay(read_record(tiny_record()), Steps()))


# -- resuming --------------------------------------------------------------------------------------


def test_a_finished_game_is_not_resumed() -> None:
    with pytest.raises(RecordError, match="the game is over"):
        resume(read_record(tiny_record()), Tiny())


def test_a_line_cut_off_by_a_crash_is_left_out_only_when_asked_for() -> None:
    match = begin(Tiny(), 2)
    match.choose(0, [GAIN])
    safe = write_record(match)
    match.choose(0, [GAIN])
    whole = write_record(match)
    for end in range(len(safe) + 1, len(whole)):
        assert "the last line is not finished" in refusal(whole[:end])
        record = read_record(whole[:end], mend=True)
        assert (record.size, record.dropped) == (len(safe), end - len(safe))
        twin = resume(record, Tiny())
        twin.choose(0, [GAIN])
        assert whole[: record.size] + twin.unsaved() == whole
    assert "line 1" in refusal(whole[:50], mend=True)
    first = whole.index("\n") + 1
    assert "the set-up is missing" in refusal(whole[: first + 5], mend=True)


# -- sealed records --------------------------------------------------------------------------------


def sealed_match() -> Match:
    return Match.start(Tiny(), ["Ann", "Bo"], {"rounds": 1}, b"hush", ["a", "b"], sealed=True)


def test_a_sealed_record_keeps_its_secret_back_until_the_end() -> None:
    match = sealed_match()
    match.choose(0, [GAIN])
    text = write_record(match)
    assert b"hush".hex() not in text
    assert contents(text)[0]["sealed"] is True
    finish(match, random.Random(1))
    text = write_record(match)
    lines = text.splitlines()
    assert b"hush".hex() in lines[-1]
    assert not any(b"hush".hex() in line for line in lines[:-1])
    assert checked(text).ok


def test_a_sealed_record_goes_on_only_with_its_secret() -> None:
    match = sealed_match()
    match.choose(0, [GAIN])
    record = read_record(write_record(match))
    with pytest.raises(RecordFault, match="the secret is sealed"):
        resume(record, Tiny())
    with pytest.raises(RecordFault, match="not the one that was committed to"):
        resume(record, Tiny(), b"wrong")
    twin = resume(record, Tiny(), b"hush")
    assert twin.state.to_json() == match.state.to_json()
    fault = verify(record, Tiny()).fault
    assert fault is not None
    assert "sealed" in fault.what
    assert verify(record, Tiny(), b"hush").ok


def test_a_secret_in_a_sealed_header_is_refused() -> None:
    match = sealed_match()
    text = forged(write_record(match), set_field(1, "secret", b"hush".hex()))
    assert "secret is of a wrong kind; expected null" in refusal(text)


# -- other versions of the rules -------------------------------------------------------------------


def unfinished(*choices: tuple[int, int]) -> str:
    match = begin(Tiny(), 2)
    for seat, option in choices:
        match.choose(seat, [option])
    return write_record(match)


def test_a_record_is_pinned_to_its_rules() -> None:
    record = read_record(unfinished((0, GAIN)))
    report = verify(record, Tiny(2))
    assert report.fault is not None
    assert "another version of the rules" in report.fault.what
    assert (report.fault.expected, report.fault.found) == ("2", "1")
    with pytest.raises(RecordFault, match="another version of the rules"):
        resume(record, Tiny(2))


def test_a_dry_run_names_the_first_choice_that_no_longer_fits() -> None:
    assert fits(read_record(unfinished((0, GAIN), (0, END), (1, ROLL))), Tiny(2)) is None
    fault = fits(read_record(unfinished((0, GAIN), (0, LOOK), (0, LOOK))), Tiny(2))
    assert fault is not None
    assert (fault.line, fault.entry) == (4, 2)
    assert fault.what == "'look' is closed: no_card (TINY-LOOK)"
    assert fits(read_record(tiny_record()), Tiny()) is None


def test_a_dry_run_goes_on_with_other_card_values() -> None:
    record = read_record(long_record())
    record.cards_digest = "0" * 64
    assert not verify(record, Tiny()).ok
    assert fits(record, Tiny()) is None
    record.end = None
    assert fits(record, Tiny()) is not None


def test_a_report_of_an_unknown_game_is_no_crash() -> None:
    with pytest.raises(SetupError):
        find("unknown")
    fault = checked(forged(tiny_record(), set_field(1, "game", "unknown"))).fault
    assert fault is not None
    assert "there is no game 'unknown'" in fault.what


# -- words under seal ------------------------------------------------------------------------------


def sealed_record(words: list[str], seals: list[str]) -> str:
    match = Match.start(Tiny(), ["A", "B"], {"rounds": 1}, b"secret", words, seals=seals)
    return write_record(finish(match, random.Random(1)))


def test_seals_are_part_of_the_record_and_checked() -> None:
    words = ["mjod 0123", ""]
    seals = [seal_of("mjod 0123"), seal_of("never opened")]
    text = sealed_record(words, seals)
    record = read_record(text)
    assert (record.words, record.seals) == (words, seals)
    report = verify_text(text, "record", lambda _: Tiny())
    assert report.ok, report.text
    assert "sealed words: 2, of which 1 were never opened" in report.text
    plain = sealed_record(words, ["", ""])
    assert '"seals"' not in plain, "as it always was where nobody sealed a word"
    assert read_record(plain).seals == ["", ""]
    lines = contents(text)
    lines[0]["seals"] = [seal_of("another"), ""]
    with pytest.raises(RecordFault, match="seat 0 is not the one that was sealed"):
        read_record(chained(lines))
    lines[0]["seals"] = ["x", ""]
    with pytest.raises(RecordFault, match="64 hexadecimal digits"):
        read_record(chained(lines))

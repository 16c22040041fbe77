"""Which option a reply takes: its last statement counts, and what is unclear is asked again."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.core.engine.decision import Decision
from meadhall.envs.answers import read_answer
from meadhall.tui.prompt import PromptError
from meadhall.words import Language, Speech, speech_for

GAME = meadhall.game("champions")


def speech(code: str = "en") -> Speech:
    return speech_for("champions", Language(code, "champions"), ["Ann", "Bo"], GAME.card_data())


@pytest.fixture(scope="module")
def decision() -> Decision:
    """Where to place the first worker: a dozen options and more."""
    state = GAME.new(2, {}, 7)
    while state.decision.options[0].verb != "place":
        state.apply(state.decision.options[0])
    found = state.decision
    assert len(found.options) > 12
    return found


@pytest.mark.parametrize(
    "reply",
    [
        "7",
        " 7. ",
        "**7**",
        "`7`",
        "Answer: 7",
        "ANSWER: **7**",
        "Final answer: option 7.",
        "My choice is 7",
        "\\boxed{7}",
        "Option 7: the market, which gives 2 coins",
        "7. Place a worker: Market. Pay 1 coin.",
        "7) because it is worth 12 Glory",
        "I could take 3 or 5.\nBut 7 is best.",
        "Option 3 gives 4 coins.\nOption 12 is closed.\n\nI choose 7!",
        "3 looks fine. On second thought, I take option 7 for its 2 coins.",
        'Thinking about 1, 2, 3 ...\n```json\n{\n  "choice": 7\n}\n```',
        "<think>maybe 2</think>\n7\n",
        "Je prends le 7.",
        "Réponse : 7",
        "Odpowiedź: 7",
        "Wybieram 7, nie 3.",
        "1\n2\n7",
        "7\n---\n",
    ],
)
def test_the_last_statement_counts(decision: Decision, reply: str) -> None:
    assert read_answer(reply, decision, speech()) is decision.options[6]


@pytest.mark.parametrize("code", ["en", "fr", "pl"])
def test_an_option_can_be_named_by_its_words(decision: Decision, code: str) -> None:
    own = speech(code)
    for option in decision.options:
        for words in (option.text, own.option(option)):
            assert read_answer(f"Nothing else.\n{words}.", decision, own) is option, words
            assert read_answer(f"So I say: {words}", decision, own) is option, words


@pytest.mark.parametrize(
    "reply",
    [
        "",
        "   \n\t",
        "```",
        "I do not know.",
        "Either 3 or 7",
        "3, 7",
        "4 coins for 2 food, or 6 wood?",
        "the best one",
        "²",
        "place market or place hafter",
        "\x00\ud800",
    ],
)
def test_what_could_mean_several_things_means_none(decision: Decision, reply: str) -> None:
    with pytest.raises(PromptError) as refused:
        read_answer(reply, decision, speech())
    assert refused.value.key == "words-unclear"
    assert refused.value.args_said == {"n": len(decision.options)}


@pytest.mark.parametrize("said", ["0", "99", "-1", "−7", "7.5", "1,000", "9" * 5000])
def test_a_number_beyond_the_options_is_named(decision: Decision, said: str) -> None:
    with pytest.raises(PromptError) as refused:
        read_answer(f"I take\n{said}", decision, speech())
    assert refused.value.key == "words-no_option"
    assert str(refused.value.args_said["said"]) == said[:20]


def test_a_closed_option_is_refused_with_the_reason(decision: Decision) -> None:
    assert decision.closed
    closed = decision.closed[0]
    with pytest.raises(PromptError) as refused:
        read_answer(closed.option.text, decision, speech())
    assert refused.value.key == "error-closed"
    assert refused.value.args_said["rule"] == closed.rule


def test_every_number_is_its_option(decision: Decision) -> None:
    for number, option in enumerate(decision.options, start=1):
        assert read_answer(f"Not 1, not 2.\n{number}", decision, speech()) is option

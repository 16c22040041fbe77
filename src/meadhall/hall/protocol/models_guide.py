"""What the hall knows beside the game: words, odds, stories, rules. As they go over HTTP."""

from typing import Annotated

from pydantic import BaseModel, Field

from meadhall.hall.protocol.models import MOST_OPTIONS_AT_ONCE, Closed, Whole


class Lexicon(BaseModel):
    """Everything that can appear in a view, by kind and id: `space-market`, `enemy-kraken`."""

    language: str
    game: str
    title: str
    names: dict[str, str]
    about: Annotated[
        dict[str, str], Field(description="what it does, with the numbers of these cards")
    ]
    rules: Annotated[dict[str, str], Field(description="the rule to read about it")]
    guesses: Annotated[
        list[str], Field(description="entries whose values are ours, not the printed ones")
    ]


class OddsAsked(Closed):
    """Odds of what would come after these options, which are not chosen yet."""

    version: Whole
    options: Annotated[list[Whole], Field(max_length=MOST_OPTIONS_AT_ONCE, default_factory=list)]
    seat: Whole | None = None


class OddsLine(BaseModel):
    """A chance in percent or a number of something; `about` is a symbol, `text` a sentence."""

    about: str
    text: str
    percent: int | None
    number: int | None
    exact: bool


class OddsTold(BaseModel):
    """Empty where no fight is at hand."""

    odds: list[OddsLine]


class StoryStep(BaseModel):
    position: int
    round: int
    seat: int
    told: list[str]


class StoryRound(BaseModel):
    """How all stood after a round, as far as everybody knew; at the end, the final scores."""

    round: int
    position: int
    points: list[int]


class StoryScore(BaseModel):
    source: str
    text: str
    points: int


class StoryLuck(BaseModel):
    """Dice of a seat: what they brought (hits, successes, weapons) and what they do on average."""

    seat: int
    dice: int
    got: int
    expected: float


class StoryTold(BaseModel):
    """`scores` and `luck` come with the end."""

    steps: list[StoryStep]
    rounds: list[StoryRound]
    scores: list[list[StoryScore]] | None
    luck: list[StoryLuck] | None


class RuleText(BaseModel):
    id: str
    text: Annotated[str, Field(description="with **bold** words and `names` of the program")]
    edition: Annotated[str, Field(description="empty: in every edition")]
    language: Annotated[str, Field(description="English where there is no translation")]
    stale: Annotated[bool, Field(description="the English text is newer than this translation")]


class RulesSection(BaseModel):
    id: str
    title: str
    rules: list[RuleText]


class GlossaryRow(BaseModel):
    """A word in three languages; empty where one has none."""

    en: str
    pl: str
    fr: str


class RulesTold(BaseModel):
    sections: list[RulesSection]
    glossary: list[GlossaryRow]

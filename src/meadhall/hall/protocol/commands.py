"""What can be done at a table in play. One form for both doors: a request over HTTP has it as its
body, a message on a socket says its `type`."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool

from meadhall.hall.protocol.models import MOST_OPTIONS_AT_ONCE, Closed, RequestName, Said, Whole

Options = Annotated[list[Whole], Field(min_length=1, max_length=MOST_OPTIONS_AT_ONCE)]


class _Command(Closed):
    """`seat`: for whom, where one holds several. `request`: a name to send it again safely."""

    seat: Whole | None = None
    request: RequestName | None = None


class Choose(_Command):
    """`version` is the one of the view that is answered."""

    type: Literal["choose"] = "choose"
    version: Whole
    options: Options


class Undo(_Command):
    type: Literal["undo"] = "undo"
    version: Whole


class AskRewind(_Command):
    type: Literal["ask_rewind"] = "ask_rewind"
    to: Whole


class AnswerRewind(_Command):
    """`proposal` is the `id` of the proposal that is answered."""

    type: Literal["answer_rewind"] = "answer_rewind"
    proposal: Whole
    agree: StrictBool


class Say(_Command):
    type: Literal["say"] = "say"
    text: Said


class RemoveLine(_Command):
    """The host removes what was said in a line of the chat; `number` is the line's."""

    type: Literal["remove_line"] = "remove_line"
    number: Annotated[Whole, Field(ge=1)]


Command = Choose | Undo | AskRewind | AnswerRewind | Say | RemoveLine

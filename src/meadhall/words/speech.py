"""Events, questions, options and reasons as sentences, for the people of one table.

What is told travels as a key with arguments (seat numbers, ids of cards, amounts). Here the
arguments become names, in the reader's language, and the message of the key does the rest. A game
with arguments of its own kind adds a module of its name beside this one (`champions`).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.core.engine.decision import ClosedOption, Decision, Option
from meadhall.core.engine.event import Event, EventValue, Facts
from meadhall.plugins import module_if_any
from meadhall.words.chairs import called
from meadhall.words.language import Language, Value, readable

# Arguments that hold a seat number, in events and reasons of every game.
SEAT_ARGUMENTS: Final = frozenset({"seat", "other", "first"})
NOTHING: Final[Mapping[str, EventValue]] = {}


class Speech:
    """How one game talks. Subclasses say which kind of thing an argument names."""

    # Argument name to kind of thing, where the two differ: {"give": "good"}.
    KINDS: Mapping[str, str] = {}
    # Table of the card data to kind of thing, where the two differ: {"location": "space"}.
    TABLES: Mapping[str, str] = {}

    def __init__(
        self,
        language: Language,
        players: Sequence[str],
        cards: Mapping[str, object] | None = None,
        standard: Mapping[str, object] | None = None,
    ) -> None:
        """`cards` is the card data the table plays with, `standard` the game's own.

        A card whose name differs between the two was renamed by its owner, whose word counts.
        """
        self.language = language
        self.players = [called(language, name, seat) for seat, name in enumerate(players)]
        self.printed = self.names_in({} if cards is None else cards)
        usual = self.printed if standard is None else self.names_in(standard)
        self.renamed = {
            key: name for key, name in self.printed.items() if usual.get(key, name) != name
        }

    # -- names -----------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.language.say("seat-nobody")

    def name(self, kind: str, thing: str) -> str:
        """The name of a card, place or good: the owner's, the language's, or the printed one."""
        own = self.renamed.get(f"{kind}-{thing}")
        if own is not None:
            return own
        key = self.key_of(kind, thing)
        found = self.language.find(key, {})
        if found is not None:
            return found
        return self.printed.get(f"{kind}-{thing}", readable(f"{kind}-{thing}"))

    def key_of(self, kind: str, thing: str) -> str:
        """The key of a thing's name; several cards of one name may share it."""
        return f"{kind}-{thing}"

    def names_in(self, cards: Mapping[str, object]) -> dict[str, str]:
        """All names in card data: every entry that has an id and a name."""
        found: dict[str, str] = {}
        for table, entries in cards.items():
            kind = self.TABLES.get(table, table)
            for entry in entries if isinstance(entries, list) else []:
                if isinstance(entry, dict) and "id" in entry and "name" in entry:
                    found[f"{kind}-{entry['id']}"] = str(entry["name"])
        return found

    def several(self, words: Sequence[str]) -> str:
        """An enumeration: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        most = self.language.say("list-comma").join(words[:-1])
        return self.language.say("list-and", most=most, last=words[-1])

    # -- sentences -------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        args = self.arguments(event.key, event.args)
        text = self.language.find(f"event-{event.key}", args)
        return self._plain(event.key, args) if text is None else text

    def _plain(self, key: str, args: Mapping[str, Value]) -> str:
        """An event of a game without words yet: who, what, and what about it."""
        who = [str(value) for name, value in args.items() if name in SEAT_ARGUMENTS]
        what = [f"{readable(name)} {it}" for name, it in args.items() if name not in SEAT_ARGUMENTS]
        said = ", ".join([key.replace("_", " "), *what])
        return f"{', '.join(who)}: {said}" if who else said

    def question(self, decision: Decision) -> str:
        about: dict[str, EventValue] = dict(decision.about)
        return self.language.say(f"ask-{decision.kind}", **self.arguments(decision.kind, about))

    def option(self, option: Option, about: Mapping[str, EventValue] = NOTHING) -> str:
        """`about`: what the question is about, for games whose options mean nothing without."""
        args: dict[str, EventValue] = dict(option.args)
        text = self.language.find(f"do-{option.verb}", self.arguments(option.verb, args))
        if text is not None:
            return text
        # A game without words yet: what one types is the best name there is.
        return option.text.replace("_", " ")

    def reason(self, closed: ClosedOption, about: Mapping[str, EventValue] = NOTHING) -> str:
        args: dict[str, EventValue] = dict(closed.reason_args)
        said = self.arguments(closed.reason, args, reason=True)
        said["cost"] = self.cost(closed.option, about) or said["cost"]
        return self.language.say(f"why-{closed.reason}", **said)

    def cost(self, option: Option, about: Mapping[str, EventValue]) -> str:
        """What an option costs, for whoever cannot pay it; '' where the cards do not say."""
        return ""

    def arguments(
        self, key: str, args: Mapping[str, EventValue], reason: bool = False
    ) -> dict[str, Value]:
        """The arguments of a message: seats and ids as names, lists as enumerations."""
        said: dict[str, Value] = {"cost": "none"} if reason else {}
        for name, value in args.items():
            said[name] = self.argument(name, value)
        return said

    def argument(self, name: str, value: EventValue) -> Value:
        if isinstance(value, int):
            return self.player(value) if name in SEAT_ARGUMENTS else value
        kind = self.KINDS.get(name, name)
        if isinstance(value, str):
            return self._word(kind, value)
        words: list[str] = []
        for item in value:
            if isinstance(item, dict):
                words.append(self.facts(kind, item))
            else:
                words.append(str(self._word(kind, item) if isinstance(item, str) else item))
        return self.several(words)

    def facts(self, kind: str, facts: Facts) -> str:
        """A thing that is told with its numbers, such as a die: {"die": "axeman", "hits": 2}."""
        return " ".join([str(self.argument(name, value)) for name, value in facts.items()])

    def _word(self, kind: str, word: str) -> Value:
        """One id of an option or event: a seat, a number, or a thing with a name."""
        if kind == "seat" and word.startswith("seat_") and word[5:].isdigit():
            return self.player(int(word[5:]) - 1)
        if word.isdigit():
            return int(word)
        return self.name(kind, word)


def speech_for(
    game: str,
    language: Language,
    players: Sequence[str],
    cards: Mapping[str, object] | None = None,
    standard: Mapping[str, object] | None = None,
) -> Speech:
    """How the game of this name talks: by its own folder here, else plainly."""
    module = module_if_any(f"meadhall.words.{game}.speech")
    speech: type[Speech] = Speech if module is None else module.SPEECH
    return speech(language, players, cards, standard)

"""The door to a game: its name, its settings, its action space, new and saved states."""

from typing import Any, ClassVar

from meadhall.core.cards.book import CardBook
from meadhall.core.cards.cardset import CardSet
from meadhall.core.compiled import mypyc_attr
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import ActionSpace
from meadhall.core.engine.snapshot import agreed, read_state
from meadhall.core.engine.state import State
from meadhall.core.errors import CardError, EngineError, SetupError
from meadhall.core.faults import refused_setting
from meadhall.core.observation import Observation
from meadhall.core.scores import ScoreLine
from meadhall.core.settings import SettingSpec, Shortcut, Variant, check_settings, show_chosen

NO_CARDS = CardSet({}, "", "", True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the hall. Everything outside `games` reaches the rules through this class."""

    # The rule that says how many can play.
    SEATS_RULE: ClassVar[str] = ""

    def __init__(
        self, name: str, title: str, rules_version: int, seat_counts: tuple[int, ...]
    ) -> None:
        self.name = name
        self.title = title
        # Raised whenever a change of the rules could make an old record replay differently.
        self.rules_version = rules_version
        self.seat_counts = seat_counts

    # -- what every game supplies ----------------------------------------------------------------

    @property
    def actions(self) -> ActionSpace:
        """Every option the game can ever offer."""
        raise NotImplementedError

    def blank_state(self, variant: Variant, chance: Chance) -> State:
        """An empty table, for `set_up` and for reading a saved game."""
        raise NotImplementedError

    def set_up(self, s: Any) -> None:
        """Lay the table out and call the first frames; `new` then runs to the first choice."""
        raise NotImplementedError

    def view(self, s: Any, seat: int | None) -> dict[str, object]:
        """What `state.view` gives."""
        raise NotImplementedError

    def view_schema(self) -> dict[str, object]:
        """JSON Schema of what `state.view` gives; nothing else can be in a view."""
        raise NotImplementedError

    def scores(self, s: Any) -> list[int]:
        """Points by seat: so far, or final once the game is over."""
        raise NotImplementedError

    # -- what a game supplies where it has more than the plain ------------------------------------

    def setting_specs(
        self, seats: int, chosen: dict[str, object] | None = None, cards: object = None
    ) -> list[SettingSpec]:
        """The settings of a game with these seats: legal values, default, a sentence each."""
        return []

    def shortcuts(self) -> list[Shortcut]:
        """Words of the command line that choose settings of this game."""
        return []

    def variant(self, card_set: CardSet, seats: int, chosen: dict[str, object]) -> Variant:
        """The settings as the rules read them; `chosen` has a value for each."""
        return Variant(self, card_set, seats, chosen)

    def resolve(
        self, card_set: CardSet, seats: int, chosen: dict[str, object]
    ) -> dict[str, object]:
        """Every setting with its value; SetupError names all mistakes."""
        return check_settings(self.setting_specs(seats, chosen, card_set), chosen)

    def redraw(self, s: Any, seat: int | None, chance: Chance) -> None:
        """Draw all anew that this seat cannot know, for `state.resample`: `s` is a copy already.

        The outcome depends on what the seat can know and on `chance` alone: whatever is shuffled is
        sorted first (`s.in_order`, or `chance.mixed`).
        """

    def plays(self, rules_version: int) -> bool:
        """Would a game that began under this version of the rules go on here exactly as there?"""
        return rules_version == self.rules_version

    def stage(self, s: Any) -> dict[str, int | str]:
        """How far the game is, as everybody at the table sees it: round, rounds, phase."""
        return {}

    def breakdown(self, s: Any, seat: int) -> list[ScoreLine]:
        """What `state.breakdown` gives."""
        return [ScoreLine("points", "", self.scores(s)[seat])]

    def winners(self, s: Any) -> list[int]:
        """The seats that won a game that is over."""
        scores = self.scores(s)
        best = max(scores)
        return [seat for seat in range(s.seats) if scores[seat] == best]

    def sides(self, s: Any) -> list[int]:
        """By seat, the number of its side: who shares one wins or loses together."""
        return list(range(s.seats))

    def observation(self, seats: int) -> Observation:
        """What the numbers of `state.observe` are, at a table of so many seats."""
        raise EngineError(f"{self.title} has no observation")

    def observe(self, s: Any, seat: int) -> bytes | list[int]:
        """The numbers themselves, as this seat sees the table; as bytes where it matters."""
        raise EngineError(f"{self.title} has no observation")

    @property
    def card_book(self) -> CardBook[CardSet] | None:
        """What card files of the game say and how they are read."""
        return None

    # -- what follows from it ---------------------------------------------------------------------

    @property
    def package(self) -> str:
        """Where the frames of the game are found when a saved game is read."""
        module = type(self).__module__
        return module.rpartition(".")[0] if module.endswith(".game") else module

    def card_set(self, cards: object = None) -> CardSet:
        """The standard card set, or one's own: a CardSet, TOML text, or data out of a record."""
        book = self.card_book
        return NO_CARDS if book is None else book.card_set(cards)

    def load_cards(self, text: str, source: str) -> CardSet:
        """A card set of one's own out of TOML; CardError names every mistake in `source`."""
        book = self.card_book
        if book is None:
            raise CardError(f"{source}: {self.title} has no cards")
        return book.load(text, source)

    def export_cards(self, cards: object = None) -> str:
        """A card set (None: the standard one) as TOML to edit."""
        book = self.card_book
        return "" if book is None else book.export(book.card_set(cards))

    def reconstructed(self, cards: object = None) -> list[tuple[str, str, str]]:
        """The numbers that are ours, not the printed ones: (table, entry, fields)."""
        book = self.card_book
        return [] if book is None else book.reconstructed(book.card_set(cards))

    def card_data(self, cards: object = None) -> dict[str, object]:
        """The cards as data. Never change it."""
        return self.card_set(cards).data

    def check_seats(self, seats: object) -> int:
        if type(seats) is int and seats in self.seat_counts:
            return seats
        expected = [str(count) for count in self.seat_counts]
        raise SetupError([refused_setting("seats", show_chosen(seats), expected, self.SEATS_RULE)])

    def new(
        self,
        seats: int,
        settings: dict[str, object] | None = None,
        seed: int | str | bytes = 0,
        cards: object = None,
        chance: Chance | None = None,
    ) -> State:
        """A fresh game, set up and run to its first decision. Wrong settings raise SetupError.

        `chance` takes the place of `seed` where outcomes are forced or come from a committed seed.
        """
        variant = agreed(self, seats, {} if settings is None else settings, cards)
        return self.begin(variant, Chance(key_of(seed)) if chance is None else chance)

    def begin(self, variant: Variant, chance: Chance) -> State:
        """As `new`, of what was agreed on before: `state.setup` of an earlier game.

        Who plays many games of one kind shares all that follows from it, and makes it once.
        """
        s = self.blank_state(variant, chance)
        self.set_up(s)
        s.run()
        return s

    def from_json(self, data: dict[str, object]) -> State:
        """The state that `state.to_json` wrote; RecordError where another version wrote it."""
        return read_state(self, data)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), ())

    def __repr__(self) -> str:
        return f"<Game {self.title}, rules version {self.rules_version}>"

"""The door to a game: its name, its options, its action space, new and saved states."""

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace
from meadhall.core.engine.state import State
from meadhall.core.settings import OptionSpec


class Game:
    """One game of the hall. Everything outside `games` reaches the rules through this class."""

    def __init__(
        self, name: str, title: str, rules_version: int, seat_counts: tuple[int, ...]
    ) -> None:
        self.name = name
        self.title = title
        # Raised whenever a change of the rules could make an old record replay differently.
        self.rules_version = rules_version
        self.seat_counts = seat_counts

    @property
    def actions(self) -> ActionSpace:
        """Every option the game can ever offer."""
        raise NotImplementedError

    def option_specs(
        self, seats: int, chosen: dict[str, object] | None = None, cards: object = None
    ) -> list[OptionSpec]:
        """The options of a game with these seats: legal values, default, a sentence each."""
        raise NotImplementedError

    def load_cards(self, text: str, source: str) -> object:
        """A card set of one's own out of TOML; CardError names every mistake in `source`."""
        raise NotImplementedError

    def export_cards(self, cards: object = None) -> str:
        """A card set (None: the standard one) as TOML to edit."""
        raise NotImplementedError

    def reconstructed(self, cards: object = None) -> list[tuple[str, str, str]]:
        """The numbers that are ours, not the printed ones: (table, entry, fields)."""
        raise NotImplementedError

    def view_schema(self) -> dict[str, object]:
        """JSON Schema of what `state.view` gives; nothing else can be in a view."""
        raise NotImplementedError

    def new(
        self,
        seats: int,
        options: dict[str, object] | None = None,
        seed: int | str | bytes = 0,
        cards: object = None,
        chance: Chance | None = None,
    ) -> State:
        """A fresh game, set up and run to its first decision.

        `chance` takes the place of `seed` where outcomes are forced or come from a committed seed.
        """
        raise NotImplementedError

    def from_json(self, data: dict[str, object]) -> State:
        """The state that `state.to_json` wrote."""
        raise NotImplementedError

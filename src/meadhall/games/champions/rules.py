"""The options of one game, resolved once at set-up and shared by all copies of its state."""

from typing import Final

from meadhall.games.champions.cards import CardSet
from meadhall.games.champions.ids import GOODS

SHORE_COUNT: Final = 4


class Rules:
    """What the table agreed on, as plain fields the procedures can read fast."""

    __slots__ = (
        "begging_good",
        "blame_capped",
        "cards",
        "chosen",
        "destiny_min_one",
        "distrustful",
        "edition",
        "first_player",
        "glory_on_kraken",
        "gullinkambi",
        "hall_of_fame",
        "hut_prices",
        "near",
        "potential_locks",
        "reaction_damage",
        "seats",
        "shores",
        "simultaneous",
        "troll_blame_optional",
    )

    def __init__(self, cards: CardSet, seats: int, chosen: dict[str, object]) -> None:
        self.cards = cards
        self.seats = seats
        # As written in a record: option name to value.
        self.chosen = chosen
        self.edition = str(chosen["edition"])
        reward = str(chosen["begging_reward"])
        # The good a beggar gets, or -1 for one of the beggar's choice (CM-PLACE-10).
        self.begging_good: int = -1 if reward == "choice" else GOODS.index(reward)
        self.hut_prices: list[int] = _numbers(chosen["hut_prices"])
        self.blame_capped: bool = chosen["blame_over_six"] == "cap21"
        self.destiny_min_one: bool = chosen["destiny_min_one"] is True
        self.troll_blame_optional: bool = chosen["troll_kill_blame"] == "optional_each_opponent"
        self.glory_on_kraken: bool = chosen["glory_rune_kraken"] is True
        self.potential_locks: bool = chosen["potential_locks_dice"] is True
        self.reaction_damage: int = _number(chosen["svanhildr_reaction_shield_damage"])
        self.gullinkambi: bool = chosen["gullinkambi"] is True
        self.simultaneous: bool = chosen["assignment"] == "simultaneous"
        self.hall_of_fame: bool = chosen["hall_of_fame"] is True
        self.distrustful: bool = chosen["distrustful_townsfolk"] is True
        # The seat that starts, or -1 for a random one (CM-SETUP-08).
        first = chosen["first_player"]
        self.first_player: int = first - 1 if isinstance(first, int) else -1
        # Near or far, and the shore for four players only (CM-JOURNEY-09, CM-ROUND-06, -07).
        layout = cards.layout_names.index(str(chosen["shore_layout"]))
        near = cards.layout_near[layout]
        self.near: list[bool] = [shore + 1 in near for shore in range(SHORE_COUNT)]
        four_only = cards.layout_four_only[layout]
        self.shores: list[int] = [
            shore for shore in range(SHORE_COUNT) if seats == 4 or shore + 1 != four_only
        ]


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _numbers(value: object) -> list[int]:
    assert isinstance(value, list)
    return [_number(item) for item in value]

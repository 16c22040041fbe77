"""The options of one game, resolved once at set-up and shared by all copies of its state."""

from meadhall.games.reavers.cards import CardSet


class Rules:
    """What the table agreed on, as plain fields the procedures can read fast."""

    __slots__ = (
        "artifact_dice_free",
        "battle_dice_cap",
        "bodn_dice",
        "bonus_at_once",
        "cards",
        "chosen",
        "double_pays_single",
        "last_territory_glory",
        "majority_needs_token",
        "runic_needs_terror",
        "seats",
        "start_player",
        "tiles_pay_any",
    )

    def __init__(self, cards: CardSet, seats: int, chosen: dict[str, object]) -> None:
        self.cards = cards
        self.seats = seats
        # As written in a record: option name to value.
        self.chosen = chosen
        self.bonus_at_once: bool = chosen["selection_bonus_even_if_resting"] is True
        self.last_territory_glory: bool = chosen["territory_glory_in_round_6"] is True
        self.artifact_dice_free: bool = chosen["artifact_dice_usable_as_crew"] is True
        self.tiles_pay_any: bool = chosen["upgrade_pays_any_die_cost"] is True
        self.double_pays_single: bool = chosen["double_hammer_pays_single_hammer"] is True
        cap = chosen["battle_dice_cap"]
        assert isinstance(cap, int)
        # 0: no limit (RM-COMBAT-09).
        self.battle_dice_cap: int = cap
        self.runic_needs_terror: bool = chosen["runic_left_needs_own_terror"] is True
        self.bodn_dice: int = 2 if chosen["bodn_discards_a_second_die"] is True else 1
        self.majority_needs_token: bool = chosen["majority_needs_at_least_one_token"] is True
        # The seat that starts, or -1 for a random one (RM-SETUP-02).
        start = chosen["start_player"]
        self.start_player: int = start - 1 if isinstance(start, int) else -1

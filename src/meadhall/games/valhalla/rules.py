"""The options of one game, resolved once at set-up and shared by all copies of its state."""

from typing import Final

from meadhall.games.valhalla.cardkinds import MonsterCard
from meadhall.games.valhalla.cards import CardSet
from meadhall.games.valhalla.ids import LEVELS, LOKI_CARDS, MONSTERS

NO_LOKI: Final = -1
RANDOM_LOKI: Final = -2
MONSTER_CARDS: Final = 6


class Rules:
    """What the table agreed on, as plain fields the procedures can read fast."""

    __slots__ = (
        "action_draw",
        "action_keep",
        "alliance",
        "banes",
        "cards",
        "choose_spaces",
        "chosen",
        "coop",
        "cooperation",
        "draft",
        "dwarves",
        "first_game_jarls",
        "first_player",
        "five_jarls",
        "king",
        "kings",
        "loki",
        "lost_cards",
        "monster",
        "monster_cards",
        "part_b_draw",
        "part_b_keep",
        "partner",
        "scoring_card",
        "seats",
        "setup_discard",
        "simplified",
        "suitable_jarls",
        "teams",
        "thor",
        "tyr",
        "valkyries",
    )

    def __init__(self, cards: CardSet, seats: int, chosen: dict[str, object]) -> None:
        self.cards = cards
        self.seats = seats
        # As written in a record: option name to value.
        self.chosen = chosen
        loki = chosen["loki"]
        self.loki: int = NO_LOKI if loki == "none" else RANDOM_LOKI
        if loki in LOKI_CARDS:
            self.loki = LOKI_CARDS.index(str(loki))
        self.thor: bool = chosen["thor"] is True
        self.valkyries: bool = chosen["valkyries"] is True
        self.dwarves: bool = chosen["dwarves"] is True
        self.tyr: bool = chosen["tyr"] is True
        self.king: bool = chosen["king"] is True
        self.kings: int = (cards.kings_six if seats == 6 else 1) if self.king else 0
        self.cooperation: bool = chosen["teams"] == "cooperation"
        self.alliance: bool = chosen["teams"] == "alliance"
        self.teams: bool = self.cooperation or self.alliance
        # VH-TEAM-01: who sits opposite; -1 without team play.
        half = seats // 2
        self.partner: list[int] = [
            (seat + half) % seats if self.teams else -1 for seat in range(seats)
        ]
        self.simplified: bool = chosen["simplified"] is True
        self.draft: bool = chosen["hand"] == "draft"
        self.five_jarls: bool = chosen["jarls"] == "five"
        self.first_game_jarls: bool = chosen["jarls"] == "first_game"
        self.suitable_jarls: bool = chosen["solo_jarls"] == "suitable"
        self.choose_spaces: bool = chosen["spaces"] == "chosen"
        first = chosen["first_player"]
        # The seat that starts, or -1 for a random one (VH-SETUP-13).
        self.first_player: int = first - 1 if isinstance(first, int) else -1
        self.coop: bool = chosen["mode"] == "coop"
        # The Monster to be fought, -1 in a game against each other.
        self.monster: int = -1
        self.monster_cards: list[MonsterCard] = []
        self.banes: bool = chosen["monster_traits"] is True
        self.lost_cards: int = cards.solo_lost[LEVELS.index(str(chosen["level"]))]
        if chosen["mode"] != "versus":
            self._read_monster()
        self._read_draws()
        self.scoring_card: int = cards.alliance_card[seats] if self.alliance else seats

    def _read_monster(self) -> None:
        """VH-SOLO-01, VH-VARIANT-12: the pile, on its stronger side with an extra deck."""
        self.monster = MONSTERS.index(str(self.chosen["monster"]))
        piles = self.cards.strong_monsters if self.valkyries else self.cards.monsters
        first = self.monster * MONSTER_CARDS
        self.monster_cards = piles[first : first + MONSTER_CARDS]

    def _read_draws(self) -> None:
        """VH-TURN-16, -17, VH-VALKYRIE-02, -03, VH-DWARF-02, VH-SETUP-09, -10, VH-VARIANT-12."""
        cards = self.cards
        decks = (1 if self.valkyries else 0) + (2 if self.dwarves else 0)
        row = cards.draws[decks]
        self.action_draw: int = row[0]
        self.action_keep: int = row[1]
        self.part_b_draw: int = row[2]
        self.part_b_keep: int = row[3]
        if self.monster < 0:
            self.setup_discard: int = cards.setup_discard[self.seats] + row[4]
        elif self.coop:
            self.setup_discard = cards.coop_discard[self.seats - 2]
        else:
            self.setup_discard = cards.solo_discard
        if self.monster >= 0 and self.valkyries:
            self.part_b_draw = cards.solo_draw

"""The component data of Valhalla in the form the rules read: small lists of ints.

The file (cards.toml, or one of an owner's own) is checked once, on loading; after that an index
into these lists is all a rule needs, and a card set is shared by every state that plays with it.
"""

import json
import tomllib
from copy import deepcopy
from hashlib import sha256
from importlib.resources import files

from meadhall.core.cards.cardset import CardSet as CoreCardSet
from meadhall.core.cards.read import Entry, in_order, items, number, subtable, text_list, whole_list
from meadhall.core.errors import CardError
from meadhall.games.valhalla.cardcheck import check_data
from meadhall.games.valhalla.cardkinds import Jarl, MonsterCard, place
from meadhall.games.valhalla.ids import (
    BASE_TACTICS,
    BASE_WARRIORS,
    CARDS,
    CLANS,
    DWARF_TACTICS,
    DWARF_WARRIORS,
    EFFECTS,
    FACES,
    FIRST_DWARF,
    FIRST_MISSION,
    FIRST_TACTIC,
    FIRST_THOR,
    FIRST_TYR,
    FIRST_VALKYRIE,
    JARLS,
    LOKI_CARDS,
    MISSIONS,
    MONSTER_TRAITS,
    MONSTERS,
    REQUIREMENTS,
    THOR_BONUSES,
    THOR_CARDS,
    THOR_CONDITIONS,
    TIMINGS,
    TRAITS,
    TYR_CARDS,
    TYR_EFFECTS,
    VALKYRIE_TACTICS,
    VALKYRIE_WARRIORS,
    WEAPONS,
)

# A row of a Loki card: from, to (-1: no end), effect, n, draw, keep.
LokiRow = tuple[int, int, int, int, int, int]


class CardSet(CoreCardSet):
    """Every number of the box. Build it with `load_cards`, `cards_from_data`, `standard_cards`."""

    __slots__ = (
        "action_2_symbols",
        "alliance_card",
        "bane_cancellable",
        "bane_n",
        "clan",
        "coop_discard",
        "coop_hand",
        "coop_shields",
        "copies",
        "cost",
        "cry",
        "dice_of_a_side",
        "draft_hand",
        "draft_refill",
        "draft_row",
        "draws",
        "favour",
        "five_jarls",
        "five_jarls_six",
        "forge",
        "free_rerolls",
        "frost",
        "glory",
        "grey_dice",
        "hand_discarded",
        "hand_drawn",
        "hunt",
        "jarls",
        "jarls_dealt",
        "kin_one",
        "kin_two",
        "king_bonus",
        "king_dice",
        "king_end",
        "kings_six",
        "loki_delta",
        "loki_rows",
        "mission_activated",
        "mission_margin",
        "monsters",
        "need",
        "need_kind",
        "need_n",
        "reshuffle_hand",
        "score_captured",
        "score_own",
        "score_sets",
        "setup_discard",
        "shields",
        "simplified_hand",
        "solo_after_loss",
        "solo_dice",
        "solo_discard",
        "solo_draw",
        "solo_giant_dice",
        "solo_hand",
        "solo_lost",
        "solo_shields",
        "strength",
        "strong_monsters",
        "supply",
        "symbols",
        "tactic_per_warrior",
        "tactic_timing",
        "target",
        "team_limit",
        "thor_bonus",
        "thor_condition",
        "thor_n",
        "trait",
        "tyr_clan",
        "tyr_dealt",
        "tyr_effect",
        "tyr_in_deck",
        "tyr_n",
        "tyr_weapon",
        "variety_four",
        "variety_three",
        "warrior_row",
        "without_three_plus",
    )

    def __init__(self, data: dict[str, object], source: str) -> None:
        """`data` must have passed `check_data`."""
        digest = digest_of(data)
        super().__init__(data, source, digest, digest == _packaged_digest())
        self._read_warriors()
        self._read_tactics()
        self._read_other_cards()
        self._read_traits()
        self._read_jarls()
        self._read_loki()
        self._read_setup()
        self._read_scoring()
        self._read_monsters()

    def table(self, name: str) -> Entry:
        return subtable(self.data, name)

    def _read_warriors(self) -> None:
        kinds = len(CARDS)
        self.copies: list[int] = [0] * kinds
        self.glory: list[int] = [0] * kinds
        self.clan: list[int] = [-1] * kinds
        self.strength: list[int] = [0] * kinds
        self.trait: list[int] = [-1] * kinds
        self.target: list[int] = [-1] * kinds
        self.symbols: list[int] = [0] * kinds
        # What a Warrior asks for: the kind, the number of dice, and for `exact` how many of each
        # weapon (card * 5 + weapon).
        self.need_kind: list[int] = [0] * kinds
        self.need_n: list[int] = [0] * kinds
        self.need: list[int] = [0] * (kinds * 5)
        self._read_deck_warriors(self.table("base"), BASE_WARRIORS, 0)
        self._read_deck_warriors(self.table("valkyries"), VALKYRIE_WARRIORS, FIRST_VALKYRIE)
        self._read_deck_warriors(self.table("dwarves"), DWARF_WARRIORS, FIRST_DWARF)

    def _read_deck_warriors(self, deck: Entry, names: tuple[str, ...], first: int) -> None:
        for at, entry in enumerate(in_order(deck, "warriors", names)):
            card = first + at
            self.copies[card] = number(entry, "copies") if "copies" in entry else 1
            self.glory[card] = number(entry, "glory")
            self.clan[card] = place(entry["clan"], CLANS)
            self.strength[card] = number(entry, "strength")
            self.trait[card] = place(entry.get("trait"), TRAITS)
            self.target[card] = place(entry.get("target"), CLANS)
            self.symbols[card] = number(entry, "symbols")
            asked = subtable(entry, "requirement")
            self.need_kind[card] = place(asked["kind"], REQUIREMENTS)
            self.need_n[card] = number(entry, "symbols")
            if "weapons" in asked:
                for weapon in text_list(asked, "weapons"):
                    self.need[card * 5 + WEAPONS.index(weapon)] += 1

    def _read_tactics(self) -> None:
        kinds = len(CARDS)
        self.tactic_timing: list[int] = [-1] * kinds
        # The face of the die to be discarded; the face "miss" stands for any; -1 for no die.
        self.cost: list[int] = [-1] * kinds
        self.free_rerolls: list[int] = [0] * kinds
        self.supply: list[int] = [-1] * kinds
        self.tactic_per_warrior: list[int] = [0] * kinds
        # Battle Cry: Activation, by the number of Warriors activated, 0 first.
        self.cry: list[int] = [0]
        first = FIRST_TACTIC
        self._read_deck_tactics(self.table("base"), BASE_TACTICS, first)
        first += len(BASE_TACTICS)
        self._read_deck_tactics(self.table("valkyries"), VALKYRIE_TACTICS, first)
        first += len(VALKYRIE_TACTICS)
        self._read_deck_tactics(self.table("dwarves"), DWARF_TACTICS, first)

    def _read_deck_tactics(self, deck: Entry, names: tuple[str, ...], first: int) -> None:
        for at, entry in enumerate(in_order(deck, "tactics", names)):
            card = first + at
            effect = subtable(entry, "effect")
            self.copies[card] = number(entry, "copies")
            self.tactic_timing[card] = place(entry["timing"], TIMINGS)
            self.strength[card] = number(effect, "strength")
            if "discard_die" in effect:
                asked = effect["discard_die"]
                self.cost[card] = place("miss" if asked == "any" else asked, FACES)
            self.free_rerolls[card] = number(effect, "free_rerolls")
            self.supply[card] = place(effect.get("virtual_die"), WEAPONS)
            self.tactic_per_warrior[card] = number(effect, "strength_per_team_warrior")
            if "strength_by_activated" in effect:
                self.cry = [0, *whole_list(effect, "strength_by_activated")]

    def _read_other_cards(self) -> None:
        self.mission_margin: int = 0
        self.mission_activated: int = 0
        missions = in_order(self.table("valkyries"), "missions", MISSIONS)
        for at, entry in enumerate(missions):
            self.copies[FIRST_MISSION + at] = number(entry, "copies")
            self.glory[FIRST_MISSION + at] = number(entry, "glory")
            self.mission_margin += number(entry, "margin")
            self.mission_activated += number(entry, "activated")
        kinds = len(CARDS)
        self.thor_condition: list[int] = [-1] * kinds
        self.thor_bonus: list[int] = [-1] * kinds
        self.thor_n: list[int] = [0] * kinds
        for at, entry in enumerate(in_order(self.table("thor"), "cards", THOR_CARDS)):
            card = FIRST_THOR + at
            self.copies[card] = number(entry, "copies")
            self.glory[card] = number(entry, "glory")
            self.thor_condition[card] = place(entry["condition"], THOR_CONDITIONS)
            self.thor_bonus[card] = place(entry["bonus"], THOR_BONUSES)
            self.thor_n[card] = number(entry, "n")
        self.tyr_effect: list[int] = [-1] * kinds
        self.tyr_clan: list[int] = [-1] * kinds
        self.tyr_weapon: list[int] = [-1] * kinds
        self.tyr_n: list[int] = [0] * kinds
        for at, entry in enumerate(in_order(self.table("tyr"), "cards", TYR_CARDS)):
            card = FIRST_TYR + at
            self.copies[card] = number(entry, "copies")
            self.tyr_effect[card] = place(entry["effect"], TYR_EFFECTS)
            self.tyr_clan[card] = place(entry.get("clan"), CLANS)
            self.tyr_weapon[card] = place(entry.get("weapon"), WEAPONS)
            self.tyr_n[card] = number(entry, "n")
        self.tyr_in_deck: int = number(self.table("tyr"), "shuffled_in")
        self.tyr_dealt: int = number(self.table("tyr"), "dealt_per_player")

    def _read_traits(self) -> None:
        traits = {str(entry["id"]): entry for entry in items(self.table("traits"), "list")}
        self.hunt: int = number(traits["boar_hunt"], "bonus")
        self.kin_one: int = number(traits["kin"], "bonus_1")
        self.kin_two: int = number(traits["kin"], "bonus_2")
        self.variety_three: int = number(traits["variety"], "bonus_3")
        self.variety_four: int = number(traits["variety"], "bonus_4")
        self.frost: int = number(traits["giant_frost"], "dice")
        self.forge: int = number(traits["dwarf_forge"], "bonus")
        # By trait: Glory of the three Favours.
        self.favour: list[int] = [
            number(traits[name], "bonus") if name.startswith("favour") else 0 for name in TRAITS
        ]

    def _read_jarls(self) -> None:
        self.jarls: list[Jarl] = [Jarl(it) for it in in_order(self.table("jarls"), "list", JARLS)]

    def _read_loki(self) -> None:
        self.loki_delta: list[int] = []
        self.loki_rows: list[list[LokiRow]] = []
        for entry in in_order(self.table("loki"), "cards", LOKI_CARDS):
            self.loki_delta.append(number(entry, "setup_discard_delta"))
            rows: list[LokiRow] = []
            for row in items(entry, "rows"):
                most = number(row, "max") if "max" in row else -1
                effect = place(row["effect"], EFFECTS)
                n, draw, keep = number(row, "n"), number(row, "draw"), number(row, "keep")
                rows.append((number(row, "min"), most, effect, n, draw, keep))
            self.loki_rows.append(rows)

    def _read_setup(self) -> None:
        play = self.table("play")
        self.team_limit: int = number(play, "team_limit")
        self.hand_drawn: int = number(play, "hand_drawn")
        self.hand_discarded: int = number(play, "hand_discarded")
        self.action_2_symbols: int = number(play, "action_2_symbols")
        sets = {str(it["colour"]): number(it, "count") for it in items(self.table("dice"), "sets")}
        self.dice_of_a_side: int = sets["red"]
        self.grey_dice: int = sets["grey"]
        players = self.table("players")
        self.shields: int = number(items(players, "colours")[0], "shields")
        # Index: seats, 0 to 6.
        self.setup_discard: list[int] = [0] * 7
        self.warrior_row: list[int] = [0] * 7
        self.jarls_dealt: list[int] = [0] * 7
        self.reshuffle_hand: list[bool] = [False] * 7
        self.without_three_plus: list[bool] = [False] * 7
        for entry in items(players, "counts"):
            seats = number(entry, "players")
            self.setup_discard[seats] = number(entry, "setup_discard")
            self.warrior_row[seats] = number(entry, "warrior_row")
            self.jarls_dealt[seats] = number(entry, "jarls_dealt")
            self.reshuffle_hand[seats] = entry["reshuffle_hand_discards"] is True
            self.without_three_plus[seats] = entry["exclude_jarls_3plus"] is True
        # By decks in play (Valkyries 1, Dwarves 2): action draw, keep, part B draw, keep, discards.
        self.draws: list[list[int]] = []
        rows: dict[str, Entry] = {}
        for entry in items(self.table("draw_rules"), "list"):
            rows[" ".join(sorted(text_list(entry, "modules")))] = entry
        for modules in ("", "valkyries", "dwarves", "dwarves valkyries"):
            row = rows[modules]
            fields = ("action_draw", "action_keep", "part_b_draw", "part_b_keep")
            self.draws.append([number(row, field) for field in (*fields, "extra_setup_discard")])
        variant = self.table("variant")
        self.simplified_hand: int = number(variant, "simplified_hand")
        self.draft_hand: int = number(variant, "draft_hand")
        self.draft_row: int = number(variant, "draft_row_start")
        self.draft_refill: int = number(variant, "draft_row_refill")
        self.five_jarls: int = number(variant, "five_jarls")
        self.five_jarls_six: int = number(variant, "five_jarls_6_players")

    def _read_scoring(self) -> None:
        scoring = self.table("scoring")
        # Index: seats, 0 to 6.
        self.score_own: list[int] = [0] * 7
        self.score_captured: list[int] = [0] * 7
        self.score_sets: list[list[tuple[int, int]]] = [[] for _ in range(7)]
        for entry in items(scoring, "cards"):
            seats = number(entry, "players")
            self.score_own[seats] = number(entry, "own_shield")
            self.score_captured[seats] = number(entry, "captured_shield")
            self.score_sets[seats] = [
                (number(it, "size"), number(it, "bonus")) for it in items(entry, "sets")
            ]
        self.alliance_card: list[int] = [0] * 7
        self.alliance_card[4] = number(scoring, "alliance_card_for_4")
        self.alliance_card[6] = number(scoring, "alliance_card_for_6")
        king = self.table("king")
        self.king_end: int = number(king, "end_bonus")
        self.kings_six: int = number(king, "kings_6")
        self.king_bonus: list[list[int]] = [[] for _ in range(7)]
        self.king_dice: list[list[int]] = [[] for _ in range(7)]
        for entry in items(king, "tracks"):
            seats = number(entry, "players")
            self.king_bonus[seats] = whole_list(entry, "bonus")
            self.king_dice[seats] = whole_list(entry, "attacker_dice")

    def _read_monsters(self) -> None:
        # monster * 6 + card, weakest first.
        self.monsters: list[MonsterCard] = []
        self.strong_monsters: list[MonsterCard] = []
        for monster in in_order(self.table("monsters"), "list", MONSTERS):
            for entry in items(monster, "cards"):
                self.monsters.append(MonsterCard(entry, False))
                self.strong_monsters.append(MonsterCard(entry, True))
        banes = in_order(self.table("monsters"), "traits", MONSTER_TRAITS)
        self.bane_n: list[int] = [number(entry, "n") for entry in banes]
        self.bane_cancellable: list[bool] = [it["cancellable_by_cut_off"] is True for it in banes]
        solo = self.table("solo")
        self.solo_discard: int = number(solo, "setup_discard")
        self.solo_hand: int = number(solo, "hand")
        self.solo_shields: int = number(solo, "shields")
        self.solo_dice: int = number(solo, "monster_dice")
        self.solo_lost: list[int] = whole_list(solo, "cards_lost_after_defeat")
        self.solo_draw: int = number(solo, "extra_deck_part_b_draw")
        self.solo_giant_dice: int = number(solo, "giant_extra_dice")
        self.solo_after_loss: int = number(solo, "warriors_sent_after_defeat")
        coop = self.table("coop")
        # Index: seats - 2.
        self.coop_discard: list[int] = whole_list(coop, "setup_discard")
        self.coop_shields: list[int] = whole_list(coop, "shields_per_player")
        self.coop_hand: int = number(coop, "hand")

    def deck(self, first: int, end: int) -> list[int]:
        """Every card from index `first` up to `end`, each as often as the box has it."""
        cards: list[int] = []
        for card in range(first, end):
            cards += [card] * self.copies[card]
        return cards


def load_cards(text: str, source: str) -> CardSet:
    """The card set written in the TOML `text`; `source` is the file's name for messages."""
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        raise CardError(f"{source}: this is not TOML: {error}") from error
    except RecursionError as error:
        raise CardError(f"{source}: this is not a card file: nested too deeply") from error
    return cards_from_data(data, source)


def cards_from_data(data: dict[str, object], source: str) -> CardSet:
    """The card set in `data`, as TOML or JSON gave it: a record carries its own cards."""
    check_data(data, source)
    return CardSet(deepcopy(data), source)


_standard: list[CardSet] = []
_standard_digest: list[str] = []


def standard_cards() -> CardSet:
    """The card set that comes with the game. One for all, so never change it."""
    if not _standard:
        _standard.append(load_cards(packaged_text(), "cards.toml"))
    return _standard[0]


def packaged_text() -> str:
    """The file of the standard card set, comments and all."""
    return files("meadhall.games.valhalla").joinpath("cards.toml").read_text("utf-8")


def digest_of(data: dict[str, object]) -> str:
    """One word for the whole content, whatever the order of fields: SHA-256 of canonical JSON."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(canonical.encode()).hexdigest()


def _packaged_digest() -> str:
    if not _standard_digest:
        _standard_digest.append(digest_of(tomllib.loads(packaged_text())))
    return _standard_digest[0]

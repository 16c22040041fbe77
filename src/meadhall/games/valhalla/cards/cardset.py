"""The component data of Valhalla in the form the rules read: small lists of ints.

A file is checked once, on loading; after that an index into these lists is all a rule needs, and a
card set is shared by every state that plays with it.
"""

from typing import cast

from meadhall.core.cards.cardset import CardSet as AnyCardSet
from meadhall.core.cards.read import (
    Entry,
    entries_of,
    in_order,
    items,
    number,
    subtable,
    word_place,
)
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.cards.kinds import Jarl, MonsterCard

# A row of a Loki card: from, to (-1: no end), effect, n, draw, keep.
LokiRow = tuple[int, int, int, int, int, int]


class CardSet(AnyCardSet):
    """Every number of the box; `columns` says what is read into which list."""

    # By card number (ids.CARDS), -1 or 0 where a card has no such thing.
    copies: list[int]
    glory: list[int]
    clan: list[int]
    strength: list[int]
    trait: list[int]
    target: list[int]
    symbols: list[int]
    # What a Warrior asks for: the kind, the number of dice, and for `exact` how many of each
    # weapon (card * 5 + weapon).
    need_kind: list[int]
    need_n: list[int]
    need: list[int]
    tactic_timing: list[int]
    # The face of the die to be discarded; the face "miss" stands for any; -1 for no die.
    cost: list[int]
    free_rerolls: list[int]
    supply: list[int]
    tactic_per_warrior: list[int]
    # Battle Cry: Activation, by the number of Warriors activated, 0 first.
    cry: list[int]
    margins: list[int]
    activations: list[int]
    mission_margin: int
    mission_activated: int
    thor_condition: list[int]
    thor_bonus: list[int]
    thor_n: list[int]
    tyr_effect: list[int]
    tyr_clan: list[int]
    tyr_weapon: list[int]
    tyr_n: list[int]
    tyr_in_deck: int
    tyr_dealt: int
    # By trait, and the same numbers by name; of the Favours alone in `favour`.
    trait_bonus: list[int]
    hunt: int
    kin_one: int
    kin_two: int
    variety_three: int
    variety_four: int
    frost: int
    forge: int
    favour: list[int]
    jarls: list[Jarl]
    loki_delta: list[int]
    loki_rows: list[list[LokiRow]]
    team_limit: int
    hand_drawn: int
    hand_discarded: int
    action_2_symbols: int
    dice_counts: list[int]
    dice_of_a_side: int
    grey_dice: int
    shields: int
    # Index: seats, 0 to 6.
    setup_discard: list[int]
    warrior_row: list[int]
    jarls_dealt: list[int]
    reshuffle_hand: list[bool]
    without_three_plus: list[bool]
    # Index: decks in play (Valkyries 1, Dwarves 2).
    action_draw: list[int]
    action_keep: list[int]
    part_b_draw: list[int]
    part_b_keep: list[int]
    extra_discard: list[int]
    simplified_hand: int
    draft_hand: int
    draft_row: int
    draft_refill: int
    five_jarls: int
    five_jarls_six: int
    # Index: seats, 0 to 6.
    score_own: list[int]
    score_captured: list[int]
    score_rows: list[list[list[int]]]
    score_sets: list[list[tuple[int, int]]]
    alliance_four: int
    alliance_six: int
    alliance_card: list[int]
    king_end: int
    kings_six: int
    king_bonus: list[list[int]]
    king_dice: list[list[int]]
    # monster * 6 + card, weakest first.
    monsters: list[MonsterCard]
    strong_monsters: list[MonsterCard]
    bane_n: list[int]
    bane_cancellable: list[bool]
    solo_discard: int
    solo_hand: int
    solo_shields: int
    solo_dice: int
    solo_lost: list[int]
    solo_draw: int
    solo_giant_dice: int
    solo_after_loss: int
    # Index: seats - 2.
    coop_discard: list[int]
    coop_shields: list[int]
    coop_hand: int

    def deck(self, first: int, end: int) -> list[int]:
        """Every card from index `first` up to `end`, each as often as the box has it."""
        cards: list[int] = []
        for card in range(first, end):
            cards += [card] * self.copies[card]
        return cards

    def work_out(self) -> None:
        self._work_out_warriors()
        self._work_out_tactics()
        self._work_out_traits()
        self.mission_margin = sum(self.margins)
        self.mission_activated = sum(self.activations)
        self.jarls = [Jarl(it) for it in in_order(self.data, "jarls.list", ids.JARLS)]
        self.loki_rows = [
            [_loki_row(row) for row in items(card, "rows")]
            for card in in_order(self.data, "loki.cards", ids.LOKI_CARDS)
        ]
        self.dice_of_a_side = self.dice_counts[0]
        self.grey_dice = self.dice_counts[2]
        self.score_sets = [[(row[0], row[1]) for row in rows] for rows in self.score_rows]
        self.alliance_card = [0, 0, 0, 0, self.alliance_four, 0, self.alliance_six]
        self.monsters = []
        self.strong_monsters = []
        for monster in in_order(self.data, "monsters.list", ids.MONSTERS):
            for card in items(monster, "cards"):
                self.monsters.append(MonsterCard(card, False))
                self.strong_monsters.append(MonsterCard(card, True))

    def _work_out_warriors(self) -> None:
        self.need_kind = [0] * ids.CARD_KINDS
        self.need_n = self.symbols.copy()
        self.need = [0] * (ids.CARD_KINDS * 5)
        warriors = in_order(self.data, "base.warriors", ids.BASE_WARRIORS)
        warriors += in_order(self.data, "valkyries.warriors", ids.VALKYRIE_WARRIORS)
        warriors += in_order(self.data, "dwarves.warriors", ids.DWARF_WARRIORS)
        for card, warrior in enumerate(warriors):
            asked = subtable(warrior, "requirement")
            self.need_kind[card] = word_place(asked["kind"], ids.REQUIREMENTS)
            for weapon in cast(list[str], asked.get("weapons", [])):
                self.need[card * 5 + ids.WEAPONS.index(weapon)] += 1

    def _work_out_tactics(self) -> None:
        self.cost = [-1] * ids.CARD_KINDS
        self.free_rerolls = [0] * ids.CARD_KINDS
        self.supply = [-1] * ids.CARD_KINDS
        self.tactic_per_warrior = [0] * ids.CARD_KINDS
        tactics = entries_of(self.data, "base.tactics")
        for deck in ("valkyries", "dwarves"):
            tactics = tactics + entries_of(self.data, f"{deck}.tactics")
        for tactic in tactics:
            card = ids.CARDS.index(str(tactic["id"]))
            effect = subtable(tactic, "effect")
            self.strength[card] = number(effect, "strength")
            asked = effect.get("discard_die")
            self.cost[card] = word_place("miss" if asked == "any" else asked, ids.FACES)
            self.free_rerolls[card] = number(effect, "free_rerolls")
            self.supply[card] = word_place(effect.get("virtual_die"), ids.WEAPONS)
            self.tactic_per_warrior[card] = number(effect, "strength_per_team_warrior")
            if "strength_by_activated" in effect:
                self.cry = [0, *cast(list[int], effect["strength_by_activated"])]

    def _work_out_traits(self) -> None:
        traits = {
            str(trait["id"]): trait for trait in in_order(self.data, "traits.list", ids.TRAITS)
        }
        self.hunt = number(traits["boar_hunt"], "bonus")
        self.kin_one = number(traits["kin"], "bonus_1")
        self.kin_two = number(traits["kin"], "bonus_2")
        self.variety_three = number(traits["variety"], "bonus_3")
        self.variety_four = number(traits["variety"], "bonus_4")
        self.frost = number(traits["giant_frost"], "dice")
        self.forge = number(traits["dwarf_forge"], "bonus")
        self.favour = [
            bonus if name.startswith("favour") else 0
            for name, bonus in zip(ids.TRAITS, self.trait_bonus, strict=True)
        ]


def _loki_row(row: Entry) -> LokiRow:
    most = number(row, "max") if "max" in row else -1
    effect = word_place(row["effect"], ids.EFFECTS)
    n, drawn, keep = number(row, "n"), number(row, "draw"), number(row, "keep")
    return (number(row, "min"), most, effect, n, drawn, keep)

"""Everything that can lie on a table of Valhalla, with what it does."""

from collections.abc import Mapping
from typing import Any, Final

from meadhall.games.valhalla.ids import MONSTER_TRAITS
from meadhall.guide.things import Shelf
from meadhall.guide.valhalla.about import About
from meadhall.guide.valhalla.book import DECK_TABLES, Book, Entry, shield_points
from meadhall.words.valhalla.speech import ValhallaSpeech, entries

TRAIT_RULES: Final = {
    "boar_hunt": "VH-TRAIT-02",
    "kin": "VH-TRAIT-03",
    "variety": "VH-TRAIT-04",
    "giant_frost": "VH-GIANT-06",
    "favour_company": "VH-VALKYRIE-06",
    "favour_clan": "VH-VALKYRIE-07",
    "favour_alone": "VH-VALKYRIE-08",
    "dwarf_block": "VH-DWARF-03",
    "dwarf_deny": "VH-DWARF-06",
    "dwarf_disarm": "VH-DWARF-07",
    "dwarf_forge": "VH-DWARF-08",
}
# By the beginning of the id: some cards differ only in the weapon they name.
CARD_RULES: Final = {
    "fury_2": "VH-TACTIC-10",
    "fury_3": "VH-TACTIC-11",
    "heroic_3": "VH-TACTIC-12",
    "heroic_4": "VH-TACTIC-13",
    "new_weapons": "VH-TACTIC-14",
    "push_back": "VH-TACTIC-15",
    "exchange": "VH-TACTIC-16",
    "cut_off": "VH-TACTIC-17",
    "weapon_supply": "VH-VALKYRIE-18",
    "road_to_valhalla": "VH-VALKYRIE-19",
    "call_to_arms": "VH-DWARF-09",
    "battle_cry_team": "VH-DWARF-11",
    "battle_cry_activation": "VH-DWARF-12",
    "mission_no_reroll": "VH-VALKYRIE-14",
    "mission_margin_5": "VH-VALKYRIE-15",
    "mission_three_activated": "VH-VALKYRIE-16",
    "tyr_might": "VH-TYR-06",
    "tyr_hate": "VH-TYR-07",
    "tyr_ease": "VH-TYR-08",
}
THOR_RULES: Final = {
    "draw": "VH-THOR-07",
    "free_reroll": "VH-THOR-08",
    "steal_random": "VH-THOR-09",
    "strength": "VH-THOR-10",
    "extra_die": "VH-THOR-11",
}
# The traits of Monsters have a rule each, in the order of their ids; a test holds them against it.
FIRST_BANE_RULE: Final = 41
GOOD_RULES: Final = {
    "glory": "VH-SCORE-01",
    "own_shield": "VH-END-01",
    "captured_shield": "VH-BATTLE-16",
    "king": "VH-KING-02",
}
PHASE_RULES: Final = {
    "set_up": "VH-SETUP-16",
    "turn": "VH-TURN-02",
    "battle": "VH-BATTLE-01",
    "ragnarok": "VH-RAGNAROK-01",
    "over": "VH-SCORE-09",
}


class Lexicon:
    """Fills a shelf from the card data of one table."""

    def __init__(
        self,
        shelf: Shelf,
        book: Book,
        about: About,
        speech: ValhallaSpeech,
        data: Mapping[str, Any],
    ) -> None:
        self.shelf = shelf
        self.book = book
        self.about = about
        self.speech = speech
        self.data = data
        self.say = speech.language.say

    def fill(self) -> None:
        self._cards()
        self._people()
        self._monsters()
        self._dice()
        self._tokens()
        for phase, rule in PHASE_RULES.items():
            self.shelf.add("phase", phase, rule=rule)
        self.shelf.add_all("side", ("attacker", "defender"), "VH-BATTLE-01")
        self.shelf.add_all("level", (str(level) for level in self.data["solo"]["levels"]))

    def _cards(self) -> None:
        shelf = self.shelf
        for table, rows, kind in DECK_TABLES:
            for entry in entries(self.data, table, rows):
                card = str(entry["id"])
                shelf.add("card", card, self.about.card(card), _rule(kind, entry), table=table)
        shelf.add("card", "hidden", self.say("about-card-hidden"), "VH-DWARF-08")
        for card in self.book.loki:
            shelf.add("loki", card, self.about.loki(card), "VH-LOKI-02", table="loki")

    def _people(self) -> None:
        shelf = self.shelf
        for jarl in self.book.jarls:
            shelf.add("jarl", jarl, self.about.jarl(jarl), "VH-JARL-01", table="jarls")
            for which in ("upper", "lower"):
                about = self.about.jarl_trait(jarl, which)
                name = self.speech.name("trait", which)
                shelf.add(f"jarl_{which}", jarl, about, "VH-JARL-02", name, "jarls")
        shelf.add_all("trait", ("upper", "lower"), "VH-JARL-01")
        counts: dict[str, int] = {}
        for card, entry in self.book.cards.items():
            if self.book.is_warrior(card):
                clan = str(entry["clan"])
                counts[clan] = counts.get(clan, 0) + int(entry.get("copies", 1))
        for clan, n in counts.items():
            about = self.say("about-clan", n=n)
            shelf.add("clan", clan, about, "VH-GEN-11")
            shelf.add("clan_short", clan, about, "VH-GEN-11")

    def _monsters(self) -> None:
        shelf = self.shelf
        for monster in self.book.monsters:
            about = self.about.monster(monster)
            shelf.add("monster", monster, about, "VH-SOLO-01", table="monsters")
        for at, bane in enumerate(MONSTER_TRAITS):
            name = self.say(f"bane-{bane}", clan=self.say("clan-shown"))
            shelf.add("bane", bane, rule=f"VH-SOLO-{FIRST_BANE_RULE + at}", name=name)
        shelf.add_all("result", ("won", "lost"), "VH-SOLO-30")

    def _dice(self) -> None:
        shelf = self.shelf
        faces = self.book.faces
        shown = "; ".join(self.speech.name("face", face) for face in faces)
        for face in faces:
            about = self.say("about-face-miss" if face == "miss" else "about-face_weapon")
            rule = "VH-DICE-08" if face == "miss" else "VH-BATTLE-05"
            shelf.add("face", face, about, rule)
            for kind, text in (("own", ""), ("grey", "grey "), ("card", "card ")):
                name = self.speech.die(kind, face)
                told = self.say(f"about-die_{kind}", faces=shown)
                shelf.add("die", f"{text}{face}", f"{about} {told}", "VH-DICE-01", name)

    def _tokens(self) -> None:
        own, captured = shield_points(self.data, len(self.speech.players))
        points = {"own_shield": own, "captured_shield": captured} if captured else {}
        bonus = int(self.data["king"]["end_bonus"])
        for good, rule in GOOD_RULES.items():
            about = self.say(f"about-good-{good}", n=bonus)
            if good in points:
                about += " " + self.say("about-shield_points", n=points[good])
            self.shelf.add("good", good, about, rule)


def _rule(kind: str, entry: Entry) -> str:
    if kind == "warrior":
        return TRAIT_RULES.get(str(entry.get("trait", "")), "VH-GEN-11")
    if kind == "thor":
        return THOR_RULES[str(entry["bonus"])]
    card = str(entry["id"])
    return next((rule for start, rule in CARD_RULES.items() if card.startswith(start)), "")

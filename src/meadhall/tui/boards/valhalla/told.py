"""The table of Valhalla in sentences, for ears: one statement per line."""

from meadhall.games.valhalla.view import SeatView, ValhallaView, WarriorView
from meadhall.guide.valhalla.about import About
from meadhall.guide.valhalla.book import Book
from meadhall.tui.boards.board import Board
from meadhall.words.valhalla.speech import ValhallaSpeech

# Questions in which one's own cards matter.
ABOUT_HAND = ("action", "deploy", "choose_hand", "exchange_hand", "draft", "lose_card", "forge")


class Told:
    """Tells one view."""

    def __init__(
        self, board: Board, book: Book, speech: ValhallaSpeech, view: ValhallaView
    ) -> None:
        self.board = board
        self.book = book
        self.speech = speech
        self.view = view
        self.about = About(book, speech)
        self.say = speech.language.say
        self.name = speech.name

    def cards(self, cards: list[str]) -> str:
        return self.speech.several([self.name("card", card) for card in cards])

    def all(self) -> list[str]:
        view = self.view
        where = self.board.progress(view)
        said = [self.say("told-progress", where=where)]
        if view["last_round"] and not view["over"]:
            said.append(self.say("told-last_round"))
        if view["phase"] == "turn":
            said.append(self.say("told-active", seat=self.speech.player(view["active"])))
        for seat in view["seats"]:
            said += self.seat(seat)
        said += self.own() + self.middle() + self.monster() + self.battle()
        return said

    # -- players ---------------------------------------------------------------------------------

    def seat(self, seat: SeatView) -> list[str]:
        who = self.speech.player(seat["seat"])
        said = [
            self.say(
                "told-seat",
                seat=who,
                shields=seat["own_shields"],
                hand=seat["hand_count"],
                valhalla=seat["valhalla_count"],
            )
        ]
        if seat["jarl"] is not None:
            jarl = self.name("jarl", seat["jarl"])
            said.append(
                self.say("told-jarl", seat=who, jarl=jarl, about=self.about.jarl(seat["jarl"]))
            )
            if seat["jarl_silenced"]:
                said.append(self.say("told-jarl_silenced", jarl=jarl))
        for other, n in enumerate(seat["captured"]):
            if n:
                of = self.speech.player(other)
                said.append(self.say("told-captured", seat=who, n=n, other=of))
        if seat["king_level"]:
            said.append(self.say("told-king", seat=who, level=seat["king_level"]))
        if seat["partner"] is not None:
            other_name = self.speech.player(seat["partner"])
            said.append(self.say("told-partner", seat=who, other=other_name))
        known = [self.name("card", card) for card in seat["known"]]
        if seat["tyr_known"]:
            known.append(self.say("board-tyr_known"))
        if known:
            said.append(self.say("told-known", seat=who, cards=self.speech.several(known)))
        if not seat["team"]:
            said.append(self.say("told-team_empty", seat=who))
        for warrior in seat["team"]:
            said += self.warrior(warrior, who)
        return said

    def warrior(self, warrior: WarriorView, who: str) -> list[str]:
        card = warrior["warrior"]
        name = self.name("card", card)
        said = [self.say("told-warrior", seat=who, warrior=name, about=self.about.warrior(card))]
        if warrior["tyr"] is not None:
            tyr = self.name("card", warrior["tyr"])
            said.append(self.say("told-warrior_tyr", warrior=name, card=tyr))
        if warrior["activated"]:
            said.append(self.say("told-warrior_armed", warrior=name))
        states = [("blocked", warrior["blocked"]), ("denied", warrior["denied"])]
        states += [("road", warrior["on_the_road"]), ("forge", warrior["forge"] is not None)]
        for key, holds in states:
            if holds:
                state = self.say(f"board-{key}")
                said.append(self.say("told-warrior_state", warrior=name, state=state))
        return said

    # -- cards -----------------------------------------------------------------------------------

    def hand(self) -> list[str]:
        """What one holds, and what lies before one in the middle of a choice."""
        at = self.view["seat"]
        if at is None:
            return []
        seat = self.view["seats"][at]
        said: list[str] = []
        if seat["hand"] is not None:
            held = self.say("told-hand", cards=self.cards(seat["hand"]))
            said.append(held if seat["hand"] else self.say("told-no_hand"))
        if seat["drawn"]:
            said.append(self.say("told-drawn", cards=self.cards(seat["drawn"])))
        if seat["set_aside"]:
            said.append(self.say("told-aside", cards=self.cards(seat["set_aside"])))
        return said

    def own(self) -> list[str]:
        said = self.hand()
        for seat in self.view["seats"]:
            if not seat["valhalla"]:
                continue
            cards = self.cards(seat["valhalla"])
            if seat["seat"] == self.view["seat"]:
                said.append(self.say("told-valhalla", cards=cards))
            else:
                who = self.speech.player(seat["seat"])
                said.append(self.say("told-valhalla_of", seat=who, cards=cards))
        return said

    def middle(self) -> list[str]:
        """The discard pile, the open row, Loki's card."""
        said: list[str] = []
        pile = self.view["discard"]
        if pile:
            top = self.name("card", pile[-1])
            said.append(self.say("told-discard", n=len(pile), card=top))
        else:
            said.append(self.say("told-discard_empty"))
        return said + self.row() + self.loki()

    def row(self) -> list[str]:
        row = self.view["row"]
        return [self.say("told-row", cards=self.cards(row))] if row else []

    def loki(self) -> list[str]:
        loki = self.view["loki"]
        if loki is None:
            return []
        return [self.say("told-loki", card=self.name("loki", loki), rows=self.about.loki(loki))]

    # -- fights ----------------------------------------------------------------------------------

    def monster(self) -> list[str]:
        monster = self.view["monster"]
        if monster is None or not monster["cards"]:
            return []
        top, name = monster["cards"][0], self.name("monster", monster["monster"])
        clans = self.speech.several([self.name("clan", clan) for clan in top["clans"]])
        said = [
            self.say(
                "told-monster",
                monster=name,
                level=top["level"],
                left=monster["cards_left"],
                strength=top["strength"],
                warriors=top["warriors"],
                clans=clans,
            )
        ]
        faces = [self.name("face", symbol) for symbol in top["symbols"]]
        covered = [face for face, lies in zip(faces, top["covered"], strict=True) if lies]
        hidden = self.speech.several(covered) if covered else self.say("dice-none")
        symbols = self.speech.several(faces)
        said.append(self.say("told-monster_symbols", symbols=symbols, covered=hidden))
        if top["trait"] is not None:
            said.append(self.say("told-monster_trait", trait=self.about.bane(top)))
        glory, limit = monster["valhalla_glory"], top["valhalla_limit"]
        said.append(self.say("told-monster_room", glory=glory, limit=limit))
        if monster["glory_lost"]:
            said.append(self.say("told-monster_lost", n=monster["glory_lost"]))
        for card in monster["cards"][1:2]:
            level, strength = card["level"], card["strength"]
            said.append(self.say("told-monster_next", level=level, strength=strength))
        return said

    def fighter(self, seat: int | None) -> str:
        monster = self.view["monster"]
        if seat is None and monster is not None:
            return self.name("monster", monster["monster"])
        return self.speech.player(-1 if seat is None else seat)

    def battle(self) -> list[str]:
        battle = self.view["battle"]
        if battle is None:
            return []
        attacker, defender = self.fighter(battle["attacker"]), self.fighter(battle["defender"])
        attack, defence = battle["attack_strength"], battle["defence_strength"]
        monster = self.view["monster"]
        if monster is not None and monster["cards"]:
            strength = monster["cards"][0]["strength"]
            attack = strength if battle["attacker"] is None else attack
            defence = strength if battle["defender"] is None else defence
        if battle["ragnarok"]:
            said = [self.say("told-ragnarok", seat=attacker)]
        else:
            both = {"attacker": attacker, "defender": defender}
            said = [self.say("told-battle", **both, attack=attack, defence=defence)]
        if battle["pool"]:
            said.append(self.say("told-dice", dice=self.speech.dice(battle["pool"])))
        played = [
            ("attacker", battle["attacker_tactics"]),
            ("defender", battle["defender_tactics"]),
        ]
        for side, cards in played:
            if cards:
                named = self.name("side", side)
                said.append(self.say("told-tactics", side=named, cards=self.cards(cards)))
        if battle["helper"] is not None:
            said.append(self.say("told-helper", seat=self.speech.player(battle["helper"])))
        for support in battle["supports"]:
            who, card = self.speech.player(support["seat"]), self.name("card", support["card"])
            side = self.name("side", support["side"])
            said.append(self.say("told-support", seat=who, side=side, card=card))
        return said

    def question(self) -> list[str]:
        """What a question is about, without the whole table."""
        decision = self.view["decision"]
        kind = "" if decision is None else decision["kind"]
        said: list[str] = []
        if kind in ABOUT_HAND or self.view["battle"] is not None:
            said += self.hand()
        if kind in ("draft", "pick_warrior"):
            said += self.row()
        if kind == "premium":
            said += self.loki()
        if kind == "action":
            said += self.monster()
        return said + self.battle()

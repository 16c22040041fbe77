"""The table in sentences, for ears and for terminals without cursor: one statement per line."""

from meadhall.games.champions.view import ChampionsView, LandView, SeatView, ShoreView
from meadhall.guide.champions.about import about_card
from meadhall.guide.champions.book import Book
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.champions.battle import damage_so_far
from meadhall.tui.boards.champions.seats import at_home
from meadhall.words.champions.speech import ChampionsSpeech

CARGO = ("swordsman", "spearman", "axeman", "food")


class Told:
    """Tells one view."""

    def __init__(
        self, board: Board, book: Book, speech: ChampionsSpeech, view: ChampionsView
    ) -> None:
        self.board = board
        self.book = book
        self.speech = speech
        self.view = view
        self.say = speech.language.say
        self.name = speech.name

    def all(self) -> list[str]:
        view = self.view
        first = self.speech.player(view["first"])
        said = [self.say("told-progress", where=self.board.progress(view), first=first)]
        for seat in view["seats"]:
            said.extend(self.seat(seat))
        said.extend(self.town())
        said.extend(self.land(place) for place in view["board"]["land"])
        said.extend(self.shore(shore) for shore in view["board"]["shores"])
        return said + self.battle()

    # -- players ---------------------------------------------------------------------------------

    def seat(self, seat: SeatView) -> list[str]:
        who = self.speech.player(seat["seat"])
        goods = {name: seat[name] for name in ("food", "wood", "coin", "favour", "blame")}
        home = dict(zip(CARGO, [*at_home(self.view, seat), 0], strict=True))
        said = [
            self.say(
                "told-seat",
                seat=who,
                glory=seat["glory"],
                goods=self.speech.goods(goods),
                warriors=self.speech.goods(home),
                workers=seat["workers"],
            )
        ]
        if seat["leader"] is not None:
            said.append(
                self.say("told-leader", seat=who, leader=self.name("leader", seat["leader"]))
            )
        if seat["runes"] or seat["used_runes"]:
            runes = [self.name("rune", rune) for rune in seat["runes"]]
            runes += [
                f"{self.name('rune', r)} ({self.say('board-used')})" for r in seat["used_runes"]
            ]
            said.append(self.say("told-runes", seat=who, runes=self.speech.several(runes)))
        if seat["private_ship"] is not None:
            ship = self.name("ship", seat["private_ship"])
            said.append(self.say("told-ship", seat=who, ship=ship))
        if seat["defeated"]:
            slain = [self.name("enemy", enemy) for enemy in seat["defeated"]]
            said.append(self.say("told-slain", seat=who, enemies=self.speech.several(slain)))
        said.extend(self.destinies(seat, who))
        return said

    def destinies(self, seat: SeatView, who: str) -> list[str]:
        """The cards where this view may see them, their number where it may not."""
        known = (seat["destinies"] or []) + seat["shown_destinies"]
        said = [
            self.say(
                "told-destiny",
                seat=who,
                destiny=self.name("destiny", card),
                about=about_card(self.book, self.speech, "destiny", card),
            )
            for card in known
        ]
        hidden = seat["destiny_count"] - len(known)
        if hidden:
            said.append(self.say("told-hidden_destinies", seat=who, n=hidden))
        return said

    # -- the board -------------------------------------------------------------------------------

    def town(self) -> list[str]:
        board = self.view["board"]
        taken: list[str] = []
        for space in board["spaces"]:
            if space["occupant"] is not None:
                who = self.speech.player(space["occupant"])
                name = self.name("space", space["space"])
                taken.append(self.say("told-stands", seat=who, space=name))
        for place, counts in (("hunting_grounds", board["hunters"]), ("beg", board["beggars"])):
            for seat, count in enumerate(counts):
                if count:
                    who = self.speech.player(seat)
                    taken.append(self.say("told-stands", seat=who, space=self.name("space", place)))
        said = taken or [self.say("told-empty_town")]
        smiths = dict(zip(CARGO, board["smiths"], strict=True))
        said.append(self.say("told-smiths", goods=self.speech.goods(smiths)))
        stalls = [space["space"] for space in board["spaces"] if space["space"] in self.book.stalls]
        names = self.speech.several([self.name("space", stall) for stall in stalls])
        said.append(self.say("told-stalls", stalls=names))
        if board["merchant"] is not None:
            goods = self.book.merchants[board["merchant"]]["goods"]
            said.append(self.say("told-merchant", goods=self.speech.goods(goods)))
        runes = [self.name("rune", rune) for rune in board["runes"] if rune is not None]
        if runes:
            said.append(self.say("told-rune_display", runes=self.speech.several(runes)))
        if board["hut_price"] is not None:
            said.append(self.say("told-hut_price", coin=board["hut_price"]))
        for ship in board["ships_left"]:
            about = about_card(self.book, self.speech, "ship", ship)
            said.append(self.say("told-ship_left", ship=self.name("ship", ship), about=about))
        return said

    def _enemy(self, enemy: str, bounty: int = 0) -> str:
        card = self.book.enemies[enemy]
        reward = dict(card.reward)
        reward["coin"] = reward.get("coin", 0) + bounty
        return self.say(
            "told-enemy",
            enemy=self.name("enemy", enemy),
            colour=self.name("colour", card.colour),
            attack=card.attack,
            defence=card.defence,
            banned=self.name("weapon", card.banned),
            glory=card.glory,
            goods=self.speech.goods(reward),
        )

    def _crew(self, place: LandView | ShoreView) -> str:
        if place["owner"] is None:
            return ""
        counts = place["fighters"] if any(place["fighters"]) else place["plan"] or [0] * 4
        cargo = self.speech.goods(dict(zip(CARGO, counts, strict=True)))
        who = self.speech.player(place["owner"])
        return " " + self.say("told-crew", seat=who, cargo=cargo)

    def land(self, place: LandView) -> str:
        name = self.name("space", place["place"])
        what = self.say("board-empty") if place["enemy"] is None else self._enemy(place["enemy"])
        return f"{name}: {what}{self._crew(place)}"

    def shore(self, shore: ShoreView) -> str:
        where = self.say("board-near" if shore["near"] else "board-far")
        monster = shore["monster"]
        what = self.say("board-empty") if monster is None else self._enemy(monster, shore["bounty"])
        journey = shore["journey"]
        card = self.say("board-empty") if journey is None else self.name("journey", journey)
        return self.say(
            "told-shore",
            shore=shore["shore"],
            where=where,
            enemy=what,
            journey=card,
            crew=self._crew(shore),
        )

    # -- the battle ------------------------------------------------------------------------------

    def battle(self) -> list[str]:
        """The dice on the table and what they would do."""
        roll = self.view["roll"]
        if roll is None:
            return []
        counts: dict[tuple[str, int], int] = {}
        for die, face in zip(roll["dice"], roll["faces"], strict=True):
            counts[die, face] = counts.get((die, face), 0) + 1
        shown = [
            self.speech.shows(die, self.speech.face(*self.book.faces[die][face - 1]), n)
            for (die, face), n in counts.items()
        ]
        said = [self.say("told-dice", dice=self.speech.several(shown))]
        if roll["enemy"] is None:
            return said
        enemy = self.book.enemies[roll["enemy"]]
        said.append(
            self.say(
                "told-fight",
                enemy=self.name("enemy", roll["enemy"]),
                damage=damage_so_far(self.view, roll),
                defence=enemy.defence,
                shields=roll["shields"],
                attack=enemy.attack,
            )
        )
        return said

"""The table of Reavers of Midgard in sentences, for ears: one statement per line."""

from meadhall.games.reavers.view import ReaversView, SeatView
from meadhall.guide.reavers.about import About
from meadhall.guide.reavers.book import Book
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.reavers.battle import successes_of
from meadhall.words.reavers.speech import ReaversSpeech

GOODS = ("food", "favor", "terror", "farm", "wall", "tower")


class Told:
    """Tells one view."""

    def __init__(self, board: Board, book: Book, speech: ReaversSpeech, view: ReaversView) -> None:
        self.board = board
        self.book = book
        self.speech = speech
        self.view = view
        self.about = About(book, speech)
        self.say = speech.language.say
        self.name = speech.name

    def all(self) -> list[str]:
        view = self.view
        start = self.speech.player(view["start"])
        said = [self.say("told-progress", where=self.board.progress(view), start=start)]
        if view["order"]:
            order = self.speech.several([self.speech.player(seat) for seat in view["order"]])
            said.append(self.say("told-order", order=order))
        for seat in view["seats"]:
            said += self.seat(seat)
        return said + self.spaces() + self.cards() + self.rest() + self.combat()

    # -- players ---------------------------------------------------------------------------------

    def seat(self, seat: SeatView) -> list[str]:
        who = self.speech.player(seat["seat"])
        goods = self.speech.goods({name: int(seat[name]) for name in GOODS})  # type: ignore[literal-required]
        said = [self.say("told-seat", seat=who, glory=seat["glory"], goods=goods)]
        if seat["dice"]:
            dice, n = self.speech.dice(seat["dice"]), len(seat["dice"])
            most = self.book.dice_spaces
            said.append(self.say("told-dice", seat=who, dice=dice, n=n, most=most))
        else:
            said.append(self.say("told-no_dice", seat=who))
        if seat["jarl"] is not None:
            clan = self.name("clan", self.book.clan_of(seat["jarl"]))
            reaver = self.name("card", seat["jarl"])
            said.append(self.say("told-jarl", seat=who, reaver=reaver, clan=clan))
        for row in seat["specialists"]:
            if row["reavers"]:
                reavers = self.speech.several([self.name("card", it) for it in row["reavers"]])
                space = self.name("space", row["space"])
                said.append(self.say("told-specialists", seat=who, space=space, reavers=reavers))
        return said + self._pieces(seat, who)

    def _pieces(self, seat: SeatView, who: str) -> list[str]:
        said: list[str] = []
        artifacts: list[str] = []
        for held in seat["artifacts"]:
            name = self.name("card", held["artifact"])
            if held["die"] is not None:
                colour, _, face = held["die"].partition(":")
                die = self.speech.die(colour, face)
                name = self.say("told-artifact_die", artifact=name, die=die)
            artifacts.append(
                self.say("told-artifact_used", artifact=name) if held["used"] else name
            )
        if artifacts:
            every = self.speech.several(artifacts)
            said.append(self.say("told-artifacts", seat=who, artifacts=every))
        tiles: list[str] = []
        for upgrade in seat["upgrades"]:
            name = self.name("upgrade", upgrade["tile"])
            tiles.append(
                self.say("told-upgrade_flipped", tile=name) if upgrade["flipped"] else name
            )
        if tiles:
            said.append(self.say("told-upgrades", seat=who, tiles=self.speech.several(tiles)))
        if seat["tiles"]:
            owned = self.speech.several([self.name("tile", tile) for tile in seat["tiles"]])
            said.append(self.say("told-territories", seat=who, n=len(seat["tiles"]), tiles=owned))
        if seat["pile_count"]:
            said.append(self.say("told-pile", seat=who, n=seat["pile_count"]))
        if seat["prophecies"] and seat["seat"] == self.view["seat"]:
            cards = [self.about.pair_card(card) for card in seat["prophecies"]]
            said.append(self.say("told-own_prophecies", cards=" ".join(cards)))
        return said

    # -- the board -------------------------------------------------------------------------------

    def spaces(self) -> list[str]:
        said: list[str] = []
        for space in self.view["board"]["spaces"]:
            name = self.name("space", space["space"])
            if space["selected_by"] is not None:
                who = self.speech.player(space["selected_by"])
                said.append(self.say("told-selected", seat=who, space=name))
            elif not self.view["over"]:
                said.append(self.say("told-open_space", space=name))
        return said

    def cards(self) -> list[str]:
        board = self.view["board"]
        said = self.pairs("recruit_reavers", board["reaver_pairs"])
        if board["trade_dice"]:
            said.append(self.say("told-trade_dice", dice=self.speech.dice(board["trade_dice"])))
        for card in board["prophecies"]:
            if card is not None:
                said.append(self._card("told-prophecy", card))
        for card in board["sea_battles"]:
            if card is not None:
                said.append(self._card("told-battle", card))
        said += self.pairs("raid_villages", board["village_pairs"])
        return said + self.pairs("raid_keeps", board["keep_pairs"])

    def _card(self, key: str, card: str) -> str:
        return self.say(key, card=self.name("card", card), about=self.about.card(card))

    def pairs(self, space: str, pairs: list[list[str] | None]) -> list[str]:
        name = self.name("space", space)
        said: list[str] = []
        for number, pair in enumerate(pairs, start=1):
            if pair is not None:
                cards = self.speech.several([self.name("card", card) for card in pair])
                said.append(self.say("told-pair", space=name, pair=number, cards=cards))
        return said or [self.say("told-taken", space=name)]

    def rest(self) -> list[str]:
        """Territories and the supply."""
        said: list[str] = []
        for stack in self.view["board"]["stacks"]:
            cost = self.speech.phrases.cost(self.book.stack_cost.get(stack["stack"], []))
            name = self.name("stack", stack["stack"])
            said.append(self.say("told-stack", n=stack["tiles"], stack=name, cost=cost))
        supply = self.view["board"]["supply"]
        goods = [self.speech.amount(token, supply[token]) for token in ("farm", "wall", "tower")]
        for colour in ("red", "blue", "yellow"):
            named = self.name("colour", colour)
            goods.append(self.say("amount-die_colour", n=supply[colour], colour=named))
        said.append(self.say("told-supply", goods=self.speech.several(goods)))
        return said

    # -- what a question is about ----------------------------------------------------------------

    def question(self) -> list[str]:
        """The cards a question is about and the fight in progress, without the whole table."""
        said: list[str] = []
        decision, board, table = self.view["decision"], self.view["board"], self.view["table"]
        kind = "" if decision is None else decision["kind"]
        if kind == "trade" and board["trade_dice"]:
            said.append(self.say("told-trade_dice", dice=self.speech.dice(board["trade_dice"])))
        if table["journey"] is not None:
            name, about = self.name("journey", table["journey"]), ""
            about = self.about.journey(table["journey"])
            said.append(self.say("told-journey", journey=name, about=about))
        if kind in ("battle", "pillage", "spoils_choice", "use_reaver", "specialist"):
            card = str(decision["about"]["card"]) if decision is not None else ""
            said.append(self.about.pair_card(card))
        if table["looked_at"]:
            cards = self.speech.several([self.name("card", card) for card in table["looked_at"]])
            said.append(self.say("told-looked_at", cards=cards))
        return said + self.combat()

    def combat(self) -> list[str]:
        combat = self.view["combat"]
        if combat is None:
            return []
        if not combat["rolled"]:
            return [
                self.say(
                    "told-combat",
                    cause=self.name("cause", combat["cause"]),
                    seat=self.speech.player(combat["seat"]),
                    defense=combat["defense"],
                    n=combat["battle_dice"],
                )
            ]
        dice = [value for value in range(3) for _ in range(combat["shown"][value])]
        return [
            self.say(
                "told-rolled",
                dice=self.speech.battle_dice(dice),
                successes=successes_of(combat),
                defense=combat["defense"],
            )
        ]

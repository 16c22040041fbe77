"""The board of Reavers of Midgard: a raid chart of bone and oxblood, crews on iron beside it."""

from collections.abc import Mapping
from typing import Any, cast

from rich.text import Text

from meadhall.core.chance import Chance
from meadhall.core.decision import Decision, Option
from meadhall.core.game import Game
from meadhall.core.state import State
from meadhall.games.reavers.view import ReaversView
from meadhall.tui.boards.board import Board, CardRow
from meadhall.tui.boards.reavers_about import About
from meadhall.tui.boards.reavers_battle import Fight, Tray
from meadhall.tui.boards.reavers_chart import Chart
from meadhall.tui.boards.reavers_data import DECK_TABLES, Book
from meadhall.tui.boards.reavers_odds import combat_odds
from meadhall.tui.boards.reavers_palette import FORGE, FORGE_DIM, FORGE_TITLE, Signs
from meadhall.tui.boards.reavers_seats import Crew
from meadhall.tui.boards.reavers_told import Told
from meadhall.tui.lines import Block, Lines, beside, cell, side_by_side, wrapped
from meadhall.tui.palette import Glyphs
from meadhall.tui.scene import Scene
from meadhall.words import Speech
from meadhall.words.reavers import ReaversSpeech

# From here on spaces are cards and the seats stand beside the chart.
WIDE = 116
SEATS_WIDTH = 38
# Lines below the board: your own, the saga, the question, what is typed.
BELOW = 9

# Up to so many options are explained one by one below the board (as `face` does).
MOST_EXPLAINED = 6

# Where the rules say most about a verb.
RULES = {
    "act": "RM-ROUND-11",
    "rest": "RM-REST-02",
    "rally": "RM-RECRUIT-08",
    "specialize": "RM-RECRUIT-09",
    "promote": "RM-RECRUIT-11",
    "artifact": "RM-ARTIFACT-03",
    "reroll": "RM-COMBAT-05",
    "roll": "RM-COMBAT-04",
    "fight": "RM-SEA-07",
    "pillage": "RM-PILLAGE-01",
}
SPACE_RULES = {
    "recruit_reavers": "RM-RECRUIT-02",
    "trade_with_villages": "RM-TRADE-02",
    "sea_battle": "RM-SEA-01",
    "raid_villages": "RM-VILLAGE-01",
    "raid_keeps": "RM-CASTLE-01",
    "subdue_territories": "RM-TERRITORY-01",
}


class ReaversBoard(Board):
    """Draws from the view alone; the card data only adds what is printed on the cards."""

    def __init__(
        self, game: Game, cards: dict[str, object], speech: Speech, glyphs: Glyphs
    ) -> None:
        super().__init__(game, cards, speech, glyphs)
        assert isinstance(speech, ReaversSpeech)
        self.own_speech = speech
        self.book = Book(cards)
        self.signs = Signs(glyphs)
        self.about = About(self.book, speech)
        # The table as it was shown last: an option "pair 2" means nothing without it.
        self.shown: ReaversView | None = None
        self.shown_odds: dict[str, int] = {}

    def _look(self, scene: Scene) -> ReaversView:
        view = cast(ReaversView, scene.view)
        self.shown, self.shown_odds = view, scene.odds
        return view

    # -- drawn -----------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> list[Block]:
        view = self._look(scene)
        crew = Crew(self, self.book, self.signs, self.own_speech, view)
        if scene.width >= WIDE:
            for roomy in (True, False):
                wide = self._wide(view, scene, crew, roomy)
                if sum(len(block.lines) for block in wide) + BELOW <= scene.height:
                    return wide
                scene.drawn.clear()
        return self._narrow(view, scene, crew)

    def _narrow(self, view: ReaversView, scene: Scene, crew: Crew) -> list[Block]:
        """One line a thing: for 80 columns and few rows."""
        width = scene.width
        chart = Chart(self, self.book, self.signs, view, scene)
        blocks = [Block("title", [self.title(scene)], 9)]
        blocks.append(Block("fight", Fight(self, self.signs, view, scene).draw(width), 9))
        blocks += chart.blocks(width)
        blocks.append(Block("tray", Tray(self, self.signs, scene).draw(width), 9))
        blocks.append(Block("table", self._table(view, scene, width), 5))
        for seat in view["seats"]:
            blocks.append(Block("seat", [crew.line(seat, width)], 7))
            if seat["seat"] != view["seat"]:
                blocks.append(Block("details", crew.detail_lines(seat, width), 0))
        blocks.append(Block("yours", crew.yours(width), 4))
        return blocks

    def _wide(self, view: ReaversView, scene: Scene, crew: Crew, roomy: bool) -> list[Block]:
        """Spaces as cards around the sea; the crews stand to the right of them."""
        side = SEATS_WIDTH + max(scene.width - 130, 0) // 3
        width = scene.width - side
        fight = Fight(self, self.signs, view, scene).draw(width)
        board: Lines = fight + Chart(self, self.book, self.signs, view, scene).panels(width)
        board += Tray(self, self.signs, scene).draw(width)
        seats: Lines = []
        for seat in view["seats"]:
            seats += crew.card(seat, side, roomy)
        own = crew.own_panel(width, max(len(seats) - len(board), 0))
        board += own
        whole = side_by_side([board, seats], [width, side], FORGE)
        return [
            Block("title", [self.title(scene)], 9),
            Block("board", whole, 9),
            Block("table", self._table(view, scene, scene.width), 7),
            Block("yours", [] if own else crew.yours(scene.width), 6),
        ]

    def _table(self, view: ReaversView, scene: Scene, width: int) -> Lines:
        """Cards in the middle of being resolved, with what they do, unless their options say it."""
        table = view["table"]
        cards = [*table["reavers"], *table["spoils"], *table["looked_at"]]
        if table["sea_battle"] is not None:
            cards.append(table["sea_battle"])
        said: set[str] = set()
        if len(scene.options) <= MOST_EXPLAINED:
            said = {card for option in scene.options for card in option.args.values()}
        shown = [card for card in dict.fromkeys(cards) if card not in said]
        sentences = [self.about.pair_card(card) for card in shown]
        if table["journey"] is not None:
            name = self.speech.name("journey", table["journey"])
            about = self.about.journey(table["journey"])
            sentences.append(self.speech.language.say("told-card", card=name, about=about))
        rows: Lines = []
        for sentence in sentences:
            for row in wrapped(sentence, width - 4, "  "):
                rows.append(cell(Text(f" {row}", style=FORGE_DIM), width, FORGE, self.glyphs))
        return rows

    def title(self, scene: Scene) -> Text:
        view = cast(ReaversView, scene.view)
        wave = self.glyphs.wave
        left = Text(f" {wave} {self.game.title.upper()} {wave} ", FORGE_TITLE)
        right = Text(f"{self.progress(scene.view)} ", FORGE_TITLE)
        for at, seat in enumerate(view["order"]):
            done = at + 1 < view["activation"] and not view["over"]
            badge = Text(f"({self.letters[seat]})") if done else self.badge(seat)
            right.append_text(badge)
        right.append(" ")
        return beside(left, right, scene.width, FORGE, self.glyphs)

    def progress(self, view: Mapping[str, object]) -> str:
        seen = cast(ReaversView, view)
        say = self.speech.language.say
        if seen["over"]:
            return say("board-over")
        if seen["round"] == 0:
            return say("board-set_up")
        rounds = say("board-round", round=seen["round"], rounds=seen["rounds"])
        return f"{rounds} {self.glyphs.dot} {say('board-activation', n=seen['activation'])}"

    # -- told ------------------------------------------------------------------------------------

    def told(self, view: Mapping[str, object]) -> list[str]:
        return Told(self, self.book, self.own_speech, cast(ReaversView, view)).all()

    def told_question(self, scene: Scene) -> list[str]:
        told = Told(self, self.book, self.own_speech, self._look(scene))
        return told.question() + told.odds(scene.odds)

    def legend(self) -> str:
        faces = {name: sign for name, sign in self.signs.faces.items() if name != "any"}
        faces["double"] = faces.pop("double_hammer")
        return self.speech.language.say(
            "board-legend",
            favour=self.glyphs.favour,
            terror=self.glyphs.blame,
            glory=self.glyphs.glory,
            farm=self.signs.farm,
            wall=self.signs.wall,
            tower=self.signs.tower,
            **faces,
        )

    # -- known -----------------------------------------------------------------------------------

    def rule_of(self, option: Option, decision: Decision) -> str:
        if option.verb == "select":
            return SPACE_RULES[option.args["space"]]
        return RULES.get(option.verb, decision.rule)

    def explain(self, option: Option) -> str:
        return self.about.option(option, self.shown, self.shown_odds)

    def odds(self, state: State, seat: int, decision: Decision, chance: Chance) -> dict[str, int]:
        return combat_odds(state, seat, decision, chance)

    def card_rows(self) -> list[CardRow]:
        """Cards say what they do; everything else shows its numbers."""
        data = cast(dict[str, list[dict[str, Any]]], self.cards)
        guessed = {(table, entry) for table, entry, _ in self.game.reconstructed(self.cards)}
        rows: list[CardRow] = []
        for table in (*DECK_TABLES, "sea_journeys", "territory_tiles", "ship_upgrades"):
            rows.append((table.replace("_", " "), "", False))
            for entry in data[table]:
                rows.append(self._card_row(table, entry, (table, str(entry["id"])) in guessed))
        return rows

    def _card_row(self, table: str, entry: dict[str, Any], guess: bool) -> CardRow:
        card, count = str(entry["id"]), f" (×{entry['count']})"
        if table in DECK_TABLES:
            return self.speech.name("card", card), self.about.card(card) + count, guess
        if table == "sea_journeys":
            return self.speech.name("journey", card), self.about.journey(card) + count, guess
        if table == "ship_upgrades":
            icons = [self.speech.name("face", icon) for icon in entry["icons"]]
            said = self.speech.language.say("about-upgrade", faces=self.speech.several(icons))
            return self.speech.name("upgrade", card), said + count, guess
        stack = self.speech.name("stack", f"{entry['type']}_{entry['level']}")
        phrases = self.own_speech.phrases
        cost, reward = phrases.cost(entry["peaceful_cost"]), phrases.effect(entry["reward"])
        costs = self.speech.language.say("about-costs", cost=cost)
        return stack, f"{costs} {reward}{count}", guess


BOARD = ReaversBoard

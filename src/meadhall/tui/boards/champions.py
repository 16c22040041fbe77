"""The board of Champions of Midgard: parchment town, fjord below, the hall of players beside it."""

from collections.abc import Mapping
from typing import cast

from rich.text import Text

from meadhall.core.chance import Chance
from meadhall.core.decision import Decision, Option
from meadhall.core.game import Game
from meadhall.core.state import State
from meadhall.games.champions.ids import RUNES, STALLS
from meadhall.games.champions.view import ChampionsView
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.champions_battle import Battle
from meadhall.tui.boards.champions_data import Book, about_card, about_space
from meadhall.tui.boards.champions_odds import LOSSES, assignment_odds, fight_odds, losses_if
from meadhall.tui.boards.champions_seats import Hall
from meadhall.tui.boards.champions_told import Told
from meadhall.tui.boards.champions_town import Town
from meadhall.tui.lines import Block, Lines, beside, panel, side_by_side
from meadhall.tui.palette import (
    LAND,
    LAND_TITLE,
    NIGHT,
    NIGHT_TITLE,
    SEA,
    Glyphs,
)
from meadhall.tui.scene import Scene
from meadhall.words import Speech
from meadhall.words.champions import ChampionsSpeech

# From here on enemies are cards and the seats stand beside the board.
WIDE = 110
TALL = 32
SEATS_WIDTH = 36

# Stalls and runes have a rule each, in the order of their ids; a test holds them against it.
FIRST_STALL_RULE = 42
FIRST_RUNE_RULE = 6

# Which kind of card an argument of an option names, for explanations.
EXPLAINED = ("leader", "rune", "destiny", "ship")


class ChampionsBoard(Board):
    """Draws from the view alone; the card data only adds what is printed on the cards."""

    def __init__(
        self, game: Game, cards: dict[str, object], speech: Speech, glyphs: Glyphs
    ) -> None:
        super().__init__(game, cards, speech, glyphs)
        assert isinstance(speech, ChampionsSpeech)
        self.own_speech = speech
        self.book = Book(cards)

    # -- drawn -----------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> list[Block]:
        view = cast(ChampionsView, scene.view)
        if scene.width >= WIDE and scene.height >= TALL:
            return self._wide(view, scene)
        return self._narrow(view, scene)

    def _narrow(self, view: ChampionsView, scene: Scene) -> list[Block]:
        """One line a thing: for 80 columns and few rows."""
        width = scene.width
        town = Town(self, self.book, view, scene)
        hall = Hall(self, self.book, self.own_speech, view)
        blocks = [Block("title", [self.title(scene)], 9)]

        def add(name: str, lines: Lines, need: int, drawn_before: int) -> int:
            """What carries a number that can be typed now must stay."""
            lit = len(scene.drawn) > drawn_before
            blocks.append(Block(name, lines, 8 if lit else need))
            return len(scene.drawn)

        board = view["board"]
        drawn = len(scene.drawn)
        battle = Battle(self, self.book, self.own_speech, view, scene).draw(width)
        drawn = add("battle", battle, 9, drawn)
        if view["phase"] == "set_up":
            blocks.append(Block("seats", [hall.line(seat, width) for seat in view["seats"]], 7))
            return [*blocks, Block("yours", hall.yours(width, False), 6)]
        drawn = add("town", town.town(width), 1, drawn)
        drawn = add("display", town.display_lines(width)[:1], 0, drawn)
        drawn = add("land", [town.land_line(it, width) for it in board["land"]], 3, drawn)
        drawn = add("sea", [town.shore_line(it, width) for it in board["shores"]], 4, drawn)
        add("seats", [hall.line(seat, width) for seat in view["seats"]], 7, drawn)
        blocks.append(Block("yours", hall.yours(width, False), 6))
        return blocks

    def _wide(self, view: ChampionsView, scene: Scene) -> list[Block]:
        """Enemies and shores as cards; the players stand to the right of the board."""
        side = SEATS_WIDTH
        width = scene.width - side
        town = Town(self, self.book, view, scene)
        hall = Hall(self, self.book, self.own_speech, view)
        battle = Battle(self, self.book, self.own_speech, view, scene).draw(width)
        say = self.speech.language.say
        board: Lines = list(battle)
        inner = [*town.town(width - 4), *town.display_lines(width - 4)]
        if not battle or scene.height >= TALL + len(battle):
            board += panel(say("board-town"), inner, width, LAND, LAND_TITLE, self.glyphs)
        land = view["board"]["land"]
        widths = _shares(width, len(land))
        cards = [town.land_card(place, at) for place, at in zip(land, widths, strict=True)]
        board += side_by_side(cards, widths, LAND)
        shores = view["board"]["shores"]
        widths = _shares(width, len(shores))
        cards = [town.shore_card(shore, at) for shore, at in zip(shores, widths, strict=True)]
        board += side_by_side(cards, widths, SEA)
        seats: Lines = []
        for seat in view["seats"]:
            seats += hall.card(seat, side)
        whole = side_by_side([board, seats], [width, side], NIGHT)
        return [
            Block("title", [self.title(scene)], 9),
            Block("board", whole, 9),
            Block("yours", hall.yours(scene.width, True), 6),
        ]

    def title(self, scene: Scene) -> Text:
        view = cast(ChampionsView, scene.view)
        say = self.speech.language.say
        left = Text(
            f" {self.glyphs.wave} {self.game.title.upper()} {self.glyphs.wave} ", NIGHT_TITLE
        )
        right = Text(f"{self.progress(scene.view)} {self.glyphs.dot} ", NIGHT_TITLE)
        right.append(say("board-first", seat=self.speech.player(view["first"])), NIGHT_TITLE)
        right.append(" ")
        return beside(left, right, scene.width, NIGHT, self.glyphs)

    def progress(self, view: Mapping[str, object]) -> str:
        seen = cast(ChampionsView, view)
        say = self.speech.language.say
        rounds = say("board-round", round=max(seen["round"], 1), rounds=seen["rounds"])
        return f"{rounds} {self.glyphs.dot} {self.speech.name('phase', seen['phase'])}"

    # -- told ------------------------------------------------------------------------------------

    def told(self, view: Mapping[str, object]) -> list[str]:
        return Told(self, self.book, self.own_speech, cast(ChampionsView, view)).all()

    def told_question(self, scene: Scene) -> list[str]:
        told = Told(self, self.book, self.own_speech, cast(ChampionsView, scene.view))
        return told.battle() + told.odds(scene.odds)

    def legend(self) -> str:
        glyphs = self.glyphs
        return self.speech.language.say(
            "board-legend",
            sword=glyphs.sword,
            spear=glyphs.spear,
            axe=glyphs.axe,
            shield=glyphs.shield,
            favour=glyphs.favour,
            blame=glyphs.blame,
            glory=glyphs.glory,
            wave=glyphs.wave,
        )

    # -- known -----------------------------------------------------------------------------------

    def rule_of(self, option: Option, decision: Decision) -> str:
        if option.verb == "place":
            space = option.args["space"]
            if space in STALLS:
                return f"CM-PLACE-{FIRST_STALL_RULE + STALLS.index(space)}"
            return str(self.book.places.get(space, {}).get("rule", decision.rule))
        if option.args.get("rune") in RUNES:
            return f"CM-RUNE-{FIRST_RUNE_RULE + RUNES.index(option.args['rune']):02}"
        if option.verb == "leader":
            return str(self.book.leaders[option.args["leader"]].get("rule", decision.rule))
        return decision.rule

    def explain(self, option: Option) -> str:
        if option.verb == "place":
            return about_space(self.book, self.own_speech, option.args["space"])
        for kind in EXPLAINED:
            if kind in option.args:
                return about_card(self.book, self.own_speech, kind, option.args[kind])
        return ""

    def odds(self, state: State, seat: int, decision: Decision, chance: Chance) -> dict[str, int]:
        view = cast(ChampionsView, state.view(seat))
        if decision.kind == "combat_roll":
            enemy = str(decision.about["enemy"])
            found: dict[str, int] = {}
            for option in decision.options:
                if option.verb in ("continue", "reroll"):
                    found[option.verb] = fight_odds(state, seat, enemy, option.id, chance)
                if option.verb == "continue":
                    losses = losses_if(state, seat, option.id, chance)
                    if losses is not None:
                        found[LOSSES] = losses
            return found
        if decision.kind == "assign":
            places: dict[str, str] = {}
            for land in view["board"]["land"]:
                if land["owner"] == seat and land["enemy"] and any(land["plan"] or []):
                    places[land["place"]] = land["enemy"]
            for shore in view["board"]["shores"]:
                if shore["owner"] == seat and shore["monster"] and any(shore["plan"] or []):
                    places[f"shore_{shore['shore']}"] = shore["monster"]
            return assignment_odds(state, seat, decision, places, chance)
        return {}


def _shares(width: int, count: int) -> list[int]:
    """`count` widths that add up to `width`."""
    return [width // count + (1 if at < width % count else 0) for at in range(count)]


BOARD = ChampionsBoard

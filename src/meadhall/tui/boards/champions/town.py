"""The town on parchment, the enemies before its walls, and the shores beyond the fjord."""

from rich.style import Style
from rich.text import Text

from meadhall.games.champions.view import BoardView, ChampionsView, LandView, ShoreView
from meadhall.guide.champions.book import Book, Enemy
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.champions.short import short
from meadhall.tui.lines import Lines, beside, cell, joined, panel, side_by_side
from meadhall.tui.palette import (
    LAND,
    LAND_CLOSED,
    LAND_TITLE,
    SEA,
    SEA_CLOSED,
    SEA_TITLE,
)
from meadhall.tui.scene import Scene

# The spaces in three columns, as one reads them: smiths and halls, trade and ships, the rest.
COLUMNS: tuple[tuple[str, ...], ...] = (
    (
        "swordsmith",
        "hafter",
        "blacksmith",
        "smokehouse",
        "jarls_longhouse",
        "sages_hut",
        "worker_huts",
    ),
    (
        "market",
        "merchant_ship",
        "runesmith",
        "stave_church",
        "shipwright",
        "small_longship",
        "large_longship",
    ),
    (
        "wealthy_stranger",
        "skald",
        "generous_merchant",
        "alms",
        "varangians",
        "mercenaries",
        "jomsvikings",
        "recruits",
        "gullinkambi_longship",
        "private_longship",
        "hunting_grounds",
        "beg",
    ),
)


class Town:
    """Draws the board's land and sea for one scene."""

    def __init__(self, board: Board, book: Book, view: ChampionsView, scene: Scene) -> None:
        self.board = board
        self.book = book
        self.view = view
        self.scene = scene
        self.glyphs = board.glyphs
        self.say = board.speech.language.say
        self.name = board.speech.name

    # -- the town --------------------------------------------------------------------------------

    def town(self, width: int) -> Lines:
        """All spaces of this game in three columns, each with its number, stock and worker."""
        there = {space["space"]: space["occupant"] for space in self.view["board"]["spaces"]}
        columns: list[Lines] = []
        widths = [(width + at) // 3 for at in range(3)]
        for column, room in zip(COLUMNS, widths, strict=True):
            rows = [
                self._space(space, there[space], room)
                for space in column
                if space in there and not self._is_missing(space)
            ]
            columns.append(rows)
        return side_by_side(columns, widths, LAND)

    def _is_missing(self, space: str) -> bool:
        """A ship of one's own is a space only for who has one."""
        if space != "private_longship":
            return False
        seat = self.view["seat"]
        return seat is None or self.view["seats"][seat]["private_ship"] is None

    def _space(self, space: str, occupant: int | None, width: int) -> Text:
        badge = self.scene.badge(f"place {space}")
        lit = self.scene.number(f"place {space}") is not None
        closed = not lit and self.scene.decision is not None
        style = Style(bold=True) if lit else LAND_CLOSED if closed else LAND
        name = Text(f" {self.name('space', space)}", style=style)
        room = width - badge.cell_len - 1
        line = beside(name, self._stock(space, occupant), room, LAND, self.glyphs)
        return joined([badge, line, Text(" ")], LAND)

    def _stock(self, space: str, occupant: int | None) -> Text:
        """What lies on a space, or who stands there."""
        board: BoardView = self.view["board"]
        if space == "hunting_grounds":
            return self._crowd(board["hunters"])
        if space == "beg":
            return self._crowd(board["beggars"])
        if occupant is not None:
            return self.board.badge(occupant)
        glyphs = self.glyphs
        smiths = ("swordsmith", "hafter", "blacksmith", "smokehouse")
        if space in smiths:
            at = smiths.index(space)
            sign = (glyphs.sword, glyphs.spear, glyphs.axe, glyphs.food)[at]
            return Text(f"{board['smiths'][at]}{sign}", style="bold")
        if space == "worker_huts":
            price = board["hut_price"]
            return Text("" if price is None else f"{price}{glyphs.coin}")
        if space == "stave_church":
            return Text("/".join(str(price) for price in self.book.church) + glyphs.coin)
        if space == "merchant_ship":
            card = board["merchant"]
            goods = self.book.merchants[card]["goods"] if card is not None else {}
            return Text(short(goods, glyphs))
        if space == "runesmith":
            return Text(short(self.book.places[space].get("cost", {}), glyphs))
        if space.endswith("_longship"):
            return Text(self._ship_note(space))
        stall = self.book.stalls.get(space)
        if stall is None:
            return Text("")
        cost, gain = short(stall.get("cost", {}), glyphs), short(stall.get("gain", {}), glyphs)
        arrow = f"{cost}{'→' if glyphs.utf8 else '>'}" if cost else ""
        return Text(f"{arrow}{gain.replace(' ', '')}")

    def _ship_note(self, space: str) -> str:
        ship: str | None = space.removesuffix("_longship")
        if ship == "private":
            seat = self.view["seat"]
            ship = None if seat is None else self.view["seats"][seat]["private_ship"]
        if ship is None:
            return ""
        entry = self.book.ships[ship]
        cost = "" if ship == self._own_ship() else short(entry.get("cost", {}), self.glyphs)
        size = f"{self.glyphs.wave}{entry['capacity']}"
        return f"{cost} {size}" if cost else size

    def _own_ship(self) -> str | None:
        seat = self.view["seat"]
        return None if seat is None else self.view["seats"][seat]["private_ship"]

    def _crowd(self, counts: list[int]) -> Text:
        """Badges of all who stand on a space for many, with numbers above one."""
        crowd = Text()
        for seat, count in enumerate(counts):
            if count:
                crowd.append_text(self.board.badge(seat))
                crowd.append(str(count) if count > 1 else "")
        return crowd

    def display_lines(self, width: int) -> Lines:
        """The runes at the Runesmith and the ships at the Shipwright, in one line or two."""
        board = self.view["board"]
        runes: list[str] = []
        for rune in board["runes"]:
            if rune is not None:
                glory = self.book.runes[rune]["glory"]
                runes.append(f"{self.name('rune', rune)} {self.glyphs.glory}{glory}")
        ships: list[str] = []
        for ship in board["ships_left"]:
            entry = self.book.ships[ship]
            cost = short(entry["cost"], self.glyphs).replace(" ", "")
            size = f"{self.glyphs.wave}{entry['capacity']}"
            ships.append(f"{self.name('ship_short', ship)} {cost} {size}")
        left = self._display("runesmith", runes)
        right = self._display("shipwright", ships)
        if left.cell_len + right.cell_len + 1 <= width:
            return [beside(left, right, width, LAND, self.glyphs)]
        return [cell(left, width, LAND, self.glyphs), cell(right, width, LAND, self.glyphs)]

    def _display(self, space: str, things: list[str]) -> Text:
        line = Text(f" {self.name('space', space)}: ", style=LAND_TITLE)
        line.append(", ".join(things) or self.say("board-empty"), style=LAND)
        line.append(" ")
        return line

    # -- enemies ---------------------------------------------------------------------------------

    def stats(self, enemy: Enemy) -> str:
        """Attack and defence, in words short enough for a line."""
        return (
            f"{self.say('board-short_attack')} {enemy.attack}"
            f" {self.say('board-short_defence')} {enemy.defence}"
        )

    def spoils(self, enemy: Enemy, bounty: int = 0) -> str:
        spoils = f"{self.glyphs.glory}{enemy.glory}"
        goods = dict(enemy.reward)
        goods["coin"] = goods.get("coin", 0) + bounty
        extra = short(goods, self.glyphs)
        return f"{spoils} {extra}" if extra else spoils

    def ban(self, enemy: Enemy) -> str:
        if enemy.banned == "none":
            return ""
        return self.say("board-no_weapon", weapon=self.name("weapon", enemy.banned))

    def hue(self, enemy: Enemy) -> Text:
        """The colour of an enemy as a coloured sign and its word's first letter."""
        if enemy.colour == "none":
            return Text("")
        shade = {"red": "#c8402f", "yellow": "#b8860b", "blue": "#2e6f9e"}[enemy.colour]
        sign = "♦" if self.glyphs.utf8 else "/"
        return Text(f"{sign}{self.name('colour', enemy.colour)[:1]}", style=f"bold {shade}")

    def sent(self, place: LandView | ShoreView) -> str:
        """Dice and food sent to a place, planned or confirmed."""
        counts = list(place["fighters"])
        if not any(counts) and place["plan"] is not None:
            counts = list(place["plan"])
        signs = (self.glyphs.sword, self.glyphs.spear, self.glyphs.axe, self.glyphs.food)
        return " ".join(f"{n}{sign}" for n, sign in zip(counts, signs, strict=True) if n)

    def _nobody(self, space: str) -> str:
        """Why no enemy is there: slain, or not come yet."""
        slain = space == "troll" and self.view["board"]["troll_killed"]
        return self.say("board-troll_dead" if slain else "board-empty")

    def land_line(self, place: LandView, width: int) -> Text:
        """One enemy at the walls in one line."""
        space = place["place"]
        badge = self.scene.badge(f"place {space}")
        owner = self.board.badge(place["owner"])
        head = Text(f" {self.name('space', space):<12} ", style="bold")
        if place["enemy"] is None:
            nobody = Text(self._nobody(space), style=LAND_CLOSED)
            line = cell(head + nobody, width - 3, LAND, self.glyphs)
            return joined([badge, line], LAND)
        enemy = self.book.enemies[place["enemy"]]
        head.append(self.name("enemy", place["enemy"]))
        head.append(" ").append_text(self.hue(enemy))
        tail = Text(f"{self.stats(enemy)} {self.ban(enemy):<8} {self.spoils(enemy):<9}")
        tail.append_text(self._crew(self.sent(place), self.scene.odds.get(space), 10))
        tail.append_text(owner)
        return joined([badge, beside(head, tail, width - 3, LAND, self.glyphs)], LAND)

    def _crew(self, sent: str, percent: int | None, room: int) -> Text:
        """Who was sent and how likely they win, right-aligned."""
        odds = "" if percent is None else f" {percent}%"
        return Text(f"{sent + odds:>{room}} ", style="bold")

    def shore_line(self, shore: ShoreView, width: int) -> Text:
        """One shore in one line."""
        number = shore["shore"]
        badge = self.scene.badge(f"sail shore_{number}")
        if badge.plain.strip() == "":
            badge = self.scene.badge(f"peek shore_{number}")
        far, near = self.say("board-far"), self.say("board-near")
        where = f"{near if shore['near'] else far:<{max(len(near), len(far))}}"
        head = Text(f" {number} {where} ", style=SEA_TITLE)
        owner = self.board.badge(shore["owner"])
        if shore["monster"] is None:
            head.append(self.say("board-empty"), style=SEA_CLOSED)
            return joined([badge, cell(head, width - 3, SEA, self.glyphs)], SEA)
        enemy = self.book.enemies[shore["monster"]]
        head.append(self.name("enemy", shore["monster"]), style=SEA)
        head.append(" ").append_text(self.hue_at_sea(enemy))
        tail = Text(f"{self.stats(enemy)} {self.ban(enemy):<8} ")
        tail.append(f"{self.spoils(enemy, shore['bounty']):<10} ")
        tail.append(f"{self.journey_name(shore):<10}")
        tail.append_text(self._crew(self.sent(shore), self.scene.odds.get(f"shore_{number}"), 8))
        tail.append_text(owner)
        return joined([badge, beside(head, tail, width - 3, SEA, self.glyphs)], SEA)

    def hue_at_sea(self, enemy: Enemy) -> Text:
        hue = self.hue(enemy)
        shade = {"red": "#f0988a", "yellow": "#f0d070", "blue": "#9fd0f5"}.get(enemy.colour, "")
        return Text(hue.plain, style=f"bold {shade}" if shade else "")

    def journey_name(self, shore: ShoreView) -> str:
        """The journey card of a shore, as far as this seat knows it."""
        if shore["journey"] is None:
            return self.glyphs.blank
        if shore["journey"] == "hidden":
            return "??"
        return self.name("journey", shore["journey"])

    # -- enemies as cards, where there is room ----------------------------------------------------

    def land_card(self, place: LandView, width: int) -> Lines:
        space = place["place"]
        title = self._titled(f"place {space}", self.name("space", space), place["owner"])
        rows: Lines = []
        if place["enemy"] is None:
            rows.append(Text(self._nobody(space), style=LAND_CLOSED))
            rows.extend([Text(""), Text("")])
        else:
            enemy = self.book.enemies[place["enemy"]]
            name = Text(self.name("enemy", place["enemy"]), style="bold")
            rows.append(beside(name, self.hue(enemy), width - 4, LAND, self.glyphs))
            rows.append(beside(self.stats(enemy), self.ban(enemy), width - 4, LAND, self.glyphs))
            odds = self._crew(self.sent(place), self.scene.odds.get(space), 0)
            rows.append(beside(self.spoils(enemy), odds, width - 4, LAND, self.glyphs))
        return panel(title, rows, width, LAND, LAND_TITLE, self.glyphs)

    def shore_card(self, shore: ShoreView, width: int) -> Lines:
        number = shore["shore"]
        where = self.say("board-near" if shore["near"] else "board-far")
        verb = "peek" if self.scene.number(f"peek shore_{number}") else "sail"
        label = f"{self.name('place', f'shore_{number}')} {where}"
        title = self._titled(f"{verb} shore_{number}", label, shore["owner"])
        rows: Lines = []
        inner = width - 4
        if shore["monster"] is None:
            rows.extend([Text(self.say("board-empty"), style=SEA_CLOSED), Text(""), Text("")])
        else:
            enemy = self.book.enemies[shore["monster"]]
            name = Text(self.name("enemy", shore["monster"]), style="bold")
            rows.append(beside(name, self.hue_at_sea(enemy), inner, SEA, self.glyphs))
            rows.append(Text(self.stats(enemy)))
            spoils = self.spoils(enemy, shore["bounty"])
            rows.append(beside(spoils, self.ban(enemy), inner, SEA, self.glyphs))
        card = Text(self.say("board-journey", card=self.journey_name(shore)), style=SEA_CLOSED)
        rows.append(card)
        rows.append(self._aboard(shore, inner))
        return panel(title, rows, width, SEA, SEA_TITLE, self.glyphs)

    def _aboard(self, shore: ShoreView, width: int) -> Text:
        """The ship at a shore, how much it carries, and who is aboard."""
        if shore["ship"] is None:
            return Text("")
        size = f"{self.glyphs.wave}{self.book.ships[shore['ship']]['capacity']}"
        percent = self.scene.odds.get(f"shore_{shore['shore']}")
        crew = Text(f"{size} ") + self._crew(self.sent(shore), percent, 0)
        crew.rstrip()
        return beside(self.name("ship_short", shore["ship"]), crew, width, SEA, self.glyphs)

    def _titled(self, words: str, label: str, owner: int | None) -> Text:
        title = Text()
        badge = self.scene.badge(words)
        if badge.plain.strip():
            title.append_text(badge)
            title.append(" ")
        title.append(label, style="bold")
        if owner is not None:
            title.append(" ").append_text(self.board.badge(owner))
        return title

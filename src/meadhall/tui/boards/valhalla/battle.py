"""The battle between two war bands, dice in the middle; and the Monster of solo and co-op games."""

from rich.text import Text

from meadhall.games.valhalla.view import BattleView, MonsterCardView, ValhallaView
from meadhall.tui.boards.valhalla.palette import BATTLE, FIELD, FIELD_DIM, FIELD_TITLE
from meadhall.tui.boards.valhalla.teams import Bands, flow
from meadhall.tui.lines import Lines, beside, cell, panel, side_by_side
from meadhall.tui.palette import BAD, GOOD, seat_style

# Options that name a die of the pool.
DIE_VERBS = ("mark", "spend", "place")
BAR = 16


class Field:
    """Draws the battle in progress, or the Monster that waits."""

    def __init__(self, bands: Bands, view: ValhallaView) -> None:
        self.bands = bands
        self.view = view
        self.board = bands.board
        self.scene = bands.scene
        self.signs = bands.signs
        self.speech = bands.speech
        self.glyphs = bands.glyphs
        self.say = bands.say

    def fighters(self) -> list[int]:
        """Seats whose Teams this panel shows."""
        battle = self.view["battle"]
        if battle is None:
            return []
        return [it for it in (battle["attacker"], battle["defender"]) if it is not None]

    def draw(self, width: int) -> Lines:
        battle = self.view["battle"]
        if battle is None:
            return self._monster_panel(width)
        inner = width - 4
        half = (inner - 1) // 2
        other = inner - half - 1
        left = self._side(battle, 0, half)
        right = self._side(battle, 1, other)
        rule = [Text("│" if self.glyphs.utf8 else "|", style=FIELD_DIM)] * max(
            len(left), len(right)
        )
        if battle["ragnarok"]:
            rows = self._side(battle, 0, inner)
        else:
            rows = side_by_side([left, rule, right], [half, 1, other], FIELD)
            rows.append(self._balance(battle, inner))
        rows += self._pool(battle, inner)
        rows += self._notes(battle, inner)
        return panel(self._title(battle), rows, width, FIELD, FIELD_TITLE, self.glyphs)

    # -- a side ----------------------------------------------------------------------------------

    def _name(self, seat: int | None) -> str:
        monster = self.view["monster"]
        if seat is not None:
            return self.speech.player(seat)
        return "" if monster is None else self.speech.name("monster", monster["monster"])

    def _title(self, battle: BattleView) -> str:
        if battle["ragnarok"]:
            return self.say("board-ragnarok_of", seat=self._name(battle["attacker"]))
        attacker, defender = self._name(battle["attacker"]), self._name(battle["defender"])
        return self.say("board-battle", attacker=attacker, defender=defender)

    def _side(self, battle: BattleView, side: int, width: int) -> Lines:
        seat = battle["defender"] if side else battle["attacker"]
        words = self.say("board-defends" if side else "board-attacks")
        strength = battle["defence_strength"] if side else battle["attack_strength"]
        monster = self.view["monster"]
        if seat is None:
            card = None if monster is None or not monster["cards"] else monster["cards"][0]
            head = Text(f"{self._name(None)} {words}", style=f"bold {BAD.color.name}")  # type: ignore[union-attr]
            rows = [beside(head, "", width, FIELD, self.glyphs)]
            return rows + ([] if card is None else self._monster_lines(card, width))
        head = self.board.badge(seat)
        head.append(f" {self.speech.player(seat)} ", style=FIELD_TITLE)
        if not battle["ragnarok"]:
            head.append(words, style=FIELD_DIM)
        now = battle["phase"] == ("defender" if side else "attacker")
        if now:
            head.append(f" {self.glyphs.arrow}", style=FIELD_TITLE)
        power = Text("" if battle["ragnarok"] else f"{self.say('board-strength')} {strength}")
        power.stylize("bold")
        rows = [beside(head, power, width, FIELD, self.glyphs)]
        holder = self.view["seats"][seat]
        held = [Text(self.bands.jarl(holder), style=FIELD_DIM)]
        held += [Text(self.bands.counts(holder), style=FIELD_DIM), self.bands.shields(holder)]
        rows += flow(held, width, FIELD, self.board, 0)
        titles = [Text(note, style=FIELD_TITLE) for note in self.bands.titles(holder)]
        rows += flow(titles, width, FIELD, self.board)
        rows += self.bands.team_lines(holder, width, BATTLE)
        played = battle["defender_tactics"] if side else battle["attacker_tactics"]
        if played:
            tokens = [Text(f"{self.say('board-played')}:", style=FIELD_DIM)]
            tokens += [Text(self.speech.name("card", card)) for card in played]
            rows += flow(tokens, width, FIELD, self.board)
        return rows

    def _balance(self, battle: BattleView, width: int) -> Text:
        """Both strengths as one bar: the longer part is ahead."""
        attack, defence = battle["attack_strength"], battle["defence_strength"]
        monster = self.view["monster"]
        if monster is not None and monster["cards"]:
            strength = monster["cards"][0]["strength"]
            attack = strength if battle["attacker"] is None else attack
            defence = strength if battle["defender"] is None else defence
        full, empty = self.glyphs.bar
        room = max(min(width - 16, 60), BAR)
        part = round(room * attack / (attack + defence)) if attack + defence else room // 2
        line = Text(f"{attack:>3} ", style="bold")
        line.append(full * part, style=_seat_colour(battle["attacker"]))
        line.append(empty * (room - part), style=_seat_colour(battle["defender"]))
        line.append(f" {defence}", style="bold")
        gap = max((width - line.cell_len) // 2, 0)
        return cell(Text(" " * gap) + line, width, FIELD, self.glyphs)

    # -- dice ------------------------------------------------------------------------------------

    def _pool(self, battle: BattleView, width: int) -> Lines:
        """The dice of whoever fights now, equal ones together, with the numbers of options."""
        counts: dict[str, int] = {}
        for die in battle["pool"]:
            counts[die] = counts.get(die, 0) + 1
        tokens = [Text(f"{self.say('board-dice')}:", style=FIELD_TITLE)]
        for die, n in counts.items():
            kind, _, face = die.rpartition(" ")
            token = Text()
            for verb in DIE_VERBS:
                words = f"{verb} {kind or 'own'} {face}"
                if self.scene.number(words) is not None:
                    token.append_text(self.scene.badge(words))
                    token.append(" ")
            for at in range(n):
                token.append(" " if at else "")
                token.append_text(self.signs.die(die))
            token.append(f" {self.speech.name('face', face)}", style=FIELD_DIM)
            tokens.append(token)
        if not counts:
            tokens = [Text(self.say("board-no_dice"), style=FIELD_DIM)]
        return flow(tokens, width, FIELD, self.board)

    def _notes(self, battle: BattleView, width: int) -> Lines:
        """Helpers, supporters, frost, and who is about to leave."""
        notes: list[str] = []
        if battle["helper"] is not None:
            notes.append(self.say("board-helper", seat=self.speech.player(battle["helper"])))
        for support in battle["supports"]:
            who = self.speech.player(support["seat"])
            side = self.speech.name("side", support["side"])
            said = self.say("board-supports", seat=who, side=side)
            notes.append(f"{said} ({self.speech.name('card', support['card'])})")
        if battle["frost"]:
            notes.append(self.say("board-frost", n=battle["frost"]))
        if battle["sending"]:
            names = ", ".join(self.speech.name("card", card) for card in battle["sending"])
            notes.append(f"{self.say('board-leaving')}: {names}")
        return flow([Text(note, style=FIELD_TITLE) for note in notes], width, FIELD, self.board)

    # -- the Monster -----------------------------------------------------------------------------

    def _monster_panel(self, width: int) -> Lines:
        monster = self.view["monster"]
        if monster is None or not monster["cards"]:
            return []
        top = monster["cards"][0]
        name, left = self.speech.name("monster", monster["monster"]), monster["cards_left"]
        title = self.say("board-monster", monster=name, level=top["level"], left=left)
        if "attack_monster" in {option.text for option in self.scene.options}:
            head = self.scene.badge("attack_monster")
            head.append(f" {title}", style=FIELD_TITLE)
        else:
            head = Text(title, style=FIELD_TITLE)
        rows = self._monster_lines(top, width - 4)
        return panel(head, rows, width, FIELD, FIELD_TITLE, self.glyphs)

    def _monster_lines(self, card: MonsterCardView, width: int) -> Lines:
        monster = self.view["monster"]
        assert monster is not None
        symbols = Text()
        for symbol, covered in zip(card["symbols"], card["covered"], strict=True):
            style = "bold #10121c on #e0776a" if covered else "bold #10121c on #a8adb8"
            mark = self.signs.armed if covered else " "
            symbols.append(f" {self.signs.faces[symbol]}{mark}", style=style)
            symbols.append(" ")
        strength = Text(self.say("board-monster_strength", strength=card["strength"]), style="bold")
        clans = Text()
        for clan in card["clans"]:
            clans.append_text(self.signs.clan(clan, self.speech.name("clan_short", clan)))
            clans.append(" ")
        clans.append(self.say("board-monster_warriors", n=card["warriors"]), style=FIELD_DIM)
        limit = card["valhalla_limit"]
        glory = monster["valhalla_glory"]
        room = self.say("board-monster_room", glory=glory, limit=limit)
        tokens = [strength, symbols, clans, Text(room, style=GOOD)]
        bane = self.bands.about.bane(card)
        if bane:
            tokens.append(Text(bane, style=BAD))
        if len(monster["cards"]) > 1:
            below = monster["cards"][1]
            said = self.say("board-monster_next", level=below["level"], strength=below["strength"])
            tokens.append(Text(said, style=FIELD_DIM))
        return flow(tokens, width, FIELD, self.board)


def _seat_colour(seat: int | None) -> str:
    """The colour of a seat for a bar; the Monster's is that of danger."""
    if seat is None:
        return "#e0776a"
    colour = seat_style(seat).bgcolor
    return "#a8adb8" if colour is None else colour.name

"""The score pad of Valhalla."""

from typing import cast

from meadhall.core.cards.report import near_miss, show
from meadhall.core.errors import Fault
from meadhall.core.scores import ScoreLine
from meadhall.games.valhalla.cards import CardSet, standard_cards
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.scoring import shield_lines, winning
from meadhall.games.valhalla.settings import ValhallaVariant, resolve
from meadhall.pads.fields import FLAG, NUMBER, OTHERS, Field, Source
from meadhall.pads.pad import Pad, PadError, Player
from meadhall.pads.player import MOST, Written

EXAMPLE = """\
# A game of Valhalla on your own table, to be counted by:
#   meadhall score valhalla THIS_FILE
# Two to six players. What is left out is 0 or none.

# teams = "alliance"      # in an Alliance the two who sit opposite each other count together
# king = true             # King of the Hill was played

[[player]]
name = "Anna"
valhalla = 14             # Glory on all cards in your Valhalla
own_shields = 2           # your own that nobody took
captured = { Bo = 1, Cleo = 2 }   # shields you took, by whose they were
# king = true             # you hold the title at the end

[[player]]
name = "Bo"
valhalla = 17
own_shields = 1
captured = { Anna = 1 }

[[player]]
name = "Cleo"
valhalla = 9
own_shields = 1
captured = { Anna = 1, Bo = 1 }
"""

FIELDS = ["name", "valhalla", "own_shields", "captured", "king"]


class ValhallaPad(Pad):
    GAME = "valhalla"
    SETTINGS = ("teams", "king")
    EXAMPLE = EXAMPLE

    def fields(self) -> list[Field]:
        return [
            Field("valhalla", NUMBER, "valhalla", 0, MOST),
            Field("own_shields", NUMBER, "shields", 0, MOST),
            Field("captured", OTHERS, "shields", 0, MOST),
            Field("king", FLAG, "king", needs="king"),
        ]

    def sources(self) -> list[Source]:
        names = ("valhalla_all", "own_shields", "captured_shields", "shield_sets", "king")
        return [Source(name) for name in names]

    def reckon(
        self, players: list[Player], wheres: list[str], chosen: dict[str, object], cards: object
    ) -> tuple[list[list[ScoreLine]], list[int]]:
        """VH-SCORE-01 to -09; VH-TEAM-16: allies put what they hold together."""
        if len(players) < 2:
            text = "a solo game is won or lost, not counted; write 2 to 6 players"
            raise PadError([Fault("pad_solo", text, {})])
        own = standard_cards() if cards is None else cast(CardSet, cards)
        seats = len(players)
        variant = ValhallaVariant(ValhallaGame(), own, seats, resolve(seats, chosen))
        names = [str(player.get("name", "")) for player in players]
        written = [Written(*it, FIELDS) for it in zip(players, wheres, strict=True)]
        for player in written:
            _check_king(player, variant)
        captured = [_captured(player, names) for player in written]
        lines: list[list[ScoreLine]] = []
        ranks: list[tuple[int, int, int]] = []
        for seat in range(len(players)):
            together = sorted([seat, variant.partner[seat]]) if variant.alliance else [seat]
            taken = [sum(captured[ally][at] for ally in together) for at in range(len(players))]
            left = sum(written[ally].number("own_shields") for ally in together)
            kings = sum(written[ally].flag("king") for ally in together)
            glory = sum(written[ally].number("valhalla") for ally in together)
            counted = [ScoreLine("valhalla_all", "", glory)]
            counted += shield_lines(variant, left, taken, kings)
            lines.append(counted)
            ranks.append((sum(line.points for line in counted), sum(taken), left))
        return lines, winning(ranks)


def _check_king(player: Written, variant: ValhallaVariant) -> None:
    if player.flag("king") and not variant.king:
        text = f"{player.where}king = true needs king = true above the players (VH-KING-01)"
        raise PadError([Fault("pad_king", text, {"where": player.where})])


def _no_other(where: str, name: object, others: list[str]) -> Fault:
    text = f"{where}captured: {show(name)} is no other player; {near_miss(str(name), others)}"
    return Fault(
        "pad_other", text, {"where": where, "name": show(name), "known": ", ".join(others)}
    )


def _captured(player: Written, names: list[str]) -> list[int]:
    """Shields taken, by the seat they were taken from."""
    taken = player.inner("captured", "{ Bo = 1, Cleo = 2 }")
    others = [name for name in names if name and name != player.player.get("name")]
    for name in taken.player:
        if name not in others:
            raise PadError([_no_other(player.where, name, others)])
    return [taken.number(name) for name in names]


PAD = ValhallaPad()

"""King of the Hill: the title, its bonus and its price (VH-KING)."""

from meadhall.core.tuples import replaced
from meadhall.games.valhalla.state import NOBODY, Valhalla
from meadhall.games.valhalla.valkyries import pay_glory


def title_of(s: Valhalla, seat: int) -> int:
    """VH-KING-10, -14: which title this seat holds, never two; -1 for none."""
    for title in range(len(s.king)):
        if s.king[title] == seat:
            return title
    return -1


def start_of_turn(s: Valhalla, seat: int) -> None:
    """VH-KING-04 to -06: the bonus of the level, then one level up; nothing with an empty Team."""
    title = title_of(s, seat)
    if title < 0 or s.team[seat] == 0:
        return
    track = s.variant.cards.king_bonus[s.seats]
    level = s.king_level[title]
    due = track[level - 1]
    if level < len(track):
        _give(s, title, seat, level + 1)
    s.tell("king_bonus", {"seat": seat, "level": level, "glory": due})
    pay_glory(s, seat, due, 1)


def dice_against(s: Valhalla, defender: int) -> int:
    """VH-KING-07: grey dice for whoever attacks a King."""
    title = title_of(s, defender)
    if title < 0:
        return 0
    return s.variant.cards.king_dice[s.seats][s.king_level[title] - 1]


def after_battle(s: Valhalla) -> None:
    """VH-KING-02, -03, -08, -10 to -13: who is King after a battle with a winner."""
    winner, loser = s.fighter(s.winner), s.fighter(1 - s.winner)
    held, lost = title_of(s, winner), title_of(s, loser)
    if lost >= 0:
        if held >= 0:
            _give(s, lost, NOBODY, 0)
        else:
            _give(s, lost, winner, 1)
            s.tell("crowned", {"seat": winner})
    elif held < 0:
        for title in range(len(s.king)):
            if s.king[title] == NOBODY:
                _give(s, title, winner, 1)
                s.tell("crowned", {"seat": winner})
                return


def _give(s: Valhalla, title: int, seat: int, level: int) -> None:
    s.king = replaced(s.king, title, seat)
    s.king_level = replaced(s.king_level, title, level)

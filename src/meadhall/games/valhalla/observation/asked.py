"""What is being asked, in an observation, and the numbers of the question."""

from typing import Final

from meadhall.core.engine.frame import Frame, OneByOne
from meadhall.core.observation import Observation, one_of
from meadhall.core.writing import BytesWriter, packed, put, put_all
from meadhall.games.valhalla import (
    arming,
    deploy,
    dice,
    draft,
    drawing,
    dwarves,
    ids,
    leaving,
    loki,
    phase,
    setup,
    solo,
    starting,
    tactics,
    thor,
    turn,
    valkyries,
    windows,
)
from meadhall.games.valhalla.observation.hands import NO_CARDS, SHORT_NUMBERS, add_cards, name_short
from meadhall.games.valhalla.observation.looking import Looking
from meadhall.games.valhalla.state import Valhalla

_QUESTIONS: Final[list[tuple[str, type[Frame]]]] = [
    ("choose_jarl", setup.ChooseJarl),
    ("pick_warrior", starting.PickWarrior),
    ("choose_hand", setup.ChooseHand),
    ("exchange_hand", starting.ExchangeHand),
    ("draft", draft.LayOrPass),
    ("fill_up", draft.FillUp),
    ("action", turn.Action),
    ("jarl_for_draw", drawing.JarlForDraw),
    ("keep_card", drawing.KeepCard),
    ("put_away", drawing.PutAway),
    ("deploy", deploy.Deploy),
    ("make_room", deploy.MakeRoom),
    ("choose_space", deploy.ChooseSpace),
    ("attach_tyr", deploy.AttachTyr),
    ("choose_bearer", deploy.ChooseBearer),
    ("before_battle", windows.BeforeBattle),
    ("support", thor.Support),
    ("helper", solo.Helper),
    ("jarl_before_roll", phase.JarlBeforeRoll),
    ("phase", phase.Phase),
    ("pay_for_reroll", dice.PayForReroll),
    ("mark_dice", dice.MarkDice),
    ("turn_dice", dice.TurnDice),
    ("pay_with_die", dice.PayWithDie),
    ("keep_die", dice.KeepDie),
    ("place_dice", arming.PlaceDice),
    ("forge", dwarves.Forge),
    ("block", dwarves.BlockWarrior),
    ("disarm", dwarves.Disarm),
    ("deny", dwarves.DenyWarrior),
    ("road_to_valhalla", tactics.RoadToValhalla),
    ("send", leaving.Send),
    ("reward", valkyries.Reward),
    ("after_battle", windows.AfterBattle),
    ("from_hand", windows.FromHand),
    ("recover_tactic", windows.RecoverTactic),
    ("mission", valkyries.Mission),
    ("premium", loki.Premium),
    ("take_played_tactic", thor.TakePlayedTactic),
    ("lose_card", solo.LoseCard),
    ("lose_warrior", solo.LoseWarrior),
]
_PLACES: Final[dict[type[Frame], int]] = {cls: at for at, (_, cls) in enumerate(_QUESTIONS)}
# By place, and of no question at the end.
_KIND: Final[list[bytes]] = [
    packed(one_of(len(_QUESTIONS), at)) for at in [*range(len(_QUESTIONS)), -1]
]
_NO_FACES: Final[list[int]] = [0] * len(ids.FACES)
_NO_CARDS: Final[tuple[int, ...]] = ()


def name_asked(layout: Observation) -> None:
    layout.flags("asked", tuple([name for name, _ in _QUESTIONS]), "what is asked")
    layout.add("asked.left", "how many are still to be chosen: cards, dice, Warriors, rerolls")
    layout.add("asked.symbols", "weapon symbols the Warriors still to come may show")
    layout.add("asked.glory", "Glory that is due, or of the Warriors chosen to leave")
    layout.add("asked.part_b", "part B of this turn is still to come", 1)
    layout.row("asked.dice", ids.FACES, "dice marked, or offered to choose among")
    layout.add("drawn", "cards drawn of which some are kept, if I may see them")
    name_short(layout, "drawn", "among the cards drawn")
    layout.add("row", "cards face up in the middle")
    name_short(layout, "row", "among the cards face up in the middle")


def add_asked(look: Looking, out: BytesWriter) -> None:
    s = look.s
    frame = _top(s, look.seat)
    left = 0
    symbols = 0
    glory = 0
    faces = _NO_FACES
    drawn: list[int] | None = None
    out.write(_KIND[-1 if frame is None else _PLACES.get(type(frame), -1)])
    if frame is not None:
        visible = look.sees_hand(frame.seat)
        if isinstance(frame, dice.MarkDice):
            left = frame.times
            faces = faces.copy()
            for die in frame.marked:
                faces[die % dice.SIX] += 1
        elif isinstance(frame, (deploy.Deploy, deploy.Joining)):
            left = frame.left
            symbols = frame.symbols
        elif isinstance(frame, drawing.KeepCard):
            left = frame.keep
            if visible:
                drawn = frame.drawn
        elif isinstance(frame, drawing.JarlForDraw):
            left = frame.keep
        elif isinstance(frame, drawing.PutAway):
            if visible:
                drawn = frame.cards
        elif isinstance(frame, starting.ExchangeHand):
            if visible:
                drawn = frame.aside
        elif isinstance(frame, leaving.Send):
            left = frame.most - len(frame.chosen)
            for position in frame.chosen:
                glory += s.variant.cards.glory[s.board[position]]
        elif isinstance(frame, dice.TurnDice):
            left = frame.left
        elif isinstance(frame, dice.KeepDie):
            faces = faces.copy()
            for face in frame.faces:
                faces[face] += 1
        elif isinstance(frame, arming.PlaceDice):
            faces = faces.copy()
            for die in range(dice.ALL):
                faces[die % dice.SIX] += frame.placed[die]
        elif isinstance(frame, valkyries.Reward):
            glory = frame.due
        elif isinstance(frame, OneByOne) and (not s.lanes or frame.seat == look.seat):
            # Nobody sees how far another has come where all choose at the same time.
            left = frame.left
    put(out, left)
    put(out, 0 if symbols == deploy.NO_LIMIT else symbols)
    put(out, glory)
    out.append(1 if look.part_b else 0)
    put_all(out, faces)
    _add_short(look, _NO_CARDS if drawn is None else tuple(drawn), out)
    _add_short(look, s.row, out)


def _top(s: Valhalla, seat: int) -> Frame | None:
    """The question in progress; where all choose at the same time, one's own or another's."""
    if s.lanes:
        if s.lanes[seat]:
            return s.lanes[seat][-1]
        for lane in s.lanes:
            if lane:
                return lane[-1]
    return s.stack[-1] if s.stack else None


def _add_short(look: Looking, cards: tuple[int, ...], out: BytesWriter) -> None:
    put(out, len(cards))
    out.write(NO_CARDS)
    add_cards(out, SHORT_NUMBERS, look.rows.short, cards)

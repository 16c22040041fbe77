"""The closed schema of a view, which `showing` fills: `core.view.schema_of` turns it into JSON
Schema, and a test holds every view of random games against it. It is read off annotations, which
compiled modules do not keep: so it stands apart, and stays uncompiled.
"""

from typing import TypedDict

from meadhall.core.view import ScoreView, TableView


class WarriorView(TypedDict):
    """A Warrior on a board. `forge` is None without a card and "hidden" for another's card.

    `dice` are those it was activated with.
    """

    space: int
    warrior: str
    tyr: str | None
    activated: bool
    dice: list[str]
    blocked: bool
    denied: bool
    on_the_road: bool
    forge: str | None


class SeatView(TypedDict):
    """One player's holdings. `hand` and `valhalla` are None where they are secret.

    `known` are cards of the hand this viewer has seen; `tyr_known` says that one more is some Tyr
    card. `drawn`, `aside` and `given` are the viewer's own cards in the middle of a choice.
    """

    seat: int
    jarl: str | None
    jarl_silenced: bool
    jarl_rested: bool
    hand_count: int
    hand: list[str] | None
    known: list[str]
    tyr_known: bool
    drawn: list[str] | None
    drawn_count: int
    set_aside: list[str] | None
    team: list[WarriorView]
    team_limit: int
    own_shields: int
    captured: list[int]
    valhalla_count: int
    valhalla: list[str] | None
    king_level: int
    partner: int | None
    score: list[ScoreView] | None


class SupportView(TypedDict):
    seat: int
    card: str
    side: str


class ArmedView(TypedDict):
    """An activated Warrior, with the strength it adds."""

    warrior: str
    strength: int


class SideView(TypedDict):
    """What a side has brought so far: dice on its activated Warriors, and what makes its strength.

    `others` is the strength from all but its Warriors: Tactics, Jarls, support, the Valhalla of a
    game against the Monster. Once the strengths were compared Warriors may leave: then `warriors`
    is empty and `others` 0, and only the sums of the battle tell.
    """

    own_dice: int
    grey_dice: int
    warriors: list[ArmedView]
    others: int


class HandlingView(TypedDict):
    """Dice somebody is choosing: those marked for a reroll, those placed on the Warrior `arming`
    so far, and the grey dice of which one may be kept.
    """

    marked: list[str]
    placed: list[str]
    arming: str | None
    offered: list[str]


class BattleView(TypedDict):
    """The battle in progress; the Monster and Ragnarök have no seat on the other side.

    `winner` is the side that won, once the strengths were compared.
    """

    attacker: int | None
    defender: int | None
    helper: int | None
    ragnarok: bool
    phase: str | None
    pool: list[str]
    attack_strength: int
    defence_strength: int
    attacker_tactics: list[str]
    defender_tactics: list[str]
    supports: list[SupportView]
    frost: int
    sending: list[str]
    attack: SideView
    defence: SideView
    handling: HandlingView
    winner: str | None


class MonsterCardView(TypedDict):
    level: int
    strength: int
    valhalla_limit: int
    symbols: list[str]
    covered: list[bool]
    clans: list[str]
    warriors: int
    trait: str | None
    trait_clan: str | None


class MonsterView(TypedDict):
    """VH-SOLO-02: the top card and the one below; the whole pile before the game begins."""

    monster: str
    cards_left: int
    cards: list[MonsterCardView]
    valhalla_glory: int
    glory_lost: int
    result: str | None


class ValhallaView(TableView):
    turn: int
    active: int
    first: int
    phase: str
    last_round: bool
    turns_left: int
    seats: list[SeatView]
    deck: int
    discard: list[str]
    row: list[str]
    grey_dice: int
    loki: str | None
    battle: BattleView | None
    monster: MonsterView | None

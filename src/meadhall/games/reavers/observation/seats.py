"""The part of an observation that is about one seat: what it has, what that is worth, its turns."""

from typing import Final

from meadhall.core.observation import Observation, one_of
from meadhall.core.writing import BytesWriter, add, count_up, packed, put
from meadhall.games.reavers import ids
from meadhall.games.reavers.dice import excess
from meadhall.games.reavers.observation.cards import SET_UNIT, TOKEN_UNIT, CardNumbers
from meadhall.games.reavers.observation.means import (
    NO_UNITS,
    Means,
    chance,
    count,
    lacking,
    most,
    owned,
    rates,
    tapestry_points,
)
from meadhall.games.reavers.observation.rows import (
    ARTIFACT,
    STANDING_IN_SHORT,
    STANDING_ROW,
    fields_of,
)
from meadhall.games.reavers.rounds import SPECIALISTS, TURNS, Activation
from meadhall.games.reavers.state import Reavers

# The spaces where Reavers specialize, and those that cost something, in the standard cards.
STANDING_AT: Final[tuple[int, ...]] = (2, 3, 4, 5)
PAID_SPACES: Final[tuple[int, ...]] = (2, 3, 4)
NO_TURNS: Final = bytes(7)
NO_ARTIFACTS: Final = bytes(ids.ARTIFACT_COUNT + len(ARTIFACT))
NO_TILES: Final = bytes(len(ids.UPGRADES) + 1)
# By clan, and of none at the end.
CLAN: Final[list[bytes]] = [packed(one_of(3, clan)) for clan in (0, 1, 2, -1)]


# -- the layout -----------------------------------------------------------------------------------


def name_seat(layout: Observation, who: str) -> None:
    """A seat's block; of a rival less is shown, and less finely."""
    mine = who == "me"
    layout.row(who, ("food", "favor", "glory", "terror"), "goods")
    layout.add(f"{who}.crew", "crew dice")
    if mine:
        dice = tuple([f"{colour}_{face}" for colour in ids.COLOURS for face in ids.DIE_FACES])
        layout.row(f"{who}.dice", dice, "crew dice")
    else:
        layout.row(f"{who}.dice", ids.DIE_FACES, "crew dice of all colours")
    layout.add(f"{who}.wild", "crew dice with the icon of the Jarl's clan")
    layout.add(f"{who}.battle_dice", "the most battle dice the crew and tiles could bring")
    layout.row(f"{who}.icons", ids.TARGETS, "dice and unused tiles that show the icon")
    layout.add(f"{who}.room", "free dice spaces")
    layout.add(f"{who}.surplus", "dice that must go")
    for space in PAID_SPACES:
        name = ids.SPACES[space]
        layout.add(f"{who}.lacks.{name}", f"goods and dice missing to act at {name}")
    layout.flags(f"{who}.jarl", ids.CLANS, "clan of the Jarl")
    row = STANDING_ROW if mine else STANDING_IN_SHORT
    for space in STANDING_AT:
        name = ids.SPACES[space]
        layout.row(f"{who}.{name}", row, f"specialists at {name}, all together")
    if mine:
        layout.row(f"{who}.artifact", ids.ARTIFACTS, "Artifacts on the board")
        layout.row(f"{who}.artifacts_bring", fields_of(ARTIFACT), "what all Artifacts bring")
    layout.add(f"{who}.artifacts_used", "Artifacts used in this activation")
    layout.add(f"{who}.stored", "dice put on Artifacts for good")
    layout.row(f"{who}.upgrade", ids.UPGRADES, "unused Ship Upgrades")
    layout.add(f"{who}.flipped", "Ship Upgrades used this round")
    layout.row(f"{who}.owns", ids.UNITS, "what Prophecies count")
    if mine:
        layout.row(f"{who}.prophecy", ids.UNITS, "Glory the Prophecies give for each")
        layout.row(f"{who}.next", (*ids.SET_CARDS, *ids.TAPESTRIES), "Glory of one more")
        layout.row(f"{who}.next", ids.TOKENS, "Glory of one more, without the majority")
        layout.add(f"{who}.next.terror", "Glory one more Terror costs")
        layout.row(f"{who}.wins", ("level_1", "level_2", "level_3"), "chance in %, all dice", 100)
    else:
        layout.add(f"{who}.hidden", "Prophecies nobody else has seen")
    scored = ("terror", "artifacts", "sets", "tokens", "majorities", "prophecies")
    layout.row(f"{who}.scored", scored, "Glory if the game ended now (Terror: lost), as far known")
    layout.add(f"{who}.income", "Glory the territories will still bring")
    layout.add(f"{who}.total", "all Glory if the game ended now, as far as known")
    if not mine:
        layout.add(f"{who}.ahead", "how much more that is than mine")
        layout.add(f"{who}.behind", "how much less that is than mine")
    layout.flags(f"{who}.leads", ids.TOKENS, "has the most, or shares it")
    layout.flags(who, ("asked", "active", "turn"), "whose choice, activation, turn it is")
    layout.flags(who, ("specialists_to_come", "turn_to_come"), "in this activation")
    layout.add(f"{who}.distance", "steps from the active player", 3)
    layout.add(f"{who}.selections_left", "selections still to come this round", 4)
    layout.add(f"{who}.next_selection", "in how many activations the next is; 0: none", 3)
    layout.add(f"{who}.start_marker", "holds the Start Player marker", 1)
    layout.add(f"{who}.honor_ship", "holds the Honor Ship", 1)


# -- the numbers ----------------------------------------------------------------------------------


def add_seat(
    out: BytesWriter, s: Reavers, seat: int, own: Means, mine: bool, numbers: CardNumbers
) -> None:
    """All of a seat up to its score."""
    cards = s.variant.cards
    goods = seat * ids.GOODS_PER_SEAT
    put(out, own.food)
    put(out, own.favor)
    put(out, s.goods[goods + ids.GLORY])
    put(out, s.goods[goods + ids.TERROR])
    put(out, own.crew)
    dice = s.dice
    red = seat * ids.DICE
    if mine:
        for die in range(red, red + ids.DICE):
            put(out, dice[die])
    else:
        for face in range(red, red + ids.FACES):
            put(out, dice[face] + dice[face + ids.FACES] + dice[face + 2 * ids.FACES])
    put(out, own.wild)
    put(out, own.battle_dice)
    put(out, own.hammers)
    put(out, own.chests)
    put(out, own.ships)
    put(out, own.shields)
    room = cards.dice_spaces - own.crew
    put(out, room)
    put(out, 0 if room >= 0 else excess(s, seat))
    for space in PAID_SPACES:
        put(out, lacking(own, cards.book.costs[cards.space_cost[space]]))
    jarl = s.jarl[seat]
    out.write(CLAN[cards.clan_of[jarl] if jarl >= 0 else -1])
    first = seat * len(ids.SPACES)
    for space in STANDING_AT:
        out.write(numbers.specialists(s.specialists[first + space], not mine))
    if mine:
        _add_artifacts(out, s.artifacts[seat], numbers)
    _add_pieces(out, s, seat)
    count(s, own, numbers, out)
    known = rates(s, seat, mine, numbers)
    if mine:
        out.write(known)
        _add_next(out, s, seat, own, numbers)
    else:
        put(out, 0 if s.over else len(s.secret[seat]))
    _add_score(out, s, seat, own, known, numbers)


def _add_artifacts(out: BytesWriter, artifacts: tuple[int, ...], numbers: CardNumbers) -> None:
    """Which there are, and what all of them bring."""
    owned_at = len(out)
    out.write(NO_ARTIFACTS)
    brings = owned_at + ids.ARTIFACT_COUNT
    for artifact in artifacts:
        count_up(out, owned_at + artifact)
        row = numbers.artifact_rows[artifact]
        for at in range(len(row)):
            add(out, brings + at, row[at])


def _add_pieces(out: BytesWriter, s: Reavers, seat: int) -> None:
    """Artifacts by their use, and Ship Upgrades."""
    marks, used = s.used[seat], 0
    while marks:
        used += marks & 1
        marks >>= 1
    put(out, used)
    stored = 0
    for die in s.stored[seat]:
        if die >= 0:
            stored += 1
    put(out, stored)
    at = len(out)
    out.write(NO_TILES)
    for tile in s.upgrades[seat]:
        count_up(out, at + (tile if tile < ids.FLIPPED else 3))


def _add_next(out: BytesWriter, s: Reavers, seat: int, own: Means, numbers: CardNumbers) -> None:
    """What one more of each kind would bring."""
    for kind in range(3):
        out.append(numbers.next_set[kind][owned(own, SET_UNIT[kind], out)])
    now = tapestry_points(s, own, 0, 0, 0)
    put(out, tapestry_points(s, own, 1, 0, 0) - now)
    put(out, tapestry_points(s, own, 0, 1, 0) - now)
    put(out, tapestry_points(s, own, 0, 0, 1) - now)
    for token in range(3):
        out.append(numbers.next_token[token][owned(own, TOKEN_UNIT[token], out)])
    out.append(numbers.next_terror[most(s.good(seat, ids.TERROR))])
    for defense in range(1, 4):
        out.append(chance(numbers, own.battle_dice, defense))


def _add_score(
    out: BytesWriter, s: Reavers, seat: int, own: Means, known: bytes, numbers: CardNumbers
) -> None:
    """What the seat would score now, line by line."""
    terror = numbers.terror_points[most(s.good(seat, ids.TERROR))]
    put(out, terror)
    artifacts = own.total
    put(out, artifacts)
    sets = tapestry_points(s, own, 0, 0, 0)
    tokens = 0
    majorities = 0
    for kind in range(3):
        sets += numbers.set_points[kind][owned(own, SET_UNIT[kind], out)]
        tokens += numbers.token_points[kind][owned(own, TOKEN_UNIT[kind], out)]
        if own.leading >> kind & 1:
            majorities += s.variant.cards.majority[kind]
    put(out, sets)
    put(out, tokens)
    put(out, majorities)
    told = 0
    if known is not NO_UNITS:
        for unit in range(len(NO_UNITS)):
            rate = known[unit]
            if rate:
                amount: int = out[own.units + unit]
                told += rate * amount
    put(out, told)
    own.total = s.good(seat, ids.GLORY) + artifacts + sets + tokens + majorities + told - terror


def add_standing(out: BytesWriter, s: Reavers, seat: int, own: Means, me: Means) -> None:
    """Where a seat stands, beside me, and in the order of turns."""
    cards = s.variant.cards
    payings = cards.rounds - s.round + (1 if s.variant.last_territory_glory else 0)
    put(out, 0 if s.over else len(s.tiles[seat]) * cards.territory_glory * payings)
    put(out, own.total)
    if own is not me:
        put(out, own.total - me.total)
        put(out, me.total - own.total)
    leading = own.leading
    out.append(leading & 1)
    out.append(leading >> 1 & 1)
    out.append(leading >> 2 & 1)
    out.append(1 if s.to_act == seat else 0)
    _add_turns(out, s, seat)
    out.append(1 if s.start == seat else 0)
    out.append(1 if s.honor == seat else 0)


def _add_turns(out: BytesWriter, s: Reavers, seat: int) -> None:
    order = s.order
    if not order:
        out.write(NO_TURNS)
        return
    now = s.activation
    distance = (seat - order[now]) % s.seats
    fires = to_come = False
    if len(s.stack) > 1:
        frame = s.stack[1]
        if isinstance(frame, Activation):
            fires = frame.step == SPECIALISTS and distance >= frame.distance
            to_come = frame.step < TURNS or distance >= frame.distance
    out.append(1 if distance == 0 else 0)
    out.append(1 if s.turn == seat else 0)
    out.append(1 if fires else 0)
    out.append(1 if to_come else 0)
    put(out, distance)
    left = soonest = 0
    for at in range(now + 1, len(order)):
        if order[at] == seat:
            left += 1
            if soonest == 0:
                soonest = at - now
    put(out, left)
    put(out, soonest)

"""How strong the net has become: short matches against players that never learn, and a chart."""

from io import BytesIO
from typing import Final

import meadhall
from meadhall.bots.bot import Bot
from meadhall.bots.eyes import Eyes
from meadhall.bots.glance import GlanceBot
from meadhall.bots.learned import NetBot
from meadhall.bots.net import Weights
from meadhall.bots.outcome import shares
from meadhall.bots.random_bot import RandomBot

RIVALS: Final = ("random", "glance")
SVG: Final = "http://www.w3.org/2000/svg"
WIDTH, HEIGHT, EDGE = 640, 320, 40
COLOURS: Final = {"random": "#7a6a58", "glance": "#b5482f"}


def rival(name: str, seed: int) -> Bot:
    return RandomBot(seed) if name == "random" else GlanceBot(seed)


def play_match(game: str, net: bytes, name: str, games: int, seed: int) -> float:
    """The share of two-seat games that the net wins, from both seats in turn."""
    door = meadhall.game(game)
    weights = Weights.read(BytesIO(net))
    seats = 2 if 2 in door.seat_counts else max(door.seat_counts)
    eyes = Eyes.of(weights, door, seats)
    won = 0.0
    for number in range(games):
        mine = number % seats
        bots = [rival(name, seed + number) for _ in range(seats)]
        bots[mine] = NetBot(seed + number, tables=2, eyes=eyes)
        state = door.new(seats, {}, seed + number // seats)
        state.mute()
        while not state.over:
            pending = state.pending[0]
            state.act(bots[pending.seat].choose(state, pending.seat), pending.seat)
        won += shares(state)[mine]
    return won / games


def chart(lines: list[tuple[float, dict[str, float]]]) -> str:
    """Minutes of training against shares of games won, as an SVG picture."""
    last = max([minutes for minutes, _ in lines], default=1.0) or 1.0

    def at(minutes: float, share: float) -> str:
        across = EDGE + (WIDTH - 2 * EDGE) * minutes / last
        down = HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share
        return f"{across:.1f},{down:.1f}"

    parts = [
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f4ead7"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        left, right = at(0, percent / 100), at(last, percent / 100)
        parts.append(f'<polyline points="{left} {right}" stroke="#d5c6aa" fill="none"/>')
        across, down = left.split(",")
        parts.append(f'<text x="{float(across) - 34:.0f}" y="{down}">{percent} %</text>')
    for place, name in enumerate(RIVALS):
        points = " ".join(at(minutes, found[name]) for minutes, found in lines if name in found)
        colour = COLOURS[name]
        parts.append(
            f'<polyline points="{points}" stroke="{colour}" fill="none" stroke-width="2"/>'
        )
        lower = 60 + 16 * place
        parts.append(f'<text x="{WIDTH - EDGE - 90}" y="{lower}" fill="{colour}">{name}</text>')
    note = f"minutes of training: {last:.0f}"
    parts.append(f'<text x="{WIDTH // 2 - 60}" y="{HEIGHT - 10}">{note}</text>')
    return "\n".join([*parts, "</svg>", ""])

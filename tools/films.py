"""Makes the films of docs/pictures/, strips of pictures: `python -m tools.films [name …]`.

A table is played until a scene of the wanted kind comes about; a second one with the same luck and
the same choices is then watched at that moment, with motion. Build the web table first
(`make web`).
"""

from __future__ import annotations

import base64
import sys
from dataclasses import dataclass
from functools import partial

from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.hall.live import Live
from tests.hall.people import Party
from tests.web.moments import begun
from tools.pictures import FOLDER, PLAYOUTS, studio
from tools.small_png import small

from meadhall.bots.rollout import RolloutBot
from meadhall.hall.rooms.playing import choose

# A frame of the strip, and how many of them, one after the other.
SIZE = ViewportSize(width=960, height=600)
FRAMES = 6
COLUMNS = 3
# Slowly, since taking a picture takes time.
LIKINGS = """localStorage.setItem('meadhall.prefs', JSON.stringify(
  { language: 'en', theme: 'candle', motion: 'on', played: true, speed: 0.5,
    aims: ['champions', 'reavers', 'valhalla'] }))"""
MOST_CHOICES = 600


@dataclass(frozen=True)
class Film:
    """A scene of a kind, not before so many choices, of at least so many events, one of which tells
    of what it `shows`: a fight without dice and a battle that nobody fights are no films."""

    name: str
    game: str
    kind: str
    least: int = 0
    long: int = 1
    shows: str = ""


FILMS = (
    Film("film-fight", "champions", "fight", 60, 3, "dice"),
    Film("film-voyage", "champions", "voyage", 60, 2),
    Film("film-battle", "valhalla", "battle", 60, 1, "attack"),
    Film("film-round", "reavers", "round", 40, 2),
)
Choices = list[tuple[int, int]]


def comes(party: Party, number: int, film: Film) -> bool:
    """Is its scene among what was told behind an event, to somebody who watches?"""
    heard = party.watcher.get(f"{party.watcher.at}/events?language=en&since={number}")["events"]
    for entry in heard:
        for scene in entry["scenes"]:
            events = entry["events"][scene["first"] : scene["last"] + 1]
            shown = not film.shows or any(film.shows in event["args"] for event in events)
            if scene["kind"] == film.kind and len(events) >= film.long and shown:
                return True
    return False


def play_until(live: Live, film: Film) -> Choices:
    """All choices up to and with the one that brings the scene about."""
    bot = RolloutBot(seed=7, playouts=PLAYOUTS)
    made: Choices = []
    with begun(live, film.game) as party:
        for _ in range(MOST_CHOICES):
            table = live.hall.rooms[party.id].table
            assert table is not None
            if table.status == "over":
                break
            seat = table.asked[0]
            option = bot.choose(table.state, seat)
            before = int(party.watcher.fresh()["number"])
            live.run(partial(choose, live.hall, party.id, seat, table.version(seat), [option]))
            made.append((seat, option))
            if len(made) >= film.least and comes(party, before, film):
                return made
    raise SystemExit(f"tools/films.py: no {film.kind} in {MOST_CHOICES} choices of {film.game}")


def repeat(live: Live, party: Party, choices: Choices) -> None:
    for seat, option in choices:
        table = live.hall.rooms[party.id].table
        assert table is not None
        live.run(partial(choose, live.hall, party.id, seat, table.version(seat), [option]))


def shoot(page: Page, film: Film) -> list[bytes]:
    """Pictures of the scene, evenly in time, the last of them with its result."""
    page.locator(f"[data-scene={film.kind}]").wait_for()
    frames: list[bytes] = []
    for _ in range(4 * FRAMES):
        frames.append(page.screenshot(scale="css", type="jpeg", quality=90))
        if not page.locator(f"[data-scene={film.kind}]").count():
            frames.pop()
            break
        page.wait_for_timeout(120)
    assert len(frames) >= FRAMES, f"{film.name} is over after {len(frames)} pictures"
    last = len(frames) - 1
    # Most happens at the beginning.
    return [frames[round(last * (at / (FRAMES - 1)) ** 1.4)] for at in range(FRAMES)]


def strip(browser: Browser, frames: list[bytes]) -> bytes:
    """The pictures side by side, as one."""
    wide = SIZE["width"] * COLUMNS // 2
    rows = -(-len(frames) // COLUMNS)
    size = ViewportSize(width=wide, height=rows * SIZE["height"] // 2)
    page = browser.new_page(viewport=size)
    shown = "".join(
        f"<img src='data:image/jpeg;base64,{base64.b64encode(it).decode()}'>" for it in frames
    )
    page.set_content(
        "<style>body { margin: 0; display: grid; gap: 2px; background: #120b07;"
        f" grid-template-columns: repeat({COLUMNS}, 1fr) }} img {{ width: 100% }}</style>{shown}"
    )
    page.wait_for_load_state()
    picture = page.screenshot(scale="css")
    page.close()
    return picture


def paint(browser: Browser, live: Live, film: Film) -> None:
    choices = play_until(live, film)
    context = browser.new_context(base_url=live.url, viewport=SIZE, locale="en-GB")
    context.add_init_script(LIKINGS)
    with begun(live, film.game) as party:
        repeat(live, party, choices[:-1])
        page = context.new_page()
        page.goto(f"/#/table/{party.id}/watch/{party.watcher.key}")
        expect(page.locator(".table")).to_be_visible()
        page.wait_for_load_state("networkidle")
        repeat(live, party, choices[-1:])
        frames = shoot(page, film)
    context.close()
    (FOLDER / f"{film.name}.png").write_bytes(small(strip(browser, frames)))
    print(film.name)


def main(wanted: list[str]) -> None:
    with studio() as (browser, live):
        for film in FILMS:
            if not wanted or film.name in wanted:
                paint(browser, live, film)


if __name__ == "__main__":
    main(sys.argv[1:])

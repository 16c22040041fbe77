"""Moments of random games as the web table gets them, one for each kind of question.

For drawing boards without playing up to the moment each time: `python tools/gallery.py`, then
`npm run dev` in web/ and open /gallery.html#champions/place_worker (or #champions for a list).
"""

import json
import random
import sys
from pathlib import Path
from typing import Any, cast

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.errors import SetupError
from meadhall.core.record.match import Match
from meadhall.guide import Guide
from meadhall.hall.tables.entries import Seat
from meadhall.hall.tables.telling import Teller

TARGET = Path(__file__).resolve().parent.parent / "web" / "gallery"
NAMES = ("Ania", "Bo", "Camille", "Dagrun", "Eirik", "Frida")
GAMES_PLAYED = 12
VALHALLA: list[tuple[str, int, dict[str, object]]] = [
    ("", 2, {}),
    ("", 4, {}),
    ("", 6, {}),
    ("thor-", 3, {"loki": "random", "thor": True, "valkyries": True}),
    ("tyr-", 4, {"dwarves": True, "tyr": True, "king": True}),
    ("alliance-", 4, {"teams": "alliance"}),
    ("solo-", 1, {"mode": "solo", "monster": "fenrir"}),
    ("coop-", 2, {"mode": "coop", "monster": "hel"}),
]


def main(games: list[str]) -> None:
    for name in games or meadhall.GAMES:
        folder = TARGET / name
        folder.mkdir(parents=True, exist_ok=True)
        kinds: set[str] = set()
        for number in range(GAMES_PLAYED):
            try:
                play(name, number, folder, kinds)
            except SetupError as error:
                print(f"{name} {number}: {error}", file=sys.stderr)
        (folder / "index.json").write_text(json.dumps(sorted(kinds)))
        print(f"{name}: {len(kinds)} moments: {', '.join(sorted(kinds))}")


def play(name: str, number: int, folder: Path, kinds: set[str]) -> None:
    game = meadhall.game(name)
    luck = random.Random(number)
    counts = [count for count in game.seat_counts if count > 1]
    count, options = counts[-1 - number % len(counts)], cast(dict[str, object], {})
    prefix = ""
    if name == "valhalla":
        prefix, count, options = VALHALLA[number % len(VALHALLA)]
    elif name == "champions" and number % 2:
        options = {"edition": "classic"}
    match = Match.start(game, list(NAMES[:count]), options, number.to_bytes(32, "big"))
    teller = Teller("en", game, [Seat("person", "", it, True) for it in NAMES[:count]])
    log: list[str] = []
    while not match.over:
        asked = match.state.pending[0]
        kind = prefix + cast(Any, match.state.decision_of(asked.seat)).kind
        if kind not in kinds or (luck.random() < 0.01 and f"{kind}-2" not in kinds):
            label = kind if kind not in kinds else f"{kind}-2"
            kinds.add(label)
            save(folder / f"{label}.json", match, teller, asked.seat, log)
        heard = match.choose(asked.seat, [luck.choice(asked.options)])
        log.extend(teller.events(match, [it for it in heard if it.heard_by(asked.seat)]))
    if f"{prefix}over" not in kinds:
        kinds.add(f"{prefix}over")
        save(folder / f"{prefix}over.json", match, teller, 0, log)


def save(path: Path, match: Match, teller: Teller, seat: int, log: list[str]) -> None:
    guide: Guide = teller.guide(match)
    state = match.state
    names = [
        {"seat": at, "name": it, "kind": "person" if at == seat else "bot", "level": "quick"}
        for at, it in enumerate(match.names)
    ]
    moment = {
        "info": {"id": "gallery", "game": match.game.name, "status": "playing", "seats": names},
        "fresh": {
            "number": 1,
            "version": 1,
            "status": "over" if match.over else "playing",
            "seat": seat,
            "undo": None,
            "view": state.view(seat),
            "told": teller.told(match, state, seat, None, Chance(key_of(path.stem))),
        },
        "lexicon": lexicon(guide),
        "components": match.game.card_data(),
        "log": log[-40:],
    }
    path.write_text(json.dumps(moment, ensure_ascii=False))


def lexicon(guide: Guide) -> dict[str, object]:
    abouts = {thing.key: thing.about for thing in guide.things() if thing.about}
    said: dict[str, object] = {"names": guide.names(), "about": abouts}
    said |= {"rules": guide.rules(), "guesses": []}
    return {"language": "en", "game": guide.game.name, "title": guide.game.title, **said}


if __name__ == "__main__":
    main(sys.argv[1:])

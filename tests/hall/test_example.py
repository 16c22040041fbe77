"""The bot of docs/bots.md plays a whole game, as a program of its own."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from tests.hall.live import Live
from tests.hall.people import Player, bot, gather, person

BOT = Path(__file__).resolve().parent.parent.parent / "examples" / "bot.py"


def test_the_example_plays_a_whole_game(live: Live) -> None:
    with gather(live.url, [person("Ada"), bot("random"), person("Code")], start=False) as party:
        invite = party.host.post(f"{party.host.at}/seats/2/invite")["key"]
        program = subprocess.Popen(
            [sys.executable, str(BOT), live.url, party.id, invite],
        )
        try:
            player = Player(live.url, party.id, party.players[0].key, 0)
            while not party.info()["seats"][2]["taken"]:
                assert program.poll() is None
            party.host.post(f"{party.host.at}/start")
            assert party.info()["seats"][2]["word"] == "made of code"
            luck = random.Random(1)
            while party.info()["status"] == "playing":
                if 0 in party.asked():
                    player.choose_any(luck)
            assert program.wait(20) == 0
            player.close()
        finally:
            program.kill()
            program.wait()

"""A whole game over the hall's API: python examples/whole_game.py http://127.0.0.1:8000 champions

It makes a table with bots in the other seats, plays its own at random over the WebSocket, downloads
the record of the game and checks every die of it, without asking the hall.
"""

import json
import random
import sys
import time

import requests
from websockets.sync.client import connect

import meadhall
from meadhall.core.record.replay import verify_text


def make_table(url, game):
    """A table of three, with the host in the first seat and the game begun."""
    seats = [{"kind": "person", "name": "Script"}, *[{"kind": "bot", "level": "random"}] * 2]
    body = {"game": game, "seats": seats, "host_seat": 0}
    made = requests.post(f"{url}/api/tables", json=body, timeout=30).json()
    table, host = made["table"]["id"], {"Authorization": f"Bearer {made['host']['key']}"}
    requests.post(f"{url}/api/tables/{table}/start", headers=host, timeout=30).raise_for_status()
    return table, made["seat"]["key"], made["table"]["commitment"]


def play(url, table, key):
    """Answer every question until the game is over; gives how many answers were sent."""
    answered, count = -1, 0
    with connect(f"ws{url[4:]}/api/tables/{table}/live", max_size=None) as wire:
        wire.send(json.dumps({"type": "hello", "key": key}))
        for message in map(json.loads, wire):
            if message["type"] == "refused":
                # Too fast: wait as long as the hall says, then look again.
                time.sleep(message["error"]["retry_after"] or 0)
                wire.send(json.dumps({"type": "refresh"}))
                answered = -1
            fresh = message.get("fresh")
            if fresh and fresh["status"] == "over":
                break
            if fresh and fresh["view"]["decision"] and fresh["version"] != answered:
                answered, count = fresh["version"], count + 1
                option = random.choice(fresh["view"]["decision"]["options"])["id"]
                wire.send(json.dumps({"type": "choose", "version": answered, "options": [option]}))
    return count


url, game = sys.argv[1:3]
table, key, commitment = make_table(url, game)
count = play(url, table, key)
head = {"Authorization": f"Bearer {key}"}
record = requests.get(f"{url}/api/tables/{table}/record", headers=head, timeout=30).text
report = verify_text(record, f"{game}.record", meadhall.game)
print(report.text)
if not report.ok or report.commitment != commitment:
    sys.exit("the record does not hold, or is not of the game that was promised")
print(f"{game}: {count} answers sent, and the record holds")

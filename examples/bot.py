"""A bot for any game of the hall: python examples/bot.py http://127.0.0.1:8000 TABLE INVITE

It takes the seat of an invite and answers whatever it is asked until the game is over. Replace
`pick` by something cleverer: `view` holds all that the seat may know.
"""

import json
import random
import sys
import time

import requests
from websockets.sync.client import connect


def pick(view):
    """The number of the option to take; here any, each as likely as any other."""
    return random.choice(view["decision"]["options"])["id"]


def enter(url, table, invite):
    """Trade the invite for the key of the seat."""
    head, body = {"Authorization": f"Bearer {invite}"}, {"word": "made of code"}
    answer = requests.post(f"{url}/api/tables/{table}/enter", json=body, headers=head, timeout=30)
    return answer.json()["key"]["key"]


def play(url, table, key):
    """Answer every question; an event or a refusal brings the fresh view of the table."""
    with connect(f"ws{url[4:]}/api/tables/{table}/live", max_size=None) as wire:
        wire.send(json.dumps({"type": "hello", "key": key}))
        for message in map(json.loads, wire):
            if message.get("error", {}).get("retry_after"):  # too fast for this hall
                time.sleep(message["error"]["retry_after"])
                wire.send('{"type": "refresh"}')
            fresh = message.get("fresh") or message.get("error", {}).get("fresh") or {}
            if fresh.get("status") in ("over", "closed"):
                break
            if (fresh.get("view") or {}).get("decision"):
                said = {"version": fresh["version"], "options": [pick(fresh["view"])]}
                wire.send(json.dumps({"type": "choose", **said}))


play(sys.argv[1], sys.argv[2], enter(*sys.argv[1:4]))

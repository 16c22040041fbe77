"""A bot for any game: python examples/bot.py http://127.0.0.1:8000 TABLE INVITE"""

import json
import random
import sys
import time

import requests
from websockets.sync.client import connect


def pick(view):
    """The option to take, here any. Be cleverer: `view` holds all that the seat may know."""
    return random.choice(view["decision"]["options"])["id"]


def enter(url, table, invite):
    """Trade the invite for the key of the seat."""
    at, head = f"{url}/api/tables/{table}/enter", {"Authorization": f"Bearer {invite}"}
    answer = requests.post(at, json={"word": "made of code"}, headers=head, timeout=30).json()
    return answer["key"]["key"]


def play(url, table, key):
    """Answer every question; an event or a refusal brings the fresh view of the table."""
    with connect(f"ws{url[4:]}/api/tables/{table}/live", max_size=None) as wire:
        wire.send(json.dumps({"type": "hello", "key": key}))
        for message in map(json.loads, wire):
            if (error := message.get("error", {})).get("retry_after"):  # too fast for this hall
                time.sleep(error["retry_after"])
                wire.send('{"type": "refresh"}')
            fresh = message.get("fresh") or error.get("fresh") or {}
            if fresh.get("status") in ("over", "closed"):
                break
            if (fresh.get("view") or {}).get("decision"):
                said = {"version": fresh["version"], "options": [pick(fresh["view"])]}
                wire.send(json.dumps({"type": "choose", **said}))


play(sys.argv[1], sys.argv[2], enter(*sys.argv[1:4]))

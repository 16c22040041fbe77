"""Doors for research: the games as PettingZoo and Gymnasium know environments, and others.

Importing this registers ``Meadhall/Champions-v1`` and the like with Gymnasium, and
``meadhall/champions-v1`` with PettingZoo, where they are installed (the extra ``envs``). Each door
is a module of its own: `pettingzoo`, `gymnasium`, `vector`, `openspiel`, `words`.
`docs/research.md` shows them all.
"""

from importlib.util import find_spec

from meadhall.envs.registration import register_gymnasium, register_pettingzoo

if find_spec("gymnasium") is not None:
    register_gymnasium()
    if find_spec("pettingzoo") is not None:
        register_pettingzoo()

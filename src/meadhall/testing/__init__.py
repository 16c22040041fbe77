"""A test kit: set up any situation of a game legibly, force its luck, play it by words.

Our rule tests are written with it; so can be a bug report or a puzzle by somebody else::

    from meadhall.testing.champions import Situation

    with Situation("Anna Bo") as t:
        t.has("Anna", swordsman=3, blame=2)
        t.troll(attack=2, defence=3, glory=4, wood=1)
        t.send("Anna", "troll", swordsman=3)
        t.start("combat")
        t.roll(swordsman="1/0 0/1 0/0")
        ...

A roll nobody decided, or a decided roll that never came, fails the test.
"""

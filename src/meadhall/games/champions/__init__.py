"""Champions of Midgard: one module a chapter of the rulebook.

The numbered rules are in docs/rules/champions.md.

ids, actions        the fixed names and the action space
cards, options      component data and the switches of the two editions
state               the pieces on the table
setup, rounds       game set-up; round set-up and clean-up; the phases in order
placement, spaces   worker placement and what each space does
assignment          warriors and food to fights and ships
hunting, combat     rolling, re-rolling, losses, rewards
voyage              longships, journey cards, feeding
runes, leaders      runes and their windows; the leaders' abilities
scoring             destinies, sets, the final reckoning
view, hidden        what a seat may know; drawing anew what it may not
"""

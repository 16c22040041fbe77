"""Champions of Midgard: one module per chapter of the rulebook.

The numbered rules are in docs/rules/champions.md.

game                the door to all of it
ids, actions        the fixed names and the action space
settings, state     the switches of the two editions; the pieces on the table
setup, rounds       game set-up; the phases in order, round set-up and clean-up
placement, spaces   worker placement and what each space does
goods               paying, gaining, recruiting
assignment          warriors and food to fights and ships
rolling             rolling and re-rolling warrior dice
hunting, combat     the hunt; fights, rewards
losses              which dice and which food are lost
voyage              longships, journey cards, feeding
runes               runes and their windows
scoring             destinies, sets, the final reckoning, of a game or of a real box
showing, view       what a seat may know, and its schema
resample            drawing anew what it may not
observation, odds   the same as a row of numbers, for nets; how fights are likely to end
cards               the component data: fields, checks, the set (cards.toml)
"""

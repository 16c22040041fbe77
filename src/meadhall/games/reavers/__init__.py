"""Reavers of Midgard. One module per chapter of the rulebook; rules in docs/rules/reavers.md.

ids, actions           the fixed names and the action space
cards                  the component data: fields, checks, the set (cards.toml)
settings               the switches for unclear rules
state, game            the pieces on the table; the door to the game
setup, rounds, turns   game set-up; rounds, activations, clean-up; acting and resting
dice, paying           crew dice, room for them, costs
effects, possible      what cards say, and whether any of it could happen
receiving, prophecies  cards drawn from a deck: keep some, use them; Prophecies given back
board, specialists, artifacts               the player board
recruit, trade, sea, villages, territories  one module per action space (Keeps: spoils)
spoils, pillage, combat                     what several of them share
scoring                the final reckoning, of a game or of a real box
showing, view          what a seat may know, and its schema
resample               drawing anew what it may not
observation            the same as a row of numbers, for nets
"""

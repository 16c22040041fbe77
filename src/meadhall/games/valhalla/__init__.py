"""Valhalla: one module per chapter of the rulebook.

The numbered rules are in docs/rules/valhalla.md. Where a card contradicts them the card is followed
(VH-GEN-01): what a card does is read from the card data (VH-JARL-12).

game                    the door: what the hall asks of a game
ids, actions            the fixed names and the action space
settings                the modules and variants, what one table agreed on
cards                   the component data: fields, checks, the set (cards.toml)
state, piles            the pieces on the table; hands, the deck, the discard pile
questions               shapes of questions that several chapters share
setup, starting, draft  game set-up; starting Warriors; the hand draft
turn, deploy, drawing   the turn and its four actions; Warriors joining a Team; drawing
battle, windows         a battle from the declaration to the clean-up; before and after it
phase, dice, arming     a side's phase; rerolls and turned dice; activating Warriors
strength, tactics       Attack Strength and Warrior traits; what each Tactic does
jarls                   when the traits of the Jarls work
leaving                 Warriors on their way to Valhalla
loki, thor, valkyries, dwarves, king, teams      one module per expansion (Tyr: deploy, arming)
ending                  Ragnarök
monster, solo           the Monster; its phase and battles with it, alone and together
scoring                 the final reckoning
showing, view           what a seat may know, and its schema
resample                drawing anew what it may not
observation             the same as a row of numbers, for nets
"""

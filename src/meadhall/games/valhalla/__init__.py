"""Valhalla: one module a chapter of the rulebook.

The numbered rules are in docs/rules/valhalla.md. Where a card contradicts them the card is followed
(VH-GEN-01): what a card does is read from the card data (VH-JARL-12).

ids, actions            the fixed names and the action space
cards, options, rules   component data, the modules and variants, what one table agreed on
state, piles            the pieces on the table; hands, the deck, the discard pile
export, provenance      a card set as a file; where its numbers come from
setup, starting, draft  game set-up; starting Warriors; the hand draft
turn, deploy, drawing   the turn and its four actions; Warriors joining a Team; drawing
battle, windows         a battle from the declaration to the clean-up; before and after it
phase, dice, arming     a side's phase; rerolls and turned dice; activating Warriors
strength, tactics       Attack Strength and Warrior traits; what each Tactic does
jarls                   the traits of the Jarls
leaving                 Warriors on their way to Valhalla
loki, thor, valkyries, dwarves, tyr, king, teams      one module an expansion
ending                  the last round and Ragnarök
monster, solo, coop     the Monster, battles with it, what two to four players do differently
scoring                 the final reckoning
view, hidden, saved     what a seat may know; drawing anew what it may not; JSON
"""

"""The hall: tables, seats, links, records and notices for people who play with each other.

It knows no rule. Games are reached through `meadhall.game(name)` and `core` alone.
"""

"""The hall: tables, seats, links, records and notices for people who play with each other.

It knows no rule. Games are reached through `meadhall.game(name)` and `core` alone. Rooms above know
those below, never the other way round:

app, serve       the hall as an application, and running it
doors            how people and programs reach it: HTTP, sockets, files, the guard
errands          what is done without anybody waiting at a door: bots, notices, clocks
rooms            where tables live while they are used, and what can be done there
keeping          what is kept: database, keys, uptimes, backups, news between processes
tables           a table by itself: no server, no database, no asyncio
protocol         what travels through the doors, both ways
settings, limits, logs, memory, metrics, refusals   what all of them use
"""

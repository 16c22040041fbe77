"""A table by itself: its entries, what they add up to, what each seat is told. No server, no
database, no asyncio: the same code can run in a browser.
"""

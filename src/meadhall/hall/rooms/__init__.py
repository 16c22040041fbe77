"""Where tables live while people use them: one room per table, its lock and its listeners, and
everything that can be done there.
"""

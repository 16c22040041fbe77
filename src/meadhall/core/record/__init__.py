"""A game being played and written down: history, undo, the file anybody can check."""

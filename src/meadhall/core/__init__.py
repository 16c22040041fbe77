"""The contract every game keeps: state, decision, chance, view, record. Knows no game."""

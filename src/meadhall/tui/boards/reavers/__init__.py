"""The board of Reavers of Midgard in the terminal."""

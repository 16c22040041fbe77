"""The board of Champions of Midgard in the terminal."""

"""The board of Valhalla in the terminal."""

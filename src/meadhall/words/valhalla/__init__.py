"""How Valhalla talks."""

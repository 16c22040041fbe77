"""How Champions of Midgard talks."""

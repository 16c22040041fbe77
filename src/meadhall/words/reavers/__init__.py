"""How Reavers of Midgard talks."""

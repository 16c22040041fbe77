"""The score pad of Reavers of Midgard."""

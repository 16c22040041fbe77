"""The score pad of Champions of Midgard."""

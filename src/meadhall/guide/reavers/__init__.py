"""What a table of Reavers of Midgard knows beside the rules."""

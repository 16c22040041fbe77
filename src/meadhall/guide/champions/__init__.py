"""What a table of Champions of Midgard knows beside the rules."""

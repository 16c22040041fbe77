"""What a table of Valhalla knows beside the rules."""

"""What is done without anybody waiting at a door: bots, notices, clocks, tidying up."""

"""The rules of each game, one package per game. They know no clock, file, network or language."""

"""The rules of each game, one package a game. They know no clock, file, network or language."""

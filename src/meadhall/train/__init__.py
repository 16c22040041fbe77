"""Learning by playing against oneself: `selfplay` makes positions, `fit` learns, `loop` does both.

Only here PyTorch is needed (the extra `train`), and only to learn: what was learned is a small file
that `bots.net` plays with.
"""

"""How strong is a bot? Matches with the same luck for both sides, and what they prove.

`plan` says who plays whom in which seats, `table` plays one game, `processes` and `cluster` play
many at once, `journal` keeps them, `estimate`, `sequential`, `luck` and `ratings` are the
statistics, `report` shows them. `positions` measures single choices instead of games.
"""

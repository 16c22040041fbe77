"""Players made of code. They see what their seat may see and nothing else.

`bot` is what a bot is, `random_bot` and `rollout` are two, `registry` finds them by name.
"""

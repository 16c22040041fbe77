"""A whole game in words: python examples/words.py champions

`reply` is where a language model would think; the stand-in here takes the option with the longest
explanation. What it is told is all that its seat may know, and its last statement is its answer.
"""

import re
import sys

from meadhall.envs.words import WordsEnv


def reply(told):
    """An answer in words to what `look` told: some thoughts, and a number in the last line."""
    options = re.findall(r"^(\d+)\. (.*) \[", told, re.MULTILINE)
    number, text = max(options, key=lambda option: len(option[1]))
    return f"There are {len(options)} options, and I like this one: {text}\nAnswer: {number}"


game = sys.argv[1] if len(sys.argv) > 1 else "champions"
env = WordsEnv(game, seats=2, bots=["", "raider"])
env.reset(seed=7)
answers = 0
while not env.over:
    env.step(reply(env.look()))
    answers += 1
print(env.look(0))
print(f"{answers} answers, {env.mistakes[0]} of them meant nothing; rewards {env.rewards}")

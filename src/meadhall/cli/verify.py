"""`meadhall verify`: does a record hold? Exit code 0: all of it. 1: the first place it fails."""

import meadhall
from meadhall.cli.arguments import Arguments, add_game_of_record, learn_game, read_file
from meadhall.core.record.replay import verify_text


def run(words: list[str]) -> int:
    arguments = Arguments("verify", "Play a record again and check every die, shuffle and choice.")
    arguments.add_argument("file", help="a record")
    add_game_of_record(arguments)
    asked = arguments.parse_args(words)
    learn_game(asked)
    report = verify_text(read_file(asked.file), asked.file, meadhall.known_game)
    print(report.text)
    return 0 if report.ok else 1

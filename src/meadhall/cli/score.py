"""`meadhall score`: count a game played with the real box, Glory by source."""

import json

from rich.cells import cell_len

import meadhall
from meadhall.cli.arguments import Arguments, add_language, read_cards, read_file, wrong
from meadhall.core.game import Game
from meadhall.pads import PADS, Sheet, facts, pad_for
from meadhall.tui.boards import board_for
from meadhall.tui.boards.board import Board
from meadhall.tui.face import Face
from meadhall.tui.palette import Glyphs
from meadhall.words import Language, speech_for

GAP = "  "


def run(words: list[str]) -> int:
    arguments = Arguments("score", "Count a game you played with the real box.")
    arguments.add_argument("game", help=f"one of: {', '.join(PADS)}")
    arguments.add_argument("file", nargs="?", help="what the players hold, as TOML")
    arguments.add_argument("--example", action="store_true", help="print such a file, explained")
    arguments.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    arguments.add_argument("--plain", action="store_true", help="sentences, for screen readers")
    arguments.add_argument("--cards", metavar="FILE", help="a card set of your own")
    add_language(arguments)
    asked = arguments.parse_args(words)
    pad = pad_for(asked.game)
    if asked.example:
        print(pad.EXAMPLE, end="")
        return 0
    if asked.file is None:
        start = f"meadhall score {pad.GAME} --example > game.toml"
        raise wrong("pad_which", f"which file? start one with: {start}", command=start)
    game = meadhall.game(pad.GAME)
    cards = read_cards(game, asked.cards)
    sheet = pad.read(read_file(asked.file), asked.file, cards)
    board = _board(game, cards, sheet, asked.language)
    if asked.json:
        print(json.dumps(facts(pad.GAME, sheet), ensure_ascii=False))
    elif asked.plain:
        Face(board.speech, board).scores(_named(board, sheet), sheet.totals, sheet.winners)
    else:
        print("\n".join(_table(board, sheet)))
    return 0


def _board(game: Game, cards: object, sheet: Sheet, code: str) -> Board:
    """It knows what the sources of Glory are called."""
    data = game.card_data(cards)
    language = Language(code, game.name)
    speech = speech_for(game.name, language, sheet.names, data, game.card_data())
    return board_for(game, data, speech, Glyphs(False))


def _named(board: Board, sheet: Sheet) -> list[list[tuple[str, int]]]:
    """Lines by the words for their source."""
    return [
        [(board.guide.source_name(source, card), glory) for source, card, glory in lines]
        for lines in sheet.lines
    ]


def _table(board: Board, sheet: Sheet) -> list[str]:
    """One row per source, one column per player, plain enough for every terminal and pipe."""
    named = _named(board, sheet)
    sums = [_sums(lines) for lines in named]
    labels = _labels(sheet, named)
    say = board.speech.language.say
    total = say("end-sum")
    players = board.speech.players
    first = max(cell_len(label) for label in [*labels, total])
    widths = [max(cell_len(name), 5) for name in players]

    def row(label: str, values: list[str]) -> str:
        cells = [
            " " * (width - cell_len(value)) + value
            for value, width in zip(values, widths, strict=True)
        ]
        return label + " " * (first - cell_len(label)) + GAP + GAP.join(cells)

    head = row("", players)
    rows = [head]
    for label in labels:
        rows.append(row(label, [f"{own[label]:+d}" if label in own else "" for own in sums]))
    rows += ["-" * cell_len(head), row(total, [str(points) for points in sheet.totals])]
    names = board.speech.several([players[at] for at in sheet.winners])
    won = say("end-winner" if len(sheet.winners) == 1 else "end-winners", seats=names)
    return [*rows, won]


def _sums(lines: list[tuple[str, int]]) -> dict[str, int]:
    """Points by label; a card owned twice is one row."""
    found: dict[str, int] = {}
    for label, points in lines:
        found[label] = found.get(label, 0) + points
    return found


def _labels(sheet: Sheet, named: list[list[tuple[str, int]]]) -> list[str]:
    """The rows of the table: source by source, and within one as they come up."""
    sources = in_order([[source for source, _, _ in lines] for lines in sheet.lines])
    found: list[str] = []
    for source in sources:
        for lines, words in zip(sheet.lines, named, strict=True):
            for line, (label, _) in zip(lines, words, strict=True):
                if line[0] == source and label not in found:
                    found.append(label)
    return found


def in_order(lists: list[list[str]]) -> list[str]:
    """All words of some lists in one order: each after what it follows in its own list."""
    found: list[str] = []
    for words in lists:
        at = 0
        for word in words:
            if word not in found:
                found.insert(at, word)
            at = max(at, found.index(word) + 1)
    return found

"""`meadhall play`: seats, settings, cards, luck, a save, and then the table."""

import os
import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console

import meadhall
from meadhall.bots.bot import Bot
from meadhall.bots.characters import ANY
from meadhall.bots.collecting import collect_rarely
from meadhall.bots.registry import DEFAULT, level, level_at, settled
from meadhall.cli.arguments import (
    Arguments,
    UsageError,
    add_game_arguments,
    add_language,
    check_seats,
    chosen_settings,
    find_game,
    game_of_record,
    read_cards,
    setting_texts,
    usual_seats,
    wrong,
)
from meadhall.core.engine.event import Event
from meadhall.core.errors import RecordError, SetupError
from meadhall.core.game import Game
from meadhall.core.record.commitment import secret_of
from meadhall.core.record.match import Match
from meadhall.core.record.replay import Record, RecordFault, replay, resume
from meadhall.guide.rulebook import load_rulebook
from meadhall.tui import saves
from meadhall.tui.boards import board_for
from meadhall.tui.face import Face, Leave
from meadhall.tui.palette import Glyphs
from meadhall.tui.saves import Save, SaveError, bot_name
from meadhall.tui.screen import Screen
from meadhall.tui.table import Table
from meadhall.words import Language, Speech, speech_for
from meadhall.words.bots import bot_title, bot_words

SEATS_HELP = (
    "who sits there, in order: you, a name, bot, bot:huscarl, bot:huscarl:trader,"
    " bot:my_module:MyBot; meadhall bots lists the bots"
)


def run(words: list[str]) -> int:
    arguments = Arguments("play", "Sit down at a game with people beside you and bots.")
    arguments.add_argument("game", nargs="?", help=f"one of: {', '.join(meadhall.GAMES)}")
    arguments.add_argument("--seats", metavar="LIST", help=SEATS_HELP)
    add_game_arguments(arguments, words)
    arguments.add_argument("--seed", metavar="WORD", help="the same seed gives the same luck")
    arguments.add_argument("--plain", action="store_true", help="line by line, for screen readers")
    arguments.add_argument("--ascii", action="store_true", help="no glyphs beyond ASCII")
    arguments.add_argument("--save", metavar="FILE", help="keep the record there")
    arguments.add_argument("--resume", metavar="FILE", help="go on with a game that was left")
    arguments.add_argument("--new", action="store_true", help="do not offer unfinished games")
    add_language(arguments)
    asked = arguments.parse_args(words)
    if asked.resume is not None:
        game = None if asked.game is None else find_game(asked.game)
        return _resume(asked, Path(asked.resume), game)
    if asked.game is None:
        command = f"meadhall play {meadhall.GAMES[0]}"
        raise wrong("game_which", f"which game? such as: {command}", command=command)
    game = find_game(asked.game)
    you = Language(asked.language).say("seat-you")
    names, bots = read_seats(_seats_wanted(game, asked), you)
    secret = os.urandom(32) if asked.seed is None else secret_of(asked.seed)
    bots = _settled(bots, game, secret)
    check_seats(game, asked, len(names))
    if asked.save is not None and Path(asked.save).exists():
        text = f"{asked.save} exists; go on with it by --resume, or name another file"
        raise wrong("save_exists", text, file=asked.save)
    cards = read_cards(game, asked.cards)
    settings = chosen_settings(game, len(names), setting_texts(game, asked), cards)
    if not asked.new and asked.save is None and asked.seed is None:
        path = _offered(game, asked)
        if path is not None:
            return _resume(asked, path, game)
    match = Match.start(game, names, settings, secret, cards=cards, bots=bots)
    save = Save(saves.new_file(game.name) if asked.save is None else Path(asked.save))
    table = _table(asked, match, bots, save)
    table.saga.add(match.state.events)
    table.face.lines([table.say("answer-commitment", commitment=match.commitment)])
    table.face.lines(_introduced(table, bots))
    return _sit(table)


def _seats_wanted(game: Game, asked: Namespace) -> str:
    """What --seats says; without it, one person and bots."""
    if asked.seats is not None:
        return str(asked.seats)
    return ",".join(["you", *["bot"] * (usual_seats(game, asked) - 1)])


def read_seats(text: str, you: str = "Player") -> tuple[list[str], list[str]]:
    """Names for the record out of ``Anna,you,bot:random``, and who of them is which bot.

    `you`: what somebody is called who gives no name.
    """
    wanted = [part.strip() for part in text.split(",")]
    names: list[str] = []
    bots: list[str] = []
    people = sum(1 for part in wanted if part.lower() == "you")
    for seat, part in enumerate(wanted, start=1):
        if not part:
            raise wrong("seat_empty", "a seat is empty; write you, a name, bot or bot:random")
        bots.append(_bot_wanted(part))
        if bots[-1]:
            names.append(bot_name(len(bots) - bots.count("") - 1, lambda name: name in wanted))
        elif part.lower() == "you":
            names.append(you if people == 1 else f"{you} {seat}")
        else:
            names.append(part)
    for name in names:
        if names.count(name) > 1:
            text = f"two seats are called {name!r}; give each a name of its own"
            raise wrong("seats_alike", text, name=name)
    return names, bots


def _bot_wanted(part: str) -> str:
    """The bot that ``bot`` or ``bot:random`` asks for; empty: a person."""
    kind, _, wanted = part.partition(":")
    return level_at(wanted or DEFAULT).name if kind.lower() == "bot" else ""


def _settled(bots: list[str], game: Game, secret: bytes) -> list[str]:
    """Who of them is asked for with any character gets one."""
    luck = Bot(secret)
    found: list[str] = []
    for bot in bots:
        by_lot = bot.endswith(f":{ANY}")
        found.append(settled(bot, game.name, found, luck.draw) if by_lot else bot)
    return found


def _introduced(table: Table, bots: list[str]) -> list[str]:
    """Which bot sits where."""
    language = table.speech.language
    words = bot_words(language.code, language.ascii_only)
    return [
        words.say("bot-sits", seat=table.speech.player(seat), bot=bot_title(words, bot))
        for seat, bot in enumerate(bots)
        if bot
    ]


def _offered(game: Game, asked: Namespace) -> Path | None:
    """Offer games that were left in the middle; the file of the one to go on with."""
    waiting = saves.unfinished(game.name)
    if not waiting:
        return None
    say = Language(asked.language, game.name).say
    print(say("resume-offer", n=len(waiting)))
    for number, (_, record, when) in enumerate(waiting, start=1):
        players = ", ".join(record.names)
        choices = len(record.entries)
        print(say("resume-game", number=number, players=players, choices=choices, when=when))
    while True:
        try:
            answer = input(f"{say('resume-ask')}> ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if not answer:
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(waiting):
            return waiting[int(answer) - 1][0]
        print(say("resume-bad", n=len(waiting)))


def _resume(asked: Namespace, path: Path, game: Game | None) -> int:
    record, save = saves.load(path)
    saves.check_game(record, game)
    own = game_of_record(record)
    if record.end is not None:
        command = f"meadhall replay {path}"
        text = f"{path}: this game is over; see it again with: {command}"
        raise wrong("save_over", text, file=path, command=command)
    match = resume(record, own)
    bots = _settled(_bots_again(asked, record), own, match.secret)
    table = _table(asked, match, bots, save)
    table.saga.add(_history(record, own))
    table.saga.mark_all_read()
    players = table.speech.several(table.speech.players)
    table.face.lines([table.say("resume-welcome", players=players)])
    table.face.lines(_introduced(table, bots))
    return _sit(table)


def _bots_again(asked: Namespace, record: Record) -> list[str]:
    """Who plays on: as --seats says, or as when the game began.

    A record may come from anybody, so a bot that it names by its class is not loaded.
    """
    if asked.seats is not None:
        bots = read_seats(asked.seats)[1]
        if len(bots) != len(record.names):
            raise UsageError(f"{record.source}: this game has {len(record.names)} seats")
        return bots
    for seat, bot in enumerate(record.bots):
        try:
            if bot:
                level(bot)
        except SetupError as error:
            who = record.names[seat]
            raise UsageError(f"{error}; say by --seats who plays on for {who}") from error
    return record.bots


def _history(record: Record, game: Game) -> list[Event]:
    """All events of a record, so that the saga is whole again."""
    events: list[Event] = []
    try:
        for step in replay(record, game):
            events.extend(step.events)
    except RecordFault:
        pass  # only the closing line is missing; `resume` has checked the rest
    return events


def _table(asked: Namespace, match: Match, bots: list[str], save: Save) -> Table:
    language = Language(asked.language, match.game.name, not speaks_utf8(asked.ascii))
    standard = match.game.card_data()
    cards = standard if match.cards is None else match.cards
    speech = speech_for(match.game.name, language, match.names, cards, standard)
    face = make_face(asked.plain, asked.ascii, match.game, cards, speech)
    players: list[Bot | None] = []
    collect_rarely()
    for seat, bot in enumerate(bots):
        seed = f"{match.secret.hex()}:{seat}:{len(match.entries)}"
        players.append(level_at(bot).make(seed) if bot else None)
    return Table(match, players, face, face.board, speech, save, load_rulebook(asked.language))


def make_face(
    plain: bool, ascii_only: bool, game: Game, cards: dict[str, object], speech: Speech
) -> Face:
    """The painted table on a terminal, lines everywhere else."""
    console = Console(highlight=False)
    board = board_for(game, cards, speech, Glyphs(speaks_utf8(ascii_only)))
    painted = console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()
    if plain or not painted:
        return Face(speech, board)
    return Screen(speech, board, console)


def speaks_utf8(ascii_only: bool) -> bool:
    """Can this terminal show glyphs, and may it?"""
    encoding = sys.stdout.encoding or "ascii"
    return not ascii_only and encoding.lower().replace("-", "").startswith("utf")


def _sit(table: Table) -> int:
    try:
        table.play()
    except Leave:
        return 0
    except (SaveError, RecordError) as error:
        table.face.error(str(error))
        return 1
    return 0

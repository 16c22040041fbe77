"""`meadhall bots`: whom one can play against, how strong they are, and what they like."""

from meadhall.bots.characters import CHARACTERS
from meadhall.bots.ratings import ratings
from meadhall.bots.registry import DEFAULT, LADDER, YARDSTICKS, Level, levels
from meadhall.cli.arguments import Arguments
from meadhall.cli.play import speaks_utf8
from meadhall.words import Language
from meadhall.words.bots import bot_text, bot_time, bot_title, bot_words
from meadhall.words.language import FALLBACK

SHIELD, NO_SHIELD = "◆", "◇"
EXAMPLES = (
    "meadhall play champions --seats you,bot:huscarl,bot:jarl:trader",
    "meadhall arena champions --bots huscarl:seer,huscarl --seats 2",
)


def run(words: list[str]) -> int:
    arguments = Arguments("bots", "The bots one can play against: strength, time, character.")
    arguments.add_argument("--language", default=FALLBACK, metavar="CODE", help="of the words")
    arguments.add_argument("--ascii", action="store_true", help="no glyphs beyond ASCII")
    asked = arguments.parse_args(words)
    print("\n".join(told(bot_words(asked.language, not speaks_utf8(asked.ascii)))))
    return 0


def told(words: Language) -> list[str]:
    """Every level with its shields, time and sentence, then the characters, line by line."""
    lines = [f"{words.say('bot-levels')}:", *[_level(it, words) for it in LADDER]]
    lines += ["", f"{words.say('bot-unlearned')}:", *[_level(it, words) for it in YARDSTICKS]]
    own = {it.name for it in (*LADDER, *YARDSTICKS)}
    installed = [it for it in levels() if it.name not in own]
    if installed:
        lines += ["", f"{words.say('bot-installed')}:", *[_level(it, words) for it in installed]]
    lines += ["", f"{words.say('bot-characters')}:"]
    for name in CHARACTERS:
        title = words.say(f"character-{name}")
        lines.append(f"  {name:<10} {title}: {words.say(f'character-{name}.text')}")
    return [*lines, "", words.say("bot-how"), *[f"  {it}" for it in EXAMPLES]]


def _level(level: Level, words: Language) -> str:
    full, empty = ("#", ".") if words.ascii_only else (SHIELD, NO_SHIELD)
    most = len(LADDER)
    shields = full * level.shields + empty * (most - level.shields) if level.shields else " " * most
    text = bot_text(words, level.name, level.text)
    usual = f" ({words.say('bot-default')})" if level.name == DEFAULT else ""
    title = bot_title(words, level.name)
    time = bot_time(words, level.seconds)
    rated = [f"{game} {of[level.name]:.1f}" for game, of in ratings().items() if level.name in of]
    rating = f" [{', '.join(rated)}]" if rated else ""
    return f"  {level.name:<10} {shields}  {title}{usual}, {time}: {text}{rating}"

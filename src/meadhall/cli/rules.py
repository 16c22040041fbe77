"""`meadhall rules`: a rule by its id, a chapter by the beginning of its ids, rules by words."""

from rich.console import Console
from rich.text import Text

import meadhall
from meadhall.cli.arguments import Arguments, UsageError, positive, wrong
from meadhall.core.errors import SetupError
from meadhall.guide.rulebook import Rule, load_rulebook
from meadhall.tui.lines import wrapped
from meadhall.tui.rule_notes import notes_on
from meadhall.words import Language


def run(words: list[str]) -> int:
    arguments = Arguments(
        "rules",
        "Look a rule up: CM-COMBAT-08, CM-COMBAT, banned weapon. The name of a game before it "
        "stays within that game, which rulings and examples need: champions A-11.",
    )
    arguments.add_argument(
        "what", nargs="+", help="an id, its beginning, or words; before it, if you like, a game"
    )
    arguments.add_argument("--most", type=positive, default=10, help="how many to show (10)")
    arguments.add_argument("--language", default="en", metavar="CODE", help="language of the rules")
    asked = arguments.parse_args(words)
    try:
        language = Language(asked.language)
    except SetupError as error:
        raise UsageError(str(error)) from error
    game = asked.what[0] if len(asked.what) > 1 and asked.what[0] in meadhall.GAMES else ""
    text = " ".join(asked.what[1:] if game else asked.what)
    book = load_rulebook(asked.language)
    found = book.look_up(text, game)
    if not found:
        near = ", ".join(book.near(text))
        hint = f"near it: {near}" if near else "try fewer or other words"
        said = f"no rule has {text!r}; {hint}"
        raise wrong("rule_none", said, text=text, near=near or "none")
    # All of one id belong together.
    most = len(found) if found[0].id == found[-1].id else asked.most
    show(found[:most], len(found), most, language)
    return 0


def show(rules: list[Rule], count: int, most: int, language: Language) -> None:
    console = Console(highlight=False)
    width = min(console.width, 100)
    for rule in rules:
        head = Text(rule.id, style="bold #d9a441")
        about = ", ".join([rule.game, rule.chapter, *notes_on(rule, language)])
        head.append(f"  {about}", style="dim")
        console.print(head, soft_wrap=True)
        for row in wrapped(rule.text, width - 2):
            console.print(f"  {row}", markup=False, soft_wrap=True)
    if count > most:
        console.print(language.say("rule-more", n=count - most, all=count), style="dim")

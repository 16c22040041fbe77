"""`meadhall rules`: a rule by its id, a chapter by the beginning of its ids, rules by words."""

from rich.console import Console
from rich.text import Text

from meadhall.cli.arguments import Arguments, UsageError, positive
from meadhall.guide.rulebook import ID, Rule, load_rulebook
from meadhall.tui.lines import wrapped


def run(words: list[str]) -> int:
    arguments = Arguments("rules", "Look a rule up: CM-COMBAT-08, CM-COMBAT, banned weapon.")
    arguments.add_argument("what", nargs="+", help="an id, its beginning, or words")
    arguments.add_argument("--most", type=positive, default=10, help="how many to show (10)")
    asked = arguments.parse_args(words)
    text = " ".join(asked.what)
    book = load_rulebook()
    exact = book.get(text)
    if exact is not None:
        show([exact], 1, 1)
        return 0
    found = book.starting(text) if "-" in text else []
    if not found and ID.fullmatch(text.upper()) is None:
        found = book.search(text)
    if not found:
        near = book.near(text)
        hint = f"; near it: {', '.join(near)}" if near else "; try fewer or other words"
        raise UsageError(f"no rule has {text!r}{hint}")
    show(found[: asked.most], len(found), asked.most)
    return 0


def show(rules: list[Rule], count: int, most: int) -> None:
    console = Console(highlight=False)
    width = min(console.width, 100)
    for rule in rules:
        edition = f", {rule.edition} only" if rule.edition else ""
        head = Text(rule.id, style="bold #d9a441")
        head.append(f"  {rule.game}, {rule.chapter}{edition}", style="dim")
        console.print(head, soft_wrap=True)
        for row in wrapped(rule.text, width - 2):
            console.print(f"  {row}", markup=False, soft_wrap=True)
    if count > most:
        console.print(f"and {count - most} more: --most {count}", style="dim")

"""The numbered rules of docs/rules, read for people: by id, by beginning of an id, by words."""

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import meadhall
from meadhall.core.errors import MeadhallError

ID: Final = re.compile(r"[A-Z]{2,}-[A-Z]+-\d+[a-z]?")
_BULLET: Final = re.compile(rf"^\s*[-*]\s+\*\*({ID.pattern})\*\*[:.]?\s+(.*)$")
_WORDS: Final = re.compile(r"\w+")


class RulebookError(MeadhallError):
    """The rule texts are not where they should be."""


class Rule:
    """One numbered rule."""

    __slots__ = ("chapter", "file", "game", "id", "mark", "text")

    def __init__(
        self, number: str, text: str, chapter: str, game: str, file: str, mark: str = ""
    ) -> None:
        self.id = number
        self.text = text
        self.chapter = chapter
        self.game = game
        self.file = file
        # What the column of editions says.
        self.mark = mark

    @property
    def edition(self) -> str:
        """Empty: it holds in every edition."""
        if not self.mark:
            return ""
        return _edition(self.file, self.mark[:1]) + (" (option)" if "opt" in self.mark else "")


class Rulebook:
    """All rules of all games."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self._by_id = {rule.id: rule for rule in rules}

    def get(self, number: str) -> Rule | None:
        return self._by_id.get(number.strip().upper())

    def starting(self, beginning: str) -> list[Rule]:
        """Rules whose id begins like this: ``CM-COMBAT`` is the whole chapter."""
        start = beginning.strip().upper()
        return [rule for rule in self.rules if rule.id.startswith(start)]

    def search(self, text: str) -> list[Rule]:
        """Rules that contain the words or their beginnings, the most to the point first.

        Who has all words comes before who has most; who has less than half does not come.
        """
        wanted = [word.lower() for word in _WORDS.findall(text)]
        if not wanted:
            return []
        found: list[tuple[float, int, Rule]] = []
        for at, rule in enumerate(self.rules):
            words = [word.lower() for word in _WORDS.findall(f"{rule.text} {rule.chapter}")]
            there = sum(any(word.startswith(want) for word in words) for want in wanted)
            if there * 2 < len(wanted) or not there:
                continue
            whole = sum(min(words.count(want), 2) for want in wanted)
            phrase = " ".join(wanted) in " ".join(words)
            score = 10.0 * there + (5.0 if phrase else 0.0) + whole + 20.0 / (10 + len(words))
            found.append((-score, at, rule))
        found.sort(key=lambda it: it[:2])
        return [rule for _, _, rule in found]

    def near(self, number: str) -> list[str]:
        """Ids that look like this one."""
        return get_close_matches(number.strip().upper(), list(self._by_id), 3, 0.6)


def load_rulebook() -> Rulebook:
    """The rule texts of the installed package, or of the checkout it runs from."""
    rules: list[Rule] = []
    for name, text in _texts():
        rules.extend(read_rules(text, name))
    if not rules:
        raise RulebookError("the rule texts (docs/rules) were not found beside the package")
    return Rulebook(rules)


def rules_text(game: str) -> str:
    """The rules of the game of this name, as written; empty where a game from outside has none."""
    for name, text in _texts():
        if name == f"{game}.md":
            return text
    raise RulebookError(f"the rules of {game} (docs/rules/{game}.md) were not found")


class Section:
    """A chapter of a game's rules."""

    __slots__ = ("id", "rules", "title")

    def __init__(self, number: str, title: str, rules: list[Rule]) -> None:
        self.id = number
        self.title = title
        self.rules = rules


def sections(game: str) -> list[Section]:
    """The rules of a game chapter by chapter; chapters without a rule are left out."""
    found: list[Section] = []
    by_title: dict[str, Section] = {}
    for rule in read_rules(rules_text(game), f"{game}.md"):
        section = by_title.get(rule.chapter)
        if section is None:
            slug = "-".join(_WORDS.findall(rule.chapter.lower()))
            section = by_title[rule.chapter] = Section(slug, rule.chapter, [])
            found.append(section)
        section.rules.append(rule)
    return found


def _texts() -> list[tuple[str, str]]:
    """Our own, then those that games from outside keep as rules.md beside their code."""
    texts = _our_texts()
    for game in meadhall.GAMES:
        home = meadhall.home_of(game)
        if home is not None:
            path = home / "rules.md"
            texts.append((f"{game}.md", path.read_text("utf-8") if path.is_file() else ""))
    return texts


def _our_texts() -> list[tuple[str, str]]:
    installed = files("meadhall").joinpath("docs", "rules")
    if installed.is_dir():
        entries = sorted(installed.iterdir(), key=lambda it: it.name)
        return [(it.name, it.read_text("utf-8")) for it in entries if it.name.endswith(".md")]
    folder = Path(meadhall.__file__).resolve().parents[2] / "docs" / "rules"
    return [(path.name, path.read_text("utf-8")) for path in sorted(folder.glob("*.md"))]


def read_rules(text: str, name: str) -> list[Rule]:
    """The rules of one file: rows of tables whose first cell is an id, and bold ids in lists."""
    rules: list[Rule] = []
    game, chapter = name.removesuffix(".md"), ""
    columns: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
            if line.startswith("# "):
                game = heading.split(" — ")[0]
            chapter = re.sub(r"^[\d.]+\s+", "", heading)
            columns = []
        elif line.startswith("|"):
            cells = [part.strip() for part in line.strip().strip("|").split("|")]
            if not ID.fullmatch(cells[0].strip("`*")):
                if cells[0].lower() == "id":
                    columns = [part.lower() for part in cells]
                continue
            rules.append(_row(cells, columns, chapter, game, name))
        else:
            found = _BULLET.match(line)
            if found:
                rules.append(Rule(found[1], _plain(found[2]), chapter, game, name))
            elif rules and line.startswith("  ") and line.strip() and rules[-1].chapter == chapter:
                rules[-1].text += " " + _plain(line.strip())
    first: dict[str, Rule] = {}
    for rule in rules:
        first.setdefault(rule.id, rule)
    return list(first.values())


@cache
def _edition(file: str, mark: str) -> str:
    """The value of a setting of which the game says that it can be written like this mark."""
    name = file.removesuffix(".md")
    if name not in meadhall.GAMES:
        return ""
    game = meadhall.known_game(name)
    for spec in game.setting_specs(max(game.seat_counts)):
        if spec.decides and mark.lower() in spec.short:
            return str(spec.short[mark.lower()])
    return ""


def _row(cells: list[str], columns: list[str], chapter: str, game: str, file: str) -> Rule:
    mark = ""
    if "ed" in columns and len(cells) > columns.index("ed"):
        mark = cells[columns.index("ed")]
    return Rule(cells[0].strip("`*"), _plain(cells[1]), chapter, game, file, mark)


def _plain(text: str) -> str:
    """Without the marks of Markdown, which a terminal would show."""
    return re.sub(r"\*\*?([^*]+)\*\*?", r"\1", text).replace("`", "")

"""Holds the rules in other languages to the English ones.

    tools/translations.py                     lists rows that are missing, stale, extra or unstamped
    tools/translations.py --stamp             stamps the rows that have no stamp yet
    tools/translations.py --stamp A-11 RM-GEN-01   stamps these too: they were made anew

The stamp of a row is a short hash of the English text it was made from. When that changes, the row
is stale: readers see a mark beside it until somebody has read it again and stamped it by its id.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Final

from meadhall.guide.rule_texts import ENGLISH, ID, Rule, cells_of, fingerprint, read_rules

RULES: Final = Path(__file__).parents[1] / "docs" / "rules"
_ROW: Final = re.compile(r"^\|.*\|$")


def translations(folder: Path = RULES) -> list[Path]:
    """The files in other languages."""
    return sorted(path for path in folder.glob("*/*.md"))


def english_of(path: Path) -> Path:
    return path.parents[1] / path.name


def rules_in(path: Path) -> list[Rule]:
    return read_rules(path.read_text("utf-8"), path.name)


def faults(path: Path) -> list[str]:
    """What is wrong with a translation, row by row."""
    english = {rule.id: rule for rule in rules_in(english_of(path))}
    own = {rule.id: rule for rule in rules_in(path)}
    where = f"{path.parent.name}/{path.name}"
    found = [f"{where}: {number} is missing" for number in english if number not in own]
    for number, rule in own.items():
        if number not in english:
            found.append(f"{where}: {number} is extra, English has no such row")
        elif not rule.made_from:
            found.append(f"{where}: {number} has no stamp")
        elif rule.made_from != fingerprint(english[number]):
            found.append(f"{where}: {number} is stale, its English text has changed")
    return found


def stamped(text: str, english: list[Rule], anew: frozenset[str] = frozenset()) -> str:
    """The text with a stamp in every row that had none, and new ones in the rows of these ids."""
    prints = {rule.id: fingerprint(rule) for rule in english}
    lines: list[str] = []
    for line in text.splitlines():
        if not _ROW.match(line):
            lines.append(line)
            continue
        cells = cells_of(line)
        number = cells[0].strip("`*")
        if number.lower() == "id" and len(cells) == 2:
            line += f" {ENGLISH} |"
        elif set(line) <= set("|-: ") and len(cells) == 2:
            line += "---|"
        elif ID.fullmatch(number) and number in prints:
            # The last cell is cut off and written again, so that the text itself stays untouched.
            if len(cells) == 2:
                line += f" {prints[number]} |"
            elif not cells[2] or number in anew:
                line = f"{line[: line.rindex('|', 0, -1)]}| {prints[number]} |"
        lines.append(line)
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--stamp", nargs="*", metavar="ID", help="stamp new rows, and these anew")
    asked = parser.parse_args()
    if asked.stamp is not None:
        for path in translations():
            text = path.read_text("utf-8")
            path.write_text(
                stamped(text, rules_in(english_of(path)), frozenset(asked.stamp)), "utf-8"
            )
    found = [fault for path in translations() for fault in faults(path)]
    print("\n".join(found) or "Every translation is whole and of the newest English text.")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()

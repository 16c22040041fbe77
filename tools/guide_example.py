"""Writes the example game out of the text that explains it: docs/write-a-game.md.

A block of code whose opening fence names a file (```python strandhogg/rules.py) is a part of that
file of examples/strandhogg, in the order of the text. `--check` only says which files differ.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXT = ROOT / "docs" / "write-a-game.md"
EXAMPLE = ROOT / "examples" / "strandhogg"
BLOCK = re.compile(r"^(`{3,})(\w+) (\S+)\n(.*?)^\1$", re.DOTALL | re.MULTILINE)


def files_of(text: str) -> dict[str, str]:
    """The files of the example, by path, as the text has them."""
    parts: dict[str, list[str]] = {}
    for _, language, path, code in BLOCK.findall(text):
        known = parts.setdefault(path, [])
        if known:
            # A part that is indented carries on the class of the part before it.
            known.append("\n" if code.startswith(" ") or language != "python" else "\n\n")
        known.append(code)
    return {path: "".join(known) for path, known in parts.items()}


def differing(files: dict[str, str]) -> list[str]:
    """Files that are not as the text says, and files the text does not know."""
    found = [
        str(path.relative_to(EXAMPLE))
        for path in sorted(EXAMPLE.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    ]
    wrong = [path for path in found if path not in files]
    for path, content in files.items():
        if path not in found or (EXAMPLE / path).read_bytes() != content.encode():
            wrong.append(path)
    return sorted(wrong)


def main() -> int:
    files = files_of(TEXT.read_text("utf-8"))
    if "--check" in sys.argv[1:]:
        wrong = differing(files)
        for path in wrong:
            print(f"examples/strandhogg/{path} is not what docs/write-a-game.md says")
        return 1 if wrong else 0
    for path, content in files.items():
        (EXAMPLE / path).parent.mkdir(parents=True, exist_ok=True)
        (EXAMPLE / path).write_bytes(content.encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())

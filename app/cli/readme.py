"""The README with its generated table: `python3 run.py docs` writes it anew."""

import sys
from pathlib import Path
from typing import Final

from app.catalogue import read_catalogue
from app.games.spoils.coverage import status_table

README: Final = Path(__file__).parents[2] / "README.md"


def between(text: str, start: str, end: str, content: str) -> str:
    """The text with something new between two comments."""
    opening, closing = f"<!-- {start} -->\n", f"<!-- {end} -->"
    before, _, rest = text.partition(opening)
    _, _, after = rest.partition(closing)
    return f"{before}{opening}\n{content}\n\n{closing}{after}"


def with_status(readme: str) -> str:
    """The text with the table of worded and playable cards between its two marks."""
    table = status_table(read_catalogue()).strip()
    return between(readme, "card status: written by run.py docs", "end of card status", table)


if __name__ == "__main__":
    sys.stdout.write(with_status(README.read_text(encoding="utf-8")))

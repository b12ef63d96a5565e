"""The README with its generated table: `python3 run.py docs` writes it anew."""

import sys
from pathlib import Path
from typing import Final

from app.catalogue import read_catalogue
from app.games.spoils.coverage import status_table

README: Final = Path(__file__).parents[2] / "README.md"
START: Final = "<!-- card status: written by run.py docs -->\n"
END: Final = "<!-- end of card status -->"


def with_status(readme: str) -> str:
    """The text with the table of worded and playable cards between its two marks."""
    before, _, rest = readme.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}\n{status_table(read_catalogue()).strip()}\n\n{END}{after}"


if __name__ == "__main__":
    sys.stdout.write(with_status(README.read_text(encoding="utf-8")))

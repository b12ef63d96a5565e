"""Pictures of pages are drawn anew when what they show has changed.

`pytest tests/site/test_in_browser.py tests/site/test_pictures.py --pictures` draws them, and notes
a digest of the templates and styles that each of them shows.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
NOTED: Final = ROOT / "docs" / "pictures" / "shown.json"
FRAME: Final = ("templates/base.html", "static/css/tokens.css", "static/css/frame.css")

SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "builder": (
        *FRAME,
        "templates/_macros/rows.html",
        "templates/decks/builder/_editor.html",
        "templates/decks/builder/_ledger.html",
        "templates/decks/builder/_needs.html",
        "templates/decks/builder/_sheets.html",
        "templates/decks/builder/_verdict.html",
        "static/css/deck.css",
        "static/css/deck-rows.css",
    ),
    "hand": (*FRAME, "templates/goldfish/table/hand.html", "static/css/goldfish-hand.css"),
    "play": FRAME,
}
"""The templates and styles of each picture; another one of them makes it stale."""


def digest(paths: tuple[str, ...]) -> str:
    """Return a digest of files that does not depend on blanks."""
    words = (" ".join((ROOT / path).read_text(encoding="utf-8").split()) for path in paths)
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


@pytest.mark.parametrize("picture", SHOWN)
def test_no_picture_shows_what_has_changed(picture: str, request: pytest.FixtureRequest) -> None:
    noted = json.loads(NOTED.read_text(encoding="utf-8")) if NOTED.exists() else {}
    if request.config.getoption("--pictures"):
        noted[picture] = digest(SHOWN[picture])
        NOTED.write_text(json.dumps(noted, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    assert noted.get(picture) == digest(SHOWN[picture]), (
        f"The pictures of {picture} are older than its templates and styles. Draw them anew: "
        "pytest tests/site/test_in_browser.py tests/site/test_pictures.py --pictures"
    )

"""Names and tags of a deck as entered into forms."""

from __future__ import annotations

from app.games.tabletop.decklists.limits import MAX_NAME, MAX_TAG, MAX_TAGS
from app.site.decks.edits import ChangeError


def tags_in(written: str) -> tuple[str, ...]:
    """Return comma-separated tags, each once, in order.

    Raises ChangeError for too many tags or one that is too long.
    """
    tags = tuple(dict.fromkeys(filter(None, (" ".join(t.split()) for t in written.split(",")))))
    too_long = next((tag for tag in tags if len(tag) > MAX_TAG), None)
    if too_long is not None:
        raise ChangeError(f"The tag “{too_long}” is longer than {MAX_TAG} characters.")
    if len(tags) > MAX_TAGS:
        raise ChangeError(f"{len(tags)} tags are too many; at most {MAX_TAGS} can be kept.")
    return tags


def deck_name(written: str, what: str = "The deck's name") -> str:
    """Return a name on one line. Raises ChangeError if it is too long."""
    name = " ".join(written.split())
    if len(name) > MAX_NAME:
        raise ChangeError(f"{what} has {len(name):,} characters; at most {MAX_NAME} can be kept.")
    return name

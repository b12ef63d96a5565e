"""Names and tags of a deck as they are typed into a form."""

from __future__ import annotations

from app.games.tabletop.decklists.limits import MAX_NAME, MAX_TAG, MAX_TAGS
from app.site.decks.edits import ChangeError


def tags_in(written: str) -> tuple[str, ...]:
    """Tags as they were typed, parted by commas: each once, in their order.

    Raises ChangeError for too many, and for one that is too long.
    """
    tags = tuple(dict.fromkeys(filter(None, (" ".join(t.split()) for t in written.split(",")))))
    too_long = next((tag for tag in tags if len(tag) > MAX_TAG), None)
    if too_long is not None:
        raise ChangeError(f"The tag “{too_long}” is longer than {MAX_TAG} characters.")
    if len(tags) > MAX_TAGS:
        raise ChangeError(f"{len(tags)} tags are too many; at most {MAX_TAGS} can be kept.")
    return tags


def deck_name(written: str, what: str = "The deck's name") -> str:
    """A name as it was typed, on one line. Raises ChangeError for one that is too long."""
    name = " ".join(written.split())
    if len(name) > MAX_NAME:
        raise ChangeError(f"{what} has {len(name):,} characters; at most {MAX_NAME} can be kept.")
    return name

"""The wording of every scripted card by its name, said once."""

from functools import cache

from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.wording.say import Line, say


@cache
def wording_of(name: str) -> tuple[Line, ...] | None:
    """The paragraphs of the card of that name in words, in order.

    Empty for a card without rules text, None for a card that has no script.
    """
    script = SCRIPTS.get(name)
    return None if script is None else say(script)


@cache
def text_of(name: str) -> str | None:
    """The same as one plain text, a line per paragraph: what a search for text looks through."""
    lines = wording_of(name)
    return None if lines is None else "\n".join(line.plain for line in lines)

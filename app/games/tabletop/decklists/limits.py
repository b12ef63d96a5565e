"""Limits on the size of a file and of a deck.

A file beyond the limits is refused in words, never cut. A player's notes on a deck are cut to the
limits of a deck, and the report says so.
"""

from typing import Final

MAX_BYTES: Final = 1_048_576
MAX_LINES: Final = 20_000
"""Lines of a text, elements of an XML file, rows of a CSV file."""

MAX_LINE_LENGTH: Final = 500
MAX_DEPTH: Final = 32
"""Elements inside elements, or lists and objects inside each other."""

MAX_KEYS: Final = 100
"""Keys of an object in JSON."""

MAX_COPIES: Final = 999
"""Copies on one line."""

MAX_FOREIGN: Final = 130_000
"""Characters beyond ASCII in a file: only they have to be normalised."""

MAX_FOREIGN_IN_TEXT: Final = 6_000
"""The same in a plain text, whose lines are compared with names in several readings."""

MAX_SUGGESTIONS: Final = 5

MAX_NAME: Final = 120
"""Characters of a deck's name, and of its author's."""

MAX_NOTES: Final = 20_000
"""Characters of the notes on a deck."""

MAX_REMARK: Final = 500
"""Characters of the note on one card."""

MAX_ODD_TEXT: Final = 200_000
"""Characters in lines of a text that are not simply a count and a name: they take time to read."""

MAX_OPEN: Final = 500
"""Lines of a text that nobody understands; a text with more of them is no list."""

MAX_UNREAD: Final = 300
"""Lines that nobody understands yet, of a deck that is kept."""

MAX_TAGS: Final = 8
"""Tags of a card, or of a deck."""

MAX_TAG: Final = 30
"""Characters of a tag."""

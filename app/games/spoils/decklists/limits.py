"""How much of a file is read. Beyond these a file is refused in words, never cut."""

from typing import Final

MAX_BYTES: Final = 1_048_576
MAX_LINES: Final = 20_000
"""Lines of a text, elements of an XML file, rows of a CSV file."""

MAX_LINE_LENGTH: Final = 500
MAX_DEPTH: Final = 32
"""Elements inside elements, or lists and objects inside each other."""

MAX_COPIES: Final = 999
"""Copies on one line."""

MAX_SUGGESTIONS: Final = 5

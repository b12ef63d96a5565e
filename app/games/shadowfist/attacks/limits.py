"""How much of an attack is read. What is beyond a limit is refused before anything is computed."""

from typing import Final

MAX_TEXT: Final = 16_384
"""Characters of a file."""

MAX_LINES: Final = 200
MAX_ATTACKERS: Final = 12
MAX_INTERCEPTORS: Final = 24
"""Interceptors of all attackers together."""

MAX_MODIFIERS: Final = 8
"""Modifiers of one card."""

MAX_NUMBER: Final = 99
"""The largest Fighting, Body, damage, Toughness, share or modifier."""

MAX_FACTOR: Final = 9
"""The largest multiplier or divisor."""

MAX_NAME: Final = 60
"""Characters of a name, a title or the label of a modifier."""

MAX_PROBLEMS: Final = 20
"""Problems of one file that are listed; the rest is counted."""

"""How much of a battle is read. A file beyond a limit is refused before anything is computed."""

from typing import Final

MAX_BEASTS: Final = 200
"""Beasts of both rulers together."""

MAX_LOCATIONS: Final = 60
"""Locations of both cities together."""

MAX_ROWS: Final = 20
MAX_NUMBER: Final = 999
"""The largest ATK, DEF, vitae, number of wounds or worth."""

MAX_NAME: Final = 60
"""Characters of a name, a title or an ability."""

MAX_TEXT: Final = 65_536
"""Characters of a file."""

MAX_LINES: Final = 2_000
MAX_ABILITIES: Final = 20
MAX_EFFECTS: Final = 20
"""Effects at the end of a battle."""

MAX_PROBLEMS: Final = 50
"""Problems of one file that are listed; the rest is counted."""

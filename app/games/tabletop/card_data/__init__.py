"""Card data as written rows: kinds and columns, readers of fields, files, checks.

A game lists its kinds in a `CardData` value; `data/<game>/`, `cards.sqlite`, curators' forms and
imports follow it.
"""

from app.games.tabletop.card_data.banned import Announcement, announced, unknown_names
from app.games.tabletop.card_data.csv_files import (
    FactsFileError,
    read_facts_csv,
    write_facts_csv,
)
from app.games.tabletop.card_data.fields import LONGEST_TEXT, FactError
from app.games.tabletop.card_data.files import FactFilesError, read_fact_files
from app.games.tabletop.card_data.kinds import (
    WITHDRAWN,
    CardData,
    Column,
    FactKind,
    Row,
    Rows,
    SetFileError,
    Withdraw,
    Write,
    kinds_of,
)
from app.games.tabletop.card_data.references import referring

__all__ = [
    "LONGEST_TEXT",
    "WITHDRAWN",
    "Announcement",
    "CardData",
    "Column",
    "FactError",
    "FactFilesError",
    "FactKind",
    "FactsFileError",
    "Row",
    "Rows",
    "SetFileError",
    "Withdraw",
    "Write",
    "announced",
    "kinds_of",
    "read_fact_files",
    "read_facts_csv",
    "referring",
    "unknown_names",
    "write_facts_csv",
]

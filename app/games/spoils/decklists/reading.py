"""Any deck file in, one Import out."""

from app.games.spoils.decklists.plain_text import read_plain_text
from app.games.spoils.decklists.report import Import
from app.games.spoils.decklists.source import UnreadableError, read_source
from app.games.spoils.facts import Catalogue


def read_decklist(
    content: bytes | str, catalogue: Catalogue, filename: str | None = None
) -> Import:
    """Read a deck file of any known format, found out from what stands in it.

    Raises nothing: what is wrong stands in the report, or in `error` when nothing at all
    could be read.
    """
    try:
        source = read_source(content)
    except UnreadableError as problem:
        return Import(None, error=str(problem))
    return read_plain_text(source, catalogue, "txt")

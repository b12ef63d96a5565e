"""Any deck file in, one Import out."""

from typing import Final

from app.games.spoils.decklists.document import Document, read_document
from app.games.spoils.decklists.formats import FORMATS, DeckFormat
from app.games.spoils.decklists.report import Import, ImportLine, Status
from app.games.spoils.decklists.source import UnreadableError, read_source
from app.games.spoils.facts import Catalogue

_OF_TEXT: Final = tuple(form for form in FORMATS.values() if not form.is_xml)


def read_decklist(
    content: bytes | str, catalogue: Catalogue, filename: str | None = None
) -> Import:
    """Read a deck file of any known format, found out from what stands in it.

    Raises nothing: what is wrong stands in the report, or in `error` when nothing at all
    could be read. `filename` only helps to say what is wrong.
    """
    form: DeckFormat | None = None
    encoding = None
    try:
        source = read_source(content)
        encoding = source.encoding
        document = read_document(source, filename or "")
        form = _recognised(document)
        read = form.read(document, catalogue)
    except UnreadableError as problem:
        return Import(None, (), form.id if form else None, encoding, str(problem))
    lines = read.lines
    if source.assumed:
        lines = (ImportLine(0, Status.REPAIRED, "", source.assumed), *lines)
    return Import(read.decklist, lines, form.id, encoding, read.error)


def _recognised(document: Document) -> DeckFormat:
    for form in FORMATS.values() if document.tree.tag else _OF_TEXT:
        if form.recognises(document):
            break
    return form  # Every text can be a list, so the last row never says no.

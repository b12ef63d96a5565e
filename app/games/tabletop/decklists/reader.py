"""Any deck file in, one Import out."""

from dataclasses import replace

from app.games.tabletop.decklists.formats import DeckFormat, DeckFormats
from app.games.tabletop.decklists.report import Import, ImportLine, Status
from app.games.tabletop.decklists.shape import D, Names
from app.games.tabletop.decklists.source import UnreadableError, read_source
from app.games.tabletop.decklists.source_document import Document, read_document


def read_decklist(
    content: bytes | str,
    catalogue: Names,
    formats: DeckFormats[D],
    filename: str | None = None,
) -> Import[D]:
    """Read a deck file of any of these formats, found out from what stands in it.

    Raises nothing: what is wrong stands in the report, or in `error` when nothing at all
    could be read. `filename` only helps to say what is wrong.
    """
    form: DeckFormat[D] | None = None
    encoding = None
    try:
        source = read_source(content)
        encoding = source.encoding
        document = read_document(source, filename or "")
        form = _recognised(document, formats)
        read = form.read(document, catalogue)
    except UnreadableError as problem:
        return Import(None, (), form.id if form else None, encoding, str(problem))
    lines = read.lines
    if source.assumed:
        lines = (ImportLine(0, Status.REPAIRED, "", source.assumed), *lines)
    return replace(read, lines=lines, format=form.id, encoding=encoding)


def _recognised(document: Document, formats: DeckFormats[D]) -> DeckFormat[D]:
    is_xml = bool(document.tree.tag)
    for form in formats.values():
        if (is_xml or not form.is_xml) and form.recognises(document):
            break
    return form  # Every text can be a list, so the last row never says no.

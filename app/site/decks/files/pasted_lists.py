"""A pasted or uploaded list: its text, what was read in it, and its verdict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from typing import Final

from werkzeug.datastructures import FileStorage

from app.games.capabilities.construction import AnyFormat, CriteriaRequest
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.formats import TEXT_FORMATS
from app.games.tabletop.decklists.report import NOT_A_CARD, AnyImport
from app.games.tabletop.decklists.source import UnreadableError, read_source
from app.games.tabletop.facts import AnyCatalogue
from app.games.text import fold
from app.site.platform.request.current_game import current_game, empty_deck, format_called, game_of
from app.site.platform.request.sent_lists import read_list
from app.site.presentation.verdicts import FindingView, Judged, judge

_LARGEST: Final = 2 * 1024 * 1024


@dataclass(frozen=True)
class PastedList:
    """A list as it was sent. `problem` says why a file could not be taken.

    Where a file is not made to be read by people, `text` is its list in words and `source` the
    file as it was; `program` is what writes such files. `lost` is what the words leave out.
    """

    text: str
    filename: str = ""
    problem: str = ""
    source: str = ""
    program: str = ""
    lost: tuple[str, ...] = ()

    @property
    def original(self) -> PastedList:
        """The list as its file holds it."""
        return replace(self, text=self.source) if self.source else self


@dataclass(frozen=True)
class MarkedLine:
    """A line of the list, and how the report marks it: ``, `error`, `warning` or `open`."""

    text: str
    mark: str


@dataclass(frozen=True)
class CheckedList:
    """A list with everything that was found out about it."""

    pasted: PastedList
    imported: AnyImport
    judged: Judged
    figures: object | None
    format: AnyFormat
    edition: str
    as_of: date | None = None

    @property
    def cannot_be_read(self) -> bool:
        """True if the file or the text as a whole was refused; an empty one is not."""
        is_refused = self.imported.decklist is None and bool(self.pasted.text.strip())
        return bool(self.pasted.problem) or is_refused

    def lines_of(self, finding: FindingView) -> tuple[int, ...]:
        """The numbers of the lines that name a card of the finding, from 1."""
        names = [fold(name) for name in finding.names]
        return tuple(
            number for number, text in self._read_lines if any(name in text for name in names)
        )

    @cached_property
    def _read_lines(self) -> tuple[tuple[int, str], ...]:
        """Number and folded text of every line that holds a card."""
        return tuple(
            (line.line, fold(line.text))
            for line in self.imported.lines
            if line.status.holds_cards and line.line
        )

    @property
    def marked(self) -> tuple[MarkedLine, ...]:
        """The lines of the list as the box shows them."""
        marks: dict[int, str] = {line.line: "open" for line in self.imported.open_lines}
        for finding in reversed(self.judged.view.findings):
            for number in self.lines_of(finding):
                marks[number] = finding.severity.value
        return tuple(
            MarkedLine(text, marks.get(number, ""))
            for number, text in enumerate(self.pasted.text.split("\n"), start=1)
        )


def written_out(deck: AnyDecklist, unread: Iterable[str], not_cards: Iterable[str] = ()) -> str:
    """A deck as a text that is read back to the same printings, with its open lines at the end."""
    files = game_of(deck).files.needed()
    text = files.write(deck, "sections") if deck.lines else ""
    declared = "".join(f"{NOT_A_CARD} {line}\n" for line in not_cards)
    left = "".join(f"{line}\n" for line in unread)
    heading = f"\n{files.layout.main.name.capitalize()}\n" if left and text else ""
    return f"{text}{declared}{heading}{left}"


def pasted_list(form: Mapping[str, str], file: FileStorage | None) -> PastedList:
    """The list of a posted form: the file if one was chosen, else the text."""
    text = form.get("list", "").replace("\r\n", "\n")
    if file is None or not file.filename:
        return PastedList(text)
    content = file.stream.read(_LARGEST + 1)
    try:
        return PastedList(read_source(content).text, file.filename)
    except UnreadableError as problem:
        return PastedList(text, file.filename, str(problem))


def shown_list(
    form: Mapping[str, str], file: FileStorage | None, catalogue: AnyCatalogue
) -> PastedList:
    """The list of the first page's form: of a file what people can read, else the text.

    The form carries the name of a file that was chosen before, and the file as it was, which
    counts until the list is changed.
    """
    pasted = pasted_list(form, file)
    if pasted.problem:
        return pasted
    if file is not None and file.filename:
        found = _in_words(pasted, catalogue)
        return replace(found, text=form.get("list", "")) if found.problem else found
    pasted = replace(pasted, filename=form.get("filename", ""))
    source = form.get("source", "").replace("\r\n", "\n") or pasted.text
    found = _in_words(replace(pasted, text=source), catalogue)
    is_unchanged = pasted.text.strip() in (found.text.strip(), source.strip())
    return found if is_unchanged and not found.problem else pasted


def _in_words(pasted: PastedList, catalogue: AnyCatalogue) -> PastedList:
    """A file as people can read it; one that is text already stays as it is."""
    files = current_game().files.needed()
    read = read_list(pasted.text, catalogue, pasted.filename or None)
    is_text = read.format is None or read.format in TEXT_FORMATS
    if read.error and not (is_text and read.lines):
        return replace(pasted, problem=read.error)
    if read.format is None or is_text:
        return pasted
    deck = read.decklist or empty_deck()
    written = files.write(deck, "txt") if deck.lines else ""
    return replace(
        pasted,
        text=written + "".join(f"{line.text}\n" for line in read.open_lines),
        source=pasted.text,
        program=files.formats[read.format].title,
        lost=files.lost(deck, "txt"),
    )


def checked_list(
    pasted: PastedList, format_id: str, edition: str, catalogue: AnyCatalogue, as_of: str = ""
) -> CheckedList:
    """Read and check a list, for a day as in 2008-05-17.

    An unknown format or edition counts as the usual one, and what is no day as today.
    """
    game = current_game()
    form = format_called(format_id, catalogue, game)
    rules = edition if edition in game.editions.ids else game.editions.default
    figures = game.figures.or_none()
    imported = read_list(pasted.text, catalogue)
    deck, day = imported.decklist, _day(as_of)
    return CheckedList(
        pasted=pasted,
        imported=imported,
        judged=judge(imported, CriteriaRequest(catalogue, form, rules, as_of=day)),
        figures=figures.of(deck) if figures and deck is not None and deck.size else None,
        format=form,
        edition=rules,
        as_of=day,
    )


def _day(written: str) -> date | None:
    try:
        return date.fromisoformat(written)
    except ValueError:
        return None

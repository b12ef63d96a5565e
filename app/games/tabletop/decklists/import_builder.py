"""Entries of a file on their way into a decklist: each leaves one line in the report."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Generic, NamedTuple

from app.games.tabletop.decklists.decklist import D, DeckShape, L, Names, Place, unrepeated
from app.games.tabletop.decklists.limits import (
    MAX_COPIES,
    MAX_LINE_LENGTH,
    MAX_NAME,
    MAX_NOTES,
    MAX_OPEN,
    MAX_REMARK,
    MAX_TAG,
    MAX_TAGS,
)
from app.games.tabletop.decklists.report import Import, ImportLine, Status
from app.games.tabletop.decklists.spelling_suggestions import is_one_sign_off, near_names
from app.games.tabletop.facts import AnyCatalogue, CardLike, CardSet, PrintingId, PrintingLike
from app.games.text import LONGEST_NAME, fold

_MARK: Final = re.compile(r"(?=.)0*(\d*)((?:v\d+)?)")
_DIGITS: Final = re.compile(r"[0-9]+")
_MOST_FOREIGN_TEXTS: Final = 20
_SHORTEST_MISSPELT: Final = 6
"""Characters: of shorter words nearly every one is a slip away from some card's name."""

NO_CARDS: Final = "No line contains a card."
NO_COUNT: Final = "no count, so one copy"


@dataclass(frozen=True, slots=True)
class Entry:
    """One card as a file names it; empty is what the file does not say.

    No count is one copy, which is a repair. `repairs` says in words, without capital and full
    stop, what else was already made good to read the entry.
    """

    line: int
    text: str
    name: str
    copies: str
    place: Place
    printing_id: str = ""
    set: str = ""
    number: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""
    repairs: tuple[str, ...] = ()


def sentence(parts: Sequence[str]) -> str:
    """Remarks as one sentence; empty without any."""
    together = "; ".join(parts)
    return f"{together[0].upper()}{together[1:]}." if together else ""


def shown(text: str, length: int = 80) -> str:
    """Return a text, cut to the length that a message repeats."""
    return text if len(text) <= length else f"{text[: length - 1]}…"


class CountError(ValueError):
    """A count that is no number of copies. The message says why."""


def read_count(written: str) -> int:
    """The number of copies written, from 1 to 999.

    Raises CountError.
    """
    digits = written.strip()
    if not digits.isdecimal():
        raise CountError(f"The count “{shown(digits)}” is not a whole number.")
    digits = digits.lstrip("0")
    if not digits:
        raise CountError("A line needs at least one copy.")
    if len(digits) > len(str(MAX_COPIES)) or int(digits) > MAX_COPIES:
        raise CountError(f"A line can have at most {MAX_COPIES} copies, not {shown(digits)}.")
    return int(digits)


def likely_count(written: str) -> int:
    """The copies that a count seems to mean which may not be one; at least one, at most 999."""
    digits = _DIGITS.search(written)
    return max(1, min(MAX_COPIES, int(digits[0][:4]))) if digits else 1


def find_set(written: str, catalogue: AnyCatalogue) -> CardSet | None:
    """The set of that code or name; the part of a name before its colon is enough."""
    if len(written) > LONGEST_NAME:
        return None
    return _sets_by_spelling(catalogue).get(fold(written))


@lru_cache(maxsize=4)
def _sets_by_spelling(catalogue: AnyCatalogue) -> Mapping[str, CardSet]:
    spellings: dict[str, CardSet] = {}
    for card_set in reversed(catalogue.sets):
        name = fold(card_set.name)
        others = map(fold, card_set.names)
        for spelt in (name.partition(":")[0], name, *others, fold(card_set.code)):
            spellings[spelt] = card_set
    return spellings


def spelling(name: str, card: CardLike) -> tuple[str, ...]:
    """The repair that reading `name` as this card means, if it is spelt differently."""
    if name == card.name:
        return ()
    return ("the spelling differs",)


class _About(NamedTuple):
    """A file's facts about the deck as a whole."""

    name: str = ""
    author: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()


class ImportBuilder(Generic[L, D]):
    """Collects lines and report while one file is read."""

    def __init__(self, catalogue: Names, shape: DeckShape[L, D]) -> None:
        self.catalogue = catalogue
        self.shape = shape
        self.lines: list[L] = []
        self.report: list[ImportLine] = []
        self.about = _About()
        self._unknown = 0

    def heading(self, line: int, text: str, note: str) -> None:
        """Report a line that was recognised as a heading, a comment or a word about the deck."""
        self.report.append(ImportLine(line, Status.HEADING, _as_found(text), note))

    def blank(self, line: int, note: str) -> None:
        """Report a line on which nothing stands."""
        self.report.append(ImportLine(line, Status.BLANK, "", note))

    def none(self, line: int, text: str) -> None:
        """Report a card of which the file says that there are no copies."""
        self.report.append(ImportLine(line, Status.READ, _as_found(text), "No copies."))

    def foreign(self, line: int, what: str, texts: Sequence[str]) -> None:
        """Report a part of a file that its format does not have, by the texts inside.

        It is open if a card is or seems to be named there, or if there are many texts.
        """
        named = texts[:_MOST_FOREIGN_TEXTS]
        if len(texts) > len(named) or any(map(self._seems_a_card, named)):
            self.open(line, what, "No deck of this format has such a part, and it may name cards.")
        else:
            self.heading(line, what, "It contains no cards.")

    def _seems_a_card(self, text: str) -> bool:
        if self.catalogue.find(text) is not None:
            return True
        return len(text) >= _SHORTEST_MISSPELT and is_one_sign_off(text, self.catalogue)

    def repaired(self, line: int, text: str, note: str) -> None:
        """Report something that was made good."""
        self.report.append(ImportLine(line, Status.REPAIRED, _as_found(text), note))

    def open(
        self, line: int, text: str, note: str, suggestions: tuple[str, ...] = (), copies: int = 1
    ) -> None:
        """Report a line that was not understood, with the copies that seem to stand on it."""
        found = ImportLine(line, Status.OPEN, _as_found(text), note, suggestions, copies)
        self.report.append(found)

    def unknown(self, line: int, text: str, name: str, copies: int = 1) -> None:
        """Report a line whose card is not known, with names that may be meant.

        Of very many such lines only the first have them: the search takes long, and nobody reads
        them.
        """
        note = (
            f"No card is named “{shown(name)}”." if name else "There is no card name on this line."
        )
        self._unknown += 1
        near = near_names(name, self.catalogue) if self._unknown <= MAX_OPEN else ()
        self.open(line, text, note, near, copies)

    def take_name(self, line: int, text: str, name: str) -> None:
        """Take the deck's name, on one line."""
        plain, cut = _short_enough(" ".join(name.split()), MAX_NAME, "the deck's name")
        self.about = self.about._replace(name=plain)
        self._taken(line, text, "Used as the deck's name.", cut)

    def take_author(self, line: int, text: str, author: str) -> None:
        """Take the deck's author, on one line."""
        plain, cut = _short_enough(" ".join(author.split()), MAX_NAME, "the author's name")
        self.about = self.about._replace(author=plain)
        self._taken(line, text, "Used as the deck's author.", cut)

    def take_notes(self, line: int, text: str, notes: str) -> None:
        """Add a piece to the deck's notes, as a line of its own."""
        before = self.about.notes
        whole = f"{before}\n{notes}" if before else notes
        plain, cut = _short_enough(whole, MAX_NOTES, "with this, the deck's notes")
        self.about = self.about._replace(notes=plain)
        self._taken(line, text, "Added to the deck's notes.", cut)

    def take_tags(self, line: int, text: str, tags: tuple[str, ...]) -> None:
        """Take the deck's tags."""
        plain, cut = _few_enough(tags)
        self.about = self.about._replace(tags=plain)
        self._taken(line, text, "Used as the deck's tags.", cut)

    def take_about(self, name: str, author: str, notes: str, tags: tuple[str, ...]) -> None:
        """Take all that a file says of the deck as it stands; only what is cut is reported."""
        name, cut_name = _short_enough(name, MAX_NAME, "the deck's name")
        author, cut_author = _short_enough(author, MAX_NAME, "the author's name")
        notes, cut_notes = _short_enough(notes, MAX_NOTES, "the deck's notes")
        tags, cut_tags = _few_enough(tags)
        self.about = _About(name, author, notes, tags)
        for what, cut in (
            ("name", cut_name), ("author", cut_author), ("notes", cut_notes), ("tags", cut_tags),
        ):  # fmt: skip
            if cut:
                self.repaired(0, what, sentence(cut))

    def _taken(self, line: int, text: str, note: str, cut: tuple[str, ...]) -> None:
        if cut:
            self.repaired(line, text, f"{note} {sentence(cut)}")
        else:
            self.heading(line, text, note)

    def take(self, entry: Entry) -> None:
        """Take one entry into the deck, or report why not."""
        found = self._find(entry)
        if found is None:
            self.unknown(entry.line, entry.text, entry.name, likely_count(entry.copies))
            return
        printing, remarks, repairs = found
        try:
            copies = read_count(entry.copies) if entry.copies else 1
        except CountError as problem:
            copies = likely_count(entry.copies)
            self.open(entry.line, entry.text, str(problem), (printing.card.name,), copies)
            return
        line, placed, misplaced = self.shape.put_into(entry.place, printing, copies)
        cut: tuple[str, ...] = ()
        if entry.tags or entry.note:
            line, cut = _remarked(line, entry.tags, entry.note)
        repairs = (*entry.repairs, *repairs, *misplaced, *cut)
        if not entry.copies:
            repairs = (NO_COUNT, *repairs)
        said = (*repairs, *remarks, *placed)
        status, note = Status.READ, sentence(said)
        if repairs:
            status, note = Status.REPAIRED, f"{copies} {line.name} ({'; '.join(said)})"
        text = _as_found(entry.text)
        self.lines.append(line)
        self.report.append(ImportLine(entry.line, status, text, note, copies=copies))

    def finish(self) -> Import[D]:
        """The deck with equal lines added up, and the report in the order of the file."""
        if not self.lines and not any(line.status.is_open for line in self.report):
            return Import(None, tuple(self.report), error=NO_CARDS)
        lines = unrepeated(self.lines)
        if len(lines) < len(self.lines):
            lines = tuple(map(self._within_limits, lines))
        name, author, notes, tags = self.about
        deck = replace(
            self.shape.empty, lines=lines, name=name, author=author, notes=notes, tags=tags
        )
        return Import(deck, tuple(self.report))

    def _within_limits(self, line: L) -> L:
        """A line that was added up, with no more tags and notes than one card may have."""
        kept, cut = _remarked(line, line.tags, line.note)
        if cut:
            self.repaired(0, line.name, sentence(("combined from several lines", *cut)))
        return kept

    def _find(self, entry: Entry) -> tuple[PrintingLike, tuple[str, ...], tuple[str, ...]] | None:
        """The printing, remarks and repairs; the id is the authority where there is one."""
        if entry.printing_id:
            known, id_ = self.catalogue.by_printing, entry.printing_id
            printing = known.get(PrintingId(id_.lower())) or known.get(PrintingId(id_))
            if printing is not None:
                return printing, (), self._name_clash(entry.name, printing.card)
        card = self.catalogue.find(entry.name)
        if card is None:
            return None
        repairs = spelling(entry.name, card)
        if entry.printing_id:
            repairs += ("unknown id, so the card was found by its name",)
        printing, remarks, missed = self._printing(card, entry.set, entry.number)
        return printing, remarks, repairs + missed

    def _name_clash(self, name: str, card: CardLike) -> tuple[str, ...]:
        folded = self.catalogue.folded
        if not name or (len(name) <= LONGEST_NAME and folded(name) == folded(card.name)):
            return ()
        return (f"the id belongs to it and not to “{shown(name)}”; the id was used",)

    def _printing(
        self, card: CardLike, written_set: str, number: str
    ) -> tuple[PrintingLike, tuple[str, ...], tuple[str, ...]]:
        bare = self.catalogue.bare[card.name]
        if not written_set:
            return bare, (), ()
        card_set = find_set(written_set, self.catalogue)
        if card_set is None:
            return bare, (), (f"“{shown(written_set)}” is not a known set and was left out",)
        printings = self.catalogue.printings_in(card, card_set)
        if not printings:
            return bare, (), (f"not printed in {card_set.name}; the newest printing was used",)
        remark = f"printing of {card_set.name}"
        written = _MARK.fullmatch(number)
        if written is None:
            return printings[0], (remark,), ()
        mark = written[1] + (written[2] if written[2] != "v1" else "")
        marked = next((p for p in printings if p.mark == mark), None)
        if marked is None:
            missed = (
                f"not number {shown(number)} of {card_set.name}; the printing in that set was used"
            )
            return printings[0], (), (missed,)
        return marked, (remark,), ()


def _remarked(line: L, tags: tuple[str, ...], note: str) -> tuple[L, tuple[str, ...]]:
    """The line with tags and note as far as a deck keeps them, and what was cut."""
    kept_tags, lost = _few_enough(tags)
    kept_note, cut = _short_enough(note, MAX_REMARK, "the note")
    return replace(line, tags=kept_tags, note=kept_note), (*lost, *cut)


def _few_enough(tags: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the tags that are kept, and notes on those that were too long or too many."""
    short = tuple(tag for tag in tags if len(tag) <= MAX_TAG)
    cut = []
    if len(short) < len(tags):
        long = next(tag for tag in tags if len(tag) > MAX_TAG)
        cut.append(f"a tag has at most {MAX_TAG} characters; “{shown(long)}” was left out")
    if len(short) > MAX_TAGS:
        cut.append(f"there are {len(short)} tags; the first {MAX_TAGS} were kept")
    return short[:MAX_TAGS], tuple(cut)


def _short_enough(text: str, most: int, what: str) -> tuple[str, tuple[str, ...]]:
    """Return the part of a text that is kept, and a note if some was cut."""
    if len(text) <= most:
        return text, ()
    cut_note = f"{what} would have {len(text):,} characters; the first {most:,} were kept"
    return text[:most], (cut_note,)


def _as_found(text: str) -> str:
    return shown(text, MAX_LINE_LENGTH)

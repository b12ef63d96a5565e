"""Formats as small readable files, and the digest of what a format decides.

A file is TOML with the keys of a game's format. Unknown keys are refused, so that a slip of the
pen never loosens a format.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from enum import Enum
from typing import Final, TypeAlias, TypeVar

from app.games.tabletop.facts import (
    AnyCatalogue,
    Base,
    CardLike,
    Catalogue,
    Format,
    FormatLike,
    ListedName,
    Listing,
    PrintingLike,
)
from app.games.text import flaw_in, fold

LONGEST_FORMAT: Final = 20_000
"""Characters of a format file."""


class FormatError(ValueError):
    """A format that cannot be used. Each of the `problems` says what is wrong and what would do."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)
F = TypeVar("F", bound=FormatLike)
E = TypeVar("E", bound=Enum)
R = TypeVar("R", bound=Enum)

# Written down and not taken from the fields: a field that no check enforces is no key of a file.
_KEYS: Final = (
    "id", "name", "base", "sets", "listed", "minimum", "maximum", "copies", "sideboard",
    "rarities", "unknown", "notes",
)  # fmt: skip
_LISTED_KEYS: Final = ("name", "listing", "source", "since", "until")
_MOST: Final = 100_000
_LONGEST_WORD: Final = 200
_MOST_SHOWN: Final = 60
_MOST_PROBLEMS: Final = 20
_WHOLE: Final = "the format"
_KEY: Final = re.compile(r"\s*[\"']?([\w-]+)[\"']?\s*=")
_ENTRY: Final = re.compile(r"\s*\[\[\s*([\w-]+)\s*\]\]")

Lines: TypeAlias = Mapping[tuple[str, str], int]
"""Lines of a file by table, as messages call it, and key. A table itself has an empty key."""


def find_format(word: str, catalogue: Catalogue[C, P, F]) -> F:
    """The format of that id or name in the catalogue.

    Raises FormatError for a format that is not there, with those that are.
    """
    folded = fold(word)
    for form in catalogue.formats.values():
        if folded in (fold(form.id), fold(form.name)):
            return form
    known = ", ".join(catalogue.formats)
    raise FormatError(
        f"There is no format {word!r}. Known formats are {known}; you can also give a format file."
    )


def require_complete(form: FormatLike) -> None:
    """Raise FormatError, naming what no source tells, for an incomplete template."""
    if form.unknown:
        missing = "; ".join(part[:1].lower() + part[1:] for part in form.unknown)
        raise FormatError(
            f"{form.name} cannot be checked, because this is not known: {missing}. Put what your "
            "event uses in a format file and check against that."
        )


def format_digest(form: Format[R], *own: object) -> str:
    """SHA-256, in hexadecimal, of everything in a format that a verdict can depend on.

    `own` are the values of what only the game's formats have.
    """
    listed = sorted((e.name, e.listing.value, str(e.since), str(e.until)) for e in form.listed)
    rarities = None if form.rarities is None else sorted(r.value for r in form.rarities)
    sets = None if form.sets is None else sorted(form.sets)
    decides = (
        form.id, form.name, form.base.value, sets, listed, form.minimum, form.maximum,
        form.copies, form.sideboard, *own, rarities,
    )  # fmt: skip
    return hashlib.sha256(repr(decides).encode()).hexdigest()


class FormatTable:
    """A table of a format file. What is wrong is added to `problems` while the rest is read.

    `where` is what messages call it, and `lines` tells where keys stand. What is wrong or missing
    is read as the default.
    """

    def __init__(
        self, written: Mapping[str, object], where: str, problems: list[str], lines: Lines
    ) -> None:
        self.written = written
        self.where = where
        self.problems = problems
        self._lines = lines

    def problem(self, key: str, message: str) -> None:
        """Note what is wrong with a key, and its line."""
        line = self._lines.get((self.where, key)) or self._lines.get((self.where, ""))
        self.problems.append(
            f"{key[:_MOST_SHOWN]}: {message}{f' See line {line}.' if line else ''}"
        )

    def refuse_unknown(self, keys: Iterable[str]) -> None:
        """Note every key that is not one of these."""
        known = tuple(keys)
        for key in self.written:
            if key not in known:
                self.problem(
                    key, f"no such key in {self.where}. Known keys are {', '.join(known)}."
                )

    def text(self, key: str, default: str | None = None, longest: int = _LONGEST_WORD) -> str:
        """A text without blanks around it, which must not be empty if there is no default."""
        value = self.written.get(key, default)
        if not isinstance(value, str) or (default is None and not value.strip()):
            self.problem(key, f"{self.where} needs quoted text here.")
            return default or ""
        return self._usable(value.strip(), key, longest)

    def number(self, key: str, least: int = 1, most: int = _MOST) -> int | None:
        """A whole number; None if there is none."""
        value = self.written.get(key)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.problem(
                key, f"expected a whole number from {least} to {most}, not {_shown(value)}."
            )
            return None
        return value

    def flag(self, key: str) -> bool:
        """True or false; false where nothing is written."""
        value = self.written.get(key, False)
        if not isinstance(value, bool):
            self.problem(key, f"expected true or false, not {_shown(value)}.")
            return False
        return value

    def words(self, key: str) -> tuple[str, ...] | None:
        """A list of texts; None if there is none."""
        value = self.written.get(key)
        if value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self.problem(key, 'expected a list of quoted texts, such as ["A", "B"].')
            return None
        return tuple(self._usable(word, key, LONGEST_FORMAT) for word in value)

    def member(self, kind: type[E], key: str, default: E, *, is_needed: bool = False) -> E:
        """A member of an enumeration by its value."""
        value = self.written.get(key)
        if value is None and not is_needed:
            return default
        return self._member(kind, value, key, self.where) or default

    def members(self, kind: type[E], key: str) -> frozenset[E] | None:
        """Members of an enumeration by their values; None if there is no list."""
        words = self.words(key)
        if words is None:
            return None
        found = (self._member(kind, word, key, "the list") for word in words)
        return frozenset(member for member in found if member is not None)

    def day(self, key: str) -> date | None:
        """A day; None if there is none."""
        value = self.written.get(key)
        if value is not None and (not isinstance(value, date) or isinstance(value, datetime)):
            self.problem(key, f"{self.where} needs a date without quotes, such as 2008-05-17.")
            return None
        return value

    def tables(self, key: str) -> tuple[FormatTable, ...]:
        """The tables under `[[key]]`, in their order."""
        entries = self.written.get(key, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self.problem(key, f"write each entry under its own [[{key}]] line.")
            return ()
        return tuple(
            FormatTable(entry, f"{key} entry {number}", self.problems, self._lines)
            for number, entry in enumerate(entries, 1)
        )

    def _member(self, kind: type[E], value: object, key: str, where: str) -> E | None:
        try:
            return kind(value)
        except ValueError:
            options = ", ".join(f'"{member.value}"' for member in kind)
            found = "" if value is None else f", not {_shown(value)}"
            self.problem(key, f"{where} needs one of {options} here{found}.")
            return None

    def _usable(self, value: str, key: str, longest: int) -> str:
        if len(value) > longest:
            self.problem(key, f"at most {longest} characters, not {len(value):,}.")
            return ""
        if flaw := flaw_in(value):
            self.problem(key, f"it contains {flaw.message}.")
            return ""
        return value


OwnKeys: TypeAlias = Mapping[str, Callable[[FormatTable, str], object]]
"""The keys that only a game's own formats have, each with what reads its value."""


def parse_format(
    text: str,
    catalogue: AnyCatalogue,
    make: Callable[..., F],
    rarities: type[R],
    own: OwnKeys | None = None,
    check: Callable[[FormatTable, F], None] = lambda table, form: None,
) -> F:
    """A format from the text of a format file; `make` is the game's class of formats.

    `check` notes what the game finds wrong with values that are fine one by one.

    Raises FormatError with everything that is wrong: each problem names the key, what was found
    and what is expected.
    """
    own = own or {}
    table = FormatTable(_toml(text), _WHOLE, [], _lines_of(text))
    table.refuse_unknown((*_KEYS, *own))
    id_ = table.text("id")
    form = make(
        id=id_,
        name=table.text("name", default=id_),
        base=table.member(Base, "base", Base.CONSTRUCTED, is_needed=True),
        sets=_sets(table, catalogue),
        listed=tuple(_entry(entry) for entry in table.tables("listed")),
        minimum=(minimum := table.number("minimum")),
        maximum=(maximum := table.number("maximum")),
        copies=table.number("copies"),
        sideboard=table.number("sideboard", least=0),
        rarities=table.members(rarities, "rarities"),
        unknown=table.words("unknown") or (),
        notes=table.text("notes", default="", longest=LONGEST_FORMAT),
        **{key: read(table, key) for key, read in own.items()},
    )
    if minimum is not None and maximum is not None and maximum < minimum:
        table.problem("maximum", f"{maximum} is smaller than minimum, {minimum}.")
    check(table, form)
    _raise_any(table.problems)
    return form


def _raise_any(problems: list[str]) -> None:
    more = len(problems) - _MOST_PROBLEMS
    shown = problems[:_MOST_PROBLEMS]
    if more > 0:
        shown.append(f"And {more} more.")
    if shown:
        raise FormatError(*shown)


def _toml(text: str) -> dict[str, object]:
    if len(text) > LONGEST_FORMAT:
        raise FormatError(
            f"The file has {len(text):,} characters; a format file can have at most "
            f"{LONGEST_FORMAT:,}."
        )
    if flaw := flaw_in(text):
        line = text.count("\n", 0, flaw.at) + 1
        raise FormatError(f"Line {line} contains {flaw.message}. Remove it.")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise FormatError("Lists are nested too deeply for a format file.") from None
    except ValueError as error:  # a TOMLDecodeError, or what Python says of endless numbers
        raise FormatError(f"This is not valid TOML: {error}.") from None


def _lines_of(text: str) -> Lines:
    """Return the lines of a format file's tables and keys, counted from 1."""
    lines: dict[tuple[str, str], int] = {}
    entries: dict[str, int] = {}
    where = _WHOLE
    for number, line in enumerate(text.splitlines(), start=1):
        if entry := _ENTRY.match(line):
            entries[entry[1]] = entries.get(entry[1], 0) + 1
            where = f"{entry[1]} entry {entries[entry[1]]}"
            lines[where, ""] = number
        elif key := _KEY.match(line):
            lines.setdefault((where, key[1]), number)
    return lines


def _shown(value: object) -> str:
    """A value as a message repeats it; Python writes no numbers of thousands of digits."""
    if isinstance(value, int) and abs(value) >= 10**_MOST_SHOWN:
        return "a number with too many digits"
    return repr(value)[:_MOST_SHOWN]


def _sets(table: FormatTable, catalogue: AnyCatalogue) -> tuple[str, ...] | None:
    codes = table.words("sets")
    unknown = [code for code in codes or () if code not in catalogue.by_set]
    if unknown:
        known = ", ".join(f"{s.code} ({s.name})" for s in catalogue.sets)
        listed = ", ".join(_shown(code) for code in unknown[:_MOST_PROBLEMS])
        table.problem("sets", f"there is no set {listed}. Known sets are {known}.")
        return None
    return codes


def _entry(table: FormatTable) -> ListedName:
    table.refuse_unknown(_LISTED_KEYS)
    listed = ListedName(
        name=table.text("name"),
        listing=table.member(Listing, "listing", Listing.BANNED, is_needed=True),
        source=table.text("source"),
        since=table.day("since"),
        until=table.day("until"),
    )
    if listed.since is not None and listed.until is not None and listed.until <= listed.since:
        table.problem(
            "until",
            f"{table.where} must end after it begins; it begins on {listed.since} and ends on "
            f"{listed.until}.",
        )
    return listed

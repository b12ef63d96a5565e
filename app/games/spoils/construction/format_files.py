"""Formats as small readable files, and the digest of what a format decides.

A file is TOML with the keys of `Format`; `docs/legality.md` has the schema. Unknown keys
are refused, so that a slip of the pen never loosens a format.
"""

import hashlib
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from datetime import date, datetime
from typing import Any, Final, TypeVar

from app.games.spoils.editions import Edition, rulebook
from app.games.spoils.facts import Base, Catalogue, Format, ListedName, Listing, Supplied, fold
from app.games.spoils.terms import Rarity
from app.games.tabletop.construction import LONGEST_FORMAT, FormatError
from app.games.text import flaw_in

E = TypeVar("E", Base, Listing, Supplied, Rarity)
T = TypeVar("T")

_KEYS: Final = tuple(field.name for field in fields(Format))
_LISTED_KEYS: Final = tuple(field.name for field in fields(ListedName))
_TEAM_FORMATS: Final = frozenset({"two headed majig", "two-headed-majig", "2hm", "103.3"})
_MOST: Final = 100_000
_LONGEST_WORD: Final = 200
_MOST_SHOWN: Final = 60


_MOST_PROBLEMS: Final = 20


def find_format(word: str, catalogue: Catalogue) -> Format:
    """The format of that id or name in the catalogue.

    Raises FormatError for a format that is not there, with those that are; for Two Headed
    Majig it says that the rulebook only announces it. Rules: 103.3.
    """
    folded = fold(word)
    if folded in _TEAM_FORMATS:
        number = rulebook().number("103.3", Edition.CR3)
        raise FormatError(
            f"Two Headed Majig has no rules to check: {number} announces it "
            f"({Edition.CR3.full_name}) and says nothing more."
        )
    for form in catalogue.formats.values():
        if folded in (fold(form.id), fold(form.name)):
            return form
    known = ", ".join(catalogue.formats)
    raise FormatError(
        f"There is no format {word!r}. Known formats are {known}; you can also give a format file."
    )


def require_complete(form: Format) -> None:
    """Raise FormatError, naming what no source tells, for an incomplete template."""
    if form.unknown:
        missing = "; ".join(part[:1].lower() + part[1:] for part in form.unknown)
        raise FormatError(
            f"{form.name} cannot be checked, because this is not known: {missing}. Put what your "
            "event uses in a format file and check against that."
        )


def format_digest(form: Format) -> str:
    """SHA-256, in hexadecimal, of everything in a format that a verdict can depend on."""
    listed = sorted((e.name, e.listing.value, str(e.since), str(e.until)) for e in form.listed)
    rarities = None if form.rarities is None else sorted(r.value for r in form.rarities)
    sets = None if form.sets is None else sorted(form.sets)
    decides = (
        form.id, form.name, form.base.value, sets, listed, form.minimum, form.maximum,
        form.copies, form.sideboard, form.supplied.value, form.early_turn, rarities,
    )  # fmt: skip
    return hashlib.sha256(repr(decides).encode()).hexdigest()


def parse_format(text: str, catalogue: Catalogue) -> Format:
    """A format from the text of a format file.

    Raises FormatError with everything that is wrong: each problem names the key, what was found
    and what is expected.
    """
    written, where = _toml(text), "the format"
    problems = _Problems()
    problems.noting(None, _refuse_unknown, written, _KEYS, where)
    id_ = problems.noting("", _text, written, "id", where)
    unknown = problems.noting(None, _words, written, "unknown")
    staples = Supplied.STAPLES_AND_FACTIONS
    form = Format(
        id=id_,
        name=problems.noting("", _text, written, "name", where, default=id_),
        base=problems.noting(Base.CONSTRUCTED, _member, Base, written, "base", where),
        sets=problems.noting(None, _sets, written, catalogue),
        listed=_listed(written, problems),
        minimum=problems.noting(None, _number, written, "minimum"),
        maximum=problems.noting(None, _number, written, "maximum"),
        copies=problems.noting(None, _number, written, "copies"),
        sideboard=problems.noting(None, _number, written, "sideboard", least=0),
        supplied=problems.noting(
            staples, _member, Supplied, written, "supplied", where, default=staples
        ),
        rarities=problems.noting(None, _rarities, written),
        unknown=unknown or (),
        notes=problems.noting("", _text, written, "notes", where, default=""),
    )
    early_turn = problems.noting(None, _number, written, "early_turn")
    problems.noting(None, _refuse_empty_range, form.minimum, form.maximum)
    problems.raise_any()
    return form if early_turn is None else replace(form, early_turn=early_turn)


class _Problems:
    """What is wrong with a file, gathered while the rest of it is read."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def noting(self, otherwise: T, read: Callable[..., T], *values: Any, **named: Any) -> T:
        """What `read` gives; `otherwise`, and its problems are kept, where it raises."""
        try:
            return read(*values, **named)
        except FormatError as error:
            self.found += error.problems
            return otherwise

    def raise_any(self) -> None:
        """Raise FormatError if anything is wrong."""
        more = len(self.found) - _MOST_PROBLEMS
        shown = self.found[:_MOST_PROBLEMS]
        if more > 0:
            shown.append(f"And {more} more.")
        if shown:
            raise FormatError(*shown)


def _refuse_empty_range(minimum: int | None, maximum: int | None) -> None:
    if minimum is not None and maximum is not None and maximum < minimum:
        raise FormatError(f"maximum: {maximum} is smaller than minimum, {minimum}.")


def _toml(text: str) -> dict[str, Any]:
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


def _refuse_unknown(written: Mapping[str, Any], keys: tuple[str, ...], where: str) -> None:
    known = f"Known keys are {', '.join(keys)}."
    unknown = [key[:_MOST_SHOWN] for key in written if key not in keys]
    if unknown:
        raise FormatError(*(f"{key}: no such key in {where}. {known}" for key in unknown))


def _text(written: Mapping[str, Any], key: str, where: str, default: str | None = None) -> str:
    value = written.get(key, default)
    if not isinstance(value, str) or (default is None and not value.strip()):
        raise FormatError(f"{key}: {where} needs a text in quotes here.")
    return _usable(value.strip(), key, LONGEST_FORMAT if key == "notes" else _LONGEST_WORD)


def _usable(value: str, key: str, longest: int) -> str:
    if len(value) > longest:
        raise FormatError(f"{key}: at most {longest} characters, not {len(value):,}.")
    if flaw := flaw_in(value):
        raise FormatError(f"{key}: it contains {flaw.message}.")
    return value


def _shown(value: object) -> str:
    """A value as a message repeats it; Python writes no numbers of thousands of digits."""
    if isinstance(value, int) and abs(value) >= 10**_MOST_SHOWN:
        return "a number with too many digits"
    return repr(value)[:_MOST_SHOWN]


def _number(written: Mapping[str, Any], key: str, least: int = 1) -> int | None:
    value = written.get(key)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= _MOST:
        raise FormatError(
            f"{key}: expected a whole number from {least} to {_MOST}, not {_shown(value)}."
        )
    return value


def _words(written: Mapping[str, Any], key: str) -> tuple[str, ...] | None:
    value = written.get(key)
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise FormatError(f'{key}: expected a list of texts, such as ["A", "B"].')
    return tuple(_usable(word, key, LONGEST_FORMAT) for word in value)


def _member(
    kind: Callable[[str], E],
    written: Mapping[str, Any],
    key: str,
    where: str,
    default: E | None = None,
) -> E:
    value = written.get(key)
    if value is None and default is not None:
        return default
    try:
        return kind(value)  # type: ignore[arg-type]
    except ValueError:
        options = ", ".join(f'"{member.value}"' for member in kind)  # type: ignore[attr-defined]
        found = "" if value is None else f", not {_shown(value)}"
        raise FormatError(f"{key}: {where} needs one of {options} here{found}.") from None


def _sets(written: Mapping[str, Any], catalogue: Catalogue) -> tuple[str, ...] | None:
    codes = _words(written, "sets")
    known = ", ".join(f"{s.code} ({s.name})" for s in catalogue.sets)
    unknown = [code for code in codes or () if code not in catalogue.by_set]
    if unknown:
        listed = ", ".join(_shown(code) for code in unknown[:_MOST_PROBLEMS])
        raise FormatError(f"sets: there is no set {listed}. Known sets are {known}.")
    return codes


def _rarities(written: Mapping[str, Any]) -> frozenset[Rarity] | None:
    words = _words(written, "rarities")
    if words is None:
        return None
    return frozenset(_member(Rarity, {"rarities": word}, "rarities", "the list") for word in words)


def _listed(written: Mapping[str, Any], problems: _Problems) -> tuple[ListedName, ...]:
    entries = written.get("listed", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        problems.found.append("listed: write each entry under its own [[listed]] line.")
        return ()
    return tuple(_entry(entry, f"listed entry {n}", problems) for n, entry in enumerate(entries, 1))


def _entry(entry: Mapping[str, Any], where: str, problems: _Problems) -> ListedName:
    problems.noting(None, _refuse_unknown, entry, _LISTED_KEYS, where)
    listed = ListedName(
        name=problems.noting("", _text, entry, "name", where),
        listing=problems.noting(Listing.BANNED, _member, Listing, entry, "listing", where),
        source=problems.noting("", _text, entry, "source", where),
        since=problems.noting(None, _day, entry, "since", where),
        until=problems.noting(None, _day, entry, "until", where),
    )
    if listed.since is not None and listed.until is not None and listed.until <= listed.since:
        problems.found.append(
            f"until: {where} must end after it begins; it begins on {listed.since} and ends on "
            f"{listed.until}."
        )
    return listed


def _day(entry: Mapping[str, Any], key: str, where: str) -> date | None:
    value = entry.get(key)
    if value is None:
        return None
    if not isinstance(value, date) or isinstance(value, datetime):
        raise FormatError(f"{key}: {where} needs a date without quotes, such as 2008-05-17.")
    return value

"""The parser of queries, by recursive descent; every error names its place."""

from __future__ import annotations

import re
from dataclasses import KW_ONLY, dataclass, field
from difflib import get_close_matches
from enum import StrEnum
from typing import Final, TypeVar

from app.games.tabletop.search.errors import QueryError, shown
from app.games.tabletop.search.language import EQUAL, Field, Language
from app.games.tabletop.search.nodes import (
    And,
    Arrangement,
    Condition,
    Direction,
    Display,
    FieldName,
    Node,
    Not,
    Op,
    Or,
    QuerySpan,
    Unique,
    Value,
    Word,
)
from app.games.tabletop.search.tokenizer import QUOTES, Tokenizer, Written
from app.games.tabletop.search.value_types import UnreadableValueError, read_pattern

E = TypeVar("E", bound=StrEnum)

LONGEST: Final = 2000
"""Characters in a query."""
DEEPEST: Final = 40
"""Parentheses and negations inside each other."""
MOST_PATTERNS: Final = 3
"""Regular expressions in a query."""
MOST_VALUES: Final = 200
"""Values of all conditions of a query together."""

DASHES: Final = "-−"
_FIELD: Final = re.compile(r"([A-Za-z]+)(!=|<>|<=|>=|[:=<>≠≤≥])")
OPERATOR: Final = re.compile(r"!=|<>|<=|>=|[:=<>≠≤≥]")
_WORD: Final = re.compile(rf"[^\s()|:=<>≠≤≥{QUOTES}]+")
_VALUE: Final = re.compile(rf"[^\s()|{QUOTES}]+")
SYNONYMS: Final = {"<>": "!=", "≠": "!=", "≤": "<=", "≥": ">="}


@dataclass
class Parser(Tokenizer):
    """One reading of one query by the grammar, in a language."""

    _: KW_ONLY
    language: Language[object]
    depth: int = 0
    values: int = 0
    patterns: int = 0
    arranged: dict[str, Condition] = field(default_factory=dict)

    def query(self) -> tuple[Node, Arrangement]:
        """The whole query. Raises QueryError."""
        if len(self.text) > LONGEST:
            raise self.error(
                f"The query has {len(self.text)} characters", LONGEST, len(self.text),
                f"at most {LONGEST}",
            )  # fmt: skip
        for place, sign in enumerate(self.text):
            if "\ud800" <= sign <= "\udfff":
                raise self.error("This is not a valid character", place, place + 1)
        node = self.any_of()
        if not self.at_end():
            raise self.error("This parenthesis was never opened", self.place, self.place + 1)
        return node if node is not None else And(), self.arrangement()

    def any_of(self) -> Node | None:
        """Parts joined by `or`; None if only arrangement stands here."""
        first, start = self.all_of(), self.place
        parts = [first]
        while self.takes("or"):
            parts.append(self.all_of())
        if len(parts) == 1:
            return first
        if None in parts:
            raise self.error("`or` needs a condition on both sides", start, self.place)
        return Or(tuple(part for part in parts if part is not None))

    def all_of(self) -> Node | None:
        """Parts that stand side by side or are joined by `and`."""
        parts: list[Node] = []
        arrangements = len(self.arranged)
        while not (self.at_end() or self.peeks(")") or self.joining() == "or"):
            joined = bool(parts) and self.takes("and")
            if joined and (self.at_end() or self.peeks(")")):
                raise self.expects_condition("and")
            if (part := self.negated()) is not None:
                parts.append(part)
        if not parts:
            if len(self.arranged) == arrangements and not self.is_blank():
                raise self.expects_condition(self.joining() or "")
            return None
        return parts[0] if len(parts) == 1 else And(tuple(parts))

    def negated(self) -> Node | None:
        """One part, with `-` or `not` before it; None for arrangement and lone dashes."""
        start = self.place
        if self.text[start] in DASHES:
            self.place += 1
            if self.ends_at(self.place):
                return None  # a dash between words of a name
        elif not self.takes("not"):
            return self.part()
        self.enter(start)
        if self.at_end() or self.peeks(")"):
            raise self.expects_condition("not")
        part = self.negated()
        self.depth -= 1
        if part is None:
            raise self.error("This cannot be negated", start, self.place, "a condition")
        return Not(part)

    def part(self) -> Node | None:
        """A group, an exact name, a condition of a field, or a bare word."""
        if self.joining():
            raise self.expects_condition(self.joining() or "")
        start = self.place
        if self.text[start] == "(":
            return self.group()
        if self.text[start] == "!" and not self.ends_at(start + 1):
            self.place += 1
            return self.condition(self.language.fields["name"], Op.EXACTLY, start)
        if match := _FIELD.match(self.text, start):
            self.place = match.end()
            written = SYNONYMS.get(match[2], match[2])
            return self.of_field(match[1], Op(written), start)
        if match := OPERATOR.match(self.text, start):
            raise self.error(
                "A comparison needs a field before it", start, match.end(),
                hint="Write field, comparison and value without spaces: c>=3",
            )  # fmt: skip
        return self.condition(self.language.fields["name"], Op.HAS, start, _WORD)

    def group(self) -> Node | None:
        """Parse the expression in parentheses."""
        start = self.place
        self.enter(start)
        self.place += 1
        if self.peeks(")"):
            raise self.error("The parentheses are empty", start, self.place + 1, "a condition")
        inner = self.any_of()
        if not self.peeks(")"):
            raise self.error("This parenthesis is not closed", start, start + 1)
        self.place += 1
        self.depth -= 1
        return inner

    def of_field(self, name: str, op: Op, start: int) -> Node | None:
        """A condition or arrangement after its field's name."""
        if name.casefold() in ("is", "has"):
            for key in self.language.after_is:
                if self.peeks_here(f"{key}:"):
                    self.place += len(f"{key}:")
                    name = key
        row = self.language.names.get(name.casefold())
        end = start + len(name)
        if row is None:
            if hint := self.language.clashes.get(name.casefold()):
                raise self.error(f"{shown(name)} is not a field here", start, end, hint=hint)
            near = get_close_matches(name.casefold(), self.language.names, n=1)
            raise self.error(
                f"There is no field {shown(name)}", start, end,
                f"a field such as {self.language.such_as}",
                f"Did you mean {near[0]}?" if near else "",
            )  # fmt: skip
        if op not in row.operators:
            allowed = " ".join(allowed for allowed in row.operators if allowed is not Op.EXACTLY)
            raise self.error(
                f"`{row.key}` cannot be compared with {op}", end, self.place, f"one of {allowed}"
            )
        condition = self.condition(row, op, start)
        if not row.is_arrangement:
            return condition
        if row.key in self.arranged or len(condition.values) > 1:
            raise self.error(f"`{row.key}` is given twice", start, self.place, "one value")
        self.arranged[row.key] = condition
        return None

    def condition(
        self, row: Field[object], op: Op, start: int, shape: re.Pattern[str] = _VALUE
    ) -> Condition:
        """The values of a field, joined by `|`."""
        values = [self.value(row, op, shape)]
        while self.peeks_here("|"):
            self.place += 1
            values.append(self.value(row, op, shape))
        if shape is _WORD and (match := OPERATOR.match(self.text, self.place)):
            raise self.error(
                f"{shown(self.text[start : self.place])} is not a field", start, match.end(),
                hint="Put a name with such a character in quotes",
            )  # fmt: skip
        return Condition(row.key, op, tuple(values), QuerySpan(start, self.place))

    def value(self, row: Field[object], op: Op, shape: re.Pattern[str]) -> Value:
        """One value of a field, read as its kind says."""
        written = self.written(row, shape)
        self.values += 1
        try:
            if self.values > MOST_VALUES:
                raise UnreadableValueError(f"A query can have at most {MOST_VALUES} values")
            if written.is_pattern:
                return self.pattern(written)
            value = self.plain(row, written)
            if isinstance(value, Word) and not row.type.orders_words and op not in EQUAL:
                raise UnreadableValueError(f"{shown(written.text)} cannot be compared with {op}")
            return value
        except UnreadableValueError as error:
            raise self.error(
                error.problem, written.start, written.end, row.type.expected, error.hint
            ) from None

    def plain(self, row: Field[object], written: Written) -> Value:
        """A value of the field's kind, or another field it is compared with."""
        try:
            return row.type.read(written.text)
        except UnreadableValueError:
            quoted = written.is_quoted
            other = None if quoted else self.language.compared_with(row.type, written.text)
            if other is None:
                raise
            return FieldName(other.key)

    def pattern(self, written: Written) -> Value:
        """A regular expression, of which a query holds only a few."""
        self.patterns += 1
        if self.patterns > MOST_PATTERNS:
            raise UnreadableValueError(
                f"A query can have at most {MOST_PATTERNS} regular expressions"
            )
        return read_pattern(written.text)

    def written(self, row: Field[object], shape: re.Pattern[str]) -> Written:
        """The text of one value: quoted, between slashes, or up to the next blank."""
        start = self.place
        if start < len(self.text) and self.text[start] in QUOTES:
            return self.quoted(start)
        if row.type.patterns and self.peeks_here("/"):
            return self.slashed(start)
        match = shape.match(self.text, start)
        if match is None:
            raise self.error(f"`{row.key}` needs a value", start, start + 1, row.type.expected)
        self.place = match.end()
        return Written(match[0], start, match.end())

    def arrangement(self) -> Arrangement:
        """Return the query's wishes about showing its results."""

        def word(key: str) -> str | None:
            condition = self.arranged.get(key)
            value = condition.values[0] if condition else None
            return value.text if isinstance(value, Word) else None

        def said(key: str, kind: type[E]) -> E | None:
            text = word(key)
            return None if text is None else kind(text)

        return Arrangement(
            order=word("order"),
            direction=said("dir", Direction),
            unique=said("unique", Unique),
            display=said("display", Display),
        )

    def enter(self, start: int) -> None:
        """Go one level deeper."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error(
                "Parentheses and negations are nested too deeply", start, start + 1,
                f"at most {DEEPEST} levels",
            )  # fmt: skip

    def expects_condition(self, word: str) -> QueryError:
        """The error for a missing condition."""
        at = self.place
        hint = f"Put “{word}” in quotes to search for the word" if word else ""
        return self.error("A condition is missing", at, at + max(1, len(word)), "a condition", hint)

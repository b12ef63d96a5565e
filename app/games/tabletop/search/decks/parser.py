"""The grammar of cards, with counts in double brackets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from typing import Final

from app.games.tabletop.search.errors import QueryError, shown
from app.games.tabletop.search.language import Language
from app.games.tabletop.search.nodes import Arrangement, Counted, Node, Number, Op, QuerySpan
from app.games.tabletop.search.parser import OPERATOR, SYNONYMS, Parser
from app.games.tabletop.search.tokenizer import QUOTES, Tokenizer

COUNT: Final = "[[…]]"
"""The key of the field that counts."""

_OPENS: Final = re.compile(rf"([^\s()\[\]|:=<>≠≤≥{QUOTES}]*)\[\[")
_APART: Final = ("order", "dir", "display")


@dataclass
class DeckParser(Parser):
    """One reading of one query about decks.

    `cards` is the language between the brackets; `zones` has what may stand before them, with
    its canonical spelling.
    """

    _: KW_ONLY
    cards: Language[object]
    zones: Mapping[str, str]

    def part(self) -> Node | None:
        """A count, or what the grammar of cards has."""
        match = _OPENS.match(self.text, self.place)
        return super().part() if match is None else self.count(match)

    def count(self, match: re.Match[str]) -> Counted:
        """`[[query]]`, with a comparison behind it or at least one copy."""
        start = self.place
        zone = self.zones.get(match[1].casefold())
        if zone is None:
            named = " or ".join(dict.fromkeys(name for name in self.zones.values() if name))
            raise self.error(
                f"{shown(match[1])} is not a zone to count in", start, match.end(1),
                f"a space, or {named}, before [[",
            )  # fmt: skip
        end = self.closing(match.end())
        of, arrangement = self.inside(match.end(), end)
        self.place = end + len("]]")
        op, values = Op.AT_LEAST, (Number(1),)
        row = self.language.fields[COUNT]
        if not self.at_end() and (compared := OPERATOR.match(self.text, self.place)):
            op = Op(SYNONYMS.get(compared[0], compared[0]))
            self.place = compared.end()
            self.at_end()
            values = self.condition(row, op, start).values  # type: ignore[assignment]
        place = QuerySpan(start, self.place)
        return Counted(row.key, op, values, place, of=of, shown=arrangement, zone=zone)

    def inside(self, start: int, end: int) -> tuple[Node, Arrangement]:
        """The query between the brackets, with the places it has in the whole."""
        cards = Parser(
            self.text[:end],
            start,
            language=self.cards,
            depth=self.depth,
            values=self.values,
            patterns=self.patterns,
        )
        try:
            of, arrangement = cards.query()
        except QueryError as error:
            raise error.within(self.text) from None
        self.values, self.patterns = cards.values, cards.patterns
        for key in _APART:
            if key in cards.arranged:
                place = cards.arranged[key].place
                raise self.error(f"`{key}` cannot be used in a count", place.start, place.end)
        return of, arrangement

    def closing(self, start: int) -> int:
        """Return the place where the brackets close; quotes, patterns and `[R]` are passed over."""
        place = start
        while place < len(self.text):
            sign, before = self.text[place], self.text[place - 1]
            if sign in QUOTES or (sign == "/" and (before in ":=|[" or before.isspace())):
                ahead = Tokenizer(self.text, place)
                (ahead.slashed if sign == "/" else ahead.quoted)(place)
                place = ahead.place
            elif self.text.startswith("]]", place) and not self.text.startswith("]]]", place):
                return place
            else:
                place += 1
        raise self.error("These brackets are not closed", start - 2, start, "]]")

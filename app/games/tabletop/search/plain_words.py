"""Words that players type without a field, and the conditions that they stand for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from app.games.tabletop.facts import CardSet
from app.games.tabletop.search.tokenizer import QUOTES
from app.games.text import fold

FILLERS: Final = frozenset((
    "a", "all", "an", "and", "any", "are", "be", "by", "can", "card", "cards", "each", "effect",
    "effects", "enemy", "every", "find", "for", "from", "get", "gets", "give", "gives", "has",
    "have", "her", "his", "i", "in", "into", "is", "it", "its", "let", "lets", "me", "my", "of",
    "on", "one", "ones", "opponent", "opponent's", "opponents", "opposing", "or", "other",
    "player", "player's", "players", "show", "some", "someone", "that", "the", "their", "them",
    "they", "this", "to", "what", "which", "who", "with", "you", "your",
))  # fmt: skip
"""Words that say nothing about a card where other words do."""

LONGEST_TERM: Final = 6
"""Words of the longest term, such as the name of a set."""

_COSTS: Final = ("cost", "costs", "costing", "drop", "drops", "mana")
_DROPS: Final = frozenset(("drop", "drops"))
"""Words for the cost of a character."""

_NUMBERS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_FEWER: Final = r"(?:or|and)\s+(?:less|fewer|lower|below|under|cheaper)"
_MORE: Final = r"(?:or|and)\s+(?:more|higher|greater|above|over|up)"
_ENDING: Final = re.compile(
    rf"\s*(?:(?P<most>{_FEWER})|(?P<least>{_MORE}|\+))(?!\w)", re.IGNORECASE
)
_BEGINNING: Final = (
    r"(?:(?P<at_most>up to|at most|max|no more than)|(?P<at_least>at least|min)"
    r"|(?P<under>under|below|less than|fewer than)|(?P<over>over|above|more than))\s+"
)
_STATS: Final = re.compile(r"(?<![^\s(])\d{1,2}(?:/\d{1,2}){1,2}(?![^\s,.;!?)])")
_QUOTED: Final = re.compile(rf"[{QUOTES}][^{QUOTES}]*[{QUOTES}]|\S+[:=<>≠≤≥/]\S*")


@dataclass(frozen=True, slots=True)
class PlainWords:
    """Meanings of words without a field in one game.

    `terms` has a condition in the search language for each term, folded; the first to be said is
    the one that a beginning of several stands for. `measures` are numbers of a card by the words
    for them, `cost` among them. `stats` are the fields of numbers that players write with strokes
    between them, as in `2/3`, in their order. `elsewhere` are the fields that words without a
    meaning of their own are looked for in, if no name has them.
    """

    terms: Mapping[str, str] = field(default_factory=dict)
    measures: Mapping[str, str] = field(default_factory=dict)
    elsewhere: tuple[str, ...] = ()
    stats: tuple[str, ...] = ()

    @classmethod
    def of(
        cls,
        terms: Iterable[tuple[str, str]],
        measures: Iterable[str] = (),
        elsewhere: tuple[str, ...] = (),
        stats: tuple[str, ...] = (),
    ) -> PlainWords:
        """Return the words of a game; where a term is given twice, its first meaning stands."""
        first: dict[str, str] = {}
        for term, condition in terms:
            first.setdefault(fold(term), condition)
        named = {word: word for word in measures} | dict.fromkeys(_COSTS, "cost")
        return cls(MappingProxyType(first), MappingProxyType(named), elsewhere, stats)

    def condition(self, term: str) -> str | None:
        """Return the condition that a term stands for, in the singular or plural."""
        return next((self.terms[it] for it in forms(term) if it in self.terms), None)

    def begun(self, start: str) -> str | None:
        """Return the condition of the first term that begins with a stretch of letters."""
        wanted = fold(start)
        return next((of for term, of in self.terms.items() if term.startswith(wanted)), None)

    def with_numbers(self, text: str) -> str:
        """Return a query whose numbers in words, such as `cost 3 or less`, are conditions.

        What has a field or stands in quotes stays as it is.

            >>> PlainWords.of((), ("strength",)).with_numbers("soldier cost 3 or less 4+ strength")
            'soldier cost<=3 strength>=4'
            >>> PlainWords.of((), stats=("strength", "life")).with_numbers("12/12 covert")
            'strength=12 life=12 covert'
        """
        text = _STATS.sub(self._of_stats, self._with_digits(text))
        if not self.measures or not any(map(str.isdigit, text)):
            return text
        written, start = [], 0
        for kept in _QUOTED.finditer(text):
            written += [self._measured(text[start : kept.start()]), kept[0]]
            start = kept.end()
        return "".join([*written, self._measured(text[start:])])

    def begins_with_number(self, text: str) -> bool:
        """Return whether a text begins with a number that measures, as in `2 cost tactic`."""
        return not self.with_numbers(text.strip())[:1].isdigit()

    def _of_stats(self, written: re.Match[str]) -> str:
        numbers = written[0].split("/")
        if len(numbers) > len(self.stats):
            return written[0]
        return " ".join(f"{key}={int(it)}" for key, it in zip(self.stats, numbers, strict=False))

    def _with_digits(self, text: str) -> str:
        """Return a query with the digit of a number that stands in letters before a measure."""
        if not self.measures:
            return text
        number = re.compile(
            rf"(?<![\w:=-])({'|'.join(_NUMBERS)})(?=[\s-]+(?:{'|'.join(self.measures)})(?!\w))",
            re.IGNORECASE,
        )
        return number.sub(lambda said: str(_NUMBERS.index(said[0].casefold())), text)

    def _measured(self, text: str) -> str:
        words = "|".join(sorted(self.measures, key=len, reverse=True))
        number = r"(?P<number>\d{1,2})"
        after = re.compile(
            rf"(?<![\w-])(?:{_BEGINNING})?{number}(?P<ends>\s*(?:{_FEWER}|{_MORE}|\+))?"
            rf"[\s-]+(?P<word>{words})(?!\w)",
            re.IGNORECASE,
        )
        before = re.compile(
            rf"(?<![\w-])(?P<word>{words})\s+(?:of\s+|is\s+)?(?:{_BEGINNING})?{number}(?![\w,'-])",
            re.IGNORECASE,
        )
        alone = re.compile(
            rf"(?<![\w-])(?:{_BEGINNING})?{number}(?P<ends>\s*(?:{_FEWER}|{_MORE}))?(?![\w,'-])",
            re.IGNORECASE,
        )
        for pattern in (before, after, alone):
            text = self._replaced(pattern, text)
        return text

    def _replaced(self, pattern: re.Pattern[str], text: str) -> str:
        parts, start = [], 0
        for match in pattern.finditer(text):
            said = match.groupdict()
            ending = _ENDING.match(said.get("ends") or text, 0 if said.get("ends") else match.end())
            sign = _sign(said, ending)
            word = said.get("word")
            if match.start() < start or (word is None and sign == "="):
                continue
            key = self.measures[word.casefold()] if word else "cost"
            character = " type:character" if word and word.casefold() in _DROPS else ""
            parts += [text[start : match.start()], f"{key}{sign}{int(said['number'])}{character}"]
            start = match.end() if said.get("ends") or not ending else ending.end()
        return "".join([*parts, text[start:]])


def _sign(said: Mapping[str, str | None], ending: re.Match[str] | None) -> str:
    for group, sign in (("at_most", "<="), ("at_least", ">="), ("under", "<"), ("over", ">")):
        if said.get(group):
            return sign
    if ending is None:
        return "="
    return "<=" if ending["most"] else ">="


NO_WORDS: Final = PlainWords()
"""The words of a game in which words without a field are parts of names and nothing else."""


def forms(term: str) -> Iterator[str]:
    """Return a term as it is written, then what it may be a plural or possessive of, folded."""
    folded = fold(term).strip(" ,.;!?")
    yield folded
    for ending, instead in (
        ("'s", ""),
        ("s'", ""),
        ("ies", "y"),
        ("ves", "f"),
        ("es", ""),
        ("s", ""),
    ):
        if folded.endswith(ending) and len(folded) >= len(ending) + 2:
            yield folded[: -len(ending)] + instead


def of_sets(sets: Iterable[CardSet]) -> Iterator[tuple[str, str]]:
    """Return the terms of sets: their names, and the two parts of a name with a colon."""
    for each in sets:
        condition = f"set:{each.code.casefold()}"
        yield each.name, condition
        if ":" in each.name:
            yield from ((part.strip(), condition) for part in each.name.split(":"))

"""Search for people who do not know the fields: plain words are read as what they may mean.

A word without a field is looked for in names first. If it is a term of the game, such as a
trade, a type or a set, the cards of that kind follow; a word that is neither is looked for in
subtypes and rules texts, where no name has it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from math import log
from typing import Final

from app.games.tabletop.search.context import NO_CONTEXT, Context
from app.games.tabletop.search.errors import QueryError
from app.games.tabletop.search.explain import of_cards
from app.games.tabletop.search.index import AnySearchIndex
from app.games.tabletop.search.nodes import (
    And,
    Condition,
    Node,
    Not,
    Op,
    Or,
    Pattern,
    QuerySpan,
    Unique,
    Word,
)
from app.games.tabletop.search.plain_words import FILLERS, LONGEST_TERM, PlainWords, forms
from app.games.tabletop.search.query import AnyResult, CardSearch, Query
from app.games.text import fold

MOST_PARTS: Final = 40
_SHORTEST_BEGINNING: Final = 3
_MOST_OF_IT: Final = 0.6
_TEXT: Final = "text"


@dataclass(frozen=True, slots=True)
class Chip:
    """One condition as it was read: the words of the query, and what they mean.

    `without` is the query without it, `as_name` the query that looks for its words in names only;
    empty where the words were not read as anything else.
    """

    written: str
    said: str
    without: str
    as_name: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """The cards that plain words find, and how they were read.

    `exact` is the query in the language of fields, empty if names were searched as they are.
    `may_be_a_name` is true if it has no fields.
    """

    result: AnyResult
    chips: tuple[Chip, ...] = ()
    exact: str = ""
    may_be_a_name: bool = False


def find(
    language: CardSearch,
    index: AnySearchIndex,
    text: str,
    context: Context = NO_CONTEXT,
    *,
    unique: Unique | None = None,
) -> Found:
    """Return what a query finds whose words may be names, terms of the game, or parts of texts.

    Raises as `CardLanguage.search` does.
    """
    reading = _Reading(language, index, text, context, unique)
    has_fields = any(part.kind is _Kind.FIELD for part in reading.parts)
    return replace(reading.found(), may_be_a_name=not has_fields)


def with_most_words(
    language: CardSearch, index: AnySearchIndex, text: str, context: Context = NO_CONTEXT
) -> AnyResult:
    """Return the cards that have most of the words of a query, which no card has all of.

    Rare words count more; words that no card has count nothing. Raises as `find` does.
    """
    return _Reading(language, index, text, context, None).with_most_words()


def is_in_texts(
    word: str, language: CardSearch, index: AnySearchIndex, context: Context = NO_CONTEXT
) -> bool:
    """Tell whether the rules text of some card has a word, also in the plural."""
    if not _has_texts(language, index, context):
        return False
    pattern = Pattern(rf"(?:^|\W){re.escape(fold(word))}s?(?:\W|$)")
    query = Query(Condition(_TEXT, Op.HAS, (pattern,)))
    return bool(language.search(index, query, context).found)


def _has_texts(language: CardSearch, index: AnySearchIndex, context: Context) -> bool:
    if _TEXT not in language.plain(index.catalogue).elsewhere:
        return False
    return index.has_texts or any(texts.by_key for texts in context.texts)


class _Kind(Enum):
    """Kinds of parts of a query: a condition with a field, a term, or a word without a meaning."""

    FIELD = auto()
    TERM = auto()
    WORD = auto()


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a query: its condition, and the words and the place that it was written with."""

    kind: _Kind
    node: Node
    words: tuple[str, ...] = ()
    place: QuerySpan | None = None


class _Reading:
    """One reading of one query."""

    def __init__(
        self,
        language: CardSearch,
        index: AnySearchIndex,
        text: str,
        context: Context,
        unique: Unique | None,
    ) -> None:
        self.language, self.index, self.context, self.unique = language, index, context, unique
        self.words: PlainWords = language.plain(index.catalogue)
        self.typed, self.text = text, self.words.with_numbers(text)
        self.query = language.parse(self.text)
        self.parts = tuple(self._parts(self.query.node))
        if len(self.parts) > MOST_PARTS:
            problem = f"A search can have at most {MOST_PARTS} words and conditions"
            raise QueryError(problem, 0, len(text), query=text)
        self.has_texts = _has_texts(language, index, context)

    def found(self) -> Found:
        """Return the cards and the chips."""
        terms = [part for part in self.parts if part.kind is _Kind.TERM]
        words = [part for part in self.parts if part.kind is _Kind.WORD]
        if not terms:
            named = self._search(self._node(self.parts) if not words else self.query.node)
            if named.found or not words:
                return Found(named, self._chips(self.parts), self._exact_if_read())
        kinds = self._by_kind()
        if kinds is None:
            return Found(self._search(self.query.node), self._chips(self.parts))
        parts, result, first = kinds
        return Found(
            self._names_first(parts, result, first), self._chips(parts), self._exact(parts)
        )

    def with_most_words(self) -> AnyResult:
        """Return the cards that have at least `_MOST_OF_IT` of the weight of all parts."""
        every = self._search(And(()))
        places = {every.found.entries[it].card.name: it for it in every.found.order}
        weights: dict[str, float] = dict.fromkeys(places, 0.0)
        total = 0.0
        for part in self.parts:
            if _is_filler(part):
                continue
            node = self._loosely(part)
            having = self._search(node).cards
            if having:
                weight = log(1 + len(places) / len(having))
                total += weight
                for card in having:
                    weights[card.name] += weight
        least = max(_MOST_OF_IT * total, 0.01)
        near = sorted((-weight, name) for name, weight in weights.items() if weight >= least)
        order = [places[name] for _, name in near]
        return replace(every, found=replace(every.found, order=order))

    def _loosely(self, part: _Part) -> Node:
        """Return a part as it was read, or as words anywhere in a name or text."""
        if part.kind is _Kind.FIELD:
            return part.node
        words = [word for word in part.words if fold(word) not in FILLERS]
        anywhere = And(tuple(self._anywhere(replace(part, words=(it,))).node for it in words))
        return anywhere if part.kind is _Kind.WORD else Or((part.node, anywhere))

    def _by_kind(self) -> tuple[Sequence[_Part], AnyResult, frozenset[str]] | None:
        """Return the cards that fulfil the terms and have the other words; None without any.

        With them are the parts as they were read, and names of cards to list before others.
        """
        telling = [part for part in self.parts if not _is_filler(part)]
        if not telling:
            return None
        words = [part for part in telling if part.kind is _Kind.WORD]
        result = self._search(self._node(telling))
        if result.found or not words:
            return telling, result, frozenset()
        begun = self._begun(telling)
        if begun is not None:
            result = self._search(self._node(begun))
            if result.found:
                return begun, result, frozenset()
        wide = [self._anywhere(part) if part.kind is _Kind.WORD else part for part in telling]
        result = self._search(self._node(wide))
        if not result.found:
            terms_only = any(part.kind is _Kind.TERM for part in telling)
            return (telling, self._search(self._node(telling)), frozenset()) if terms_only else None
        return wide, result, self._with_phrase(wide)

    def _names_first(
        self, parts: Sequence[_Part], result: AnyResult, first: frozenset[str]
    ) -> AnyResult:
        """Return a result with the cards that are named so before it, unless an order is asked."""
        bare = [word for part in self.parts for word in part.words]
        others = [part.node for part in self.parts if part.kind is _Kind.FIELD]
        pattern = [rf"(?:^|\W){re.escape(fold(word))}s?(?:\W|$)" for word in bare]
        names = And((*others, *(Condition("name", Op.HAS, (Pattern(it),)) for it in pattern)))
        named = frozenset(card.name for card in self._search(names).cards) if bare else frozenset()
        if named:
            result = replace(
                self._search(Or((names, self._node(parts)))), echo=result.echo, notes=result.notes
            )
        if self.query.arrangement.order is not None or not (named or first):
            return result
        typed = fold(" ".join(bare))

        def rank(place: int) -> int:
            entry = result.found.entries[place]
            if entry.card.name in named:
                return 0 if entry.folded == typed else 1
            return 2 if entry.card.name in first else 3

        ordered = replace(result.found, order=sorted(result.found.order, key=rank))
        return replace(result, found=ordered)

    def _parts(self, node: Node) -> Iterator[_Part]:
        nodes = node.parts if isinstance(node, And) else (node,)
        at = 0
        while at < len(nodes):
            run = list(self._run(nodes[at : at + LONGEST_TERM]))
            if not run:
                yield _Part(_Kind.FIELD, self._deep(nodes[at]), place=_place_of(nodes[at]))
                at += 1
                continue
            for length in range(len(run), 0, -1):
                written = tuple(word for word, _ in run[:length])
                condition = self._condition(written)
                place = QuerySpan(run[0][1].start, run[length - 1][1].end)
                if condition is not None:
                    yield _Part(_Kind.TERM, self._read(condition), written, place)
                    break
            else:
                length, place = 1, run[0][1]
                yield _Part(_Kind.WORD, nodes[at], (run[0][0],), place)
            at += length

    def _condition(self, written: tuple[str, ...]) -> str | None:
        """Return the condition for a term, also with words between that say nothing."""
        condition = self.words.condition(" ".join(written))
        telling = [word for word in written if word.casefold() not in FILLERS]
        if condition is not None or len(telling) == len(written) or not telling:
            return condition
        if telling[0] is not written[0] or telling[-1] is not written[-1]:
            return None
        return self.words.condition(" ".join(telling))

    def _run(self, nodes: Sequence[Node]) -> Iterator[tuple[str, QuerySpan]]:
        """Return the words without a field at the start of some conditions."""
        for node in nodes:
            word = self._bare(node)
            if word is None:
                return
            yield word

    def _bare(self, node: Node) -> tuple[str, QuerySpan] | None:
        match node:
            case Condition("name", Op.HAS, (Word(text),), place):
                is_bare = self.text[place.start : place.end] == text
                return (text, place) if is_bare else None
            case _:
                return None

    def _deep(self, node: Node) -> Node:
        """Return a part in brackets or with `or`: a term in it is the term or a name."""
        match node:
            case Or(parts):
                return Or(tuple(map(self._deep, parts)))
            case And():
                return And(tuple(self._either(part) for part in self._parts(node)))
            case Not() | Condition() if self._bare(node) is None:
                return node
            case _:
                return self._either(next(self._parts(node)))

    def _either(self, part: _Part) -> Node:
        if part.kind is not _Kind.TERM:
            return part.node
        name = And(tuple(Condition("name", Op.HAS, (Word(word),)) for word in part.words))
        return Or((part.node, name))

    def _begun(self, parts: Sequence[_Part]) -> Sequence[_Part] | None:
        """Return the parts with the last word as the beginning of a term, if no text has it."""
        last = parts[-1]
        if last.kind is not _Kind.WORD or len(last.words[0]) < _SHORTEST_BEGINNING:
            return None
        condition = self.words.begun(last.words[0])
        if condition is None or is_in_texts(last.words[0], self.language, self.index, self.context):
            return None
        return [*parts[:-1], replace(last, kind=_Kind.TERM, node=self._read(condition))]

    def _anywhere(self, part: _Part) -> _Part:
        """Return a word as part of a name, or of what else the game searches for it."""
        stems = tuple(dict.fromkeys(forms(part.words[0])))
        fields = [it for it in self.words.elsewhere if it != _TEXT or self.has_texts]
        wide = (Condition(each, Op.HAS, tuple(map(Word, stems))) for each in ("name", *fields))
        return replace(part, node=Or(tuple(wide))) if fields else part

    def _with_phrase(self, parts: Sequence[_Part]) -> frozenset[str]:
        """Return the cards whose text has all words that have no field in a row."""
        words = [part for part in self.parts if part.kind is _Kind.WORD]
        if len(words) < 2 or not self.has_texts:
            return frozenset()
        phrase = Condition(_TEXT, Op.HAS, (Word(" ".join(part.words[0] for part in words)),))
        return frozenset(card.name for card in self._search(phrase).cards)

    def _read(self, condition: str) -> Node:
        return self.language.parse(condition).node

    def _node(self, parts: Sequence[_Part]) -> Node:
        nodes = tuple(part.node for part in parts)
        return nodes[0] if len(nodes) == 1 else And(nodes)

    def _search(self, node: Node) -> AnyResult:
        query = replace(self.query, node=node)
        return self.language.search(self.index, query, self.context, unique=self.unique)

    def _exact_if_read(self) -> str:
        is_plain = self.typed == self.text and self._node(self.parts) == self.query.node
        return "" if is_plain else self._exact(self.parts)

    def _exact(self, parts: Sequence[_Part]) -> str:
        return str(Query(self._node(parts), self.query.arrangement))

    def _chips(self, parts: Sequence[_Part]) -> tuple[Chip, ...]:
        return tuple(self._chip(part) for part in parts if part.place is not None)

    def _chip(self, part: _Part) -> Chip:
        assert part.place is not None
        start, end = part.place.start, part.place.end
        before, after = self.text[:start], self.text[end:]
        named = " ".join(f"name:{word}" for word in part.words)
        return Chip(
            written=self.text[start:end],
            said=self._said(part),
            without=" ".join(f"{before} {after}".split()),
            as_name=f"{before}{named}{after}" if part.kind is _Kind.TERM else "",
        )

    def _said(self, part: _Part) -> str:
        if isinstance(part.node, Or) and part.kind is _Kind.WORD:
            return f"“{part.words[0]}” in name or text"
        return of_cards(part.node, self.language.grammar, self.index.catalogue)


def _is_filler(part: _Part) -> bool:
    return part.kind is _Kind.WORD and fold(part.words[0]).strip(",.;!?") in FILLERS | {""}


def _place_of(node: Node) -> QuerySpan | None:
    return node.place if isinstance(node, Condition) and node.place != QuerySpan() else None

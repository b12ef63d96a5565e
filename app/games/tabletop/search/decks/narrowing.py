"""Conditions added to a query about decks, or taken out of it, with all else left as written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from app.games.tabletop.search.canonical import grouped
from app.games.tabletop.search.decks.query import DeckQuery
from app.games.tabletop.search.nodes import And, Condition, Node, Or

Read: TypeAlias = Callable[[str], DeckQuery]
"""A function that reads a query of a language. Raises QueryError."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a query, as written; all parts must hold."""

    node: Node
    text: str


@dataclass(frozen=True, slots=True)
class Alternatives:
    """Conditions of one kind: of those that are chosen, a deck has to fulfil any.

    `nodes` are what the conditions in `texts` mean, in the same order.
    """

    texts: tuple[str, ...]
    nodes: tuple[Node, ...]

    @classmethod
    def of(cls, texts: Sequence[str], read: Read) -> Alternatives:
        """The alternatives that are written so. Raises QueryError."""
        return cls(tuple(texts), tuple(read(text).node for text in texts))


@dataclass(frozen=True, slots=True)
class Narrowing:
    """A query by its parts."""

    parts: tuple[Part, ...] = ()

    @classmethod
    def of(cls, query: DeckQuery) -> Narrowing:
        """The parts of a query. Conditions keep their spelling; groups get the canonical one."""
        node = query.node
        nodes = node.parts if isinstance(node, And) else (node,)
        return cls(tuple(Part(one, _written(one, query.text)) for one in nodes))

    @property
    def text(self) -> str:
        """The query as it is written."""
        return " ".join(part.text for part in self.parts)

    def without(self, part: Part | None) -> Narrowing:
        """The query without one of its parts, or the same where that is None."""
        return _together(one for one in self.parts if one is not part)

    def part_of(self, alternatives: Alternatives) -> Part | None:
        """The first part that asks for some of the alternatives and for nothing else."""
        return next((part for part in self.parts if _chosen(part.node, alternatives)), None)

    def chosen(self, alternatives: Alternatives) -> tuple[bool, ...]:
        """Return, for each alternative in order, True if the query asks for it."""
        part = self.part_of(alternatives)
        found = () if part is None else _chosen(part.node, alternatives)
        return tuple(node in found for node in alternatives.nodes)

    def switched(self, alternatives: Alternatives, place: int) -> Narrowing:
        """The query that also allows the alternative at a place, or no longer does."""
        wanted = [
            on is not (number == place) for number, on in enumerate(self.chosen(alternatives))
        ]
        texts = [text for text, on in zip(alternatives.texts, wanted, strict=True) if on]
        nodes = tuple(node for node, on in zip(alternatives.nodes, wanted, strict=True) if on)
        changed: tuple[Part, ...] = ()
        if len(nodes) == 1:
            changed = (Part(nodes[0], texts[0]),)
        elif nodes:
            changed = (Part(Or(nodes), f"({' or '.join(texts)})"),)
        there = self.part_of(alternatives)
        if there is None:
            return _together((*self.parts, *changed))
        before = self.parts.index(there)
        return _together((*self.parts[:before], *changed, *self.parts[before + 1 :]))


def _together(parts: Iterable[Part]) -> Narrowing:
    """The query of these parts. A group that stands alone in it is no group any more."""
    match tuple(parts):
        case (Part(And(nodes)),):
            return Narrowing(tuple(Part(one, grouped(one)) for one in nodes))
        case several:
            return Narrowing(several)


def _chosen(node: Node, alternatives: Alternatives) -> Sequence[Node]:
    """The alternatives that a part asks for; none if it asks for anything else."""
    nodes = node.parts if isinstance(node, Or) else (node,)
    return nodes if all(one in alternatives.nodes for one in nodes) else ()


def _written(node: Node, text: str) -> str:
    if isinstance(node, Condition) and node.place.end:
        return text[node.place.start : node.place.end].strip()
    return grouped(node)

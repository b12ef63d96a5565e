"""The conditions that the page of public decks offers, and those that are chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.games import Game
from app.games.capabilities.language import Choice, Choices
from app.games.tabletop.search import QueryError
from app.games.tabletop.search.decks.narrowing import Alternatives, Narrowing
from app.games.tabletop.search.decks.query import DeckLanguage
from app.site.decks.public.browsing import ListRequest
from app.site.decks.public.counting import Counts
from app.site.platform.storage.database import indexed_catalogue_of


@dataclass(frozen=True)
class Offered:
    """One condition, and the URL that adds it or, if it is chosen, removes it.

    `left` are the decks that it would leave, None if they were not counted.
    """

    choice: Choice
    is_chosen: bool
    address: str
    left: int | None


@dataclass(frozen=True)
class OfferedGroup:
    """Conditions of one kind; a deck has to fulfil any of those that are chosen."""

    title: str
    offered: tuple[Offered, ...]

    @property
    def chosen(self) -> int:
        """Return how many conditions are chosen."""
        return sum(one.is_chosen for one in self.offered)


@dataclass(frozen=True)
class Removable:
    """One condition of the query in words, and the URL of the query without it."""

    words: str
    address: str


@dataclass(frozen=True)
class ReadRequest:
    """A query by its parts, with the groups of conditions that the page offers."""

    asked: ListRequest
    game: Game
    language: DeckLanguage
    narrowing: Narrowing
    groups: tuple[tuple[Choices, Alternatives], ...]

    @classmethod
    def of(
        cls, asked: ListRequest, game: Game, language: DeckLanguage, choices: Iterable[Choices]
    ) -> ReadRequest | None:
        """Read the request; None if its query cannot be read."""
        try:
            narrowing = Narrowing.of(language.parse(asked.query))
        except QueryError:
            return None
        groups = tuple(
            (one, Alternatives.of([each.condition for each in one.choices], language.parse))
            for one in choices
        )
        return cls(asked, game, language, narrowing, groups)

    def to_count(self) -> Sequence[tuple[str, Sequence[str]]]:
        """Return for each group the query without its conditions, and these."""
        return [
            (self.narrowing.without(self.narrowing.part_of(each)).text, each.texts)
            for _, each in self.groups
        ]

    def offered(self, counts: Counts) -> Sequence[OfferedGroup]:
        """Return the groups of conditions, in their order."""
        return [
            OfferedGroup(
                group.title,
                tuple(
                    Offered(
                        choice,
                        is_chosen,
                        self._address(self.narrowing.switched(alternatives, place)),
                        counts.left.get(choice.condition),
                    )
                    for place, (choice, is_chosen) in enumerate(
                        zip(group.choices, self.narrowing.chosen(alternatives), strict=True)
                    )
                ),
            )
            for group, alternatives in self.groups
        ]

    def removable(self) -> Sequence[Removable]:
        """Return the conditions of the query in its order, each alternative by itself."""
        found: list[Removable] = []
        index = indexed_catalogue_of(self.game).index
        by_part = {
            id(part): (group, alternatives)
            for group, alternatives in self.groups
            if (part := self.narrowing.part_of(alternatives)) is not None
        }
        for part in self.narrowing.parts:
            if id(part) not in by_part:
                words = self.language.words(part.node, index)
                found.append(Removable(words, self._address(self.narrowing.without(part))))
                continue
            group, alternatives = by_part[id(part)]
            found += (
                Removable(
                    f"{group.title}: {choice.words}",
                    self._address(self.narrowing.switched(alternatives, place)),
                )
                for place, choice in enumerate(group.choices)
                if self.narrowing.chosen(alternatives)[place]
            )
        return found

    def _address(self, narrowing: Narrowing) -> str:
        return self.asked.searching(narrowing.text)

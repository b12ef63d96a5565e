"""What makes an opening hand keepable: how many cards of each kind it has."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.terms import CardType

ANY_NUMBER: Final = 255


@dataclass(frozen=True, slots=True)
class Clause:
    """From `at_least` to `at_most` cards of the hand that `accepts` accepts."""

    words: str
    accepts: Callable[[Card], bool]
    at_least: int = 1
    at_most: int = ANY_NUMBER


@dataclass(frozen=True, slots=True)
class Named:
    """Accepts the cards of these names. Rules: 201.1b."""

    names: frozenset[str]

    def __call__(self, card: Card) -> bool:
        """Whether the card is among them."""
        return card.name in self.names


@dataclass(frozen=True, slots=True)
class Keepable:
    """A hand is keepable when every clause holds. `words` is the definition as asked."""

    clauses: tuple[Clause, ...]

    def among(self, cards: Iterable[Card]) -> "Keepable":
        """The same definition for these cards alone, as plain data that can be sent away."""
        there = tuple(cards)
        return Keepable(
            tuple(
                replace(
                    clause,
                    accepts=Named(frozenset(card.name for card in there if clause.accepts(card))),
                )
                for clause in self.clauses
            )
        )

    @property
    def words(self) -> str:
        """The definition in words."""
        return ", ".join(_number(clause) + " " + clause.words for clause in self.clauses)


def _number(clause: Clause) -> str:
    if clause.at_most == ANY_NUMBER:
        return f"{clause.at_least} or more"
    if clause.at_least == 0:
        return f"at most {clause.at_most}"
    return f"{clause.at_least} to {clause.at_most}"


USUAL: Final = Keepable(
    (
        Clause("resources", lambda card: card.type is CardType.RESOURCE, 0, 4),
        Clause(
            "cards to deploy for 3 or less",
            lambda card: card.type is not CardType.RESOURCE and (card.cost or 0) <= 3,
        ),
    )
)
"""Keepable unless the user says otherwise. A hand needs no resource: two staples are in play from
the start, and any card can be played face-down. Rules: 203.2."""

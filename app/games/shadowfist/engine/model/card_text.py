"""The paragraphs of a card's script by type, sorted once for each kind of card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.shadowfist import vocabulary as v


@dataclass(frozen=True, slots=True)
class CardText:
    """A card's rules text beyond its facts. `subject` says on what a State is played.

    With `waits_elsewhere` a text waits for an event in a pile, with `serves_all` every player may
    use one. The card is played only while all conditions of `only_if` hold, and besides its usual
    time while one of `also_if` does; `costs` make it cheaper. `played_as` is the event as which it
    is played, and then only; a text among `whens` waits for it.
    """

    continuous: tuple[v.Continuous, ...] = ()
    effects: tuple[v.Effect, ...] = ()
    whens: tuple[v.When, ...] = ()
    subject: v.Cards | None = None
    waits_elsewhere: bool = False
    serves_all: bool = False
    only_if: tuple[v.Condition, ...] = ()
    also_if: tuple[v.Condition, ...] = ()
    costs: tuple[v.Costs, ...] = ()
    played_as: v.PlayedAs | None = None

    def __bool__(self) -> bool:
        return self != NO_TEXT


NO_TEXT: Final = CardText()


def text_of(paragraphs: tuple[v.Paragraph, ...]) -> CardText:
    """Sort the paragraphs of a script."""
    subjects = [it.cards for it in paragraphs if isinstance(it, v.SubjectIs)]
    played_as = [it for it in paragraphs if isinstance(it, v.PlayedAs)]
    waits = (
        v.When(it.event, (), if_=it.if_, may=True, in_=v.IN_HAND, plays=True) for it in played_as
    )
    return CardText(
        tuple(it for it in paragraphs if isinstance(it, v.Continuous)),
        tuple(it for it in paragraphs if isinstance(it, v.Effect)),
        (*(it for it in paragraphs if isinstance(it, v.When)), *waits),
        subjects[0] if subjects else None,
        bool(played_as)
        or any(isinstance(it, v.When | v.Effect) and it.in_ is not None for it in paragraphs),
        any(isinstance(it, v.Effect) and it.by_anyone for it in paragraphs),
        tuple(it.condition for it in paragraphs if isinstance(it, v.PlayedOnlyIf)),
        tuple(it.condition for it in paragraphs if isinstance(it, v.MayBePlayed)),
        tuple(it for it in paragraphs if isinstance(it, v.Costs)),
        played_as[0] if played_as else None,
    )

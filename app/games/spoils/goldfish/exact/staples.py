"""Values of starting resources and of one more of each staple. Rules: 202.5."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Card
from app.games.spoils.goldfish.exact.asking import Answer, Question, ask
from app.games.spoils.goldfish.setup import Setup, prepare, starting_choices


@dataclass(frozen=True, slots=True)
class Start:
    """One set of starting resources and what it gives the question."""

    names: tuple[str, ...]
    answer: Answer


@dataclass(frozen=True, slots=True)
class OneMore:
    """The question's chance with one more of a staple in place of `instead_of`."""

    staple: Card
    instead_of: Card
    chance: Fraction
    gain: Fraction


def ranked_starts(
    question: Question,
    faction: Card,
    deck: Iterable[tuple[Card, int]],
    *,
    goes_first: bool = True,
    edition: Edition = DEFAULT_EDITION,
) -> tuple[Start, ...]:
    """Every set of starting resources that faction and deck allow, the best first."""
    counted = tuple(deck)
    starts = []
    for names in starting_choices(faction, counted):
        setup = prepare(faction, counted, starting=names, goes_first=goes_first, edition=edition)
        starts.append(Start(names, ask(question, setup)))
    return tuple(sorted(starts, key=lambda start: (-start.answer.chance, start.names)))


def one_more_of_each(question: Question, setup: Setup) -> tuple[OneMore, ...]:
    """The chances with one more of each staple of the deck, the most valuable first.

    The deck keeps its size: the new staple replaces a card that serves none of the needs.
    Empty when every card serves one.
    """
    spare = next(
        (card for card in setup.cards if not any(need.weight(card) for need in question.needs)),
        None,
    )
    if spare is None:
        return ()
    now = ask(question, setup).chance
    staples = {
        card.name: card for card in (*setup.starting, *setup.cards) if card.is_staple_resource
    }
    gains = []
    for staple in staples.values():
        if staple != spare:
            chance = ask(question, setup.exchanged(spare, staple)).chance
            gains.append(OneMore(staple, spare, chance, chance - now))
    return tuple(sorted(gains, key=lambda each: (-each.gain, each.staple.name)))

"""What a format asks of a deck, in words, with the rule of each demand in each edition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.games.spoils.construction import kinds
from app.games.spoils.construction.criteria import Criteria
from app.games.spoils.editions import NEWEST_FIRST, Edition
from app.games.spoils.facts import Catalogue, Format, Supplied


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer with the editions that give it: each with the rule's number, if it has one.

    A rule is a number of that edition, or the id of what the format itself decides.
    """

    words: str
    editions: tuple[tuple[Edition, str | None], ...]


@dataclass(frozen=True, slots=True)
class Demand:
    """One thing a format asks about, and what each edition answers, newest edition first."""

    about: str
    answers: tuple[Answer, ...]

    @property
    def is_alike(self) -> bool:
        """Whether all editions answer the same."""
        return len(self.answers) == 1


def demands_of(form: Format, catalogue: Catalogue) -> tuple[Demand, ...]:
    """Everything a format asks, from what decks are really held against.

    Raises FormatError when the format is an incomplete template.
    """
    asked: dict[str, dict[str, list[tuple[Edition, str | None]]]] = {}
    for edition in NEWEST_FIRST:
        for about, words, rule in _asked(Criteria.of(form, edition, catalogue)):
            asked.setdefault(about, {}).setdefault(words, []).append((edition, rule))
    return tuple(
        Demand(about, tuple(Answer(words, tuple(of)) for words, of in answers.items()))
        for about, answers in asked.items()
    )


_Asked = tuple[str, str, str | None]


def _asked(criteria: Criteria) -> Iterator[_Asked]:
    form = criteria.format
    yield "Faction", "one, not counted as part of the deck", criteria.rule(criteria.faction_kind)
    largest = "no upper limit" if form.maximum is None else f"at most {form.maximum}"
    size = f"at least {criteria.minimum} cards, starting resources included; {largest}"
    yield "Size", size, criteria.rule(criteria.size_kind)
    yield _copies(criteria)
    if criteria.is_limited:
        yield _pool(criteria)
    yield _sideboard(form)
    yield _sets(form)
    if form.rarities is not None:
        allowed = _listed(sorted(rarity.value for rarity in form.rarities))
        words = f"{allowed}, judged by printing; staple resources and factions are always allowed"
        yield "Rarity", words, kinds.WRONG_RARITY.rule
    yield _bans(criteria)


def _copies(criteria: Criteria) -> _Asked:
    if criteria.copies is None:
        return "Copies of a name", "any number", criteria.rule(kinds.NOT_IN_POOL)
    free = "staples" if criteria.rules.staple_cards_exempt else "staple resources"
    words = (
        f"at most {criteria.copies} across all printings; any number of {free} and of cards "
        "whose text says so"
    )
    return "Copies of a name", words, criteria.rule(criteria.copies_kind)


def _pool(criteria: Criteria) -> _Asked:
    words = "no more copies of a name than were opened"
    if criteria.supplied is Supplied.STAPLES_AND_FACTIONS:
        words += "; staple resources and factions are supplied in addition"
    return "Card pool", words, criteria.rule(kinds.NOT_IN_POOL)


def _sideboard(form: Format) -> _Asked:
    if form.sideboard is None:
        return "Sideboard", "none", None
    return "Sideboard", f"at most {form.sideboard} cards", kinds.SIDEBOARD_TOO_LARGE.rule


def _sets(form: Format) -> _Asked:
    if form.sets is None:
        return "Sets", "all", None
    words = (
        f"{_listed(form.sets)}, any printing of the name; staple resources and factions from "
        "every set"
    )
    return "Sets", words, kinds.NOT_IN_SETS.rule


def _bans(criteria: Criteria) -> _Asked:
    if not criteria.rules.has_banned_lists:
        return "Banned cards", "none: this edition has no banned list", None
    count = len(criteria.listed)
    words = "none listed today" if not count else f"{count} listed below"
    return "Banned cards", words, criteria.rule(criteria.banned_kind)


def _listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"

"""Demands of a format on a deck, in words, with the rule of each demand in each edition."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.spoils.construction import kinds
from app.games.spoils.construction.criteria import Criteria
from app.games.spoils.editions import NEWEST_FIRST
from app.games.spoils.facts import Catalogue, Format, Supplied
from app.games.tabletop.construction import Demand, EditionAnswer, listed_in_words


def demands_of(form: Format, catalogue: Catalogue) -> tuple[Demand, ...]:
    """Everything a format demands, taken from the criteria that decks are checked against.

    Raises FormatError when the format is an incomplete template.
    """
    return Demand.gathered(
        (edition, _asked(Criteria.of(form, edition, catalogue))) for edition in NEWEST_FIRST
    )


def _asked(criteria: Criteria) -> Iterator[EditionAnswer]:
    form = criteria.format
    yield EditionAnswer(
        "Faction", "one, not counted as part of the deck", criteria.rule(criteria.faction_kind)
    )
    largest = "no upper limit" if form.maximum is None else f"at most {form.maximum}"
    size = f"at least {criteria.minimum} cards, starting resources included; {largest}"
    yield EditionAnswer("Size", size, criteria.rule(criteria.size_kind))
    yield _copies(criteria)
    if criteria.is_limited:
        yield _pool(criteria)
    yield _sideboard(form)
    yield _sets(form)
    if form.rarities is not None:
        allowed = listed_in_words(sorted(rarity.value for rarity in form.rarities))
        words = f"{allowed}, judged by printing; staple resources and factions are always allowed"
        yield EditionAnswer("Rarity", words, kinds.WRONG_RARITY.rule)
    yield _bans(criteria)


def _copies(criteria: Criteria) -> EditionAnswer:
    if criteria.copies is None:
        return EditionAnswer("Copies of a name", "any number", criteria.rule(kinds.NOT_IN_POOL))
    free = "staples" if criteria.rules.staple_cards_exempt else "staple resources"
    words = (
        f"at most {criteria.copies} across all printings; any number of {free} and of cards "
        "whose text says so"
    )
    return EditionAnswer("Copies of a name", words, criteria.rule(criteria.copies_kind))


def _pool(criteria: Criteria) -> EditionAnswer:
    words = "at most as many copies of a name as the pool contains"
    if criteria.supplied is Supplied.STAPLES_AND_FACTIONS:
        words += "; staple resources and factions are supplied in addition"
    return EditionAnswer("Card pool", words, criteria.rule(kinds.NOT_IN_POOL))


def _sideboard(form: Format) -> EditionAnswer:
    if form.sideboard is None:
        return EditionAnswer("Sideboard", "none", None)
    return EditionAnswer(
        "Sideboard", f"at most {form.sideboard} cards", kinds.SIDEBOARD_TOO_LARGE.rule
    )


def _sets(form: Format) -> EditionAnswer:
    if form.sets is None:
        return EditionAnswer("Sets", "all", None)
    words = (
        f"{listed_in_words(form.sets)}, any printing of the name; staple resources and factions "
        "from every set"
    )
    return EditionAnswer("Sets", words, kinds.NOT_IN_SETS.rule)


def _bans(criteria: Criteria) -> EditionAnswer:
    if not criteria.rules.has_banned_lists:
        return EditionAnswer("Banned cards", "none", None)
    count = len(criteria.listed)
    words = "none listed today" if not count else f"{count} listed below"
    return EditionAnswer("Banned cards", words, criteria.rule(criteria.banned_kind))

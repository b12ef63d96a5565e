"""A format's demands on a deck, in words, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.shadowfist.construction import kinds
from app.games.shadowfist.construction.criteria import Criteria
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import Catalogue, Format, TableSize
from app.games.tabletop.construction import Demand, EditionAnswer

_GOAL_RULES = {TableSize.MULTIPLAYER: "4.1.1", TableSize.DUEL: "4.1.2"}


def demands_of(form: Format, catalogue: Catalogue) -> tuple[Demand, ...]:
    """Return a format's demands, taken from the criteria that decks are checked against.

    Raises FormatError if the format is an incomplete template.
    """
    return Demand.gathered(
        (edition, _asked(Criteria.of(form, edition, catalogue))) for edition in Edition
    )


def _asked(criteria: Criteria) -> Iterator[EditionAnswer]:
    form = criteria.format
    yield _size(criteria)
    yield _copies(criteria)
    if form.shares is not None:
        words = f"at least {form.shares} cards with the same designator"
        yield EditionAnswer("Designator", words, kinds.DESIGNATOR.rule)
    if form.letters is not None:
        words = (
            f"titles may begin with at most {form.letters} different letters; signs and digits "
            "are skipped, A, An and The count"
        )
        yield EditionAnswer("Letters", words, kinds.LETTERS.rule)
    if criteria.is_limited:
        words = "at most as many copies of a title as the player's own pool contains"
        yield EditionAnswer("Own cards", words, kinds.NOT_IN_POOL.rule)
    yield _sets(criteria)
    yield EditionAnswer("Sideboard", "none", None)
    yield EditionAnswer("Goal", f"{form.goal} Feng Shui Sites", _GOAL_RULES[form.table])
    if form.listed:
        words = f"{len(criteria.listed)} listed below"
        yield EditionAnswer("Banned cards", words, kinds.BANNED.rule)


def _size(criteria: Criteria) -> EditionAnswer:
    if not criteria.minimum and criteria.maximum is None:
        return EditionAnswer("Size", "any number of cards; 50 are usual", "1.2.4")
    least = f"at least {criteria.minimum} cards" if criteria.minimum else "any number of cards"
    most = "no upper limit" if criteria.maximum is None else f"at most {criteria.maximum}"
    return EditionAnswer("Size", f"{least}; {most}", kinds.FORMAT_SIZE.rule)


def _copies(criteria: Criteria) -> EditionAnswer:
    free = "No Max cards too" if criteria.format.no_max_counts else "any number of No Max cards"
    words = (
        f"at most {criteria.copies} across all printings, cards with that title as their Identity "
        f"included; {free}"
    )
    return EditionAnswer("Copies of a title", words, criteria.copies_kind.rule)


def _sets(criteria: Criteria) -> EditionAnswer:
    form = criteria.format
    if form.sets is None:
        return EditionAnswer("Card pool", "every set", None)
    names = [criteria.catalogue.by_set[code].name for code in form.sets]
    return EditionAnswer(
        "Card pool", f"titles with a printing in {', '.join(names)}", kinds.NOT_IN_SETS.rule
    )

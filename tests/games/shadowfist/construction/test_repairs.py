"""The joint repair makes every deck legal, and nothing smaller does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.shadowfist.construction import Criteria, check_import, kinds
from app.games.shadowfist.construction.counts import Tally
from app.games.shadowfist.construction.errors import errors
from app.games.shadowfist.construction.keeping import has_room
from app.games.shadowfist.construction.sharing import by_designator, titles_by_designator
from app.games.shadowfist.decklists import SHAPE, Decklist, Import, Line
from app.games.shadowfist.editions import DEFAULT_EDITION
from app.games.shadowfist.facts import Catalogue, Format, Printing
from app.games.tabletop.construction import Pool, Repair, apply_repair
from tests.games.shadowfist.construction.decks import criteria_of, deck, printed

CARDS: Final = (
    "Alpha Beast", "Arcane Scientist", "Ancestral Tomb", "Ancient Stone Arch", "Big Bruiser (LTD)",
    "Big Bruiser (RLD)", "Big Bruiser", "Chop Shop", "Fire Ants", "Thunder Knights", "Pi Tui",
    "Queen of the Ice Pagoda", "King of the Fire Pagoda", "Hood", "Burned for Victory",
    "$10,000 Man", "Silverback (CS)", "Silverback (REV)", "The Great Wall", "Bronze Sentinel",
    "Ming I", "Queen of the Darkness Pagoda",
)  # fmt: skip
"""Titles that break every kind of rule somewhere: tokens, Identity, No Max, old and new sets."""


def house_formats(catalogue: Catalogue) -> dict[str, Format]:
    """Formats whose bounds small decks break, alone and together."""
    classic = replace(catalogue.formats["classic"], copies=2)
    return {
        "few": replace(classic, id="few", maximum=3),
        "many": replace(classic, id="many", minimum=6, maximum=6),
        "letters": replace(classic, id="letters", letters=2),
        "letters-of-some": replace(classic, id="letters-of-some", letters=1, maximum=3),
        "letters-of-many": replace(classic, id="letters-of-many", letters=1, minimum=5),
        "shared": replace(classic, id="shared", shares=3),
        "shared-by-few": replace(classic, id="shared-by-few", shares=3, maximum=3),
        "shared-by-many": replace(classic, id="shared-by-many", shares=3, minimum=5),
    }


def formats_of(catalogue: Catalogue) -> dict[str, Format]:
    """All formats, the shipped ones and those of the house."""
    return {**catalogue.formats, **house_formats(catalogue)}


FORMATS: Final = (
    "classic", "comrades-in-arms", "duel", "modern", "modern-comrades-in-arms",
    "modern-one-hundred-names", "modern-ritual-of-the-unnameable", "modern-whirlpool-of-blood",
    "new-heroes", "new-heroes-comrades-in-arms", "new-heroes-one-hundred-names",
    "new-heroes-ritual-of-the-unnameable", "new-heroes-whirlpool-of-blood", "one-hundred-names",
    "ritual-of-the-unnameable", "whirlpool-of-blood", "few", "many", "letters", "letters-of-some",
    "letters-of-many", "shared", "shared-by-few", "shared-by-many",
)  # fmt: skip
COPIES: Final = st.dictionaries(st.sampled_from(CARDS), st.integers(1, 9), max_size=9)
FEW_COPIES: Final = st.dictionaries(st.sampled_from(CARDS), st.integers(1, 3), max_size=5)


def test_every_shipped_format_is_tried(shadowfist: Catalogue) -> None:
    assert set(FORMATS) == set(formats_of(shadowfist))


def criteria_for(catalogue: Catalogue, form: Format, pool: Pool[Printing] | None) -> Criteria:
    given_pool = pool if form.base == "limited" else None
    return Criteria.of(form, DEFAULT_EDITION, catalogue, pool=given_pool)


def carried_out(listed: Decklist, repair: Repair, criteria: Criteria) -> Decklist:
    """The deck after a repair, with such cards added as it asks for."""
    left = apply_repair(listed, replace(repair, add=0), SHAPE)
    return replace(left, lines=(*left.lines, *added(left, repair, criteria)))


def added(listed: Decklist, repair: Repair, criteria: Criteria) -> Iterator[Line]:
    """Cards that break no limit, one copy after the other."""
    catalogue = criteria.catalogue
    missing, lines = repair.add, listed.lines
    word = repair.query.removeprefix("d:").strip('"')
    titles = titles_by_designator(catalogue)[word] if word else catalogue.cards
    for title in titles:
        for printing in (catalogue.bare[title.name], *catalogue.printings_of(title)):
            if word and word not in printing.printed.designators:
                continue
            while missing:
                more = Line(printing, 1)
                tally = Tally.of(Decklist((*lines, more)), criteria)
                kinds_found = {one.kind for one in errors(tally, criteria, is_whole=False)}
                if kinds_found:
                    break
                lines = (*lines, more)
                missing -= 1
                yield more
            break
    assert not missing


@pytest.mark.slow
@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=12)
@given(cards=COPIES, pool=COPIES)
def test_after_the_joint_repair_every_deck_is_legal(
    shadowfist: Catalogue, name: str, cards: Mapping[str, int], pool: Mapping[str, int]
) -> None:
    opened = Pool.of_decklist(deck(shadowfist, pool))
    criteria = criteria_for(shadowfist, formats_of(shadowfist)[name], opened)
    listed = deck(shadowfist, cards)
    report = check_import(Import(listed), criteria)
    if report.is_legal:
        assert report.repair is None
        return
    assert report.repair is not None
    repaired = check_import(Import(carried_out(listed, report.repair, criteria)), criteria)
    assert repaired.errors == ()


@pytest.mark.slow
@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=12)
@given(cards=FEW_COPIES, pool=COPIES)
def test_no_smaller_change_makes_a_deck_legal(
    shadowfist: Catalogue, name: str, cards: Mapping[str, int], pool: Mapping[str, int]
) -> None:
    opened = Pool.of_decklist(deck(shadowfist, pool))
    criteria = criteria_for(shadowfist, formats_of(shadowfist)[name], opened)
    report = check_import(Import(deck(shadowfist, cards)), criteria)
    if report.is_legal:
        return
    assert report.repair is not None
    changed = sum(removal.copies for removal in report.repair.remove) + report.repair.add
    assert changed == fewest_changes(shadowfist, cards, criteria)


def fewest_changes(catalogue: Catalogue, cards: Mapping[str, int], criteria: Criteria) -> int:
    """The fewest copies out and in, by trying all that could stay."""
    form = criteria.format
    fewest = None
    for kept in product(*(range(copies + 1) for copies in cards.values())):
        stays = {name: n for name, n in zip(cards, kept, strict=True) if n}
        lines = tuple(Line(printed(catalogue, name), n) for name, n in stays.items())
        tally = Tally.of(Decklist(lines), criteria)
        if errors(tally, replace(criteria, minimum=0, format=replace(form, shares=None)),
                  is_whole=True):  # fmt: skip
            continue
        add = max(_lacking(tally, criteria), criteria.minimum - tally.size, 0)
        if criteria.maximum is not None and tally.size + add > criteria.maximum:
            continue
        changes = sum(cards.values()) - sum(kept) + add
        fewest = changes if fewest is None else min(fewest, changes)
    assert fewest is not None
    return fewest


def _lacking(tally: Tally, criteria: Criteria) -> int:
    """The fewest cards to add that share a designator with the others and are to be had."""
    shares = criteria.format.shares or 0
    bearing = titles_by_designator(criteria.catalogue)
    return min(
        (
            shares - copies
            for word, copies in by_designator(tally.cards).items()
            if has_room(criteria, tally.copies, bearing[word], shares - copies)
        ),
        default=shares,
    )


@given(cards=COPIES)
def test_the_order_of_the_list_makes_no_difference(
    shadowfist: Catalogue, cards: Mapping[str, int]
) -> None:
    criteria = criteria_of(shadowfist)
    one = check_import(Import(deck(shadowfist, cards)), criteria)
    other = check_import(Import(deck(shadowfist, dict(reversed(list(cards.items()))))), criteria)
    assert [each.message for each in one.errors] == [each.message for each in other.errors]
    assert (one.hash, one.titles_hash) == (other.hash, other.titles_hash)


def test_comrades_names_the_printing_that_has_to_go(shadowfist: Catalogue) -> None:
    """Copies stay whose printing has the designator."""
    cards = {"Silverback (CS)": 3, "Silverback (REV)": 4}
    criteria = criteria_of(shadowfist, "comrades-in-arms")
    repair = check_import(Import(deck(shadowfist, cards)), criteria).repair
    assert repair is not None
    assert {removal.printing for removal in repair.remove} <= {
        printed(shadowfist, name).id for name in cards
    }
    assert sum(removal.copies for removal in repair.remove) == 2


def test_nothing_can_be_added_from_an_empty_pool(shadowfist: Catalogue) -> None:
    form = replace(shadowfist.formats["whirlpool-of-blood"], minimum=5)
    criteria = criteria_for(shadowfist, form, Pool.of([]))
    report = check_import(Import(deck(shadowfist, {"Alpha Beast": 1})), criteria)
    assert [one.kind for one in report.errors] == [kinds.NOT_IN_POOL, kinds.FORMAT_SIZE]
    assert report.repair is None


@pytest.mark.parametrize(
    "name", ["classic", "comrades-in-arms", "ritual-of-the-unnameable", "letters-of-many"]
)
def test_a_deck_of_every_printing_is_repaired(shadowfist: Catalogue, name: str) -> None:
    every = Decklist(tuple(Line(one, 3) for one in shadowfist.printings))
    criteria = criteria_for(shadowfist, formats_of(shadowfist)[name], None)
    repair = check_import(Import(every), criteria).repair
    assert repair is not None
    repaired = check_import(Import(carried_out(every, repair, criteria)), criteria)
    assert repaired.errors == ()

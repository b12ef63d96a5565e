"""Properties that hold for every deck, whatever its cards are."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.construction import check
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Base, Format, ListedName, Listing, Printing
from app.games.tabletop.construction import Finding, Report
from tests.support.catalogues import shipped_catalogue

CATALOGUE = shipped_catalogue(CARD_DATA)
NAMES = (
    "Rage", "Obsession", "Scout", "Gnat", "Party Clowns", "Violence", "Clockman Skydocks",
    "Embittered Cadet", "Crest of Rage", "1337!", "Micromajig Token",
)  # fmt: skip
POOL_OF_PRINTINGS = [p for name in NAMES for p in CATALOGUE.printings_of(CATALOGUE.by_name[name])]
FACTIONS = [p for p in CATALOGUE.printings if p.card.is_faction]
SIZE_RULES = {"103.1b", "103.2b", "B.constructed.1", "B.limited.1", "format.size"}
FACTION_RULES = {"103.1a", "103.2a", "B.faction.3"}
NAME_RULES = {
    "103.1c", "103.1d", "103.2c", "103.2d", "B.constructed.3", "B.limited.3", "format.sets",
    "format.copies", "format.restricted", "format.rarity", "data.token",
}  # fmt: skip

deck_lines = st.lists(
    st.one_of(
        st.builds(Line, st.sampled_from(POOL_OF_PRINTINGS), st.integers(1, 40)),
        st.builds(Line, st.sampled_from(FACTIONS), st.just(1), st.just(Zone.FACTION)),
    ),
    max_size=14,
)
decks = deck_lines.map(lambda lines: Decklist(tuple(lines)))
editions = st.sampled_from(Edition)
house_formats = st.builds(
    Format,
    id=st.just("house"),
    name=st.just("House"),
    base=st.sampled_from(Base),
    sets=st.sampled_from([None, ("1ED", "FNR"), ("2ED",), ("SD1", "SD2")]),
    listed=st.lists(
        st.builds(
            ListedName,
            name=st.sampled_from(["Scout", "Gnat", "1337!"]),
            listing=st.sampled_from(Listing),
            source=st.just("a test"),
        ),
        max_size=2,
    ).map(tuple),
    copies=st.sampled_from([None, 1, 4]),
)
shipped = st.sampled_from([CATALOGUE.formats["constructed"], CATALOGUE.formats["limited"]])
formats = st.one_of(shipped, house_formats)


def report_on(decklist: Decklist, form: Format, edition: Edition) -> Report:
    """The report of the shipped catalogue."""
    return check(decklist, form, edition, catalogue=CATALOGUE)


def broken(report: Report) -> set[tuple[str | None, tuple[str, ...]]]:
    """The errors by rule and the names they are about."""
    return {(found.rule, tuple(card.name for card in found.cards)) for found in report.errors}


def same(one: Report, two: Report) -> bool:
    """True if verdict, findings, hash and repair are equal."""
    return (one.verdict, one.findings, one.hash, one.repair) == (
        two.verdict,
        two.findings,
        two.hash,
        two.repair,
    )


def split(decklist: Decklist) -> Decklist:
    """Every copy on a line of its own."""
    return replace(
        decklist,
        lines=tuple(replace(line, copies=1) for line in decklist.lines for _ in range(line.copies)),
    )


@given(decks, formats, editions, st.randoms(use_true_random=False))
def test_permuting_lines_changes_nothing(
    decklist: Decklist, form: Format, edition: Edition, random: object
) -> None:
    shuffled = list(decklist.lines)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    other = replace(decklist, lines=tuple(shuffled))
    assert same(report_on(decklist, form, edition), report_on(other, form, edition))


@pytest.mark.parametrize("rewrite", [split, Decklist.merged], ids=["splitting", "merging"])
@given(decklist=decks, form=formats, edition=editions)
def test_splitting_and_merging_lines_changes_nothing(
    rewrite: Callable[[Decklist], Decklist], decklist: Decklist, form: Format, edition: Edition
) -> None:
    assert same(report_on(decklist, form, edition), report_on(rewrite(decklist), form, edition))


@given(decks, formats, editions, st.sampled_from(["Rage", "Deception"]))
def test_adding_a_staple_never_adds_an_error(
    decklist: Decklist, form: Format, edition: Edition, name: str
) -> None:
    staple = CATALOGUE.newest_printing(CATALOGUE.by_name[name])
    bigger = replace(decklist, lines=(*decklist.lines, Line(staple, 1)))
    assert broken(report_on(bigger, form, edition)) <= broken(report_on(decklist, form, edition))


@given(decks, formats, editions, st.sampled_from(POOL_OF_PRINTINGS))
def test_adding_one_copy_adds_at_most_an_error_of_that_name(
    decklist: Decklist, form: Format, edition: Edition, added: Printing
) -> None:
    bigger = replace(decklist, lines=(*decklist.lines, Line(added, 1)))
    new = broken(report_on(bigger, form, edition)) - broken(report_on(decklist, form, edition))
    for rule, names in new:
        assert rule in NAME_RULES
        assert names == (added.card.name,)


@given(decks, formats, editions, st.integers(0, 13))
def test_removing_a_card_adds_nothing_but_a_size_or_faction_error(
    decklist: Decklist, form: Format, edition: Edition, which: int
) -> None:
    if not decklist.lines:
        return
    place = which % len(decklist.lines)
    line = decklist.lines[place]
    fewer = (replace(line, copies=line.copies - 1),) if line.copies > 1 else ()
    smaller = replace(
        decklist, lines=(*decklist.lines[:place], *fewer, *decklist.lines[place + 1 :])
    )
    new = broken(report_on(smaller, form, edition)) - broken(report_on(decklist, form, edition))
    for rule, _ in new:
        assert rule in SIZE_RULES | FACTION_RULES


@given(decks, formats, editions)
def test_checking_leaves_the_deck_alone_and_says_the_same_twice(
    decklist: Decklist, form: Format, edition: Edition
) -> None:
    before = repr(decklist)
    first = report_on(decklist, form, edition)
    assert repr(decklist) == before
    assert report_on(decklist, form, edition) == first


@given(decks, formats, editions)
def test_every_message_says_what_to_do(decklist: Decklist, form: Format, edition: Edition) -> None:
    def says_so(found: Finding) -> bool:
        return any(word in found.message for word in ("Add ", "Remove ", "Choose ", "Keep "))

    assert all(says_so(found) for found in report_on(decklist, form, edition).errors)

"""A deck that is written and read again is the same in all that its format keeps."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.decklists import SHAPE, Decklist, Line, Zone
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.spoils.terms import STARTING, CardType
from app.games.tabletop.decklists.decklist import deck_hash
from app.games.tabletop.decklists.formats import DeckFormat, Keeps

WRITTEN = [form.id for form in DECK_FILES.formats.values() if form.write]


def again(deck: Decklist, format_id: str, catalogue: Catalogue) -> Decklist:
    read = DECK_FILES.read(DECK_FILES.write(deck, format_id).encode(), catalogue)
    assert not read.is_unreadable, read
    assert read.format in ({"txt", "sections"} if format_id == "txt" else {format_id})
    assert {line.status.value for line in read.lines} <= {"read", "heading", "blank"}
    return read.decklist


def lines_kept(deck: Decklist, form: DeckFormat[Decklist]) -> Counter[tuple[object, ...]]:
    """The lines reduced to what a format promises to keep."""
    kept: Counter[tuple[object, ...]] = Counter()
    keeps, keeps_starting = form.keeps, any(place.mark == STARTING for place in form.places)
    for line in deck.lines:
        is_beside = line.zone in (Zone.SIDEBOARD, Zone.CONSIDERING)
        if is_beside and SHAPE.place_of(line) not in form.places:
            continue
        printing = line.printing
        marks: tuple[object, ...] = (line.zone, line.name)
        if Keeps.PRINTING in keeps:
            marks += (printing.id,)
        if keeps_starting:
            marks += (line.is_starting,)
        if Keeps.CARD_NOTES in keeps:
            marks += (line.tags, line.note)
        kept[marks] += line.copies
    return kept


def about_kept(deck: Decklist, keeps: frozenset[Keeps]) -> dict[Keeps, object]:
    about = {
        Keeps.NAME: deck.name,
        Keeps.AUTHOR: deck.author,
        Keeps.NOTES: deck.notes,
        Keeps.TAGS: deck.tags,
    }
    return {what: value for what, value in about.items() if what in keeps}


def assert_kept(deck: Decklist, format_id: str, catalogue: Catalogue) -> None:
    form = DECK_FILES.formats[format_id]
    found = again(deck, format_id, catalogue)
    assert lines_kept(found, form) == lines_kept(deck.merged(), form)
    assert about_kept(found, form.keeps) == about_kept(deck, form.keeps)


@pytest.mark.parametrize("format_id", WRITTEN)
def test_every_name_of_the_catalogue_round_trips(catalogue, format_id):
    lines = [Line.main(catalogue.newest[card.name], 2) for card in catalogue.cards]
    assert len(lines) == len(catalogue.cards) >= 886
    assert_kept(Decklist(tuple(lines)), format_id, catalogue)


@pytest.mark.parametrize("format_id", WRITTEN)
def test_every_printing_of_the_catalogue_round_trips(catalogue, format_id):
    lines = tuple(Line.main(printing, 1) for printing in catalogue.printings)
    assert_kept(Decklist(lines), format_id, catalogue)


@pytest.mark.parametrize("format_id", WRITTEN)
def test_every_precon_round_trips(catalogue, format_id):
    for precon in catalogue.precons.values():
        deck = DECK_FILES.of_precon(precon, catalogue)
        assert_kept(deck, format_id, catalogue)
        if Keeps.PRINTING in DECK_FILES.formats[format_id].keeps:
            assert deck_hash(again(deck, format_id, catalogue)) == deck_hash(deck)


SIGNS = "abcDEF019 =+-@'\"<>&,;:#/|()[]{}*\\.!é’ß中😀 \u00a0"
words = st.text(st.sampled_from(SIGNS), max_size=30).map(lambda text: " ".join(text.split()))


@st.composite
def decks(draw, catalogue: Catalogue) -> Decklist:
    tags = st.lists(words.filter(lambda tag: tag and "," not in tag), max_size=2, unique=True)
    lines = []
    for printing in draw(st.lists(st.sampled_from(catalogue.printings), min_size=1, max_size=12)):
        main = Zone.FACTION if printing.card.is_faction else Zone.DECK
        zone = draw(st.sampled_from([main, main, Zone.SIDEBOARD, Zone.CONSIDERING]))
        can_start = printing.card.type is CardType.RESOURCE and zone is Zone.DECK
        lines.append(
            Line(
                printing,
                draw(st.integers(1, 40)),
                zone,
                STARTING if can_start and draw(st.booleans()) else None,
                tuple(draw(tags)),
                draw(words),
            )
        )
    return Decklist(
        tuple(lines),
        draw(words),
        draw(words),
        "\n".join(draw(st.lists(words.filter(bool), max_size=3))),
        tuple(draw(tags)),
    )


@pytest.mark.slow
@pytest.mark.parametrize("format_id", WRITTEN)
@given(data=st.data())
def test_any_deck_round_trips_with_whatever_its_owner_wrote(catalogue, format_id, data):
    deck = data.draw(decks(catalogue))
    if all(line.zone in (Zone.SIDEBOARD, Zone.CONSIDERING) for line in deck.lines):
        deck = replace(deck, lines=(Line(catalogue.newest["Scout"], 1), *deck.lines))
    assert_kept(deck, format_id, catalogue)


def test_json_carries_everything(catalogue):
    assert DECK_FILES.formats["json"].keeps == frozenset(Keeps)
    assert DECK_FILES.formats["json"].places == frozenset(SHAPE.places)
    rage, scout = catalogue.printings_of(catalogue.by_name["Rage"]), catalogue.newest["Scout"]
    deck = Decklist(
        (
            Line(rage[0], 9),
            Line(rage[1], 2, mark=STARTING),
            Line(scout, 4, tags=("early", "=1+1"), note="“first”"),
            Line(scout, 1, Zone.CONSIDERING),
            Line(scout, 2, Zone.SIDEBOARD),
        ),
        name="Goo",
        author="Somebody",
        notes="One\n\n  two",
        tags=("rage",),
    )
    assert again(deck, "json", catalogue) == deck


@pytest.mark.parametrize("format_id", WRITTEN)
def test_a_printing_that_gets_lost_is_told_and_no_other(catalogue, format_id):
    lines = tuple(Line.main(printing, 1) for printing in catalogue.printings)
    newest = tuple(line for line in lines if line.printing.is_newest)
    is_told = Keeps.PRINTING.value in DECK_FILES.lost(Decklist(lines), format_id)
    assert is_told == (format_id == "lackey-txt")
    found = again(Decklist(lines), format_id, catalogue)
    assert (deck_hash(found) != deck_hash(Decklist(lines))) == is_told
    assert DECK_FILES.lost(Decklist(newest), format_id) == ()


def test_plain_text_names_a_set_only_where_the_newest_printing_is_not_meant(catalogue):
    old, new = catalogue.printings_of(catalogue.by_name["Scout"])
    rages = catalogue.printings_of(catalogue.by_name["Rage"])
    deck = Decklist((Line(old, 1), Line(new, 2), Line(rages[0], 3), Line(rages[2], 4)))
    assert DECK_FILES.write(deck, "txt").split("\n")[1:-1] == [
        "1 Scout (1ED) 211",
        "2 Scout",
        "3 Rage",
        "4 Rage (FNR) v3",
    ]


def test_what_a_format_cannot_carry_is_told_in_words(catalogue):
    scout = catalogue.newest["Scout"]
    deck = Decklist((Line(scout, 4), Line(scout, 1, Zone.SIDEBOARD)), name="Goo")
    assert DECK_FILES.lost(deck, "o8d") == ("the sideboard", "the deck's name")
    assert DECK_FILES.lost(deck, "json") == ()


def test_only_formats_of_the_table_can_be_written(catalogue):
    with pytest.raises(ValueError, match="json"):
        DECK_FILES.write(Decklist(), "docx")
    with pytest.raises(ValueError, match="mtgo"):
        DECK_FILES.write(Decklist(), "mtgo")


def test_the_shared_precons_import_with_their_totals(catalogue, shared):
    sizes = []
    for path in sorted((shared / "reference/spoils/decks").glob("*.o8d")):
        read = DECK_FILES.read(path.read_bytes(), catalogue, path.name)
        assert {line.status.value for line in read.lines} == {"read"}, path.name
        assert len(read.decklist.factions) == 1
        assert sum(line.copies for line in read.decklist.starting) == 2
        sizes.append(read.decklist.size)
    assert sorted(sizes) == [39] * 3 + [50] * 4 + [51] * 3 + [75]


def test_the_shared_precons_are_the_precons_of_the_catalogue(catalogue, shared):
    found = {
        DECK_FILES.read(path.read_bytes(), catalogue).hash
        for path in (shared / "reference/spoils/decks").glob("*.o8d")
    }
    assert found == {
        deck_hash(DECK_FILES.of_precon(precon, catalogue)) for precon in catalogue.precons.values()
    }

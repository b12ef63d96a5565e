"""The language of a made-up game: its own fields, the grammar that all games share."""

from datetime import date

import pytest

from app.games.tabletop.search import Context, Field, MissingContextError, QueryError
from app.games.tabletop.search.guide import GuideTexts, guide_to
from app.games.tabletop.search.language import Language
from app.games.tabletop.search.nodes import PrintedX
from tests.games.tabletop.search.lantern import (
    BOXES,
    CARDS,
    DAWN,
    DUSK,
    GRAMMAR,
    ROWS,
    Box,
    Copies,
    Index,
    Place,
    Shade,
    Sprite,
    Wax,
    index_of,
    sprite_in,
)

MOTH = Sprite("Moth", glow=2, wax=Wax(1, 1), clans=("Winged",), text="Blink.")
EMBER = Sprite("Ember", glow=PrintedX(), wax=Wax(2, 0), is_shy=True)
GHOST = Sprite("Gh0st", glow=None)
GNAT = Sprite("Gnat", glow=1, wax=Wax(0, 1), is_shy=True, clans=("Winged", "Small"))


@pytest.fixture(scope="module")
def index() -> Index:
    return index_of(
        sprite_in(MOTH, DAWN),
        sprite_in(MOTH, DUSK, Shade.DEEP),
        sprite_in(EMBER, DUSK, Shade.DEEP),
        sprite_in(GHOST, DAWN),
        sprite_in(GNAT, DAWN),
    )


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("", ["Ember", "Gh0st", "Gnat", "Moth"]),
        ("ghost", ["Gh0st"]),
        ("g>=1", ["Gnat", "Moth"]),
        ("g:x", ["Ember"]),
        ("g:x|1", ["Ember", "Gnat"]),
        ("g!=2", ["Gnat"]),
        ("-g:2", ["Ember", "Gh0st", "Gnat"]),
        ("w:b", ["Gnat", "Moth"]),
        ("w=ab", ["Moth"]),
        ("w<=2amber", ["Ember", "Gh0st"]),
        ("w>=2", ["Ember", "Moth"]),
        ("w=0", ["Gh0st"]),
        ("is:shy -w:a", ["Gnat"]),
        ("clan:wing", ["Gnat", "Moth"]),
        ("clan=small or g:x", ["Ember", "Gnat"]),
        ("shade>pale", ["Ember", "Moth"]),
        ("e:dawn shade:deep", []),
        ("e<dusk", ["Gh0st", "Gnat", "Moth"]),
        ("order:glow dir:desc", ["Moth", "Gnat", "Ember", "Gh0st"]),
        ("!gnat", ["Gnat"]),
    ],
)
def test_a_query_finds_what_its_fields_say(index: Index, query: str, names: list[str]) -> None:
    assert [card.name for card in CARDS.search(index, query).cards] == names


@pytest.mark.parametrize(
    ("query", "echo"),
    [
        ("", "All cards."),
        ("g:x", "Cards: glow X."),
        ("w>=AB", "Cards: wax at least AB."),
        ("w=0", "Cards: wax none."),
        ("w>2", "Cards: wax above 2."),
        ("is:shy -e:dusk", "Cards: shy and not printed in Dusk."),
        ("clan=small or g<2", "Cards: clan equal to “small” or glow below 2."),
        ("shade:deep unique:prints", "Printings: shade deep."),
        ("order:glow dir:desc", "All cards; sorted by glow, descending."),
    ],
)
def test_a_query_is_told_back_in_the_words_of_its_fields(
    index: Index, query: str, echo: str
) -> None:
    assert CARDS.search(index, query).echo == echo


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_every_query_reads_back_from_its_canonical_spelling(row: Field[object]) -> None:
    for text in (row.example, f"-(w:2ab is:shy) or g:x {row.example}"):
        query = CARDS.parse(text)
        assert CARDS.parse(str(query)) == query


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("cost:2", "Sprites cost nothing; wax is w."),
        ("glw:2", "Did you mean glow?"),
        ("speed>2", "Expected a field such as glow or wax."),
        ("w:zz", "“zz” is not a list of wax. Expected wax as letters A B."),
        ("w:21a", "No sprite needs more than 20 of a colour."),
        ("is:brave", "“brave” is not a flag. Expected one of shy."),
        ("shade:grey", "“grey” is not a known shade. Expected one of pale, deep."),
        ("e:noon", "Expected one of DAWN (Dawn), DUSK (Dusk)."),
        ("order:weight", "“weight” is not a known order. Expected one of name, glow."),
    ],
)
def test_a_mistake_is_answered_in_the_words_of_the_game(
    index: Index, query: str, message: str
) -> None:
    with pytest.raises(QueryError) as error:
        CARDS.search(index, query)
    assert message in error.value.message


def test_copies_are_asked_of_a_collection_that_is_at_hand(index: Index) -> None:
    owned = Context(collection={"Moth": 3})
    assert [card.name for card in CARDS.search(index, "own>=2", owned).cards] == ["Moth"]
    with pytest.raises(MissingContextError, match="your collection"):
        CARDS.search(index, "own>=2")


def test_a_name_that_is_nearly_right_is_offered(index: Index) -> None:
    near = CARDS.search(index, "!m0th")
    assert near.notes == ("No card has that name. Did you mean Moth?",)


def test_decks_are_asked_for_copies_by_zone_and_for_their_own_facts(index: Index) -> None:
    dusk = sprite_in(EMBER, DUSK).id
    gnat = sprite_in(GNAT, DAWN).id
    first = Box("Dusk box", (Copies(dusk, 2), Copies(gnat, 1, Place.LIT)), date(2021, 5, 1))
    second = Box("Empty")
    for query, boxes in [
        ("[[is:shy]]>=2", [first]),
        ("[[is:shy]]=2 lit[[g=1]]", [first]),
        ("lit[[]]=0", [second]),
        ("name:dusk or updated>=2021", [first]),
        ("-[[g:x]]", [second]),
    ]:
        question = BOXES.ask(query, index)
        assert [box for box in (first, second) if question.fits(box)] == boxes, query
    assert BOXES.explain("lit[[is:shy]]>=2") == "Decks: at least 2 cards that are lit (shy)."
    with pytest.raises(QueryError, match="a space, or lit, before"):
        BOXES.parse("side[[]]>1")


def test_the_help_page_is_written_from_the_rows() -> None:
    page = guide_to(CARDS, BOXES, GuideTexts((), (), (), "Boxes.", ("[[is:shy]]>1",)))
    for row in ROWS:
        assert f"`{row.key}`" in page
        assert row.help in page
    assert "`order:` takes name, glow." in page
    assert "more than 1 card (shy)" in page


def test_two_fields_of_a_language_have_no_name_in_common() -> None:
    with pytest.raises(ValueError, match="a name in common"):
        Language.of((*ROWS, ROWS[0]), {}, "glow")
    assert len(GRAMMAR.names) == sum(len(row.names) for row in ROWS)

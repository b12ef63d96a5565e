"""Searching through decks: each query with decks it must and must not find."""

from collections.abc import Callable
from datetime import date

import pytest

from app.games.spoils.construction import check
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Catalogue
from app.games.spoils.search import SearchIndex
from app.games.spoils.search.decks import DECKS, decklist_of
from app.games.spoils.search.guide import DECK_EXAMPLES, guide
from app.games.tabletop.construction import Verdict
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.decks import SearchedDeck, held_in

Asked = Callable[[str], set[str]]


@pytest.fixture(scope="module")
def decks(catalogue: Catalogue) -> list[SearchedDeck]:
    """A legal deck, a short one with a sideboard, and an empty one."""

    def line(name: str, copies: int, zone: Zone = Zone.DECK) -> Line:
        return Line(catalogue.newest_printing(catalogue.by_name[name]), copies, zone)

    legal = Decklist(
        (
            line("Hall of Great Justice", 1, Zone.FACTION),
            line("Rage", 71),
            line("Scout", 4),
        )
    )
    short = Decklist(
        (
            line("Drowned Catacombs", 1, Zone.FACTION),
            line("Scout", 2),
            line("Gnat", 3),
            line("Swarm of Gnats", 1, Zone.SIDEBOARD),
            line("Deadly Striker", 4, Zone.CONSIDERING),
        )
    )
    constructed = catalogue.formats["constructed"]
    return [
        SearchedDeck(
            "Rage Rush", held_in(legal), author="Copied from a precon", notes="for round one",
            tags=("combo",), format=constructed, updated=date(2024, 5, 17),
        ),
        SearchedDeck(
            "Gnats", held_in(short), format=constructed, edition=Edition.CR2010,
            updated=date(2023, 12, 31),
        ),
        SearchedDeck("Empty", is_unread=True, format=constructed),
    ]  # fmt: skip


@pytest.fixture
def asked(index: SearchIndex, decks: list[SearchedDeck]) -> Asked:
    """The names of the decks that a query finds."""

    def ask(query: str) -> set[str]:
        question = DECKS.ask(query, index)
        return {deck.name for deck in decks if question.fits(deck)}

    return ask


RUSH, GNATS, EMPTY = "Rage Rush", "Gnats", "Empty"


@pytest.mark.parametrize(
    ("query", "names"),
    [
        # every card of the deck; factions, sideboard and what is considered do not count
        ("[[]]=75", {RUSH}),
        ("[[]]=5", {GNATS}),
        ("[[]]:0", {EMPTY}),
        ("[[]]=5|75", {RUSH, GNATS}),
        ("[[]]!=5", {RUSH, EMPTY}),
        ("[[]]!=5|75", {EMPTY}),
        ("[[]]<75", {GNATS, EMPTY}),
        ("[[]]>=5 [[]]<=75", {RUSH, GNATS}),
        ("[[]] >= 5", {RUSH, GNATS}),
        # cards by the language of cards
        ("[[!Scout]]=4", {RUSH}),
        ("[[!Scout]]>=2", {RUSH, GNATS}),
        ("[[!Scout]]", {RUSH, GNATS}),
        ("[[scout or gnat]]=5", {GNATS}),
        ("[[t:resource]]>4", {RUSH}),
        ("[[t:faction]]", set()),
        ("[[/^(g|s)/ t:character]]=5", {GNATS}),
        ("-[[!Gnat]]", {RUSH, EMPTY}),
        ("not [[!Gnat]]>3", {RUSH, GNATS, EMPTY}),
        ("[[!Gnat]] or [[]]=0", {GNATS, EMPTY}),
        ("([[!Gnat]] or [[]]=0) empty", {EMPTY}),
        # brackets inside values do not close the count
        ("[[th:[R]]]", {RUSH, GNATS}),
        ('[["]]"]]', set()),
        ("[[/[[:digit:]]/]]", set()),
        # the sideboard
        ("side[[gnat]]=1", {GNATS}),
        ("Sideboard[[]]", {GNATS}),
        ("side[[!Gnat]]", set()),
        # each printing by itself
        ("[[!Scout e:2ed]]", {RUSH, GNATS}),
        ("[[!Scout e:1ed]]", {RUSH, GNATS}),
        # facts of the deck
        ("rush", {RUSH}),
        ("rage rush", {RUSH}),
        ("n:/^gn/", {GNATS}),
        ("!Gnats|Empty", {GNATS, EMPTY}),
        ("faction:hall", {RUSH}),
        ('faction!="Hall of Great Justice"', {GNATS, EMPTY}),
        ("fac:/./", {RUSH, GNATS}),
        ("author:precon", {RUSH}),
        ('note:"round one"', {RUSH}),
        ("tag:com", {RUSH}),
        ("tag=com", set()),
        ("format:constructed", {RUSH, GNATS, EMPTY}),
        ("format:limited", set()),
        ("edition=cr2010", {GNATS}),
        # verdicts: a deck with lines that are not understood is not legal
        ("valid:yes", {RUSH}),
        ("valid:no", {GNATS, EMPTY}),
        ("valid:unfinished", {GNATS}),
        ("valid:illegal", set()),
        ("valid:yes|unfinished", {RUSH, GNATS}),
        ("valid:constructed", {RUSH}),
        ("-valid:constructed@2008-05-17", {GNATS, EMPTY}),
        # a year, a month, a day; without a day nothing fits
        ("updated=2024", {RUSH}),
        ("updated>=2023-12", {RUSH, GNATS}),
        ("updated>2023", {RUSH}),
        ("updated<2024-05-17", {GNATS}),
        ("updated<=2024-05-17", {RUSH, GNATS}),
        ("updated!=2023-12-31", {RUSH}),
        ("updated:2024-02", set()),
        ("", {RUSH, GNATS, EMPTY}),
    ],
)
def test_a_query_finds_the_decks_it_asks_for(asked: Asked, query: str, names: set[str]) -> None:
    assert asked(query) == names
    read = DECKS.parse(query)
    assert DECKS.parse(str(read)) == read


@pytest.mark.parametrize(
    ("query", "marked", "words"),
    [
        ("rush [[st:mau", "[[", "not closed"),
        ('[["a]]', '"', "quote is not closed"),
        ("rush [[c:zz]]>3", "zz", "not a whole number"),
        ("rush [[(t:item]]", "(", "not closed"),
        ("[[t:item]]>=many", "many", "not a whole number"),
        ("[[t:item]]>=", "", "needs a value"),
        ("rush [[e:9zz]]", "e:9zz", "There is no set called"),
        ("rush [[own>2]]", "own>2", "collection"),
        ("rush missing<5", "missing<5", "collection"),
        ("[[order:cost t:item]]", "order:cost", "cannot be used in a count"),
        ("hand[[t:item]]", "hand", "not a zone to count in"),
        ("t:item", "t", r"\[\[t:…\]\]"),
        ("size=75", "size", r"\[\[\]\]"),
        ("fraction:hall", "fraction", "Did you mean faction"),
        ("updated>2024-13", "2024-13", "not a valid date"),
        ("updated>0000", "0000", "not a valid date"),
        ("updated>may", "may", "not a date"),
        ("valid:nothing", "valid:nothing", "There is no format called"),
    ],
)
def test_an_error_names_its_place_in_the_whole_query(
    asked: Asked, query: str, marked: str, words: str
) -> None:
    with pytest.raises(QueryError, match=words) as caught:
        asked(query)
    error = caught.value
    assert error.query == query
    assert query[error.start : error.end] == marked


def test_patterns_and_depth_are_limited_over_all_brackets() -> None:
    with pytest.raises(QueryError, match="at most 3 regular"):
        DECKS.parse("[[/a/]] [[/b/]] [[/c/]] [[/d/]]")
    with pytest.raises(QueryError, match="too deeply"):
        DECKS.parse("(" * 30 + "[[" + "(" * 20 + "scout" + ")" * 20 + "]]" + ")" * 30)


def test_each_printing_is_judged_on_its_own_where_asked(
    index: SearchIndex, decks: list[SearchedDeck]
) -> None:
    newest = DECKS.ask("[[!Scout e:2ed unique:prints]]", index)
    oldest = DECKS.ask("[[!Scout e:1ed unique:prints]]", index)
    assert newest.fits(decks[0])
    assert not oldest.fits(decks[0])
    assert "printing" in oldest.echo


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("missing=0", {EMPTY}),
        ("missing=4", {GNATS}),
        ("missing<=5", {GNATS, EMPTY}),
        ("missing=1|4", {GNATS}),
        ("missing>70", {RUSH}),
        ("missing!=4", {RUSH, EMPTY}),
    ],
)
def test_missing_counts_the_copies_that_a_collection_lacks(
    index: SearchIndex, decks: list[SearchedDeck], query: str, names: set[str]
) -> None:
    """Of Gnats: two Gnats, the faction and the sideboard; what is considered is not needed."""
    owned = {"Scout": 9, "Gnat": 1, "Rage": 1, "Deadly Striker": 0, "Drowned Catacombs": 0}
    question = DECKS.ask(query, index, Context(collection=owned))
    assert {deck.name for deck in decks if question.fits(deck)} == names


def test_a_misspelt_card_is_said(index: SearchIndex) -> None:
    notes = DECKS.ask("[[scuot]]", index).notes
    assert any("Did you mean Scout" in note for note in notes)


def test_what_is_asked_is_told_back(index: SearchIndex) -> None:
    query = "rush ([[t:tactic c<=2]]>=12 or -[[!Scout]]) side[[]]=0 valid:yes updated>2023"
    assert DECKS.explain(query, index) == (
        "Decks: with a name containing “rush” and (at least 12 cards (type Tactic and cost at most "
        "2) or not at least 1 card (name exactly “Scout”)) and no cards in the sideboard and "
        "legal in its own format and last changed after 2023."
    )


@pytest.mark.parametrize("field", DECKS.grammar.fields.values(), ids=DECKS.grammar.fields)
def test_every_field_is_on_the_help_page_with_an_example_that_reads(field: object) -> None:
    example = field.example  # type: ignore[attr-defined]
    assert f"`{example}`" in guide()
    assert DECKS.parse(example).node != DECKS.parse("").node


@pytest.mark.parametrize("query", DECK_EXAMPLES)
def test_every_example_can_be_asked(asked: Asked, query: str) -> None:
    assert asked(query) <= {RUSH, GNATS, EMPTY}


def test_the_verdict_is_that_of_the_whole_report(
    index: SearchIndex, decks: list[SearchedDeck], catalogue: Catalogue
) -> None:
    constructed = catalogue.formats["constructed"]
    for deck in decks[:2]:
        decklist = decklist_of(deck, catalogue)
        report = check(
            decklist, constructed, Edition(deck.edition or DEFAULT_EDITION), catalogue=catalogue
        )
        is_legal = DECKS.ask("valid:yes", index).fits(deck)
        assert is_legal is (report.verdict is Verdict.LEGAL)

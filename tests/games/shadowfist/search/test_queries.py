"""Searching the cards of Shadowfist. Each query is compared with a reading of the facts."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.facts import Pool, Printed, Score, Variable
from app.games.shadowfist.search import CARDS, FLAGS, SearchIndex
from app.games.shadowfist.search.fields import GRAMMAR
from app.games.shadowfist.terms import CardType, Keyword, PlayCostKind, Resource, Restriction
from app.games.tabletop.search import MissingContextError, QueryError
from tests.support.catalogues import shipped_catalogue

CATALOGUE = shipped_catalogue(CARD_DATA)
INDEX = SearchIndex.of(CATALOGUE)


def titles(query: str) -> set[str]:
    return {title.name for title in CARDS.search(INDEX, query).cards}


def printings(query: str) -> set[str]:
    return {printing.id for printing in CARDS.search(INDEX, f"{query} unique:prints").printings}


def numbered(score: Score | None, otherwise: int = -1) -> int:
    """A score that is a number; anything else is out of range."""
    return score if isinstance(score, int) else otherwise


READ: list[tuple[str, Callable[[Printed], object]]] = [
    ("t:fss", lambda p: p.type is CardType.FENG_SHUI_SITE),
    ("t:site", lambda p: p.type.is_site),
    ("t:char|event", lambda p: p.type in (CardType.CHARACTER, CardType.EVENT)),
    ("c:0", lambda p: p.cost == 0),
    ("c>5", lambda p: isinstance(p.cost, int) and p.cost > 5),
    ("c:x", lambda p: p.cost is Variable.X),
    ("fi:x", lambda p: isinstance(p.fighting, Variable)),
    ("fighting>cost", lambda p: numbered(p.fighting) > numbered(p.cost, 99)),
    ("pow>=2", lambda p: p.power is not None and p.power >= 2),
    ("pow=0", lambda p: p.power == 0),
    ("b>=10", lambda p: p.body is not None and p.body >= 10),
    ("req:dd", lambda p: p.requires[Resource.DRAGONS] >= 2),
    ("req:M", lambda p: p.requires[Resource.MAGIC] >= 1),
    ("req:m", lambda p: p.requires[Resource.MONARCHS] >= 1),
    ("req=eMM", lambda p: p.requires == Pool.of("eMM")),
    ("req<=ddC", lambda p: p.requires <= Pool.of("ddC")),
    ("req>=4", lambda p: p.requires.total >= 4),
    ("req=0", lambda p: not p.requires),
    ("prov:CM", lambda p: p.provides >= Pool.of("CM")),
    ("req>prov", lambda p: p.requires > p.provides),
    ("k:toughness", lambda p: p.has(Keyword.TOUGHNESS)),
    ("k:toughness>=2", lambda p: numbered(p.amount(Keyword.TOUGHNESS)) >= 2),
    ("k:toughness:x", lambda p: p.amount(Keyword.TOUGHNESS) is Variable.X),
    ("k:reload", lambda p: any(c.kind is PlayCostKind.RELOAD for c in p.play_costs)),
    ("res:weapon", lambda p: Restriction.WEAPON in p.restrictions),
    ("is:oneshot", lambda p: Restriction.ONE_SHOT in p.restrictions),
    ("is:foundation", lambda p: p.is_foundation),
    ("is:ramp", lambda p: p.requires.total == 1 and p.provides),
    ("is:complete", lambda p: p.words_left == 0),
    ("is:unaligned", lambda p: not p.factions),
    ("words<=10", lambda p: p.words_left <= 10),
    ("fac:lotus", lambda p: Resource.LOTUS in p.factions or Resource.LOTUS in p.resources),
    ("tal:magic", lambda p: Resource.MAGIC in p.factions or Resource.MAGIC in p.resources),
    ("d:sorcerer", lambda p: "sorcerer" in p.designators),
    ("d:sorcerers", lambda p: "sorcerer" in p.designators),
    ("d:cybermod", lambda p: "cyber" in p.designators),
    ("d:gunman", lambda p: {"gunman"} <= p.designators or {"gun", "man"} <= p.designators),
    ('sub:"martial artist"', lambda p: "martial artist" in p.subtitle.lower()),
    ("subject:site", lambda p: "site" in p.subject),
]


@pytest.mark.parametrize(("query", "fulfils"), READ, ids=[query for query, _ in READ])
def test_a_condition_is_asked_of_every_printing(
    query: str, fulfils: Callable[[Printed], object]
) -> None:
    """8.11.1: a title is found when any printing fulfils it, a printing when it does itself."""
    meant = {each.id for each in CATALOGUE.printings if fulfils(each.printed)}
    assert meant, query
    assert printings(query) == meant
    assert titles(query) == {CATALOGUE.printing(id_).card.name for id_ in meant}


def test_conditions_next_to_each_other_hold_for_the_same_printing() -> None:
    assert printings('!"Final Brawl" req=d') == {
        "final_brawl_ltd_400", "final_brawl_yotd", "final_brawl_10kb",
    }  # fmt: skip
    assert titles('!"Final Brawl" req=d e:cik') == set()
    (row,) = CARDS.search(INDEX, '!"Final Brawl" req=d').found
    assert str(row.printing.printed.requires) == "d", "the row shows the printing that was found"


def test_x_is_no_number_and_sorts_last() -> None:
    costs = [row.printing.printed.cost for row in CARDS.search(INDEX, "t:event order:cost").found]
    numbers = [cost for cost in costs if isinstance(cost, int)]
    assert costs[: len(numbers)] == sorted(numbers)
    assert all(cost is Variable.X for cost in costs[len(numbers) :])
    assert not titles("c:x c>=0")


@pytest.mark.parametrize("word", ["darkfuture", "DF", '"dark future"', "10kB", "n2"])
def test_a_set_has_the_names_that_players_use(word: str) -> None:
    assert titles(f"e:{word}")


def test_a_card_pool_is_found_by_in_and_pool_and_holds_whole_titles() -> None:
    assert titles("in:modern") == titles("pool:modern")
    assert titles("in:classic") == set(CATALOGUE.by_name)
    outside = [p for p in INDEX.catalogue.printings if p.set.code == "LTD"]
    assert titles("pool:modern") & {p.card.name for p in outside}, "old printings come along"
    with pytest.raises(QueryError, match="card pool"):
        titles("pool:paradise")


def test_tokens_are_never_legal() -> None:
    assert titles("is:token") & titles("f:classic") == set()


@pytest.mark.parametrize("query", ["own>1", "qty>own", "need>0", "text:smoke"])
def test_what_is_not_at_hand_is_said(query: str) -> None:
    with pytest.raises(MissingContextError):
        titles(query)


@pytest.mark.parametrize(
    "query", ["t:item", "req:ZZ", "k:flying", "fac:druids", "is:staple", "c:many", "str>2"]
)
def test_what_the_game_does_not_have_is_refused_with_its_place(query: str) -> None:
    with pytest.raises(QueryError):
        titles(query)


@pytest.mark.parametrize("key", GRAMMAR.fields)
def test_every_example_is_read_and_told_back(key: str) -> None:
    example = GRAMMAR.fields[key].example
    read = CARDS.parse(example)
    assert CARDS.parse(str(read)) == read
    assert CARDS.explain(example, INDEX)


@pytest.mark.parametrize("flag", FLAGS)
def test_every_flag_finds_something(flag: str) -> None:
    if flag == "text":
        with pytest.raises(MissingContextError):
            titles("has:text")
    else:
        assert titles(f"is:{flag}")


@given(st.text(max_size=60) | st.text("dCM<>=:!\"' reqfikct0129xX*-()|", max_size=24))
def test_whatever_is_asked_only_the_documented_errors_are_raised(query: str) -> None:
    with suppress(QueryError):
        CARDS.search(INDEX, query)

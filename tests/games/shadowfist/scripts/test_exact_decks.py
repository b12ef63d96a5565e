"""Exact copies of the decks, and the reasons for the rest."""

from app.games.shadowfist.coverage.exact_decks import (
    page,
    posted_counts,
    precon_counts,
    reasons,
)
from app.games.shadowfist.coverage.vocabulary_page import vocabulary_page, words
from app.games.shadowfist.engine.wordings import is_exact
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.scripts import ALL_SCRIPTS
from app.games.tabletop.scripts import walk

LEAST_PERCENT = 85
OF_THE_POOL = (
    "Convocation of Fire", "Netherworld Return", "Orange and Lemon", "Training and Experimentation",
    "Two Hundred Owls", "Wu Bin",
)  # fmt: skip


def test_every_precon_is_exact_in_85_of_100_copies(shadowfist: Catalogue) -> None:
    counts = precon_counts(shadowfist)
    assert len(counts) == 17
    assert {it.name: it.percent for it in counts if it.percent < LEAST_PERCENT} == {}


def test_every_title_that_a_deck_lacks_has_a_reason(shadowfist: Catalogue) -> None:
    decks = (
        *precon_counts(shadowfist),
        *(it for it in posted_counts(shadowfist) if it.name in OF_THE_POOL),
    )
    assert len(decks) == 17 + len(OF_THE_POOL)
    lacking = {title for it in decks for title in it.missing}
    newest = {it for it in lacking if not is_exact(shadowfist, shadowfist.newest[it])}
    assert newest - set(reasons()) == set()


def test_no_reason_outlives_its_script(shadowfist: Catalogue) -> None:
    done = [it for it in reasons() if is_exact(shadowfist, shadowfist.newest[it])]
    assert done == []


def test_the_page_names_each_missing_title_once(shadowfist: Catalogue) -> None:
    rows = page(shadowfist).partition("## What is missing")[2].splitlines()
    titles = [row.split(" | ")[0].removeprefix("| ") for row in rows if row.startswith("| ")][1:]
    assert len(titles) == len(set(titles))
    assert "Birdhouse Cafe" in titles, "an older printing that nobody has compared"


def test_the_vocabulary_page_has_every_word_that_a_card_uses() -> None:
    used = {type(it).__name__ for script in ALL_SCRIPTS for it in walk(script)}
    wanted = {name for name in words() if name in used} - {"Cards", "Script"}
    text = vocabulary_page()
    assert {name for name in wanted if f"| `{name}` |" not in text} == set()

"""Figures of the deck page, from one call."""

import pytest

from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.builder import BuilderFigures, builder_figures
from app.games.spoils.goldfish.from_decklist import prepare_decklist, read_keepable, read_needs
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.spoils.search import SearchIndex
from app.games.tabletop.chance import GoldfishError
from tests.support.spoils_cards import character, faction, staple

RAGE, GREED = staple("R"), staple("G")


def figures(*deck: tuple[object, int]) -> BuilderFigures:
    return builder_figures(prepare(faction(), deck, starting=["Rage", "Rage"]))  # type: ignore[arg-type]


def test_equal_decks_give_equal_figures(precon_setup: Setup) -> None:
    assert builder_figures(precon_setup) == builder_figures(precon_setup)


def test_cards_are_on_time_or_late_for_a_reason(precon_setup: Setup) -> None:
    found = builder_figures(precon_setup, with_split=False)
    assert found.split is None
    assert [card.on_time.value for card in found.cards] == sorted(
        card.on_time.value for card in found.cards
    )
    for card in found.cards:
        parts = (card.on_time.value, card.late_threshold, card.late_cost, card.late_both)
        assert sum(parts) == pytest.approx(1)
        assert list(card.by_turn) == sorted(card.by_turn)
    assert len(found.turns) == 8
    assert found.turns[0].low <= found.turns[0].resources.value <= found.turns[0].high


def test_a_dead_card_says_why() -> None:
    found = figures(
        (RAGE, 30), (character("Exile", 2, "E"), 4), (character("Colossus", 14, "R"), 4),
        (character("Scout", 1, "R"), 35),
    )  # fmt: skip
    dead = {card.card.name: card.dead for card in found.cards if card.dead}
    assert dead == {
        "Exile": "nothing provides Elitism",
        "Colossus": "a cost of 14 is out of reach by turn 8",
    }


def test_the_split_moves_toward_the_cards_that_are_late() -> None:
    found = figures(
        (RAGE, 20), (GREED, 4), (character("Usurer", 2, "GG"), 30), (character("Scout", 1, "R"), 19)
    )
    assert found.split is not None
    best = found.split.best
    assert best is not None
    copies = {card.name: n for card, n in best.copies}
    assert sum(copies.values()) == 24
    assert copies["Greed"] > 6
    assert best.gain > 2 * best.stderr
    assert found.split.now.gain == 0
    assert found.starts[0].names in (("Greed", "Greed"), ("Greed", "Rage"))


def test_one_kind_of_staple_is_not_divided_but_counted() -> None:
    scout, brute = character("Scout", 1, "R", 1), character("Brute", 4, "RRRR", 4)
    titan = character("Titan", 9, "R", 9)
    for staples, brutes, better in ((8, 24, "more"), (40, 2, "fewer")):
        found = figures((RAGE, staples), (scout, 2), (brute, brutes), (titan, 6))
        assert found.split is not None
        assert not found.split.is_divided
        now, best = (dict(each.copies) for each in (found.split.now, found.split.tried[0]))
        assert (best[RAGE] > now[RAGE]) == (better == "more")
        assert sum(best.values()) == sum(now.values()) == staples + brutes + 8
        assert best[scout] <= 4


def test_a_deck_of_resources_alone_and_a_very_wide_one_have_figures() -> None:
    assert figures((RAGE, 20)).on_time.value == 1
    wide = figures((RAGE, 4), *((character(f"Card {n}", 2, "R"), 1) for n in range(70)))
    assert wide.games < 1000
    assert wide.split is None


def test_a_decklist_without_a_faction_is_prepared_with_a_note(catalogue: Catalogue) -> None:
    with pytest.raises(GoldfishError, match="no cards yet"):
        prepare_decklist(Decklist(), catalogue)
    deck = DECK_FILES.of_precon(catalogue.precons["seed-1-rogue"], catalogue)
    with_faction = prepare_decklist(deck, catalogue)
    assert with_faction.notes == ()
    assert with_faction.setup.faction.name == "Drowned Catacombs"
    without = Decklist(tuple(line for line in deck.lines if not line.printing.card.is_faction))
    assert "no faction yet" in prepare_decklist(without, catalogue).notes[0]


def test_needs_and_keepable_hands_are_written_in_the_search_language(catalogue: Catalogue) -> None:
    index = SearchIndex.of(catalogue)
    (drawn,) = read_needs("1 t:resource provides:R", index)
    assert drawn.icon is None
    (need,) = read_needs('1 !"Scout" or !"Gnat"', index)
    assert [need.weight(catalogue.by_name[name]) for name in ("Scout", "Gnat", "Rage")] == [1, 1, 0]
    keepable = read_keepable(["2..5 t:resource", "1 c<=3"], index)
    assert keepable.words == "2 to 5 type Resource, 1 or more cost at most 3"
    for wrong in ("t:resource", "5..2 t:resource"):
        with pytest.raises(GoldfishError):
            read_keepable([wrong], index)


@pytest.mark.parametrize(
    ("text", "needs"),
    [
        ("2 provides:R", [(2, "R")]),
        ("1 provides:RD", [(1, "D"), (1, "R")]),
        ("1 provides:RR", [(2, "R")]),
        ("2 pr:RRO", [(2, "O"), (4, "R")]),
        ("1 provides>=RV", [(1, "R"), (1, "V")]),
    ],
)
def test_405_1_the_letters_of_an_icon_need_are_a_threshold(
    catalogue: Catalogue, text: str, needs: list[tuple[int, str]]
) -> None:
    read = read_needs(text, SearchIndex.of(catalogue))
    assert [(need.count, need.icon) for need in read] == needs


@pytest.mark.parametrize("text", ["1 provides=RD", "1 t:resource provides:RD"])
def test_what_one_card_provides_by_itself_is_asked_with_equals_or_more_words(
    catalogue: Catalogue, text: str
) -> None:
    (need,) = read_needs(text, SearchIndex.of(catalogue))
    assert need.icon is None
    assert need.weight(catalogue.by_name["Rage"]) == 0

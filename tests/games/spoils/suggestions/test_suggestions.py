"""Cards suggested for a deck: which, in which order, and why."""

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from app.games.capabilities.suggestions import Suggestion
from app.games.spoils.construction import Criteria
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue, Format, ListedName, Listing
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.spoils.suggestions import method_of
from app.games.spoils.suggestions.card_suggestions import SpoilsSuggestions
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.suggestions import SHOWN, Example, learn, suggest
from bench.leaving_out import any_card, guess_by, left_out, most_played, one_by_one, rate
from bench.suggestions import spoils_subject

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "suggestions.md").read_text(encoding="utf-8")


def deck_of(catalogue: Catalogue, **copies: int) -> Decklist:
    names = {name.replace("_", " "): number for name, number in copies.items()}
    return Decklist(
        tuple(
            Line.main(catalogue.newest_printing(catalogue.by_name[name]), number)
            for name, number in names.items()
        )
    )


def suggested(deck: Decklist, criteria: Criteria) -> Sequence[Suggestion]:
    return SpoilsSuggestions().suggest(deck, criteria)


@pytest.fixture
def constructed(catalogue: Catalogue) -> Criteria:
    return Criteria.of(catalogue.formats["constructed"], Edition.CR3, catalogue)


@pytest.fixture
def warlord(catalogue: Catalogue) -> Decklist:
    return DECK_FILES.of_precon(catalogue.precons["first-edition-warlord"], catalogue)


def test_ten_cards_are_suggested_that_no_zone_of_the_deck_has(
    warlord: Decklist, constructed: Criteria, catalogue: Catalogue
) -> None:
    first = suggested(warlord, constructed)
    assert len({one.printing.card.name for one in first}) == SHOWN
    assert not {one.printing.card.name for one in first} & {line.name for line in warlord.lines}
    best = catalogue.newest_printing(catalogue.by_name[first[0].printing.card.name])
    considered = replace(warlord, lines=(*warlord.lines, Line(best, 1, Zone.CONSIDERING)))
    assert best.card.name not in {
        one.printing.card.name for one in suggested(considered, constructed)
    }


def test_every_suggested_card_has_a_threshold_of_icons_that_the_deck_has(
    warlord: Decklist, constructed: Criteria, catalogue: Catalogue
) -> None:
    for one in suggested(warlord, constructed):
        card = catalogue.by_name[one.printing.card.name]
        assert card.threshold.icons <= {Icon.RAGE}
        assert card.is_deck_card
        assert not card.is_basic


def test_the_same_deck_gets_the_same_cards_in_whatever_order_it_is_written(
    warlord: Decklist, constructed: Criteria
) -> None:
    lines = list(warlord.lines)
    random.Random(3).shuffle(lines)
    shuffled = replace(warlord, lines=tuple(lines))
    assert suggested(shuffled, constructed) == suggested(warlord, constructed)


def test_nothing_is_suggested_for_a_deck_that_has_nothing_to_go_by(
    constructed: Criteria, catalogue: Catalogue
) -> None:
    assert suggested(Decklist(), constructed) == ()
    assert len(suggested(deck_of(catalogue, Rage=4), constructed)) == SHOWN


def test_103_1d_a_banned_card_is_not_suggested(
    warlord: Decklist, constructed: Criteria, catalogue: Catalogue
) -> None:
    best = suggested(warlord, constructed)[0].printing.card.name
    form: Format = replace(
        catalogue.formats["constructed"], listed=(ListedName(best, Listing.BANNED, "test"),)
    )
    banned = Criteria.of(form, Edition.CR3, catalogue)
    names = [one.printing.card.name for one in suggested(warlord, banned)]
    assert best not in names
    assert len(names) == SHOWN


def test_every_suggestion_gives_its_reason_in_words(
    constructed: Criteria, catalogue: Catalogue
) -> None:
    for precon in catalogue.precons.values():
        deck = DECK_FILES.of_precon(precon, catalogue)
        assert all(one.reason for one in suggested(deck, constructed))


def test_a_reason_counts_the_cards_of_the_deck_that_share_a_subtype(
    warlord: Decklist, constructed: Criteria, catalogue: Catalogue
) -> None:
    number = sum("soldier" in line.card.subtypes for line in warlord.lines)
    soldiers = [
        one.reason
        for one in suggested(warlord, constructed)
        if "soldier" in catalogue.by_name[one.printing.card.name].subtypes
    ]
    assert any(f"soldier, like {number} of your cards" in reason for reason in soldiers)


def test_a_reason_names_the_deck_in_which_a_card_stands_beside_others_of_this_one(
    catalogue: Catalogue,
) -> None:
    characters = [card for card in catalogue.cards if card.type is CardType.CHARACTER]
    names = [card.name for card in characters if card.threshold.icons == {Icon.RAGE}][:20]
    known = [
        Example(title, deck_of(catalogue, **dict.fromkeys(them, 2)))
        for title, them in (("First", names[:15]), ("Second", names[:14]), ("Third", names[15:]))
    ]
    mine = deck_of(catalogue, **dict.fromkeys(names[:13], 2))
    learned = learn(known, method_of(catalogue))
    best = {one.name: one.reason for one in suggest(mine, learned)}
    assert "played beside 13 of your cards in First" in best[names[13]]


@pytest.mark.slow
def test_a_card_that_is_taken_out_of_a_real_deck_is_suggested_twice_as_often_as_by_popularity(
    catalogue: Catalogue,
) -> None:
    subject = spoils_subject(catalogue)
    trials = left_out(subject.precons)
    method, plain, baseline, chance = (
        rate(one_by_one(guess, trials, subject.method))
        for guess in (
            guess_by(subject.method.relations),
            guess_by(subject.without("set")),
            most_played(subject.kin),
            any_card,
        )
    )
    assert method >= 2 * baseline
    assert plain >= 2 * baseline
    assert f"| {baseline:.1%} |".replace("%", " %") in PAGE
    assert (
        f"| **{method:.1%}** | 38.9–72.3 | **{method / baseline:.1f}** |".replace("%", " %") in PAGE
    )
    assert f"| {plain:.1%} |".replace("%", " %") in PAGE
    assert f"{method * 100:.0f} of 100 cases" in SpoilsSuggestions().method
    assert f"| {chance:.1%} |".replace("%", " %") in PAGE

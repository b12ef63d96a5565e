"""Effects of real scripts that the model expresses, and cards that it plays as blanks."""

import pytest

from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.model_coverage import NOTHING, UNUSED, Effects, coverage, expressed
from app.games.spoils.goldfish.script_effects import scripted_effects
from app.games.spoils.scripts import SCRIPTS
from tests.support.spoils_cards import character


def test_staples_and_cards_without_text_are_modelled_exactly(catalogue: Catalogue) -> None:
    assert scripted_effects(catalogue.by_name["Rage"]) == NOTHING
    without_text = [name for name, script in SCRIPTS.items() if not script.paragraphs]
    assert "Scout" in without_text
    for name in without_text:
        card = catalogue.by_name[name]
        assert card.is_token or scripted_effects(card) == NOTHING


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("Barbaric Rifleman", Effects(opponent_loses=1)),
        ("Dragon's Strategy", Effects(draws=1, opponent_loses=2)),
        ("Mau Consultant", Effects(draws=1, you_lose=2)),
        ("Violence", Effects(you_lose=1)),
        ("Strangulate", None),
        ("Obtuse Pipesmoker", None),
        ("Emergency Obfuscation", None),
    ],
)
def test_what_happens_on_entering_play_or_resolving_is_expressed(
    catalogue: Catalogue, name: str, effects: Effects | None
) -> None:
    assert scripted_effects(catalogue.by_name[name]) == effects


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Nasty Butler", "your own influence is not measured"),
        ("Pit Boss", "speed matters only to blockers"),
        ("Pillaging Pirate", "the opponent's deck is not measured"),
        ("Rabid Sarume", "the opponent has no characters"),
        ("Infuriator", "it gives strength after the attack, until the turn ends"),
    ],
)
def test_text_that_changes_nothing_measured_is_modelled_exactly(
    catalogue: Catalogue, name: str, text: str
) -> None:
    assert scripted_effects(catalogue.by_name[name]) == NOTHING, text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Rigged Tables", "abilities"),
        ("Shadowy Mugger", "a search that may be declined"),
        ("T Force 5 Megadudemajig", "detaching that may be declined"),
        ("Crest of Elitism", "something that may be done again and again"),
    ],
)
def test_text_that_is_up_to_the_player_is_left_unused(
    catalogue: Catalogue, name: str, text: str
) -> None:
    assert scripted_effects(catalogue.by_name[name]) == UNUSED, text


def test_a_choice_that_does_something_when_declined_is_not_left_out(catalogue: Catalogue) -> None:
    assert scripted_effects(catalogue.by_name["Roulette Wheel of DOOM!"]) is None


def test_cards_with_unused_text_are_counted_apart_from_exact_ones_and_blanks() -> None:
    imp, elf, orc = character("Imp"), character("Elf"), character("Orc")
    counted = [(imp, 3), (elf, 2), (orc, 1)]
    found = coverage(counted, expressed(counted, 20, {imp: NOTHING, elf: UNUSED}.get))
    assert (found.exact, found.numbers, found.blanks) == (3, (("Elf", 2),), (("Orc", 1),))
    assert "2 with stats only" in found.words


def test_a_card_without_a_script_is_a_blank() -> None:
    assert scripted_effects(character("Nobody of Any Set")) is None


def test_102_1_cards_that_could_lose_the_game_by_themselves_are_blanks() -> None:
    imp = character("Imp")
    effects = {imp: Effects(you_lose=3)}
    assert imp in expressed([(imp, 6)], 20, effects.get)
    assert imp not in expressed([(imp, 7)], 20, effects.get)


def test_coverage_counts_copies_and_names_the_blanks() -> None:
    imp, elf = character("Imp"), character("Elf")
    counted = [(imp, 3), (elf, 2)]
    found = coverage(counted, expressed(counted, 20, {imp: NOTHING}.get))
    assert (found.exact, found.total, found.blanks) == (3, 5, (("Elf", 2),))
    assert found.numbers == ()
    assert found.words == "modelled exactly: 3 of 5 cards; 2 as blanks"

"""Words by which cards are related. Rules: 14."""

import csv
import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.designators import CYBER, designators, forms_of
from app.games.shadowfist.facts import Catalogue, PrintingId
from tests.support.catalogues import shipped_catalogue

WORDS = shipped_catalogue(CARD_DATA).words


def of(title: str, subtitle: str = "") -> frozenset[str]:
    return designators(title, subtitle, WORDS)


def newest(catalogue: Catalogue, title: str) -> frozenset[str]:
    return catalogue.title(title).newest.designators


def test_14_0_equal_words_of_title_or_subtitle_match(shadowfist: Catalogue) -> None:
    assert "x" in newest(shadowfist, "Mr. X") & newest(shadowfist, "X-Ray Specs")
    horde, thing = shadowfist.title("1,000 Corpses"), shadowfist.title("Thing with a 1000 Tongues")
    assert "1000" in horde.newest.designators & thing.newest.designators
    assert "monkey" in newest(shadowfist, '"Monkey" Chang') & newest(shadowfist, "Ba-BOOM!")


def test_14_0_feng_of_a_title_does_not_match_the_type_in_a_subtitle(shadowfist: Catalogue) -> None:
    assert "feng" in newest(shadowfist, "Feng Kan")
    assert "feng" not in newest(shadowfist, "Inner Sanctum")


def test_8_2_title_and_subtitle_both_give_designators(shadowfist: Catalogue) -> None:
    assert newest(shadowfist, "Ming I") == {"ming", "i", "lady", "coming", "darkness"}
    assert newest(shadowfist, "Endless Corridor") == {"endless", "corridor", "netherworld"}


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("Kiii-YAAAH!", {"kiii", "yaaah"}),
        ("Tick... Tick... Tick...", {"tick"}),
        ("$10,000 Man", {"10000", "man"}),
        (".44 Magnum", {".44", "magnum"}),
        ("(Drugged!)", {"drugged"}),
    ],
)
def test_14_1_outer_punctuation_and_number_signs_do_not_count(
    written: str, words: set[str]
) -> None:
    assert of(written) == words


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Gun", "Guns"), ("Man", "Men"), ("Lui", "Luis"), ("Wolf", "Wolves"), ("Lady", "Ladies"),
        ("Hermit's", "Hermit"), ("Hermit’s", "Hermit"), ("Princess", "Princesses"),
        ("Cyber", "Cybermod"), ("Cybermod", "Cybernetic"), ("Torch", "Torches"),
    ],
)  # fmt: skip
def test_14_2_plurals_possessives_and_cyber_match(one: str, other: str) -> None:
    assert of(one) & of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("I", "we"), ("me", "us"), ("he", "they"), ("him", "them"), ("Priest", "Priestess"),
        ("King", "Queen"), ("Hero", "Heroic"), ("Avenger", "Avenging"), ("Superior", "Super"),
        ("Slo", "Slow"), ("Mo", "Motion"), ("Dr.", "Doctor"), ("SWAT", "Special"),
        ("SWAT", "Weapons"), ("SWAT", "Tactics"), ("1,000", "Thousand"), ("C4", "C"),
        ("O'Rangotang", "Rangotang"),
    ],
)  # fmt: skip
def test_14_2_and_14_5_other_forms_abbreviations_and_numbers_do_not_match(
    one: str, other: str
) -> None:
    assert not of(one) & of(other)


def test_14_3_type_words_of_a_subtitle_and_small_words_are_no_designators() -> None:
    assert of("", "Edge Event State Site Feng Shui Netherworld") == {"netherworld"}
    assert of("State of Emergency", "Event") == {"state", "emergency"}
    assert of("A Man in the Box, with or without an Owl") == {"man", "box", "owl"}


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("Gun-Toting", {"gun", "toting"}),
        ("malloc()", {"malloc"}),
        ("Either/Or", {"either"}),
        ("MegaTank", {"mega", "tank"}),
        ("NeoBuroPresident", {"neo", "buro", "president"}),
        ("Swordsman", {"sword", "man"}),
        ("Arcanotower", {"arcano", "tower"}),
        ("Shotgun", {"shot", "gun"}),
        ("Superior", {"superior"}),
        ("Supersoldier", {"super", "soldier"}),
        ("Shogunate", {"shogunate"}),
        ("Cyberman", {CYBER, "man"}),
        ("Cybernetic", {CYBER}),
    ],
)
def test_14_4_words_are_split_where_the_rule_says_so(written: str, words: set[str]) -> None:
    assert of(written) == words


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("O'Rangotang", "o'rangotang"), ("You've", "you've"), ("There's", "there's"),
        ("SWAT", "swat"), ("BK97", "bk97"), ("401k", "401k"), ("M.A.D.", "m.a.d"),
    ],
)  # fmt: skip
def test_14_5_contractions_acronyms_and_mixed_words_stay_whole(written: str, word: str) -> None:
    assert of(written) == {word}


@pytest.mark.parametrize("word", ["Gun", "Sword", "Super", "Arcano"])
def test_14_4_every_title_with_such_a_word_was_looked_at(word: str, shadowfist: Catalogue) -> None:
    """A new card whose compound nobody wrote down would silently stay whole."""
    whole = {
        each
        for printing in shadowfist.printings
        for each in printing.printed.designators
        if word.lower() in each and each != word.lower()
    }
    assert whole <= {"shogunate", "superior"}


def test_repeats_order_and_a_second_reading_change_nothing(shadowfist: Catalogue) -> None:
    shuffled = random.Random(14)
    for printing in shadowfist.printings:
        found = printing.printed.designators
        words = sorted(found)
        shuffled.shuffle(words)
        assert of(" ".join(words * 2)) == found, printing.card.name


@example(".$0")
@example("1,000.")
@given(st.text(max_size=60) | st.text("aAbsSie'.-$1,0/ ", max_size=12))
def test_14_whatever_is_written_reads_the_same_a_second_time(text: str) -> None:
    found = set(forms_of(text.lower(), WORDS))
    again = set(forms_of(" ".join(found), WORDS))
    assert again == found


DIFFERENT_READINGS = {
    "the reference keeps an irregular or rare plural": (
        "berserker brave entrail explosive flambard geomancer hottie techie junkie "
        "knightcap mook nunchuk petroglyph rabenfel rivethead rookie shuriken stormtrooper "
        "timewalker valkyrie lui han pancake"
    ),
    "the reference takes the s off a word that has no singular": (
        "as does happens his mars ops politics vs wants"
    ),
    "14.2.3: every word that starts with Cyber is Cyber": "cyber",
    "14.3: type words count in a title": "edge feng shui state",
    "14.4.2: a capital inside a word splits it": "mc croun",
    "14.4.3: Gunman, Gunslinger are split; Superior and Shogunate are not": (
        "gun man slinger superior shogunate"
    ),
    "14.5.1: a word with an apostrophe stays as it is": (
        "d'orca i've k'tongo let's o'rangotang there's they're who's you've"
    ),
    "14.1: the decimal mark stays, inner points stay": ".44 m.a.d",
    "a slip of the reference": "ta purist",
}
"""Reason -> designators that we find on a card where the reference finds others."""


def test_differences_from_the_reference_are_explained(shadowfist: Catalogue, shared: Path) -> None:
    explained = {word for words in DIFFERENT_READINGS.values() for word in words.split()}
    found: Counter[str] = Counter()
    only_theirs = set()
    with (shared / "reference/shadowfist/printings.csv").open(encoding="utf-8", newline="") as text:
        for row in csv.DictReader(text):
            printing = shadowfist.by_printing[PrintingId(row["id"].lower())]
            ours, theirs = printing.printed.designators, set(row["designators"].split())
            found.update(ours - theirs)
            if theirs - ours and not ours - theirs:
                only_theirs.add(printing.card.name)
    assert set(found) - explained == set()
    assert explained - set(found) == set()
    assert only_theirs == {"Guns Blazing"}, "the reference has a word of another title there"

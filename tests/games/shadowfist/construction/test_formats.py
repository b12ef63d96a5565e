"""Formats by name and as files, what they ask, and what is refused in words."""

from __future__ import annotations

import pytest

from app.games.shadowfist.construction import demands_of, find_format, format_digest, parse_format
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import Base, Catalogue, Format, Listing, TableSize
from app.games.tabletop.construction import FormatError

SHORT = 'id = "club"\nbase = "constructed"\n'
FULL = """
id = "club"
name = "Club Night"
base = "constructed"
pool = "modern"
table = "duel"
goal = 4
copies = 3
no_max_counts = true
shares = 10
few_sites = 0
minimum = 30
maximum = 60
notes = "Every second Friday."

[[listed]]
name = "Final Brawl"
listing = "restricted"
source = "Club vote"
"""
NAMES = {
    "classic": "classic",
    "Classic": "classic",
    "final-brawl": "classic",
    "classic-final-brawl": "classic",
    "modern-final-brawl": "modern",
    "New Heroes": "new-heroes",
    "new-heroes-final-brawl": "new-heroes",
    "comrades-in-arms": "comrades-in-arms",
    "classic-comrades-in-arms": "comrades-in-arms",
    "Modern Comrades in Arms": "modern-comrades-in-arms",
    "ritual-of-the-unnameable": "ritual-of-the-unnameable",
    "one-hundred-names": "one-hundred-names",
    "new-heroes-whirlpool-of-blood": "new-heroes-whirlpool-of-blood",
    "duel": "duel",
}


@pytest.mark.parametrize("name", NAMES)
def test_formats_are_found_by_id_name_and_alias(shadowfist: Catalogue, name: str) -> None:
    assert find_format(name, shadowfist).id == NAMES[name]


def test_every_pool_has_every_way_to_build_decks(shadowfist: Catalogue) -> None:
    for pool in shadowfist.pools:
        for rule in (
            "final-brawl", "comrades-in-arms", "ritual-of-the-unnameable", "one-hundred-names",
            "whirlpool-of-blood",
        ):  # fmt: skip
            assert find_format(f"{pool}-{rule}", shadowfist).pool == pool


def test_an_unknown_format_is_refused_with_the_list(shadowfist: Catalogue) -> None:
    with pytest.raises(FormatError) as refused:
        find_format("pauper", shadowfist)
    message = str(refused.value)
    assert message.startswith("There is no format 'pauper'. Known formats are classic, ")
    for name in ("final-brawl", "modern-comrades-in-arms", "duel", "new-heroes"):
        assert name in message
    assert message.endswith("you can also give a format file.")


@pytest.mark.parametrize(
    "name",
    ["Faction Wars", "faction-wars", "Both Guns Blazing", "Array of Stunts", "who wants some"],
)
def test_formats_that_are_known_by_name_only_say_so(shadowfist: Catalogue, name: str) -> None:
    with pytest.raises(FormatError, match="is known by name, but no source for its rules"):
        find_format(name, shadowfist)


@pytest.mark.parametrize("name", ["Paradox Cube", "baptism-of-fire"])
def test_formats_that_are_not_about_decks_say_so(shadowfist: Catalogue, name: str) -> None:
    with pytest.raises(FormatError, match="Check against whirlpool-of-blood"):
        find_format(name, shadowfist)


def test_a_format_file_says_everything_a_format_can_say(shadowfist: Catalogue) -> None:
    form = parse_format(FULL, shadowfist)
    assert (form.id, form.name, form.base) == ("club", "Club Night", Base.CONSTRUCTED)
    assert (form.pool, form.sets) == ("modern", shadowfist.pools["modern"].sets)
    assert (form.table, form.goal) == (TableSize.DUEL, 4)
    assert (form.copies, form.no_max_counts, form.shares) == (3, True, 10)
    assert (form.letters, form.few_sites, form.minimum, form.maximum) == (None, 0, 30, 60)
    assert [(one.name, one.listing) for one in form.listed] == [("Final Brawl", Listing.RESTRICTED)]


def test_what_a_format_file_leaves_out_is_left_to_the_rules(shadowfist: Catalogue) -> None:
    assert parse_format(SHORT, shadowfist) == Format("club", "club", Base.CONSTRUCTED)


def test_a_format_file_may_list_its_sets(shadowfist: Catalogue) -> None:
    form = parse_format(SHORT + 'sets = ["CIK", "BFS"]\nletters = 3\n', shadowfist)
    assert (form.sets, form.letters) == (("CIK", "BFS"), 3)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (SHORT + "copies = 0", "copies: expected a whole number from 1 .* See line 3"),
        (SHORT + "\nletters = 27", "letters: expected a whole number from 1 to 26.* See line 4"),
        (SHORT + "few_sites = 101", "few_sites: expected a whole number from 0 to 100"),
        (SHORT + "shares = -1", "shares: expected a whole number from 1"),
        (SHORT + 'no_max_counts = "yes"', "no_max_counts: expected true or false, not 'yes'"),
        (SHORT + 'pool = "standard"', "pool: there is no card pool 'standard'; pools are classic"),
        (SHORT + 'pool = "modern"\nsets = ["CIK"]', "pool: a format has either a pool or a list"),
        (SHORT + 'sets = ["1ED"]', "sets: there is no set '1ED'"),
        (SHORT + 'table = "solo"', "table: the format needs one of"),
        (SHORT + "sideboard = 10", "sideboard: decks of Shadowfist have no sideboard"),
        (SHORT + 'rarities = ["rare"]', "rarities: formats of Shadowfist do not restrict"),
        (SHORT + "shares = 9\nmaximum = 8", "shares: 9 cards cannot share a designator among 8"),
        (SHORT + "shares = 9\nletters = 3", "letters: a format has either letters or shares"),
        (SHORT + "early_turn = 2", "early_turn: no such key"),
        ('id = "x"\n', "base: the format needs one of"),
    ],
)
def test_impossible_values_are_refused_with_their_line(
    shadowfist: Catalogue, text: str, complaint: str
) -> None:
    with pytest.raises(FormatError, match=complaint):
        parse_format(text, shadowfist)


def test_the_digest_changes_with_all_that_a_verdict_depends_on(shadowfist: Catalogue) -> None:
    texts = [
        SHORT,
        *(
            SHORT + line
            for line in (
                "copies = 3", "shares = 3", "letters = 3", "few_sites = 50", "minimum = 3",
                "no_max_counts = true", 'pool = "modern"',
            )
        ),
    ]  # fmt: skip
    assert len({format_digest(parse_format(text, shadowfist)) for text in texts}) == len(texts)


def test_what_formats_ask_is_told_with_its_rule(shadowfist: Catalogue) -> None:
    def asked(name: str) -> dict[str, tuple[str, str | None]]:
        return {
            demand.about: (demand.answers[0].words, demand.answers[0].editions[0][1])
            for demand in demands_of(find_format(name, shadowfist), shadowfist)
        }

    classic = asked("classic")
    assert classic["Size"] == ("any number of cards; 50 are usual", "1.2.4")
    assert classic["Copies of a title"][1] == "1.2.3"
    assert classic["Goal"] == ("5 Feng Shui Sites", "4.1.1")
    assert asked("duel")["Goal"] == ("6 Feng Shui Sites", "4.1.2")
    assert asked("one-hundred-names")["Copies of a title"][1] == "format.copies"
    assert asked("comrades-in-arms")["Designator"][1] == "format.designator"
    assert asked("modern-ritual-of-the-unnameable")["Letters"][1] == "format.letters"
    assert "Combat in Kowloon" in asked("modern")["Card pool"][0]
    assert asked("whirlpool-of-blood")["Own cards"][1] == "format.pool"
    demands = demands_of(find_format("classic", shadowfist), shadowfist)
    assert all(demand.answers[0].editions[0][0] is Edition.SF210 for demand in demands)

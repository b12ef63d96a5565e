"""Format files: what they may say, and what is refused in words."""

from dataclasses import replace
from datetime import date

import pytest

from app.games.spoils.construction import find_format, format_digest, parse_format
from app.games.spoils.facts import Base, Catalogue, Format, ListedName, Listing, Supplied
from app.games.spoils.terms import Rarity
from app.games.tabletop.construction import LONGEST_FORMAT, FormatError

FULL = """
id = "club"
name = "Club Night"
base = "limited"
sets = ["1ED", "SD1"]
minimum = 30
maximum = 40
copies = 2
sideboard = 10
supplied = "none"
early_turn = 3
rarities = ["common", "uncommon"]
notes = "Every second Friday."

[[listed]]
name = "Scout"
listing = "banned"
source = "Club vote"
since = 2024-05-01
until = 2025-01-01
"""
SHORT = 'id = "club"\nbase = "constructed"\n'


def test_a_format_file_says_everything_a_format_can_say(catalogue: Catalogue) -> None:
    assert parse_format(FULL, catalogue) == Format(
        id="club",
        name="Club Night",
        base=Base.LIMITED,
        sets=("1ED", "SD1"),
        listed=(
            ListedName("Scout", Listing.BANNED, "Club vote", date(2024, 5, 1), date(2025, 1, 1)),
        ),
        minimum=30,
        maximum=40,
        copies=2,
        sideboard=10,
        supplied=Supplied.NONE,
        early_turn=3,
        rarities=frozenset({Rarity.COMMON, Rarity.UNCOMMON}),
        notes="Every second Friday.",
    )


def test_what_a_format_file_leaves_out_is_left_to_the_rules(catalogue: Catalogue) -> None:
    assert parse_format(SHORT, catalogue) == Format("club", "club", Base.CONSTRUCTED)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("id = ", "not valid TOML"),
        ('base = "constructed"', "id: the format needs quoted text"),
        ('id = "x"', "base: the format needs one of"),
        ('id = "x"\nbase = "sealed"', 'one of "constructed", "limited"'),
        (SHORT + "copys = 4", "copys: no such key"),
        (SHORT + "copies = 0", "copies: expected a whole number from 1"),
        (SHORT + "copies = true", "copies: expected a whole number"),
        (SHORT + 'copies = "4"', "copies: expected a whole number"),
        (SHORT + "minimum = 60\nmaximum = 50", "maximum: 50 is smaller"),
        (SHORT + "sideboard = -1", "sideboard: expected a whole number from 0"),
        (SHORT + 'sets = "1ED"', "sets: expected a list"),
        (SHORT + 'sets = ["3ED"]', "there is no set '3ED'. Known sets are FNR"),
        (SHORT + 'rarities = ["mythic"]', "rarities: the list needs one of"),
        (SHORT + 'supplied = "staples"', "supplied: the format needs one of"),
        (SHORT + 'listed = ["Scout"]', r"own \[\[listed\]\] line"),
        (SHORT + '[[listed]]\nname = "Scout"\nlisting = "banned"', "source: listed entry 1"),
        (
            SHORT + '[[listed]]\nname="Scout"\nlisting="banned"\nsource="s"\nsince="2024-01-01"',
            "since: listed entry 1 needs a date without quotes",
        ),
        (
            SHORT + '[[listed]]\nname="A"\nlisting="banned"\nsource="s"\n'
            "since=2024-01-01\nuntil=2024-01-01",
            "until: listed entry 1 must end",
        ),
        (SHORT + '[[listed]]\nnome = "Scout"', "nome: no such key in listed entry 1"),
        ("a = " + "[" * 5_000, "nested too deeply"),
        ("a = " + "9" * 5_000, "not valid TOML"),
        (SHORT + "copies = 0x" + "f" * 5_000, "not a number with too many digits"),
        ("#" * (LONGEST_FORMAT + 1), "at most 20,000"),
        (SHORT + "# a\0b", "Line 3 contains a NUL"),
        ('id = "a\\u0000b"\nbase = "limited"', "id: it contains a NUL"),
        (SHORT + 'sets = ["a\\u0000b"]', "sets: it contains a NUL"),
        (f'id = "{"x" * 201}"\nbase = "limited"', "id: at most 200 characters"),
    ],
)
def test_a_format_file_is_refused_in_words(catalogue: Catalogue, text: str, complaint: str) -> None:
    with pytest.raises(FormatError, match=complaint):
        parse_format(text, catalogue)


def test_everything_that_is_wrong_with_a_format_file_is_said_at_once(catalogue: Catalogue) -> None:
    text = (
        'bass = "open"\nsets = ["1ED", "3ED", "4ED"]\nminimum = 60\nmaximum = 50\ncopies = "4"\n'
        '[[listed]]\nname = "Scout"\nlisting = "forbidden"\nsince = 2024-02-01\n'
        "until = 2024-01-01\n[[listed]]\n"
    )
    with pytest.raises(FormatError) as refused:
        parse_format(text, catalogue)
    told = refused.value.problems
    assert [problem.partition(":")[0] for problem in told] == [
        "bass", "id", "base", "sets", "listing", "source", "until", "name", "listing", "source",
        "copies", "maximum",
    ]  # fmt: skip
    assert "there is no set '3ED', '4ED'. Known sets are" in told[3]
    assert str(refused.value).splitlines() == list(told)


def test_a_file_of_nothing_but_mistakes_is_refused_in_few_words(catalogue: Catalogue) -> None:
    with pytest.raises(FormatError) as refused:
        parse_format("".join(f"a{n} = 1\n" for n in range(900)), catalogue)
    assert len(refused.value.problems) == 21
    assert refused.value.problems[-1] == "And 882 more."


def test_formats_are_found_by_id_and_by_name(catalogue: Catalogue) -> None:
    for word in ("limited", "LIMITED", " Limited "):
        assert find_format(word, catalogue).id == "limited"
    with pytest.raises(FormatError, match="formats are constructed, limited, current, chronicles"):
        find_format("standard", catalogue)


def test_the_digest_changes_with_everything_that_decides_and_with_nothing_else(
    catalogue: Catalogue,
) -> None:
    form = parse_format(FULL, catalogue)
    assert form.sets is not None
    same = replace(form, notes="Moved to Thursday.", sets=form.sets[::-1])
    assert format_digest(same) == format_digest(form)
    changed = [
        replace(form, minimum=31),
        replace(form, maximum=41),
        replace(form, copies=3),
        replace(form, sideboard=None),
        replace(form, sets=None),
        replace(form, rarities=None),
        replace(form, early_turn=2),
        replace(form, base=Base.CONSTRUCTED),
        replace(form, supplied=Supplied.STAPLES_AND_FACTIONS),
        replace(form, listed=()),
        replace(form, listed=(replace(form.listed[0], until=None),)),
    ]
    assert len({format_digest(each) for each in (form, *changed)}) == len(changed) + 1

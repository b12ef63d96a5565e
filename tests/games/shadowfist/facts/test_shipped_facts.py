"""Facts of `data/shadowfist/` that survive the way into the Catalogue."""

import csv
import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from app.catalogue import SHIPPED
from app.catalogue.build import build, digest_of, dump
from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.facts import (
    COMPARED,
    CardPool,
    Catalogue,
    Printed,
    PrintingId,
    Variable,
)
from app.games.shadowfist.terms import CardType, Keyword, Resource, Restriction
from app.games.spoils.card_data import CARD_DATA as SPOILS
from app.games.text import fold_letters
from tests.conftest import ROOT

DATA = ROOT / "data" / "shadowfist"


AS_PRINTED = {
    "alchemist_lair_ltd_400": ("Alchemist's Lair", "provides"),
    "amulet_of_the_turtle_ltd_400": ("Amulet of the Turtle", "cost"),
    "probability_manipulator_ltd_400": ("Probability Manipulator", "cost"),
    "shadowy_mentor_ltd_400": ("Shadowy Mentor", "cost"),
    "shadowy_mentor_yotd": ("Shadowy Mentor", "cost"),
}
"""Printings to which the reference gives what later printings say, by id."""


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


def written(printed: Printed) -> dict[str, str]:
    """A card's facts as `printings.csv` writes them."""

    def listed(words: Iterable[object], between: str = ";") -> str:
        return between.join(map(str, words))

    return {
        "subtitle": printed.subtitle,
        "type": printed.type.value,
        "factions": listed(each.word for each in printed.factions),
        "cost": "" if printed.cost is None else str(printed.cost),
        "requires": "".join(sorted(str(printed.requires))),
        "provides": "".join(sorted(str(printed.provides))),
        "fighting": "" if printed.fighting is None else str(printed.fighting),
        "power": "" if printed.power is None else str(printed.power),
        "body": "" if printed.body is None else str(printed.body),
        "restrictions": listed(printed.restrictions),
        "keywords": listed(printed.abilities).replace(": ", ":").replace(" to ", ":"),
        "play_costs": listed(printed.play_costs).replace(": ", ":"),
        "subject": printed.subject,
        "effects": listed(printed.effects, "; "),
        "words_left": str(printed.words_left),
    }


def test_every_number_of_every_printing_survives(shadowfist: Catalogue) -> None:
    rows = rows_of(DATA / "printings.csv")
    assert len(rows) == len(shadowfist.printings) == 3019
    for row in rows:
        printing = shadowfist.printing(row["id"])
        found = written(printing.printed)
        row["requires"] = "".join(sorted(row["requires"]))
        row["provides"] = "".join(sorted(row["provides"]))
        assert found == {field: row[field] for field in found}, row["id"]
        assert (printing.card.name, printing.set.code, printing.rarity.value) == (
            row["title"], row["set"], row["rarity"],
        )  # fmt: skip


def test_the_shipped_file_equals_a_fresh_build_and_has_a_digest_per_game(tmp_path: Path) -> None:
    build(ROOT / "data", tmp_path / "fresh.sqlite", [SPOILS, CARD_DATA])
    build(ROOT / "data", tmp_path / "alone.sqlite", [SPOILS])
    with (
        closing(sqlite3.connect(tmp_path / "fresh.sqlite")) as fresh,
        closing(sqlite3.connect(tmp_path / "alone.sqlite")) as alone,
        closing(sqlite3.connect(f"{SHIPPED.as_uri()}?mode=ro", uri=True)) as shipped,
    ):
        assert dump(shipped, CARD_DATA) == dump(fresh, CARD_DATA)
        query = "SELECT value FROM meta WHERE key = 'digest' AND game = ?"
        assert shipped.execute(query, ("shadowfist",)).fetchone() == (digest_of(fresh, CARD_DATA),)
        of_spoils = shipped.execute(query, ("spoils",)).fetchone()
        assert of_spoils == (digest_of(alone, SPOILS),)


def test_there_are_28_sets_and_2352_titles(shadowfist: Catalogue) -> None:
    assert len(shadowfist.sets) == 28
    assert len(shadowfist.cards) == len(rows_of(DATA / "titles.csv")) == 2352
    assert sum(title.newest.is_foundation for title in shadowfist.cards) == 209


def test_x_and_star_are_no_numbers_and_empty_is_not_0(shadowfist: Catalogue) -> None:
    printed = [printing.printed for printing in shadowfist.printings]
    assert sum(each.cost is Variable.X for each in printed) == 15
    assert sum(each.fighting is Variable.STAR for each in printed) == 5
    assert sum(each.cost == 0 for each in printed) == 448
    assert sum(each.cost is None for each in printed) == 281
    assert sum(each.power == 0 for each in printed if each.power is not None) == 29


def test_no_two_titles_fold_to_the_same_key(shadowfist: Catalogue) -> None:
    folded = defaultdict(list)
    for title in shadowfist.cards:
        folded[fold_letters(title.name)].append(title.name)
    assert [names for names in folded.values() if len(names) > 1] == []


@pytest.mark.parametrize(
    ("spelt", "title"),
    [
        ("golden gunman", "The Golden Gunman"),
        ("10,000 man", "$10,000 Man"),
        ("Tick…tick… tick", "Tick... Tick... Tick..."),
        ("MAD", "M.A.D."),
        ("36 legged horror", "36-Legged Horror"),
        ("Earth, Wind, and Fire", "Earth, Wind and Fire"),
        ("swat team", "SWAT Team"),
        ("“Monkey” Chang", '"Monkey" Chang'),
        ("dr celeste carter", "Dr. Celeste Carter"),
    ],
)
def test_a_title_is_found_however_it_is_spelt(
    shadowfist: Catalogue, spelt: str, title: str
) -> None:
    assert shadowfist.find(spelt) is shadowfist.title(title)


def test_tokens_and_the_proxy_are_barred_with_a_reason(shadowfist: Catalogue) -> None:
    assert len(shadowfist.barred) == 14
    assert shadowfist.barred["Hood"].rule == "47.0"
    assert shadowfist.barred["Burned for Victory"].rule == ""
    assert {name for name, title in shadowfist.by_name.items() if title.is_token} == set(
        shadowfist.barred
    )
    agent = shadowfist.tokens["Agent"]
    assert (agent.fighting, agent.cost, agent.resource) == (2, 2, Resource.ASCENDED)
    assert agent.ability is not None
    assert agent.ability.keyword is Keyword.STEALTH


def test_no_max_and_identity_bind_the_title(shadowfist: Catalogue) -> None:
    assert {title.name for title in shadowfist.cards if title.no_max} == {
        "Fire Ants", "Imperial Sycophants", "Manchu Soldiers", "Siamang Twins", "Snow Seer",
        "The Great Wall", "Thunder Knights",
    }  # fmt: skip
    assert shadowfist.title("Queen of the Ice Pagoda").identity == "Pi Tui"


def test_a_named_printing_is_read_as_itself_and_a_bare_title_as_its_newest(
    shadowfist: Catalogue,
) -> None:
    old, new = shadowfist.printing("final_brawl_ltd_400"), shadowfist.newest["Final Brawl"]
    assert str(old.printed.requires) == "d"
    assert str(new.printed.requires) == "dd"
    assert shadowfist.read_as(old) is old
    bare = shadowfist.bare["Final Brawl"]
    assert bare.id not in (old.id, new.id)
    assert bare.printed == new.printed
    assert shadowfist.read_as(bare) is new
    assert shadowfist.by_printing[bare.id] is bare
    assert bare not in shadowfist.printings_of(bare.card)


def test_a_promotional_printing_is_not_the_newest_of_a_title_that_has_others(
    shadowfist: Catalogue,
) -> None:
    shelun = shadowfist.newest["Jueding Shelun"]
    assert (shelun.set.name, shelun.printed.cost) == ("Red Wedding", 4)


def test_unique_and_feng_shui_sites_are_told_apart(shadowfist: Catalogue) -> None:
    wall = shadowfist.title("The Great Wall")
    assert wall.type is CardType.FENG_SHUI_SITE
    assert wall.type.is_site
    assert shadowfist.title("The Golden Gunman").newest.has(Restriction.UNIQUE)


def test_pools_are_sets_and_every_format_stands_on_one(shadowfist: Catalogue) -> None:
    assert shadowfist.pools["classic"] == CardPool("classic", "Classic", None)
    assert shadowfist.pools["new-heroes"].sets == ("SSG", "CS", "EoE")
    assert len(shadowfist.formats) == 16
    for form in shadowfist.formats.values():
        assert form.sets == shadowfist.pools[form.pool].sets
    assert shadowfist.formats["duel"].goal == 6


def test_all_17_precons_have_50_or_55_cards(shadowfist: Catalogue) -> None:
    assert len(shadowfist.precons) == 17
    for precon in shadowfist.precons.values():
        assert sum(line.copies for line in precon.lines) in (50, 55), precon.id
        assert all(line.printing in shadowfist.by_printing for line in precon.lines)


def test_the_differences_between_printings_are_those_of_the_reference(
    shadowfist: Catalogue, shared: Path
) -> None:
    """But for the order of words, for No Max, for a title that it spells in two ways and for the
    old printings to which it gives later numbers.
    """
    of_order = {"White Ninja": "abilities", "Homemade Tank": "restrictions"}
    of_the_title = {"Thunder Knights": "restrictions"}
    told = defaultdict(set)
    for row in rows_of(shared / "reference/shadowfist/differences.csv"):
        told[row["title"]].add(row["field"].replace("keywords", "abilities"))
    for name, field in (of_order | of_the_title).items():
        told[name].remove(field)
    told["SWAT Team"].add("abilities")
    for title, field in AS_PRINTED.values():
        told[title].add(field)
    found = {
        title.name: set(title.differing) - {"factions", "play_costs"} for title in shadowfist.cards
    }
    assert {name: fields & set(COMPARED) for name, fields in told.items() if fields} == {
        name: fields for name, fields in found.items() if fields
    }


def test_printings_agree_with_the_reference_table(shadowfist: Catalogue, shared: Path) -> None:
    for row in rows_of(shared / "reference/shadowfist/printings.csv"):
        printing = shadowfist.by_printing[PrintingId(row["id"].lower())]
        assert fold_letters(printing.card.name) == fold_letters(row["title"])
        assert row["set_id"] == printing.set.names[0]
        if AS_PRINTED.get(row["id"].lower(), ("", ""))[1] == "cost":
            continue
        assert ("" if printing.printed.cost is None else str(printing.printed.cost)) == row["cost"]

"""The tests every card's script gets for free."""

from enum import Enum
from pathlib import Path

import pytest

from app.games.spoils import scripts, terms
from app.games.spoils.facts import Catalogue, fold
from app.games.spoils.scripts import ALL_SCRIPTS, FILES, SCRIPTS
from app.games.spoils.vocabulary import (
    Amount,
    Change,
    Condition,
    Event,
    Paragraph,
    Property,
    Rule,
    Script,
    Step,
    bespoke_names,
    check_scripts,
    from_json,
    to_json,
    used_words,
    words,
)
from tests.support.card_groups import group_names, scripts_by_group

FOLDER = Path(scripts.__file__).parent
MOST_BESPOKE = 60
LONGEST = 400

SETS = {
    "FNR": "first",
    "1ED": "first",
    "1P2": "first",
    "SD1": "seeds",
    "SD2": "seeds",
    "SD3": "seeds",
    "SDE": "shade",
}

# What the rulebook has and only cards of sets use whose facts are in no source. Rules: 403.7.
RULES_ALONE = {"Place.VOID", "Place.VOID_FACE_DOWN"}


def test_every_script_agrees_with_itself_and_with_the_facts(catalogue: Catalogue) -> None:
    check_scripts(ALL_SCRIPTS, catalogue)


@pytest.mark.parametrize("group", group_names())
def test_scripts_survive_json(group: str) -> None:
    changed = [it.name for it in scripts_by_group()[group] if from_json(to_json(it)) != it]
    assert changed == []


def test_no_card_has_two_scripts() -> None:
    assert len(SCRIPTS) == len(ALL_SCRIPTS)


def test_the_bespoke_door_stays_small() -> None:
    names = {name for script in ALL_SCRIPTS for name in bespoke_names(script)}
    assert len(names) <= MOST_BESPOKE, sorted(names)


def test_every_word_of_the_vocabulary_is_used_by_some_card() -> None:
    used = set().union(*(used_words(script) for script in ALL_SCRIPTS))
    kinds = (Amount, Change, Condition, Event, Paragraph, Property, Rule, Script, Step)
    for name, word in words().items():
        if word.__module__ == terms.__name__ or word in kinds:
            continue
        if issubclass(word, Enum):
            assert {f"{name}.{member}" for member in word.__members__} <= used | RULES_ALONE, name
        else:
            assert name in used


def test_every_card_has_a_script(catalogue: Catalogue) -> None:
    assert SCRIPTS.keys() == catalogue.by_name.keys()


def test_files_are_short_and_in_alphabetical_order() -> None:
    for file, held in FILES.items():
        names = [script.name for script in held]
        assert names == sorted(names, key=fold), file
    for path in FOLDER.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST, path.name


def test_a_card_stands_in_the_file_of_its_trade_type_and_first_set(catalogue: Catalogue) -> None:
    for file, held in FILES.items():
        for script in held:
            card = catalogue.by_name[script.name]
            kind = f"{card.type.value}s".lower()
            trade = card.trade.value.lower()
            named = f"{trade}.{kind}"
            sets = (printing.set for printing in catalogue.printings_of(card))
            first = min(sets, key=lambda it: it.order).code
            assert file in (f"{named}_{SETS[first]}", named, trade, kind), script.name

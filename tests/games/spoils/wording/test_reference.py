"""The generated page about the vocabulary, and scripts as source."""

import pytest

from app.games.spoils import vocabulary
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary import verbs
from app.games.spoils.wording.reference import vocabulary_page
from app.games.spoils.wording.source import source
from tests.support.card_groups import group_names, scripts_by_group

NAMES = {name: getattr(vocabulary, name) for name in vocabulary.__all__}


def test_the_page_has_every_verb_with_a_card() -> None:
    page = vocabulary_page()
    for verb in verbs():
        row = next(line for line in page.splitlines() if line.startswith(f"| `{verb}` |"))
        assert row.split(" | ")[2] in SCRIPTS, row


@pytest.mark.parametrize("group", group_names())
def test_scripts_written_as_source_make_the_same_scripts(group: str) -> None:
    names = {**NAMES, "Area": Area, "CardType": CardType, "Trade": Trade}
    changed = [
        script.name
        for script in scripts_by_group()[group]
        if eval(source(script), dict(names)) != script  # source of our own making
    ]
    assert changed == []

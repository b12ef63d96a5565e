"""Verbs of scripts that the referee lacks: refused when the scripts are loaded."""

import subprocess
import sys
from dataclasses import dataclass

import pytest

from app.games.spoils.engine.coverage import check_verbs
from app.games.spoils.scripts import ALL_SCRIPTS
from app.games.spoils.vocabulary import (
    Bespoke,
    May,
    OnResolve,
    Script,
    Step,
    VocabularyError,
    script,
)

SONG = """
from app.games.spoils import scripts
from app.games.spoils.vocabulary import Bespoke, OnResolve, script

scripts.ALL_SCRIPTS += (script("Scout", OnResolve((Bespoke("sing", "sing a song"),))),)
import app.games.spoils.engine
"""


@dataclass(frozen=True, slots=True)
class Juggle(Step):
    """An invented verb."""


def saying(*steps: Step) -> Script:
    return script("Scout", OnResolve(effect=(May(then=steps),)))


@pytest.mark.parametrize(
    ("step", "verb"), [(Juggle(), "Juggle"), (Bespoke("sing", "sing a song"), "Bespoke 'sing'")]
)
def test_a_verb_without_a_function_is_refused_with_its_card(step: Step, verb: str) -> None:
    with pytest.raises(
        VocabularyError, match=f"^Scout: the referee has no function for the verb {verb}$"
    ):
        check_verbs((*ALL_SCRIPTS, saying(step)))


def test_every_such_verb_is_told_at_once() -> None:
    with pytest.raises(VocabularyError) as refused:
        check_verbs([saying(Juggle()), script("Gnat", OnResolve(effect=(Juggle(), Juggle())))])
    assert str(refused.value).splitlines() == [
        "Scout: the referee has no function for the verb Juggle",
        "Gnat: the referee has no function for the verb Juggle",
        "Gnat: the referee has no function for the verb Juggle",
    ]


def test_scripts_with_such_a_verb_cannot_be_imported_into_the_referee() -> None:
    done = subprocess.run([sys.executable, "-c", SONG], capture_output=True, text=True)
    assert done.returncode == 1
    assert "Scout: the referee has no function for the verb Bespoke 'sing'" in done.stderr

"""`threshold gauntlet`: a deck against others, played by the computer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from app.cli import main
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.gauntlet.looks import looks
from tests.support.catalogues import shipped_catalogue

PRECONS = ("new-player-banker", "new-player-warlord", "seed-1-rogue")


@pytest.fixture(scope="module")
def decks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of preconstructed decks."""
    folder = tmp_path_factory.mktemp("decks")
    catalogue = shipped_catalogue(CARD_DATA)
    for name in PRECONS:
        deck = DECK_FILES.of_precon(catalogue.precons[name], catalogue)
        (folder / f"{name}.txt").write_text(DECK_FILES.write(deck, "txt"), encoding="utf-8")
    return folder


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["gauntlet", *map(str, words)])


def played(*words: object) -> dict[str, Any]:
    done = run(*words, "--json", "--level", "apprentice")
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_deck_meets_every_other_and_itself_on_paper(decks: Path) -> None:
    found = played(decks / "seed-1-rogue.txt", "--against", decks, "--games", 2, "--processes", 1)
    assert {row["name"] for row in found["against"]} == set(PRECONS)
    assert found["games"] == 4
    mirror = next(row for row in found["against"] if row["mirror"])
    assert mirror["name"] == "seed-1-rogue"
    assert mirror["won"] == {"value": 0.5, "low": 0.5, "high": 0.5}
    assert {"level", "evaluation", "rules", "edition", "seed", "catalogue"} <= found.keys()


def test_either_deck_sees_the_same_games_from_its_side(decks: Path) -> None:
    one, other = PRECONS[:2]
    words = ("--games", 4, "--processes", 1)
    mine = played(decks / f"{one}.txt", "--against", decks / f"{other}.txt", *words)["against"][0]
    theirs = played(decks / f"{other}.txt", "--against", decks / f"{one}.txt", *words)["against"][0]
    assert mine["won"]["value"] == 1 - theirs["won"]["value"]
    assert mine["turns"] == theirs["turns"]
    assert mine["won_first"]["value"] == 1 - theirs["won_second"]["value"]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_any_number_of_processes_and_a_cluster_give_the_same_results(decks: Path) -> None:
    distributed = pytest.importorskip("distributed")
    words = (decks / "seed-1-rogue.txt", "--against", decks, "--games", 5)
    alone = played(*words, "--processes", 1)
    assert played(*words, "--processes", 3) == alone
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, host="127.0.0.1", protocol="tcp://",
        dashboard_address=None,
    ) as cluster:  # fmt: skip
        assert played(*words, "--cluster", cluster.scheduler_address) == alone


def test_a_deck_that_was_not_changed_makes_no_difference(decks: Path) -> None:
    deck = decks / "seed-1-rogue.txt"
    found = played(deck, "--against", decks / "new-player-warlord.txt", "--change", deck,
                   "--games", 3, "--processes", 1)  # fmt: skip
    assert found["change"]["difference"] == {"value": 0, "low": 0, "high": 0}
    assert found["change"]["against"] == found["against"]


@pytest.mark.slow
def test_the_games_worth_a_look_can_be_replayed(decks: Path, tmp_path: Path) -> None:
    done = run(decks / "seed-1-rogue.txt", "--against", decks / "new-player-warlord.txt",
               "--games", 3, "--processes", 1, "--level", "apprentice",
               "--records", tmp_path / "records")  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "People may fare differently" in done.stdout
    assert done.stdout.count("Fewer than 20 games against each deck") == 1
    assert "  few games" not in done.stdout
    files = sorted((tmp_path / "records").iterdir())
    assert files
    for file in files:
        again = CliRunner().invoke(main, ["replay", str(file)])
        assert again.exit_code == 0, again.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--level", "master"), "the levels are: apprentice"),
        (("--games", "0"), "1<=x<=20000"),
        (("--games", str(10**9)), "1<=x<=20000"),
        (("--until", "soon"), "such as 3%"),
        (("--against", "no-such-file.txt"), "No such file"),
    ],
)
def test_what_cannot_be_played_is_said(decks: Path, words: tuple[str, ...], said: str) -> None:
    done = run(decks / "seed-1-rogue.txt", *words)
    assert done.exit_code in (2, 64)
    assert said in done.output
    assert "Traceback" not in done.output


def test_a_folder_without_decks_is_said(decks: Path, tmp_path: Path) -> None:
    done = run(decks / "seed-1-rogue.txt", "--against", tmp_path)
    assert done.exit_code == 64
    assert "there are no decks in the folder" in done.output


def test_an_unreadable_deck_is_said(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("4 No Such Card\n", encoding="utf-8")
    done = run(file)
    assert done.exit_code == 2
    assert "No Such Card" in done.output


@pytest.mark.slow
def test_a_row_ends_at_the_first_look_that_decides_it(decks: Path) -> None:
    words = ("--against", decks, "--decided", "--games", 80, "--processes", 1)
    found = played(decks / "new-player-banker.txt", *words)
    rows = [row for row in found["against"] if not row["mirror"]]
    assert found["ends_decided"]
    assert len(rows) == 2
    for row in rows:
        is_decided = row["won"]["low"] > 0.5 or row["won"]["high"] < 0.5
        assert row["games"] in looks(80)
        assert is_decided or row["games"] == 80


def test_two_rules_for_when_to_stop_are_refused(decks: Path) -> None:
    done = run(decks / "seed-1-rogue.txt", "--until", "3%", "--decided")
    assert done.exit_code != 0
    assert "Use one of them" in done.output

"""`threshold replay`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.cli import main
from app.games import Game, registered
from app.games.capabilities.recordings import Recordings, ReplayLine
from app.games.game import CardGame, Editions, EditionTitle
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.editions import Edition
from app.games.spoils.engine.agents import greedy, play_on
from app.games.spoils.engine.record import record_of
from tests.support.catalogues import shipped_catalogue
from tests.support.spoils_games import random_game


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    state = random_game(shipped_catalogue(CARD_DATA), 4, Edition.CR3)
    given = play_on(state, (greedy, greedy), actions=60)
    path = tmp_path / "game.json"
    path.write_text(record_of(state, given, blanks=True).to_json(), encoding="utf-8")
    return path


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["replay", *words])


def test_a_recorded_game_is_told_in_words(recorded: Path) -> None:
    told = run(str(recorded))
    assert told.exit_code == 0
    assert "Turn 1, Player" in told.stdout
    assert told.stdout.endswith("The recording ends here, before the end of the game.\n")
    assert "  > " not in told.stdout
    assert "  > " in run("--answers", str(recorded)).stdout


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("actions", ["done", 5], "'actions' 2 must be text, not 5"),
        ("actions", ["attack 999"], "Answer 1 of the record: 'attack 999' is not legal"),
        ("digest", "0" * 64, "Replaying the record gives a different game"),
        ("first", 9, "There is no seat 9"),
    ],
)
def test_a_record_changed_by_hand_is_refused_by_name_and_place(
    recorded: Path, key: str, value: object, said: str
) -> None:
    told = json.loads(recorded.read_text(encoding="utf-8"))
    recorded.write_text(json.dumps({**told, key: value}), encoding="utf-8")
    refused = run(str(recorded))
    assert refused.exit_code == 2
    assert refused.stderr.startswith(f"{recorded}: ")
    assert said in refused.stderr
    assert "Traceback" not in refused.output


@pytest.mark.parametrize("raw", [b"", b"\xff\xfe\x00", b"[" * 50_000, b'{"game": "\\ud800"}'])
def test_a_damaged_file_is_refused(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "damaged.json"
    path.write_bytes(raw)
    refused = run(str(path))
    assert (refused.exit_code, refused.exception.__class__) == (2, SystemExit)
    assert refused.stderr.startswith(f"{path}: ")


def test_a_recording_is_replayed_by_the_game_that_it_names(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"game": "harbour", "moves": ["sail"]}), encoding="utf-8")
    edition = EditionTitle("first", "First edition", "1st")
    harbour = Game(
        "harbour",
        "Harbour",
        Editions((edition,), "first"),
        cards=CardGame(data=CARD_DATA, forms={}),
        recordings=lambda: Recordings(
            replay=lambda text, _: iter([ReplayLine(move) for move in json.loads(text)["moves"]]),
            answers=lambda text: json.loads(text)["moves"],
        ),
    )
    with registered(harbour):
        assert run(str(path), "--game", "spoils").exit_code == 2
        assert run(str(path)).stdout == "sail\n"


def test_a_recording_of_a_game_without_a_replay_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"game": "bare"}', encoding="utf-8")
    edition = EditionTitle("first", "First edition", "1st")
    with registered(Game("bare", "Bare", Editions((edition,), "first"))):
        refused = run(str(path))
    assert (refused.exit_code, refused.stderr) == (64, "Error: Bare has no recorded games.\n")

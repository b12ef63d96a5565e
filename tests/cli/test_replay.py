"""`threshold replay`."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.cli import main
from app.games import Game, registered
from app.games.capabilities.recordings import Recordings, ReplayLine
from app.games.game import Editions, EditionTitle
from app.games.offers import Offer
from app.games.shadowfist import engine as shadowfist
from app.games.shadowfist.card_data import CARD_DATA as SHADOWFIST_DATA
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.editions import Edition
from app.games.spoils.engine.agents import greedy, play_on
from app.games.spoils.engine.record import record_of
from app.games.tabletop.facts import AnyCatalogue
from tests.support.catalogues import shipped_catalogue
from tests.support.shadowfist_games import precon_decks
from tests.support.spoils_games import random_game


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    state = random_game(shipped_catalogue(CARD_DATA), 4, Edition.CR3)
    given = play_on(state, (greedy, greedy), actions=60)
    path = tmp_path / "game.json"
    path.write_text(record_of(state, given, blanks=True).to_json(), encoding="utf-8")
    return path


@pytest.fixture
def of_shadowfist(tmp_path: Path) -> Path:
    catalogue = shipped_catalogue(SHADOWFIST_DATA)
    state = shadowfist.new_game(catalogue, precon_decks(catalogue)[:2], seed=5)
    given = shadowfist.legal_actions(state)[:1]
    shadowfist.apply(state, given[0])
    path = tmp_path / "duel.json"
    path.write_text(shadowfist.record_of(state, given).to_json(), encoding="utf-8")
    return path


def changed(path: Path, **fields: object) -> Result:
    """Replay a record with some fields changed, and return the result."""
    told = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(told | fields), encoding="utf-8")
    return run(str(path))


class HarbourRecordings(Recordings):
    """Records that are lists of moves."""

    rules_version = 1

    def replay(self, text: str, catalogue: AnyCatalogue) -> Iterator[ReplayLine]:
        yield from map(ReplayLine, self.answers(text))

    def answers(self, text: str) -> Sequence[str]:
        moves: list[str] = json.loads(text)["moves"]
        return moves


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


@pytest.mark.parametrize("record", ["recorded", "of_shadowfist"])
@pytest.mark.parametrize("rules", [1, 99])
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"actions": ["attack 999"]}, "Answer 1 of the record: 'attack 999' is not legal"),
        ({"actions": ["befriend 7"]}, "Answer 1 of the record: 'befriend 7'"),
        ({"digest": "0" * 64}, "Replaying the record gives a different game"),
        ({"catalogue": "0" * 64}, "The record was made with a different catalogue"),
        ({"edition": "cr2031"}, "cr2031"),
        ({"decks": [["no such card"]] * 2}, "Deck 1"),
    ],
)
def test_a_record_of_other_rules_that_does_not_fit_names_both_versions(
    request: pytest.FixtureRequest,
    record: str,
    rules: int,
    fields: Mapping[str, object],
    said: str,
) -> None:
    path: Path = request.getfixturevalue(record)
    ours = json.loads(path.read_text(encoding="utf-8"))["rules"]
    refused = changed(path, rules=rules, **fields)
    assert refused.exit_code == 2
    assert said in refused.stderr or "'no such card'" in refused.stderr
    assert f"made by version {rules} of the rules; this is version {ours}" in refused.stderr
    assert "Traceback" not in refused.output


@pytest.mark.parametrize("record", ["recorded", "of_shadowfist"])
def test_a_record_of_other_rules_that_fits_is_replayed_and_says_so(
    request: pytest.FixtureRequest, record: str
) -> None:
    path: Path = request.getfixturevalue(record)
    ours = json.loads(path.read_text(encoding="utf-8"))["rules"]
    assert "recorded by" not in run(str(path)).stdout
    for rules in (1, 99):
        told = changed(path, rules=rules)
        assert told.exit_code == 0
        assert told.stdout.startswith(
            f"This game was recorded by version {rules} of the rules; it is replayed by "
            f"version {ours}.\n"
        )


@pytest.mark.parametrize("record", ["recorded", "of_shadowfist"])
def test_a_record_in_the_schema_of_a_newer_release_says_so(
    request: pytest.FixtureRequest, record: str
) -> None:
    refused = changed(request.getfixturevalue(record), schema=9)
    assert refused.exit_code == 2
    assert "This record has schema 9, that of a newer release; this one reads schema" in (
        refused.stderr
    )


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
        cards=Offer("app.games.spoils.card_data:CARD_DATA"),
        recordings=Offer(f"{__name__}:HarbourRecordings"),
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


def test_a_moment_of_a_record_is_a_bench_file(tmp_path: Path) -> None:
    state = random_game(shipped_catalogue(CARD_DATA), 4, Edition.CR3)
    given = play_on(state, (greedy, greedy), actions=60)
    path = tmp_path / "game.json"
    path.write_text(record_of(state, given).to_json(), encoding="utf-8")
    done = CliRunner().invoke(main, ["replay", str(path), "--bench", "--at", "50"])
    assert done.exit_code == 0, done.output
    ruled = CliRunner().invoke(main, ["ruling", "-"], input=done.stdout)
    assert ruled.exit_code == 0, ruled.output
    assert CliRunner().invoke(main, ["replay", str(path), "--bench", "--at", "0"]).exit_code == 2
    assert CliRunner().invoke(main, ["replay", str(path), "--at", "9"]).exit_code == 64

"""The option `--game`, which every command about a game has."""

import subprocess
import sys
from pathlib import Path
from textwrap import indent

import click
import pytest
from click.testing import CliRunner, Result

from app.cli import main
from app.games import Game, game_keys, registered
from app.games.game import Editions, EditionTitle

LEGAL = "1 The Tournament Faction\n71 Rage\n4 Scout\n"
BARE = Game("bare", "Bare", Editions((EditionTitle("first", "First edition", "1st"),), "first"))
COMMANDS = {
    "check": ("-",),
    "cards": ("scout",),
    "decks": ("[[]]=75", "-"),
    "convert": ("-", "--to", "o8d"),
    "odds": ("-", "--need", "1 scout", "--seen", "9"),
    "goldfish": ("-", "--games", "10"),
    "rules": ("--summary",),
    "wording": ("gnat",),
    "draft": ("Nobody",),
    "card-status": (),
    "packs": ("--set", "1ED"),
    "replay": ("-",),
}
"""Commands about a game, each with words that suit The Spoils."""

HEAVY = ("app.games.spoils.goldfish", "app.games.spoils.engine", "numpy", "numba")


def run(*words: str) -> Result:
    """Run a command with a legal list on standard input."""
    return CliRunner().invoke(main, list(words), input=LEGAL)


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_game_is_wrong_usage_that_names_the_games(command: str) -> None:
    refused = run(command, *COMMANDS[command], "--game", "chess")
    assert refused.exit_code == 64
    assert f"There is no game 'chess'. Available games: {', '.join(game_keys())}." in refused.stderr


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_the_default_game_can_be_named(command: str) -> None:
    words = COMMANDS[command]
    assert run(command, *words, "--game", "spoils").stdout == run(command, *words).stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_a_game_that_lacks_what_a_command_needs_is_told_in_a_sentence(command: str) -> None:
    with registered(BARE):
        refused = run(command, "--game", "bare", *COMMANDS[command])
    assert refused.exit_code == 64
    assert refused.stderr.startswith("Error: Bare has no ")
    assert refused.stderr.count("\n") == 1
    assert "Traceback" not in refused.output


@pytest.mark.parametrize("words", [("--game", "bare"), ("--edition", "cr3", "--game", "bare")])
def test_editions_are_those_of_the_game_wherever_it_is_named(words: tuple[str, ...]) -> None:
    with registered(BARE):
        refused = run("rules", "--edition", "cr9", *words)
    assert refused.exit_code == 64
    assert "is not 'first'" in refused.stderr


def test_the_help_of_a_game_shows_its_own_editions_and_default() -> None:
    with registered(BARE):
        shown = run("rules", "--game", "bare", "--help").stdout
        games = "|".join(game_keys())
    assert f"--game [{games}]" in shown
    assert "--edition [first]" in shown
    assert "[default: first]" in shown


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--help"], ["check", "FILE"]])
def test_neither_help_nor_checks_import_goldfish_or_engine(
    words: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(LEGAL)
    asked = [str(file) if word == "FILE" else word for word in words]
    program = f"import sys\nfrom app.cli import main\nmain.main({asked!r}, standalone_mode=False)\n"
    ends = "print('imported:', *(name for name in HEAVY if name in sys.modules))\n"
    heavy = HEAVY if words == ["--help"] else (*HEAVY, "sqlalchemy", "ssl")
    program = f"HEAVY = {heavy!r}\ntry:\n{indent(program, '    ')}finally:\n    {ends}"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert shown.stdout.splitlines()[-1] == "imported:"


def test_every_command_with_an_edition_has_a_game() -> None:
    context = click.Context(main)
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        options = {parameter.name for parameter in command.params}
        is_named_in_files = name == "ruling"
        assert "edition" not in options or "game" in options or is_named_in_files


@pytest.mark.parametrize(
    ("key", "said"),
    [("bare", "Error: Bare has no cards.\n"), ("chess", "There is no game 'chess'")],
)
def test_cards_are_imported_only_for_a_game_that_has_some(
    key: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "cards.csv"
    file.write_text("name\n")
    with registered(BARE):
        refused = run("import-cards", str(file), "--game", key, "--dry-run")
    assert refused.exit_code == 64
    assert said in refused.stderr


@pytest.mark.parametrize("command", ["goldfish", "odds"])
def test_the_help_is_about_the_game_that_is_named_before_or_behind_it(command: str) -> None:
    named = ["--game", "shadowfist"]
    before = run(command, *named, "--help").stdout
    assert run(command, "--help", *named).stdout == before
    assert run(command, "--game=shadowfist", "--help").stdout == before
    assert "--edition [sf210|" in before
    assert "has no" not in before
    assert "This is the help for" not in before


@pytest.mark.parametrize("command", ["goldfish", "odds"])
def test_without_a_game_the_help_says_which_one_it_is_about(command: str) -> None:
    shown = " ".join(run(command, "--help").stdout.split())
    assert "This is the help for The Spoils." in shown
    assert "it is about Shadowfist." in shown
    assert "has no" not in shown


def test_what_only_another_game_has_is_explained_for_that_game() -> None:
    shown = " ".join(run("goldfish", "--help").stdout.split())
    assert "Only with --game shadowfist: what a card does, such as" in shown
    shown = " ".join(run("goldfish", "--help", "--game", "shadowfist").stdout.split())
    assert "Only with --game spoils: a condition for a keepable hand" in shown
    assert "Only with --game spoils: number of processes with --on referee" in shown

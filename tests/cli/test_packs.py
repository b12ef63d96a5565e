"""`threshold packs`: boosters opened by a seed."""

import json
from pathlib import Path

from click.testing import CliRunner, Result

from app.cli import main


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["packs", *words])


def test_the_same_seed_prints_the_same_cards() -> None:
    opened = run("--set", "1ED", "--seed", "7", "--number", "2")
    assert opened.exit_code == 0
    assert opened.stdout == run("--set", "1ED", "--seed", "7", "--number", "2").stdout
    assert opened.stdout != run("--set", "1ED", "--seed", "8", "--number", "2").stdout
    assert opened.stdout.startswith("1. 1ED\n  rare ")
    assert opened.stdout.count("  common ") == 18


def test_several_sets_are_opened_in_turn_and_written_as_json() -> None:
    printed = run("--set", "1ED", "--set", "SD2", "--number", "3", "--json")
    packs = json.loads(printed.stdout)["packs"]
    assert [pack["set"] for pack in packs] == ["1ED", "SD2", "1ED"]
    assert packs[0]["cards"] != packs[2]["cards"]
    assert packs[0]["cards"][0].keys() == {"id", "name", "rarity"}


def test_a_sealed_pool_is_a_list_that_check_reads(tmp_path: Path) -> None:
    pool = tmp_path / "pool.txt"
    pool.write_text(run("--set", "2ED", "--seed", "3", "--sealed").stdout, encoding="utf-8")
    lines = pool.read_text(encoding="utf-8").splitlines()
    assert sum(int(line.split()[0]) for line in lines) == 78
    names = [line.split(" ", 1)[1].rpartition(" [")[0] for line in lines]
    deck = tmp_path / "deck.txt"
    held = "".join(f"1 {name}\n" for name in names[:20])
    deck.write_text(f"1 The Tournament Faction\n20 Rage\n{held}", encoding="utf-8")
    words = ["check", str(deck), "--format", "limited", "--pool", str(pool)]
    checked = CliRunner().invoke(main, words)
    assert checked.exit_code == 0, checked.output


def test_a_set_without_boosters_is_refused_in_a_sentence() -> None:
    refused = run("--set", "FNR")
    assert refused.exit_code == 64
    assert "--set: Factions & Resources was not sold in boosters" in refused.stderr
    assert run("--set", "X").exit_code == run("--set", "1ED", "--seed", "-1").exit_code == 64

"""A series of battles carries wounds, fatigue and vitae on."""

import pytest

from app.games.capabilities.battles import BattleRequest, BattleStatus
from app.games.terrus.battle.afterwards import afterwards
from app.games.terrus.battle.planned import follow_plan
from app.games.terrus.battle.state import Battle
from app.games.terrus.checks import guardable
from app.games.terrus.files.problems import BattleFileError
from app.games.terrus.files.reader import read_battle
from app.games.terrus.files.text_writer import write_text
from app.games.terrus.presentation import session
from app.games.terrus.presentation.battle_page import battle_page
from app.games.terrus.presentation.report import report
from tests.games.terrus.battle.playing import give
from tests.games.terrus.examples import setup

FIRST = """\
set: responses=skipped
attacker: Ann
  Wolf 2/3
  Boar 3/3
defender: Ben, vitae 5
  row 1: Farm 2
  row 2: clade
  Ram 2/4 @ Farm
attack: Wolf, Boar -> Farm
guard: Ram -> Farm
order: Farm
wounds: attacker at Farm: Ram 3, Farm 2
wounds: defender at Farm: Wolf 2
"""


def fought() -> Battle:
    """The first battle, played to its end."""
    return session.read(FIRST).now()


def test_wounds_fatigue_and_vitae_stay_and_what_is_buried_is_gone() -> None:
    after = afterwards(fought())
    wolf, boar = after.attacker.beasts
    assert (wolf.wounds, wolf.fatigued, boar.wounds, boar.fatigued) == (2, True, 0, True)
    (ram,) = after.defender.beasts
    assert (ram.wounds, ram.fatigued, ram.at) == (3, False, "")
    assert [it.name for it in after.defender.city] == ["clade"]
    assert not after.plan
    assert read_battle(write_text(after)).setup == after


def test_a_beast_that_only_an_ability_kept_alive_is_gone() -> None:
    text = FIRST.replace("=skipped", "=shown").replace("order: Farm\n", "")
    text = text.replace("Ram 3, Farm 2", "Ram 4, Farm 1")
    battle = session.read(f"{text}ability: defender, Shell: Ram def +1\n").now().clone()
    give(battle, "fight Farm", "use 1", "pass", "pass")
    follow_plan(battle)
    assert battle.is_over
    assert not battle.buried
    after = afterwards(battle)
    assert (after.defender.beasts, after.abilities) == ((), ())


def test_several_battles_are_played_in_a_row() -> None:
    told = report(f"{FIRST}then: Later\nset: fatigued=guard\n".encode(), BattleRequest())
    assert told.status is BattleStatus.ILLEGAL
    assert "Battle 2" in told.lines
    assert any("No beast of Ann can attack." in line for line in told.lines)
    fresh = FIRST.replace("attack: Wolf, Boar", "attack: Wolf").replace("Ram 3, Farm 2", "Farm 2")
    later = ("then:", "attack: Boar -> clade", "guard: nobody", "order: clade")
    text = "\n".join((*later, "wounds: attacker at clade: clade 3"))
    told = report(f"{fresh}{text}\n".encode(), BattleRequest())
    assert told.status is BattleStatus.DONE
    assert told.lines[-1].endswith("Vitae left: 2.")
    battles = told.plain["battles"]
    assert isinstance(battles, list)
    assert [it["status"] for it in battles] == ["done", "done"]


def test_the_battle_before_has_to_be_decided() -> None:
    undecided = FIRST.partition("wounds:")[0]
    told = report(f"{undecided}then:\nattack: Boar -> clade\n".encode(), BattleRequest())
    assert told.status is BattleStatus.ILLEGAL
    assert told.lines[-1] == "Battle 2 cannot begin: Ann has to decide first: wounds."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("attack: Elk -> clade", "line 15: There is no beast called “Elk”."),
        ("Elk 2/2", "line 15: A beast belongs below “attacker:” or “defender:”."),
        ("attacker: Cid", "line 15: There is a second attacker."),
    ],
)
def test_a_flaw_in_a_later_battle_is_told_with_its_line(line: str, said: str) -> None:
    told = report(f"{FIRST}then:\n{line}\n".encode(), BattleRequest())
    assert told.status is BattleStatus.UNREADABLE
    assert said in told.lines


def test_pages_hold_one_battle_and_lead_to_the_next() -> None:
    with pytest.raises(BattleFileError, match="plays several in a row"):
        read_battle(f"{FIRST}then:\n")
    page = battle_page(session.read(FIRST), {})
    assert session.opened(page.next_token).setup == afterwards(fought())


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("  Wolf#1 2/2\n  Wolf#1 3/3", "line 3: Two beasts of the attacker are called “Wolf#1”."),
        ("  Wolf 2/2 @ Nowhere", "is no location of either city."),
    ],
)
def test_equal_names_and_unknown_places_are_told(lines: str, said: str) -> None:
    with pytest.raises(BattleFileError) as told:
        setup("attacker: A", lines, "defender: B, vitae 3", "row 1: clade")
    assert any(said in line for line in told.value.lines)


def test_a_beast_of_the_attacker_may_be_at_a_location_of_the_defender() -> None:
    made = setup("attacker: A", " Wolf 2/2 @ farm", "defender: B, vitae 3", " row 1: clade, Farm 2")
    assert made.attacker.beasts[0].at == "Farm"


@pytest.mark.parametrize(("value", "guarded"), [("location", ("Farm",)), ("row", ("Farm", "Mill"))])
def test_16_1a_an_attached_beast_is_in_the_row_of_its_location_where_the_switch_says_so(
    value: str, guarded: tuple[str, ...]
) -> None:
    made = setup(
        f"set: attached={value}", "attacker: A", " Wolf 2/2", "defender: B, vitae 3",
        " row 1: Farm 2, Mill 2", " row 2: clade", " Ram 1/1 @ Farm",
    )  # fmt: skip
    (ram,) = made.defender.beasts
    assert guardable(made, ram, frozenset({"Farm", "Mill"})) == guarded

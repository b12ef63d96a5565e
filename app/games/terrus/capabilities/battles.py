"""Battles of TERRUS for site and command line."""

from __future__ import annotations

from typing import Final

from app.games.capabilities.battles import BattleExample, Battles, ExportForm, SettingChoice
from app.games.terrus.files.csv_form import write_csv
from app.games.terrus.files.text_writer import write_text
from app.games.terrus.players.policies import BEST, POLICIES
from app.games.terrus.players.simulate import games_allowed, simulate_from
from app.games.terrus.presentation import answering, session
from app.games.terrus.presentation.battle_page import battle_page
from app.games.terrus.presentation.form_fields import composed, form_fields
from app.games.terrus.presentation.report import report, simulation_lines
from app.games.terrus.presentation.session import BattleSession
from app.games.terrus.settings import SWITCHES

PAGE_GAMES: Final = 200
"""Battles that a page simulates."""

PAGE_WORK: Final = 4_000
"""Battles times beasts and locations that a page simulates."""

EXAMPLES: Final = (
    BattleExample(
        "Battle for the front row",
        "Five beasts, one of them fatigued, against two locations that can be attacked.",
        """\
battle: Battle for the front row
attacker: Ann
  2 Wolf 2/2
  Boar 3/3
  Elk 4/4
  Bear 5/6 fatigued
defender: Ben, vitae 10
  row 1: Farm 3, Mill 4
  row 2: Hive 2, clade, Forge 4
  row 3: Well 3
  Ram 1/2 @ Farm
  Owl 2/3 row 1
  Crab 3/4 row 2
""",
    ),
    BattleExample(
        "The clade stands open",
        "The front row is empty: vitae against a guarded Hive, the clade last.",
        """\
battle: The clade stands open
attacker: Ann
  3 Wolf 2/2
  Elk 4/4
defender: Ben, vitae 6
  row 2: Hive 2, clade
  Ox 3/5 @ Hive
  2 Hen 1/1 row 2
""",
    ),
    BattleExample(
        "One guard for two locations",
        "A guard may guard as often as it can, takes its wounds along, and has an ability.",
        """\
battle: One guard for two locations
set: guards=many
attacker: Ann
  Fox 2/1
  Boar 3/3
defender: Ben, vitae 8
  row 1: Gate 2, Tower 3
  row 2: clade
  Ox 2/4 row 1
ability: defender, battle, Stone skin: Ox def +1
end of battle: each ruler may draw a card
""",
    ),
)


def _exported(of: BattleSession, form: str) -> str:
    if form == "json":
        return session.as_record(of)
    return write_csv(of.setup) if form == "csv" else write_text(of.setup)


def _simulated(of: BattleSession, policy: str, seed: int) -> tuple[str, ...]:
    start = of.now()
    games = min(PAGE_GAMES, games_allowed(of.setup, PAGE_WORK))
    found = simulate_from(start, policy, games, seed, PAGE_WORK)
    return tuple(simulation_lines(found, of.setup))


BATTLES: Final[Battles[BattleSession]] = Battles(
    templates="terrus",
    examples=EXAMPLES,
    settings=tuple(
        SettingChoice(each.id, each.title, each.source, tuple(each.values.items()))
        for each in SWITCHES.values()
    ),
    exports=(
        ExportForm("txt", "text/plain", "text, as it is typed"),
        ExportForm("csv", "text/csv", "armies for a spreadsheet"),
        ExportForm("json", "application/json", "everything, with what was decided"),
    ),
    policies=tuple(POLICIES),
    page_policies=tuple(policy for policy in POLICIES if policy != BEST),
    read=session.read,
    opened=session.opened,
    token=session.token,
    answered=answering.answered,
    earlier=session.earlier,
    cut=session.cut,
    stepped=answering.stepped,
    page=battle_page,
    text=lambda of: write_text(of.setup),
    form_fields=form_fields,
    composed=composed,
    exported=_exported,
    simulated=_simulated,
    report=report,
)

"""Battles of TERRUS for site and command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from app.games.capabilities.battles import (
    ArmyRole,
    ArmySummary,
    BattleExample,
    BattleReport,
    BattleRequest,
    Battles,
    ExportForm,
    OpenBattle,
    SettingChoice,
    UnreadableBattleError,
)
from app.games.terrus.army import Army
from app.games.terrus.battle.afterwards import afterwards
from app.games.terrus.files.army_text import matched, read_army, without_city, write_army
from app.games.terrus.files.csv_form import write_csv
from app.games.terrus.files.problems import BattleFileError
from app.games.terrus.files.text_writer import write_text
from app.games.terrus.players.policies import BEST, POLICIES
from app.games.terrus.players.simulate import games_allowed, simulate_from
from app.games.terrus.presentation import answer_form, session
from app.games.terrus.presentation.battle_page import BattlePage, battle_page
from app.games.terrus.presentation.form_fields import FormFields, composed, form_fields
from app.games.terrus.presentation.report import report, simulation_lines
from app.games.terrus.presentation.session import BattleSession
from app.games.terrus.presentation.words import counted
from app.games.terrus.settings import SWITCHES
from app.games.terrus.terms import Side

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


ARMY_EXAMPLE: Final = """\
army: Ben, vitae 10
  row 1: Farm 3, Mill 4
  row 2: Hive 2, clade
  2 Wolf 2/2
  Ram 1/2 @ Farm
  Owl 2/3 row 1
"""

PAGE_STEPS: Final = 1_000
"""Answers, skirmishes and splits that a page goes through for exact figures."""


class TerrusBattle(OpenBattle):
    """A battle of section 16."""

    def __init__(self, held: BattleSession) -> None:
        self._held = held

    @property
    def token(self) -> str:
        return session.token(self._held)

    @property
    def text(self) -> str:
        return write_text(self._held.setup)

    def army(self, role: ArmyRole) -> str:
        battle, setup, side = self._held.battle, self._held.setup, Side(role.value)
        army = (afterwards(battle) if battle and battle.is_over else setup).army(side)
        return write_army(without_city(army) if side is Side.ATTACKER else army)

    def answered(self, form: Mapping[str, str]) -> TerrusBattle:
        return TerrusBattle(answer_form.answered(self._held, form))

    def earlier(self) -> TerrusBattle:
        return TerrusBattle(session.earlier(self._held))

    def cut(self, answers: int) -> TerrusBattle:
        return TerrusBattle(session.cut(self._held, answers))

    def page(self, entered: Mapping[str, str]) -> BattlePage:
        return battle_page(self._held, entered)

    def form_fields(self) -> FormFields | None:
        return form_fields(self._held)

    def exported(self, form: str) -> str:
        if form == "json":
            return session.as_record(self._held)
        setup = self._held.setup
        return write_csv(setup) if form == "csv" else write_text(setup)

    def simulated(self, policy: str, seed: int) -> tuple[str, ...]:
        start, setup = self._held.now(), self._held.setup
        games = min(PAGE_GAMES, games_allowed(setup, PAGE_WORK))
        found = simulate_from(start, policy, games, seed, PAGE_WORK, PAGE_STEPS)
        return tuple(simulation_lines(found, setup))


class TerrusBattles(Battles):
    """Battles of section 16, for site and command line."""

    templates = "terrus"
    examples = EXAMPLES
    settings = tuple(
        SettingChoice(each.id, each.title, each.source, tuple(each.values.items()))
        for each in SWITCHES.values()
    )
    exports = (
        ExportForm("txt", "text/plain", "text, as it is typed"),
        ExportForm("csv", "text/csv", "armies for a spreadsheet"),
        ExportForm("json", "application/json", "everything, with what was decided"),
    )
    army_example = ARMY_EXAMPLE
    policies = tuple(POLICIES)
    page_policies = tuple(policy for policy in POLICIES if policy != BEST)

    def read(self, content: bytes | str, settings: Sequence[str]) -> TerrusBattle:
        return TerrusBattle(session.read(content, settings))

    def opened(self, token: str) -> TerrusBattle:
        return TerrusBattle(session.opened(token))

    def army_summary(self, text: str) -> ArmySummary:
        army = _army(text)
        atk = sum(beast.atk for beast in army.beasts)
        figures = [counted(len(army.beasts), "beast"), f"ATK {atk}"]
        if army.clade is not None:
            figures += [counted(len(army.city), "location"), f"vitae {army.clade.defense}"]
        return ArmySummary(army.ruler, tuple(figures), can_defend=army.clade is not None)

    def matched(self, attacker: str, defender: str) -> TerrusBattle:
        try:
            setup = matched(_army(attacker), _army(defender))
        except BattleFileError as error:
            raise UnreadableBattleError(error.lines) from None
        return TerrusBattle(session.read(write_text(setup)))

    def stepped(self, form: Mapping[str, str]) -> Mapping[str, str]:
        return answer_form.stepped(form)

    def composed(self, form: Mapping[str, str]) -> str:
        return composed(form)

    def report(self, content: bytes, asked: BattleRequest) -> BattleReport:
        return report(content, asked)


def _army(text: str) -> Army:
    try:
        return read_army(text)
    except BattleFileError as error:
        raise UnreadableBattleError(error.lines) from None

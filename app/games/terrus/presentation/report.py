"""The report of the command about battles, in lines and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from app.games.capabilities.battles import BattleReport, BattleRequest, BattleStatus
from app.games.tabletop.referee.records import RecordError
from app.games.terrus.army import Setup
from app.games.terrus.battle.afterwards import afterwards
from app.games.terrus.battle.planned import follow_plan
from app.games.terrus.battle.record import replay
from app.games.terrus.battle.result import result_of
from app.games.terrus.battle.state import Battle
from app.games.terrus.checks import check
from app.games.terrus.files.builder import ReadBattle
from app.games.terrus.files.problems import BattleFileError
from app.games.terrus.files.series import NextBattle, read_series
from app.games.terrus.outcomes import Outcomes, OutcomesLimitError, outcomes
from app.games.terrus.players.simulate import Simulation, SimulationLimitError, simulate
from app.games.terrus.presentation.words import counted, in_words, listed
from app.games.terrus.settings import SettingError, chosen
from app.games.terrus.solving import Solution, solve
from app.games.terrus.solving.budget import NothingToSolveError, SolverLimitError
from app.games.terrus.solving.model import Decided
from app.games.terrus.terms import Side


def signed(number: int | float) -> str:
    """A number with its sign, the minus being a real one."""
    shown = f"{number:+,.2f}" if isinstance(number, float) else f"{number:+,}"
    return shown.replace("-", "−") if number else shown.removeprefix("+")


class _Report:
    """Collects lines and JSON side by side."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.plain: dict[str, object] = {"game": "terrus"}

    def done(self, status: BattleStatus) -> BattleReport:
        self.plain["status"] = status.name.lower()
        return BattleReport(status, tuple(self.lines), self.plain)


def report(content: bytes, asked: BattleRequest) -> BattleReport:
    """Check a battle and do what else is asked. Settings of the request come before the file's."""
    told = _Report()
    try:
        read, later = read_series(content)
        read = _with_settings(read, asked.settings)
    except (BattleFileError, SettingError) as error:
        return _unreadable(told, error)
    if later:
        return _series(read, later, asked)
    return _report(told, read, asked)


def _unreadable(told: _Report, error: BattleFileError | SettingError) -> BattleReport:
    lines = error.lines if isinstance(error, BattleFileError) else (str(error),)
    told.lines += lines
    told.plain["problems"] = list(lines)
    return told.done(BattleStatus.UNREADABLE)


def _series(first: ReadBattle, later: Sequence[NextBattle], asked: BattleRequest) -> BattleReport:
    """Play battles one after the other; what else is asked is done for the last one only."""
    to_end = replace(asked, only_check=False, outcomes=None, solve=False, policy=None)
    reports = [_report(_Report(), first, to_end)]
    read = first
    for number, each in enumerate(later, start=2):
        told = _Report()
        try:
            if reports[-1].status:
                break
            battle = replay(read)
            follow_plan(battle)
            if why := _why_no_other(battle):
                told.lines.append(f"Battle {number} cannot begin: {why}")
                reports.append(told.done(BattleStatus.ILLEGAL))
                break
            read = _with_settings(each.read(afterwards(battle)), asked.settings)
        except (BattleFileError, SettingError) as error:
            reports.append(_unreadable(told, error))
            break
        reports.append(_report(told, read, asked if each is later[-1] else to_end))
    lines: list[str] = []
    for number, report_of in enumerate(reports, start=1):
        lines += (f"Battle {number}", *report_of.lines)
    status = max(it.status for it in reports)
    plain = {"game": "terrus", "battles": [dict(it.plain) for it in reports]}
    return BattleReport(status, tuple(lines), {**plain, "status": status.name.lower()})


def _why_no_other(battle: Battle) -> str:
    """Return why no battle follows one; empty if one may."""
    if battle.decision is not None:
        ruler = battle.setup.army([*Side][battle.decision.player]).ruler
        return f"{ruler} has to decide first: {battle.decision.kind.value}."
    return f"{battle.setup.defender.ruler} has no vitae left." if not battle.vitae else ""


def _report(told: _Report, read: ReadBattle, asked: BattleRequest) -> BattleReport:
    told.lines += read.notes
    told.plain["notes"] = list(read.notes)
    _tell_settings(told, read.setup)
    findings = check(read.setup)
    told.plain["findings"] = [each.plain() for each in findings]
    for each in findings:
        where = f"{each.where}: " if each.where else ""
        told.lines.append(f"{where}{each.message} [{each.rule}, {each.kind.id}]")
    if findings:
        return told.done(BattleStatus.ILLEGAL)
    if asked.only_check:
        told.lines.append("Nothing illegal was found.")
        return told.done(BattleStatus.DONE)
    return told.done(_answers(told, read, asked))


def _with_settings(read: ReadBattle, settings: Sequence[str]) -> ReadBattle:

    changed = read.setup.settings
    for text in settings:
        changed = changed.with_text(text)
    return replace(read, setup=replace(read.setup, settings=changed))


def _tell_settings(told: _Report, setup: Setup) -> None:
    told.plain["settings"] = setup.settings.plain()
    told.lines.append(
        "Settings: "
        + ", ".join(f"{each.switch.id}={each.value}" for each in chosen(setup.settings))
    )


def _answers(told: _Report, read: ReadBattle, asked: BattleRequest) -> BattleStatus:
    try:
        battle = replay(read)
    except RecordError as error:
        told.lines.append(str(error))
        told.plain["problems"] = [str(error)]
        return BattleStatus.UNREADABLE
    follow_plan(battle)
    status = BattleStatus.DONE
    if asked.outcomes is not None:
        status = max(status, _outcomes(told, battle, asked.outcomes))
    if asked.solve:
        status = max(status, _solution(told, read.setup))
    if asked.policy is not None:
        status = max(status, _simulation(told, read.setup, asked.policy, asked))
    if asked.outcomes is None and not asked.solve and asked.policy is None:
        _log(told, battle)
    return status


def _log(told: _Report, battle: Battle) -> None:
    words = [(event.rule, in_words(event, battle.setup)) for event in battle.log]
    told.plain["log"] = [{"rule": rule, "text": text} for rule, text in words]
    told.lines += (f"{rule:<6} {text}" for rule, text in words)
    result = result_of(battle)
    told.plain["over"] = battle.is_over
    told.plain["gained"], told.plain["lost"] = result.gained, result.lost
    if battle.is_over:
        told.lines.append(
            f"Worth buried: {result.gained} by the attacker, {result.lost} by the defender "
            f"({signed(result.value)} for the attacker). Vitae left: {result.vitae}."
        )
        if result.is_game_over:
            told.lines.append(f"{battle.setup.defender.ruler} has no vitae left: the game ends.")
    elif battle.decision is not None:
        ruler = battle.setup.army([*Side][battle.decision.player]).ruler
        told.lines.append(f"{ruler} decides next: {battle.decision.kind.value}.")


def _outcomes(told: _Report, battle: Battle, location: str) -> BattleStatus:
    known = {name.casefold(): name for name in battle.attacked}
    name = known.get(location.casefold())
    if name is None:
        attacked = listed(battle.attacked) or "nothing"
        message = f"“{location}” is not attacked; attacked is {attacked}."
        return _refused(told, "outcomes", message)
    found: dict[str, object] = {"location": name}
    for side in Side:
        total = battle.total(side, name)
        ruler = battle.setup.army(side).ruler
        try:
            result = outcomes(total, battle.recipients(side, name), battle.setup.settings.bury)
        except OutcomesLimitError as error:
            told.lines.append(str(error))
            found[side.value] = {"refused": str(error)}
            continue
        told.lines += _outcome_lines(f"{ruler} at {name}", result)
        found[side.value] = _plain_outcomes(result)
    told.plain["outcomes"] = found
    return BattleStatus.DONE


def _outcome_lines(whose: str, found: Outcomes) -> Iterator[str]:
    yield f"{whose}: {counted(found.ways, 'way')} to split {counted(found.wounds, 'wound')}"
    for group in found.groups:
        best = "  best" if group.worth == found.best and found.best else ""
        ways = f"{group.ways:>10,} {'way ' if group.ways == 1 else 'ways'}"
        yield f"  {ways}  worth {group.worth:>4}  {group.words}{best}"


def _plain_outcomes(found: Outcomes) -> dict[str, object]:
    return {
        "wounds": found.wounds,
        "ways": found.ways,
        "groups": [
            {"buried": group.words, "ways": group.ways, "worth": group.worth}
            for group in found.groups
        ],
    }


def decided_by_plan(setup: Setup) -> Decided:
    """Return the file's decisions on attack and guards, for the solver."""
    plan = setup.plan
    attack = {
        beast.name: _places(beast.name, setup, Side.ATTACKER) for beast in setup.attacker.beasts
    }
    guards = {
        beast.name: _places(beast.name, setup, Side.DEFENDER) for beast in setup.defender.beasts
    }
    return Decided(attack if plan.attack else {}, guards if plan.guards is not None else {})


def _places(beast: str, setup: Setup, side: Side) -> tuple[str, ...]:
    assigned = setup.plan.attack if side is Side.ATTACKER else setup.plan.guards or ()
    return tuple(each.location for each in assigned if each.beast == beast)


def _solution(told: _Report, setup: Setup) -> BattleStatus:
    try:
        found = solve(setup, decided_by_plan(setup))
    except (SolverLimitError, NothingToSolveError) as error:
        return _refused(told, "solution", str(error))
    told.plain["solution"] = _plain_solution(found)
    told.lines.append(
        f"Best play by both rulers: {signed(found.value)} for {setup.attacker.ruler} "
        f"({found.states:,} states; worth is ATK + DEF of beasts, DEF of locations, 1 per vitae, "
        "unless the file says otherwise)"
    )
    if found.count == 1:
        told.lines.append("The attack against its best guards:")
    else:
        told.lines.append(f"The best of {found.count:,} attacks, each against its best guards:")
    for each in found.attacks:
        told.lines.append(
            f"  {signed(each.value):>5}  {_sent(each.attack)}; {_guards(each.guards)}"
        )
    return BattleStatus.DONE


def _sent(attack: Mapping[str, tuple[str, ...]]) -> str:
    return ", ".join(f"{', '.join(them)} -> {place}" for place, them in attack.items() if them)


def _guards(guards: Mapping[str, tuple[str, ...]]) -> str:
    return f"guards: {_sent(guards) or 'nobody'}"


def _plain_solution(found: Solution) -> dict[str, object]:
    return {
        "value": found.value,
        "states": found.states,
        "attacks_in_all": found.count,
        "attacks": [
            {
                "value": each.value,
                "attack": {place: list(them) for place, them in each.attack.items()},
                "guards": {place: list(them) for place, them in each.guards.items()},
            }
            for each in found.attacks
        ],
    }


def _simulation(told: _Report, setup: Setup, policy: str, asked: BattleRequest) -> BattleStatus:
    try:
        found = simulate(setup, policy, asked.games, asked.seed)
    except (SimulationLimitError, SolverLimitError, NothingToSolveError) as error:
        return _refused(told, "simulation", str(error))
    told.plain["simulation"] = _plain_simulation(found)
    told.lines += simulation_lines(found, setup)
    return BattleStatus.DONE


def simulation_lines(found: Simulation, setup: Setup) -> Iterator[str]:
    """A simulation in words; the figures are means over choices, with their standard errors."""
    if found.is_exact:
        yield (
            f"Exact, both rulers playing “{found.policy}”: every whole choice counted, none tried; "
            f"the figures are about their choices, for section 16 has no chance"
        )
    else:
        yield (
            f"{found.games:,} battles, both rulers playing “{found.policy}”, seed {found.seed}: "
            f"the figures are about their choices, for section 16 has no chance"
        )
    for words, (mean, error) in (
        (f"worth for {setup.attacker.ruler}", found.value),
        ("worth buried by the attacker", found.gained),
        ("worth buried by the defender", found.lost),
        ("vitae lost", found.vitae_lost),
    ):
        yield f"  {words}: {mean:.2f}{'' if found.is_exact else f' ± {error:.2f}'}"
    for (side, name), (part, error) in found.buried.items():
        within = "" if found.is_exact else f" ± {error:.1%}"
        yield f"  {setup.army(side).ruler}'s {name} buried: {part:.1%}{within}"


def _plain_simulation(found: Simulation) -> dict[str, object]:
    figures = {"value": found.value, "gained": found.gained, "lost": found.lost}
    return {
        "policy": found.policy,
        "exact": found.is_exact,
        "games": found.games,
        "seed": found.seed,
        **{name: {"mean": mean, "error": error} for name, (mean, error) in figures.items()},
        "vitae_lost": {"mean": found.vitae_lost[0], "error": found.vitae_lost[1]},
        "buried": [
            {"side": side.value, "name": name, "share": part, "error": error}
            for (side, name), (part, error) in found.buried.items()
        ],
    }


def _refused(told: _Report, what: str, message: str) -> BattleStatus:
    told.lines.append(message)
    told.plain[what] = {"refused": message}
    return BattleStatus.ILLEGAL if what == "outcomes" else BattleStatus.DONE

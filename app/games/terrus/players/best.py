"""The best player: answers every question as the solver would."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.games.terrus.battle.actions import SEATS, Action, Attack, Fight, Guard, Pass, Wounds
from app.games.terrus.battle.state import Battle, BattleLocals
from app.games.terrus.settings import Bury, Guards
from app.games.terrus.solving import AttackValue, solve
from app.games.terrus.solving.budget import MAX_STATES, Budget, NothingToSolveError
from app.games.terrus.solving.guards_of_many import Guard as GuardState
from app.games.terrus.solving.guards_of_many import GuardsOfMany, Pending
from app.games.terrus.solving.model import Decided, model_of
from app.games.terrus.solving.skirmish import best_split
from app.games.terrus.terms import Side


@dataclass(slots=True)
class BestPlayer:
    """Plays as well as possible for whoever is asked; passes, for abilities are not solved.

    A call raises SolverLimitError where the battle is too large, and NothingToSolveError where
    wounds bury nothing.
    """

    limit: int = MAX_STATES
    plan: AttackValue | None = None

    def __call__(self, battle: Battle, legal: Sequence[Action]) -> Action:
        """The best of the legal answers."""
        match legal[0]:
            case Attack(beast):
                return Attack(beast, _place_of(beast, self._best(battle).attack))
            case Guard(beast):
                guards = self._best(battle).guards
                offered = (it.location for it in legal if isinstance(it, Guard) and it.location)
                return Guard(beast, next((it for it in offered if beast in guards[it]), None))
            case Fight():
                return self._next_skirmish(battle, legal[0])
            case Wounds(recipient):
                return Wounds(recipient, best_split_in(battle, self.limit)[recipient])
            case _:
                return Pass()

    def _best(self, battle: Battle) -> AttackValue:
        """The solution that agrees with all that has been decided."""
        decided = decided_in(battle)
        if self.plan is None or not _agrees(self.plan, decided):
            self.plan = solve(battle.setup, decided, limit=self.limit, shown=1).best
        return self.plan

    def _next_skirmish(self, battle: Battle, first: Fight) -> Fight:
        """The order matters only to guards of several locations."""
        settings = battle.setup.settings
        if settings.guards is Guards.ONE or settings.bury is Bury.REPORT:
            return first
        solver, pending, guards = _position(battle, battle.pending, self.limit)
        _, place, _ = max(
            solver.moves(pending, tuple(guard for guard, _ in guards)), key=lambda move: move[0]
        )
        return Fight(solver.model.places[place].name)


def decided_in(battle: Battle) -> Decided:
    """Return the rulers' answers about attack and guards so far.

    A beast that may guard several locations counts as decided once it has been asked about all.
    """
    held = battle.frames[0].own if battle.frames else None
    locals_ = held if isinstance(held, BattleLocals) else BattleLocals()
    asked = [beast for beast, _ in locals_.questions[: max(0, locals_.asked - 1)]]
    still = {beast for beast, _ in locals_.questions[max(0, locals_.asked - 1) :]}
    if battle.decision is not None and isinstance(battle.decision.options[0], Attack):
        return Decided({beast: _places(battle.attack.get(beast)) for beast in asked})
    attack = {
        beast.name: _places(battle.attack.get(beast.name)) for beast in battle.setup.attacker.beasts
    }
    if battle.decision is None or not isinstance(battle.decision.options[0], Guard):
        still = set()
        asked = [beast.name for beast in battle.setup.defender.beasts]
    return Decided(
        attack, {beast: battle.guards.get(beast, ()) for beast in asked if beast not in still}
    )


def best_split_in(battle: Battle, limit: int = MAX_STATES) -> Mapping[str, int]:
    """The best wounds for the recipients of the present skirmish that have none assigned yet.

    Raises SolverLimitError and NothingToSolveError.
    """
    if battle.setup.settings.bury is Bury.REPORT:
        raise NothingToSolveError("Wounds are only reported, so no split is better than another.")
    assert battle.decision is not None
    assert battle.skirmish is not None
    side, location = SEATS[battle.decision.player], battle.skirmish.location
    given = battle.skirmish.split(side)
    left = battle.total(side, location) - sum(given.values())
    open_ = [it for it in battle.recipients(side, location) if it.name not in given]
    if side is Side.ATTACKER and battle.setup.settings.guards is Guards.MANY and not given:
        return _split_that_lasts(battle, location, limit)
    split = best_split(left, open_, Budget(limit))
    return {it.name: number for it, number in zip(open_, split, strict=True)}


def _split_that_lasts(battle: Battle, location: str, limit: int) -> Mapping[str, int]:
    """The best split where guards go on to other skirmishes with their wounds."""
    solver, pending, guards = _position(battle, (*battle.pending, location), limit)
    place = next(at for at, it in enumerate(solver.model.places) if it.name == location)
    counts = dict(pending)[place]
    _, wounds = max(
        solver.splits(place, counts, pending, tuple(guard for guard, _ in guards)),
        key=lambda split: split[0],
    )
    here = [name for guard, name in guards if place in guard[3]]
    return dict(zip((*here, location), wounds, strict=True))


def _position(
    battle: Battle, places: Sequence[str], limit: int
) -> tuple[GuardsOfMany, Pending, list[tuple[GuardState, str]]]:
    """The battle as the solver sees it: skirmishes that are left, and guards with their names."""
    model = model_of(battle.setup, Decided())
    numbers = {it.name: at for at, it in enumerate(model.places)}
    pending = tuple(
        (
            numbers[place],
            tuple(
                sum(battle.attack.get(name) == place for name in each.names)
                for each in model.attackers
            ),
        )
        for place in sorted(places, key=numbers.__getitem__)
    )
    guards = sorted(
        (
            (
                battle.atk(Side.DEFENDER, beast),
                battle.to_bury(Side.DEFENDER, beast),
                beast.worth,
                tuple(sorted(numbers[it] for it in battle.guards[beast.name] if it in places)),
            ),
            beast.name,
        )
        for beast in battle.setup.defender.beasts
        if beast.name in battle.guards and (Side.DEFENDER, beast.name) not in battle.buried
    )
    return GuardsOfMany(model, Budget(limit)), pending, [it for it in guards if it[0][3]]


def _agrees(plan: AttackValue, decided: Decided) -> bool:
    """Tell whether a plan agrees with all that was decided."""
    return all(
        {place for place, them in chosen.items() if beast in them} == set(places)
        for chosen, told in ((plan.attack, decided.attack), (plan.guards, decided.guards))
        for beast, places in told.items()
    )


def _places(location: str | None) -> tuple[str, ...]:
    return () if location is None else (location,)


def _place_of(beast: str, chosen: Mapping[str, tuple[str, ...]]) -> str | None:
    return next((place for place, them in chosen.items() if beast in them), None)

"""Attacks as they are typed in tests, and what comes of them by name."""

from app.games.shadowfist.attacks.course import Fought, Standing, fight
from app.games.shadowfist.attacks.text_reader import read_attack

TEMPLE = "target: Temple, Body 9"


def fought(*lines: str) -> Fought:
    """The attack of these lines, fought through."""
    return fight(read_attack("\n".join(lines)))


def of(done: Fought, name: str) -> Standing:
    """The state, after the fight, of the card with a name."""
    return next(each for each in done.standings.values() if each.card.name == name)


def rules(done: Fought) -> list[str]:
    """The rules that forbid something in the attack."""
    return [each.rule for each in done.findings]


def rounds(done: Fought) -> list[list[str]]:
    """The names of the defenders fought in each round."""
    return [[combat.defender.name for combat in phase.combats] for phase in done.phases]

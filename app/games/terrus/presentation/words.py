"""The steps of a battle in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.games.terrus.army import AbilityEffect, Setup
from app.games.terrus.battle import events
from app.games.terrus.battle.events import Event
from app.games.terrus.terms import Side


def listed(names: Sequence[str]) -> str:
    """Names as a list in a sentence."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def counted(number: int, word: str) -> str:
    """A number with its word, which takes an s."""
    return f"{number:,} {word}{'' if number == 1 else 's'}"


def in_words(event: Event, setup: Setup) -> str:
    """Return an event as a sentence."""
    attacker, defender = (setup.army(side).ruler for side in Side)
    match event:
        case events.BattleStarted():
            return f"{defender} has passed priority. {attacker} starts a battle in the dusk phase."
        case events.Attacked(location, beasts):
            return f"{_they(beasts, 'attacks', 'attack')} {location}."
        case events.Guarded(location, beasts):
            if not beasts:
                return f"Nobody guards {location}."
            return f"{_they(beasts, 'guards', 'guard')} {location}."
        case events.SkirmishOpened(location):
            return f"{attacker} chooses the skirmish at {location}."
        case events.PriorityGiven():
            return f"{defender} has priority first."
        case events.Used(side, ability):
            return f"{setup.army(side).ruler} uses {ability}."
        case events.Affected(change):
            return f"{change.beast} {listed(tuple(_effects(change)))}."
        case events.Passed(side):
            return f"{setup.army(side).ruler} passes."
        case events.Totalled(side, parts, total):
            parts_shown = " + ".join(map(str, parts))
            shown = f"{parts_shown} = {total}" if len(parts) > 1 else str(total)
            wounds = "wound" if shown == "1" else "wounds"
            return f"{setup.army(side).ruler} has {shown} {wounds} to assign."
        case events.Assigned(side, wounds):
            given = [f"{number} to {name}" for name, number in wounds if number]
            return f"{setup.army(side).ruler} assigns {listed(given)}."
        case events.Dealt(buried, lost, vitae):
            return _dealt((*buried, *lost), vitae, defender)
        case events.BecameFatigued(beasts):
            return f"{_they(beasts, 'is', 'are')} fatigued."
        case events.SkirmishEnded(location):
            return f"The skirmish at {location} is over."
        case events.EffectTriggered(text):
            return f"At the end of the battle: {text}."
        case events.BattleEnded():
            return "No skirmish is left: the battle ends."
        case _:
            raise TypeError(f"{type(event).__name__} has no words")


def _effects(change: AbilityEffect) -> Iterator[str]:
    for name, amount in (("ATK", change.atk), ("DEF", change.defense)):
        if amount:
            yield f"gets {name} {amount:+}"
    if change.goes_to:
        yield f"is at {change.goes_to} now"
    if change.is_fatigued:
        yield "is fatigued"
    if change.wounds:
        yield f"takes {counted(change.wounds, 'wound')}"
    if change.is_removed or change == AbilityEffect(change.beast):
        yield "takes no more part" if change.is_removed else "is not changed"


def _they(names: Sequence[str], one: str, several: str) -> str:
    return f"{listed(names)} {one if len(names) == 1 else several}"


def _dealt(buried: Sequence[str], vitae: int, defender: str) -> str:
    parts = [f"{_they(buried, 'is', 'are')} buried"] if buried else []
    parts += [f"{defender} loses {vitae} vitae"] if vitae else []
    return f"All wounds are dealt: {', and '.join(parts) or 'nothing is buried'}."

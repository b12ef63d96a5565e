"""An attack of the calculator as a bench file, for the cards that it names."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.shadowfist.attacks import Attack
from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.bench.reading import HEAD, Pile
from app.games.tabletop.bench_lines import BOTH_PASS, STEPS

_INDENT = "  "


def bench_of(attack: Attack, catalogue: Catalogue) -> str | None:
    """Return a bench file with the cards of an attack and its steps up to the interception.

    The cards have the numbers of their newest printing there, and only their damage is that of the
    attack. None if a card is not in the catalogue.
    """
    names = {it.key: catalogue.find(it.name) for it in attack.cards}
    if not all(names.values()):
        return None
    target = attack.target
    attackers = [it.card for it in attack.attackers]
    interceptors = [it.card for it in attack.interceptors]

    def line(card: Combatant, mark: str, borne: str = "") -> str:
        damage = card.counters.total
        marks = [f"as {mark}", *([f"damage {damage}"] if damage else [])]
        named = names[card.key]
        assert named is not None
        return f"{_INDENT}{borne}1 {named.name} [{', '.join(marks)}]"

    lines = [HEAD, "turn 5, player 1", "player 1: power 0", Pile.OTHERS.value]
    lines += [line(it, f"a{n}") for n, it in enumerate(attackers, 1)]
    lines += ["player 2: power 0", (Pile.OTHERS if target.is_character else Pile.STRUCTURE).value]
    lines.append(line(target, "t"))
    borne = "" if target.is_character else f"{_INDENT}with "
    lines += [line(it, f"i{n}", borne) for n, it in enumerate(interceptors, 1)]
    return "\n".join([*lines, STEPS, *(_INDENT + it for it in _steps(attack))]) + "\n"


def _steps(attack: Attack) -> Iterator[str]:
    yield "1 attacks #t"
    if len(attack.attackers) > 1:
        yield from (f"1 chooses #a{n}" for n in range(1, len(attack.attackers) + 1))
    yield BOTH_PASS
    number = 0
    for place, attacker in enumerate(attack.attackers, 1):
        for _ in attacker.chain:
            number += 1
            yield f"2 intercepts #a{place} with #i{number}"

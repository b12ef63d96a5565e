"""The attack calculator of Shadowfist for site and command line."""

from __future__ import annotations

from typing import Final

from app.games.capabilities.attacks import AttackExample, Attacks
from app.games.shadowfist.attacks.attack import Attack
from app.games.shadowfist.attacks.text.writing import write_attack
from app.games.shadowfist.presentation.attacks import links
from app.games.shadowfist.presentation.attacks.form import composed, entered, form_fields
from app.games.shadowfist.presentation.attacks.page import attack_page
from app.games.shadowfist.presentation.attacks.report import report

EXAMPLES: Final = (
    AttackExample(
        "Two against a Feng Shui Site",
        "One attacker is intercepted and has Ambush, the other gets through.",
        """\
attack: Two against a Feng Shui Site
players: 3
attacker: Swordmaster, Fighting 6, Ambush
  interceptor: Guard, Fighting 4
  interceptor: Monk, Fighting 3, Toughness 1
attacker: Demon, Fighting 5, Corrupted, +1 damage (Blade)
target: Old Temple, Feng Shui Site, Body 9
""",
    ),
    AttackExample(
        "Doubled damage",
        "Two cards double the damage on a Site, and one attacker cannot be reduced.",
        """\
attack: Doubled damage
attacker: Tank, Fighting 3, Unstoppable
attacker: Ninja, Fighting 2
target: Quiet Garden, Site, Body 20, x2 taken (garden), x2 taken (second garden), -1 taken (wall)
fate: seized
""",
    ),
    AttackExample(
        "Hunting a Character",
        "The target strikes back and divides its damage among the attackers.",
        """\
attack: Hunting a Character
attacker: Assassin, Fighting 3, Lethal, Stealth
  interceptor: Bodyguard, Fighting 5, ceases (Stealth)
attacker: Bruiser, Fighting 5, Guts, damage 2
target: Old Master, Character, Fighting 8, Toughness 1
""",
    ),
)

ATTACKS: Final[Attacks[Attack]] = Attacks(
    templates="shadowfist",
    examples=EXAMPLES,
    read=links.read,
    opened=links.opened,
    token=links.token,
    page=attack_page,
    text=write_attack,
    form_fields=form_fields,
    entered=entered,
    composed=composed,
    report=report,
)

"""The attack calculator of Shadowfist for site and command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.games.capabilities.attacks import AttackExample, AttackReport, Attacks, OpenAttack
from app.games.offers import own
from app.games.shadowfist.attacks import Attack
from app.games.shadowfist.attacks.text_writer import write_attack
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.attacks import links
from app.games.shadowfist.presentation.attacks.by_name import filled_by_name, with_text
from app.games.shadowfist.presentation.attacks.form import (
    FormFields,
    composed,
    entered,
    form_fields,
)
from app.games.shadowfist.presentation.attacks.on_bench import bench_of
from app.games.shadowfist.presentation.attacks.page import attack_page
from app.games.shadowfist.presentation.attacks.parts import AttackPage
from app.games.shadowfist.presentation.attacks.report import report
from app.games.tabletop.facts import AnyCatalogue

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


class ShadowfistAttack(OpenAttack):
    """An attack with its attackers, interceptors and target."""

    def __init__(self, attack: Attack) -> None:
        self._attack = attack

    @property
    def token(self) -> str:
        return links.token(self._attack)

    @property
    def text(self) -> str:
        return write_attack(self._attack)

    def page(self) -> AttackPage:
        return attack_page(self._attack)

    def with_text(self, catalogue: AnyCatalogue) -> tuple[str, ...]:
        return with_text(self._attack, own(catalogue, Catalogue))

    def on_bench(self, catalogue: AnyCatalogue) -> str | None:
        return bench_of(self._attack, own(catalogue, Catalogue))

    def form_fields(self) -> FormFields:
        return form_fields(self._attack)


class ShadowfistAttacks(Attacks):
    """The attack calculator of Shadowfist, for site and command line."""

    templates = "shadowfist"
    examples = EXAMPLES

    def read(self, content: bytes | str) -> ShadowfistAttack:
        return ShadowfistAttack(links.read(content))

    def opened(self, token: str) -> ShadowfistAttack:
        return ShadowfistAttack(links.opened(token))

    def entered(self, form: Mapping[str, str]) -> FormFields:
        return entered(form)

    def filled(self, form: Mapping[str, str], catalogue: AnyCatalogue) -> Mapping[str, str]:
        return filled_by_name(form, own(catalogue, Catalogue))

    def composed(self, form: Mapping[str, str]) -> str:
        return composed(form)

    def report(self, content: bytes, *, with_changes: bool) -> AttackReport:
        return report(content, with_changes=with_changes)

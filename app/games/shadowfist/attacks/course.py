"""The course of an attack: chain by chain, then the target. Rules: 28.5 to 28.8."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from app.games.shadowfist.attacks import Attack, Attacker, Interceptor
from app.games.shadowfist.attacks.division import smoking_most
from app.games.shadowfist.attacks.interception import Finding, chain_of
from app.games.shadowfist.engine.damage.combat import Exchange, ambush, exchange
from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.engine.damage.inflicting import points_to_divide
from app.games.shadowfist.engine.damage.results import Result, SmokedBy


@dataclass(frozen=True, slots=True)
class Combat:
    """One combat as it was fought. `first` is the Ambush pass; `is_assumed` marks shares that
    nobody chose (30.3.1)."""

    attackers: tuple[Combatant, ...]
    defender: Combatant
    first: Exchange | None
    second: Exchange | None
    shares: Mapping[int, int] | None = None
    is_assumed: bool = False

    @property
    def exchanges(self) -> tuple[Exchange, ...]:
        """Both passes, without those in which nothing was inflicted."""
        return tuple(each for each in (self.first, self.second) if each and each.inflictions)


@dataclass(frozen=True, slots=True)
class Phase:
    """Combats fought at the same time. `place` in the chains counts from 1; 0 is the target."""

    player: str
    place: int
    combats: tuple[Combat, ...]
    stopped: tuple[tuple[Combatant, Combatant], ...] = ()
    """Attackers that cease attacking, each with the interceptor that it did not overcome."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A card after the attack. `stopped_by` is the interceptor that it did not overcome."""

    card: Combatant
    smoked: SmokedBy | None = None
    is_beaten: bool = False
    is_stunned: bool = False
    is_revealed: bool = False
    has_fought: bool = False
    stopped_by: Combatant | None = None

    @property
    def is_gone(self) -> bool:
        """True if it was smoked."""
        return self.smoked is not None


@dataclass(frozen=True, slots=True)
class Fought:
    """An attack and what came of it. `standings` are by the keys of the cards."""

    attack: Attack
    phases: tuple[Phase, ...]
    standings: Mapping[int, Standing]
    findings: tuple[Finding, ...]
    bypassed: tuple[tuple[Interceptor, Combatant], ...] = ()
    """Interceptors that ceased intercepting, with their attackers."""

    @property
    def target(self) -> Standing:
        """The target after the attack."""
        return self.standings[self.attack.target.key]

    @property
    def damage(self) -> int:
        """Combat damage inflicted on the target, in points."""
        return self.target.card.counters.total - self.attack.target.counters.total

    @property
    def is_successful(self) -> bool:
        """True if combat damage was inflicted on the target. Rules: 28.11, 28.12."""
        return self.damage > 0


def fight(attack: Attack) -> Fought:
    """Fight an attack through."""
    table = _Table(attack)
    phases = [*table.interception(), *table.combat_with_target()]
    return Fought(
        attack, tuple(phases), dict(table.standings), tuple(table.findings), tuple(table.bypassed)
    )


class _Table:
    """The cards of an attack while it is fought."""

    def __init__(self, attack: Attack) -> None:
        self.attack = attack
        self.standings = {card.key: Standing(card) for card in attack.cards}
        self.findings: list[Finding] = []
        self.bypassed: list[tuple[Interceptor, Combatant]] = []
        self.chains: dict[int, tuple[Interceptor, ...]] = {}
        for each in attack.attackers:
            stays, bypassed, findings = chain_of(each, attack.target)
            self.chains[each.card.key] = stays
            self.bypassed += ((interceptor, each.card) for interceptor in bypassed)
            self.findings += findings

    def interception(self) -> Sequence[Phase]:
        """All combats with interceptors, player by player and place by place. Rules: 28.6.7."""
        phases = []
        for player in self.attack.intercepting_players:
            chains = {
                key: [each.card for each in chain if each.player == player]
                for key, chain in self.chains.items()
            }
            for place in range(max(map(len, chains.values()))):
                pairs = [
                    (each.card.key, chains[each.card.key][place])
                    for each in self.attack.attackers
                    if self._attacks(each) and place < len(chains[each.card.key])
                ]
                if pairs:
                    phases.append(self._phase(player, place + 1, pairs))
        return phases

    def combat_with_target(self) -> Sequence[Phase]:
        """The combat of all remaining attackers with the target. Rules: 28.7."""
        remaining = [each for each in self.attack.attackers if self._attacks(each)]
        if not remaining:
            return ()
        combat = self._combat([each.card.key for each in remaining], self.attack.target.key)
        return (Phase("", 0, (combat,)),)

    def _attacks(self, attacker: Attacker) -> bool:
        standing = self.standings[attacker.card.key]
        return not standing.is_gone and standing.stopped_by is None

    def _phase(self, player: str, place: int, pairs: Sequence[tuple[int, Combatant]]) -> Phase:
        combats = tuple(self._combat([attacker], card.key) for attacker, card in pairs)
        stopped = []
        for attacker, card in pairs:
            standing = self.standings[attacker]
            if not standing.is_gone and not self.standings[card.key].is_gone:
                now = self.standings[card.key].card
                self.standings[attacker] = replace(standing, stopped_by=now)
                stopped.append((standing.card, now))
        return Phase(player, place, combats, tuple(stopped))

    def _combat(self, attackers: Sequence[int], defender: int) -> Combat:
        before = tuple(self.standings[key].card for key in attackers)
        met = self.standings[defender].card
        first = ambush(before, met)
        self._place(first)
        second, shares, is_assumed = None, None, False
        if not self.standings[defender].is_gone:
            shares, is_assumed = self._shares(attackers, defender)
            second = exchange(
                [self.standings[key].card for key in attackers],
                self.standings[defender].card,
                shares,
                first.struck if first else frozenset(),
            )
            self._place(second)
        for key in (*attackers, defender):
            self.standings[key] = replace(self.standings[key], has_fought=True)
        return Combat(before, met, first, second, shares, is_assumed)

    def _place(self, done: Exchange | None) -> None:
        for result in done.results if done else ():
            key = result.before.key
            self.standings[key] = _after(self.standings[key], result)

    def _shares(
        self, attackers: Sequence[int], defender: int
    ) -> tuple[Mapping[int, int] | None, bool]:
        """Return the target's shares of damage by attacker, and True if nobody chose them.

        The shares are None if there is nothing to divide. Rules: 30.3.1.
        """
        source = self.standings[defender].card
        if len(attackers) == 1 or not source.is_character:
            return None, False
        given = {each.card.key: each.share for each in self.attack.attackers}
        asked = {key: given[key] or 0 for key in attackers}
        points = points_to_divide(source)
        is_chosen = any(given[key] is not None for key in attackers)
        if is_chosen and sum(asked.values()) == points:
            return asked, False
        if is_chosen:
            self.findings.append(
                Finding(
                    "30.3.1",
                    f"The shares add up to {sum(asked.values())}, but {source.name} divides "
                    f"{points} among its attackers. The shares that smoke most are used.",
                )
            )
        return smoking_most(source, [self.standings[key].card for key in attackers]), True


def _after(standing: Standing, result: Result) -> Standing:
    return replace(
        standing,
        card=result.after,
        smoked=result.smoked,
        is_beaten=result.is_beaten,
        is_stunned=standing.is_stunned or result.is_stunned,
        is_revealed=standing.is_revealed or result.is_revealed,
    )

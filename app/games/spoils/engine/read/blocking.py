"""Possible blockers and blocking parties. Rules: 608.1d, 507.3, 412, 505."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.obstacles import Found, Obstacle, Obstacles, is_clear
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import battles, stats
from app.games.spoils.engine.read.active_text import rules_for, rules_on
from app.games.spoils.engine.read.filters import fits
from app.games.spoils.engine.read.parties import Candidate, Parties, SizeRule, parties_of
from app.games.spoils.terms import CardType

_BLOCKER_OF_OTHERS: Final = Found(Obstacle.BLOCKER_OF_OTHERS)
_BLOCKER_DEPLETED: Final = Found(Obstacle.BLOCKER_DEPLETED)
_NO_BLOCKER: Final = Found(Obstacle.NO_BLOCKER)


def possible_blockers(state: State, player: Player) -> list[CardId]:
    """Characters that can be in a blocking party now, though all attackers may have left the
    battle. Rules: 608.1d.
    """
    battle = state.battle
    if battle is None or not is_clear(obstacles_to_blocking(state, player, battle.attacking)):
        return []
    return [
        card
        for card in stats.in_play_of_type(state, CardType.CHARACTER)
        if is_clear(obstacles_as_blocker(state, card, player, battle.attacking))
    ]


def obstacles_to_blocking(state: State, player: Player, party: Sequence[CardId]) -> Obstacles:
    """Yield what keeps a player from blocking a party with anybody. Rules: 412.1, 402.7."""
    if cannot_be_blocked(state, party):
        yield Found(Obstacle.UNBLOCKABLE)
    for rule, scope in rules_for(state, player, v.Cannot):
        if rule.action is v.Action.BLOCK:
            yield Found(Obstacle.BLOCK_FORBIDDEN, (scope.source,))


def cannot_be_blocked(state: State, party: Sequence[CardId]) -> bool:
    """True if no member of the party can be blocked. Rules: 412.1."""
    return bool(party) and all(
        any(
            rule.action is v.Action.BE_BLOCKED and rule.by == v.CARD
            for rule, _ in rules_on(state, card, v.Cannot)
        )
        for card in party
    )


def obstacles_as_blocker(
    state: State, card: CardId, player: Player, party: Sequence[CardId]
) -> Obstacles:
    """Yield what keeps a card from blocking a party. Rules: 608.1d, 507.3, 402.7."""
    if state.controller[card] != player:
        yield _BLOCKER_OF_OTHERS
    if not battles.can_enter_battle(state, card):
        is_there = battles.could_enter_restored(state, card)
        yield _BLOCKER_DEPLETED if is_there else _NO_BLOCKER
        if not is_there:
            return
    for rule, scope in rules_on(state, card, v.Cannot):
        if rule.action is v.Action.BLOCK:
            yield Found(Obstacle.BLOCKER_FORBIDDEN, (scope.source,))
    if stats.is_covert(state, card) != (is_covert := battles.is_covert_party(state, party)):
        if not is_covert:
            yield Found(Obstacle.COVERT_BLOCKER)
        elif not any(
            rule.action is v.Action.BLOCK_COVERT for rule, _ in rules_on(state, card, v.Can)
        ):
            yield Found(Obstacle.COVERT_PARTY)
    for member in party:
        for only, scope in rules_on(state, member, v.OnlyBlockedBy):
            if not fits(scope, card, only.cards):
                yield Found(Obstacle.BLOCKED_BY_OTHERS, (scope.source,))
        for rule, scope in rules_on(state, member, v.Cannot):
            if rule.action is not v.Action.BE_BLOCKED or rule.by == v.CARD:
                continue
            if fits(scope, card, rule.by):
                yield Found(Obstacle.BLOCKED_BY_OTHERS, (scope.source,))


def possible_parties(state: State, player: Player) -> Parties:
    """The blocking parties that a player could form now. Rules: 505, 608.1d."""
    about = ("blocking parties", player)
    known: Parties | None = state.cached.get(about)
    if known is None:
        known = parties_of(_candidates(state, player))
        state.cached[about] = known
    return known


def can_decline(state: State, player: Player) -> bool:
    """True if a player need not block at all. Rules: 505.2c."""
    return not possible_parties(state, player).most_met


def _candidates(state: State, player: Player) -> list[Candidate]:
    battle = state.battle
    able = possible_blockers(state, player)
    if battle is None or not able:
        return []
    asked = max(
        (
            rule.at_least
            for card in battle.attacking
            for rule, _ in rules_on(state, card, v.BlockingPartySize)
        ),
        default=1,
    )
    faced = (SizeRule("attackers", at_least=asked),) if asked > 1 else ()
    return [
        Candidate(
            card,
            sizes=(*faced, *size_rules(state, player, card)),
            requirements=_demands_to_block(state, card, battle.attacking),
        )
        for card in able
    ]


def size_rules(state: State, player: Player, card: CardId) -> tuple[SizeRule, ...]:
    """The texts' rules for the size of any party that a player forms with a card. Rules: 505.1."""
    even = (*rules_for(state, player, v.EvenParty), *rules_on(state, card, v.EvenParty))
    found = [SizeRule(scope.source, is_even=True) for _, scope in even]
    for it, scope in rules_on(state, card, v.PartySize):
        found.append(SizeRule(scope.source, at_least=it.at_least))
    return tuple(dict.fromkeys(found))


def _demands_to_block(state: State, card: CardId, party: Sequence[CardId]) -> int:
    """The number of texts that require a character to block one of the attackers. Rules: 505.2."""
    return sum(
        rule.action is v.Action.BLOCK
        and (rule.object == v.CARD or any(fits(scope, it, rule.object) for it in party))
        for rule, scope in rules_on(state, card, v.Must)
    )

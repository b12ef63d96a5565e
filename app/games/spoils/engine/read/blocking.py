"""Possible blockers and blocking parties. Rules: 608.1d, 507.3, 412, 505."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import battles, stats
from app.games.spoils.engine.read.active_text import rules_for, rules_on
from app.games.spoils.engine.read.filters import fits
from app.games.spoils.engine.read.parties import Candidate, Parties, SizeRule, parties_of
from app.games.spoils.terms import CardType


def possible_blockers(state: State, player: Player) -> list[CardId]:
    """Characters that can be in a blocking party now, though all attackers may have left the
    battle. Rules: 608.1d.
    """
    battle = state.battle
    if battle is None or cannot_be_blocked(state, battle.attacking):
        return []
    if any(r.action is v.Action.BLOCK for r, _ in rules_for(state, player, v.Cannot)):
        return []
    return [
        card
        for card in stats.in_play_of_type(state, CardType.CHARACTER)
        if state.controller[card] == player
        and battles.can_enter_battle(state, card)
        and _can_block(state, card, battle.attacking)
    ]


def cannot_be_blocked(state: State, party: Sequence[CardId]) -> bool:
    """True if no member of the party can be blocked. Rules: 412.1."""
    return bool(party) and all(
        any(
            rule.action is v.Action.BE_BLOCKED and rule.by == v.CARD
            for rule, _ in rules_on(state, card, v.Cannot)
        )
        for card in party
    )


def _can_block(state: State, card: CardId, party: Sequence[CardId]) -> bool:
    if any(r.action is v.Action.BLOCK for r, _ in rules_on(state, card, v.Cannot)):
        return False
    if stats.is_covert(state, card) != battles.is_covert_party(state, party):
        allowed = any(
            rule.action is v.Action.BLOCK_COVERT for rule, _ in rules_on(state, card, v.Can)
        )
        if not (allowed and battles.is_covert_party(state, party)):
            return False
    for member in party:
        for only, scope in rules_on(state, member, v.OnlyBlockedBy):
            if not fits(scope, card, only.cards):
                return False
        for rule, scope in rules_on(state, member, v.Cannot):
            if rule.action is not v.Action.BE_BLOCKED or rule.by == v.CARD:
                continue
            if fits(scope, card, rule.by):
                return False
    return True


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

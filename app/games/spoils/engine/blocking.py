"""Who can block whom. Rules: 608.1d, 507.3, 412, 505."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import battles, stats
from app.games.spoils.engine.actions import CardId, Player
from app.games.spoils.engine.changing import rules_for, rules_on
from app.games.spoils.engine.nouns import fits
from app.games.spoils.engine.state import State
from app.games.spoils.terms import CardType


def possible_blockers(state: State, player: Player) -> list[CardId]:
    """Characters that can be in a blocking party now. Rules: 608.1d."""
    battle = state.battle
    if battle is None or not battle.attacking or cannot_be_blocked(state, battle.attacking):
        return []
    if any(r.action is words.Action.BLOCK for r, _ in rules_for(state, player, words.Cannot)):
        return []
    return [
        card
        for card in stats.in_play_of_type(state, CardType.CHARACTER)
        if state.controller[card] == player
        and battles.can_enter_battle(state, card)
        and _can_block(state, card, battle.attacking)
    ]


def cannot_be_blocked(state: State, party: Sequence[CardId]) -> bool:
    """Whether all members of a party cannot be blocked. Rules: 412.1."""
    return bool(party) and all(
        any(
            rule.action is words.Action.BE_BLOCKED and rule.by == words.CARD
            for rule, _ in rules_on(state, card, words.Cannot)
        )
        for card in party
    )


def _can_block(state: State, card: CardId, party: Sequence[CardId]) -> bool:
    if any(r.action is words.Action.BLOCK for r, _ in rules_on(state, card, words.Cannot)):
        return False
    if stats.is_covert(state, card) != battles.is_covert_party(state, party):
        allowed = any(
            rule.action is words.Action.BLOCK_COVERT for rule, _ in rules_on(state, card, words.Can)
        )
        if not (allowed and battles.is_covert_party(state, party)):
            return False
    for member in party:
        for only, scope in rules_on(state, member, words.OnlyBlockedBy):
            if not fits(scope, card, only.cards):
                return False
        for rule, scope in rules_on(state, member, words.Cannot):
            if rule.action is not words.Action.BE_BLOCKED or rule.by == words.CARD:
                continue
            if fits(scope, card, rule.by):
                return False
    return True


def can_be_completed(state: State, player: Player, chosen: tuple[CardId, ...]) -> bool:
    """Whether some blocking party with these members could be formed."""
    if is_complete(state, player, chosen):
        return True
    rest = [c for c in possible_blockers(state, player) if c not in chosen]
    wanted = _least(state, chosen) - len(chosen)
    return any(
        is_complete(state, player, (*chosen, *more))
        for more in (rest[: max(wanted, 1)], rest, _owing(state, player, chosen))
    )


def is_complete(state: State, player: Player, chosen: Sequence[CardId]) -> bool:
    """Whether these characters, or none, may block. Rules: 505.1."""
    if chosen:
        if len(chosen) < _least(state, chosen):
            return False
        if len(chosen) % 2 and must_be_even(state, player, chosen):
            return False
    return not _owing(state, player, chosen)


def _owing(state: State, player: Player, chosen: Sequence[CardId]) -> list[CardId]:
    """Characters that must block and are not among those chosen. Rules: 505.1."""
    able = possible_blockers(state, player)
    battle = state.battle
    assert battle is not None
    found = []
    for card in able:
        if card in chosen or len(able) < _least(state, (*chosen, card)):
            continue
        for rule, scope in rules_on(state, card, words.Must):
            if rule.action is words.Action.BLOCK and (
                rule.object == words.CARD
                or any(fits(scope, member, rule.object) for member in battle.attacking)
            ):
                found.append(card)
                break
    return found


def _least(state: State, chosen: Sequence[CardId]) -> int:
    """How many blockers the attacking party, and those chosen, ask for at least."""
    battle = state.battle
    assert battle is not None
    asked = [
        rule.at_least
        for card in battle.attacking
        for rule, _ in rules_on(state, card, words.BlockingPartySize)
    ]
    wanted = [it.at_least for c in chosen for it, _ in rules_on(state, c, words.PartySize)]
    return max((*asked, *wanted), default=1)


def must_be_even(state: State, player: Player, party: Sequence[CardId]) -> bool:
    """Whether a party with these members must have an even number of them."""
    if rules_for(state, player, words.EvenParty):
        return True
    return any(rules_on(state, card, words.EvenParty) for card in party)

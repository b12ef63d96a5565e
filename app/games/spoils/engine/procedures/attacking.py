"""Attacking: announcement, attackers, tactics and abilities, blockers. Rules: 608, 507.3, 412."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events, frames, windows
from app.games.spoils.engine.model.actions import DONE, Action, CardId, Choose, Done, Player
from app.games.spoils.engine.model.bindings import Bindings
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import AttackLocals, CostLocals, NumericCost, Purpose
from app.games.spoils.engine.model.obstacles import Found, Obstacle, Obstacles, is_clear
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import costs
from app.games.spoils.engine.read import battles, blocking, prices, stats
from app.games.spoils.engine.read.active_text import rules_for, rules_on
from app.games.spoils.engine.read.parties import Candidate, Parties, SizeRule, parties_of
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.write import battle_mutations, mutations, snapshots
from app.games.spoils.terms import CardType

_ATTACKER_OF_OTHERS: Final = Found(Obstacle.ATTACKER_OF_OTHERS)
_ATTACKER_DEPLETED: Final = Found(Obstacle.ATTACKER_DEPLETED)
_ATTACKER_NEW: Final = Found(Obstacle.ATTACKER_NEW)
_NO_CHARACTER: Final = Found(Obstacle.NO_CHARACTER)


def start(state: State, player: Player, target: CardId) -> Frame:
    """Start a battle of a player, from the announcement to its end. Rules: 302.8, 608.1."""
    return frames.push(state, "attack", player, AttackLocals(target))


def targets(state: State, player: Player) -> list[CardId]:
    """The factions and locations a player does not control. Rules: 608.1a, 207.3."""
    found = [state.faction[1 - player]]
    found += [
        card
        for card in stats.in_play_of_type(state, CardType.LOCATION)
        if state.controller[card] != player
    ]
    return found


def possible_attackers(state: State, player: Player, target: CardId) -> Sequence[CardId]:
    """Characters that can be in an attacking party. Rules: 204.3, 608.1b."""
    about = ("attackers", player, target)
    known: Sequence[CardId] | None = state.cached.get(about)
    if known is None:
        known = tuple(_able_to_attack(state, player, target))
        state.cached[about] = known
    return known


def _able_to_attack(state: State, player: Player, target: CardId) -> list[CardId]:
    if not is_clear(obstacles_to_attacking(state, player, target)):
        return []
    return [
        card
        for card in stats.in_play_of_type(state, CardType.CHARACTER)
        if is_clear(obstacles_as_attacker(state, card, player, target))
    ]


def obstacles_to_attacking(state: State, player: Player, target: CardId) -> Obstacles:
    """The texts that keep a player from attacking a target with anybody. Rules: 402.7, 101.1."""
    for rule, scope in rules_for(state, player, v.Cannot):
        if rule.action is v.Action.ATTACK:
            yield Found(Obstacle.ATTACK_FORBIDDEN, (scope.source,))
        if rule.action is v.Action.ATTACK_FACTION and state.faction[scope.you] == target:
            yield Found(Obstacle.FACTION_SAFE, (scope.source,))
    if limits := _limits(rules_for(state, player, v.AtMostEachTurn)):
        turn = state.this_turn
        times = sum(isinstance(it, events.Attacked) and it.player == player for it in turn)
        for most, source in limits:
            if times >= most:
                yield Found(Obstacle.ATTACKS_USED_UP, (source,))


def obstacles_as_attacker(state: State, card: CardId, player: Player, target: CardId) -> Obstacles:
    """Yield what keeps a card out of every party that attacks a target. Rules: 608.1b, 204.3."""
    if state.controller[card] != player:
        yield _ATTACKER_OF_OTHERS
    if not battles.can_enter_battle(state, card):
        is_there = battles.could_enter_restored(state, card)
        yield _ATTACKER_DEPLETED if is_there else _NO_CHARACTER
        if not is_there:
            return
    if not state.ready[card] and not any(
        rule.action is v.Action.ATTACK_AT_ONCE for rule, _ in rules_on(state, card, v.Can)
    ):
        yield _ATTACKER_NEW
    for rule, scope in rules_on(state, card, v.Cannot):
        if rule.action is v.Action.ATTACK:
            yield Found(Obstacle.ATTACKER_FORBIDDEN, (scope.source,))
        if rule.action is v.Action.ATTACK_FACTION and state.faction[scope.you] == target:
            yield Found(Obstacle.ATTACKER_FACTION_SAFE, (scope.source,))
    if limits := _limits(rules_on(state, card, v.AtMostEachTurn)):
        turn = battles.since_it_entered(state, card)
        times = sum(isinstance(it, events.Attacked) and card in it.party for it in turn)
        for most, source in limits:
            if times >= most:
                yield Found(Obstacle.ATTACKER_USED_UP, (source,))


def _limits(rules: Sequence[tuple[v.AtMostEachTurn, Scope]]) -> list[tuple[int, CardId]]:
    """The numbers of attacks that texts allow in a turn, each with the card that says so."""
    return [(it.times, scope.source) for it, scope in rules if it.action is v.Action.ATTACK]


def can_attack(state: State, player: Player, target: CardId) -> bool:
    """True if at least one party could be formed against the target. Rules: 608.1a, 505.1."""
    return is_clear(obstacles_to_target(state, player, target))


def obstacles_to_target(state: State, player: Player, target: CardId) -> Obstacles:
    """Yield what keeps a player from forming any party against the target. Rules: 608.1a, 505.1."""
    if not possible_attackers(state, player, target):
        yield from obstacles_to_attacking(state, player, target)
        yield Found(Obstacle.NO_ATTACKER)
    elif possible_parties(state, player, target).most_met is None:
        is_dear = attack_price(state, player, ()) > prices.budget(state, player)
        yield Found(Obstacle.ATTACK_TOO_DEAR if is_dear else Obstacle.NO_ATTACKING_PARTY)


def attack_price(state: State, player: Player, party: Sequence[CardId]) -> int:
    """The number of free resources that a party of these members costs. Rules: 505.1, 505.2b."""
    members = sum(prices.demanded_for_member(state, player, card) for card in party)
    return prices.demanded(state, player, v.Action.ATTACK) + members


def announce(state: State, frame: Frame) -> None:
    """Announce the attack. Rules: 608.1a."""
    battle_mutations.begin_battle(state, frame.player, frames.own(frame, AttackLocals).target)


def choose_attackers(state: State, frame: Frame) -> None:
    """Choose the attackers one by one. Rules: 608.1b."""
    player, own = frame.player, frames.own(frame, AttackLocals)
    target, chosen = own.target, own.chosen
    if frame.answer is not None:
        answer = frames.answered(frame)
        if isinstance(answer, Done):
            return
        assert isinstance(answer, Choose)
        chosen = (*chosen, answer.card)
        own.chosen = chosen
    able = [c for c in possible_attackers(state, player, target) if c not in chosen]
    parties = possible_parties(state, player, target)
    options: list[Action] = [Choose(card) for card in able if parties.has_one_with((*chosen, card))]
    if parties.has(chosen):
        options.append(DONE)
    if options in ([], [DONE]):
        return
    frames.ask(state, player, DecisionKind.ATTACKERS, options, chosen=chosen)
    frames.again(frame)


def possible_parties(state: State, player: Player, target: CardId) -> Parties:
    """The attacking parties that a player could form against a target. Rules: 505, 608.1b."""
    about = ("attacking parties", player, target)
    known: Parties | None = state.cached.get(about)
    if known is None:
        left = prices.budget(state, player) - attack_price(state, player, ())
        able = _candidates(state, player, target) if left >= 0 else ()
        known = parties_of(able, left, sizes_may_conflict=True)
        state.cached[about] = known
    return known


def _candidates(state: State, player: Player, target: CardId) -> list[Candidate]:
    return [
        Candidate(
            card,
            sizes=(*blocking.size_rules(state, player, card), *_most_members(state, card)),
            requirements=demands_to_attack(state, card),
            price=prices.demanded_for_member(state, player, card),
        )
        for card in possible_attackers(state, player, target)
    ]


def _most_members(state: State, card: CardId) -> list[SizeRule]:
    """The limits on the size of an attacking party that has the card as a member."""
    rules = rules_on(state, card, v.AttackingPartySize)
    return [SizeRule(scope.source, at_most=it.at_most) for it, scope in rules]


def demands_to_attack(state: State, card: CardId) -> int:
    """The number of texts that say that the character must attack if it can. Rules: 505.2."""
    musts = rules_on(state, card, v.Must)
    return sum(rule.action is v.Action.ATTACK for rule, _ in musts)


def owes_attack(state: State, player: Player, target: CardId) -> bool:
    """True if somebody has to attack before the turn ends, and could attack this target."""
    return bool(possible_parties(state, player, target).most_met)


def pay_for_party(state: State, frame: Frame) -> None:
    """Meet what must be paid for the party. Rules: 505.1."""
    due = attack_price(state, frame.player, frames.own(frame, AttackLocals).chosen)
    if due:
        snapshots.keep(state)
        faction = state.faction[frame.player]
        own = CostLocals((), purpose=Purpose.OTHER, total=due, numeric=NumericCost.PAID)
        text = Bindings(this=state.ref(faction))
        costs.start(state, frame.player, faction, own, text)


def form(state: State, frame: Frame) -> None:
    """Deplete the attackers and form the attacking party. Rules: 608.1b."""
    if frame.text.paid is not None:
        snapshots.drop(state)
    own = frames.own(frame, AttackLocals)
    party = [c for c in own.chosen if battles.can_enter_battle(state, c)]
    for card in party:
        mutations.deplete(state, card)
    battle_mutations.form_attacking_party(state, party, own.target)


def attackers_window(state: State, frame: Frame) -> None:
    """Let the attacking player use tactics and abilities. Rules: 608.1c."""
    windows.open_battle_window(state, frame.player)


def defenders_window(state: State, frame: Frame) -> None:
    """Then let the opponent use tactics and abilities. Rules: 608.1c."""
    frames.own(frame, AttackLocals).chosen = ()
    windows.open_battle_window(state, 1 - frame.player)


def choose_blockers(state: State, frame: Frame) -> None:
    """Choose the blockers one by one, or none. Rules: 608.1d."""
    player, own = 1 - frame.player, frames.own(frame, AttackLocals)
    chosen = own.chosen
    if frame.answer is not None:
        answer = frames.answered(frame)
        if isinstance(answer, Done):
            return
        assert isinstance(answer, Choose)
        chosen = (*chosen, answer.card)
        own.chosen = chosen
    parties = blocking.possible_parties(state, player)
    options: list[Action] = [
        Choose(card)
        for card in blocking.possible_blockers(state, player)
        if card not in chosen and parties.has_one_with((*chosen, card))
    ]
    if parties.has(chosen) if chosen else blocking.can_decline(state, player):
        options.append(DONE)
    if options in ([], [DONE]):
        return
    frames.ask(state, player, DecisionKind.BLOCKERS, options, chosen=chosen)
    frames.again(frame)


def block(state: State, frame: Frame) -> None:
    """Form the blocking party, then resolve the battle. Rules: 608.1d, 608.1e."""
    battle = state.battle
    assert battle is not None
    chosen = frames.own(frame, AttackLocals).chosen
    party = [c for c in chosen if battles.can_enter_battle(state, c)]
    battle_mutations.form_blocking_party(state, party)
    frames.push(state, "battle", frame.player)


def end(state: State, frame: Frame) -> None:
    """End the battle, and the changes that lasted as long. Rules: 302.8."""
    over = [it for it in state.changes if it.ends == v.Until.END_OF_BATTLE.value]
    battle_mutations.end_battle(state)
    mutations.end_changes(state, over)


ATTACK: Final[tuple[frames.Step, ...]] = (
    announce,
    choose_attackers,
    pay_for_party,
    form,
    attackers_window,
    defenders_window,
    choose_blockers,
    block,
    end,
)

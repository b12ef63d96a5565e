"""Apprentice: plays by fixed rules and does not look ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import (
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    DecisionKind,
    Deploy,
    Done,
    EndTurn,
    Player,
    State,
    View,
    meaning,
    meanings,
    stats,
)
from app.games.spoils.goldfish.paying import cheapest_payment
from app.games.spoils.players.fighting import fighter, fighters, gain
from app.games.spoils.players.resources import resource_to_play, wants_resource
from app.games.spoils.terms import CardType
from app.games.tabletop.chance.shuffle import Stream
from app.games.tabletop.referee.players import Choice, Effort, Position

_DONE: Final = Done()


class Apprentice:
    """A player that answers by fixed rules and what it sees; it uses no responses or abilities."""

    responds = False
    uses_abilities = False

    def decide(
        self, position: Position[State, Action, View], chance: Stream, effort: Effort
    ) -> Choice[Action]:
        """Answer by the rules; nothing is left to chance."""
        return Choice(by_rule(position.shown(), position.legal))


def by_rule(state: State, legal: Sequence[Action]) -> Action:
    """The answer of Apprentice to the open question; it reads nothing that is hidden."""
    assert state.decision is not None
    rule = _RULES.get(state.decision.kind, _decline)
    return rule(state, state.decision.player, legal)


def _decline(state: State, me: Player, legal: Sequence[Action]) -> Action:
    return next((it for it in legal if isinstance(it, (Done, EndTurn))), legal[0])


def _act(state: State, me: Player, legal: Sequence[Action]) -> Action:
    """Deploy the dearest card, then attack if that pays."""
    deployments = [it for it in legal if isinstance(it, Deploy) and _is_useful(state, me, it.card)]
    if deployments:
        return max(deployments, key=lambda it: state.kind_of(it.card).card.cost or 0)
    faction = Attack(state.faction[1 - me])
    if faction in legal and _attackers(state, me):
        return faction
    return _decline(state, me, legal)


def _is_useful(state: State, me: Player, card: CardId) -> bool:
    """True if a card is worth deploying; a tactic waits until the other side has characters."""
    if state.kind_of(card).card.type is not CardType.TACTIC:
        return True
    return any(
        state.controller[it] != me for it in stats.in_play_of_type(state, CardType.CHARACTER)
    )


def _standing(state: State, player: Player) -> list[CardId]:
    """The characters of a player that are not depleted."""
    return [
        card
        for card in stats.in_play_of_type(state, CardType.CHARACTER)
        if state.controller[card] == player and not state.depleted[card]
    ]


def _attackers(state: State, me: Player) -> list[CardId]:
    """The characters that can attack, if that pays whether or not it is blocked; else none."""
    mine = [card for card in _standing(state, me) if state.ready[card]]
    theirs = fighters(state, _standing(state, 1 - me))
    party = [it for it in fighters(state, mine) if it.strength]
    if not party:
        return []
    if theirs and gain(party, theirs) < 0:
        return []
    return [it.card for it in party]


def _choose_attackers(state: State, me: Player, legal: Sequence[Action]) -> Action:
    wanted = _attackers(state, me)
    able = [it for it in legal if isinstance(it, Choose)]
    return next((it for it in able if it.card in wanted), _decline(state, me, legal))


def _choose_blockers(state: State, me: Player, legal: Sequence[Action]) -> Action:
    """Block with everybody where that pays; with the least where the attack would win."""
    decision, battle = state.decision, state.battle
    assert decision is not None
    assert battle is not None
    able = [it.card for it in legal if isinstance(it, Choose)]
    attackers = fighters(state, battle.attacking)
    blockers = fighters(state, (*decision.chosen, *able))
    if able and gain(attackers, blockers) < 0:
        return Choose(able[0])
    is_lethal = sum(it.strength for it in attackers) >= state.influence[me]
    if able and is_lethal and not decision.chosen:
        return Choose(min(able, key=lambda card: fighter(state, card).worth))
    return _decline(state, me, legal)


def _develop(state: State, me: Player, legal: Sequence[Action]) -> Action:
    """Play a resource or draw, where the faction asks that; else take what comes first."""
    assert state.decision is not None
    for it in legal:
        if isinstance(it, Answer):
            meant = meaning(state.decision, it)
            if isinstance(meant, meanings.Steps) and any(
                isinstance(s, v.PlayResources) for s in meant.steps
            ):
                others = [other for other in legal if other != it]
                return it if wants_resource(state, me) or not others else others[0]
    return legal[0]


def _start(state: State, me: Player, legal: Sequence[Action]) -> Action:
    assert state.decision is not None
    decision = state.decision
    wanted = meanings.Starter(me)
    return next(
        (it for it in legal if isinstance(it, Answer) and meaning(decision, it) == wanted), legal[0]
    )


def _divide(state: State, me: Player, legal: Sequence[Action]) -> Action:
    """Assign as much damage as destroys the target, or all there is."""
    assert state.decision is not None
    (target,) = state.decision.chosen
    limit = stats.limit(state, target)
    most = max(it.value for it in legal if isinstance(it, Answer))
    if limit is None:
        return Answer(most)
    enough = Answer(max(0, limit - stats.damage(state, target)))
    return enough if enough in legal else Answer(most)


def _pick(state: State, me: Player, legal: Sequence[Action]) -> Action:
    """Pick the least of one's own cards while paying, else the best of another player's."""
    choices = [it for it in legal if isinstance(it, Choose)]
    if not choices:
        return legal[0]
    if state.holding:
        return min(
            choices, key=lambda it: (state.controller[it.card] != me, _worth(state, it.card))
        )
    return max(choices, key=lambda it: (state.controller[it.card] != me, _worth(state, it.card)))


def _worth(state: State, card: CardId) -> int:
    return 0 if state.face_down[card] else state.kind_of(card).card.cost or 0


def _agree(state: State, me: Player, legal: Sequence[Action]) -> Action:
    return Answer(1) if Answer(1) in legal else legal[0]


def _play_resource(state: State, me: Player, legal: Sequence[Action]) -> Action:
    return resource_to_play(state, me, legal)


def _pay(state: State, me: Player, legal: Sequence[Action]) -> Action:
    return cheapest_payment(state, legal)


_RULES: Final[Mapping[DecisionKind, Callable[[State, Player, Sequence[Action]], Action]]] = {
    DecisionKind.ACT: _act,
    DecisionKind.WHO_STARTS: _start,
    DecisionKind.ATTACH_TO_PAY: _pay,
    DecisionKind.PLAY_RESOURCE: _play_resource,
    DecisionKind.ATTACKERS: _choose_attackers,
    DecisionKind.BLOCKERS: _choose_blockers,
    DecisionKind.DIVIDE: _divide,
    DecisionKind.PICK: _pick,
    DecisionKind.CHOOSE_CARD: _pick,
    DecisionKind.CHOOSE_OPTION: _develop,
    DecisionKind.MAY: _agree,
}

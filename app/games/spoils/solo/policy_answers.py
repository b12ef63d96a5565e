"""Answers of a model's policy to the referee: the mulligan, the Develop Rule and resources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import (
    Action,
    Answer,
    Choose,
    Done,
    Player,
    PlayResource,
    State,
    meaning,
    meanings,
    stats,
)
from app.games.spoils.goldfish.model import Model
from app.games.spoils.goldfish.player_reference import (
    FACE_DOWN,
    Table,
    cards_to_put_back,
    preferred_resource,
    wants_to_play_face_down,
    wants_to_play_resource,
)
from app.games.spoils.terms import CardType


class PolicyAnswers:
    """Answers about the opening hand and about which cards to play as resources."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._number = {kind.card.name: place for place, kind in enumerate(model.kinds)}
        self._starting = Counter(card.name for card in model.setup.starting)

    def table(self, state: State, me: Player) -> Table:
        """A side's hand and resources in the model's terms, without cards from outside the deck."""
        starting, played = self._starting.copy(), []
        for card in state.in_play:
            if state.controller[card] != me:
                continue
            if state.face_down[card]:
                played.append(FACE_DOWN)
            elif state.kind_of(card).card.type is CardType.RESOURCE:
                name = state.name(card)
                if starting[name]:
                    starting[name] -= 1
                elif name in self._number:
                    played.append(self._number[name])
        hand = [self._number[name] for name in self._names(state, me) if name in self._number]
        left = [0] * len(state.deck[me])
        free = len(stats.free_resources(state, me))
        return Table(self.model, left, hand=hand, played=played, free=free)

    def mulligan(self, state: State, me: Player, legal: Sequence[Action]) -> Action:
        """The next card to put back, or Done. Rules: 601.1f."""
        decision = state.decision
        assert decision is not None
        wanted = Counter(cards_to_put_back(self.table(state, me)))
        wanted.subtract(self._number.get(state.name(card), -1) for card in decision.chosen)
        for it in legal:
            if isinstance(it, Choose) and wanted[self._number.get(state.name(it.card), -1)] > 0:
                return it
        return Done()

    def wants_to_develop(self, state: State, me: Player) -> bool:
        """True if the policy plays a resource with the Develop Rule. Rules: 202.8."""
        table = self.table(state, me)
        return wants_to_play_resource(table) or wants_to_play_face_down(table)

    def develop(self, world: State, legal: Sequence[Action]) -> Action | None:
        """The answer to the Develop Rule: play a resource or draw. Rules: 202.8.

        None if the question is another one.
        """
        decision = world.decision
        assert decision is not None
        playing = [
            it
            for it in legal
            if isinstance(it, Answer)
            and isinstance(meant := meaning(decision, it), meanings.Steps)
            and any(isinstance(step, v.PlayResources) for step in meant.steps)
        ]
        if not playing:
            return None
        others = [it for it in legal if it not in playing]
        plays = self.wants_to_develop(world, decision.player)
        return playing[0] if plays or not others else others[0]

    def resource(self, state: State, me: Player, legal: Sequence[Action]) -> Action:
        """The card to play as a resource, face-up or face-down. Rules: 605."""
        table = self.table(state, me)
        offered = [it for it in legal if isinstance(it, PlayResource)]
        if table.resources_in_hand():
            wanted, face_down = preferred_resource(table), False
        elif table.stuck():
            wanted, face_down = table.dearest_stuck(), True
        else:
            return offered[-1] if offered else legal[0]
        name = self.model.kinds[wanted].card.name
        for it in offered:
            if it.face_down == face_down and state.name(it.card) == name:
                return it
        return offered[0] if offered else legal[0]

    def _names(self, state: State, me: Player) -> list[str]:
        return [state.name(card) for card in state.hand[me]]

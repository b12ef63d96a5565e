"""Properties that compare the scores of cards, or what they require. Rules: 8.4, 11, 15."""

from __future__ import annotations

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import amounts, players, resources, scores
from app.games.shadowfist.engine.read.combatants import ahead


def at_most(state: State, scope: Scope, card: int, it: v.AtMost) -> bool:
    """15.0: what is printed as X or * is no number; of a face-down Site nothing is known."""
    if state.face_down[card]:
        return False
    if it.printed and it.score is v.FIGHTING and not state.kinds[card].has_fighting_number:
        return False
    most = amounts.amount(state, scope, it.amount)
    return amounts.score_of(state, card, it.score, printed=it.printed) <= most


def exactly(state: State, scope: Scope, card: int, it: v.Exactly) -> bool:
    """Tell whether a score is a number exactly; of a face-down Site nothing is known (24.4)."""
    number = amounts.amount(state, scope, it.amount)
    score = amounts.score_of(state, card, it.score, printed=it.printed)
    return score == number and not state.face_down[card]


def requires_of_pool(state: State, scope: Scope, card: int, it: v.RequiresOfPool) -> bool:
    """Tell whether a card requires a resource of which there is one in a pool. Rules: 8.4, 18.1."""
    needs = () if state.face_down[card] else state.kinds[card].requires
    return any(
        resources.provided(state, player, place) > 0
        for place, _ in needs
        for player in players.players_of(state, scope, it.who)
    )


def faces_stronger(state: State, scope: Scope, card: int, it: v.FacesStronger) -> bool:
    """Tell whether a card is about to fight a Character of higher Fighting. Rules: 30.1."""
    own = scores.fighting(state, card)
    return any(
        state.kinds[other].is_character and scores.fighting(state, other) > own
        for other in ahead(state, card)
    )

"""A fight whose loser is worn, and a turn in which only costs destroy."""

from __future__ import annotations

from dataclasses import replace

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, atoms, replacing
from app.games.spoils.engine.actions import CardId
from app.games.spoils.engine.changing import text_of
from app.games.spoils.engine.following import SCRATCH, scope_of
from app.games.spoils.engine.happenings import Deed, DestroyedByCostsAlone, Happening
from app.games.spoils.engine.replacing import APPLIED, HAPPENING
from app.games.spoils.engine.state import Frame, State

WEAR = words.Replacement(
    words.Destroyed(words.PICKED),
    (words.Bespoke("wear_the_loser", "the survivor gains all rules text of the loser"),),
)
"""In force while the damage of the fight takes effect."""


def fight(state: State, frame: Frame, step: words.Bespoke) -> bool:
    """Y damage on the first picked, X on the second, together; a sole loser is worn."""
    scope = scope_of(state, frame)
    if frame.bound.get(SCRATCH):
        over = [it for it in state.changes if it.what is WEAR and it.source == scope.source]
        atoms.end_changes(state, over)
        return True
    frame.bound[SCRATCH] = True
    atoms.change(state, WEAR, None, scope, words.Until.END_OF_TURN)
    things = [
        Happening(
            Deed.INFLICT,
            state.ref(card),
            amount=amounts.amount(scope, words.Number(letter)),
            shares=((scope.source, amounts.amount(scope, words.Number(letter))),),
        )
        for nth, letter in ((1, "Y"), (2, "X"))
        for card in scope.role(words.Role.PICKED, nth)
    ]
    replacing.bring_about(state, frame, things)
    return False


def wear_the_loser(state: State, frame: Frame, step: words.Bespoke) -> bool:
    """If the other one is not destroyed too, this one leaves the game and its text goes over."""
    scope = scope_of(state, frame)
    thing: Happening = frame.bound[HAPPENING]
    assert thing.card is not None
    loser = thing.card[0]
    picked = scope.role(words.Role.PICKED)
    if frame.bound.get(SCRATCH):
        return True
    if any(card in _being_destroyed(state) for card in picked if card != loser):
        frame.bound[HAPPENING] = replace(thing, applied=frame.bound[APPLIED])
        frame.bound["as usual"] = True
        return True
    frame.bound[SCRATCH] = True
    for survivor in (card for card in picked if card != loser):
        for paragraph in text_of(state, loser).paragraphs:
            gained = (state.ref(survivor),)
            atoms.change(
                state,
                words.GainsText(paragraph),
                gained,
                scope,
                words.Until.FOR_GOOD,
                as_characters=gained,
            )
    out = Happening(
        Deed.PUT,
        state.ref(loser),
        player=state.owner[loser],
        into=words.Place.OUT_OF_GAME,
        source=scope.source,
    )
    replacing.bring_about(state, frame, [out])
    return False


def _being_destroyed(state: State) -> set[CardId]:
    """The cards that are destroyed at the same moment."""
    return {
        thing.card[0]
        for frame in state.frames
        if frame.procedure == "happenings"
        for thing in (*frame.bound["waiting"], *frame.bound["settled"])
        if thing.deed is Deed.DESTROY and thing.card is not None
    }


def destroyed_by_costs_alone(state: State, frame: Frame, step: words.Bespoke) -> bool:
    """For this turn cards can be destroyed only as a cost."""
    scope = scope_of(state, frame)
    atoms.change(state, DestroyedByCostsAlone(), None, scope, words.Until.END_OF_TURN)
    frame.bound["done"] = True
    return True

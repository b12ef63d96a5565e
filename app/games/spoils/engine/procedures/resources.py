"""Playing a resource, face-up or face-down. Rules: 605, 203."""

from __future__ import annotations

from typing import Final

from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import DONE, Action, CardId, Done, Player, PlayResource
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import ResourceLocals, TextLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import ResourcePlayed
from app.games.spoils.engine.read import prices
from app.games.spoils.engine.write import areas, mutations
from app.games.spoils.engine.write.areas import Move
from app.games.spoils.terms import Area, CardType


def start(state: State, player: Player, *, optional: bool) -> Frame:
    """Let a player play one resource; `optional` allows to play none. Rules: 203.1, 605.1."""
    return frames.push(state, "resource", player, ResourceLocals(optional))


def play_face_down(state: State, player: Player, card: CardId) -> None:
    """Play a card face-down as a resource at once. Rules: 605.1d."""
    announced = state.game.rules.resources_are_announced
    if announced:
        mutations.emit(state, events.ResourcePlayed(card, player, True))
    areas.relocate(state, [Move(card, Area.IN_PLAY, controller=player, face_down=True)])
    if not announced:
        mutations.emit(state, events.ResourcePlayed(card, player, True))


def enter_attached(state: State, card: CardId) -> bool:
    """Let a card that is being played as a resource enter attached; False for any other card."""
    for frame in reversed(state.frames):
        own = frame.own
        if isinstance(own, ResourceLocals) and own.card == state.ref(card):
            own.attached = True
            return True
    return False


def options(state: State, player: Player) -> list[Action]:
    """Any card in hand or as though in hand, face-down; resource cards face-up too. 203.2."""
    found: list[Action] = []
    for card in (*state.hand[player], *prices.playable_as_in_hand(state, player)):
        if state.kind_of(card).card.type is CardType.RESOURCE:
            found.append(PlayResource(card, False))
        found.append(PlayResource(card, True))
    return found


def select(state: State, frame: Frame) -> None:
    """Choose a card in hand and its facing. Rules: 605.1a, 605.1b."""
    found = options(state, frame.player)
    if frames.own(frame, ResourceLocals).optional:
        found.append(DONE)
    if not found:
        frames.leave(state, frame)
        _tell(state, is_played=False)
        return
    frames.ask(state, frame.player, DecisionKind.PLAY_RESOURCE, found)


def selected(state: State, frame: Frame) -> None:
    """Take the player's selection. Cards that react do so before it is in play. Rules: 605.1c."""
    answer = frames.answered(frame)
    if isinstance(answer, Done):
        frames.leave(state, frame)
        _tell(state, is_played=False)
        return
    assert isinstance(answer, PlayResource)
    own = frames.own(frame, ResourceLocals)
    own.card, own.is_face_down = state.ref(answer.card), answer.face_down
    if state.game.rules.resources_are_announced:
        mutations.emit(state, events.ResourcePlayed(answer.card, frame.player, answer.face_down))


def put(state: State, frame: Frame) -> None:
    """Put it into play with that facing. Rules: 605.1d."""
    own = frames.own(frame, ResourceLocals)
    assert own.card is not None
    them = state.tracked((own.card,))
    for card in them:
        areas.relocate(
            state, [Move(card, Area.IN_PLAY, controller=frame.player, face_down=own.is_face_down)]
        )
        if own.attached:
            mutations.attach(state, card, state.faction[frame.player])
        if not state.game.rules.resources_are_announced:
            mutations.emit(state, events.ResourcePlayed(card, frame.player, own.is_face_down))
    frames.leave(state, frame)
    _tell(state, is_played=bool(them))


def _tell(state: State, *, is_played: bool) -> None:
    """Let the text below know whether a resource was played."""
    frames.own(state.frames[-1], TextLocals).outcome = ResourcePlayed(is_played)


RESOURCE: Final[tuple[frames.Step, ...]] = (select, selected, put)

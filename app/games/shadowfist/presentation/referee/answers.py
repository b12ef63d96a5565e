"""Questions and answers in words, as people at the table would say them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from app.games.shadowfist.engine import Action, Question, State
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.describe import seat
from app.games.shadowfist.engine.model.actions import (
    NEW_LOCATION,
    Attack,
    Choose,
    Done,
    EndTurn,
    Heal,
    Influence,
    Intercept,
    Move,
    Number,
    Pass,
    Place,
    Play,
    Reload,
    Reveal,
    Stealth,
    Tactics,
    Use,
)
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.locals import FollowLocals, RequireLocals
from app.games.shadowfist.engine.procedures.choosing import shown
from app.games.shadowfist.engine.procedures.fates import FATES
from app.games.shadowfist.engine.read.structure import front_site
from app.games.shadowfist.vocabulary import ChooseSteps, LookAndDiscard, SearchDeck

RULES: Final[Mapping[Question, str]] = {
    Question.GENERATE: "22.2.2.1",
    Question.KEEP_TURNED: "22.2.3",
    Question.DISCARD: "22.2.4",
    Question.ACT: "22.3.2",
    Question.RESPOND: "23.3",
    Question.START: "22.1",
    Question.X: "48.0",
    Question.FIGHTING: "48.0",
    Question.PLACE: "9.1.3",
    Question.SUBJECT: "25.5.1",
    Question.TARGET: "24.1.3",
    Question.SHOWN: "24.2.1",
    Question.OPTION: "24.1.3",
    Question.PLAYER: "24.1.3",
    Question.PLAY: "44.4",
    Question.TURN: "50.8",
    Question.MAY: "26.1.2",
    Question.ORDER: "26.1.5",
    Question.ATTACKERS: "28.1",
    Question.JOIN: "28.4",
    Question.INTERCEPT: "28.6",
    Question.DIVIDE: "30.3.1",
    Question.FATE: "30.3.3",
    Question.COLLAPSE: "9.1.4.1",
    Question.STAY: "28.8",
    Question.OPEN: "31.8",
    Question.BID: "31.6",
    Question.KEEP: "31.7",
}
"""The rule by which each question is asked."""

QUESTIONS: Final[Mapping[Question, str]] = {
    Question.GENERATE: "Generate Power, or forgo it and discard more.",
    Question.KEEP_TURNED: "Choose cards to keep turned.",
    Question.DISCARD: "Discard, then draw up to six.",
    Question.ACT: "Your Main Shot. Play cards, use effects, attack, or end the turn.",
    Question.RESPOND: "Respond, or let it resolve.",
    Question.START: "Start a scene, or go on.",
    Question.X: "How much Power for X?",
    Question.FIGHTING: "Its text is not known here. What is its Fighting?",
    Question.PLACE: "Choose a location.",
    Question.SUBJECT: "Choose a card to play it on.",
    Question.TARGET: "Choose a target.",
    Question.SHOWN: "Choose one of the cards that you see, or none.",
    Question.OPTION: "Choose one of the options.",
    Question.PLAYER: "Choose a player.",
    Question.PLAY: "Play a card, or none.",
    Question.TURN: "Choose cards to turn.",
    Question.MAY: "Use it?",
    Question.ORDER: "Choose what comes first.",
    Question.ATTACKERS: "Choose who attacks.",
    Question.JOIN: "Join the attack, or not.",
    Question.INTERCEPT: "Choose who intercepts.",
    Question.DIVIDE: "Divide the damage.",
    Question.FATE: "The Site has fallen. What becomes of it?",
    Question.COLLAPSE: "The location is gone. Where does the Character go?",
    Question.STAY: "Choose who stays at the seized Site.",
    Question.OPEN: "Open the auction, or not.",
    Question.BID: "Bid.",
    Question.KEEP: "Choose the copy that stays.",
}
"""The questions in words, for the player who has to answer."""

_FATES: Final = {
    Fate.SMOKED: "Smoke it",
    Fate.SEIZED: "Seize it",
    Fate.BURNED_FOR_VICTORY: "Burn it for victory",
    Fate.BURNED_FOR_POWER: "Burn it for Power",
}
_CHOOSE: Final = {
    Question.KEEP_TURNED: "Keep {} turned",
    Question.DISCARD: "Discard {}",
    Question.SUBJECT: "Play it on {}",
    Question.PLAY: "Play {}",
    Question.TURN: "Turn {}",
    Question.ATTACKERS: "Attack with {}",
    Question.JOIN: "Join with {}",
    Question.STAY: "{} stays there",
    Question.KEEP: "Keep {}",
}
_NUMBER: Final = {
    Question.GENERATE: "Generate {} Power",
    Question.X: "{} Power for X",
    Question.FIGHTING: "Fighting {}",
    Question.MAY: "Use it",
    Question.DIVIDE: "{} damage to the next attacker",
    Question.OPEN: "Open with {} Power",
    Question.BID: "Bid {} Power",
}
_PASS: Final = {
    Question.GENERATE: "Generate no Power",
    Question.RESPOND: "Let it resolve",
    Question.START: "Go on",
    Question.FIGHTING: "Say it later, by hand",
    Question.MAY: "Do not use it",
    Question.PLAY: "Play none",
    Question.SHOWN: "Take none",
    Question.OPEN: "Do not open",
    Question.BID: "Bid no more",
}
_DONE: Final = {
    Question.KEEP_TURNED: "Unturn the rest",
    Question.DISCARD: "Discard no more",
    Question.SHOWN: "Discard none",
    Question.TURN: "Turn no more",
    Question.ATTACKERS: "Attack with these",
    Question.JOIN: "Join with no more",
    Question.INTERCEPT: "Intercept with no more",
    Question.STAY: "Nobody else stays",
}


def name_of(state: State, card: int, viewer: int | None = None) -> str:
    """The title of a card, unless it is face-down and somebody else's."""
    if viewer is not None and state.face_down[card] and state.controller[card] != viewer:
        return "a face-down Site"
    return state.kinds[card].title


def answer_words(
    state: State,
    action: Action,
    viewer: int | None = None,
    names: Callable[[int], str] = seat,
) -> str:
    """An answer to the open question, as the label of a button.

    `viewer` is who reads it; without one nothing is hidden. `names` gives the name of a seat.
    """
    asked = state.decision
    assert asked is not None, "nothing is asked"

    def name(card: int) -> str:
        return name_of(state, card, viewer)

    match action:
        case Play(card, crisis):
            return f"Play {name(card)}{' at its Crisis cost' if crisis else ''}"
        case Move(card, location):
            return f"Move {name(card)} {_at(state, location, viewer, names)}"
        case Heal(card):
            return f"Turn {name(card)} to heal it"
        case Reveal(card):
            return f"Reveal {name(card)}"
        case Reload(card):
            return f"Reload {name(card)}"
        case Stealth(card, interceptor):
            return f"Use Stealth of {name(card)} against {name(interceptor)}"
        case Tactics(card):
            return f"Use Tactics of {name(card)}"
        case Influence(interceptor):
            return f"Use Influence against {name(interceptor)}"
        case Use(card, ability):
            return f"Use {name(card)}{_which(state, card, ability)}"
        case Attack(target):
            return f"Attack {name(target)}"
        case Intercept(interceptor, attacker):
            return f"Intercept {name(attacker)} with {name(interceptor)}"
        case EndTurn():
            return "End turn"
        case Pass():
            return _PASS.get(asked.kind, "Decline")
        case Done():
            return _DONE.get(asked.kind, "No more")
        case Choose(card):
            return _CHOOSE.get(asked.kind, "Choose {}").format(name(card))
        case Place(location):
            return _placed(state, asked.kind, location, viewer, names)
        case Number(value):
            if asked.kind is Question.SHOWN:
                return _shown(state, value)
            return _label(state, value) or _numbered(asked.kind, value, names)


def _which(state: State, card: int, ability: int) -> str:
    """The place of a text among several of its card."""
    return f", text {ability + 1}" if len(state.kinds[card].text.effects) > 1 else ""


def _shown(state: State, place: int) -> str:
    """The title of one of the cards that a player sees in a hidden pile."""
    frame = state.frames[-1]
    kept = frame.own
    assert isinstance(kept, FollowLocals)
    step = kept.steps[0]
    assert isinstance(step, LookAndDiscard | SearchDeck)
    scope = Scope(frame.player, kept.effect.card, kept.effect.bound)
    title = state.kinds[shown(state, scope, step)[place]].title
    return f"{'Discard' if isinstance(step, LookAndDiscard) else 'Take'} {title}"


def _label(state: State, value: int) -> str | None:
    """The words of an option that has some."""
    kept = state.frames[-1].own
    if not isinstance(kept, RequireLocals) or kept.at >= len(kept.text.requires):
        return None
    step = kept.text.requires[kept.at]
    return step.labels[value] if isinstance(step, ChooseSteps) else None


def _numbered(question: Question, value: int, names: Callable[[int], str]) -> str:
    if question is Question.FATE:
        return _FATES[FATES[value]]
    if question is Question.ORDER:
        return f"Effect {value + 1} first"
    if question is Question.OPTION:
        return f"Option {value + 1}"
    if question is Question.PLAYER:
        return names(value)
    return _NUMBER.get(question, "{}").format(value)


def _placed(
    state: State,
    question: Question,
    location: int,
    viewer: int | None,
    names: Callable[[int], str],
) -> str:
    if location == NEW_LOCATION:
        return "A new location"
    site = front_site(state, location)
    if question is Question.PLACE and site >= 0 and _is_of_site(state):
        return f"Behind {name_of(state, site, viewer)}"
    words = _at(state, location, viewer, names)
    return words[:1].upper() + words[1:]


def _is_of_site(state: State) -> bool:
    """Tell whether the question places a Site: then a new location is offered, too."""
    assert state.decision is not None
    return Place(NEW_LOCATION) in state.decision.options


def _at(state: State, location: int, viewer: int | None, names: Callable[[int], str]) -> str:
    """A location by its front-row Site."""
    site = front_site(state, location)
    if site >= 0:
        return f"to {name_of(state, site, viewer)}"
    if location < len(state.power):
        return f"to where {names(location)} has no Site"
    return "to an empty location"

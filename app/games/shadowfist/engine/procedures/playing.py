"""Playing a card: choices, price, placement, and what follows at once. Rules: 24.5, 25."""

from __future__ import annotations

from app.games.shadowfist.engine.legality.playing import (
    is_usual_time,
    payable_x,
    play_cost,
    play_scope,
    subjects,
)
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    NEW_LOCATION,
    PASS,
    Action,
    Choose,
    Number,
    Place,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.effects import EffectKind
from app.games.shadowfist.engine.model.events import GameEnd
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.locals import PlayLocals, RequireLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask, begin
from app.games.shadowfist.engine.procedures.generating import add
from app.games.shadowfist.engine.procedures.paying import pay
from app.games.shadowfist.engine.procedures.requiring import steps_of
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.playing_texts import use_of_permission
from app.games.shadowfist.engine.read.scores import MOST_SAID
from app.games.shadowfist.engine.read.structure import (
    feng_shui_sites,
    free_back_rows,
    front_site,
    locations,
    opponents_have_no_sites,
)
from app.games.shadowfist.engine.write import areas, marks, power
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.engine.write.structure import add_site, attach, place
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.terms import Restriction
from app.games.shadowfist.vocabulary import BE_JOINED
from app.games.tabletop.referee.frames import answered, own


def choose_x(state: State, frame: Frame) -> None:
    """48.0, 48.3: the Power spent for X is chosen, from 0."""
    kept = own(frame, PlayLocals)
    if state.kinds[kept.card].has_x and not kept.crisis and not kept.less:
        values = payable_x(state, frame.player, kept.card)
        options = [Number(it) for it in values]
        ask(state, frame, frame.player, Question.X, options)


def say_fighting(state: State, frame: Frame) -> None:
    """48.0: where a text is not known, its player says what Fighting X or * is, now or later."""
    kept = own(frame, PlayLocals)
    if frame.answer is not None:
        kept.x = _number(frame)
    if state.kinds[kept.card].unknown_fighting:
        options: list[Action] = [PASS, *(Number(it) for it in range(1, MOST_SAID + 1))]
        ask(state, frame, frame.player, Question.FIGHTING, options)


def _number(frame: Frame) -> int:
    answer = answered(frame)
    assert isinstance(answer, Number)
    return answer.value


def choose_place(state: State, frame: Frame) -> None:
    """24.1.3: a location (25.4, 9.1.3), a subject (25.5.1) or a target is chosen."""
    kept, player = own(frame, PlayLocals), frame.player
    if frame.answer is PASS:
        frame.answer = None
    elif frame.answer is not None:
        kept.fighting = _number(frame)
    kind = state.kinds[kept.card]
    if kind.is_character:
        options = [Place(it) for it in locations(state, player)]
        ask(state, frame, player, Question.PLACE, options)
    elif kind.is_site:
        ask(state, frame, player, Question.PLACE, site_places(state, player, kept.card))
    elif kind.is_state:
        found = subjects(state, kind, kept.card, kept.bound)
        ask(state, frame, player, Question.SUBJECT, [Choose(it) for it in found])
    elif kind.is_event and kind.text.effects:
        scope = play_scope(
            state, player, kept.card, kept.x, kept.crisis, less=kept.less, told=kept.bound
        )
        text = kind.text.effects[0]
        begin(state, "require", player, RequireLocals(kept.card, text, scope.bound, for_play=True))


def site_places(state: State, player: int, card: int) -> list[Place]:
    """Return the places for a new Site: the empty back rows and a new location. Rules: 9.1.3."""
    rows = (
        it
        for it in free_back_rows(state, player)
        if not forbids(state, front_site(state, it), BE_JOINED, card)
    )
    return [Place(NEW_LOCATION), *map(Place, rows)]


def put(state: State, frame: Frame) -> None:
    """24.5.1, 24.5.2: the price is paid, the card is placed, and its effect is on the stack."""
    kept, player = own(frame, PlayLocals), frame.player
    if frame.answer is not None:
        match answered(frame):
            case Place(location):
                kept.location = location
            case Choose(card):
                kept.target = card
    card = kept.card
    kind = state.kinds[card]
    if not kept.by_effect and not is_usual_time(state, player, kind):
        use = use_of_permission(state, player, card)
        if use is not None:
            marks.count_use(state, use)
    paid = _pay(state, player, kind, kept)
    if kind.is_event and kind.text.effects:
        pay(state, player, card, kind.text.effects[0], kept.bound)
    areas.take(state, card)
    tell(state, events.Played(player, card))
    _note_restrictions(state, player, kind)
    if kept.crisis:
        areas.give_toast_it(state, card)
    if kind.is_event:
        _place_event(state, player, card, kept, paid)
        return
    if kind.is_site:
        _place_site(state, player, card, kept)
    else:
        areas.enter_play(state, card, player)
        if kind.is_character:
            place(state, card, kept.location)
            if kept.fighting >= 0:
                marks.say_fighting(state, player, card, kept.fighting)
        elif kind.is_state:
            attach(state, card, kept.target)
    if paid is not None:
        areas.note_cost(state, card, paid)
    if kind.follows_subject:
        _follow_subject(state, card, kept.target)
    if kept.by_effect:
        marks.resolve(state, card)
        tell(state, events.Resolved(player, EffectKind.PLAY, card))
    else:
        add(state, player, EffectKind.PLAY, card, target=kept.target)


def _pay(state: State, player: int, kind: Kind, kept: PlayLocals) -> int | None:
    """Pay; what counts as the card's cost from now on, where that is not printed."""
    if kept.crisis:
        assert kind.crisis is not None
        state.used_crisis.add(player)
        state.no_generation[player] = True
        power.pay(state, player, kind.crisis.power)
        return kind.crisis.power
    if kind.has_x:
        power.pay(state, player, kept.x)
        return kept.x
    power.pay(state, player, max(0, play_cost(state, player, kept.card) - kept.less))
    return None


def _note_restrictions(state: State, player: int, kind: Kind) -> None:
    """33.3, 49.2, 49.5: these count even if the card is cancelled."""
    if Restriction.ONE_SHOT in kind.restrictions:
        state.one_shots.add((player, kind.title))
    if kind.is_event and Restriction.LIMITED in kind.restrictions:
        state.limited_events.add((player, kind.title))
    if state.attack is not None:
        state.attack.played.append((player, kind.title))


def _place_event(state: State, player: int, card: int, kept: PlayLocals, paid: int | None) -> None:
    """25.3: an Event goes to the smoked pile without being smoked; with Toast It, see 49.7."""
    areas.put_played(state, card)
    if paid is not None:
        areas.note_cost(state, card, paid)
    texts = state.kinds[card].text.effects
    text = texts[0] if texts else None
    steps = () if text is None else steps_of(state, player, card, text, kept.bound)
    first = (*kept.bound.targets, *kept.bound.chosen)[:1]
    add(
        state, player, EffectKind.PLAY, card, target=first[0][0] if first else -1, text=text,
        bound=kept.bound, steps=steps,
    )  # fmt: skip


def _place_site(state: State, player: int, card: int, kept: PlayLocals) -> None:
    """25.7.1: without cost and requirement face-down. 25.7.3: the first one yields 1 Power."""
    kind = state.kinds[card]
    is_first = kind.is_feng_shui and feng_shui_sites(state, player) == 0
    areas.enter_play(state, card, player, face_down=kind.is_hidden and not kept.face_up)
    add_site(state, card, player, kept.location)
    state.site_players.add(player)
    if is_first:
        power.gain(state, player, 1)
    if kind.is_feng_shui and state.active == player and opponents_have_no_sites(state, player):
        state.final_site = (player, GameEnd.NO_SITES)


def _follow_subject(state: State, card: int, subject: int) -> None:
    """49.6, 49.11, 49.12: Schtick, Vehicle and Weapon are controlled with their subject."""
    take_control(state, card, state.controller[subject])

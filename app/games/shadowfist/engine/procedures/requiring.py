"""Generating a text: choices one by one, all prices, the stack. Rules: 24.1, 24.2, 24.5."""

from __future__ import annotations

from dataclasses import replace

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.card_choices import (
    CardChoice,
    may_stop,
    options,
    wanted,
)
from app.games.shadowfist.engine.legality.requirements import (
    Search,
    bind,
    is_choice,
    passive,
    places,
    with_location,
    with_number,
    with_player,
)
from app.games.shadowfist.engine.model.actions import DONE, Action, Choose, Number, Place
from app.games.shadowfist.engine.model.bound import Bound, Scope
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.effects import Effect, EffectKind
from app.games.shadowfist.engine.model.locals import FollowLocals, PlayLocals, RequireLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask, begin
from app.games.shadowfist.engine.procedures.generating import add
from app.games.shadowfist.engine.procedures.paying import pay
from app.games.shadowfist.engine.read import amounts, filters, players
from app.games.shadowfist.engine.read.settling import settled
from app.games.shadowfist.engine.read.texts import most_uses
from app.games.shadowfist.engine.write import marks
from app.games.tabletop.referee import rng
from app.games.tabletop.referee.frames import again, answered, own


def choose_next(state: State, frame: Frame) -> None:
    """24.1.3: choices belong to generation; only those are offered that can be finished."""
    kept = own(frame, RequireLocals)
    requires = kept.text.requires
    if frame.answer is not None:
        _take(state, frame, kept)
    while kept.at < len(requires):
        step = requires[kept.at]
        scope = Scope(frame.player, kept.card, kept.bound)
        if isinstance(step, v.ChooseAtRandom):
            _let_chance_choose(state, scope, kept, step)
        elif not is_choice(step):
            after = passive(state, scope, step)
            assert after is not None, "a price that cannot be met"
            kept.bound, kept.at = after.bound, kept.at + 1
        elif isinstance(step, CardChoice) and _is_complete(state, scope, kept, step):
            kept.bound = bind(state, scope, step, kept.cards).bound
            kept.at, kept.cards, kept.is_done = kept.at + 1, (), False
        else:
            _ask(state, frame, scope, step)
            again(frame)
            return


def _let_chance_choose(
    state: State, scope: Scope, kept: RequireLocals, step: v.ChooseAtRandom
) -> None:
    found = filters.cards_of(state, scope, step.cards)
    state.rng, order = rng.shuffled(state.rng, len(found))
    taken = tuple((found[at], state.mark[found[at]]) for at in order[: step.count])
    kept.bound, kept.at = replace(kept.bound, chosen=kept.bound.chosen + taken), kept.at + 1


def _is_complete(state: State, scope: Scope, kept: RequireLocals, step: CardChoice) -> bool:
    if kept.is_done or len(kept.cards) == wanted(state, scope, step):
        return True
    return may_stop(step, kept.cards) and not options(state, scope, kept.text, step, kept.cards)


def _ask(state: State, frame: Frame, scope: Scope, step: v.Step) -> None:
    kept = own(frame, RequireLocals)
    search = Search(state, kept.text)
    match step:
        case v.ChooseOne(options=offered) | v.ChooseSteps(options=offered):
            numbers = [Number(it) for it in range(len(offered))]
            ask(state, frame, frame.player, Question.OPTION, numbers)
        case v.ChoosePlayer(who=who):
            found = players.players_of(state, scope, who)
            able = [
                it for it in found if search.is_viable(with_player(scope, it, step), kept.at + 1)
            ]
            ask(state, frame, frame.player, Question.PLAYER, [Number(it) for it in able])
        case v.ChooseNumber(most=most):
            values = [
                it
                for it in range(amounts.amount(state, scope, most) + 1)
                if search.is_viable(with_number(scope, step, it), kept.at + 1)
            ]
            ask(state, frame, frame.player, Question.X, [Number(it) for it in values])
        case v.ChooseLocation():
            free = [
                it
                for it in places(state, scope, step)
                if search.is_viable(with_location(scope, it), kept.at + 1)
            ]
            ask(state, frame, frame.player, Question.PLACE, [Place(it) for it in free])
        case _:
            assert isinstance(step, CardChoice)
            cards = options(state, scope, kept.text, step, kept.cards)
            able = [it for it in cards if search.is_viable(scope, kept.at, (*kept.cards, it))]
            assert able, f"no way to meet the requirements of {state.kinds[kept.card].title}"
            chosen: list[Action] = [DONE] if may_stop(step, kept.cards) else []
            ask(state, frame, frame.player, Question.TARGET, [*chosen, *map(Choose, able)])


def _take(state: State, frame: Frame, kept: RequireLocals) -> None:
    """Note an answer."""
    step = kept.text.requires[kept.at]
    answer = answered(frame)
    if isinstance(answer, Choose):
        kept.cards = (*kept.cards, answer.card)
        return
    if answer is DONE:
        kept.is_done = True
        return
    if isinstance(answer, Place):
        kept.bound = replace(kept.bound, location=answer.location)
        kept.at += 1
        return
    assert isinstance(answer, Number)
    if isinstance(step, (v.ChooseOne, v.ChooseSteps)):
        kept.bound = replace(kept.bound, option=answer.value)
    elif isinstance(step, v.ChooseNumber):
        kept.bound = kept.bound.with_number(step.letter, answer.value)
    else:
        assert isinstance(step, v.ChoosePlayer)
        scope = Scope(frame.player, kept.card, kept.bound)
        kept.bound = with_player(scope, answer.value, step).bound
    kept.at += 1


def generate_text(state: State, frame: Frame) -> None:
    """24.1.4, 24.2, 24.3: everything is paid; then numbers and cards are determined."""
    kept = own(frame, RequireLocals)
    if kept.for_play:
        playing = own(state.frames[-2], PlayLocals)
        playing.bound = kept.bound
        return
    card, player = kept.card, frame.player
    if state.face_down[card]:
        marks.reveal(state, card)
    mark = state.mark[card]
    if most_uses(kept.text):
        marks.note_use(state, card, kept.text, kept.bound.they)
    pay(state, player, card, kept.text, kept.bound)
    steps = steps_of(state, player, card, kept.text, kept.bound)
    if kept.at_once:
        effect = Effect(
            0, EffectKind.SCRIPT, player, card, mark, text=kept.text, bound=kept.bound, steps=steps
        )
        begin(state, "follow", player, FollowLocals(effect, steps))
        return
    add(
        state, player, EffectKind.SCRIPT, card, mark=mark, text=kept.text, bound=kept.bound,
        steps=steps, target=_first_target(kept),
    )  # fmt: skip


def _first_target(kept: RequireLocals) -> int:
    marked = (*kept.bound.targets, *kept.bound.chosen)
    return marked[0][0] if marked else -1


def steps_of(
    state: State, player: int, card: int, text: v.Effect | v.When, bound: Bound
) -> tuple[v.Step, ...]:
    """The steps of a text, settled. Rules: 24.2."""
    return settled(state, Scope(player, card, bound), chosen_option(text, bound))


def chosen_option(text: v.Effect | v.When, bound: Bound) -> tuple[v.Step, ...]:
    """The steps of a text in which the changes that were chosen stand in their places."""
    if bound.option < 0:
        return text.does
    for it in text.requires:
        if isinstance(it, v.ChooseSteps):
            return it.options[bound.option]
    offered = next(it for it in text.requires if isinstance(it, v.ChooseOne))
    return tuple(
        replace(it, changes=offered.options[bound.option])
        if isinstance(it, v.Give) and not it.changes
        else it
        for it in text.does
    )


REQUIRE = (choose_next, generate_text)

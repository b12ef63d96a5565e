"""Deploying a card, step by step. Rules: 604, 406, 507.2, 507.4."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.model import events, frames, windows
from app.games.spoils.engine.model.actions import Answer, CardId, Player
from app.games.spoils.engine.model.bindings import NO_MEMORY, Bindings
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.game import FLIP_UP_CHOSEN
from app.games.spoils.engine.model.locals import (
    CostLocals,
    DeployLocals,
    DuplicateLocals,
    NumericCost,
    Purpose,
)
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.windows import NO_RESPONSE, Response
from app.games.spoils.engine.procedures import costs, interpreter
from app.games.spoils.engine.read import filters, stats
from app.games.spoils.engine.read.active_text import scope_of, text_of
from app.games.spoils.engine.read.picks import extra_costs
from app.games.spoils.engine.write import areas, mutations, progress, snapshots
from app.games.spoils.engine.write.areas import Move
from app.games.spoils.terms import Area, CardType

STAYS: Final = frozenset({CardType.CHARACTER, CardType.ITEM, CardType.LOCATION})


def start(
    state: State,
    player: Player,
    card: CardId,
    *,
    flip_up: bool = False,
    price: v.Price = v.Price.AS_USUAL,
    response: Response = NO_RESPONSE,
    as_tactic: bool = False,
    number: int | None = None,
) -> Frame:
    """Announce a card, and keep the state to go back to if its costs fail. Rules: 604.1a.

    `number` takes the place of its cost number.
    """
    snapshots.keep(state)
    text = Bindings(flipped_up=flip_up, as_tactic=as_tactic, to_ability=response.is_to_ability)
    text.cards[v.Role.RESPONDED_TO] = () if response.to is None else (response.to,)
    own = DeployLocals(flip_up=flip_up, price=price, number=number)
    return frames.push(state, "deploy", player, own, source=card, text=text)


def choose_flip_up(state: State, frame: Frame) -> None:
    """Ask the player which Flip Up to use, if the card gained one beside its own. Rules: 507.4a."""
    if not frames.own(frame, DeployLocals).flip_up:
        return
    able = usable_flip_ups(state, frame.player, frame.source)
    options = [Answer(n) for n in range(len(able))]
    if len(options) == 1:
        frame.answer = options[0]
        return
    words = [f"Flip Up {it.cost} {''.join(f'[{icon}]' for icon in it.threshold)}" for it in able]
    kind = DecisionKind.CHOOSE_OPTION
    frames.ask(state, frame.player, kind, options, source=frame.source, words=words)


def usable_flip_ups(state: State, player: Player, card: CardId) -> list[v.FlipUp]:
    """A face-down card's Flip Ups, printed or gained, whose threshold is met. Rules: 507.4a.

    Up to schema 2 of records only the first counted.
    """
    found = text_of(state, card).flip_ups
    if state.game.record_schema < FLIP_UP_CHOSEN:
        found = found[:1]
    return [it for it in found if stats.meets_written(state, player, it.threshold)]


def pay_flip_up(state: State, frame: Frame) -> None:
    """Pay for Flip Up before the card is turned over, which may pay for itself. Rules: 507.4b."""
    if state.game.rules.triggers_wait_for_costs:
        progress.hold_triggers(state)
    own, card = frames.own(frame, DeployLocals), frame.source
    if not own.flip_up:
        return
    answer = frames.answered(frame)
    assert isinstance(answer, Answer)
    text = own.flip_text = usable_flip_ups(state, frame.player, card)[answer.value]
    bound = frame.text.clone()
    bound.this = state.ref(card)
    own.prepaid = text.cost
    cost = CostLocals(
        (), purpose=Purpose.OTHER, total=text.cost, numeric=NumericCost.PAID, is_prepaying=True
    )
    costs.start(state, frame.player, card, cost, bound)


def announce(state: State, frame: Frame) -> None:
    """Put the card among those being deployed. Rules: 604.1c."""
    own, card = frames.own(frame, DeployLocals), frame.source
    frame.text.paid = None
    own.origin = state.area[card]
    areas.relocate(state, [Move(card, Area.BEING_DEPLOYED, controller=frame.player)])
    frame.text.this = state.ref(card)


def choose_text(state: State, frame: Frame) -> None:
    """Set the text that the card is deployed with; of several, ask which."""
    resolve = text_of(state, frame.source).on_resolve
    if not isinstance(resolve, v.OneOfTexts):
        frames.own(frame, DuplicateLocals).text = resolve
        return
    scope = interpreter.scope_of(state, frame)
    options = [Answer(n) for n in range(len(resolve.texts))]
    frames.ask(
        state,
        scope.player(resolve.who),
        DecisionKind.CHOOSE_OPTION,
        options,
        source=frame.source,
        words=[f"text {n + 1}" for n in range(len(resolve.texts))],
        instruction=resolve,
    )


def take_chosen_text(state: State, frame: Frame) -> None:
    """Take the answer, if the player was asked which of several texts to use."""
    if frame.answer is not None:
        answer = frames.answered(frame)
        resolve = text_of(state, frame.source).on_resolve
        assert isinstance(answer, Answer)
        assert isinstance(resolve, v.OneOfTexts)
        frames.own(frame, DuplicateLocals).text = resolve.texts[answer.value]


def satisfy(state: State, frame: Frame) -> None:
    """Satisfy all costs; triggers wait until that is done. Rules: 604.1d, 507.2a, 507.4c."""
    own, card = frames.own(frame, DeployLocals), frame.source
    take_chosen_text(state, frame)
    number = state.kind_of(card).card.cost or 0 if own.number is None else own.number
    free = own.price in (v.Price.FREE, v.Price.FREE_NO_THRESHOLD)
    if own.flip_up:
        number = own.prepaid
    if free:
        number = 0
    skips = free and state.game.rules.free_skips_numeric_cost
    cost = CostLocals(
        extra_costs(state, frame),
        purpose=Purpose.DEPLOYING,
        total=number,
        numeric=NumericCost.SKIPPED if skips else NumericCost.PAID,
        prepaid=own.prepaid,
    )
    costs.start(state, frame.player, card, cost, frame.text)


def tell(state: State, frame: Frame) -> None:
    """Emit that the card was deployed, its costs being satisfied; triggers go on. 604.1f."""
    own, card = frames.own(frame, DeployLocals), frame.source
    if state.game.rules.triggers_wait_for_costs:
        progress.release_triggers(state)
    snapshots.drop(state)
    text = text_of(state, card)
    used = [it for it in state.changes if isinstance(it.what, v.ReduceNextThreshold)]
    mutations.end_changes(state, [it for it in used if it.controller == frame.player])
    if text.attach_to is not None:
        picks = frame.text.picks
        frame.text.cards[v.Role.HOST] = picks[0]
        frame.text.picks = picks[1:]
    _remember(state, frame, own.origin)
    types = tuple(sorted(stats.types(state, card)))
    mutations.emit(state, events.Deployed(card, frame.player, own.flip_up, types))


def _remember(state: State, frame: Frame, origin: Area | None) -> None:
    """Keep what the text of a card in play still needs of its deployment in the card's memory."""
    card, known = frame.source, frame.text
    text = Bindings(
        picks=known.picks,
        taken_as=known.taken_as,
        letters=known.letters.copy(),
        named=known.named,
        paid=known.paid,
        numeric_cost=known.numeric_cost,
        flipped_up=known.flipped_up,
        as_tactic=known.as_tactic,
    )
    host = known.cards.get(v.Role.HOST, ())
    before = state.memory.get(card, NO_MEMORY)
    memory = replace(before, text=text, attaching_to=host, origin=origin)
    mutations.remember(state, card, memory)


def wait(state: State, frame: Frame) -> None:
    """Wait for the opponent to respond. Rules: 604.1g."""
    windows.open_window(state, 1 - frame.player, frame.source)


def resolve(state: State, frame: Frame) -> None:
    """Let the card enter play, or follow its text, unless it was terminated. Rules: 604.1h."""
    card = frame.source
    if state.area[card] is not Area.BEING_DEPLOYED or frame.text.this != state.ref(card):
        frames.leave(state, frame)
        return
    if stats.types(state, card) & STAYS:
        enter(state, frame, card)
        return
    text = frames.own(frame, DuplicateLocals).text
    effect = text.effect if text is not None else ()
    interpreter.start(state, frame.player, card, effect, frame.text)


def enter(state: State, frame: Frame, card: CardId) -> None:
    """Put a card that stays into play, attached to the card picked for it. Rules: 507.2c."""
    under = state.memory.get(card, NO_MEMORY).enters_under
    controller = frame.player if under is None else under
    host = frame.text.cards.get(v.Role.HOST)
    if host is not None and not _can_host(state, card, state.tracked(host)):
        discard(state, frame, card)
        return
    attached = None if host is None else host[0][0]
    effect = ProposedEffect(
        EffectKind.PUT,
        state.ref(card),
        player=controller,
        into=v.Place.PLAY,
        attached_to=attached,
    )
    replacements.propose(state, frame, [effect])


def _can_host(state: State, card: CardId, host: Sequence[CardId]) -> bool:
    rule = text_of(state, card).attach_to
    scope = scope_of(state, card)
    return rule is not None and any(filters.matches(scope, it, rule.cards) for it in host)


def after(state: State, frame: Frame) -> None:
    """Put a tactic into its owner's discard pile. Rules: 604.1h, 205.2."""
    card = frame.source
    if state.area[card] is Area.BEING_DEPLOYED:
        discard(state, frame, card)
    mutations.emit(state, events.Resolved(card))


def discard(state: State, frame: Frame, card: CardId) -> None:
    """Put a card being deployed into its owner's discard pile, unless that is replaced. 506.1."""
    effect = ProposedEffect(EffectKind.PUT, state.ref(card), player=state.owner[card])
    replacements.propose(state, frame, [effect])


DEPLOY: Final[tuple[frames.Step, ...]] = (
    choose_flip_up,
    pay_flip_up,
    announce,
    choose_text,
    satisfy,
    tell,
    wait,
    resolve,
    after,
)

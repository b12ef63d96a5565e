"""Deploying a card, step by step. Rules: 604, 406, 507.2, 507.4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.model import events, frames, windows
from app.games.spoils.engine.model.actions import Answer, CardId, Player
from app.games.spoils.engine.model.changes import Ref
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import costs, interpreter
from app.games.spoils.engine.read import amounts, filters, stats
from app.games.spoils.engine.read.active_text import scope_of, text_of
from app.games.spoils.engine.read.picks import HOST, extra_costs
from app.games.spoils.engine.read.scope import ATTACHING_TO, TAKEN_AS, THIS
from app.games.spoils.engine.write import mutations, progress, snapshots, zones
from app.games.spoils.engine.write.zones import Move
from app.games.spoils.terms import Area, CardType

STAYS: Final = frozenset({CardType.CHARACTER, CardType.ITEM, CardType.LOCATION})


def start(
    state: State,
    player: Player,
    card: CardId,
    *,
    flip_up: bool = False,
    price: v.Price = v.Price.AS_USUAL,
    responded_to: Ref | None = None,
    to_ability: bool = False,
    as_tactic: bool = False,
    number: int | None = None,
) -> Frame:
    """Announce a card; the state is kept, to be gone back to if its costs fail. Rules: 604.1a.

    `number` takes the place of its cost number.
    """
    snapshots.keep(state)
    bound: dict[str, Any] = {
        "card": card,
        "flip up": flip_up,
        "price": price,
        "number": number,
        amounts.FLIPPED_UP: flip_up,
        amounts.AS_TACTIC: as_tactic,
        amounts.RESPONDED_ABILITY: to_ability,
        v.Role.RESPONDED_TO.value: () if responded_to is None else (responded_to,),
    }
    return frames.push(state, "deploy", player, **bound)


def pay_flip_up(state: State, frame: Frame) -> None:
    """Flip Up is paid before the card is turned over, which may pay for itself. Rules: 507.4b."""
    if state.game.rules.triggers_wait_for_costs:
        progress.hold_triggers(state)
    frame.bound["prepaid"] = 0
    if not frame.bound["flip up"]:
        return
    card: CardId = frame.bound["card"]
    text = text_of_flip_up(state, card)
    assert text is not None
    bound = {THIS: state.ref(card)}
    prepaying = costs.start(
        state, frame.player, card, (), purpose=costs.OTHER, total=text.cost, bound=bound
    )
    prepaying.bound[costs.PREPAYING] = True
    frame.bound["prepaid"] = text.cost


def text_of_flip_up(state: State, card: CardId) -> v.FlipUp | None:
    """The Flip Up a face-down card has, printed or gained. Rules: 507.4a."""
    return text_of(state, card).flip_up


def announce(state: State, frame: Frame) -> None:
    """The card is being deployed. Rules: 604.1c."""
    card: CardId = frame.bound["card"]
    frame.bound.pop("paid", None)
    if frame.bound["flip up"]:
        frame.bound["flip text"] = text_of_flip_up(state, card)
    frame.bound[zones.FROM] = state.area[card]
    zones.relocate(state, [Move(card, Area.BEING_DEPLOYED, controller=frame.player)])
    frame.bound[THIS] = state.ref(card)
    frame.bound[interpreter.SOURCE] = card


def choose_text(state: State, frame: Frame) -> None:
    """Where the card has several texts, one of them is chosen as it is deployed."""
    resolve = text_of(state, frame.bound["card"]).on_resolve
    if not isinstance(resolve, v.OneOfTexts):
        frame.bound["text"] = resolve
        return
    scope = interpreter.scope_of(state, frame)
    options = [Answer(n) for n in range(len(resolve.texts))]
    frames.ask(
        state,
        scope.player(resolve.who),
        DecisionKind.CHOOSE_OPTION,
        options,
        source=frame.bound["card"],
        words=[f"text {n + 1}" for n in range(len(resolve.texts))],
    )


def take_chosen_text(state: State, frame: Frame) -> None:
    """Where one of several texts was asked for, take the answer."""
    if frame.answer is not None:
        answer = frames.answered(frame)
        resolve = text_of(state, frame.bound["card"]).on_resolve
        assert isinstance(answer, Answer)
        assert isinstance(resolve, v.OneOfTexts)
        frame.bound["text"] = resolve.texts[answer.value]


def satisfy(state: State, frame: Frame) -> None:
    """Satisfy all costs; triggers wait until that is done. Rules: 604.1d, 507.2a, 507.4c."""
    card: CardId = frame.bound["card"]
    take_chosen_text(state, frame)
    number = frame.bound["number"]
    if number is None:
        number = state.kind_of(card).card.cost or 0
    price: v.Price = frame.bound["price"]
    free = price in (v.Price.FREE, v.Price.FREE_NO_THRESHOLD)
    if frame.bound["flip up"]:
        number = frame.bound["prepaid"]
    if free:
        number = 0
    costs.start(
        state,
        frame.player,
        card,
        extra_costs(state, frame),
        purpose=costs.DEPLOYING,
        total=number,
        prepaid=frame.bound["prepaid"],
        bound=frame.bound,
    )
    if free:
        state.frames[-1].bound["skips number"] = state.game.rules.free_skips_numeric_cost


def tell(state: State, frame: Frame) -> None:
    """All costs are satisfied: the card counts as deployed, what waited happens. Rules: 604.1f."""
    card: CardId = frame.bound["card"]
    if state.game.rules.triggers_wait_for_costs:
        progress.release_triggers(state)
    snapshots.drop(state)
    text = text_of(state, card)
    used = [it for it in state.changes if isinstance(it.what, v.ReduceNextThreshold)]
    mutations.end_changes(state, [it for it in used if it.controller == frame.player])
    if text.attach_to is not None:
        picks = frame.bound["picks"]
        frame.bound[HOST] = picks[0]
        frame.bound["picks"] = picks[1:]
    kept = {key: value for key, value in frame.bound.items() if _is_kept(key)}
    if HOST in frame.bound:
        kept[ATTACHING_TO] = frame.bound[HOST]
    mutations.remember(state, card, **kept)
    types = tuple(sorted(stats.types(state, card)))
    mutations.emit(state, events.Deployed(card, frame.player, frame.bound["flip up"], types))


def _is_kept(key: str) -> bool:
    """What the text of a card in play still knows of its deployment."""
    kept = (
        "picks", TAKEN_AS, "named", "numeric cost", "paid", zones.FROM, amounts.FLIPPED_UP,
        amounts.AS_TACTIC,
    )  # fmt: skip
    return key in kept or key.startswith("letter ")


def wait(state: State, frame: Frame) -> None:
    """Wait for the opponent to respond. Rules: 604.1g."""
    windows.open_window(state, 1 - frame.player, frame.bound["card"])


def resolve(state: State, frame: Frame) -> None:
    """The card enters play, or its text is followed, unless it was terminated. Rules: 604.1h."""
    card: CardId = frame.bound["card"]
    if state.area[card] is not Area.BEING_DEPLOYED or frame.bound[THIS] != state.ref(card):
        frames.leave(state, frame)
        return
    if stats.types(state, card) & STAYS:
        enter(state, frame, card)
        return
    text: v.OnResolve | None = frame.bound["text"]
    effect = text.effect if text is not None else ()
    bound = {key: value for key, value in frame.bound.items() if key not in (interpreter.IN_COST,)}
    interpreter.start(state, frame.player, card, effect, bound)


def enter(state: State, frame: Frame, card: CardId) -> None:
    """A card that stays enters play, attached to what was picked for it. Rules: 507.2c."""
    controller = state.memory.get(card, {}).get("enters under", frame.player)
    host = frame.bound.get(HOST)
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
    """A tactic goes to its owner's discard pile. Rules: 604.1h, 205.2."""
    card: CardId = frame.bound["card"]
    if state.area[card] is Area.BEING_DEPLOYED:
        discard(state, frame, card)
    mutations.emit(state, events.Resolved(card))


def discard(state: State, frame: Frame, card: CardId) -> None:
    """A card being deployed goes to its owner's discard pile, unless that is replaced. 506.1."""
    effect = ProposedEffect(EffectKind.PUT, state.ref(card), player=state.owner[card])
    replacements.propose(state, frame, [effect])


DEPLOY: Final = (
    pay_flip_up,
    announce,
    choose_text,
    satisfy,
    tell,
    wait,
    resolve,
    after,
)

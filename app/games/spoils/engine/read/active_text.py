"""Active texts, and the changes that they and lasting effects make. Rules: 201.5, 504, 508."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import NO_MEMORY
from app.games.spoils.engine.model.card_text import CardText, changed_text, is_in_force, sorted_text
from app.games.spoils.engine.model.changes import LastingChange
from app.games.spoils.engine.model.derived_cache import Active, Reading, Sources
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.scope import Scope, read_in
from app.games.spoils.terms import Area
from app.games.tabletop.answers_by_identity import ByIdentity
from app.games.tabletop.scripts import walk

C = TypeVar("C", bound=v.Change)
R = TypeVar("R", bound=v.Rule)

TEXT_CHANGES: Final = (
    v.GainsText,
    v.GainsFlipUpAtItsCost,
    v.GainsUniqueName,
    v.LosesText,
    v.LosesOtherText,
    v.LosesAbilities,
)


_CONTROLLED: Final = (Area.IN_PLAY, Area.BEING_DEPLOYED)
"""The areas in which cards have a controller."""


def active(state: State) -> Active:
    """The paragraphs in force: of face-up cards in play, of lasting effects, and of cards
    elsewhere whose text says so (201.5b). Thresholds and conditions are checked later.
    """
    known = state.derived.active
    if known is None:
        known = state.derived.active = _in_force(state, {})
        if texts_change(state):
            known = state.derived.active = _in_force(state, _change_texts(state))
    return known


def _in_force(state: State, changed: Mapping[CardId, CardText]) -> Active:
    """The paragraphs in force; `changed` has the texts that differ from the printed ones."""
    found = Active()
    acting = state.game.acting_in_play
    for card in state.in_play:
        if (card in changed or state.kind[card] in acting) and not state.face_down[card]:
            text = changed.get(card) or state.kind_of(card).text
            _take(found, text, reading_of(state, card), Area.IN_PLAY)
    for card in _cards_elsewhere(state):
        text = state.kind_of(card).text
        _take(found, text, reading_of(state, card), state.area[card])
    for change in state.changes:
        if isinstance(change.what, v.Paragraph):
            area = getattr(change.what, "area", Area.IN_PLAY)
            _take(found, sorted_text((change.what,)), _reading_of_effect(change), area)
    return found


def _take(found: Active, text: CardText, reading: Reading, area: Area) -> None:
    """Add the paragraphs of a text whose card is in `area`."""
    if text.triggers:
        found.triggers += [(p, reading) for p in text.triggers if is_in_force(p, area)]
    if text.replacements:
        found.replacements += [(p, reading) for p in text.replacements if is_in_force(p, area)]
    if text.conditionals:
        found.conditionals += [(p, reading) for p in text.conditionals if p.area is area]
    if text.requirements:
        found.requirements += [(p, reading) for p in text.requirements if p.area is area]


def _cards_elsewhere(state: State) -> Iterator[CardId]:
    """Cards outside play whose text works there."""
    if not state.game.acting_elsewhere:
        return
    for piles in (state.hand, state.discard_pile, state.out_of_game, [state.being_deployed]):
        for pile in piles:
            for card in pile:
                if state.kind[card] in state.game.acting_elsewhere:
                    yield card
    if state.game.acting_anywhere:
        for pile in state.deck + state.void:
            yield from (card for card in pile if state.kind[card] in state.game.acting_anywhere)


def scope_of(state: State, card: CardId) -> Scope:
    """A card's own text as read by its controller, or by its owner where nobody controls it."""
    return Scope(state, card, reader(state, card), state.memory.get(card, NO_MEMORY).text)


def reading_of(state: State, card: CardId) -> Reading:
    """The reading of a card's own text, valid in any state that is laid out alike."""
    return Reading(card, reader(state, card), state.memory.get(card, NO_MEMORY).text)


def _reading_of_effect(change: LastingChange) -> Reading:
    """The reading of the text of a lasting effect."""
    return Reading(change.source, change.controller, change.text, change.number)


def reader(state: State, card: CardId) -> Player:
    """The player whom a card's text calls you. Rules: 407.2."""
    seats = state.controller if state.area[card] in _CONTROLLED else state.owner
    return seats[card]


def changes_on(state: State, card: CardId, kind: type[C]) -> Sequence[tuple[C, Scope]]:
    """The changes of a kind that are on a card now, each with the scope of its text."""
    return changes_from(state, card, kind, sources_of(state, kind))


def changes_from(
    state: State, card: CardId, kind: type[C], sources: Sources | None
) -> Sequence[tuple[C, Scope]]:
    """The changes of a kind that these sources bring to a card now, each with its scope."""
    if sources is None:
        return ()
    found: list[tuple[C, Scope]] = []
    for conditional, reading in sources.conditionals:
        if _applies(state, conditional, reading, card):
            told = _with_itself(read_in(state, reading), conditional, card)
            found += [(it, told) for it in conditional.changes if isinstance(it, kind)]
    for change in sources.lasting:
        if change.cards is not None and (card, state.arrival[card]) in change.cards:
            found.append((change.what, read_in(state, _reading_of_effect(change))))  # type: ignore[arg-type]
    return found


def are_any(state: State, kind: type[v.Change]) -> bool:
    """True if any change of a kind is in force at all; most kinds never are."""
    return sources_of(state, kind) is not None


def changes_in_force(state: State) -> Iterator[object]:
    """All changes that anything in force could bring to a card."""
    for conditional, _ in active(state).conditionals:
        yield from conditional.changes
    yield from (it.what for it in state.changes)


def types_change(state: State) -> bool:
    """True if anything in force gives or takes card types."""
    known = state.derived.types_change
    if known is None:
        known = are_any(state, v.GainsType) or are_any(state, v.LosesType)
        state.derived.types_change = known
    return known


def sources_of(state: State, kind: type[v.Change]) -> Sources | None:
    """The sources of changes of a kind; None if there are none."""
    known = state.derived.sources
    if kind not in known:  # None is an answer too
        conditionals = [
            (it, reading)
            for it, reading in active(state).conditionals
            if any(isinstance(change, kind) for change in it.changes)
        ]
        lasting = [it for it in state.changes if isinstance(it.what, kind)]
        known[kind] = Sources(conditionals, lasting) if conditionals or lasting else None
    return known[kind]


def _with_itself(scope: Scope, conditional: v.Conditional, card: CardId) -> Scope:
    """The scope that knows which card is changed, where the text speaks of that card."""
    if not _speaks_of_itself(conditional):
        return scope
    text = scope.text.clone()
    text.cards[v.Role.ITSELF] = (scope.state.ref(card),)
    return Scope(scope.state, scope.source, scope.you, text)


@ByIdentity
def _speaks_of_itself(conditional: v.Conditional) -> bool:
    return any(word is v.Role.ITSELF for word in walk(conditional.changes))


def _applies(state: State, conditional: v.Conditional, reading: Reading, card: CardId) -> bool:
    """True if a conditional is on for a card. A conditional never depends on itself."""
    if not _is_on(state, conditional, reading):
        return False
    about = (id(conditional), id(reading), card)
    known = state.cached.get(about)
    if known is None:
        state.cached[about] = False
        known = read_in(state, reading).matches(card, conditional.cards) and not (
            is_untouched(state, card, reading.source) and not _spares(conditional)
        )
        state.cached[about] = known
    return bool(known)


@ByIdentity
def _spares(conditional: v.Conditional) -> bool:
    """True if this is the text that makes other texts leave its cards untouched."""
    return any(isinstance(it, v.Untouched) for it in conditional.changes)


def is_untouched(state: State, card: CardId, by: CardId) -> bool:
    """True if the card ignores the text of another card, `by`."""
    if not are_any(state, v.Untouched):
        return False
    return any(
        theirs.fits_by_face(by, it.by) for it, theirs in changes_on(state, card, v.Untouched)
    )


def _is_on(state: State, conditional: v.Conditional, reading: Reading) -> bool:
    """True if threshold and condition are met. Rules: 405.4, 504.1."""
    about = (id(conditional), id(reading))
    known = state.cached.get(about)
    if known is None:
        state.cached[about] = False
        scope = read_in(state, reading)
        known = scope.meets(conditional.threshold) and scope.holds(conditional.condition)
        state.cached[about] = known
    return bool(known)


def rules_on(state: State, card: CardId, kind: type[R]) -> Sequence[tuple[R, Scope]]:
    """The rules of a kind that are on a card: what it must, may or cannot do. Rules: 505."""
    return changes_on(state, card, kind)


def rules_on_playing(state: State, card: CardId, kind: type[R]) -> Sequence[tuple[R, Scope]]:
    """The rules of a kind on a card that is about to be played, wherever it is. Rules: 507.4a."""
    sources = sources_of(state, kind)
    if sources is None:
        return ()
    found: list[tuple[R, Scope]] = []
    for conditional, reading in sources.conditionals:
        if _is_on(state, conditional, reading):
            scope = read_in(state, reading)
            if scope.fits_by_face(card, conditional.cards):
                found += [(it, scope) for it in conditional.changes if isinstance(it, kind)]
    return found


def rules_for(state: State, player: Player, kind: type[R]) -> Sequence[tuple[R, Scope]]:
    """The rules of a kind that are on a player. Rules: 505."""
    known = state.derived.requirements.get(kind)
    if known is None:
        known = [it for it in active(state).requirements if isinstance(it[0].rule, kind)]
        state.derived.requirements[kind] = known
    if not known:
        return ()
    found: list[tuple[R, Scope]] = []
    for requirement, reading in known:
        scope = read_in(state, reading)
        if (
            player in scope.players(requirement.who)
            and scope.meets(requirement.threshold)
            and scope.holds(requirement.condition)
        ):
            found.append((requirement.rule, scope))  # type: ignore[arg-type]
    return found


def text_of(state: State, card: CardId) -> CardText:
    """The rules text a card has now, with what it gained and lost. Rules: 508."""
    printed = state.game.kinds[state.kind[card]].text
    if state.derived.texts_change is False or not texts_change(state):
        return printed
    active(state)
    texts = state.derived.texts
    if texts is None:
        return printed
    if card not in texts:
        texts[card] = printed
        texts[card] = _changed_text(state, card, printed)
    return texts[card]


def texts_change(state: State) -> bool:
    """True if anything in the game gives or takes rules text now."""
    known = state.derived.texts_change
    if known is None:
        changers = _text_changers(state)
        known = bool(changers.conditionals or changers.lasting)
        state.derived.texts_change = known
    return known


def _text_changers(state: State) -> Sources:
    """The sources of changes of text: printed texts, and texts in force for a time.

    A text that was gained gives no further text.
    """
    known = state.derived.text_changers
    if known is None:
        conditionals = [
            (conditional, reading_of(state, card))
            for card in state.in_play
            if state.kind[card] in state.game.changing_texts and not state.face_down[card]
            for conditional in state.kind_of(card).text.conditionals
            if any(isinstance(it, TEXT_CHANGES) for it in conditional.changes)
        ]
        conditionals += [
            (change.what, _reading_of_effect(change))
            for change in state.changes
            if isinstance(change.what, v.Conditional)
            and any(isinstance(it, TEXT_CHANGES) for it in change.what.changes)
        ]
        lasting = [it for it in state.changes if isinstance(it.what, TEXT_CHANGES)]
        known = Sources(conditionals, lasting)
        state.derived.text_changers = known
    return known


def _change_texts(state: State) -> Mapping[CardId, CardText]:
    """The texts of the cards in play now. A text that changes texts reads the others as printed."""
    printed = {card: state.kind_of(card).text for card in state.in_play}
    texts = {card: _changed_text(state, card, text) for card, text in printed.items()}
    state.derived.invalidate_printed_texts()
    state.derived.texts = texts
    state.cached = {}
    return texts


def _text_changes(state: State, card: CardId) -> Iterator[v.Change]:
    """The changes to a card's text, by printed conditionals and lasting effects."""
    changers = _text_changers(state)
    for conditional, reading in changers.conditionals:
        if _applies(state, conditional, reading, card):
            yield from (it for it in conditional.changes if isinstance(it, TEXT_CHANGES))
    here = (card, state.arrival[card])
    for change in changers.lasting:
        if change.cards and here in change.cards:
            yield change.what  # type: ignore[misc]


def _changed_text(state: State, card: CardId, printed: CardText) -> CardText:
    """The text of a card after everything it gained and lost. Rules: 508."""
    return changed_text(state.kind_of(card).card, printed, _text_changes(state, card))

"""Verbs that move, mark and turn over cards. Rules: 301, 303 to 306, 402, 409, 411."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, atoms, choosing, frames, moving, nouns, replacing, stats
from app.games.spoils.engine.actions import Answer, CardId, Player
from app.games.spoils.engine.changing import rules_for, rules_on, scope_of as text_scope, text_of
from app.games.spoils.engine.decisions import DecisionKind
from app.games.spoils.engine.following import SCRATCH, fail, in_cost, scope_of
from app.games.spoils.engine.happenings import Deed, Happening
from app.games.spoils.engine.scope import Scope
from app.games.spoils.engine.state import Frame, State
from app.games.spoils.terms import Area, CardType


def _objects(state: State, frame: Frame, cards: words.Cards) -> tuple[Scope, list[CardId]]:
    """The cards that an instruction is about, without those its card does nothing to."""
    scope = scope_of(state, frame)
    return scope, choosing.touchable(scope, nouns.meant(scope, cards))


def _bring_about(state: State, frame: Frame, things: Sequence[Happening], *, all_of: int) -> bool:
    """Bring things about; in a cost all of them have to be possible. Rules: 401.2."""
    from app.games.spoils.engine.happenings import can_happen

    if in_cost(frame):
        possible = sum(can_happen(state, it) for it in things)
        if possible < all_of or not things:
            return fail(frame)
    if not things:
        frame.bound["done"] = False
        frame.bound[words.Role.AFFECTED.value] = ()
        return True
    replacing.bring_about(state, frame, things, in_cost=in_cost(frame))
    return True


def _mark_done(state: State, frame: Frame, cards: Sequence[CardId]) -> bool:
    frame.bound["done"] = bool(cards)
    frame.bound[words.Role.AFFECTED.value] = tuple(state.ref(card) for card in cards)
    return True


def deplete(state: State, frame: Frame, step: words.Deplete) -> bool:
    """Restored cards are depleted; resources never are. Rules: 303.1, 203.7."""
    _, them = _objects(state, frame, step.cards)
    able = [
        card
        for card in them
        if not state.depleted[card]
        and state.area[card] is Area.IN_PLAY
        and not stats.is_type(state, card, CardType.RESOURCE)
    ]
    if in_cost(frame) and (len(able) < len(them) or not able):
        if not _takes_any_number(frame, step.cards):
            return fail(frame)
    for card in able:
        atoms.deplete(state, card)
    return _mark_done(state, frame, able)


def _takes_any_number(frame: Frame, cards: words.Cards) -> bool:
    """Whether the cards were chosen as up to so many: then none of them is fine too."""
    role = cards.where[0] if cards.where else None
    if not isinstance(role, words.Is):
        return False
    before = [it for it in frame.bound["steps"] if isinstance(it, words.Pick | words.Choose)]
    return any(isinstance(it.count, words.UpTo | words.AnyNumber) for it in before)


def restore(state: State, frame: Frame, step: words.Restore) -> bool:
    """Depleted cards are restored, unless a rule says that they cannot be. Rules: 303.2."""
    _, them = _objects(state, frame, step.cards)
    by_rule = frame.bound.get("trigger") == RESTORE_RULE
    if by_rule and rules_for(state, frame.player, words.SkipsRestoreRule):
        return _mark_done(state, frame, ())
    able = [c for c in them if state.depleted[c] and _can_be_restored(state, c, by_rule=by_rule)]
    if in_cost(frame) and (len(able) < len(them) or not able):
        return fail(frame)
    for card in able:
        atoms.restore(state, card)
    return _mark_done(state, frame, able)


RESTORE_RULE = "RESTORE RULE"
DEVELOP_RULE = "DEVELOP RULE"


def _can_be_restored(state: State, card: CardId, *, by_rule: bool) -> bool:
    barred = {words.Action.BE_RESTORED}
    if by_rule:
        barred.add(words.Action.BE_RESTORED_BY_RULE)
    return not any(rule.action in barred for rule, _ in rules_on(state, card, words.Cannot))


def destroy(state: State, frame: Frame, step: words.Destroy) -> bool:
    """Cards in play are destroyed. Rules: 304.1."""
    scope, them = _objects(state, frame, step.cards)
    things = [
        Happening(Deed.DESTROY, state.ref(card), source=scope.source)
        for card in them
        if state.area[card] is Area.IN_PLAY
    ]
    return _bring_about(state, frame, things, all_of=len(them))


def draw(state: State, frame: Frame, step: words.Draw) -> bool:
    """Cards are drawn as a group. Rules: 306.1, 306.3."""
    scope = scope_of(state, frame)
    if isinstance(step.count, words.UpTo | words.AnyNumber) and frame.answer is None:
        available = len(state.deck[scope.player(step.who)])
        least, most = choosing.bounds(scope, step.count, available)
        options = [Answer(n) for n in range(least, most + 1)]
        player = scope.player(step.who)
        if len(options) > 1:
            kind = DecisionKind.CHOOSE_NUMBER
            frames.ask(state, player, kind, options, source=scope.source)
            return False
        frame.answer = options[0]
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Answer)
        count = answer.value
    else:
        count = choosing.bounds(scope, step.count, 0)[0]
    by_rule = frame.bound.get("trigger") == DEVELOP_RULE
    things = [
        Happening(Deed.DRAW, player=player, amount=count, by_rule=by_rule, source=scope.source)
        for player in scope.players(step.who)
    ]
    return _bring_about(state, frame, [it for it in things if it.amount], all_of=1)


def discard(state: State, frame: Frame, step: words.Discard) -> bool:
    """Players choose cards in hand and discard them together. Rules: 305."""
    scope = scope_of(state, frame)
    players = scope.players(step.who)
    if len(players) > 1:
        return _each_discards(state, frame, step, players)
    (player,) = players
    hand = [card for card in state.hand[player] if nouns.fits(scope, card, step.cards)]
    chosen = choosing.gather(
        state, frame, hand, step.count, player, DecisionKind.CHOOSE_CARD, alike=step.cards
    )
    if chosen is None:
        return False
    if in_cost(frame) and len(chosen) < choosing.bounds(scope, step.count, len(hand))[0]:
        return fail(frame)
    return _discard(state, frame, chosen)


def _each_discards(
    state: State, frame: Frame, step: words.Discard, players: Sequence[Player]
) -> bool:
    """The active player discards first, then the other. Rules: 402.2."""
    from dataclasses import replace

    from app.games.spoils.engine.following import branch

    scope = scope_of(state, frame)
    one_each = tuple(
        replace(step, who=words.Player.YOU if player == scope.you else words.Player.OPPONENT)
        for player in players
    )
    branch(state, frame, one_each)
    return True


def _discard(state: State, frame: Frame, cards: Sequence[CardId]) -> bool:
    scope = scope_of(state, frame)
    things = []
    for player in (state.active, 1 - state.active):
        mine = tuple(card for card in cards if card in state.hand[player])
        if mine:
            things.append(
                Happening(Deed.DISCARD, player=player, cards=mine, source=scope.source)
            )
    if not things:
        frame.bound[words.Role.DISCARDED.value] = ()
        return _mark_done(state, frame, ())
    return _bring_about(state, frame, things, all_of=len(things))


def discard_at_random(state: State, frame: Frame, step: words.DiscardAtRandom) -> bool:
    """Cards are discarded by chance. Rules: 305."""
    scope = scope_of(state, frame)
    cards: list[CardId] = []
    for player in scope.players(step.who):
        left = list(state.hand[player])
        for _ in range(min(amounts.amount(scope, step.count), len(left))):
            cards.append(left.pop(atoms.draw_random(state, len(left))))
    if in_cost(frame) and not cards:
        return fail(frame)
    return _discard(state, frame, cards)


def discard_those(state: State, frame: Frame, step: words.DiscardThose) -> bool:
    """The cards meant are discarded from the hands they are in. Rules: 305."""
    scope = scope_of(state, frame)
    them = [c for c in nouns.meant(scope, step.cards) if state.area[c] is Area.HAND]
    if in_cost(frame) and not them:
        return fail(frame)
    return _discard(state, frame, them)


def put(state: State, frame: Frame, step: words.Put) -> bool:
    """Cards go to a place, which is not deploying them. Rules: 402.8, 507.2b, 507.2c."""
    scope, them = _objects(state, frame, step.cards)
    goes_into_play = step.into is words.Place.PLAY
    if goes_into_play:
        them = [c for c in them if state.kind_of(c).card.type is not CardType.TACTIC]
    things: list[Happening] = []
    given = None if step.attached_to is None else nouns.meant(scope, step.attached_to)
    hosts: dict[CardId, CardId] = dict(frame.bound.get(SCRATCH, ()))
    for card in them:
        under = scope.player(step.under) if step.into in _PLAY else state.owner[card]
        rule = state.kind_of(card).text.attach_to
        host = None
        if goes_into_play and rule is not None:
            host = _host(state, frame, card, rule, given, hosts, under)
            if state.decision is not None:
                return False
            if host is None:
                if state.area[card] is not Area.DISCARD_PILE:
                    things.append(Happening(Deed.PUT, state.ref(card), player=state.owner[card]))
                continue
        elif given:
            host = given[0]
        things.append(
            Happening(
                Deed.PUT,
                state.ref(card),
                player=under,
                into=step.into,
                source=scope.source,
                attached_to=host,
            )
        )
    return _bring_about(state, frame, things, all_of=len(them))


_PLAY = frozenset({words.Place.PLAY, words.Place.PLAY_FACE_DOWN})


def _host(
    state: State,
    frame: Frame,
    card: CardId,
    rule: words.AttachTo,
    given: Sequence[CardId] | None,
    hosts: dict[CardId, CardId],
    under: Player,
) -> CardId | None:
    """What a card that is put into play is attached to; its controller picks. Rules: 507.2b."""
    from app.games.spoils.engine.actions import Choose

    scope = Scope(state, card, under)
    if given is not None:
        return next((c for c in given if nouns.matches(scope, c, rule.cards)), None)
    if card in hosts:
        return hosts[card]
    able = choosing.pickable(scope, rule.cards, under)
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Choose)
        frame.bound[SCRATCH] = (*frame.bound.get(SCRATCH, ()), (card, answer.card))
        return answer.card
    if len(able) > 1:
        options = [Choose(it) for it in able]
        frames.ask(state, under, DecisionKind.PICK, options, source=card)
        return None
    return able[0] if able else None


def flip_face_down(state: State, frame: Frame, step: words.FlipFaceDown) -> bool:
    """Cards leave play and enter it as face-down resources of their owners. Rules: 411.4."""
    _, them = _objects(state, frame, step.cards)
    things = [
        Happening(Deed.FLIP_DOWN, state.ref(card), player=state.owner[card])
        for card in them
        if state.area[card] is Area.IN_PLAY and not state.face_down[card]
    ]
    return _bring_about(state, frame, things, all_of=len(them))


def attach(state: State, frame: Frame, step: words.Attach) -> bool:
    """A card is attached to another, if its text allows that card. Rules: 301, 507.2."""
    scope, them = _objects(state, frame, step.card)
    targets = nouns.meant(scope, step.to)
    done: list[CardId] = []
    for card in them[:1]:
        for host in targets[:1]:
            rule = text_of(state, card).attach_to
            fits = rule is None or nouns.matches(text_scope(state, card), host, rule.cards)
            if fits and host != card and state.area[card] is Area.IN_PLAY:
                atoms.attach(state, card, host)
                done.append(card)
    if in_cost(frame) and not done:
        return fail(frame)
    return _mark_done(state, frame, done)


def attach_resources(state: State, frame: Frame, step: words.AttachResources) -> bool:
    """Free resources are attached to their controllers' factions."""
    _, them = _objects(state, frame, step.cards)
    able = [c for c in them if c in stats.free_resources(state, state.controller[c])]
    if in_cost(frame) and len(able) < max(len(them), 1):
        return fail(frame)
    for card in able:
        atoms.attach(state, card, state.faction[state.controller[card]])
    return _mark_done(state, frame, able)


def detach(state: State, frame: Frame, step: words.Detach) -> bool:
    """Resources are detached from a faction; which ones, their controller chooses."""
    scope = scope_of(state, frame)
    player = scope.player(step.who)
    faction = state.faction[player]
    them = [card for card in state.in_play if state.attached_to[card] == faction]
    chosen = choosing.gather(
        state, frame, them, step.count, player, DecisionKind.CHOOSE_CARD
    )
    if chosen is None:
        return False
    if in_cost(frame) and len(chosen) < choosing.bounds(scope, step.count, len(them))[0]:
        return fail(frame)
    for card in chosen:
        atoms.detach(state, card)
    return _mark_done(state, frame, chosen)


def put_tokens(state: State, frame: Frame, step: words.PutTokens) -> bool:
    """Tokens are put on cards in play. Rules: 409.1."""
    scope, them = _objects(state, frame, step.cards)
    able = [card for card in them if state.area[card] is Area.IN_PLAY]
    amount = amounts.amount(scope, step.amount)
    if in_cost(frame) and not able:
        return fail(frame)
    for card in able:
        atoms.put_tokens(state, card, amount)
    return _mark_done(state, frame, able if amount else ())


def put_tokens_divided(state: State, frame: Frame, step: words.PutTokensDivided) -> bool:
    """Tokens are put on cards one by one, as the player likes. Rules: 409.1."""
    from app.games.spoils.engine.actions import Choose

    scope, them = _objects(state, frame, step.cards)
    left = frame.bound.get(SCRATCH)
    if left is None:
        left = choosing.bounds(scope, step.count, 0)[1]
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Choose)
        atoms.put_tokens(state, answer.card, 1)
        left -= 1
    frame.bound[SCRATCH] = left
    if not left or not them:
        return _mark_done(state, frame, them)
    if len(them) == 1:
        atoms.put_tokens(state, them[0], left)
        return _mark_done(state, frame, them)
    options = [Choose(card) for card in them]
    frames.ask(state, scope.you, DecisionKind.CHOOSE_CARD, options, source=scope.source)
    return False


def remove_tokens(state: State, frame: Frame, step: words.RemoveTokens) -> bool:
    """Tokens are taken off cards; a cost asks for all of them. Rules: 401.3b."""
    scope, them = _objects(state, frame, step.cards)
    if not them:
        return fail(frame) if in_cost(frame) else _mark_done(state, frame, ())
    held = min(state.tokens[card] for card in them)
    least, most = choosing.bounds(scope, step.count, held)
    if in_cost(frame) and held < least:
        return fail(frame)
    amount = most
    if least != most:
        if frame.answer is None:
            options = [Answer(n) for n in range(least, most + 1)]
            kind = DecisionKind.CHOOSE_NUMBER
            frames.ask(state, scope.you, kind, options, source=scope.source)
            return False
        answer = frames.answered(frame)
        assert isinstance(answer, Answer)
        amount = answer.value
    done = [card for card in them if state.tokens[card] and amount]
    for card in them:
        atoms.put_tokens(state, card, -amount)
    frame.bound["letter tokens"] = amount
    return _mark_done(state, frame, done)


def put_micromajigs(state: State, frame: Frame, step: words.PutMicromajigs) -> bool:
    """Micromajig tokens come into play under a player's control. Rules: 409.3."""
    scope = scope_of(state, frame)
    player = scope.player(step.under)
    kind = state.game.kind_of["Micromajig Token"]
    count = choosing.bounds(scope, step.count, 0)[1]
    made = moving.create_in_play(state, kind, scope.you, player, count)
    return _mark_done(state, frame, made)


def terminate(state: State, frame: Frame, step: words.Terminate) -> bool:
    """What is being deployed or used does not resolve. Rules: 314.1."""
    scope = scope_of(state, frame)
    them = nouns.meant(scope, step.cards)
    done: list[CardId] = []
    for card in them:
        if state.area[card] is Area.BEING_DEPLOYED:
            atoms.terminated(state, card)
            moving.relocate(state, [moving.Move(card, Area.DISCARD_PILE)])
            done.append(card)
    if not done and frame.bound.get(amounts.RESPONDED_ABILITY):
        for below in reversed(state.frames):
            if below.procedure == "ability" and below is not frame and below.player != scope.you:
                below.bound["terminated"] = True
                atoms.terminated(state, below.bound["source"])
                done.append(below.bound["source"])
                break
    replacing.keep_track(state, frame, done)
    return _mark_done(state, frame, done)


def enters_with_tokens(state: State, frame: Frame, step: words.EntersWithTokens) -> bool:
    """The card enters play with tokens on it."""
    scope = scope_of(state, frame)
    for card in nouns.meant(scope, words.THIS):
        atoms.put_tokens(state, card, amounts.amount(scope, step.amount))
    return True

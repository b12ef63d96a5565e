"""Return Home: burned and seized Sites go, structures collapse, attackers return. Rules: 28.8."""

from __future__ import annotations

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import DONE, Action, Choose, Place
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area, By, GameEnd
from app.games.shadowfist.engine.model.locals import CollapseLocals, PlacementLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask, begin
from app.games.shadowfist.engine.procedures.attacking import attack_of
from app.games.shadowfist.engine.procedures.playing import site_places
from app.games.shadowfist.engine.procedures.recalculating import recalculate
from app.games.shadowfist.engine.read.structure import locations, neighbours, owner_of
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.engine.write.marks import end_lasting
from app.games.shadowfist.engine.write.structure import add_site, collapse, move, remove_site
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.vocabulary import END_OF_ATTACK
from app.games.tabletop.referee.frames import again, answered, own


def remove_sites(state: State, frame: Frame) -> None:
    """12.1.1, 12.1.2, 30.3.3.2: burned Sites leave play, seized ones their old structure.

    Whoever took a Feng Shui Site may have taken the final one (4.2).
    """
    attack = attack_of(state)
    for site, fate in attack.fates.items():
        if state.area[site] is not Area.IN_PLAY:
            continue
        is_feng_shui = state.kinds[site].is_feng_shui
        if fate is Fate.BURNED_FOR_VICTORY:
            areas.burn_for_victory(state, site, attack.declarer)
        elif fate is Fate.BURNED_FOR_POWER:
            tell(state, events.Burned(attack.declarer, site, False))
            areas.leave_play(state, site, Area.SMOKED, (By(attack.declarer),))
            continue
        elif state.controller[site] == attack.declarer:
            remove_site(state, site)
        if is_feng_shui:
            state.final_site = (attack.declarer, GameEnd.FINAL_SITE)


def collapse_structures(state: State, frame: Frame) -> None:
    """9.1.4.1: locations without a Site cease to exist."""
    if state.emptied:
        begin(state, "collapse", frame.player, CollapseLocals(state.emptied[0]))
        again(frame)


def place_seized(state: State, frame: Frame) -> None:
    """28.8: a seized Site joins the structure of the player who seized it."""
    attack = attack_of(state)
    if frame.answer is not None:
        answer = answered(frame)
        assert isinstance(answer, Place)
        site = _seized(state)
        del attack.fates[site]
        add_site(state, site, attack.declarer, answer.location)
        attack.seized_at = state.at[site]
    if _seized(state) >= 0:
        player = attack.declarer
        ask(state, frame, player, Question.PLACE, site_places(state, player, _seized(state)))
        again(frame)


def _seized(state: State) -> int:
    """A seized Site that is not placed yet; -1 where there is none."""
    attack = attack_of(state)
    for site, fate in attack.fates.items():
        is_mine = state.controller[site] == attack.declarer
        if fate is Fate.SEIZED and is_mine and state.area[site] is Area.IN_PLAY:
            return site
    return -1


def return_attackers(state: State, frame: Frame) -> None:
    """28.8: attackers return; those of the seizing player may stay at the seized Site instead."""
    attack = attack_of(state)
    if frame.answer is not None:
        answer = answered(frame)
        if isinstance(answer, Choose):
            move(state, answer.card, attack.seized_at, counts=False)
            del attack.home[answer.card]
        else:
            attack.seized_at = -1
    if attack.seized_at >= 0:
        staying = [it for it in attack.home if state.controller[it] == attack.declarer]
        if staying:
            options: list[Action] = [DONE, *(Choose(it) for it in staying)]
            ask(state, frame, attack.declarer, Question.STAY, options)
            again(frame)
            return
    for card, home in attack.home.items():
        if state.at[card] != home:
            move(state, card, home, counts=False)
    attack.home = {}


def end_effects(state: State, frame: Frame) -> None:
    """28.8, 20.2: what lasts for the attack ends now, and may smoke cards."""
    recalculate(state, ended=end_lasting(state, END_OF_ATTACK))


RETURN_HOME = (remove_sites, collapse_structures, place_seized, return_attackers, end_effects)


# A location that ceases to exist.


def find_residents(state: State, frame: Frame) -> None:
    """9.1.4.1: who is there, or is to return there (28.6.6.1, 28.8), has to go."""
    kept = own(frame, CollapseLocals)
    kept.waiting = [
        card
        for player in state.players
        for card in state.in_play[player]
        if state.kinds[card].is_character and _belongs(state, card, kept.location)
    ]


def _belongs(state: State, card: int, location: int) -> bool:
    """Tell whether a Character is at a location or is to return there; attackers only return."""
    attack = state.attack
    if attack is not None and card in attack.home:
        return attack.home[card] == location
    is_expected = attack is not None and attack.moved.get(card) == location
    return is_expected or state.at[card] == location


def move_residents(state: State, frame: Frame) -> None:
    """9.1.4.1: each goes to a neighbouring location, which does not count as changing location.

    After the last Site everybody is at the unspecified location (9.1.2.2).
    """
    kept = own(frame, CollapseLocals)
    if frame.answer is not None:
        answer = answered(frame)
        assert isinstance(answer, Place)
        _resettle(state, kept.waiting.pop(0), kept.location, answer.location)
    if kept.waiting:
        player = owner_of(state, kept.location)
        places = neighbours(state, kept.location) or [player]
        chooser = state.controller[kept.waiting[0]]
        ask(state, frame, chooser, Question.COLLAPSE, [Place(it) for it in places])
        again(frame)
        return
    collapse(state, kept.location)


def _resettle(state: State, card: int, location: int, target: int) -> None:
    attack = state.attack
    if attack is not None and card in attack.home:
        attack.home[card] = target
        return
    if attack is not None and attack.moved.get(card) == location:
        attack.moved[card] = target
    if state.at[card] == location:
        move(state, card, target, counts=False)


COLLAPSE = (find_residents, move_residents)


# A card that changed its controller.


def choose_position(state: State, frame: Frame) -> None:
    """35.3: a card that changes its controller is put in any legal position."""
    kept = own(frame, PlacementLocals)
    kind, player = state.kinds[kept.card], state.controller[kept.card]
    if kind.is_site:
        remove_site(state, kept.card)
        ask(state, frame, player, Question.PLACE, site_places(state, player, kept.card))
    elif kind.is_character:
        places = [Place(it) for it in locations(state, player)]
        ask(state, frame, player, Question.PLACE, places)


def put_there(state: State, frame: Frame) -> None:
    """35.3: the card is there now."""
    if frame.answer is None:
        return
    kept, answer = own(frame, PlacementLocals), answered(frame)
    assert isinstance(answer, Place)
    if state.kinds[kept.card].is_site:
        add_site(state, kept.card, state.controller[kept.card], answer.location)
    else:
        move(state, kept.card, answer.location, counts=False)


PLACEMENT = (choose_position, put_there)

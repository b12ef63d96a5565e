"""The fate of a Site that combat damage has brought to zero Body. Rules: 12, 19, 30.3.3."""

from __future__ import annotations

from typing import Final

from app.games.shadowfist.engine.damage.fates import Fate, fates_of, power_of_burning
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Number
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.locals import Beaten, CombatLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask
from app.games.shadowfist.engine.procedures.attacking import attack_of
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.combatants import combatant
from app.games.shadowfist.engine.write import areas, marks, power
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.vocabulary import BE_BURNED
from app.games.tabletop.referee.frames import again, answered, own

FATES: Final = tuple(Fate)
"""The fates in the order of the numbers that answer the question."""

_BURNED: Final = (Fate.BURNED_FOR_POWER, Fate.BURNED_FOR_VICTORY)


def ask_fates(state: State, frame: Frame) -> None:
    """30.3.3: the player who declared the attack decides, whoever dealt the damage."""
    kept, attack = own(frame, CombatLocals), attack_of(state)
    if frame.answer is not None:
        answer = answered(frame)
        assert isinstance(answer, Number)
        _meet(state, kept.beaten.pop(0), FATES[answer.value], attack.declarer)
    while kept.beaten:
        beaten = kept.beaten[0]
        if state.controller[beaten.site] != attack.declarer:
            fates = fates_of(combatant(state, beaten.site))
            if forbids(state, beaten.site, BE_BURNED, -1):
                fates = tuple(it for it in fates if it not in _BURNED)
            options = [Number(FATES.index(it)) for it in fates]
            ask(state, frame, attack.declarer, Question.FATE, options)
            again(frame)
            return
        _meet(state, kept.beaten.pop(0), Fate.SMOKED, attack.declarer)


def _meet(state: State, beaten: Beaten, fate: Fate, player: int) -> None:
    """Carry out the part of a fate that happens at once.

    The rest waits until everybody returns home. Rules: 30.3.3.x.
    """
    attack, site = attack_of(state), beaten.site
    attack.fates[site] = fate
    tell(state, events.ToldFate(player, site, fate))
    match fate:
        case Fate.SMOKED:
            areas.smoke(state, site, by_damage=True, by=beaten.by, in_combat=True)
        case Fate.SEIZED:
            marks.heal(state, site, seizing=True)
            marks.reveal(state, site, by=player)
            take_control(state, site, player, seizing=True)
        case Fate.BURNED_FOR_POWER:
            left = sum(not is_out for is_out in state.is_out)
            power.gain(state, player, power_of_burning(left))
            if state.active == player:
                state.turn_is_over = True
        case Fate.BURNED_FOR_VICTORY:
            pass

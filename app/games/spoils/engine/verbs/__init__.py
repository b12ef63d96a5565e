"""The verbs of the vocabulary, carried out: one function each, found by type in `VERBS`.

A verb reads its frame's scope, asks one question at a time, and never writes the state
itself: it calls mutations, or proposes effects that can be replaced.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.frames import Step
from app.games.spoils.engine.procedures import coins
from app.games.spoils.engine.procedures.interpreter import Verb
from app.games.spoils.engine.verbs import (
    bespoke,
    cards,
    choices,
    damage,
    duplicating,
    durations,
    flow,
    hands,
    playing,
    put,
    searching,
)

__all__ = ["PROCEDURES", "VERBS"]

VERBS: Final[MappingProxyType[type, Verb]] = MappingProxyType(
    {
        v.Only: choices.only,
        v.Pay: flow.pay,
        v.Pick: choices.pick,
        v.PickPlayer: choices.pick_player,
        v.Choose: choices.choose,
        v.ChooseNumber: choices.choose_number,
        v.ChooseAtRandom: choices.choose_at_random,
        v.Let: choices.let,
        v.Name: choices.name,
        v.Deplete: cards.deplete,
        v.Restore: cards.restore,
        v.Destroy: cards.destroy,
        v.Draw: hands.draw,
        v.Discard: hands.discard,
        v.DiscardAtRandom: hands.discard_at_random,
        v.DiscardThose: hands.discard_those,
        v.GainInfluence: damage.gain_influence,
        v.LoseInfluence: damage.lose_influence,
        v.Inflict: damage.inflict,
        v.InflictDivided: damage.inflict_divided,
        v.RemoveDamage: damage.remove_damage,
        v.PutTokens: cards.put_tokens,
        v.PutTokensDivided: cards.put_tokens_divided,
        v.RemoveTokens: cards.remove_tokens,
        v.Put: put.put,
        v.Look: choices.look,
        v.Reveal: choices.reveal,
        v.RevealUntil: choices.reveal_until,
        v.Search: searching.search,
        v.Shuffle: choices.shuffle,
        v.Arrange: choices.arrange,
        v.Alter: durations.alter,
        v.Establish: durations.establish,
        v.TakeControl: durations.take_control,
        v.Attach: cards.attach,
        v.AttachResources: cards.attach_resources,
        v.Detach: cards.detach,
        v.DetachThose: cards.detach_those,
        v.Deploy: playing.deploy,
        v.PlayResources: playing.play_resources,
        v.FlipFaceDown: cards.flip_face_down,
        v.PutMicromajigs: cards.put_micromajigs,
        v.ReduceNextCost: durations.reduce_next_cost,
        v.RemoveFromBattle: playing.remove_from_battle,
        v.AddToParty: playing.add_to_party,
        v.Attack: playing.attack,
        v.ChangeAttackTarget: playing.change_attack_target,
        v.Terminate: cards.terminate,
        v.Duplicate: duplicating.duplicate,
        v.UseAbility: playing.use_ability,
        v.PlayFaceDown: playing.play_face_down,
        v.ReduceNextThreshold: durations.reduce_next_threshold,
        v.FlipCoin: coins.flip_coin,
        v.May: flow.may,
        v.If: flow.if_,
        v.ChooseOne: flow.choose_one,
        v.By: flow.by,
        v.Repeat: flow.repeat,
        v.Later: flow.later,
        v.ChangeAmount: flow.change_amount,
        v.AmountBecomes: flow.amount_becomes,
        v.AsUsual: flow.as_usual,
        v.EntersUnder: playing.enters_under,
        v.Bespoke: bespoke.follow,
    }
)
"""The function for each verb. A script with a verb that is not here is not playable."""

PROCEDURES: Final[MappingProxyType[str, tuple[Step, ...]]] = MappingProxyType(
    {"duplicate": duplicating.DUPLICATE}
)
"""The procedures that only verbs start."""

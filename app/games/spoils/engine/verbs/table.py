"""Each verb of the vocabulary and the function that carries it out."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import bespoke, coins, duplicating
from app.games.spoils.engine.following import Verb
from app.games.spoils.engine.verbs import (
    cards,
    choices,
    damage,
    flow,
    hands,
    lasting,
    playing,
    putting,
    searching,
)

VERBS: Final[MappingProxyType[type, Verb]] = MappingProxyType(
    {
        words.Only: choices.only,
        words.Pay: flow.pay,
        words.Pick: choices.pick,
        words.PickPlayer: choices.pick_player,
        words.Choose: choices.choose,
        words.ChooseNumber: choices.choose_number,
        words.ChooseAtRandom: choices.choose_at_random,
        words.Let: choices.let,
        words.Name: choices.name,
        words.Deplete: cards.deplete,
        words.Restore: cards.restore,
        words.Destroy: cards.destroy,
        words.Draw: hands.draw,
        words.Discard: hands.discard,
        words.DiscardAtRandom: hands.discard_at_random,
        words.DiscardThose: hands.discard_those,
        words.GainInfluence: damage.gain_influence,
        words.LoseInfluence: damage.lose_influence,
        words.Inflict: damage.inflict,
        words.InflictDivided: damage.inflict_divided,
        words.RemoveDamage: damage.remove_damage,
        words.PutTokens: cards.put_tokens,
        words.PutTokensDivided: cards.put_tokens_divided,
        words.RemoveTokens: cards.remove_tokens,
        words.Put: putting.put,
        words.Look: choices.look,
        words.Reveal: choices.reveal,
        words.RevealUntil: choices.reveal_until,
        words.Search: searching.search,
        words.Shuffle: choices.shuffle,
        words.Arrange: choices.arrange,
        words.Alter: lasting.alter,
        words.Establish: lasting.establish,
        words.TakeControl: lasting.take_control,
        words.Attach: cards.attach,
        words.AttachResources: cards.attach_resources,
        words.Detach: cards.detach,
        words.DetachThose: cards.detach_those,
        words.Deploy: playing.deploy,
        words.PlayResources: playing.play_resources,
        words.FlipFaceDown: cards.flip_face_down,
        words.PutMicromajigs: cards.put_micromajigs,
        words.ReduceNextCost: lasting.reduce_next_cost,
        words.RemoveFromBattle: playing.remove_from_battle,
        words.AddToParty: playing.add_to_party,
        words.Attack: playing.attack,
        words.ChangeAttackTarget: playing.change_attack_target,
        words.Terminate: cards.terminate,
        words.Duplicate: duplicating.duplicate,
        words.UseAbility: playing.use_ability,
        words.PlayFaceDown: playing.play_face_down,
        words.ReduceNextThreshold: lasting.reduce_next_threshold,
        words.FlipCoin: coins.flip_coin,
        words.May: flow.may,
        words.If: flow.if_,
        words.ChooseOne: flow.choose_one,
        words.By: flow.by,
        words.Repeat: flow.repeat,
        words.Later: flow.later,
        words.ChangeAmount: flow.change_amount,
        words.AmountBecomes: flow.amount_becomes,
        words.AsUsual: flow.as_usual,
        words.EntersUnder: playing.enters_under,
        words.Bespoke: bespoke.follow,
    }
)
"""How each verb is carried out. A script with a verb that is not here is not playable."""

"""Phrases for instructions: steps in the imperative."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import (
    CARD,
    CHOSEN,
    PICKED,
    THIS,
    AddToParty,
    All,
    Arrange,
    Attach,
    AttachResources,
    Attack,
    ChangeAttackTarget,
    Choose,
    ChooseAtRandom,
    ChooseNumber,
    Deplete,
    Deploy,
    Destroy,
    Detach,
    DetachThose,
    Discard,
    DiscardAtRandom,
    Draw,
    Duplicate,
    FlipFaceDown,
    GainInfluence,
    HowMany,
    In,
    Inflict,
    InflictDivided,
    Is,
    Look,
    LoseInfluence,
    Measure,
    Name,
    Pay,
    Pick,
    PickPlayer,
    Place,
    Player,
    PlayFaceDown,
    PlayResources,
    Put,
    PutMicromajigs,
    PutTokens,
    PutTokensDivided,
    ReduceNextCost,
    RemoveDamage,
    RemoveFromBattle,
    RemoveTokens,
    Restore,
    Reveal,
    RevealUntil,
    Role,
    Search,
    Shuffle,
    Step,
    TakeControl,
    Terminate,
    TopOfDeck,
    Total,
    UpTo,
    UseAbility,
    Who,
)
from app.games.spoils.wording.changes import PRICES
from app.games.spoils.wording.conditions import PLACES
from app.games.spoils.wording.descriptions import KINDS
from app.games.spoils.wording.nouns import called, every, head, noun, one, several
from app.games.spoils.wording.numbers import number
from app.games.spoils.wording.speech import (
    Speech,
    article,
    joined,
    plural,
    possessive,
    subject,
)
from app.games.spoils.wording.whose import home, theirs

Phrase = Callable[[Any, Speech], str]


def _many(count: HowMany) -> bool:
    return count not in (1, UpTo(1))


def _pick(it: Pick, speech: Speech) -> str:
    phrase = several(it.count, it.cards, speech)
    speech.picks.append((called(it.cards), _many(it.count)))
    speech.pick_homes.append(home(it.cards, speech))
    return f"pick {phrase}"


def _choose(it: Choose, speech: Speech) -> str:
    phrase = several(it.count, it.cards, speech)
    speech.chosen = (called(it.cards), _many(it.count))
    speech.homes[Role.CHOSEN] = home(it.cards, speech)
    speech.just_chosen = True
    return f"choose {phrase}"


def _number(it: ChooseNumber, speech: Speech) -> str:
    limits = [f"at least {it.at_least}"] if it.at_least != 0 else []
    if it.at_most is not None:
        limits.append(f"at most {number(it.at_most, speech)}")
    return f"choose {it.letter}" + (f", {joined(limits)}" if limits else "")


def _cards_count(count: HowMany, speech: Speech) -> str:
    return several(count, CARD, speech)


def _discard(it: Discard, speech: Speech) -> str:
    speech.discarded = _many(it.count)
    if isinstance(it.count, All):
        return "discard your hand" if it.who is Player.YOU else "discard their hand"
    return f"discard {several(it.count, it.cards, speech)}"


def _at_random(it: DiscardAtRandom, speech: Speech) -> str:
    speech.discarded = _many(it.count)
    return f"discard {_cards_count(it.count, speech)} at random"


def _deplete(it: Deplete, speech: Speech) -> str:
    phrase = every(it.cards, speech)
    if it.cards == PICKED and speech.picks:
        called, many = speech.picks[0]
        speech.affected = f"those {plural(called)}" if many else f"that {called}"
    return f"deplete {phrase}"


def _destroy(it: Destroy, speech: Speech) -> str:
    speech.befell = "destroyed"
    return f"destroy {every(it.cards, speech)}"


def _search(it: Search, speech: Speech) -> str:
    phrase = several(it.count, it.cards, speech)
    speech.found = _many(it.count)
    speech.homes[Role.FOUND] = home(CARD.in_deck(it.deck), speech)
    return f"search {_deck(it.deck, it.who)} for {phrase}"


def _deck(deck: Who, who: Who) -> str:
    if deck == who:
        return "your deck" if who is Player.YOU else "their deck"
    return f"{possessive(deck)} deck"


def _look(it: Look, speech: Speech) -> str:
    speech.homes[Role.LOOKED_AT] = home(it.cards, speech)
    speech.looked_at = not any(isinstance(p, TopOfDeck) and p.count == 1 for p in it.cards.where)
    return f"look at {every(it.cards, speech)}"


def _reveal(it: Reveal, speech: Speech) -> str:
    phrase = every(it.cards, speech)
    speech.homes[Role.REVEALED] = home(it.cards, speech)
    role = it.cards.where[0] if it.cards.where else None
    if not isinstance(role, Is):
        speech.revealed = not any(isinstance(p, TopOfDeck) and p.count == 1 for p in it.cards.where)
    return f"reveal {phrase}"


def _reveal_until(it: RevealUntil, speech: Speech) -> str:
    speech.homes |= dict.fromkeys((Role.REVEALED, Role.FOUND), it.deck)
    wanted = one(it.cards, speech)
    return f"reveal cards from the top of {possessive(it.deck)} deck until {wanted} is among them"


_SET_ASIDE: Final = (Place.OUT_OF_GAME, Place.OUT_OF_GAME_FACE_DOWN)


def _put(it: Put, speech: Speech) -> str:
    phrase = every(it.cards, speech)
    place = PLACES[it.into]
    if it.into in _SET_ASIDE:
        is_one = it.cards == CHOSEN and not speech.chosen[1]
        speech.set_aside = not (is_one or phrase.startswith(("it", "the top card")))
    if it.into is Place.DECK_BOTTOM and phrase.startswith("the top "):
        return f"put {phrase} on its bottom"
    is_many = phrase in ("them", "the rest") or phrase.startswith(("all ", "as many", "that many"))
    if is_many or phrase.rpartition(" ")[2].endswith("s") or phrase.startswith("the top "):
        place = place.replace("its owner's", "their owner's")
    if phrase.startswith("the top card"):
        place = place.replace("their owner's", "its owner's")
    if is_many:
        place = place.replace("its owner's", "their owner's")
    whose = home(it.cards, speech)
    if whose is not None:
        place = re.sub("(?:its|their) owner's", theirs(whose, phrase, speech), place)
    if it.into is Place.OUT_OF_GAME:
        return f"remove {phrase} from the game"
    if it.into is Place.OUT_OF_GAME_FACE_DOWN:
        return f"remove {phrase} from the game face-down"
    if it.into is Place.VOID_FACE_DOWN:
        return f"put {phrase} into the Void face-down"
    if it.into is Place.DECK_SHUFFLED:
        return f"shuffle {phrase} into {place.removesuffix(', shuffled in')}"
    word = "on" if it.into in (Place.DECK_TOP, Place.DECK_BOTTOM) else "into"
    under = ""
    if it.into is Place.PLAY or (it.into is Place.PLAY_FACE_DOWN and it.under is not Player.YOU):
        under = f" under {possessive(it.under)} control"
    attached = f" attached to {noun(it.attached_to, speech)}" if it.attached_to else ""
    return f"put {phrase} {word} {place}{under}{attached}{_order(it, speech)}"


def _order(it: Put, speech: Speech) -> str:
    by = it.ordered_by
    if by is None:
        in_deck = it.into in (Place.DECK_TOP, Place.DECK_BOTTOM)
        return " in the order chosen" if in_deck and it.cards == CHOSEN and speech.chosen[1] else ""
    return " in any order" if by is Player.YOU else f" in an order of {possessive(by)} choice"


def _tokens(count: HowMany, speech: Speech) -> str:
    if count == 1:
        return "a token"
    if isinstance(count, All):
        return "all tokens"
    return f"{number(count, speech)} tokens"


def _put_tokens(it: PutTokens, speech: Speech) -> str:
    phrase, on = _tokens(it.amount, speech), every(it.cards, speech)
    many = phrase.removesuffix(" tokens")
    if it.amount == Total(Measure.TOKENS, it.cards):
        return f"put as many tokens on {on} as it already has"
    if " " in many and phrase != "a token":
        return f"put X tokens on {on}, X being {many}"
    return f"put {phrase} on {on}"


def _influence(it: GainInfluence | LoseInfluence, speech: Speech) -> str:
    verb = "gain" if isinstance(it, GainInfluence) else "lose"
    return f"{verb} {_amount(it.amount, speech)}"


def _amount(amount: Any, speech: Speech) -> str:
    phrase = number(amount, speech)
    return f"{phrase} influence" if " " not in phrase else f"influence equal to {phrase}"


def _inflict(it: Inflict | InflictDivided, speech: Speech) -> str:
    phrase = number(it.amount, speech)
    damage = f"{phrase} damage"
    if " " in phrase and not phrase.startswith("up to"):
        damage = f"damage equal to {phrase}"
    if isinstance(it, InflictDivided):
        among = every(it.among, speech)
        return f"inflict {damage}, divided as {_likes(it.who)}, among {among}"
    to = every(it.to, speech)
    if to.startswith("all "):
        to = f"each {noun(it.to, speech)}"
    elif to.startswith("the picked ") and to.endswith("s"):
        to = f"each of {to}"
    by = "" if it.source == THIS else " from the same source"
    return f"inflict {damage} on {to}{by}"


def _likes(who: Who) -> str:
    return "you like" if who is Player.YOU else f"{subject(who)} likes"


def _deploy(it: Deploy, speech: Speech) -> str:
    what = several(it.count, it.cards, speech)
    if it.who is Player.OPPONENT:
        what = what.replace("in your opponent's hand", "in their hand")
    return f"deploy {what}{PRICES[it.price]}"


def next_cost(it: ReduceNextCost, speech: Speech) -> str:
    less = number(it.amount, speech)
    if any(isinstance(p, In) and p.area is Area.BEING_DEPLOYED for p in it.of.where):
        return f"the next {head(it.of)} you deploy this turn costs {less} less"
    what = "numeric cost you pay"
    if it.of != CARD:
        what += f" for {one(it.of, speech)} or an ability of {one(it.of, speech)}"
    return f"the next {what} this turn is {less} lower"


IMPERATIVE: Final[dict[type[Step], Phrase]] = {
    Pay: lambda it, s: f"pay {number(it.amount, s)}",
    Pick: _pick,
    PickPlayer: lambda it, s: "pick an opponent" if it.who is Player.OPPONENT else "pick a player",
    Choose: _choose,
    ChooseNumber: _number,
    ChooseAtRandom: lambda it, s: f"choose {several(it.count, it.cards, s)} at random",
    PlayFaceDown: lambda it, s: f"play {every(it.cards, s)} face-down as a resource",
    Name: lambda it, s: f"name {article(KINDS[it.kind]) if it.among == CARD else one(it.among, s)}",
    Deplete: lambda it, s: _deplete(it, s),
    Restore: lambda it, s: f"restore {every(it.cards, s)}",
    Destroy: lambda it, s: _destroy(it, s),
    Draw: lambda it, s: f"draw {_cards_count(it.count, s)}",
    Discard: _discard,
    DiscardAtRandom: _at_random,
    GainInfluence: _influence,
    LoseInfluence: _influence,
    Inflict: _inflict,
    InflictDivided: _inflict,
    RemoveDamage: lambda it, s: f"remove {number(it.count, s)} damage from {every(it.cards, s)}",
    PutTokens: lambda it, s: _put_tokens(it, s),
    PutTokensDivided: lambda it, s: (
        f"put {_tokens(it.count, s)}, divided as you like, on {every(it.cards, s)}"
    ),
    RemoveTokens: lambda it, s: f"remove {_tokens(it.count, s)} from {every(it.cards, s)}",
    Put: _put,
    Look: _look,
    Reveal: _reveal,
    RevealUntil: lambda it, s: _reveal_until(it, s),
    Search: _search,
    Shuffle: lambda it, s: f"shuffle {possessive(it.deck)} deck",
    Arrange: lambda it, s: f"put {every(it.cards, s)} back on top in any order",
    TakeControl: lambda it, s: f"take control of {every(it.cards, s)}",
    Attach: lambda it, s: f"attach {noun(it.card, s)} to {noun(it.to, s)}",
    AttachResources: lambda it, s: f"attach {every(it.cards, s)} to its controller's faction",
    Detach: lambda it, s: _detach(it, s),
    DetachThose: lambda it, s: f"detach {every(it.cards, s)}",
    Deploy: _deploy,
    PlayResources: lambda it, s: (
        "play a resource" if it.count == 1 else f"play {number(it.count, s)} resources"
    ),
    FlipFaceDown: lambda it, s: f"flip {every(it.cards, s)} face-down under its owner's control",
    PutMicromajigs: lambda it, s: _micromajigs(it, s),
    RemoveFromBattle: lambda it, s: f"remove {every(it.cards, s)} from the battle",
    AddToParty: lambda it, s: f"add {every(it.cards, s)} to {possessive(it.of)} party",
    Attack: lambda it, s: "attack now, once",
    ChangeAttackTarget: lambda it, s: f"change the target of the attack to {noun(it.to, s)}",
    Terminate: lambda it, s: _terminate(it, s),
    Duplicate: lambda it, s: f"duplicate {noun(it.card, s)}",
    UseAbility: lambda it, s: (
        "use an ability"
        + ("" if it.of is None else f" of {one(it.of, s)}")
        + ("" if it.times == 1 else ", with its effect twice")
    ),
}


def _terminate(it: Terminate, speech: Speech) -> str:
    if speech.ability:
        return "terminate that ability"
    phrase = f"terminate {every(it.cards, speech)}"
    if it.into is Place.DISCARD_PILE:
        return phrase
    under = " under its owner's control" if it.into is Place.PLAY_FACE_DOWN else ""
    return f"{phrase}, but put it into {PLACES[it.into]}{under} instead"


def _micromajigs(it: PutMicromajigs, speech: Speech) -> str:
    speech.affected = "that Micromajig" if it.count == 1 else "those Micromajigs"
    many = number(it.count, speech)
    if it.count == 1:
        return "put a Micromajig into play"
    if " " in many and not many.startswith("up to"):
        return f"put X Micromajigs into play, X being {many}"
    return f"put {many} Micromajigs into play"


def _detach(it: Detach, speech: Speech) -> str:
    if isinstance(it.count, All):
        return f"detach all resources from {_faction(it.who)}"
    if it.count == 1:
        return f"detach a resource from {_faction(it.who)}"
    many = number(it.count, speech)
    if " " in many.removeprefix("up to "):
        most = many.removeprefix("up to ")
        upto = "up to " if most != many else ""
        return f"detach {upto}X resources from {_faction(it.who)}, X being {most}"
    return f"detach {many} resources from {_faction(it.who)}"


def _faction(who: Who) -> str:
    return "your faction" if who is Player.YOU else "their faction"

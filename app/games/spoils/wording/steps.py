"""Phrases for the verbs: every step as a clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.games.spoils.vocabulary import (
    CARD,
    THIS,
    AddToParty,
    All,
    Alter,
    AmountBecomes,
    Arrange,
    AsUsual,
    Attach,
    AttachResources,
    Attack,
    Bespoke,
    By,
    ChangeAmount,
    ChangeAttackTarget,
    Choose,
    ChooseAtRandom,
    ChooseNumber,
    ChooseOne,
    Deplete,
    Deploy,
    Destroy,
    Detach,
    Discard,
    DiscardAtRandom,
    DiscardThose,
    Draw,
    Duplicate,
    EntersUnder,
    Establish,
    FlipCoin,
    FlipFaceDown,
    GainInfluence,
    HowMany,
    If,
    Inflict,
    InflictDivided,
    Is,
    Later,
    Let,
    Look,
    LoseInfluence,
    May,
    Name,
    Only,
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
    ReduceNextThreshold,
    RemoveDamage,
    RemoveFromBattle,
    RemoveTokens,
    Repeat,
    Restore,
    Reveal,
    RevealUntil,
    Search,
    Shuffle,
    Step,
    TakeControl,
    Terminate,
    TopOfDeck,
    TurnEnds,
    TurnStarts,
    Until,
    UseAbility,
    Who,
)
from app.games.spoils.wording.changes import PRICES, changes, for_many
from app.games.spoils.wording.conditions import PLACES, condition, event
from app.games.spoils.wording.nouns import KINDS, every, head, noun, number, one, several
from app.games.spoils.wording.speech import (
    Speech,
    article,
    joined,
    possessive,
    sentence,
    subject,
    third_person,
)

_AddsActor = Callable[[Any, Speech], str]
_UNTIL: Final = {
    Until.END_OF_TURN: "this turn",
    Until.END_OF_BATTLE: "during this battle",
    Until.YOUR_NEXT_TURN: "until your next turn starts",
    Until.NEXT_OWN_TURN: "during your next turn",
    Until.END_OF_GAME: "for the rest of the game",
    Until.FOR_GOOD: "",
}


def _many(count: HowMany) -> bool:
    return count != 1


def _pick(it: Pick, speech: Speech) -> str:
    told = several(it.count, it.cards, speech)
    speech.picks.append((head(it.cards), _many(it.count)))
    return f"pick {told}"


def _choose(it: Choose, speech: Speech) -> str:
    told = several(it.count, it.cards, speech)
    speech.chosen = (head(it.cards), _many(it.count))
    speech.just_chosen = True
    return f"choose {told}"


def _number(it: ChooseNumber, speech: Speech) -> str:
    limits = [f"{it.at_least} or more"] if it.at_least != 0 else []
    if it.at_most is not None:
        limits.append(f"{number(it.at_most, speech)} at most")
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


def _search(it: Search, speech: Speech) -> str:
    told = several(it.count, it.cards, speech)
    speech.found = _many(it.count)
    return f"search {_deck(it.deck, it.who)} for {told}"


def _deck(deck: Who, who: Who) -> str:
    if deck == who:
        return "your deck" if who is Player.YOU else "their deck"
    return f"{possessive(deck)} deck"


def _look(it: Look, speech: Speech) -> str:
    speech.looked_at = not any(isinstance(p, TopOfDeck) and p.count == 1 for p in it.cards.where)
    return f"look at {every(it.cards, speech)}"


def _reveal(it: Reveal, speech: Speech) -> str:
    told = every(it.cards, speech)
    role = it.cards.where[0] if it.cards.where else None
    if not isinstance(role, Is):
        speech.revealed = not any(isinstance(p, TopOfDeck) and p.count == 1 for p in it.cards.where)
    return f"reveal {told}"


def _put(it: Put, speech: Speech) -> str:
    told = every(it.cards, speech)
    place = PLACES[it.into]
    is_many = told in ("them", "the rest") or told.startswith(("all ", "as many"))
    if is_many or told.rpartition(" ")[2].endswith("s") or told.startswith("the top "):
        place = place.replace("its owner's", "their owner's")
    if told.startswith("the top card"):
        place = place.replace("their owner's", "its owner's")
    if is_many:
        place = place.replace("its owner's", "their owner's")
    if it.into is Place.OUT_OF_GAME:
        return f"remove {told} from the game"
    if it.into is Place.OUT_OF_GAME_FACE_DOWN:
        return f"remove {told} from the game face-down"
    if it.into is Place.DECK_SHUFFLED:
        return f"shuffle {told} into {place.removesuffix(', shuffled in')}"
    word = "on" if it.into in (Place.DECK_TOP, Place.DECK_BOTTOM) else "into"
    under = ""
    if it.into in (Place.PLAY, Place.PLAY_FACE_DOWN) and it.under is not Player.YOU:
        under = f" under {possessive(it.under)} control"
    attached = f" attached to {noun(it.attached_to, speech)}" if it.attached_to else ""
    return f"put {told} {word} {place}{under}{attached}"


def _tokens(count: HowMany, speech: Speech) -> str:
    if count == 1:
        return "a token"
    if isinstance(count, All):
        return "all tokens"
    return f"{number(count, speech)} tokens"


def _put_tokens(it: PutTokens, speech: Speech) -> str:
    told, on = _tokens(it.amount, speech), every(it.cards, speech)
    many = told.removesuffix(" tokens")
    if " " in many and told != "a token":
        return f"put X tokens on {on}, X being {many}"
    return f"put {told} on {on}"


def _influence(it: GainInfluence | LoseInfluence, speech: Speech) -> str:
    verb = "gain" if isinstance(it, GainInfluence) else "lose"
    return f"{verb} {_amount(it.amount, speech)}"


def _amount(amount: Any, speech: Speech) -> str:
    told = number(amount, speech)
    return f"{told} influence" if " " not in told else f"influence equal to {told}"


def _inflict(it: Inflict | InflictDivided, speech: Speech) -> str:
    told = number(it.amount, speech)
    damage = f"{told} damage"
    if " " in told and not told.startswith("up to"):
        damage = f"damage equal to {told}"
    if isinstance(it, InflictDivided):
        among = every(it.among, speech)
        return f"inflict {damage}, divided as {_likes(it.who)}, among {among}"
    to = every(it.to, speech)
    if to.startswith("all ") and head(it.to) != "faction":
        to = f"each {noun(it.to, speech)}"
    by = "" if it.source == THIS else ", its source staying the same"
    return f"inflict {damage} on {to}{by}"


def _likes(who: Who) -> str:
    return "you like" if who is Player.YOU else f"{subject(who)} likes"


def _deploy(it: Deploy, speech: Speech) -> str:
    return f"deploy {several(it.count, it.cards, speech)}{PRICES[it.price]}"


def _reduce(it: ReduceNextCost, speech: Speech) -> str:
    what = "numeric cost you pay"
    if it.of != CARD:
        what = f"numeric cost you pay for {one(it.of, speech)}"
    return f"the next {what} this turn is {number(it.amount, speech)} lower"


_IMPERATIVE: Final[dict[type[Step], _AddsActor]] = {
    Pay: lambda it, s: f"pay {number(it.amount, s)}",
    Pick: _pick,
    PickPlayer: lambda it, s: "pick an opponent" if it.who is Player.OPPONENT else "pick a player",
    Choose: _choose,
    ChooseNumber: _number,
    ChooseAtRandom: lambda it, s: f"take {several(it.count, it.cards, s)} at random",
    PlayFaceDown: lambda it, s: f"play {every(it.cards, s)} face-down as a resource",
    Name: lambda it, s: f"name {article(KINDS[it.kind]) if it.among == CARD else one(it.among, s)}",
    Deplete: lambda it, s: f"deplete {every(it.cards, s)}",
    Restore: lambda it, s: f"restore {every(it.cards, s)}",
    Destroy: lambda it, s: f"destroy {every(it.cards, s)}",
    Draw: lambda it, s: f"draw {_cards_count(it.count, s)}",
    Discard: _discard,
    DiscardAtRandom: _at_random,
    GainInfluence: _influence,
    LoseInfluence: _influence,
    Inflict: _inflict,
    InflictDivided: _inflict,
    RemoveDamage: lambda it, s: f"take {number(it.count, s)} damage off {every(it.cards, s)}",
    PutTokens: lambda it, s: _put_tokens(it, s),
    PutTokensDivided: lambda it, s: (
        f"put {_tokens(it.count, s)}, divided as you like, on {every(it.cards, s)}"
    ),
    RemoveTokens: lambda it, s: f"remove {_tokens(it.count, s)} from {every(it.cards, s)}",
    Put: _put,
    Look: _look,
    Reveal: _reveal,
    RevealUntil: lambda it, s: (
        f"reveal cards from the top of {possessive(it.deck)} deck until {one(it.cards, s)} "
        "is among them"
    ),
    Search: _search,
    Shuffle: lambda it, s: f"shuffle {possessive(it.deck)} deck",
    Arrange: lambda it, s: f"put {every(it.cards, s)} back on top in any order",
    TakeControl: lambda it, s: f"take control of {every(it.cards, s)}",
    Attach: lambda it, s: f"attach {noun(it.card, s)} to {noun(it.to, s)}",
    AttachResources: lambda it, s: f"attach {every(it.cards, s)} to its controller's faction",
    Detach: lambda it, s: _detach(it, s),
    Deploy: _deploy,
    PlayResources: lambda it, s: (
        "play a resource" if it.count == 1 else f"play {number(it.count, s)} resources"
    ),
    FlipFaceDown: lambda it, s: f"flip {every(it.cards, s)} face-down",
    PutMicromajigs: lambda it, s: _micromajigs(it, s),
    RemoveFromBattle: lambda it, s: f"remove {every(it.cards, s)} from the battle",
    AddToParty: lambda it, s: f"add {every(it.cards, s)} to the party of its controller",
    Attack: lambda it, s: "attack now, once",
    ChangeAttackTarget: lambda it, s: f"turn the attack on {noun(it.to, s)}",
    Terminate: lambda it, s: (
        "terminate that ability" if s.ability else f"terminate {every(it.cards, s)}"
    ),
    Duplicate: lambda it, s: f"duplicate {noun(it.card, s)}",
    UseAbility: lambda it, s: (
        f"use an ability of {one(it.of, s)}" + ("" if it.times == 1 else ", with its effect twice")
    ),
}


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


def _may(it: May, speech: Speech) -> str:
    who = subject(it.who) if it.who != speech.actor or it.who is Player.YOU else "they"
    before, speech.actor = speech.actor, it.who
    asked = _sequence(it.cost or it.then, speech, bare=True)
    speech.actor = before
    told = f"{who} may {asked}"
    if it.cost and it.then:
        told += f"; if {'you' if it.who is Player.YOU else 'they'} do, {clauses(it.then, speech)}"
    if it.otherwise:
        told += f"; otherwise {clauses(it.otherwise, speech)}"
    return told


def _if(it: If, speech: Speech) -> str:
    told = f"if {condition(it.condition, speech)}, {clauses(it.then, speech)}"
    return told + (f"; otherwise {clauses(it.otherwise, speech)}" if it.otherwise else "")


def _by(it: By, speech: Speech) -> str:
    before, speech.actor = speech.actor, Player.THEY
    told = _sequence(it.steps, speech, bare=False)
    speech.actor = before
    who = subject(it.who)
    return f"{who} {told.removeprefix('they ')}"


def _sequence(steps: tuple[Step, ...], speech: Speech, bare: bool) -> str:
    """Steps of one actor in a row: bare after `may`, else in the third person."""
    parts: list[str] = []
    for step in steps:
        told = _IMPERATIVE.get(type(step))
        who = getattr(step, "who", speech.actor)
        if told is None or who not in (speech.actor, Player.YOU):
            parts.append(clause(step, speech).removeprefix("that player "))
        else:
            text = told(step, speech)
            parts.append(text if bare else third_person(text))
    return _row(parts)


def _coin(it: FlipCoin, speech: Speech) -> str:
    told = ["flip a coin"]
    if it.win:
        told.append(f"if you win, {clauses(it.win, speech)}")
    if it.lose:
        told.append(f"if you lose, {clauses(it.lose, speech)}")
    return "; ".join(told)


def _one_of(it: ChooseOne, speech: Speech) -> str:
    bare = it.who is not Player.YOU and it.who == speech.actor
    told = [
        _sequence(option, speech, bare=True) if bare else clauses(option, speech)
        for option in it.options
    ]
    options = [f"({n}) {option}" for n, option in enumerate(told, 1)]
    plainly = it.who is Player.YOU or it.who == speech.actor
    who = "choose one" if plainly else f"{subject(it.who)} chooses one"
    return f"{who}: {joined(options, 'or')}"


def _alter(it: Alter, speech: Speech) -> str:
    what = every(it.cards, speech)
    predicate = changes(it.changes, speech)
    if what in ("them", "the rest") or (
        what.startswith(("all ", "the picked")) and _is_plural(what)
    ):
        predicate = for_many(predicate)
    if what == "them":
        what = "they"
    if predicate.startswith("cannot"):
        what = what.removeprefix("all ")
    until = _UNTIL[it.until]
    if until and ", X being " in predicate:
        return f"{until}, {what} {predicate}"
    if it.until is Until.NEXT_OWN_TURN:
        until = "during its controller's next turn"
    return " ".join(part for part in (what, predicate, until) if part)


def _is_plural(what: str) -> bool:
    return what.startswith("all ") or what.rstrip().endswith("s") or what in ("them", "those cards")


def _establish(it: Establish, speech: Speech) -> str:
    from app.games.spoils.wording.say import clause_of

    return f"{_UNTIL[it.until]}, {clause_of(it.paragraph, speech)}"


def _when(it: Later, speech: Speech) -> str:
    match it.event:
        case TurnEnds(who=Player.EACH):
            return "at the end of this turn"
        case TurnStarts(who=Player.EACH):
            return "at the start of the next turn"
        case TurnStarts(who=Player.YOU):
            return "at the start of your next turn"
    return event(it.event, speech)


def _discarded(it: DiscardThose, speech: Speech) -> str:
    speech.discarded = speech.chosen[1]
    what = every(it.cards, speech)
    if what == "them":
        return "they are discarded"
    return f"{what} {'are' if _is_plural(what) else 'is'} discarded"


_CLAUSES: Final[dict[type[Step], _AddsActor]] = {
    Only: lambda it, s: f"only if {condition(it.condition, s)}",
    Let: lambda it, s: f"{it.letter} is {number(it.amount, s)}",
    DiscardThose: _discarded,
    Alter: _alter,
    Establish: _establish,
    ReduceNextCost: _reduce,
    ReduceNextThreshold: lambda it, s: (
        f"the next card you deploy this turn needs {'' if it.by == 1 else 'up to '}{it.by} fewer "
        "of the named icon"
    ),
    May: _may,
    If: _if,
    By: _by,
    FlipCoin: _coin,
    ChooseOne: _one_of,
    Repeat: lambda it, s: (
        f"{clauses(it.steps, s)}; repeat this as long as {condition(it.condition, s)}"
    ),
    Later: lambda it, s: f"{_when(it, s)}, {clauses(it.steps, s)}",
    ChangeAmount: lambda it, s: f"the amount is {abs(it.by)} {'higher' if it.by > 0 else 'lower'}",
    AmountBecomes: lambda it, s: f"the amount is {number(it.amount, s)}",
    AsUsual: lambda it, s: "it happens as usual",
    EntersUnder: lambda it, s: f"{noun(it.card, s)} enters play under {possessive(it.who)} control",
    Bespoke: lambda it, s: it.words[:1].lower() + it.words[1:],
}


def clause(step: Step, speech: Speech) -> str:
    """One step as a clause: `your opponent discards a card`."""
    told = _IMPERATIVE.get(type(step))
    if told is None:
        return _CLAUSES[type(step)](step, speech)
    text = told(step, speech)
    who = getattr(step, "who", None) or getattr(step, "under", None)
    if isinstance(step, (Put, PickPlayer)):
        who = Player.YOU
    if isinstance(step, TakeControl) and step.until is not Until.FOR_GOOD:
        text = f"{text} {_UNTIL[step.until]}"
    if who is None or who is Player.YOU:
        return text
    text = third_person(text)
    for theirs, own in _THEIR_OWN if who is Player.OPPONENT else ():
        text = text.replace(theirs, own)
    return f"{subject(who)} {text}"


_THEIR_OWN: Final = (
    ("your opponent controls and owns", "they control and own"),
    ("your opponent controls", "they control"),
    ("in your opponent's hand", "in their hand"),
)


def clauses(steps: tuple[Step, ...], speech: Speech) -> str:
    """Steps as one running clause: `draw a card and discard a card`."""
    return _row([clause(step, speech) for step in steps])


def _row(parts: list[str]) -> str:
    """Clauses in a row; where one has parts of its own, semicolons keep them apart."""
    if len(parts) > 1 and any(mark in part for part in parts for mark in ("; ", "if ", ": ")):
        return "; then ".join(parts)
    return joined(parts)


def sentences(steps: tuple[Step, ...], speech: Speech) -> str:
    """Steps as sentences."""
    return " ".join(sentence(clause(step, speech)) for step in steps)

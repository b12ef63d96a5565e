"""Phrases for the verbs: every step as a clause."""

from __future__ import annotations

from typing import Final

from app.games.spoils.vocabulary import (
    THIS,
    Alter,
    AmountBecomes,
    AsUsual,
    Bespoke,
    By,
    ChangeAmount,
    Cheaper,
    ChooseOne,
    DiscardThose,
    EntersUnder,
    Equal,
    Establish,
    FlipCoin,
    If,
    Inflict,
    InflictDivided,
    Later,
    Let,
    May,
    NoLess,
    NoMore,
    Number,
    Only,
    PickPlayer,
    Player,
    Put,
    ReduceNextCost,
    ReduceNextThreshold,
    Repeat,
    RevealUntil,
    Step,
    TakeControl,
    Trigger,
    TurnEnds,
    TurnStarts,
    Until,
)
from app.games.spoils.wording.changes import changes, for_many
from app.games.spoils.wording.conditions import condition, event
from app.games.spoils.wording.nouns import every, noun
from app.games.spoils.wording.numbers import number
from app.games.spoils.wording.speech import (
    Speech,
    joined,
    possessive,
    say_word,
    sentence,
    subject,
    third_person,
)
from app.games.spoils.wording.verbs import IMPERATIVE, Phrase, next_cost
from app.games.tabletop.scripts import walk

_UNTIL: Final = {
    Until.END_OF_TURN: "this turn",
    Until.END_OF_BATTLE: "during this battle",
    Until.YOUR_NEXT_TURN: "until your next turn starts",
    Until.NEXT_OWN_TURN: "during your next turn",
    Until.END_OF_GAME: "for the rest of the game",
    Until.FOR_GOOD: "",
    Until.WHILE_DEPLETED: "until restored in another way or this card leaves play",
}


def _may(it: May, speech: Speech) -> str:
    who = subject(it.who, speech) if it.who != speech.actor or it.who is Player.YOU else "they"
    before, speech.actor = speech.actor, it.who
    asked = _sequence(it.cost or it.then, speech, bare=True)
    speech.actor = before
    phrase = f"{who} may {asked}"
    if it.cost and it.then:
        phrase += f"; if {'you' if it.who is Player.YOU else 'they'} do{_taken(it, speech)}"
    if it.otherwise:
        player = "you" if it.who is Player.YOU else "they"
        phrase += f"; if {player} do not, {clauses(it.otherwise, speech)}"
    return phrase


def _taken(it: May, speech: Speech) -> str:
    """The clause that follows an offer that was taken; the same player is not named again."""
    match it.then:
        case (If(condition=held, then=then, otherwise=()),):
            return f" and {condition(held, speech)}, {clauses(then, speech)}"
    if it.who is Player.YOU or getattr(it.then[0], "who", None) != it.who:
        return f", {clauses(it.then, speech)}"
    before, speech.actor = speech.actor, it.who
    phrase = _sequence(it.then, speech, bare=True)
    speech.actor = before
    return f", they {phrase}"


def _if(it: If, speech: Speech) -> str:
    phrase = f"if {condition(it.condition, speech)}, {clauses(it.then, speech)}"
    return phrase + (f"; otherwise {clauses(it.otherwise, speech)}" if it.otherwise else "")


def _by(it: By, speech: Speech) -> str:
    who = subject(it.who, speech)
    first, *others = it.steps
    if isinstance(first, Put) and others and Player.THEY not in walk(first):
        rest = By(it.who, tuple(others))
        return f"{clause(first, speech)}; then {_by(rest, speech)}"
    before, speech.actor = speech.actor, Player.THEY
    phrase = _sequence(it.steps, speech, bare=False)
    speech.actor = before
    phrase = phrase.replace(" and they may ", " and may ")
    if phrase.startswith("if "):
        return f"{who}, {phrase.replace(', they may ', ', may ', 1)}"
    return f"{who} {phrase.removeprefix('they ')}"


def _sequence(steps: tuple[Step, ...], speech: Speech, bare: bool) -> str:
    """Steps of one actor in a row: bare after `may`, else in the third person."""
    parts: list[str] = []
    for step in steps:
        if isinstance(step, Let) and bare and parts:
            parts[-1] += f" ({clause(step, speech)})"
            continue
        phrase = IMPERATIVE.get(type(step))
        who = getattr(step, "who", speech.actor)
        if phrase is None or who not in (speech.actor, Player.YOU):
            text = clause(step, speech).removeprefix("that player ")
            chooses = isinstance(step, ChooseOne) and who == speech.actor and not bare
            parts.append(third_person(text) if chooses else text)
        else:
            text = phrase(step, speech)
            parts.append(text if bare else third_person(text))
    return _row(parts)


def _coin(it: FlipCoin, speech: Speech) -> str:
    phrase = ["flip a coin"]
    if it.win:
        phrase.append(f"if you win, {clauses(it.win, speech)}")
    if it.lose:
        phrase.append(f"if you lose, {clauses(it.lose, speech)}")
    return "; ".join(phrase)


def _one_of(it: ChooseOne, speech: Speech) -> str:
    bare = it.who is not Player.YOU and it.who == speech.actor
    phrase = [
        _sequence(option, speech, bare=True) if bare else clauses(option, speech)
        for option in it.options
    ]
    options = [f"({n}) {option}" for n, option in enumerate(phrase, 1)]
    plainly = it.who is Player.YOU or it.who == speech.actor
    who = "choose one" if plainly else f"{subject(it.who)} chooses one"
    return f"{who}: {joined(options, 'or')}"


def _alter(it: Alter, speech: Speech) -> str:
    match it:
        case Alter(cards, (Cheaper(amount=less, minimum=0),)) if cards == THIS:
            return f"this card's numeric cost is {number(less, speech)} lower for this deployment"
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
    if predicate.endswith("under your control"):
        until = ""
    if until and ", X being " in predicate:
        return f"{until}, {what} {predicate}"
    if it.until is Until.NEXT_OWN_TURN:
        until = "during its controller's next turn"
    return " ".join(part for part in (what, predicate, until) if part)


def _is_plural(what: str) -> bool:
    return what.startswith("all ") or what.rstrip().endswith("s") or what in ("them", "those cards")


def _establish(it: Establish, speech: Speech) -> str:
    phrase = say_word(it.paragraph, speech)
    if isinstance(it.paragraph, Trigger):
        phrase = phrase.replace(": ", ", ", 1)
    return f"{_UNTIL[it.until]}, {phrase[:1].lower()}{phrase[1:]}"


def _when(it: Later, speech: Speech) -> str:
    match it.event:
        case TurnEnds(who=Player.EACH):
            return "at the end of this turn"
        case TurnStarts(who=Player.EACH):
            return "at the start of the next turn"
        case TurnStarts(who=Player.YOU):
            return "at the start of your next turn"
    return event(it.event, speech)


def _then(it: Later, speech: Speech) -> str:
    phrase = clauses(it.steps, speech)
    return phrase.replace("this turn", "that turn") if isinstance(it.event, TurnStarts) else phrase


def _discarded(it: DiscardThose, speech: Speech) -> str:
    speech.discarded = speech.chosen[1]
    what = every(it.cards, speech)
    if what == "them":
        return "they are discarded"
    return f"{what} {'are' if _is_plural(what) else 'is'} discarded"


_CLAUSES: Final[dict[type[Step], Phrase]] = {
    Only: lambda it, s: f"only if {condition(it.condition, s)}",
    Let: lambda it, s: f"{it.letter} is {number(it.amount, s)}",
    DiscardThose: _discarded,
    Alter: _alter,
    Establish: _establish,
    ReduceNextCost: next_cost,
    ReduceNextThreshold: lambda it, s: (
        f"the next card you deploy needs {'' if it.by == 1 else 'up to '}{it.by} fewer "
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
    Later: lambda it, s: f"{_when(it, s)}, {_then(it, s)}",
    ChangeAmount: lambda it, s: f"the amount is {abs(it.by)} {'higher' if it.by > 0 else 'lower'}",
    AmountBecomes: lambda it, s: f"the amount is {number(it.amount, s)}",
    AsUsual: lambda it, s: f"{s.replaced} happens as usual",
    EntersUnder: lambda it, s: f"{noun(it.card, s)} enters play under {possessive(it.who)} control",
    Bespoke: lambda it, s: it.words[:1].lower() + it.words[1:],
}


def clause(step: Step, speech: Speech) -> str:
    """One step as a clause: `your opponent discards a card`."""
    phrase = IMPERATIVE.get(type(step))
    if phrase is None:
        return _CLAUSES[type(step)](step, speech)
    text = phrase(step, speech)
    who = getattr(step, "who", None) or getattr(step, "under", None)
    if isinstance(step, (Put, PickPlayer, InflictDivided)):
        who = Player.YOU
    if isinstance(step, RevealUntil) and step.deck is Player.THEY:
        who = Player.THEY
    if isinstance(step, TakeControl) and step.until is not Until.FOR_GOOD:
        text = f"{text} {_UNTIL[step.until]}"
    if who is None or who is Player.YOU:
        return text
    text = third_person(text)
    for theirs, own in _THEIR_OWN if who is Player.OPPONENT else ():
        text = text.replace(theirs, own)
    return f"{subject(who, speech)} {text}"


_THEIR_OWN: Final = (
    ("your opponent controls and owns", "they control and own"),
    ("your opponent controls", "they control"),
    ("in your opponent's hand", "in their hand"),
)


def clauses(steps: tuple[Step, ...], speech: Speech) -> str:
    """Steps as one running clause: `draw a card and discard a card`."""
    parts: list[str] = []
    for place, step in enumerate(steps):
        if place and _are_alternatives(steps[place - 1], step):
            parts[-1] += f"; {clause(step, speech)}"
        else:
            parts.append(clause(step, speech))
    return _row(parts)


def _are_alternatives(one: Step, other: Step) -> bool:
    """Return whether two steps ask for one number, so that at most one of them is followed."""
    asked = [
        {it for it in walk(step.condition) if isinstance(it, Number)}
        for step in (one, other)
        if isinstance(step, If) and isinstance(step.condition, Equal | NoLess | NoMore)
    ]
    return len(asked) == 2 and bool(asked[0]) and asked[0] == asked[1]


def _row(parts: list[str]) -> str:
    """Clauses in a row; where one has parts of its own, semicolons keep them apart."""
    if len(parts) > 1 and any(
        mark in part for part in parts for mark in ("; ", "if ", "when ", ": ")
    ):
        return "; then ".join(parts)
    return joined(parts)


def sentences(steps: tuple[Step, ...], speech: Speech) -> str:
    """Steps as sentences. What is inflicted on the same cards once more is called additional."""
    found: list[str] = []
    for place, step in enumerate(steps):
        text = clause(step, speech)
        if place and _inflicts_more(steps[place - 1], step):
            text = text.replace(" damage on ", " additional damage on ", 1)
        found.append(sentence(text))
    return " ".join(found)


def _inflicts_more(one: Step, other: Step) -> bool:
    """Return whether a step inflicts more, on a condition, on what the one before hits."""
    match one, other:
        case Inflict(to=first), If(then=(Inflict(to=second),), otherwise=()):
            return first == second
    return False

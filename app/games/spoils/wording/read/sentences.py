"""Reading the sentences of a cost or an effect, in order, with their pronouns."""

from __future__ import annotations

import re
from typing import Final

from app.games.spoils.vocabulary import (
    PICKED,
    Alter,
    By,
    ChooseOne,
    Condition,
    Done,
    FlipCoin,
    GainInfluence,
    If,
    LoseInfluence,
    May,
    Only,
    Player,
    Step,
    Until,
    Who,
)
from app.games.spoils.wording.read.change_phrases import changes, subject
from app.games.spoils.wording.read.context import DeclinedError, ReadingContext
from app.games.spoils.wording.read.event_phrases import condition
from app.games.spoils.wording.read.noun_phrases import WHO, amount, cards
from app.games.spoils.wording.read.noun_phrases import who as read_who
from app.games.spoils.wording.read.predicates import predicate

_DURATIONS: Final = (
    ("this turn", Until.END_OF_TURN),
    ("until the start of your next turn", Until.YOUR_NEXT_TURN),
    ("during this battle", Until.END_OF_BATTLE),
)


def split(text: str) -> list[str]:
    """The sentences of a text, without reminders in brackets."""
    text = re.sub(r"\((?!\d\))[^)]*\)", "", text)
    text = re.sub(r"If there is (?:a )?tie, you decide which character [\w ]+\.", "", text)
    text = re.sub(r"\s+", " ", text).strip()
    return [
        it.strip().rstrip(".")
        for it in re.split(r"(?<=[.!])\s+(?=[A-Z\[])", text)
        if it.strip(" .")
    ]


def steps(text: str, context: ReadingContext) -> tuple[Step, ...]:
    """The steps of a text."""
    sentences = split(text)
    found: list[Step] = []
    while sentences:
        sentence = sentences.pop(0)
        if optional := re.match(rf"({WHO}) may (.+)", sentence, re.IGNORECASE):
            found.append(_may(optional[1], optional[2], sentences, context))
        elif options := re.fullmatch(r"choose one: (\(1\) .+)", sentence, re.IGNORECASE):
            found.append(_one_of(options[1], context))
        elif re.match(r"flip a coin$", sentence, re.IGNORECASE):
            found.append(_coin(sentences, context))
        elif phrase := re.match(r"if (you|they) do, (.+)", sentence, re.IGNORECASE):
            found.append(If(Done(), one(phrase[2], context), _otherwise(sentences, context)))
        elif asked := re.match(r"if (.+?), (.+)", sentence, re.IGNORECASE):
            found.append(_if(asked[1], asked[2], sentences, context))
        else:
            found += one(sentence, context)
    return tuple(found)


def _may(subject_: str, phrase: str, sentences: list[str], context: ReadingContext) -> Step:
    who = read_who(subject_, context)
    if who is Player.EACH:
        context.they = Player.THEY
        return By(Player.EACH, (May((), predicate(phrase, context, Player.THEY), (), Player.THEY),))
    cost = tuple(
        step for part in re.split(r" and (?=pay |remove |deplete )|, then ", phrase)
        for step in predicate(part, context, who)
    )  # fmt: skip
    then: tuple[Step, ...] = ()
    if sentences and (do := re.match(r"if (?:you|they) do, (.+)", sentences[0], re.IGNORECASE)):
        sentences.pop(0)
        then = steps(do[1], context)
        while sentences and re.match(
            r"(?:it|its|shuffle|deplete it|put it|attach it)\b", sentences[0], re.IGNORECASE
        ):
            then += steps(sentences.pop(0), context)
    otherwise = _otherwise(sentences, context)
    if not then and not otherwise:
        return May((), cost, (), who)
    return May(cost, then, otherwise, who)


def _otherwise(sentences: list[str], context: ReadingContext) -> tuple[Step, ...]:
    if sentences and (
        other := re.match(
            r"(?:otherwise|if (?:you|they) don't),? (.+)", sentences[0], re.IGNORECASE
        )
    ):
        sentences.pop(0)
        return one(other[1], context)
    return ()


def _if(asked: str, phrase: str, sentences: list[str], context: ReadingContext) -> Step:
    found: Condition = condition(asked, context)
    then = steps(phrase, context)
    return If(found, then, _otherwise(sentences, context))


def _one_of(text: str, context: ReadingContext) -> Step:
    options = re.split(r"(?:, | or |^)\(\d\) ", text)[1:]
    return ChooseOne(tuple(one(option, context) for option in options))


def _coin(sentences: list[str], context: ReadingContext) -> Step:
    win: tuple[Step, ...] = ()
    lose: tuple[Step, ...] = ()
    if sentences and (won := re.match(r"if you win,? (.+)", sentences[0], re.IGNORECASE)):
        win = one(sentences.pop(0)[won.start(1) :], context)
        lose = _otherwise(sentences, context)
    elif sentences and (lost := re.match(r"if you lose, (.+)", sentences[0], re.IGNORECASE)):
        lose = one(sentences.pop(0)[lost.start(1) :], context)
    else:
        raise DeclinedError("flip a coin")
    return FlipCoin(win, lose)


def one(sentence: str, context: ReadingContext) -> tuple[Step, ...]:
    """The steps of one sentence."""
    sentence = sentence.strip().rstrip(".")
    if optional := re.match(rf"({WHO}) may (.+)", sentence, re.IGNORECASE):
        return (_may(optional[1], optional[2], [], context),)
    if asked := re.match(r"(?:use|play) this (?:card )?only (?:if |while )?(.+)", sentence, re.I):
        phrase = asked[1]
        if re.search(r"only (?:while|if) ", sentence) and phrase.startswith(
            ("you are", "your opp")
        ):
            phrase = "while " + phrase if "attack" in phrase else phrase
        return (Only(condition(phrase, context)),)
    if where := re.fullmatch(r"(.+?),? where ([XY]) is (.+)", sentence):
        context.letters[where[2]] = amount(where[3], context)
        try:
            return one(where[1], context)
        finally:
            del context.letters[where[2]]
    if conditional := re.fullmatch(r"(destroy .+) if (it .+|the .+)", sentence, re.IGNORECASE):
        context.it = PICKED if context.picks else context.it
        return (If(condition(conditional[2], context), one(conditional[1], context)),)
    if found := _changed(sentence, context):
        return found
    if found := _influence(sentence, context):
        return found
    return _instructed(sentence, context)


def _changed(sentence: str, context: ReadingContext) -> tuple[Step, ...]:
    until = None
    body = sentence
    for words, lasting in _DURATIONS:
        body, times = re.subn(rf"^{words}, | {words}(?= |$)", "", body, flags=re.IGNORECASE)
        if times:
            until = lasting
    cut = subject(body, context)
    if cut is None or re.search(r"faction$", cut[0]):
        return ()
    what = cards(cut[0], context)
    context.it = what
    if options := re.fullmatch(
        r"(?:either )?(gains?|loses?) (.+?) or (gains |loses )?(\d .+)", cut[1]
    ):
        second = f"{(options[3] or options[1]).strip()} {options[4]}"
        phrase = [f"{options[1]} {options[2]}", second]
        if options[2] == "gains" or re.match(r"either gains or loses", cut[1]):
            phrase = [f"gains {options[4]}", f"loses {options[4]}"]
        return (
            ChooseOne(
                tuple(
                    (Alter(what, changes(it, context), until or Until.FOR_GOOD),) for it in phrase
                )
            ),
        )
    return (Alter(what, changes(cut[1], context), until or Until.FOR_GOOD),)


def _influence(sentence: str, context: ReadingContext) -> tuple[Step, ...]:
    found = re.fullmatch(
        r"(your|your opponent's|each opponent's|their|that player's|its controller's) faction "
        r"(gains?|loses?) (.+?) influence",
        sentence,
        re.IGNORECASE,
    )
    if not found:
        return ()
    whose: Who = {"your": Player.YOU, "their": context.they, "that player's": context.they}.get(
        found[1].lower(), Player.OPPONENT
    )
    by = amount(found[3], context)
    return ((GainInfluence if found[2].startswith("gain") else LoseInfluence)(by, whose),)


def _instructed(sentence: str, context: ReadingContext) -> tuple[Step, ...]:
    if phrase := re.fullmatch(rf"({WHO}) (\w+?) (.+)", sentence, re.IGNORECASE):
        who = read_who(phrase[1], context)
        verb = phrase[2]
        if phrase[1].lower() not in ("you", "they", "both players", "your opponents"):
            verb = "search" if verb == "searches" else verb.removesuffix("s")
        text = f"{verb} {phrase[3]}"
        if who is Player.EACH and re.match(r"(?:put|discard|choose|destroy|remove)", text):
            context.they = Player.THEY
            return (By(Player.EACH, _joined(text, context, Player.THEY)),)
        context.they = who if who is not Player.YOU else context.they
        return _joined(text, context, who)
    return _joined(sentence, context, Player.YOU)


def _joined(text: str, context: ReadingContext, who: Who) -> tuple[Step, ...]:
    try:
        return predicate(text, context, who)
    except DeclinedError as declined:
        left, _, right = text.partition(" and ")
        if not right:
            left, _, right = text.partition(", then ")
        try:
            return (*predicate(left, context, who), *_clause(right, context, who))
        except DeclinedError:
            raise declined from None


def _clause(text: str, context: ReadingContext, who: Who) -> tuple[Step, ...]:
    if found := _influence(text, context):
        return found
    return predicate(text, context, who)

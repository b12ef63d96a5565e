"""Reading what triggers wait for and what conditions ask."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    DISCARDED,
    FACTION,
    NON_RESOURCE,
    PICKED,
    RESOURCE,
    RESPONDED_TO,
    REVEALED,
    THAT,
    THIS,
    AnyOf,
    AsNamed,
    Attacking,
    Attacks,
    Blocks,
    Both,
    ByFlipUp,
    Cards,
    CoinFlipped,
    Condition,
    Count,
    Depleted,
    Deployed,
    DeployedAsTactic,
    Deploys,
    Destroyed,
    Done,
    Draws,
    EntersPlay,
    Even,
    Event,
    Exists,
    InBattle,
    Inflicts,
    InflictsBattle,
    Influence,
    IsBlocked,
    IsPicked,
    Kind,
    LeavesPlay,
    Matches,
    Measure,
    Meets,
    NoLess,
    NoMore,
    Not,
    Place,
    Player,
    PlayerAttacks,
    PlayerIsAttacked,
    PlaysResource,
    PutFromPlay,
    RespondingTo,
    Restored,
    State,
    Total,
    TurnEnds,
    TurnOf,
    TurnStarts,
)
from app.games.spoils.wording.read.context import DeclinedError, ReadingContext
from app.games.spoils.wording.read.noun_phrases import amount, cards, counted

_EVENT = Callable[[re.Match[str], ReadingContext], Event]
_CONDITION = Callable[[re.Match[str], ReadingContext], Condition]


def event(text: str, context: ReadingContext) -> Event:
    """Read the part of a trigger before its comma; `it` means the event's card from then on.

    Raises DeclinedError if it is not understood.
    """
    text = text.strip()
    for pattern, reading in _EVENTS:
        if found := pattern.fullmatch(text):
            return reading(found, context)
    raise DeclinedError(text)


def condition(text: str, context: ReadingContext) -> Condition:
    """Read the words after `while`, `if` or `only if`.

    Raises DeclinedError if they are not understood.
    """
    text = text.strip().rstrip(".")
    for pattern, reading in _CONDITIONS:
        if found := pattern.fullmatch(text):
            return reading(found, context)
    if found := re.fullmatch(r"(.+?) and (?:not )?(.+)", text):
        second = condition(found[2], context)
        negated = " and not " in text
        return Both(condition(found[1], context), Not(second) if negated else second)
    raise DeclinedError(text)


def _subject(found: re.Match[str], context: ReadingContext) -> Cards:
    noun = found["noun"].strip()
    if re.match(r"an? |another ", noun):
        _, what = counted(noun, context)
    else:
        what = cards(noun, context)
    context.it = what if what == THIS else THAT
    return what


def _entering(found: re.Match[str], context: ReadingContext) -> Event:
    what = _subject(found, context)
    if found["whose"]:
        what = what.you_control() if found["whose"] == "your" else what.opponent_controls()
    return EntersPlay(what)


def _damaging(found: re.Match[str], context: ReadingContext) -> Event:
    source = _subject(found, context)
    to = {
        "": CARD,
        " to a faction": FACTION,
        " to a character": CHARACTER,
        " to an opponent's faction": FACTION.opponent_controls(),
    }[found["to"] or ""]
    if found["to"] == " to a character":
        context.words["that character"] = THAT
        context.words["the damaged character"] = THAT
    return (InflictsBattle if found["battle"] else Inflicts)(source, to)


def _turn(whose: str) -> Player:
    return {
        "your": Player.YOU,
        "your opponent's": Player.OPPONENT,
        "an opponent's": Player.OPPONENT,
    }.get(whose, Player.EACH)


def _table(*rows: tuple[str, _EVENT]) -> tuple[tuple[re.Pattern[str], _EVENT], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), reading) for pattern, reading in rows)


_WHOSE: Final = r"your|your opponent's|an opponent's|each player's|each"
_EVENTS: Final = _table(
    (rf"at (?:the )?start of (?P<of>{_WHOSE}) turn", lambda m, c: TurnStarts(_turn(m["of"]))),
    (rf"at (?:the )?end of (?P<of>{_WHOSE}) turn", lambda m, c: TurnEnds(_turn(m["of"]))),
    (
        r"(?:if|when) (?P<noun>.+?) enters or leaves play",
        lambda m, c: AnyOf((EntersPlay(_subject(m, c)), LeavesPlay(_subject(m, c)))),
    ),
    (
        r"(?:if|when) (?P<noun>.+?) (?:enters?|comes into) play"
        r"(?: under (?P<whose>your|your opponent's) control)?",
        _entering,
    ),
    (r"(?:if|when) (?P<noun>.+?) leaves play", lambda m, c: LeavesPlay(_subject(m, c))),
    (r"(?:if|when) (?P<noun>.+?) is destroyed", lambda m, c: Destroyed(_subject(m, c))),
    (
        r"(?:if|when) (?P<noun>.+?) is put into a discard pile from play",
        lambda m, c: PutFromPlay(_subject(m, c), Place.DISCARD_PILE),
    ),
    (
        r"(?:if|when) (?P<noun>.+?) is put into your discard pile from play",
        lambda m, c: PutFromPlay(_subject(m, c).owned_by(Player.YOU), Place.DISCARD_PILE),
    ),
    (r"if your opponent attacks", lambda m, c: PlayerAttacks(Player.OPPONENT)),
    (r"if you attack", lambda m, c: PlayerAttacks(Player.YOU)),
    (r"if you are attacked", lambda m, c: PlayerIsAttacked(Player.YOU)),
    (r"(?:if|when) (?P<noun>.+?) attacks", lambda m, c: Attacks(_subject(m, c))),
    (r"(?:if|when) (?P<noun>.+?) blocks", lambda m, c: Blocks(_subject(m, c))),
    (r"(?:if|when) (?P<noun>.+?) is blocked", lambda m, c: IsBlocked(_subject(m, c))),
    (
        r"(?:if|when) (?P<noun>.+?) inflicts (?P<battle>battle )?damage"
        r"(?P<to> to a faction| to a character| to an opponent's faction)?",
        _damaging,
    ),
    (r"if (?P<noun>.+?) (?:restores|is restored)", lambda m, c: Restored(_subject(m, c))),
    (r"if (?P<noun>.+?) (?:is|becomes) depleted", lambda m, c: Depleted(_subject(m, c))),
    (r"if (?P<noun>.+?) is picked", lambda m, c: IsPicked(_subject(m, c))),
    (r"if your opponent plays a resource", lambda m, c: PlaysResource(Player.OPPONENT)),
    (
        r"if your opponent plays (?P<noun>an? .+)",
        lambda m, c: Deploys(Player.OPPONENT, _subject(m, c)),
    ),
    (r"if you play (?P<noun>an? .+)", lambda m, c: Deploys(Player.YOU, _subject(m, c))),
    (r"if you draw any number of cards", lambda m, c: Draws(Player.YOU)),
    (r"if a coin is flipped", lambda m, c: CoinFlipped()),
)


def _tokens(found: re.Match[str], context: ReadingContext) -> Condition:
    return NoLess(Total(Measure.TOKENS, cards(found["on"], context)), amount(found["n"], context))


def _at_least(found: re.Match[str], context: ReadingContext) -> Condition:
    who = Player.YOU if found["who"] == "you" else Player.OPPONENT
    what = cards(found["noun"], context)
    return NoLess(Count(what.controlled_by(who)), amount(found["n"], context))


def _conditions(
    *rows: tuple[str, _CONDITION],
) -> tuple[tuple[re.Pattern[str], _CONDITION], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), reading) for pattern, reading in rows)


def _pile(of: Player) -> Cards:
    return CARD.in_discard_pile(of)


_CONDITIONS: Final = _conditions(
    (r"there is a token on (?P<on>this card|it)", lambda m, c: _some_tokens(m, c)),
    (r"there are at least (?P<n>\w+) tokens on (?P<on>.+)", _tokens),
    (r"(?P<on>it|this card) has at least (?P<n>\w+) tokens on it", _tokens),
    (
        r"there are no tokens on (?P<on>.+)|no tokens are on (?P<on2>.+)",
        lambda m, c: Not(_some_tokens(m, c)),
    ),
    (r"that was done", lambda m, c: Done()),
    (r"it is your opponent's turn", lambda m, c: TurnOf(Player.OPPONENT)),
    (r"it is your turn", lambda m, c: TurnOf(Player.YOU)),
    (r"a battle is being fought", lambda m, c: InBattle()),
    (r"no battle is being fought", lambda m, c: Not(InBattle())),
    (
        r"(?P<a>the number of .+) is more than (?P<b>the number of .+)",
        lambda m, c: Not(NoMore(amount(m["a"], c), amount(m["b"], c))),
    ),
    (
        r"there are at least (?P<n>\w+) (?P<noun>.+)",
        lambda m, c: NoLess(Count(cards(m["noun"], c)), amount(m["n"], c)),
    ),
    (r"the revealed card is (?P<noun>an? .+)", lambda m, c: _is_a(REVEALED, m["noun"], c)),
    (
        r"the revealed card is of the named type",
        lambda m, c: Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))),
    ),
    (
        r"(?P<noun>the picked \w+) has (?P<n>\w+) (?P<stat>strength|life|speed) or less",
        lambda m, c: Matches(
            cards(m["noun"], c), CARD.at_most(Measure(m["stat"]), amount(m["n"], c))
        ),
    ),
    (
        r"(?P<noun>the picked \w+) has (?P<stat>strength|life|speed|numeric cost) "
        r"no higher than (?P<n>.+)",
        lambda m, c: Matches(
            cards(m["noun"], c), CARD.at_most(Measure(m["stat"]), amount(m["n"], c))
        ),
    ),
    (
        r"this card is a face-down resource",
        lambda m, c: Matches(THIS, RESOURCE.being(State.FACE_DOWN)),
    ),
    (r"an? (?P<noun>\w+) was deployed this turn", lambda m, c: Deployed(cards(m["noun"], c))),
    (r"Tactical was needed to deploy this card", lambda m, c: DeployedAsTactic()),
    (r"this card was played using flip up", lambda m, c: ByFlipUp()),
    (r"during your turn", lambda m, c: TurnOf(Player.YOU)),
    (r"during your opponent's turn", lambda m, c: TurnOf(Player.OPPONENT)),
    (r"during a battle", lambda m, c: InBattle()),
    (r"not during a battle", lambda m, c: Not(InBattle())),
    (r"while you are being attacked", lambda m, c: Attacking(Player.OPPONENT)),
    (r"while your opponent is attacking", lambda m, c: Attacking(Player.OPPONENT)),
    (r"while you are attacking", lambda m, c: Attacking(Player.YOU)),
    (
        r"in response to (?P<noun>an? .+) being played",
        lambda m, c: RespondingTo(_responded(m, c)),
    ),
    (r"you control at least (?P<icons>(?:\[\w\])+)", lambda m, c: _meets(m["icons"])),
    (r"you control (?P<icons>(?:\[\w\])+)", lambda m, c: _meets(m["icons"])),
    (
        r"(?P<who>you|your opponent) controls? at least (?P<n>\w+) (?P<noun>.+)",
        _at_least,
    ),
    (r"you control (?P<noun>an? .+)", lambda m, c: Exists(counted(m["noun"], c)[1].you_control())),
    (
        r"your opponent controls (?P<noun>an? .+)",
        lambda m, c: Exists(counted(m["noun"], c)[1].opponent_controls()),
    ),
    (
        r"you have at least (?P<n>\d+) cards in your hand",
        lambda m, c: NoLess(Count(CARD.in_hand()), int(m["n"])),
    ),
    (
        r"you have an even number of cards in your hand",
        lambda m, c: Even(Count(CARD.in_hand())),
    ),
    (
        r"you control an even number of characters",
        lambda m, c: Even(Count(CHARACTER.you_control())),
    ),
    (
        r"your opponent has at least (?P<n>\w+) cards in their discard pile",
        lambda m, c: NoLess(Count(_pile(Player.OPPONENT)), amount(m["n"], c)),
    ),
    (
        r"your opponent's faction has (?P<n>\d+) influence or less",
        lambda m, c: NoMore(Influence(Player.OPPONENT), int(m["n"])),
    ),
    (
        r"(?P<noun>it|the character) has (?P<n>\w+) (?P<stat>strength|life|speed) or less",
        lambda m, c: Matches(
            cards(m["noun"], c), CARD.at_most(Measure(m["stat"]), amount(m["n"], c))
        ),
    ),
    (
        r"it has numeric cost (?P<n>\w+) or less",
        lambda m, c: Matches(c.it, CARD.at_most(Measure.NUMERIC_COST, amount(m["n"], c))),
    ),
    (r"it is (?P<noun>an? .+)", lambda m, c: Matches(c.it, counted(m["noun"], c)[1])),
    (
        r"the discarded card (?:is|was) (?P<noun>an? .+)",
        lambda m, c: Matches(DISCARDED, counted(m["noun"], c)[1]),
    ),
    (
        r"(?:it|that card) is the chosen type",
        lambda m, c: Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))),
    ),
    (r"there is (?P<noun>an? .+)", lambda m, c: Exists(counted(m["noun"], c)[1])),
    (
        r"your opponent controls more characters than you",
        lambda m, c: Not(
            NoMore(Count(CHARACTER.opponent_controls()), Count(CHARACTER.you_control()))
        ),
    ),
    (
        r"you control more characters than any opponent",
        lambda m, c: Not(
            NoMore(Count(CHARACTER.you_control()), Count(CHARACTER.opponent_controls()))
        ),
    ),
    (r"you did not play this card using flip up", lambda m, c: Not(ByFlipUp())),
    (
        r"the character has received damage this turn",
        lambda m, c: Matches(c.it, CARD.being(State.HAS_RECEIVED_DAMAGE)),
    ),
    (r"the character is covert", lambda m, c: Matches(c.it, CARD.being(State.COVERT))),
    (r"this card is depleted", lambda m, c: Matches(THIS, CARD.being(State.DEPLETED))),
    (r"this card is in a battle", lambda m, c: Matches(THIS, CARD.being(State.IN_BATTLE))),
    (r"this card is attacking", lambda m, c: Matches(THIS, CARD.being(State.ATTACKING))),
    (r"you played this card using flip up", lambda m, c: ByFlipUp()),
    (
        r"you picked (?:an? .+|characters|2 or fewer characters) as part of its cost",
        lambda m, c: _picked(c),
    ),
    (
        r"you have played at least (?P<n>\d) other non-resource cards this turn",
        lambda m, c: _deployed(int(m["n"])),
    ),
)


def _is_a(what: Cards, noun: str, context: ReadingContext) -> Condition:
    return Matches(what, counted(noun, context)[1])


def _deployed(times: int) -> Condition:
    return Deployed(NON_RESOURCE, times, Player.YOU)


def _picked(context: ReadingContext) -> Condition:
    context.it = PICKED
    context.picks = context.picks or ["character"]
    return Exists(PICKED)


def _responded(found: re.Match[str], context: ReadingContext) -> Cards:
    _, what = counted(found["noun"], context)
    context.it = RESPONDED_TO
    for word in ("character", "card", "tactic", "item"):
        context.words[f"the {word}"] = RESPONDED_TO
    return what


def _some_tokens(found: re.Match[str], context: ReadingContext) -> Condition:
    on = found["on"] or found["on2"]
    return NoLess(Total(Measure.TOKENS, cards(on, context)), 1)


def _meets(icons: str) -> Condition:
    return Meets(re.sub(r"[\[\]]", "", icons))

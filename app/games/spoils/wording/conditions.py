"""Phrases for conditions and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import (
    CARD,
    FACTION,
    THIS,
    AnyOf,
    AtLeast,
    AtMost,
    Attacking,
    Attacks,
    BattleEnds,
    Blocks,
    Both,
    ByFlipUp,
    Cards,
    CoinFlipped,
    CoinLost,
    Condition,
    Count,
    Depleted,
    Deployed,
    DeployedAlike,
    DeployedAsTactic,
    Deploys,
    Destroyed,
    DestroyedByBattle,
    Discards,
    Done,
    Draws,
    DrawsByRule,
    Either,
    EntersPlay,
    Equal,
    Even,
    Event,
    Exactly,
    Exists,
    FlippedFaceDown,
    In,
    InBattle,
    Inflicts,
    InflictsBattle,
    Is,
    IsBlocked,
    IsPicked,
    LeavesPlay,
    LosesInfluence,
    Matches,
    Measure,
    Meets,
    NoLess,
    NoMore,
    Not,
    OfSubtype,
    OfType,
    OwnedBy,
    PartyFormed,
    Place,
    Player,
    PlayerAttacks,
    PlayerIsAttacked,
    PlaysResource,
    PutAnywhere,
    PutFromPlay,
    PutOnBottomByMulligan,
    RespondingTo,
    RespondingToAbility,
    RespondingToPick,
    Restored,
    Role,
    Searches,
    StateHolds,
    Total,
    TurnEnds,
    TurnOf,
    TurnStarts,
    WereDestroyed,
    Who,
)
from app.games.spoils.wording.comparisons import (
    compared,
    denied,
    does,
    more_than,
    same_but_for_control,
)
from app.games.spoils.wording.descriptions import brackets
from app.games.spoils.wording.nouns import (
    every,
    head,
    noun,
    one,
    reference,
    several,
)
from app.games.spoils.wording.numbers import limit, number
from app.games.spoils.wording.speech import (
    Speech,
    add_words,
    article,
    plural,
    possessive,
    subject,
)

PLACES: Final = {
    Place.HAND: "its owner's hand",
    Place.DECK_TOP: "the top of its owner's deck",
    Place.DECK_BOTTOM: "the bottom of its owner's deck",
    Place.DECK_SHUFFLED: "its owner's deck, shuffled in",
    Place.DISCARD_PILE: "its owner's discard pile",
    Place.PLAY: "play",
    Place.PLAY_FACE_DOWN: "play face-down as a resource",
    Place.OUT_OF_GAME: "the area out of the game",
    Place.OUT_OF_GAME_FACE_DOWN: "the area out of the game, face-down",
    Place.VOID: "the Void",
    Place.VOID_FACE_DOWN: "the Void, face-down",
}


def _thing(cards: Cards, speech: Speech) -> str:
    """The subject of an event: a reference, or any card of the kind."""
    return noun(cards, speech) if reference(cards, speech) else one(cards, speech)


def _negated(it: Not, speech: Speech) -> str:
    inside = it.condition
    match inside:
        case NoLess(first=Total(measure=Measure.TOKENS, cards=cards), second=1):
            return f"{noun(cards, speech)} has no tokens"
        case NoMore(first=Count(cards=ours), second=Count(cards=theirs)) if same_but_for_control(
            ours, theirs
        ):
            return more_than(ours, theirs, speech)
        case NoMore(first=first, second=second):
            return f"{number(first, speech)} is more than {number(second, speech)}"
        case NoLess(first=first, second=second):
            return f"{number(first, speech)} is less than {number(second, speech)}"
        case InBattle():
            return "no battle is being fought"
        case ByFlipUp():
            return "this card was not deployed by Flip Up"
        case Matches(cards=cards, filter=kind):
            return denied(_matches(cards, kind, speech))
        case Exists(cards=cards):
            if reference(cards, speech):
                return f"there is no {noun(cards, speech).removeprefix('the ')}"
            return f"there is no {noun(cards, speech)}"
    return f"it is not true that {condition(inside, speech)}"


def _matches(cards: Cards, kind: Cards, speech: Speech) -> str:
    owned = kind.where[0] if len(kind.where) == 1 else None
    if isinstance(owned, OwnedBy):
        return f"{does(owned.who, 'own')} {noun(cards, speech)}"
    what = noun(cards, speech) if reference(cards, speech) else every(cards, speech)
    phrase = _matching(kind, speech)
    if phrase.startswith("is in play ") and " since " in phrase:
        phrase = phrase.replace("is ", "has been ", 1)
    if phrase.startswith("is that "):
        return f"{what} {phrase.removeprefix('is that ')}"
    phrase = phrase.replace("is with ", "has ", 1)
    if what.startswith("all "):
        phrase = phrase.replace("is ", "are ", 1)
    return f"{what} {phrase}"


def _matching(kind: Cards, speech: Speech) -> str:
    """The predicate for a match: `is a resource`, `is attacking`, `has 3 or less strength`."""
    phrase = noun(kind, speech)
    if len(kind.where) > 1 and not reference(kind, speech):
        return f"is {one(kind, speech)}"
    if len(kind.where) == 1 and isinstance(kind.where[0], (AtMost, AtLeast, Exactly)):
        return f"has {limit(kind.where[0], speech)}"
    if len(kind.where) == 1 and isinstance(kind.where[0], OfSubtype):
        return f"is {article(phrase.removesuffix(' card'))}"
    if any(isinstance(it, Either) for it in kind.where):
        return f"is {one(kind, speech)}"
    if any(isinstance(it, OfType) for it in kind.where):
        return f"is {one(kind, speech)}"
    for words in (" card", "card "):
        if words in f" {phrase} ":
            bare = phrase.removesuffix("card").strip()
            return "is " + (bare if phrase.endswith("card") else phrase.replace("card ", "", 1))
    return f"is {phrase}"


_CONDITIONS: Final[dict[type[Condition], Callable[[Any, Speech], str]]] = {
    Exists: lambda it, s: _exists(it.cards, s),
    Matches: lambda it, s: _matches(it.cards, it.filter, s),
    NoLess: lambda it, s: compared(it, s, "at least"),
    NoMore: lambda it, s: compared(it, s, "at most"),
    Equal: lambda it, s: compared(it, s, "exactly"),
    Even: lambda it, s: f"{number(it.amount, s)} is even",
    Meets: lambda it, s: f"you control {brackets(it.icons)}",
    TurnOf: lambda it, s: f"it is {possessive(it.who)} turn",
    InBattle: lambda it, s: "a battle is being fought",
    Attacking: lambda it, s: (
        f"{subject(it.who)} {'are' if it.who is Player.YOU else 'is'} attacking"
    ),
    RespondingTo: lambda it, s: _responding(it, s),
    RespondingToAbility: lambda it, s: _responding_ability(it, s),
    Deployed: lambda it, s: _deployed(it, s),
    RespondingToPick: lambda it, s: (
        f"this responds to a card or ability that picked {one(it.cards, s)} as a cost"
    ),
    DeployedAlike: lambda it, s: (
        f"{subject(it.who)} deployed {it.at_least} or more cards of one name this turn"
    ),
    DeployedAsTactic: lambda it, s: "Tactical was needed to deploy this card",
    WereDestroyed: lambda it, s: "that destroyed it",
    ByFlipUp: lambda it, s: "this card was deployed by Flip Up",
    Done: lambda it, s: "that was done",
    Not: _negated,
    Both: lambda it, s: f"{condition(it.first, s)} and {condition(it.second, s)}",
}


def _exists(cards: Cards, speech: Speech) -> str:
    role = cards.where[0] if cards.where else None
    if isinstance(role, Is) and role.role is Role.PICKED:
        if len(cards.where) > 1:
            phrase = _matching(Cards(cards.where[1:]), speech)
            phrase = phrase.replace(" card ", f" {speech.picks[0][0]} ", 1)
            return f"one of {speech.picked(role.nth)} {phrase}"
        first, many = speech.picks[0] if speech.picks else ("card", False)
        return f"{plural(first)} were picked" if many else f"{article(first)} was picked"
    if isinstance(role, Is) and role.role is Role.FOUND:
        return "one was found"
    if isinstance(role, Is) and role.role is Role.THIS:
        return "this card is in play"
    if isinstance(role, Is) and role.role is Role.THAT and _lies(cards, Area.DISCARD_PILE):
        return f"that {speech.event} is still in a discard pile"
    if isinstance(role, Is):
        return f"there is {noun(cards, speech)}"
    return f"there is {one(cards, speech)}"


def _lies(cards: Cards, area: Area) -> bool:
    return any(isinstance(it, In) and it.area is area for it in cards.where)


def _responding(it: RespondingTo, speech: Speech) -> str:
    speech.responded = f"that {head(it.cards)}"
    return f"this responds to the deployment of {one(it.cards, speech)}"


def _responding_ability(it: RespondingToAbility, speech: Speech) -> str:
    speech.responded = f"that {head(it.of)}"
    speech.ability = True
    return f"this responds to an ability of {one(it.of, speech)}"


def _deployed(it: Deployed, speech: Speech) -> str:
    if it.at_least == 1:
        if it.who is Player.EACH:
            return f"{one(it.cards, speech)} was deployed this turn"
        return f"{subject(it.who)} deployed {one(it.cards, speech)} this turn"
    cards = several(it.at_least, it.cards.others(), speech)
    least = "at least " if it.at_least > 1 else ""
    return f"{subject(it.who)} deployed {least}{cards} this turn"


def condition(it: Condition, speech: Speech) -> str:
    """A condition as a clause: `you control [R][R]`."""
    return _CONDITIONS[type(it)](it, speech)


def _damage(it: Inflicts | InflictsBattle, speech: Speech) -> str:
    battle = "battle " if isinstance(it, InflictsBattle) else ""
    if it.to == CARD:
        to = ""
    elif it.to == FACTION:
        to = " on a faction"
    elif any(isinstance(p, OfType) and p.types == (CardType.FACTION,) for p in it.to.where):
        to = f" on {every(it.to, speech)}"
    else:
        to = f" on {_thing(it.to, speech)}"
    return f"when {_thing(it.source, speech)} inflicts {battle}damage{to}"


_EVENTS: Final[dict[type[Event], Callable[[Any, Speech], str]]] = {
    TurnStarts: lambda it, s: f"at the start of {_whose(it.who)} turn",
    TurnEnds: lambda it, s: f"at the end of {_whose(it.who)} turn",
    BattleEnds: lambda it, s: "at the end of the battle",
    EntersPlay: lambda it, s: f"when {_thing(it.cards, s)} enters play",
    LeavesPlay: lambda it, s: f"when {_thing(it.cards, s)} leaves play",
    Destroyed: lambda it, s: f"when {_thing(it.cards, s)} is destroyed{_by(it.by, s)}",
    DestroyedByBattle: lambda it, s: f"when {_thing(it.cards, s)} is destroyed by battle damage",
    PutFromPlay: lambda it, s: _goes(it, s, "goes from play to"),
    PutAnywhere: lambda it, s: (
        _goes(it, s, "goes to") + (" from anywhere" if it.cards == THIS else "")
    ),
    FlippedFaceDown: lambda it, s: f"when {_thing(it.cards, s)} is flipped face-down",
    Attacks: lambda it, s: f"when {_thing(it.cards, s)} attacks",
    PartyFormed: lambda it, s: f"when an attacking party with {_thing(it.including, s)} is formed",
    PlayerAttacks: lambda it, s: f"when {does(it.who, 'attack')}",
    PlayerIsAttacked: lambda it, s: (
        "when you are attacked" if it.who is Player.YOU else f"when {subject(it.who)} is attacked"
    ),
    Blocks: lambda it, s: f"when {_thing(it.cards, s)} blocks",
    IsBlocked: lambda it, s: f"when {_thing(it.cards, s)} is blocked",
    Inflicts: _damage,
    InflictsBattle: _damage,
    Depleted: lambda it, s: f"when {_thing(it.cards, s)} becomes depleted",
    Restored: lambda it, s: f"when {_thing(it.cards, s)} is restored",
    IsPicked: lambda it, s: f"when {_thing(it.cards, s)} is picked",
    Deploys: lambda it, s: f"when {does(it.who, f'deploy {one(it.cards, s)}')}",
    PlaysResource: lambda it, s: f"when {does(it.who, 'play a resource')}",
    Draws: lambda it, s: f"when {does(it.who, 'draw cards')}",
    DrawsByRule: lambda it, s: f"when {does(it.who, 'draw a card by the Develop Rule')}",
    Discards: lambda it, s: (
        f"when {does(it.who, 'discard cards')}{_by(it.by, s).replace(' by ', ' because of ')}"
    ),
    Searches: lambda it, s: f"when {does(it.who, 'search their deck')}",
    LosesInfluence: lambda it, s: f"when {does(it.who, 'lose influence')}",
    CoinFlipped: lambda it, s: "when a coin is flipped",
    CoinLost: lambda it, s: f"when {does(it.who, 'lose the flip of a coin')}",
    PutOnBottomByMulligan: lambda it, s: (
        f"when {_thing(it.cards, s)} goes to the bottom of your deck in the mulligan"
    ),
    StateHolds: lambda it, s: "",
    AnyOf: lambda it, s: _either(it, s),
}


def _goes(it: PutFromPlay | PutAnywhere, speech: Speech, goes: str) -> str:
    """The phrase for a card going to a place; the owner of the place says whose card it is."""
    owned = next((its for its in it.cards.where if isinstance(its, OwnedBy)), None)
    place = PLACES[it.into]
    if owned is None:
        return f"when {_thing(it.cards, speech)} {goes} {place}"
    anyones = Cards(tuple(its for its in it.cards.where if its is not owned))
    place = place.replace("its owner's", possessive(owned.who))
    return f"when {_thing(anyones, speech)} {goes} {place}"


def _either(it: AnyOf, speech: Speech) -> str:
    first, *others = [event(inside, speech) for inside in it.events]
    rest = [other.removeprefix("when ").removeprefix("this card ") for other in others]
    return " or ".join([first, *rest])


def _by(cards: Cards, speech: Speech) -> str:
    return "" if cards == CARD else f" by {one(cards, speech)}"


def _whose(who: Who) -> str:
    return possessive(who)


def _called(cards: Cards, speech: Speech) -> str:
    """The noun after `that …` for the card of an event."""
    role = cards.where[0] if cards.where else None
    if isinstance(role, Is) and role.role is Role.HOST:
        return speech.host.removeprefix("attached ")
    if isinstance(role, Is) and role.role is Role.PICKED and speech.picks:
        return speech.picks[0][0]
    return head(cards)


def _source(it: Inflicts | InflictsBattle, speech: Speech) -> str:
    """The phrase for a card that inflicted damage, distinct from that for the card it damaged."""
    if it.source != CARD and reference(it.source, speech):
        return noun(it.source, speech)
    is_told = it.source == CARD or head(it.source) == head(it.to)
    return "its source" if is_told else f"that {head(it.source)}"


def event(it: Event, speech: Speech) -> str:
    """An event as a clause: `when this card enters play`; what it happens to is remembered."""
    for name in ("cards", "to"):
        cards = getattr(it, name, None)
        if isinstance(cards, Cards):
            speech.event = _called(cards, speech)
    if isinstance(it, Discards):
        speech.event = "cards"
    if isinstance(it, Deploys) and speech.event == "card":
        speech.event = "card being deployed"
    if isinstance(it, Searches):
        speech.replaced = "the search"
    if isinstance(it, (Inflicts, InflictsBattle)):
        speech.source = _source(it, speech)
    phrase = _EVENTS[type(it)](it, speech)
    return phrase.replace(" in your hand enters play", " enters play from your hand")


add_words(_CONDITIONS)

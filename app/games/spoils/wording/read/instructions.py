"""Reading single instructions, one function for each kind that needs one."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from app.games.spoils.vocabulary import (
    CARD,
    CHOSEN,
    DISCARDED,
    FACTION,
    FOUND,
    LOOKED_AT,
    REVEALED,
    THIS,
    AnyAmount,
    Cards,
    Choose,
    Deploy,
    Discard,
    Highest,
    In,
    Inflict,
    InflictDivided,
    Look,
    Lowest,
    OwnerOf,
    Pick,
    PickPlayer,
    Place,
    Player,
    Price,
    Put,
    PutMicromajigs,
    PutTokens,
    RemoveTokens,
    Reveal,
    Search,
    State,
    Step,
    TakeControl,
    Who,
    top,
)
from app.games.spoils.wording.read.context import DeclinedError, ReadingContext
from app.games.spoils.wording.read.noun_phrases import (
    QUANTITY,
    amount,
    cards,
    counted,
    how_many,
)

Reading = Callable[[re.Match[str], ReadingContext, Who], tuple[Step, ...]]
_PLACES: Final = {
    "its owner's hand": Place.HAND,
    "their owner's hand": Place.HAND,
    "their owners' hands": Place.HAND,
    "your hand": Place.HAND,
    "their hand": Place.HAND,
    "your opponent's hand": Place.HAND,
    "the top of your opponent's deck": Place.DECK_TOP,
    "the bottom of your opponent's deck": Place.DECK_BOTTOM,
    "the top of your deck": Place.DECK_TOP,
    "top of your deck": Place.DECK_TOP,
    "the top of its owner's deck": Place.DECK_TOP,
    "the top of their deck": Place.DECK_TOP,
    "the bottom of your deck": Place.DECK_BOTTOM,
    "the bottom of their deck": Place.DECK_BOTTOM,
    "the bottom": Place.DECK_BOTTOM,
    "your discard pile": Place.DISCARD_PILE,
    "their discard pile": Place.DISCARD_PILE,
    "your opponent's discard pile": Place.DISCARD_PILE,
    "its owner's hand instead of their discard pile": Place.HAND,
    "it's owner's hand": Place.HAND,
    "top of its owner's deck": Place.DECK_TOP,
    "play as a face-down resource under your control": Place.PLAY_FACE_DOWN,
    "its owner's discard pile": Place.DISCARD_PILE,
    "their owner's discard pile": Place.DISCARD_PILE,
    "the top of their owner's deck": Place.DECK_TOP,
    "the bottom of its owner's deck": Place.DECK_BOTTOM,
    "the bottom of their owner's deck": Place.DECK_BOTTOM,
    "play": Place.PLAY,
    "play under your control": Place.PLAY,
    "play face-down": Place.PLAY_FACE_DOWN,
    "play as a face-down resource": Place.PLAY_FACE_DOWN,
    "play under your control as a face-down resource": Place.PLAY_FACE_DOWN,
}

_INSTEAD_OF_DISCARD: Final = (
    r"play under its owner's control as a face-down resource instead of into "
    r"(?:their|its owner's) discard pile"
)


def pick(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to pick cards or a player."""
    noun = found["noun"]
    if noun in ("an opponent", "a player"):
        context.they = Player.PICKED
        return (PickPlayer(Player.OPPONENT if noun == "an opponent" else Player.EACH),)
    count, what = counted(noun, context)
    head = re.sub(rf"^(?:{QUANTITY}|an?|another) ", "", noun)
    core = re.match(r'(?:"gear" )?[\w,/ -]*?(?= you | your | in | with | an | that |$)', head)
    context.pick(core[0] if core else head)
    return (Pick(what, count, who),)


def choose(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to choose cards."""
    count, what = counted(found["noun"], context)
    context.it = CHOSEN
    return (Choose(what, count, who),)


def on_cards(verb: Callable[[Cards], Step], state: State | None = None) -> Reading:
    """Read a verb on cards that are known, or on cards of a kind one has to choose."""

    def reading(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
        noun = found["noun"]
        if not re.match(rf"(?:an?|another|{QUANTITY}) ", noun):
            choice, what = known(noun, context)
            context.it = what if what != THIS else context.it
            return (*choice, verb(what))
        count, what = counted(noun, context)
        if state:
            what = what.being(state)
        context.it = CHOSEN
        return (Choose(what, count, who), verb(CHOSEN))

    return reading


def known(noun: str, context: ReadingContext) -> tuple[tuple[Step, ...], Cards]:
    """Cards that a text knows; the one with the highest number, of several, has to be chosen."""
    what = cards(noun, context)
    if any(isinstance(it, (Highest, Lowest)) for it in what.where):
        return (Choose(what),), CHOSEN
    return (), what


def inflict(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to inflict damage."""
    target = found["to"]
    if faction := re.fullmatch(r"(your opponent's|your) faction|all factions", target):
        whose = {"your": Player.YOU, "your opponent's": Player.OPPONENT}.get(
            faction[1] or "", Player.EACH
        )
        to = _faction(whose)
    else:
        to = cards(target, context)
    return (Inflict(amount(found["n"], context), to),)


def _faction(whose: Who) -> Cards:
    return FACTION if whose is Player.EACH else FACTION.controlled_by(whose)


def divided(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to inflict damage that is divided."""
    return (InflictDivided(how_many(found["n"], context), cards(found["to"], context)),)


def search(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to search a deck."""
    noun = found["noun"]
    deck: Who = Player.OPPONENT if found["deck"].startswith("your opp") else who
    revealed = re.sub(r",? (?:and )?reveal (?:it|them)$", "", noun)
    count, what = counted(revealed, context)
    context.it = FOUND
    steps: tuple[Step, ...] = (Search(what, count, deck, who),)
    return (*steps, Reveal(FOUND)) if revealed != noun else steps


def put(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to put cards somewhere."""
    if re.fullmatch(_INSTEAD_OF_DISCARD, found["place"]):
        return (Put(THIS, Place.PLAY_FACE_DOWN, OwnerOf(THIS)),)
    where = found["place"].removesuffix(" in any order")
    place = _PLACES.get(where)
    ordered_by = None if where == found["place"] else who
    if place is None or (ordered_by is not None and place is not Place.DECK_BOTTOM):
        raise DeclinedError(found["place"])
    noun = found["noun"]
    steps: tuple[Step, ...] = ()
    if tops := re.fullmatch(
        r"the top (?:(\w+) cards|card) of "
        r"(your|your opponent's|their|that player's|the picked player's) deck",
        noun,
    ):
        of = {"your": Player.YOU, "your opponent's": Player.OPPONENT}.get(tops[2], context.they)
        what = top(amount(tops[1] or "1", context), of)
    elif re.fullmatch(r"the remaining cards|the rest", noun):
        what = context.words.get("the remaining cards", LOOKED_AT)
    elif re.match(rf"(?:an?|another|{QUANTITY}) ", noun):
        count, kind = counted(noun, context)
        if (kind == CARD and context.it == LOOKED_AT) or " of those cards" in noun:
            kind = LOOKED_AT
        context.it = CHOSEN
        return (Choose(kind, count, who), Put(CHOSEN, place))
    else:
        choice, what = known(noun, context)
        context.it = what if what != THIS else context.it
        steps = choice
    under = who if place in (Place.PLAY, Place.PLAY_FACE_DOWN) else Player.YOU
    return (*steps, Put(what, place, under, ordered_by=ordered_by))


def put_tokens(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to put tokens on cards."""
    choice, what = known(found["on"], context)
    return (*choice, PutTokens(what, amount(found["n"], context)))


def remove_tokens(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to remove tokens from cards."""
    return (RemoveTokens(cards(found["on"], context), how_many(found["n"], context)),)


def look(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to look at the top of a deck."""
    number = amount(found["n"] or "1", context)
    context.it = LOOKED_AT
    if "picked player" in found["of"]:
        steps: tuple[Step, ...] = ()
        whose: Who = Player.PICKED
    elif found["of"].startswith("either"):
        steps, whose = (PickPlayer(Player.EACH),), Player.PICKED
    else:
        steps, whose = (), Player.OPPONENT if "opponent" in found["of"] else who
    return (*steps, Look(top(number, whose), who))


def look_at_hand(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to look at the opponent's hand, and the choice from it."""
    look = Look(CARD.in_hand(Player.OPPONENT))
    context.it = LOOKED_AT
    if not found["noun"]:
        return (look,)
    count, what = counted(found["noun"], context)
    if " pick " in found[0].lower():
        context.pick("card")
        return (look, Pick(what.in_hand(Player.OPPONENT), count))
    context.it = CHOSEN
    return (look, Choose(what.in_hand(Player.OPPONENT), count))


def deploy(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to deploy cards."""
    noun = found["noun"]
    price = Price.FREE if found["free"] else Price.AS_USUAL
    if not re.match(r"an? ", noun):
        return (Deploy(cards(noun, context), price, who),)
    _, what = counted(noun, context)
    elsewhere = any(isinstance(it, In) for it in what.where)
    return (Deploy(what if elsewhere else what.in_hand(who), price, who),)


def micromajigs(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to put Micromajig tokens into play."""
    return (PutMicromajigs(how_many(found["n"], context), who),)


def discard(noun: str, context: ReadingContext, who: Who) -> Step:
    """Read an instruction to discard from hand."""
    count, what = counted(re.sub(r"^another ", "a ", noun), context)
    context.it = DISCARDED
    return Discard(count, who, what)


def reveal(found: re.Match[str], context: ReadingContext) -> Step:
    """Read an instruction to reveal the top of a deck."""
    context.it = REVEALED
    whose = Player.YOU if found["of"] == "your" else Player.OPPONENT
    return Reveal(top(amount(found["n"] or "1", context), whose))


def take_control(found: re.Match[str], context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """Read an instruction to take control of cards."""
    return (TakeControl(cards(found["noun"], context), who),)


def quantity(found: re.Match[str], context: ReadingContext) -> AnyAmount:
    """The number in a phrase."""
    return amount(found["n"], context)

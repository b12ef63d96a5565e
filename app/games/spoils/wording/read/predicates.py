"""Reading instructions: what somebody is told to do, verb by verb."""

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
    LAST_TACTIC,
    LOOKED_AT,
    REVEALED,
    THIS,
    All,
    AnyAmount,
    Arrange,
    Attach,
    Attack,
    Cards,
    Choose,
    ChooseNumber,
    Deplete,
    Deploy,
    Destroy,
    Detach,
    Discard,
    DiscardAtRandom,
    DiscardThose,
    Draw,
    Duplicate,
    FlipFaceDown,
    GainInfluence,
    Inflict,
    InflictDivided,
    Kind,
    Let,
    Look,
    LoseInfluence,
    Name,
    OwnerOf,
    Pay,
    Pick,
    PickPlayer,
    Place,
    Player,
    PlayResources,
    Price,
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
    Search,
    Shuffle,
    State,
    Step,
    TakeControl,
    Terminate,
    Who,
    top,
)
from app.games.spoils.wording.read.context import Context, DeclinedError
from app.games.spoils.wording.read.nouns import (
    QUANTITY,
    amount,
    cards,
    counted,
    how_many,
)

Reading = Callable[[re.Match[str], Context, Who], tuple[Step, ...]]
_N: Final = rf"(?P<n>{QUANTITY}|an?)"
_PLACES: Final = {
    "its owner's hand": Place.HAND,
    "their owner's hand": Place.HAND,
    "their owners' hands": Place.HAND,
    "your hand": Place.HAND,
    "the top of your deck": Place.DECK_TOP,
    "top of your deck": Place.DECK_TOP,
    "the top of its owner's deck": Place.DECK_TOP,
    "the top of their deck": Place.DECK_TOP,
    "the bottom of your deck": Place.DECK_BOTTOM,
    "the bottom of your deck in any order": Place.DECK_BOTTOM,
    "the bottom of their deck": Place.DECK_BOTTOM,
    "the bottom": Place.DECK_BOTTOM,
    "your discard pile": Place.DISCARD_PILE,
    "their discard pile": Place.DISCARD_PILE,
    "your opponent's discard pile": Place.DISCARD_PILE,
    "its owner's hand instead of their discard pile": Place.HAND,
    "it's owner's hand": Place.HAND,
    "top of its owner's deck": Place.DECK_TOP,
    "play as a face-down resource under your control": Place.PLAY_FACE_DOWN,
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


def predicate(text: str, context: Context, who: Who) -> tuple[Step, ...]:
    """The steps of one instruction in the imperative, such as `discard a card`."""
    text = text.strip().rstrip(".").removesuffix(" if they can").removesuffix(" if you can")
    for pattern, reading in _VERBS:
        if found := pattern.fullmatch(text):
            return reading(found, context, who)
    raise DeclinedError(text)


def _pick(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    noun = found["noun"]
    if noun in ("an opponent", "a player"):
        context.they = Player.PICKED
        return (PickPlayer(Player.OPPONENT if noun == "an opponent" else Player.EACH),)
    count, what = counted(noun, context)
    head = re.sub(rf"^(?:{QUANTITY}|an?|another) ", "", noun)
    core = re.match(r'(?:"gear" )?[\w,/ -]*?(?= you | your | in | with | an | that |$)', head)
    context.pick(core[0] if core else head)
    return (Pick(what, count, who),)


def _choose(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    count, what = counted(found["noun"], context)
    context.it = CHOSEN
    return (Choose(what, count, who),)


def _chosen(verb: Callable[[Cards], Step], state: State | None = None) -> Reading:
    """A verb on cards that are known, or on cards of a kind one has to choose."""

    def reading(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
        noun = found["noun"]
        if not re.match(rf"(?:an?|another|{QUANTITY}) ", noun):
            what = cards(noun, context)
            context.it = what if what != THIS else context.it
            return (verb(what),)
        count, what = counted(noun, context)
        if state:
            what = what.being(state)
        context.it = CHOSEN
        return (Choose(what, count, who), verb(CHOSEN))

    return reading


def _inflict(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
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


def _divided(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    return (InflictDivided(how_many(found["n"], context), cards(found["to"], context)),)


def _search(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    noun = found["noun"]
    deck: Who = Player.OPPONENT if found["deck"].startswith("your opp") else who
    revealed = re.sub(r",? (?:and )?reveal (?:it|them)$", "", noun)
    count, what = counted(revealed, context)
    context.it = FOUND
    steps: tuple[Step, ...] = (Search(what, count, deck, who),)
    return (*steps, Reveal(FOUND)) if revealed != noun else steps


def _put(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    if re.fullmatch(_INSTEAD_OF_DISCARD, found["place"]):
        return (Put(THIS, Place.PLAY_FACE_DOWN, OwnerOf(THIS)),)
    place = _PLACES.get(found["place"])
    if place is None:
        raise DeclinedError(found["place"])
    noun = found["noun"]
    if tops := re.fullmatch(
        r"the top (?:(\w+) cards|card) of (your|your opponent's|their|that player's) deck", noun
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
        what = cards(noun, context)
        context.it = what if what != THIS else context.it
    under = who if place in (Place.PLAY, Place.PLAY_FACE_DOWN) else Player.YOU
    return (Put(what, place, under),)


def _tokens(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    return (PutTokens(cards(found["on"], context), amount(found["n"], context)),)


def _remove_tokens(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    return (RemoveTokens(cards(found["on"], context), how_many(found["n"], context)),)


def _look(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    number = amount(found["n"] or "1", context)
    context.it = LOOKED_AT
    if found["of"].startswith("either"):
        steps: tuple[Step, ...] = (PickPlayer(Player.EACH),)
        whose: Who = Player.PICKED
    else:
        steps, whose = (), Player.OPPONENT if "opponent" in found["of"] else who
    return (*steps, Look(top(number, whose), who))


def _look_hand(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    look = Look(CARD.in_hand(Player.OPPONENT))
    context.it = LOOKED_AT
    if not found["noun"]:
        return (look,)
    count, what = counted(found["noun"], context)
    context.it = CHOSEN
    return (look, Choose(what.in_hand(Player.OPPONENT), count))


def _deploy(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    noun = found["noun"]
    price = Price.FREE if found["free"] else Price.AS_USUAL
    if not re.match(r"an? ", noun):
        return (Deploy(cards(noun, context), price, who),)
    _, what = counted(noun, context)
    return (Deploy(what.in_hand(who), price, who),)


def _micromajigs(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    return (PutMicromajigs(how_many(found["n"], context), who),)


def _discard(noun: str, context: Context, who: Who) -> Step:
    count, what = counted(re.sub(r"^another ", "a ", noun), context)
    context.it = DISCARDED
    return Discard(count, who, what)


def _reveal(found: re.Match[str], context: Context) -> Step:
    context.it = REVEALED
    whose = Player.YOU if found["of"] == "your" else Player.OPPONENT
    return Reveal(top(amount(found["n"] or "1", context), whose))


def _take(found: re.Match[str], context: Context, who: Who) -> tuple[Step, ...]:
    return (TakeControl(cards(found["noun"], context), who),)


def _n(found: re.Match[str], context: Context) -> AnyAmount:
    return amount(found["n"], context)


_TOP_TO_BOTTOM: Final = Put(top(1), Place.DECK_BOTTOM)
_DEPLOYED: Final = CARD.being_deployed(Player.YOU)

_VERBS: Final[tuple[tuple[re.Pattern[str], Reading], ...]] = tuple(
    (re.compile(pattern, re.IGNORECASE), reading)
    for pattern, reading in (
        (r"pay (?P<n>.+)", lambda m, c, w: (Pay(amount(m["n"], c), w),)),
        (
            r"attack your opponent",
            lambda m, c, w: (Attack(),),
        ),
        (r"put the top card of your deck on the bottom", lambda m, c, w: (_TOP_TO_BOTTOM,)),
        (r"pick (?P<noun>.+)", _pick),
        (
            r"choose a number for (?P<x>[XY])(?: that is (?P<n>\w+) or less)?",
            lambda m, c, w: (ChooseNumber(m["x"], 0, amount(m["n"], c) if m["n"] else None, w),),
        ),
        (
            r"choose a number for (?P<x>[XY])(?:,| that is|,? where X is) less than or equal to "
            r"(?P<n>.+)",
            lambda m, c, w: (ChooseNumber(m["x"], 0, amount(m["n"], c), w),),
        ),
        (
            r"choose a number for (?P<x>[XY]) that is greater than 0",
            lambda m, c, w: (ChooseNumber(m["x"], 1, None, w),),
        ),
        (r"(?:choose|name) a card type", lambda m, c, w: (Name(Kind.TYPE, who=w),)),
        (r"name a card subtype", lambda m, c, w: (Name(Kind.SUBTYPE, who=w),)),
        (r"name a card", lambda m, c, w: (Name(Kind.NAME, who=w),)),
        (r"choose a (?:threshold type|resource icon)", lambda m, c, w: (Name(Kind.ICON),)),
        (r"choose (?P<noun>.+)", _choose),
        (r"(?P<x>[XY]) is (?P<n>.+)", lambda m, c, w: (Let(m["x"], amount(m["n"], c)),)),
        (r"deplete (?P<noun>.+)", _chosen(Deplete, State.RESTORED)),
        (r"restore (?P<noun>.+)", _chosen(Restore, State.DEPLETED)),
        (r"destroy (?P<noun>.+)", _chosen(Destroy)),
        (
            rf"draw {_N} cards?",
            lambda m, c, w: (Draw(how_many(m["n"], c), w),),
        ),
        (rf"discard {_N} cards? at random", lambda m, c, w: (DiscardAtRandom(_n(m, c), w),)),
        (r"discard (?:that card|those cards)", lambda m, c, w: (DiscardThose(CHOSEN),)),
        (r"discard (?:their|your) hand", lambda m, c, w: (Discard(All(), w),)),
        (
            r"discard (?P<noun>.+?)(?: from your hand)?",
            lambda m, c, w: (_discard(m["noun"], c, w),),
        ),
        (r"gain (?P<n>\w+) influence", lambda m, c, w: (GainInfluence(amount(m["n"], c), w),)),
        (r"lose (?P<n>\w+) influence", lambda m, c, w: (LoseInfluence(amount(m["n"], c), w),)),
        (
            r"inflict (?P<n>(?:up to )?.+?) damage divided however you want "
            r"(?:to|among) (?P<to>.+)",
            _divided,
        ),
        (r"inflict (?P<n>.+?) damage to (?P<to>.+)", _inflict),
        (
            r"remove (?P<n>\d+) damage from (?P<noun>.+)",
            lambda m, c, w: (RemoveDamage(cards(m["noun"], c), _n(m, c)),),
        ),
        (
            rf"put {_N} micromajig tokens? into play(?: under (?:your|their) control)?",
            _micromajigs,
        ),
        (
            rf"put {_N} tokens? divided however you want on (?P<on>.+)",
            lambda m, c, w: (PutTokensDivided(cards(m["on"], c), how_many(m["n"], c)),),
        ),
        (rf"(?:put|add) {_N} tokens? (?:on|to) (?P<on>.+)", _tokens),
        (r"remove (?P<n>all|any number of) tokens from (?P<on>.+)", _remove_tokens),
        (rf"remove {_N} tokens? from (?P<on>.+)", _remove_tokens),
        (r"remove (?P<noun>.+) from the battle", _chosen(RemoveFromBattle)),
        (
            r"remove the top (?P<n>\d+ cards|card) of (?P<of>your|your opponent's|their) deck "
            r"from the game",
            lambda m, c, w: (
                Put(
                    top(
                        amount(m["n"].removesuffix(" cards").replace("card", "1"), c),
                        {"your": Player.YOU, "their": w}.get(m["of"], Player.OPPONENT),
                    ),
                    Place.OUT_OF_GAME,
                ),
            ),
        ),
        (
            r"remove (?P<noun>.+) from the game",
            _chosen(lambda noun: Put(noun, Place.OUT_OF_GAME)),
        ),
        (
            r"search (?P<deck>your deck|your opponent's deck|their deck) for (?P<noun>.+)",
            _search,
        ),
        (
            r"look at (?:up to )?the top (?:(?P<n>\w+(?:\+\w)?) cards|card) of "
            r"(?P<of>your deck|either deck|your opponent's deck)",
            _look,
        ),
        (
            r"look at your opponent's hand(?: and (?:choose|pick) (?P<noun>.+) in it)?",
            _look_hand,
        ),
        (
            r"put them back(?: on the top of your deck)? in any order",
            lambda m, c, w: (Arrange(LOOKED_AT),),
        ),
        (
            r"reveal the top (?:(?P<n>\w+) cards|card) of (?P<of>your|your opponent's) deck",
            lambda m, c, w: (_reveal(m, c),),
        ),
        (
            r"reveal this card(?: from your hand)?",
            lambda m, c, w: (Reveal(THIS),),
        ),
        (r"reveal (?P<noun>.+)", _chosen(Reveal)),
        (r"shuffle your deck", lambda m, c, w: (Shuffle(),)),
        (
            r"shuffle (?P<noun>.+) into (?:your|its owner's|their owner's) deck",
            _chosen(lambda noun: Put(noun, Place.DECK_SHUFFLED)),
        ),
        (r"take control of (?P<noun>.+)", _take),
        (
            r"attach (?P<card>this card|it) to (?P<to>.+)",
            lambda m, c, w: (Attach(THIS, cards(m["to"], c)),),
        ),
        (
            rf"detach (?P<n>{QUANTITY}|an?) resources?(?: from (?:your|their) faction)?",
            lambda m, c, w: (Detach(how_many(m["n"], c), w),),
        ),
        (
            r"detach all resources from your faction",
            lambda m, c, w: (Detach(All(), w),),
        ),
        (
            rf"play {_N} resources?",
            lambda m, c, w: (PlayResources(how_many(m["n"], c), w),),
        ),
        (r"play (?P<noun>.+?)(?P<free> for free)?", _deploy),
        (
            r"flip (?P<noun>.+) face[- ]down(?: under (?:its|their) owner's control)?",
            _chosen(FlipFaceDown),
        ),
        (
            r"reduce the next numeric cost you pay this turn by (?P<n>.+)",
            lambda m, c, w: (ReduceNextCost(amount(m["n"], c)),),
        ),
        (
            r"reduce the numeric cost of the next card you play this turn by (?P<n>.+)",
            lambda m, c, w: (ReduceNextCost(amount(m["n"], c), _DEPLOYED),),
        ),
        (r"terminate (?P<noun>.+)", _chosen(Terminate)),
        (
            r"duplicate the last tactic played this turn",
            lambda m, c, w: (Duplicate(LAST_TACTIC),),
        ),
        (r"put (?P<noun>.+?) (?:into|on|in) (?P<place>(?!it$).+)", lambda m, c, w: _put(m, c, w)),
    )
)

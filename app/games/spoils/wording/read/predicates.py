"""Reads instructions to players, verb by verb."""

from __future__ import annotations

import re
from typing import Final

from app.games.spoils.vocabulary import (
    CARD,
    CHOSEN,
    LAST_TACTIC,
    LOOKED_AT,
    PICKED,
    THIS,
    All,
    Arrange,
    Attach,
    AttachResources,
    Attack,
    ChooseNumber,
    Deplete,
    Destroy,
    Detach,
    Discard,
    DiscardAtRandom,
    DiscardThose,
    Draw,
    Duplicate,
    FlipFaceDown,
    GainInfluence,
    Kind,
    Let,
    LoseInfluence,
    Name,
    Pay,
    Place,
    Player,
    PlayResources,
    Put,
    PutTokensDivided,
    ReduceNextCost,
    RemoveDamage,
    RemoveFromBattle,
    Restore,
    Reveal,
    Shuffle,
    State,
    Step,
    Terminate,
    Who,
    top,
)
from app.games.spoils.wording.read.context import DeclinedError, ReadingContext
from app.games.spoils.wording.read.instructions import (
    Reading,
    choose,
    deploy,
    discard,
    divided,
    inflict,
    look,
    look_at_hand,
    micromajigs,
    on_cards,
    pick,
    put,
    put_tokens,
    quantity,
    remove_tokens,
    reveal,
    search,
    take_control,
)
from app.games.spoils.wording.read.noun_phrases import (
    QUANTITY,
    amount,
    cards,
    how_many,
)

_N: Final = rf"(?P<n>{QUANTITY}|an?)"


def predicate(text: str, context: ReadingContext, who: Who) -> tuple[Step, ...]:
    """The steps of one instruction in the imperative, such as `discard a card`."""
    text = text.strip().rstrip(".").removesuffix(" if they can").removesuffix(" if you can")
    for pattern, reading in _VERBS:
        if found := pattern.fullmatch(text):
            return reading(found, context, who)
    raise DeclinedError(text)


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
        (r"pick (?P<noun>.+)", pick),
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
        (r"choose (?P<noun>.+)", choose),
        (r"(?P<x>[XY]) is (?P<n>.+)", lambda m, c, w: (Let(m["x"], amount(m["n"], c)),)),
        (r"deplete (?P<noun>.+)", on_cards(Deplete, State.RESTORED)),
        (r"restore (?P<noun>.+)", on_cards(Restore, State.DEPLETED)),
        (r"destroy (?P<noun>.+)", on_cards(Destroy)),
        (
            rf"draw {_N} cards?",
            lambda m, c, w: (Draw(how_many(m["n"], c), w),),
        ),
        (rf"discard {_N} cards? at random", lambda m, c, w: (DiscardAtRandom(quantity(m, c), w),)),
        (
            r"discard (?:that card|those cards)",
            lambda m, c, w: (DiscardThose(PICKED if c.it == PICKED else CHOSEN),),
        ),
        (r"discard (?:their|your) hand", lambda m, c, w: (Discard(All(), w),)),
        (
            r"discard (?P<noun>.+?)(?: from your hand)?",
            lambda m, c, w: (discard(m["noun"], c, w),),
        ),
        (r"gain (?P<n>\w+) influence", lambda m, c, w: (GainInfluence(amount(m["n"], c), w),)),
        (r"lose (?P<n>\w+) influence", lambda m, c, w: (LoseInfluence(amount(m["n"], c), w),)),
        (
            r"inflict (?P<n>(?:up to )?.+?) damage divided however you want "
            r"(?:to|among) (?P<to>.+)",
            divided,
        ),
        (r"inflict (?P<n>.+?) damage to (?P<to>.+)", inflict),
        (
            r"remove (?P<n>\d+) damage from (?P<noun>.+)",
            lambda m, c, w: (RemoveDamage(cards(m["noun"], c), quantity(m, c)),),
        ),
        (
            rf"put {_N} micromajig tokens? into play(?: under (?:your|their) control)?",
            micromajigs,
        ),
        (
            rf"put {_N} tokens? divided however you want on (?P<on>.+)",
            lambda m, c, w: (PutTokensDivided(cards(m["on"], c), how_many(m["n"], c)),),
        ),
        (rf"(?:put|add) {_N} tokens? (?:on|to) (?P<on>.+)", put_tokens),
        (r"remove (?P<n>all|any number of) tokens from (?P<on>.+)", remove_tokens),
        (rf"remove {_N} tokens? from (?P<on>.+)", remove_tokens),
        (r"remove (?P<noun>.+) from the battle", on_cards(RemoveFromBattle)),
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
            on_cards(lambda noun: Put(noun, Place.OUT_OF_GAME)),
        ),
        (
            r"search (?P<deck>your deck|your opponent's deck|their deck) for (?P<noun>.+)",
            search,
        ),
        (
            r"look at (?:up to )?the top (?:(?P<n>\w+(?:\+\w)?) cards|card) of "
            r"(?P<of>your deck|either deck|your opponent's deck|the picked player's deck)",
            look,
        ),
        (
            r"look at your opponent's hand(?: and (?:choose|pick) (?P<noun>.+) in it)?",
            look_at_hand,
        ),
        (
            r"put them back(?: on the top of your deck)? in any order",
            lambda m, c, w: (Arrange(LOOKED_AT),),
        ),
        (
            r"reveal the top (?:(?P<n>\w+) cards|card) of (?P<of>your|your opponent's) deck",
            lambda m, c, w: (reveal(m, c),),
        ),
        (
            r"reveal this card(?: from your hand)?",
            lambda m, c, w: (Reveal(THIS),),
        ),
        (r"reveal (?P<noun>.+)", on_cards(Reveal)),
        (r"shuffle your deck", lambda m, c, w: (Shuffle(),)),
        (
            r"shuffle (?P<noun>.+) into (?:your|its owner's|their owner's) deck",
            on_cards(lambda noun: Put(noun, Place.DECK_SHUFFLED)),
        ),
        (r"take control of (?P<noun>.+)", take_control),
        (
            r"attach (?P<noun>it|that resource) to your(?: opponent's)? faction",
            on_cards(AttachResources),
        ),
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
        (r"play (?P<noun>.+?)(?P<free> for free)?", deploy),
        (
            r"flip (?P<noun>.+) face[- ]down(?: under (?:its|their) owner's control)?",
            on_cards(FlipFaceDown),
        ),
        (
            r"reduce the next numeric cost you pay this turn by (?P<n>.+)",
            lambda m, c, w: (ReduceNextCost(amount(m["n"], c)),),
        ),
        (
            r"reduce the numeric cost of the next card you play this turn by (?P<n>.+)",
            lambda m, c, w: (ReduceNextCost(amount(m["n"], c), _DEPLOYED),),
        ),
        (r"terminate (?P<noun>.+)", on_cards(Terminate)),
        (
            r"duplicate the last tactic played this turn",
            lambda m, c, w: (Duplicate(LAST_TACTIC),),
        ),
        (r"put (?P<noun>.+?) (?:into|on|in) (?P<place>(?!it$).+)", lambda m, c, w: put(m, c, w)),
    )
)

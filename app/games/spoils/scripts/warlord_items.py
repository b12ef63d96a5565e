"""Warlord items."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    HOST,
    ITSELF,
    OPPONENT,
    PICKED,
    RESOURCE,
    STRENGTH,
    THIS,
    TOKENS,
    Ability,
    Alter,
    Attach,
    AttachTo,
    Choose,
    Conditional,
    Deplete,
    Destroy,
    EntersWith,
    FlipFaceDown,
    FlipUp,
    Highest,
    If,
    Inflict,
    LoseInfluence,
    May,
    More,
    NoLess,
    Not,
    OfType,
    Pay,
    Pick,
    PutTokens,
    RemoveTokens,
    State,
    TakeControl,
    Total,
    Trigger,
    TurnEnds,
    TurnStarts,
    script,
)

SCRIPTS: Final = (
    script(
        "Dragon Catheter",
        Trigger(TurnStarts(), (PutTokens(CHARACTER.that(Highest(STRENGTH))),)),
        Conditional(CHARACTER, (More(STRENGTH, Total(TOKENS, ITSELF)),)),
    ),
    script(
        "Gruesome Trophies", Trigger(TurnStarts(), (May((Pick(CHARACTER),), (Deplete(PICKED),)),))
    ),
    script(
        "Heavy Sword",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2),)),
        Conditional(HOST, (More(STRENGTH, 2),), threshold="RRRR"),
        Ability(
            "HANDOFF",
            cost=(
                Pay(4),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Juice Closet",
        Trigger(TurnStarts(), (May((Pick(CHARACTER),), (Alter(PICKED, (More(STRENGTH, 1),)),)),)),
    ),
    script(
        "Kettinger",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2),)),
        Ability(
            "HANDOFF",
            cost=(
                Pay(3),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Midget Mine",
        Ability(
            "AMBUSH",
            cost=(Pick(CHARACTER.being(State.ATTACKING)),),
            effect=(Inflict(2, PICKED), FlipFaceDown(THIS)),
        ),
        FlipUp(5, "R"),
    ),
    script(
        "Siege Machine",
        Ability(
            "BATTERING RAM",
            cost=(Pay(2), Choose(RESOURCE.you_control()), Destroy(CHOSEN)),
            effect=(LoseInfluence(1, OPPONENT),),
        ),
    ),
    script(
        "Spiky Pumpkin",
        EntersWith(3),
        Trigger(
            TurnStarts(),
            (RemoveTokens(), If(Not(NoLess(Total(TOKENS, THIS), 1)), (Destroy(THIS),))),
        ),
        Trigger(TurnEnds(), (May((Pick(CHARACTER),), (Inflict(Total(TOKENS, THIS), PICKED),)),)),
    ),
    script(
        "Splattergun",
        Ability(
            "UNLOAD",
            cost=(Deplete(THIS), Pick(CARD.that(OfType((CardType.CHARACTER, CardType.FACTION))))),
            effect=(Inflict(3, PICKED), TakeControl(THIS, OPPONENT)),
        ),
    ),
)

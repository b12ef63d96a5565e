"""Rogue tactics."""

from typing import Final

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DISCARD_PILE,
    LIFE,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PLAY,
    PLAY_FACE_DOWN,
    SPEED,
    STRENGTH,
    THIS,
    TOKENS,
    Ability,
    Alter,
    Attach,
    Attack,
    Both,
    Choose,
    Count,
    Deplete,
    Destroy,
    DiscardAtRandom,
    Draw,
    FlipCoin,
    FlipUp,
    If,
    InBattle,
    Less,
    Let,
    LoseInfluence,
    Matches,
    More,
    NoLess,
    Not,
    NotOfTrade,
    Number,
    OfType,
    OneOfTexts,
    Only,
    OnResolve,
    OwnerOf,
    Pay,
    Pick,
    Put,
    PutTokens,
    State,
    TakeControl,
    Total,
    TurnOf,
    UpTo,
    picked,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "Bug Bite",
        OnResolve(
            effect=(
                PutTokens(PICKED),
                If(NoLess(Total(TOKENS, PICKED), Total(NUMERIC_COST, PICKED)), (Destroy(PICKED),)),
            ),
            cost=(Pick(CHARACTER),),
        ),
        Ability(
            "RECUR",
            cost=(Pay(4), Put(THIS, OUT_OF_GAME), Pick(CHARACTER)),
            effect=(
                PutTokens(PICKED, 2),
                If(NoLess(Total(TOKENS, PICKED), Total(NUMERIC_COST, PICKED)), (Destroy(PICKED),)),
            ),
            threshold="DD",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Counter Attack",
        OnResolve(effect=(Attack(), Draw()), cost=(Only(Both(TurnOf(OPPONENT), Not(InBattle()))),)),
    ),
    script("Defenestrate", OnResolve(effect=(Put(top(2, OPPONENT), DISCARD_PILE), Draw()))),
    script(
        "Delicious Strawberry Flavored Death",
        OnResolve(effect=(Deplete(CHARACTER.that(NotOfTrade(Trade.ROGUE))), Draw())),
        FlipUp(1, "D", (LoseInfluence(5),)),
    ),
    script(
        "Drive By Boobing",
        OnResolve(
            effect=(Put(PICKED, OUT_OF_GAME),),
            cost=(Pick(CHARACTER.being(State.HAS_DAMAGED_YOUR_FACTION)),),
        ),
    ),
    script(
        "Early Retirement",
        OnResolve(
            effect=(Draw(Number("X")),),
            cost=(
                Pick(CHARACTER.you_control()),
                Let("X", Total(STRENGTH, PICKED)),
                Destroy(PICKED),
            ),
        ),
    ),
    script(
        "Epic Turncoat Maneuver",
        OnResolve(
            effect=(TakeControl(PICKED),),
            cost=(Choose(CHARACTER.you_control(), 2), Destroy(CHOSEN), Pick(CHARACTER, UpTo(4))),
        ),
    ),
    script(
        "Fwing!",
        OnResolve(
            effect=(
                Alter(PICKED, (More(SPEED, 1),)),
                FlipCoin((Alter(PICKED, (More(STRENGTH, 1),)),)),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Hustler's Comeuppance",
        OnResolve(effect=(Destroy(CHARACTER.being(State.HAS_DAMAGED_YOUR_FACTION)),)),
        FlipUp(3, "DD"),
    ),
    script(
        "Impeccable Timing",
        OnResolve(
            effect=(If(Matches(PICKED, CARD.at_most(LIFE, 4)), (Destroy(PICKED),)),),
            cost=(Pick(CHARACTER.being(State.DEPLETED)),),
        ),
    ),
    script(
        "Orgy Den Smoke Out",
        OnResolve(effect=(DiscardAtRandom(who=OPPONENT), Put(top(2, OPPONENT), DISCARD_PILE))),
    ),
    script(
        "Overindulge",
        OneOfTexts(
            (
                OnResolve(effect=(Alter(PICKED, (Less(LIFE, 2),)),), cost=(Pick(CHARACTER),)),
                OnResolve(
                    effect=(Alter(PICKED, (Less(LIFE, 1),)), Draw()), cost=(Pick(CHARACTER),)
                ),
            )
        ),
    ),
    script(
        "Palm Glom",
        OnResolve(
            effect=(TakeControl(PICKED), Draw()),
            cost=(Pick(CARD.that(OfType((CardType.CHARACTER, CardType.ITEM)))),),
        ),
    ),
    script(
        "Peculate",
        OnResolve(
            effect=(Put(PICKED, PLAY),),
            cost=(
                Pick(
                    CARD.that(
                        OfType((CardType.CHARACTER, CardType.ITEM, CardType.LOCATION))
                    ).in_discard_pile(OPPONENT)
                ),
                Pay(Total(NUMERIC_COST, PICKED)),
            ),
        ),
    ),
    script(
        "Rapine",
        OnResolve(
            effect=(TakeControl(PICKED),),
            cost=(
                Choose(CARD.that(OfType((CardType.CHARACTER, CardType.ITEM))).you_control()),
                Destroy(CHOSEN),
                Pick(CHARACTER),
            ),
        ),
    ),
    script(
        "Scrag",
        OnResolve(
            effect=(
                If(NoLess(Count(CARD.in_discard_pile(OPPONENT)), Number("X")), (Destroy(PICKED),)),
            ),
            cost=(Pick(CHARACTER), Let("X", Total(LIFE, PICKED))),
        ),
    ),
    script(
        "Snake Eyes",
        OnResolve(
            effect=(
                If(Matches(PICKED, CARD.being(State.HAS_RECEIVED_DAMAGE)), (Destroy(PICKED),)),
                Draw(),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Sprint",
        OnResolve(
            effect=(Alter(PICKED, (More(SPEED, 1),)), Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS))),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Strangulate",
        OnResolve(
            effect=(If(Matches(PICKED, CARD.at_most(LIFE, 4)), (Destroy(PICKED),)),),
            cost=(Pick(CHARACTER),),
        ),
        FlipUp(2, "D"),
    ),
    script(
        "Yoink!",
        OnResolve(
            effect=(TakeControl(picked(1)), Attach(picked(1), picked(2))),
            cost=(Pick(CARD.of_subtype("gear")), Pick(CHARACTER)),
        ),
    ),
)

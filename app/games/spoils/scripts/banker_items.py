"""Banker items."""

from typing import Final

from app.games.spoils.vocabulary import (
    CHARACTER,
    CHOSEN,
    HOST,
    LIFE,
    OPPONENT,
    PICKED,
    STRENGTH,
    THIS,
    TOKENS,
    Ability,
    Action,
    Alter,
    Attach,
    AttachTo,
    Cannot,
    Choose,
    Conditional,
    Deplete,
    Destroy,
    Draw,
    EntersPlay,
    EntersWith,
    FlipUp,
    GainInfluence,
    LoseInfluence,
    More,
    NoLess,
    Not,
    Only,
    Pay,
    Pick,
    RemoveTokens,
    State,
    TakeControl,
    Total,
    Trigger,
    TurnStarts,
    script,
)

SCRIPTS: Final = (
    script(
        "Brummagem Jewelry",
        AttachTo(),
        Trigger(EntersPlay(), (Deplete(HOST),)),
        Conditional(HOST, (Cannot(Action.BE_RESTORED_BY_RULE),)),
    ),
    script(
        "Fat Pants",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 2))),
        Ability(
            "HANDOFF",
            cost=(
                Pay(1),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Hungry-Hungry Idol",
        Ability(
            "FEED",
            cost=(Pay(1), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 1),)), LoseInfluence(1)),
        ),
    ),
    script(
        "Impressionistic Furball",
        AttachTo(),
        Conditional(HOST, (More(LIFE, 2),)),
        Ability("COUGH UP", cost=(Destroy(THIS),), effect=(Draw(),), threshold="GGG"),
    ),
    script(
        "Index of Natural Forces",
        Ability("CAPITALIZE", cost=(Pay(1), Deplete(THIS)), effect=(Draw(),)),
    ),
    script(
        "Inside Information",
        Ability("PROFIT", cost=(Deplete(THIS),), effect=(Draw(4), TakeControl(THIS, OPPONENT))),
    ),
    script(
        "Melty Cheese",
        AttachTo(),
        Conditional(HOST, (More(LIFE, 2), Cannot(Action.ATTACK))),
        FlipUp(2, "G", (GainInfluence(4),)),
    ),
    script(
        "Short Term Investment",
        EntersWith(2),
        Trigger(TurnStarts(), (RemoveTokens(),)),
        Ability(
            "RETURN",
            cost=(Only(Not(NoLess(Total(TOKENS, THIS), 1))), Destroy(THIS)),
            effect=(Draw(3),),
        ),
    ),
)

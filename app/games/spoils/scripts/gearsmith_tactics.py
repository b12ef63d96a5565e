"""Gearsmith tactics."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    FOUND,
    HAND,
    ITEM,
    LIFE,
    PICKED,
    STRENGTH,
    YOU,
    Action,
    Alter,
    Cannot,
    ChooseNumber,
    Destroy,
    Detach,
    Draw,
    FlipFaceDown,
    FlipUp,
    If,
    Keyword,
    Loses,
    Matches,
    May,
    Minus,
    More,
    Number,
    OfType,
    OneOfTexts,
    Only,
    OnResolve,
    Pay,
    Pick,
    PlayResources,
    Put,
    PutMicromajigs,
    ReduceNextCost,
    Restore,
    Reveal,
    Search,
    State,
    Times,
    TurnOf,
    UpTo,
    script,
)

SCRIPTS: Final = (
    script("1337!", OnResolve(effect=(ReduceNextCost(4, CARD.being_deployed(YOU)), Draw()))),
    script("All-Nighter", OnResolve(effect=(Detach(UpTo(9)),), cost=(Only(TurnOf(YOU)),))),
    script("Brilliant Insight", OnResolve(effect=(May(then=(PlayResources(UpTo(2)),)),))),
    script(
        "Devastating Mockery",
        OnResolve(
            effect=(
                If(
                    Matches(PICKED, CARD.being(State.COVERT)),
                    (Alter(PICKED, (Loses(Keyword.COVERT),)),),
                ),
                Draw(),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "EPM (Extra Powerful Magnetic) Pulse",
        OnResolve(effect=(Destroy(CARD.that(OfType((CardType.ITEM, CardType.LOCATION)))),)),
    ),
    script(
        "Essence of Elitism",
        OneOfTexts(
            (
                OnResolve(effect=(PutMicromajigs(),)),
                OnResolve(
                    effect=(Alter(PICKED, (Loses(Keyword.COVERT),)),),
                    cost=(Pick(CHARACTER.being(State.COVERT)),),
                ),
                OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(ITEM.in_discard_pile()),)),
            )
        ),
    ),
    script(
        "I Got the Gear!",
        OnResolve(
            effect=(May((Search(CARD.of_subtype("gear")), Reveal(FOUND)), (Put(FOUND, HAND),)),)
        ),
    ),
    script(
        "Industrious Usage",
        OnResolve(effect=(Destroy(PICKED), PutMicromajigs()), cost=(Pick(ITEM),)),
        FlipUp(2, "EE"),
    ),
    script(
        "Invent",
        OnResolve(
            effect=(Search(count=Minus(Number("X"), 1)), Put(FOUND, HAND)),
            cost=(ChooseNumber(), Pay(Times(2, Number("X")))),
        ),
    ),
    script(
        "It's a Trap!",
        OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(ITEM.you_control()), Pick(CHARACTER))),
        FlipUp(2, "E"),
    ),
    script(
        "Jocular Stupefaction",
        OnResolve(effect=(Destroy(PICKED),), cost=(Pick(CHARACTER.being(State.COVERT)),)),
        FlipUp(3, "E"),
    ),
    script(
        "Micromajig Avalanche",
        OnResolve(
            effect=(PutMicromajigs(Number("X")),), cost=(ChooseNumber(), Pay(Times(2, Number("X"))))
        ),
    ),
    script("Precise Sabotage", OnResolve(effect=(Destroy(PICKED),), cost=(Pick(ITEM),))),
    script(
        "Reluctant Reconciliation",
        OnResolve(
            effect=(Restore(PICKED), Alter(PICKED, (Cannot(Action.ATTACK),))),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Repurpose",
        OnResolve(effect=(Destroy(PICKED), Draw()), cost=(Pick(ITEM),)),
        FlipUp(2, "EE"),
    ),
    script(
        "Rewarding Salvage",
        OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(ITEM.in_discard_pile(), UpTo(2)),)),
        FlipUp(2, "EE", (PlayResources(),)),
    ),
    script(
        "Runic Reinforcement",
        OnResolve(
            effect=(Alter(PICKED, (More(STRENGTH, 3), More(LIFE, 3))),), cost=(Pick(CHARACTER),)
        ),
    ),
    script("Surprising Nuisance", OnResolve(effect=(PutMicromajigs(2),))),
    script(
        "Tamper",
        OnResolve(effect=(Destroy(PICKED),), cost=(Pick(CHARACTER.being(State.WITH_ABILITY)),)),
        FlipUp(1, "EE"),
    ),
    script(
        "Thorough Sanitization",
        OnResolve(effect=(FlipFaceDown(PICKED),), cost=(Pick(ITEM),)),
        FlipUp(1, "E", (Draw(),)),
    ),
    script(
        "Unrelenting Ridicule",
        OnResolve(effect=(Destroy(PICKED),), cost=(Pick(CHARACTER.being(State.COVERT)),)),
    ),
)

"""Warlord tactics."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    FOUND,
    HAND,
    ITEM,
    LIFE,
    LOCATION,
    NON_RESOURCE,
    OPPONENT,
    PICKED,
    STRENGTH,
    STRUCTURE,
    YOU,
    Action,
    Alter,
    Attacking,
    Both,
    Cannot,
    Choose,
    ChooseNumber,
    Count,
    Deplete,
    Deploy,
    Destroy,
    Draw,
    FlipCoin,
    FlipUp,
    Icons,
    If,
    InBattle,
    Inflict,
    InflictDivided,
    Let,
    LoseInfluence,
    May,
    Minus,
    More,
    NoLess,
    Not,
    Number,
    OfType,
    OneOfTexts,
    Only,
    OnResolve,
    Pay,
    Pick,
    PlayResources,
    Plus,
    Put,
    Reveal,
    Search,
    State,
    Times,
    Total,
    TurnOf,
    UpTo,
    picked,
    script,
)

SCRIPTS: Final = (
    script(
        "Acidic Phlegm",
        OnResolve(effect=(Inflict(1, CHARACTER),)),
        FlipUp(3, "RR", (PlayResources(),)),
    ),
    script(
        "B.A.S.E. Jump",
        OnResolve(
            effect=(Inflict(Total(STRUCTURE, picked(1)), picked(2)), Draw()),
            cost=(Pick(LOCATION), Pick(CHARACTER)),
        ),
        FlipUp(3, "R"),
    ),
    script(
        "Barrier of Benevolence",
        OnResolve(
            effect=(Alter(PICKED, (More(STRENGTH, Number("X")), More(LIFE, Number("X")))),),
            cost=(ChooseNumber(), Pay(Times(2, Number("X"))), Pick(CHARACTER, UpTo(2))),
        ),
    ),
    script(
        "Bask Bile",
        OnResolve(
            effect=(Inflict(5, PICKED),),
            cost=(Pick(CARD.that(OfType((CardType.CHARACTER, CardType.FACTION)))),),
        ),
    ),
    script(
        "Blow Up",
        OnResolve(effect=(Destroy(PICKED), LoseInfluence(3, OPPONENT)), cost=(Pick(ITEM),)),
    ),
    script(
        "Boilstorm",
        OnResolve(effect=(InflictDivided(Icons("R"), PICKED),), cost=(Pick(CHARACTER, UpTo(3)),)),
    ),
    script(
        "Dark Awakening",
        OnResolve(
            effect=(May(then=(Deploy(PICKED),)), Draw()),
            cost=(Pick(NON_RESOURCE.in_discard_pile()),),
        ),
        FlipUp(2, "R"),
    ),
    script("Distraction", OnResolve(effect=(Deplete(PICKED),), cost=(Pick(CHARACTER),))),
    script(
        "Dragon Juice",
        OnResolve(effect=(Alter(PICKED, (More(STRENGTH, 5),)),), cost=(Pick(CHARACTER),)),
    ),
    script("Dragon's Strategy", OnResolve(effect=(LoseInfluence(2, OPPONENT), Draw()))),
    script(
        "Epic Smackdown",
        OnResolve(
            effect=(
                If(
                    NoLess(Count(CHARACTER.opponent_controls()), Number("X")),
                    (Choose(CHARACTER.opponent_controls(), Number("X"), OPPONENT), Destroy(CHOSEN)),
                    (Destroy(CHARACTER.opponent_controls()),),
                ),
                Draw(),
            ),
            cost=(ChooseNumber(), Choose(CHARACTER.you_control(), Number("X")), Destroy(CHOSEN)),
        ),
    ),
    script(
        "Essence of Rage",
        OneOfTexts(
            (
                OnResolve(
                    effect=(Inflict(1, PICKED),),
                    cost=(Pick(CARD.that(OfType((CardType.CHARACTER, CardType.FACTION)))),),
                ),
                OnResolve(effect=(Alter(PICKED, (More(STRENGTH, 2),)),), cost=(Pick(CHARACTER),)),
                OnResolve(effect=(Deplete(PICKED),), cost=(Pick(CHARACTER),)),
            )
        ),
    ),
    script(
        "Explosive Fury",
        OnResolve(
            effect=(Inflict(Number("X"), picked(2)),),
            cost=(
                Pick(CHARACTER.you_control()),
                Let("X", Total(STRENGTH, PICKED)),
                Destroy(PICKED),
                Pick(CHARACTER.other_than(PICKED)),
            ),
        ),
    ),
    script(
        "Eye Gouge",
        OnResolve(effect=(Inflict(3, PICKED),), cost=(Pick(CHARACTER.being(State.BLOCKING)),)),
    ),
    script(
        "Fistfight",
        OnResolve(
            effect=(Inflict(Plus(Number("X"), 1), picked(2)),),
            cost=(
                Only(Not(InBattle())),
                Pick(CHARACTER.you_control()),
                Let("X", Total(STRENGTH, PICKED)),
                Destroy(PICKED),
                Pick(CHARACTER.other_than(PICKED)),
            ),
        ),
        FlipUp(3, "R"),
    ),
    script(
        "Hammer Smash",
        OnResolve(
            effect=(Destroy(PICKED),),
            cost=(FlipCoin((Let("X", 2),), (Let("X", 1),)), Pick(ITEM, UpTo(Number("X")))),
        ),
    ),
    script(
        "Heroic Deed",
        OnResolve(
            effect=(Alter(PICKED, (Cannot(Action.BLOCK),)),), cost=(Pick(CHARACTER, UpTo(2)),)
        ),
        FlipUp(9, "R"),
    ),
    script(
        "Improvised Blowtorch",
        OnResolve(effect=(Inflict(2, PICKED),), cost=(Pick(CHARACTER),)),
        FlipUp(1, "R"),
    ),
    script(
        "Mass Confusion",
        OnResolve(
            effect=(
                InflictDivided(
                    Minus(Count(CHARACTER.opponent_controls()), Count(CHARACTER.you_control())),
                    PICKED,
                ),
            ),
            cost=(ChooseNumber(), Pay(Number("X")), Pick(CHARACTER, Number("X"))),
        ),
    ),
    script(
        "Noble Sacrifice",
        OnResolve(
            effect=(Destroy(PICKED), Draw()),
            cost=(Pick(CHARACTER.owned_by(YOU)), Pick(CHARACTER.owned_by(OPPONENT))),
        ),
        FlipUp(0, "RR"),
    ),
    script(
        "Perforate",
        OnResolve(
            effect=(Inflict(Number("X"), PICKED),),
            cost=(ChooseNumber(), Pay(Number("X")), Pick(CHARACTER)),
        ),
    ),
    script("Pinch", OnResolve(effect=(Inflict(1, PICKED),), cost=(Pick(CHARACTER),))),
    script(
        "Seraphim Magic",
        OnResolve(effect=(Alter(PICKED, (More(STRENGTH, 3),)), Draw()), cost=(Pick(CHARACTER),)),
    ),
    script("Shriever Attack", OnResolve(effect=(Inflict(2, CHARACTER),))),
    script(
        "Shriever Breeding Program",
        OneOfTexts(
            (
                OnResolve(
                    effect=(
                        May(
                            (Search(CARD.of_subtype("dragon")), Reveal(FOUND)), (Put(FOUND, HAND),)
                        ),
                    ),
                    cost=(Only(TurnOf(YOU)),),
                ),
                OnResolve(
                    effect=(Deplete(PICKED), Draw()), cost=(Only(TurnOf(YOU)), Pick(CHARACTER))
                ),
            )
        ),
    ),
    script(
        "Skewer",
        OnResolve(
            effect=(Inflict(Number("X"), PICKED),),
            cost=(ChooseNumber(), Pay(Times(2, Number("X"))), Pick(CHARACTER)),
        ),
    ),
    script(
        "Strength In Numbers",
        OnResolve(
            effect=(
                Alter(
                    CARD.being(State.ATTACKING),
                    (More(STRENGTH, Number("X")), More(LIFE, Number("X"))),
                ),
            ),
            cost=(Only(Attacking(YOU)), Let("X", Count(CARD.being(State.ATTACKING)))),
        ),
    ),
    script("Target Practice", OnResolve(effect=(Inflict(2, PICKED),), cost=(Pick(CHARACTER),))),
    script(
        "Trip Wire",
        OnResolve(
            effect=(InflictDivided(UpTo(3), CHARACTER.being(State.ATTACKING)),),
            cost=(Only(Attacking(OPPONENT)),),
        ),
    ),
    script(
        "Words of Glory",
        OnResolve(
            effect=(
                Let("X", Total(STRENGTH, CHARACTER.opponent_controls())),
                Inflict(Minus(Number("X"), 3), CHARACTER),
            ),
            cost=(Only(Both(TurnOf(YOU), Not(InBattle()))),),
        ),
    ),
)

"""Warlord tactics: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Bask Bile",
        OnResolve(
            effect=(Inflict(5, PICKED),),
            cost=(Pick(CARD.that(OfType((CardType.CHARACTER, CardType.FACTION)))),),
        ),
    ),
    script(
        "Bask Bomb",
        OnResolve(
            effect=(
                InflictDivided(Number("X"), CHARACTER.being(State.BLOCKING)),
                InflictDivided(Number("Y"), CHARACTER.being(State.ATTACKING), OPPONENT),
            ),
            cost=(
                Only(
                    Both(
                        Attacking(YOU), Exists(CHARACTER.opponent_controls().being(State.BLOCKING))
                    )
                ),
                Choose(CHARACTER.you_control().being(State.ATTACKING)),
                Let("X", Times(2, Total(STRENGTH, CHOSEN))),
                Let("Y", Total(STRENGTH, CHOSEN)),
                Destroy(CHOSEN),
            ),
        ),
    ),
    script(
        "Battle Surge", OnResolve(effect=(Alter(CHARACTER.you_control(), (More(STRENGTH, 1),)),))
    ),
    script(
        "Blow Up",
        OnResolve(effect=(Destroy(PICKED), LoseInfluence(3, OPPONENT)), cost=(Pick(ITEM),)),
    ),
    script("Distraction", OnResolve(effect=(Deplete(PICKED),), cost=(Pick(CHARACTER),))),
    script(
        "Dragon Juice",
        OnResolve(effect=(Alter(PICKED, (More(STRENGTH, 5),)),), cost=(Pick(CHARACTER),)),
    ),
    script(
        "Dragon's Anthem", OnResolve(effect=(Alter(CHARACTER.you_control(), (More(STRENGTH, 5),)),))
    ),
    script("Dragon's Strategy", OnResolve(effect=(LoseInfluence(2, OPPONENT), Draw()))),
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
        "Hammer Smash",
        OnResolve(
            effect=(Destroy(PICKED),),
            cost=(FlipCoin((Let("X", 2),), (Let("X", 1),)), Pick(ITEM, UpTo(Number("X")))),
        ),
    ),
    script(
        "Needless Beating",
        OnResolve(
            effect=(
                Inflict(2, PICKED),
                If(NoMore(Influence(OPPONENT), 15), (Inflict(1, PICKED),)),
                If(NoMore(Influence(OPPONENT), 10), (Inflict(1, CHARACTER.opponent_controls()),)),
                If(NoMore(Influence(OPPONENT), 5), (Draw(),)),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Penetrate",
        OnResolve(
            effect=(Alter(PICKED, (AssignsToTarget(),), Until.END_OF_BATTLE),),
            cost=(Pick(CHARACTER.you_control().being(State.ATTACKING)),),
        ),
    ),
    script("Pinch", OnResolve(effect=(Inflict(1, PICKED),), cost=(Pick(CHARACTER),))),
    script("Shriever Attack", OnResolve(effect=(Inflict(2, CHARACTER),))),
    script(
        "Skewer",
        OnResolve(
            effect=(Inflict(Number("X"), PICKED),),
            cost=(ChooseNumber(), Pay(Times(2, Number("X"))), Pick(CHARACTER)),
        ),
    ),
    script(
        "Skin Suit",
        OnResolve(
            effect=(
                Bespoke(
                    "fight_and_wear_the_loser",
                    (
                        "Inflict X damage on the character picked second and Y damage on the one "
                        "picked first at the same time. If just one of them is destroyed by it, "
                        "remove that one from the game instead, and the other gains all its "
                        "rules text"
                    ),
                ),
            ),
            cost=(
                Pick(CHARACTER.you_control()),
                Let("X", Total(STRENGTH, picked(1))),
                Pick(CHARACTER.opponent_controls()),
                Let("Y", Total(STRENGTH, picked(2))),
            ),
        ),
    ),
    script(
        "Strength In Numbers",
        OnResolve(
            effect=(
                Alter(
                    CHARACTER.being(State.ATTACKING),
                    (More(STRENGTH, Number("X")), More(LIFE, Number("X"))),
                ),
            ),
            cost=(Only(Attacking(YOU)), Let("X", Count(CHARACTER.being(State.ATTACKING)))),
        ),
    ),
    script(
        "Tactician Vacation",
        Requirement(OPPONENT, Cannot(Action.RESPOND, THIS), area=Area.BEING_DEPLOYED),
        OnResolve(
            effect=(
                If(RespondingTo(TACTIC), (Terminate(RESPONDED_TO),)),
                Establish(Conditional(TACTIC, (Cannot(Action.BE_DEPLOYED),))),
            )
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
)

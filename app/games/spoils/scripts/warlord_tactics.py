"""Warlord tactics."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    FACTION,
    FOUND,
    HAND,
    ITEM,
    LIFE,
    LOCATION,
    NON_RESOURCE,
    NUMERIC_COST,
    OPPONENT,
    PICKED,
    PICKED_CARD,
    PLAY_FACE_DOWN,
    RESOURCE,
    RESPONDED_TO,
    STRENGTH,
    STRUCTURE,
    TACTIC,
    THEY,
    THIS,
    YOU,
    Action,
    Alter,
    AssignsToTarget,
    Attacking,
    Bespoke,
    Both,
    By,
    Cannot,
    Choose,
    ChooseNumber,
    Conditional,
    Count,
    Deplete,
    Deploy,
    Destroy,
    Draw,
    Establish,
    Exists,
    FlipCoin,
    FlipUp,
    Highest,
    Icons,
    If,
    InBattle,
    Inflict,
    InflictDivided,
    Influence,
    Let,
    LoseInfluence,
    Matches,
    May,
    Minus,
    More,
    NoLess,
    NoMore,
    Not,
    Number,
    OfType,
    OneOfTexts,
    Only,
    OnResolve,
    OwnerOf,
    Pay,
    Pick,
    PlayResources,
    Plus,
    Put,
    Requirement,
    RespondingTo,
    Reveal,
    Search,
    State,
    Terminate,
    Times,
    Total,
    TurnOf,
    Until,
    UpTo,
    WereDestroyed,
    When,
    chosen,
    picked,
    script,
)

SCRIPTS: Final = (
    script(
        "A Blazing Zero",
        OnResolve(
            effect=(
                If(
                    RespondingTo(TACTIC),
                    (Terminate(RESPONDED_TO, PLAY_FACE_DOWN),),
                ),
            )
        ),
    ),
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
    script(
        "Boilstorm",
        OnResolve(effect=(InflictDivided(Icons("R"), PICKED),), cost=(Pick(CHARACTER, UpTo(3)),)),
    ),
    script(
        "Chain Reaction",
        OnResolve(
            effect=(
                Inflict(3, PICKED),
                If(
                    WereDestroyed(PICKED),
                    (
                        May((Pick(CHARACTER),), (Inflict(2, picked(2)),)),
                        Inflict(1, FACTION.opponent_controls()),
                        Draw(),
                    ),
                ),
            ),
            cost=(Pick(LOCATION),),
        ),
        FlipUp(1, "R"),
    ),
    script(
        "Confrontational Conflagration",
        OnResolve(
            effect=(
                Let(
                    "X",
                    When(
                        Matches(picked(1), CARD.of_subtype("dragon")),
                        Times(2, Total(STRENGTH, picked(1))),
                        Total(STRENGTH, picked(1)),
                    ),
                ),
                Inflict(Number("X"), PICKED_CARD),
            ),
            cost=(
                Only(TurnOf(YOU)),
                Only(Not(InBattle())),
                Pick(CHARACTER.you_control()),
                Pick(CHARACTER.opponent_controls()),
                May(then=(Pick(LOCATION),)),
            ),
        ),
        FlipUp(1, "RRR"),
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
    script(
        "Dragon's Anthem", OnResolve(effect=(Alter(CHARACTER.you_control(), (More(STRENGTH, 5),)),))
    ),
    script("Dragon's Strategy", OnResolve(effect=(LoseInfluence(2, OPPONENT), Draw()))),
    script(
        "Epic Smackdown",
        OnResolve(
            effect=(
                If(
                    NoLess(Count(CHARACTER.opponent_controls()), Number("X")),
                    (
                        By(
                            OPPONENT,
                            (
                                Choose(CHARACTER.controlled_by(THEY), Number("X"), THEY),
                                Destroy(CHOSEN),
                            ),
                        ),
                    ),
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
        "Implosive Explosion",
        OnResolve(
            effect=(Inflict(Number("X"), PICKED), Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS))),
            cost=(
                Choose(RESOURCE.being(State.FACE_DOWN).you_control()),
                Reveal(CHOSEN),
                Let("X", Total(NUMERIC_COST, CHOSEN)),
                Destroy(CHOSEN),
                Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION)))),
            ),
        ),
    ),
    script(
        "Improvised Blowtorch",
        OnResolve(effect=(Inflict(2, PICKED),), cost=(Pick(CHARACTER),)),
        FlipUp(1, "R"),
    ),
    script(
        "Juice Sale!",
        OnResolve(
            effect=(Alter(PICKED, (Cannot(Action.BLOCK),)),),
            cost=(Pick(CHARACTER.opponent_controls().that(Highest(STRENGTH))),),
        ),
        FlipUp(2, "R"),
    ),
    script(
        "Manful Skirmish",
        OnResolve(
            effect=(
                Choose(PICKED),
                Deplete(CHOSEN),
                Choose(PICKED.other_than(chosen(1))),
                Inflict(1, CHOSEN),
                Alter(PICKED.other_than(chosen(1)).other_than(chosen(2)), (More(STRENGTH, 2),)),
                Draw(),
            ),
            cost=(Pick(CHARACTER, 3),),
        ),
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
        "Noble Sacrifice",
        OnResolve(
            effect=(Destroy(PICKED), Draw()),
            cost=(Pick(CHARACTER.owned_by(YOU)), Pick(CHARACTER.owned_by(OPPONENT))),
        ),
        FlipUp(0, "RR"),
    ),
    script(
        "Penetrate",
        OnResolve(
            effect=(Alter(PICKED, (AssignsToTarget(),), Until.END_OF_BATTLE),),
            cost=(Pick(CHARACTER.you_control().being(State.ATTACKING)),),
        ),
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

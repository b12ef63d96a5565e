"""Gearsmith characters: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "313373 M3ch4n1c",
        Ability(
            "REPAIR",
            cost=(
                ChooseNumber(at_most=Icons("E")),
                Pay(Number("X")),
                Destroy(THIS),
                Pick(ITEM.in_discard_pile().at_most(NUMERIC_COST, Number("X"))),
            ),
            effect=(Put(PICKED, PLAY),),
        ),
    ),
    script(
        "3cc3n7r1c 73chn1c14n",
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability(
            "ASSIST",
            cost=(Deplete(THIS), Pick(CHARACTER.you_control().others())),
            effect=(Restore(PICKED), Alter(PICKED, (Cannot(Action.ATTACK),))),
        ),
        Ability("RESTORE", cost=(Pay(3),), effect=(Restore(THIS),), threshold="EEE"),
    ),
    script(
        "4rm0r3d 31f",
        Conditional(THIS, (Less(LIFE, Total(TOKENS, THIS)),)),
        Ability("FALL APART", cost=(Pay(1), PutTokens()), effect=(PutMicromajigs(),)),
    ),
    script(
        "Adjunct Artisan",
        Ability("FABRICATE", cost=(Deplete(THIS),), effect=(ReduceNextCost(2, ITEM),)),
    ),
    script(
        "Aristocratic Artificer",
        Ability(
            "SNUB",
            cost=(Pay(1), Deplete(THIS)),
            effect=(Search(CARD.named("Elitism")), Reveal(FOUND), Put(FOUND, HAND)),
        ),
    ),
    script(
        "Assistant Mud Whisperer",
        Trigger(TurnStarts(OPPONENT), (May((Pick(CHARACTER),), (Restore(PICKED),)),)),
    ),
    script(
        "Braggadocian Aide",
        Provides("E"),
        Trigger(
            TurnStarts(OPPONENT),
            (
                May(
                    (Pick(RESOURCE.that(AttachedTo(FACTION.you_control()))),),
                    (DetachThose(PICKED),),
                ),
            ),
        ),
    ),
    script(
        "Cantankerous Claywork",
        Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(
            Attacks(),
            (Alter(CHARACTER.you_control().others(), (More(STRENGTH, 1), More(LIFE, 1))),),
        ),
    ),
    script(
        "Clay Node",
        Trigger(
            EntersPlay(),
            (May((Search(CARD.of_subtype("node")), Reveal(FOUND)), (Put(FOUND, HAND),)),),
        ),
        Trigger(LeavesPlay(), (Destroy(CARD.of_subtype("node").others()),)),
        Ability("DISSOLVE", cost=(Pay(2),), effect=(FlipFaceDown(THIS),)),
        FlipUp(1, "EEE"),
    ),
    script(
        "Cowering Golem",
        Conditional(
            THIS,
            (
                Less(STRENGTH, Count(CHARACTER.that(Opposing(THIS)))),
                Less(LIFE, Count(CHARACTER.that(Opposing(THIS)))),
            ),
            Matches(THIS, CARD.being(State.IN_BATTLE)),
        ),
    ),
    script(
        "Drivey Car",
        Trigger(
            LeavesPlay(),
            (
                PutMicromajigs(
                    Minus(Count(CHARACTER.opponent_controls()), Count(CHARACTER.you_control()))
                ),
            ),
        ),
    ),
    script(
        "Enormous and Uncooperative Golem",
        OnResolve(cost=(ChooseNumber(), Pay(Number("X")))),
        EntersWith(Number("X")),
        Trigger(TurnStarts(), (RemoveTokens(),)),
        Conditional(THIS, (More(STRENGTH, 5), More(LIFE, 5)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script(
        "Fleet Golem",
        Trigger(EntersPlay(), (May((Pay(5),), (PutTokens(),)),)),
        Conditional(THIS, (Cannot(Action.BE_BLOCKED),), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script(
        "Goloam",
        Unique("Goloam"),
        Conditional(THIS, (More(STRENGTH, Count(ITEM)), More(LIFE, Count(ITEM)))),
    ),
    script(
        "Inconspicuous Golem",
        Trigger(EntersPlay(), (May((Pay(1),), (PutTokens(),)),)),
        Conditional(THIS, (Can(Action.BLOCK_COVERT),), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script("Ingenious Tinker", Trigger(EntersPlay(), (ReduceNextCost(3),))),
    script("Massive Erecting Golem"),
    script(
        "Master Mud Whisperer",
        Trigger(TurnStarts(OPPONENT), (May(then=(Restore(CHARACTER.you_control()),)),)),
    ),
    script(
        "Merbegon, the Insatiable Taxidermist",
        Unique("Merbegon"),
        Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(
            EntersPlay(CHARACTER.you_control()),
            (
                Let("X", Total(STRENGTH, THAT)),
                Let("Y", Total(LIFE, THAT)),
                May(
                    (Destroy(THAT),),
                    (
                        May(
                            (Pick(CHARACTER),),
                            (
                                Alter(
                                    PICKED, (More(STRENGTH, Number("X")), More(LIFE, Number("Y")))
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Mountainous Golem",
        Conditional(THIS, (Cannot(Action.BE_TAKEN),)),
        Trigger(PutAnywhere(THIS.owned_by(YOU), DISCARD_PILE), (Put(THIS, OUT_OF_GAME),)),
        FlipUp(13, "EE"),
    ),
    script(
        "Mud Whisperer Wannabe", Trigger(Blocks(), (May((Pick(CHARACTER),), (Restore(PICKED),)),))
    ),
    script(
        "Multi-Attachment Man",
        Trigger(Destroyed(), (May((Search(ITEM), Reveal(FOUND)), (Put(FOUND, HAND),)),)),
    ),
    script(
        "Mundane Pupil",
        Trigger(EntersPlay(), (May((Pay(3),), (PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script(
        "Oddment Collector",
        EntersWith(5),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
        Trigger(Depleted(), (RemoveTokens(),)),
        Ability(
            "GATHER",
            cost=(
                Pay(1),
                ChooseOne(
                    (
                        (Choose(ITEM.in_discard_pile()), Put(CHOSEN, OUT_OF_GAME)),
                        (Choose(CARD.in_discard_pile(), 2), Put(CHOSEN, OUT_OF_GAME)),
                    )
                ),
            ),
            effect=(PutTokens(),),
        ),
    ),
    script(
        "Preponderant Craftsman",
        Ability(
            "CREATE",
            cost=(Pay(5), Deplete(THIS)),
            effect=(May(then=(Deploy(CHARACTER.in_hand(), Price.FREE),)),),
        ),
    ),
    script(
        "Protractive Golem",
        Conditional(THIS, (More(STRENGTH, 3), More(LIFE, 3), Less(SPEED, 1)), threshold="EEEEEE"),
    ),
    script(
        "Recyclable Golem",
        EntersWith(1, ByFlipUp()),
        Conditional(
            THIS,
            (Less(STRENGTH, 2), Less(LIFE, 2), Can(Action.BLOCK_COVERT)),
            NoLess(Total(TOKENS, THIS), 1),
        ),
        Replacement(Destroyed(), (FlipFaceDown(THIS),), Not(NoLess(Total(TOKENS, THIS), 1))),
        FlipUp(4, "E"),
    ),
    script(
        "Research Intern",
        Ability("RESEARCH", cost=(Deplete(THIS),), effect=(ReduceNextCost(1),)),
        Ability(
            "RESEARCH HARDER", cost=(Deplete(THIS),), effect=(ReduceNextCost(2),), threshold="EEEEE"
        ),
    ),
    script(
        "Runic Tattoo Artist",
        Ability(
            "MARK",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),),
        ),
    ),
    script(
        "Runic Whale",
        Trigger(EntersPlay(), (May((Pay(3),), (PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, 4), More(LIFE, 4)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script("Terra Cotta Flagellator"),
    script("Velocious Golem", Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),), threshold="EEE")),
)

"""Warlord characters: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import CardType, Trade
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "6r4wny 60dy9u4rd5",
        OnResolve(cost=(Pick(CHARACTER.you_control()),)),
        Replacement(Inflicts(CARD, PICKED), (Inflict(EventAmount(), THIS, SOURCE),)),
        Replacement(
            LeavesPlay(PICKED),
            (Bespoke("leave_play_in_its_place", "this card leaves play in that way"),),
        ),
    ),
    script(
        "Battle-Ready Back-Breaker",
        Trigger(EntersPlay(), (May((Pick(CHARACTER),), (Deplete(PICKED),)),)),
    ),
    script(
        "Bloating Bask",
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1), More(SPEED, 1)), threshold="RRRRRR"),
    ),
    script("Bloody Fisted Fanatic"),
    script(
        "Discordant Cadencer",
        Ability(
            "AGITATE",
            cost=(Pay(1), LoseInfluence(2)),
            effect=(Alter(THIS, (GainsText(Provides("RRR")),)),),
        ),
        Conditional(THIS, (More(STRENGTH, 2),), threshold="RRRRRR"),
    ),
    script(
        "Drill Instructor",
        TACTICAL,
        OnResolve(cost=(Only(Not(InBattle())),)),
        Trigger(
            EntersPlay(),
            (
                Pick(CHARACTER.others()),
                Later(TurnStarts(EACH), (Alter(PICKED, (More(STRENGTH, 3),)),)),
            ),
        ),
    ),
    script(
        "Duelist of Surfeit",
        Trigger(EntersPlay(CARD.providing("R").you_control()), (May(then=(PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Fanatical Shriever",
        TACTICAL,
        OnResolve(cost=(Only(Not(InBattle())), May(then=(Pick(ITEM),)))),
        Trigger(EntersPlay(), (Destroy(PICKED),), Exists(PICKED)),
        Trigger(
            EntersPlay(),
            (May((Pick(LOCATION),), (Inflict(2, PICKED.that(OfType((CardType.LOCATION,)))),)),),
            threshold="RRRRRR",
        ),
    ),
    script(
        "Marauding Madster",
        OnResolve(cost=(Pick(CHARACTER.you_control()),)),
        Trigger(EntersPlay(), (Destroy(PICKED),)),
        Replacement(PutAnywhere(THIS.owned_by(YOU), DISCARD_PILE), (Put(THIS, DECK_SHUFFLED),)),
    ),
    script(
        "Rudo Mangod, Dragonweight Champion",
        Unique("Rudolphus"),
        Trigger(EntersPlay(), (Deplete(CHARACTER.others().you_control()),)),
        Conditional(CHARACTER.others().you_control(), (Cannot(Action.BE_RESTORED_BY_RULE),)),
        Conditional(
            THIS,
            (
                More(
                    STRENGTH,
                    Count(
                        CHARACTER.being(State.DEPLETED).that(OfTrade(Trade.WARLORD)).you_control()
                    ),
                ),
            ),
        ),
    ),
    script(
        "Rushing Crushing Blockhead",
        Trigger(Inflicts(to=FACTION), (Destroy(THIS), Inflict(2, FACTION.you_control()))),
        Conditional(THIS, (Cannot(Action.BLOCK),)),
        Conditional(THIS, (LosesOtherText(), Less(SPEED, 1)), threshold="RRRRRR"),
    ),
    script(
        "Shade of the Devoured Emperor",
        Unique("Padamose"),
        Trigger(
            TurnEnds(OPPONENT),
            (
                May(
                    (
                        Put(THIS, OUT_OF_GAME),
                        PickPlayer(EACH),
                        Search(
                            CARD.that(
                                Either(
                                    (
                                        CARD.that(HasUnique("Jo")),
                                        CARD.that(HasUnique("Eustace")),
                                        CARD.that(HasUnique("Pluck")),
                                        CARD.that(HasUnique("Rudolphus")),
                                        CARD.that(HasUnique("Ignatious")),
                                    )
                                )
                            ),
                            deck=PICKED_PLAYER,
                        ),
                        Reveal(FOUND),
                    ),
                    (Put(FOUND, PLAY),),
                ),
            ),
        ),
        FlipUp(2, "VVVV"),
    ),
    script(
        "Skullcrush Steamroller",
        Conditional(THIS, (Cannot(Action.BE_RESTORED_BY_RULE),)),
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability(
            "ASSIST",
            cost=(Pay(2), Choose(CHARACTER.you_control().being(State.RESTORED)), Deplete(CHOSEN)),
            effect=(Restore(THIS),),
        ),
    ),
    script(
        "Thabbashite Warmonger",
        Trigger(
            InflictsBattle(CHARACTER, FACTION),
            (
                Inflict(
                    Total(Measure.THRESHOLD_ICONS, SOURCE),
                    FACTION.controlled_by(ControllerOf(SOURCE)),
                ),
            ),
            threshold="V",
        ),
    ),
    script(
        "Ursine Assassin",
        Ability(
            "TO BEAR ARMS",
            cost=(
                Pay(1),
                Pick(CHARACTER),
                Choose(CHARACTER.being(State.RESTORED).you_control()),
                Destroy(CHOSEN),
            ),
            effect=(Inflict(2, PICKED),),
        ),
        Ability(
            "JUST UNBEARABLE",
            cost=(
                Pay(2),
                Pick(CHARACTER),
                Choose(CHARACTER.being(State.RESTORED).you_control()),
                Destroy(CHOSEN),
            ),
            effect=(Inflict(5, PICKED),),
            threshold="RRRRRR",
        ),
    ),
    script(
        "Warbeast of Thabbash",
        Conditional(THIS, (More(STRENGTH, Icons("V")), More(LIFE, Icons("V")))),
    ),
)

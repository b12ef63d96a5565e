"""Gearsmith items: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import CardType, Trade
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "3p1c D00dm4k3r",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, Icons("E")), More(LIFE, Icons("E")))),
    ),
    script(
        "B14nd P3pp3r",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 1))),
        Ability(
            "SPIT OUT",
            cost=(Destroy(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),),
        ),
    ),
    script(
        "Claywork Compendium",
        Ability("RESEARCH", cost=(Deplete(THIS),), effect=(ReduceNextCost(2),)),
        FlipUp(5, "EE"),
    ),
    script(
        "Contrabulous Fabtraption",
        Ability(
            "RUNE OF ENHANCEMENT",
            cost=(Destroy(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 2), More(LIFE, 2))),),
        ),
        Ability("RUNE OF SUMMONING", cost=(Destroy(THIS),), effect=(PutMicromajigs(2),)),
        Ability(
            "RUNE OF ANIMATION",
            cost=(Destroy(THIS), Pick(ITEM)),
            effect=(
                Alter(
                    PICKED,
                    (
                        GainsType(CardType.CHARACTER),
                        GainsSubtype("golem"),
                        Becomes(STRENGTH, Total(NUMERIC_COST, ITSELF)),
                        Becomes(LIFE, Total(NUMERIC_COST, ITSELF)),
                        Becomes(SPEED, 3),
                    ),
                ),
            ),
        ),
        Ability(
            "RUNE OF ACCELERATION",
            cost=(Destroy(THIS),),
            effect=(
                Search(CARD.named("Elitism")),
                Put(FOUND, PLAY),
                If(
                    Done(),
                    (
                        Later(
                            TurnEnds(EACH),
                            (Choose(CARD.named("Elitism").you_control()), Destroy(CHOSEN)),
                        ),
                    ),
                ),
            ),
        ),
        Ability(
            "RUNE OF OVERCLOCKING",
            cost=(Destroy(THIS), Pick(CARD.that(OfTrade(Trade.GEARSMITH)).you_control())),
            effect=(PutTokens(PICKED),),
        ),
        Ability(
            "RUNE OF DESTRUCTION",
            cost=(Destroy(THIS), Pick(ITEM)),
            effect=(Put(PICKED, OUT_OF_GAME),),
        ),
    ),
    script(
        "Ensmallment Ray",
        Trigger(EntersPlay(), (Draw(),)),
        Conditional(CHARACTER.being_deployed(YOU), (Cheaper(2, 1),)),
        Conditional(CHARACTER.you_control(), (Less(STRENGTH, 1), Less(LIFE, 1))),
    ),
    script(
        "G14n7 5p0rk D3f3n53",
        TACTICAL,
        Ability(
            "IMPALE",
            cost=(Destroy(THIS), Pick(CHARACTER.being(State.ATTACKING))),
            effect=(Destroy(PICKED),),
        ),
        FlipUp(1, "EE"),
    ),
    script(
        "Gewgawed Gimcrack",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),), threshold="EEE"),
        Ability(
            "DO...SOMETHING!",
            cost=(Let("X", Total(TOKENS, THIS)), Destroy(THIS)),
            effect=(Destroy(CHARACTER.that(Exactly(NUMERIC_COST, Number("X")))),),
        ),
    ),
    script(
        "Golemizer",
        AttachTo(),
        Conditional(HOST, (Less(SPEED, Total(TOKENS, HOST)),)),
        Trigger(
            TurnEnds(),
            (
                May(then=(PutTokens(HOST),)),
                If(Matches(HOST, CARD.at_most(SPEED, 0)), (Destroy(HOST),)),
            ),
        ),
        Replacement(Destroyed(), (May((FlipFaceDown(THIS),), otherwise=(AsUsual(),)),)),
        FlipUp(4, "EEE"),
    ),
    script(
        "H07 P3pp3r",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2), More(LIFE, 2))),
        Ability(
            "SPIT OUT", cost=(Destroy(THIS), Pick(CHARACTER, UpTo(2))), effect=(Restore(PICKED),)
        ),
    ),
    script(
        "Mysterious Invasion",
        Ability(
            "OVERWHELM",
            cost=(
                Deplete(THIS),
                Choose(CHARACTER.you_control(), 2),
                Destroy(CHOSEN),
                Pick(CHARACTER),
            ),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "P3pp3r 0f 1n54n17y",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 3), More(LIFE, 3))),
        Trigger(TurnStarts(OPPONENT), (Restore(HOST),)),
        Ability(
            "SPIT OUT",
            cost=(Destroy(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 3), More(LIFE, 3))), Restore(PICKED)),
        ),
    ),
    script(
        "Rune of Concealment",
        Ability(
            "PROTECT",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER)),
            effect=(
                Establish(
                    Replacement(
                        DestroyedByBattle(PICKED),
                        (May((Destroy(THIS),), (RemoveDamage(PICKED, All()),), (AsUsual(),)),),
                        next_only=True,
                    )
                ),
            ),
        ),
        FlipUp(0, "EE"),
    ),
    script(
        "Runic Armor",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 2))),
        Conditional(HOST, (More(STRENGTH, 2), More(LIFE, 1)), threshold="EEEEE"),
    ),
    script(
        "Runic Battery",
        Trigger(EntersPlay(), (May((Pay(3),), (PutTokens(),)),)),
        Ability(
            "DISCHARGE",
            cost=(Let("X", When(NoLess(Total(TOKENS, THIS), 1), 5, 2)), Destroy(THIS)),
            effect=(Detach(UpTo(Number("X"))), Draw()),
        ),
    ),
    script(
        "Runivoltaic Accumulator",
        Trigger(PlayerAttacks(OPPONENT), (May(then=(PutTokens(),)),)),
        Ability("ENERGIZE", cost=(Pay(2),), effect=(PutTokens(),)),
        Ability(
            "DISCHARGE",
            cost=(Pick(CHARACTER.at_most(NUMERIC_COST, Total(TOKENS, THIS))), Destroy(THIS)),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Unbearably Heavy Shoes of Teleportation",
        AttachTo(),
        Conditional(HOST, (Less(STRENGTH, 2), Cannot(Action.BE_BLOCKED))),
        FlipUp(5, "EEE"),
    ),
)

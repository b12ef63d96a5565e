"""Gearsmith locations."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script("53cur17y 5y573m", Conditional(CHARACTER, (Can(Action.BLOCK_COVERT),)), FlipUp(2, "E")),
    script(
        "Abandoned Testing Complex",
        Trigger(TurnStarts(), (May((Pay(3),), (May(then=(PlayResources(),)),)),)),
    ),
    script(
        "Hall of Conventions",
        Unique("Hall of Conventions"),
        Trigger(TurnStarts(), (ReduceNextCost(1),), threshold="EEE"),
        Trigger(
            TurnStarts(),
            (May((Pick(CHARACTER),), (Alter(PICKED, (More(STRENGTH, 2), More(LIFE, 2))),)),),
            threshold="EEEEE",
        ),
        Trigger(TurnStarts(), (May(then=(PlayResources(),)),), threshold="EEEEEEE"),
    ),
    script(
        "Hypnotic Plafond",
        Replacement(
            InflictsBattle(CHARACTER.being(State.IN_COVERT_PARTY), FACTION.you_control()),
            (AmountBecomes(0),),
        ),
    ),
    script(
        "Lab of Luxury",
        Ability(
            "INNOVATE",
            cost=(Pay(1), Discard()),
            effect=(
                If(Matches(DISCARDED, RESOURCE), (Search(LOCATION),)),
                If(Matches(DISCARDED, LOCATION), (Search(CHARACTER),)),
                If(Matches(DISCARDED, CHARACTER), (Search(TACTIC),)),
                If(Matches(DISCARDED, TACTIC), (Search(ITEM),)),
                If(Matches(DISCARDED, ITEM), (Search(RESOURCE),)),
                Reveal(FOUND),
                Put(FOUND, HAND),
            ),
        ),
    ),
    script("Micromajig Factory", Ability("WIND UP", cost=(Pay(4),), effect=(PutMicromajigs(),))),
    script(
        "Micromajig Recycling Station",
        Trigger(
            TurnStarts(),
            (
                May(
                    (
                        ChooseNumber(),
                        Choose(MICROMAJIG.you_control(), Number("X")),
                        Destroy(CHOSEN),
                    ),
                    (ReduceNextCost(Plus(Number("X"), 1)),),
                ),
            ),
        ),
    ),
    script("Time Portal", Trigger(TurnStarts(), (May(then=(PutMicromajigs(),)),))),
    script(
        "Time Traveler Tourist Trap",
        Ability(
            "ENSNARE",
            cost=(ChooseOne(((Pay(1),), (Choose(MICROMAJIG.you_control()), Destroy(CHOSEN)))),),
            effect=(PutTokens(),),
        ),
        Ability(
            "MICROMAJIG APOCALYPSE",
            cost=(Only(NoLess(Total(TOKENS, THIS), 20)), Destroy(THIS)),
            effect=(PutMicromajigs(Count(CARD.in_deck(OPPONENT))),),
            threshold="EEEEEE",
        ),
    ),
    script(
        "Top-Secret Subterranean Goofarium",
        Replacement(Inflicts(CHARACTER.being(State.COVERT), THIS), (AmountBecomes(0),)),
        Trigger(
            PlayerIsAttacked(YOU),
            (May(then=(Detach(UpTo(Count(CHARACTER.being(State.ATTACKING)))),)),),
        ),
    ),
    script(
        "Workshop",
        Ability(
            "CONSTRUCT",
            cost=(Pay(3), Choose(CARD.in_discard_pile()), Put(CHOSEN, OUT_OF_GAME)),
            effect=(
                May(
                    (Search(CARD.that(SameAs(Kind.TYPE, CHOSEN))), Reveal(FOUND)),
                    (Put(FOUND, DECK_TOP),),
                ),
            ),
        ),
    ),
)

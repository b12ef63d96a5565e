"""Arcanist items: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Fiendish Fez",
        AttachTo(),
        Conditional(HOST, (Less(STRENGTH, 2), Cannot(Action.ATTACK))),
        Ability(
            "MOVE",
            cost=(Only(Not(InBattle())), Pay(3), Pick(CHARACTER)),
            effect=(Attach(THIS, PICKED),),
        ),
    ),
    script("God's Autograph", Conditional(NON_RESOURCE, (GainsUniqueName(),))),
    script(
        "Inadequate Wand",
        Ability(
            "PRESENT THE STAFF",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER.you_control())),
            effect=(
                Let("X", Total(NUMERIC_COST, PICKED)),
                Put(PICKED, HAND),
                If(
                    Done(),
                    (
                        May(
                            (Search(TACTIC.at_most(NUMERIC_COST, Number("X"))), Reveal(FOUND)),
                            (Put(FOUND, HAND),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Intellectual Reliquary",
        Ability(
            "IMBIBE",
            cost=(Pay(1), Deplete(THIS)),
            effect=(
                Look(top(3)),
                May(
                    (Choose(LOOKED_AT.that(OfType((CardType.TACTIC,)))), Reveal(CHOSEN)),
                    (Put(CHOSEN, HAND),),
                ),
                Put(LOOKED_AT.in_deck(), DECK_BOTTOM, ordered_by=YOU),
            ),
        ),
    ),
    script(
        "Meat of the Mountain",
        Trigger(
            Draws(EACH),
            (
                May(
                    cost=(ChooseOne(((PutTokens(),), (RemoveTokens(),)), THEY),),
                    then=(
                        Let("X", Total(TOKENS, THIS)),
                        If(Equal(Number("X"), 0), (Discard(who=OpponentOf(THEY)),)),
                        If(
                            Equal(Number("X"), 1),
                            (
                                By(
                                    THEY,
                                    (
                                        May(
                                            (Look(top(2, THEY), THEY),),
                                            (
                                                Choose(LOOKED_AT, who=THEY),
                                                Put(CHOSEN, HAND),
                                                Put(LOOKED_AT.other_than(CHOSEN), DECK_BOTTOM),
                                            ),
                                            who=THEY,
                                        ),
                                    ),
                                ),
                            ),
                        ),
                        If(
                            Equal(Number("X"), 2),
                            (
                                May(
                                    (
                                        Pick(
                                            CARD.that(
                                                OfType((CardType.CHARACTER, CardType.LOCATION))
                                            ),
                                            who=THEY,
                                        ),
                                    ),
                                    (Put(PICKED, HAND),),
                                    who=THEY,
                                ),
                            ),
                        ),
                        If(
                            NoLess(Number("X"), 3),
                            (May(then=(PlayResources(who=THEY),), who=THEY),),
                        ),
                    ),
                    who=THEY,
                ),
            ),
        ),
    ),
    script(
        "Obscene Communion",
        Trigger(
            TurnStarts(EACH),
            (
                ChooseOne(
                    (
                        (
                            Draw(who=EACH),
                            By(
                                EACH,
                                (Choose(CARD.in_hand(THEY), who=THEY), Put(CHOSEN, DECK_BOTTOM)),
                            ),
                        ),
                        (
                            By(
                                EACH,
                                (Choose(RESOURCE.controlled_by(THEY), who=THEY), Put(CHOSEN, HAND)),
                            ),
                            By(EACH, (May(then=(PlayResources(who=THEY),), who=THEY),)),
                        ),
                        (Discard(who=EACH),),
                        (By(EACH, (Choose(CARD.in_hand(THEY), who=THEY), Put(CHOSEN, DECK_TOP))),),
                    ),
                    THEY,
                ),
            ),
        ),
    ),
    script("The Stone of Shame", Replacement(PutFromPlay(CHARACTER, HAND), (Destroy(THAT),))),
    script(
        "Tumescent Guilt Bladder",
        Trigger(
            TurnEnds(),
            (PutTokens(), LoseInfluence(Total(TOKENS, THIS)), May(then=(PlayResources(),))),
        ),
        Trigger(
            TurnStarts(EACH),
            (TakeControl(THIS, OPPONENT), RemoveTokens(count=All())),
            NoLess(Total(TOKENS, THIS), 3),
        ),
    ),
    script(
        "Verrucose Brains",
        Trigger(TurnEnds(EACH), (Choose(CHARACTER.that(Lowest(NUMERIC_COST))), Put(CHOSEN, HAND))),
    ),
    script(
        "Wand of Possession",
        Ability(
            "POSSESS",
            cost=(Pay(2), Deplete(THIS)),
            effect=(PutMicromajigs(), Alter(AFFECTED, (Gains(Keyword.COVERT),), Until.FOR_GOOD)),
        ),
    ),
)

"""Gearsmith characters: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script("5n4p", Trigger(Restored(), (PutMicromajigs(),))),
    script(
        "Accumulation Majig",
        Trigger(TurnStarts(), (May((Pay(Total(TOKENS, THIS)),), otherwise=(Destroy(THIS),)),)),
        Trigger(TurnEnds(), (PutTokens(),)),
        Ability("FEED", cost=(Pay(3),), effect=(RemoveTokens(),)),
    ),
    script(
        "Clockman Junk Picker",
        Trigger(EntersPlay(), (May((Search(ITEM), Reveal(FOUND)), (Put(FOUND, PLAY_FACE_DOWN),)),)),
        Ability(
            "TRASH",
            cost=(Pay(1), Pick(ITEM), Destroy(THIS)),
            effect=(Destroy(PICKED_CARD),),
            threshold="EEEEEE",
        ),
    ),
    script(
        "Elitistmajig",
        Ability(
            "CRUNCH",
            cost=(Choose(MICROMAJIG.you_control()), Destroy(CHOSEN)),
            effect=(Alter(THIS, (GainsText(Provides("EEE")),)),),
        ),
        Conditional(THIS, (More(STRENGTH, 2), More(LIFE, 2)), threshold="EEEEEE"),
    ),
    script(
        "Gigantitect's Giant Giant",
        Conditional(
            THIS,
            (
                Cannot(Action.BE_PICKED, CARD.that(NotOfType((CardType.ITEM,)))),
                Cannot(Action.BE_TAKEN),
            ),
        ),
    ),
    script(
        "Jo Ciendeilio, M07h3r 0f 1337",
        Unique("Jo"),
        Conditional(
            CHARACTER.you_control(),
            (
                GainsText(
                    Ability(
                        "RESEARCH",
                        cost=(
                            Only(Matches(THIS, CARD.being(State.IN_PLAY_SINCE_TURN_STARTED))),
                            Deplete(THIS),
                        ),
                        effect=(ReduceNextCost(1),),
                    )
                ),
            ),
        ),
    ),
    script(
        "M3CHm4n1c 31f",
        Trigger(
            EntersPlay(),
            (May((Pay(2),), (Choose(NON_RESOURCE, UpTo(2)), PutTokens(CHOSEN))),),
        ),
        Conditional(THIS, (More(STRENGTH, 2), More(LIFE, 2)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script(
        "R3p347 0ff3nd3r",
        Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(EntersPlay(), (May((Pay(2),), (PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1)), NoLess(Total(TOKENS, THIS), 1)),
        Ability(
            "P3PP3R 61457",
            cost=(RemoveTokens(),),
            effect=(Alter(THIS, (More(STRENGTH, 1), More(LIFE, 1))), Restore(THIS)),
            per_turn=1,
        ),
    ),
    script(
        "Sockem Bot",
        Ability(
            "PAY OFF",
            cost=(Pay(1),),
            effect=(
                Establish(
                    Replacement(
                        Inflicts(to=of_type(CardType.CHARACTER, CardType.FACTION)),
                        (ChangeAmount(-1),),
                    )
                ),
            ),
            users=EACH,
        ),
    ),
    script(
        "Stuttershy",
        Replacement(Destroyed(), (FlipFaceDown(THIS),)),
        Trigger(FlippedFaceDown(), (GainInfluence(1, OPPONENT), May(then=(PutMicromajigs(),)))),
    ),
    script(
        "Testudine Autoframe",
        Unique("Testudine"),
        Trigger(
            EntersPlay(),
            (
                May(
                    (
                        Choose(CHARACTER.you_control().that(HasUnique("Jo"))),
                        Put(CHOSEN, OUT_OF_GAME),
                    ),
                    (Alter(CHARACTER.you_control().others(), (More(STRENGTH, 1), More(LIFE, 1))),),
                ),
            ),
        ),
        Conditional(CHARACTER.you_control(), (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(LeavesPlay(), (Put(SET_ASIDE.that(HasUnique("Jo")), PLAY),)),
    ),
    script(
        "Thabbashite Armorer",
        Ability(
            "FOR THABBASH",
            cost=(Pay(2),),
            effect=(Alter(THIS, (More(STRENGTH, 1), More(LIFE, 1))),),
            threshold="VVV",
        ),
        Ability(
            "TAMESHIGIRI",
            cost=(Pay(2), LoseInfluence(2)),
            effect=(Alter(THIS, (More(STRENGTH, 2), More(LIFE, 2))),),
            threshold="VVVVVV",
        ),
    ),
)

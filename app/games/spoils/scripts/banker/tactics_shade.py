"""Banker tactics: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Audacious Appraisal",
        OnResolve(
            effect=(
                ChooseNumber(who=ControllerOf(PICKED)),
                ChooseOne(
                    (
                        (LoseInfluence(Number("X"), ControllerOf(PICKED)),),
                        (Destroy(PICKED), LoseInfluence(Times(2, Number("X")))),
                    )
                ),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Auspicious Arrival",
        OnResolve(
            effect=(
                Look(top(8)),
                May(
                    (
                        Choose(LOOKED_AT.that(OfType((CardType.CHARACTER,))).at_most(STRENGTH, 1)),
                        Reveal(CHOSEN),
                    ),
                    (Put(CHOSEN, HAND),),
                ),
                Shuffle(),
            )
        ),
        FlipUp(3, "G"),
    ),
    script(
        "Contractual Execution",
        OnResolve(
            effect=(
                By(
                    OwnerOf(PICKED),
                    (Choose(RESOURCE.controlled_by(THEY), who=THEY), Put(CHOSEN, HAND)),
                ),
                FlipFaceDown(PICKED),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Negotiation Ceremonies",
        OnResolve(
            effect=(By(EACH, (Draw(AmountPaid(THEY), THEY),)),),
            cost=(
                PickPlayer(),
                Bespoke(
                    "pay_in_turn_until_one_stops",
                    (
                        "You and the picked player may pay 1 in turn, you first, until one "
                        "of you does not"
                    ),
                ),
            ),
        ),
    ),
    script(
        "Swindle",
        Requirement(OPPONENT, Cannot(Action.RESPOND, THIS), area=Area.BEING_DEPLOYED),
        OnResolve(
            effect=(
                By(
                    OPPONENT,
                    (
                        Choose(
                            RESOURCE.controlled_by(THEY).that(NotBeing(State.ATTACHED_TO_FACTION)),
                            who=THEY,
                        ),
                        AttachResources(CHOSEN),
                    ),
                ),
                Draw(),
                Discard(),
            )
        ),
    ),
    script(
        "Unexpected Codicil",
        OnResolve(
            effect=(Draw(Number("X")),),
            cost=(ChooseNumber(), Discard(Number("X")), Pay(Minus(Number("X"), 2))),
        ),
        Ability(
            "FINE PRINT",
            cost=(Reveal(THIS), LoseInfluence(2), Pay(2)),
            effect=(Draw(),),
            threshold="GGGG",
            area=Area.HAND,
        ),
    ),
)

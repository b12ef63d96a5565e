"""Rogue tactics: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Bug Bite",
        OnResolve(
            effect=(
                PutTokens(PICKED),
                If(NoLess(Total(TOKENS, PICKED), Total(NUMERIC_COST, PICKED)), (Destroy(PICKED),)),
            ),
            cost=(Pick(CHARACTER),),
        ),
        Ability(
            "RECUR",
            cost=(Pay(4), Put(THIS, OUT_OF_GAME), Pick(CHARACTER)),
            effect=(
                PutTokens(PICKED, 2),
                If(NoLess(Total(TOKENS, PICKED), Total(NUMERIC_COST, PICKED)), (Destroy(PICKED),)),
            ),
            threshold="DD",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Clockman City Shuffle",
        OnResolve(
            effect=(
                Alter(CHARACTER.you_control(), (More(STRENGTH, 1), More(LIFE, 1))),
                Alter(CHARACTER.opponent_controls(), (Less(STRENGTH, 1), Less(LIFE, 1))),
            )
        ),
    ),
    script(
        "Drive By Boobing",
        OnResolve(
            effect=(Put(PICKED, OUT_OF_GAME),),
            cost=(Pick(CHARACTER.being(State.HAS_DAMAGED_YOUR_FACTION)),),
        ),
    ),
    script(
        "Guileful Astucion",
        OnResolve(
            effect=(
                ChooseOne(
                    (
                        (Alter(PICKED, (Less(NUMERIC_COST, 1),)),),
                        (Alter(PICKED, (More(NUMERIC_COST, 1),)),),
                        (Alter(PICKED, (More(SPEED, 1),)),),
                    )
                ),
                Draw(),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Sneaker Attack!",
        OnResolve(
            effect=(AddToParty(CHOSEN), Alter(CHOSEN.you_control(), (More(SPEED, 1),))),
            cost=(
                Only(InBattle()),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
        ),
        FlipUp(2, "DD"),
    ),
    script(
        "Surreptitious Larceny",
        OneOfTexts(
            (
                OnResolve(
                    effect=(PickPlayer(EACH), Look(top(1, PICKED_PLAYER))),
                    cost=(
                        PickPlayer(EACH),
                        Establish(Requirement(PICKED_PLAYER, Cannot(Action.DEPLOY_FACE_UP))),
                    ),
                ),
                OnResolve(
                    effect=(Alter(PICKED, (Gains(Keyword.COVERT),)), Draw()),
                    cost=(Pick(CHARACTER),),
                ),
                OnResolve(
                    effect=(Attach(picked(1), picked(2)), Alter(picked(1), (LosesAbilities(),))),
                    cost=(Pick(CARD.of_subtype("gear")), Pick(CHARACTER)),
                ),
            )
        ),
    ),
)

"""Arcanist tactics: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import Area, Trade
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Concentriculation",
        OnResolve(effect=(Put(PICKED, DECK_TOP),), cost=(Pick(NON_RESOURCE),)),
        Ability(
            "RECUR",
            cost=(Pay(3), Pick(CHARACTER), Put(THIS, OUT_OF_GAME)),
            effect=(Put(PICKED, HAND),),
            threshold="OOO",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Expedition Endeavour",
        OneOfTexts(
            (
                OnResolve(
                    effect=(
                        May(
                            (Search(CHARACTER.that(OfTrade(Trade.ARCANIST))), Reveal(FOUND)),
                            (Put(FOUND, HAND),),
                        ),
                    ),
                    cost=(May(then=(Detach(UpTo(3), OPPONENT),), who=OPPONENT),),
                ),
                OnResolve(
                    effect=(Detach(Plus(Number("X"), 3)),),
                    cost=(
                        ChooseNumber(),
                        Choose(CHARACTER.you_control().being(State.RESTORED), Number("X")),
                        Deplete(CHOSEN),
                    ),
                ),
                OnResolve(
                    effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),), cost=(Pick(CHARACTER),)
                ),
            )
        ),
    ),
    script(
        "Forgotten Tentacle",
        OnResolve(
            effect=(
                May(
                    (Destroy(PICKED_CARD),),
                    (
                        By(
                            PICKED_PLAYER,
                            (
                                May(then=(Draw(who=THEY),), who=THEY),
                                May(then=(PlayResources(who=THEY),), who=THEY),
                            ),
                        ),
                    ),
                ),
            ),
            cost=(
                PickPlayer(),
                Look(RESOURCE.being(State.FACE_DOWN).controlled_by(PICKED_PLAYER)),
                Pick(RESOURCE.being(State.FACE_DOWN).controlled_by(PICKED_PLAYER)),
            ),
        ),
    ),
    script(
        "Quotidian Transposition",
        OnResolve(
            effect=(
                By(
                    EACH,
                    (Pick(CHARACTER.owned_by(THEY), who=THEY), Put(PICKED.owned_by(THEY), HAND)),
                ),
            )
        ),
    ),
    script(
        "Study Disturbance",
        OnResolve(
            effect=(
                Establish(Requirement(PICKED_PLAYER, Cannot(Action.DEPLOY, CHARACTER))),
                Draw(),
            ),
            cost=(
                PickPlayer(EACH),
                May((Pay(2, PICKED_PLAYER),), (Look(top(1)), Terminate(THIS)), who=PICKED_PLAYER),
            ),
        ),
    ),
    script(
        "Tedious TriAdic Truculence",
        OnResolve(
            effect=(Destroy(PICKED.at_most(STRENGTH, 3)),),
            cost=(
                Pick(CHARACTER, 3),
                May(
                    (Pay(3, OPPONENT),),
                    (Look(top(3)), Arrange(LOOKED_AT), Terminate(THIS)),
                    who=OPPONENT,
                ),
            ),
        ),
    ),
    script(
        "This, That, and the Other Thing",
        OnResolve(
            effect=(
                Choose(PICKED),
                Put(CHOSEN, DECK_SHUFFLED),
                Choose(PICKED.in_discard_pile()),
                Put(CHOSEN, PLAY_FACE_DOWN),
                Put(PICKED.in_discard_pile(), HAND),
            ),
            cost=(Pick(TACTIC.in_discard_pile(), 3),),
        ),
    ),
    script(
        "Underwhelming Performance",
        OnResolve(
            effect=(Alter(PICKED, (Less(STRENGTH, 6),)), Draw()),
            cost=(
                Pick(CHARACTER),
                May(then=(Detach(UpTo(2), ControllerOf(PICKED)),), who=ControllerOf(PICKED)),
            ),
        ),
    ),
    script(
        "Violating Ritual",
        OnResolve(effect=(Discard(2, PICKED_PLAYER), Draw()), cost=(PickPlayer(),)),
    ),
)

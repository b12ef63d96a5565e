"""Warlord items: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Flaming Cube",
        EntersWith(3),
        Trigger(TurnStarts(), (PutTokens(),)),
        Trigger(
            StateHolds(),
            (Destroy(THIS), LoseInfluence(6, OPPONENT)),
            NoLess(Total(TOKENS, THIS), 6),
        ),
        Trigger(StateHolds(), (Destroy(THIS),), Not(NoLess(Total(TOKENS, THIS), 1))),
        Ability(
            "CONTROL THE FLAME!",
            cost=(
                Choose(CARD.that(OfType((CardType.CHARACTER, CardType.ITEM))).you_control()),
                Destroy(CHOSEN),
            ),
            effect=(ChooseOne(((PutTokens(),), (RemoveTokens(),))),),
            users=EACH,
        ),
    ),
    script(
        "Juice Closet",
        Trigger(TurnStarts(), (May((Pick(CHARACTER),), (Alter(PICKED, (More(STRENGTH, 1),)),)),)),
    ),
    script(
        "Super Shiny Caltrops of DOOM!",
        Trigger(EntersPlay(), (May((Pick(CHARACTER),), (Inflict(2, PICKED),)),)),
        Replacement(
            Destroyed(),
            (May((Pay(2),), (Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS)),), (AsUsual(),)),),
        ),
        Ability("MOVE", cost=(Pay(2), Pick(CHARACTER)), effect=(Attach(THIS, PICKED),)),
        FlipUp(2, "R"),
    ),
)

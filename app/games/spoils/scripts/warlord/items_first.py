"""Warlord items: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Dethmurderbludgeon, the Craghammer",
        Unique("Dethmürderblüdgeon"),
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2), More(LIFE, 2))),
        Trigger(IsBlocked(HOST), (LoseInfluence(2, OPPONENT),)),
        Trigger(Inflicts(HOST, FACTION), (May((Pick(CHARACTER),), (Inflict(2, PICKED),)),)),
        Replacement(PutFromPlay(THIS, DISCARD_PILE), (Put(THIS, HAND),)),
    ),
    script(
        "Dragon Catheter",
        Trigger(TurnStarts(), (Choose(CHARACTER.that(Highest(STRENGTH))), PutTokens(CHOSEN))),
        Conditional(CHARACTER, (More(STRENGTH, Total(TOKENS, ITSELF)),)),
    ),
    script(
        "Gruesome Trophies", Trigger(TurnStarts(), (May((Pick(CHARACTER),), (Deplete(PICKED),)),))
    ),
    script(
        "Humiliating Torture Apparatus",
        Trigger(Depleted(CARD), (LoseInfluence(1, ControllerOf(THAT)),)),
    ),
    script(
        "Kettinger",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2),)),
        Ability(
            "HANDOFF",
            cost=(
                Pay(3),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Siege Machine",
        Ability(
            "BATTERING RAM",
            cost=(Pay(2), Choose(RESOURCE.you_control()), Destroy(CHOSEN)),
            effect=(LoseInfluence(1, OPPONENT),),
        ),
    ),
    script(
        "Splattergun",
        Ability(
            "UNLOAD",
            cost=(Deplete(THIS), Pick(CARD.that(OfType((CardType.CHARACTER, CardType.FACTION))))),
            effect=(Inflict(3, PICKED), TakeControl(THIS, OPPONENT)),
        ),
    ),
    script(
        "Swordchucks",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 4),)),
        Replacement(Inflicts(CARD, HOST), (ChangeAmount(2),)),
        Ability(
            "HANDOFF",
            cost=(
                Pay(3),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
)

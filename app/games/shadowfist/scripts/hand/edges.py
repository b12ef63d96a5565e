"""Guiding Hand: edges."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Chinese Connection",
        Effect(
            (ChoosePlayer(OPPONENTS), GivePower(1), Target(CARD.being(DAMAGED))),
            (Heal(TARGET),),
            per_turn=1,
        ),
    ),
    script(
        "Shield of Pure Soul",
        When(
            MeetsFate(SITE.you_control(), (SEIZURE, BURNING_FOR_POWER, BURNING_FOR_VICTORY), EACH),
            (GainPower(1), SearchDeck(CARD, to_top=True)),
        ),
    ),
    script(
        "Undisturbed Meditation",
        Continuous(THIS, (HandSize(1),)),
        Effect((Sacrifice(), Choose(EVENT)), (Cancel(CHOSEN),), responds_to=EVENT),
    ),
)

"""Gearsmith tactics: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "31337!",
        OnResolve(
            effect=(
                Establish(Conditional(FACTION.you_control(), (GainsText(Provides("EEEE")),))),
                Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS)),
            )
        ),
    ),
    script(
        "94r913 My 908570pp3r5",
        OnResolve(
            effect=(Alter(PICKED, (Must(Action.ATTACK),)), Draw()),
            cost=(Pick(CHARACTER, UpTo(When(ByFlipUp(), 4, 2))),),
        ),
        FlipUp(2, "E"),
    ),
    script(
        "Accidental Invention",
        OnResolve(
            effect=(May(then=(Deploy(CHOSEN),)), Draw()),
            cost=(Choose(ITEM.being(State.FACE_DOWN).you_control()), Reveal(CHOSEN)),
        ),
        Trigger(
            EntersPlay(CARD.you_control().providing("E")),
            (May((Pay(2),), (Put(THIS, PLAY_FACE_DOWN),)),),
            area=Area.DISCARD_PILE,
        ),
        FlipUp(1, "E"),
    ),
    script("Brilliant Insight", OnResolve(effect=(May(then=(PlayResources(UpTo(2)),)),))),
    script(
        "Cock Block",
        OnResolve(
            effect=(Terminate(RESPONDED_TO), Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS))),
            cost=(Only(RespondingToAbility(CARD)),),
        ),
        FlipUp(4, "E", (Discard(),)),
    ),
    script(
        "Essence of Elitism",
        OneOfTexts(
            (
                OnResolve(effect=(PutMicromajigs(),)),
                OnResolve(
                    effect=(Alter(PICKED, (Loses(Keyword.COVERT),)),),
                    cost=(Pick(CHARACTER.being(State.COVERT)),),
                ),
                OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(ITEM.in_discard_pile()),)),
            )
        ),
    ),
    script(
        "Hilarious Refrigerator Alarm",
        OnResolve(
            effect=(
                Terminate(CARD.being_deployed().others()),
                If(
                    DeployedAlike(OPPONENT),
                    (PutMicromajigs(UpTo(2)),),
                    (By(OPPONENT, (May(then=(PutMicromajigs(3, THEY),), who=THEY),)),),
                ),
            )
        ),
        FlipUp(2, "EE", (May(then=(PlayResources(),)),)),
    ),
    script(
        "Jocular Stupefaction",
        OnResolve(effect=(Destroy(PICKED),), cost=(Pick(CHARACTER.being(State.COVERT)),)),
        FlipUp(3, "E"),
    ),
    script(
        "Notion Sickness",
        OnResolve(
            effect=(May(then=(UseAbility(PICKED, 2),)), Destroy(PICKED)),
            cost=(Pick(CARD.being(State.WITH_ABILITY).you_control()),),
        ),
    ),
    script(
        "Repurpose",
        OnResolve(effect=(Destroy(PICKED), Draw()), cost=(Pick(ITEM),)),
        FlipUp(2, "EE"),
    ),
    script(
        "Rewarding Salvage",
        OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(ITEM.in_discard_pile(), UpTo(2)),)),
        FlipUp(2, "EE", (PlayResources(),)),
    ),
    script(
        "Runic Reinforcement",
        OnResolve(
            effect=(Alter(PICKED, (More(STRENGTH, 3), More(LIFE, 3))),), cost=(Pick(CHARACTER),)
        ),
    ),
    script("Surprising Nuisance", OnResolve(effect=(PutMicromajigs(2),))),
    script(
        "Tamper",
        OnResolve(effect=(Destroy(PICKED),), cost=(Pick(CHARACTER.being(State.WITH_ABILITY)),)),
        FlipUp(1, "EE"),
    ),
    script(
        "Thorough Sanitization",
        OnResolve(effect=(FlipFaceDown(PICKED),), cost=(Pick(ITEM),)),
        FlipUp(1, "E", (Draw(),)),
    ),
)

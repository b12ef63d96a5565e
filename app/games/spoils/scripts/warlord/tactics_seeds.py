"""Warlord tactics: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "A Blazing Zero",
        OnResolve(
            effect=(
                If(
                    RespondingTo(TACTIC),
                    (Terminate(RESPONDED_TO, PLAY_FACE_DOWN),),
                ),
            )
        ),
    ),
    script(
        "Acidic Phlegm",
        OnResolve(effect=(Inflict(1, CHARACTER),)),
        FlipUp(3, "RR", (PlayResources(),)),
    ),
    script(
        "Barrier of Benevolence",
        OnResolve(
            effect=(Alter(PICKED, (More(STRENGTH, Number("X")), More(LIFE, Number("X")))),),
            cost=(ChooseNumber(), Pay(Times(2, Number("X"))), Pick(CHARACTER, UpTo(2))),
        ),
    ),
    script(
        "Boilstorm",
        OnResolve(effect=(InflictDivided(Icons("R"), PICKED),), cost=(Pick(CHARACTER, UpTo(3)),)),
    ),
    script(
        "Chain Reaction",
        OnResolve(
            effect=(
                Inflict(3, PICKED),
                If(
                    WereDestroyed(),
                    (
                        May(
                            (Pick(CHARACTER),),
                            (
                                Inflict(2, picked(2)),
                                If(
                                    WereDestroyed(),
                                    (Inflict(1, FACTION.opponent_controls()), Draw()),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
            cost=(Pick(LOCATION),),
        ),
        FlipUp(1, "R"),
    ),
    script(
        "Dark Awakening",
        OnResolve(
            effect=(May(then=(Deploy(PICKED),)), Draw()),
            cost=(Pick(NON_RESOURCE.in_discard_pile()),),
        ),
        FlipUp(2, "R"),
    ),
    script(
        "Epic Smackdown",
        OnResolve(
            effect=(
                If(
                    NoLess(Count(CHARACTER.opponent_controls()), Number("X")),
                    (
                        By(
                            OPPONENT,
                            (
                                Choose(CHARACTER.controlled_by(THEY), Number("X"), THEY),
                                Destroy(CHOSEN),
                            ),
                        ),
                    ),
                    (Destroy(CHARACTER.opponent_controls()),),
                ),
                Draw(),
            ),
            cost=(ChooseNumber(), Choose(CHARACTER.you_control(), Number("X")), Destroy(CHOSEN)),
        ),
    ),
    script(
        "Essence of Rage",
        OneOfTexts(
            (
                OnResolve(
                    effect=(Inflict(1, PICKED),),
                    cost=(Pick(CARD.that(OfType((CardType.CHARACTER, CardType.FACTION)))),),
                ),
                OnResolve(effect=(Alter(PICKED, (More(STRENGTH, 2),)),), cost=(Pick(CHARACTER),)),
                OnResolve(effect=(Deplete(PICKED),), cost=(Pick(CHARACTER),)),
            )
        ),
    ),
    script(
        "Heroic Deed",
        OnResolve(
            effect=(Alter(PICKED, (Cannot(Action.BLOCK),)),), cost=(Pick(CHARACTER, UpTo(2)),)
        ),
        FlipUp(9, "R"),
    ),
    script(
        "Implosive Explosion",
        OnResolve(
            effect=(Inflict(Number("X"), PICKED), Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS))),
            cost=(
                Choose(RESOURCE.being(State.FACE_DOWN).you_control()),
                Reveal(CHOSEN),
                Let("X", Total(NUMERIC_COST, CHOSEN)),
                Destroy(CHOSEN),
                Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION)))),
            ),
        ),
    ),
    script(
        "Improvised Blowtorch",
        OnResolve(effect=(Inflict(2, PICKED),), cost=(Pick(CHARACTER),)),
        FlipUp(1, "R"),
    ),
    script(
        "Manful Skirmish",
        OnResolve(
            effect=(
                Choose(PICKED),
                Deplete(CHOSEN),
                Choose(PICKED.other_than(chosen(1))),
                Inflict(1, CHOSEN),
                Alter(PICKED.other_than(chosen(1)).other_than(chosen(2)), (More(STRENGTH, 2),)),
                Draw(),
            ),
            cost=(Pick(CHARACTER, 3),),
        ),
    ),
    script(
        "Mass Confusion",
        OnResolve(
            effect=(
                InflictDivided(
                    Minus(Count(CHARACTER.opponent_controls()), Count(CHARACTER.you_control())),
                    PICKED,
                ),
            ),
            cost=(ChooseNumber(), Pay(Number("X")), Pick(CHARACTER, Number("X"))),
        ),
    ),
    script(
        "Noble Sacrifice",
        OnResolve(
            effect=(Destroy(PICKED), Draw()),
            cost=(Pick(CHARACTER.owned_by(YOU)), Pick(CHARACTER.owned_by(OPPONENT))),
        ),
        FlipUp(0, "RR"),
    ),
    script(
        "Perforate",
        OnResolve(
            effect=(Inflict(Number("X"), PICKED),),
            cost=(ChooseNumber(), Pay(Number("X")), Pick(CHARACTER)),
        ),
    ),
    script(
        "Seraphim Magic",
        OnResolve(effect=(Alter(PICKED, (More(STRENGTH, 3),)), Draw()), cost=(Pick(CHARACTER),)),
    ),
)

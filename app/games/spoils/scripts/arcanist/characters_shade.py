"""Arcanist characters: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Anxious Imp",
        Ability("OBSESS", cost=(Pay(2),), effect=(Alter(THIS, (GainsText(Provides("OOO")),)),)),
        Conditional(THIS, (Gains(Keyword.COVERT),), threshold="OOOOOO"),
    ),
    script("Elementary Elemental", Trigger(Destroyed(), (Put(THIS, HAND), Discard()))),
    script("Lugubrian Poacher", Trigger(Restored(), (Alter(THIS, (Gains(Keyword.COVERT),)),))),
    script(
        "Man Shark",
        Conditional(
            THIS,
            (
                More(STRENGTH, Count(RESOURCE.being(State.FACE_DOWN).opponent_controls())),
                More(LIFE, Count(RESOURCE.being(State.FACE_DOWN).opponent_controls())),
            ),
        ),
        Ability(
            "FOLLOW SUIT",
            cost=(Pay(3), PickPlayer()),
            effect=(
                By(
                    PICKED_PLAYER,
                    (Choose(CARD.in_hand(THEY), who=THEY), Put(CHOSEN, PLAY_FACE_DOWN, THEY)),
                ),
            ),
        ),
    ),
    script(
        "Monstrous Lassitude",
        Trigger(
            EntersPlay(), (Establish(Requirement(YOU, SkipsRestoreRule()), Until.NEXT_OWN_TURN),)
        ),
        Conditional(THIS, (LosesOtherText(),), threshold="VVVV"),
    ),
    script(
        "Neuralyzer Agent",
        Trigger(Attacks(), (PickPlayer(), Discard(who=PICKED_PLAYER))),
        Trigger(
            InflictsBattle(to=FACTION.opponent_controls()),
            (Discard(who=OPPONENT),),
            threshold="OOOOOO",
        ),
    ),
    script(
        "Officially Offensive Overseer",
        OnResolve(
            cost=(
                If(
                    Meets("OOO"),
                    (
                        May(
                            then=(Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION)))),)
                        ),
                    ),
                ),
            )
        ),
        Trigger(
            EntersPlay(),
            (Put(PICKED_CARD, HAND),),
            Matches(
                PICKED,
                CARD.that(Either((CHARACTER.at_most(STRENGTH, 3), LOCATION.at_most(STRUCTURE, 3)))),
            ),
        ),
    ),
    script("Ping Konk"),
    script(
        "Quotidian Concealer",
        EntersWith(1),
        Ability(
            "OBSCURE",
            cost=(RemoveTokens(), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),),
        ),
    ),
    script(
        "Thabbashite Chemist",
        Ability(
            "DELINIATE",
            cost=(Pay(2), Deplete(THIS), Name(Kind.ICON)),
            effect=(Alter(RESOURCE.being(State.FACE_DOWN), (GainsNamedIcon(),)),),
            threshold="VV",
        ),
    ),
    script(
        "The Lugubrian Council of Quotidian Affairs",
        Unique("Council"),
        Ability("CONVENE", cost=(Pay(2), Discard(2)), effect=(PutTokens(amount=2),)),
        Ability(
            "CAST VOTE",
            cost=(Pay(2), RemoveTokens(count=2)),
            effect=(Search(TACTIC), Reveal(FOUND), Put(FOUND, HAND)),
        ),
        Ability(
            "PASS",
            cost=(
                Pay(2),
                Discard(cards=TACTIC),
                Let("X", Total(NUMERIC_COST, DISCARDED)),
                Pick(CHARACTER.opponent_controls().at_most(STRENGTH, Number("X"))),
            ),
            effect=(
                By(
                    ControllerOf(PICKED),
                    (Put(PICKED, HAND), May(then=(Detach(UpTo(Number("X")), THEY),), who=THEY)),
                ),
            ),
        ),
    ),
    script(
        "Undevoted Gargantuan",
        COVERT,
        Trigger(EntersPlay(), (May(then=(Detach(UpTo(3), OPPONENT),), who=OPPONENT),)),
    ),
)

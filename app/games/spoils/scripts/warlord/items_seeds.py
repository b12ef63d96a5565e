"""Warlord items: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Heavy Sword",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2),)),
        Conditional(HOST, (More(STRENGTH, 2),), threshold="RRRR"),
        Ability(
            "HANDOFF",
            cost=(
                Pay(4),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Midget Mine",
        Ability(
            "AMBUSH",
            cost=(Pick(CHARACTER.being(State.ATTACKING)),),
            effect=(Inflict(2, PICKED), FlipFaceDown(THIS)),
        ),
        FlipUp(5, "R"),
    ),
    script(
        "Phalludrix, the Impotenator",
        Unique("Phalludrix"),
        Trigger(Discards(YOU, CARD.opponent_controls()), (May(then=(Put(THAT, HAND),)),)),
        Ability(
            "EQUIP",
            cost=(Pick(CHARACTER), Pay(When(Matches(PICKED, CARD.of_subtype("adriel")), 0, 3))),
            effect=(Attach(THIS, PICKED),),
        ),
        Conditional(HOST, (More(STRENGTH, 2),)),
        Trigger(TurnStarts(OPPONENT), (May(then=(Restore(HOST),)),)),
    ),
    script(
        "Spiky Pumpkin",
        EntersWith(3),
        Trigger(
            TurnStarts(),
            (RemoveTokens(), If(Not(NoLess(Total(TOKENS, THIS), 1)), (Destroy(THIS),))),
        ),
        Trigger(TurnEnds(), (May((Pick(CHARACTER),), (Inflict(Total(TOKENS, THIS), PICKED),)),)),
    ),
    script(
        "The Stone of Triumph",
        Trigger(
            Destroyed(CHARACTER.you_control()),
            (
                May(
                    (Pay(1),),
                    (
                        Search(CARD.that(SameAs(Kind.NAME, THAT))),
                        Reveal(FOUND),
                        Put(FOUND, DECK_TOP),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Vorpal Sword",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2), More(LIFE, 1))),
        Replacement(Destroyed(), (FlipFaceDown(THIS),)),
        Ability(
            "SNICKER SNACK",
            cost=(
                Only(Matches(THIS, RESOURCE.being(State.FACE_DOWN))),
                Reveal(THIS),
                Pay(3),
                Discard(),
                Pick(CHARACTER),
            ),
            effect=(Inflict(2, PICKED), Inflict(1, FACTION.you_control())),
        ),
    ),
)

"""Gearsmith items: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Draconic Luteoderm Suit",
        Unique("Draconic Lutedoderm Suit"),
        Conditional(HOST, (More(STRENGTH, 2), More(LIFE, 2))),
        Trigger(Deploys(EACH, CARD.of_subtype("gear").others()), (May(then=(Draw(),)),)),
        Ability(
            "SERAPHIM FUSION",
            cost=(Only(Matches(HOST, CARD.that(HasUnique("Jo")))), Pay(3), Destroy(THIS)),
            effect=(Search(CARD.named("Testudine Autoframe")), Put(FOUND, PLAY)),
        ),
        Ability(
            "EQUIP",
            cost=(Pick(CHARACTER), Pay(When(Matches(PICKED, CARD.that(HasUnique("Jo"))), 0, 2))),
            effect=(Attach(THIS, PICKED),),
        ),
    ),
    script(
        "Frickin' Sweet Pogo-Bunny",
        Ability(
            "RAAR!",
            cost=(Only(Not(Matches(THIS, CHARACTER))), Pay(1)),
            effect=(
                Alter(
                    THIS,
                    (
                        GainsType(CardType.CHARACTER),
                        More(STRENGTH, 2),
                        More(LIFE, 2),
                        More(SPEED, 3),
                    ),
                ),
            ),
            per_turn=1,
        ),
        Ability(
            "HIDE!",
            cost=(Pay(1),),
            effect=(
                If(
                    Matches(THIS, CHARACTER),
                    (Alter(THIS, (LosesType(CardType.CHARACTER),), Until.FOR_GOOD),),
                ),
                Deplete(THIS),
            ),
        ),
        Ability("INTO THE RABBIT HOLE...", cost=(Pay(3),), effect=(FlipFaceDown(THIS),)),
    ),
    script(
        "Micromajigmakermachinemajig",
        Ability(
            "RELEASE THE MAJIGS!",
            cost=(
                Deplete(THIS),
                PickPlayer(),
                May(
                    (PutMicromajigs(under=PICKED_PLAYER),),
                    (Establish(Replacement(Inflicts(CARD, AFFECTED), (AmountBecomes(0),))),),
                    who=PICKED_PLAYER,
                ),
            ),
            effect=(PutMicromajigs(),),
        ),
        Ability("PREPARE", cost=(Pay(2),), effect=(Restore(THIS),)),
    ),
    script(
        "Pwny Bomb",
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 1))),
        Trigger(
            EntersPlay(
                CARD.that(Either((MICROMAJIG, CHARACTER.of_subtype("horsemajig")))).you_control()
            ),
            (May(then=(Attach(THIS, THAT),)),),
        ),
        Ability(
            "PWNED",
            cost=(
                Pick(
                    CARD.that(Either((MICROMAJIG, CHARACTER.of_subtype("horsemajig")))).that(
                        Bearing(THIS)
                    )
                ),
                Pick(CHARACTER),
                Destroy(THIS),
            ),
            effect=(Inflict(7, PICKED),),
        ),
        Ability(
            "MOVE", cost=(Pick(CHARACTER.you_control()), Pay(3)), effect=(Attach(THIS, PICKED),)
        ),
    ),
    script(
        "Rocket Lawnchair",
        TACTICAL,
        Ability(
            "NO EJECT!",
            cost=(
                Pick(CHARACTER.owned_by(YOU)),
                Pick(CHARACTER.opponent_controls()),
                Destroy(THIS),
            ),
            effect=(
                If(
                    Exists(PICKED.opponent_controls().being(State.ATTACKING)),
                    (Destroy(PICKED), Destroy(CHARACTER.being(State.ATTACKING))),
                    (Destroy(PICKED),),
                ),
            ),
        ),
        FlipUp(4, "EE"),
    ),
    script(
        "Runic Junker",
        Trigger(
            TurnStarts(),
            (
                May(
                    (Pay(4),),
                    (
                        If(
                            NoLess(Count(RESOURCE.being(State.FACE_DOWN).you_control()), 2),
                            (
                                PickPlayer(),
                                Pick(
                                    RESOURCE.being(State.FACE_DOWN).you_control(), who=PICKED_PLAYER
                                ),
                                If(
                                    Matches(
                                        PICKED,
                                        of_type(CardType.CHARACTER, CardType.ITEM).being(
                                            State.FACE_DOWN
                                        ),
                                    ),
                                    (May(then=(Deploy(PICKED, Price.FREE),)),),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Runic Map",
        EntersWith(2),
        Trigger(StateHolds(), (Destroy(THIS),), Not(NoLess(Total(TOKENS, THIS), 1))),
        Ability(
            "PLAN",
            cost=(Pay(1), RemoveTokens()),
            effect=(Search(CARD.named("Elitism")), Reveal(FOUND), Put(FOUND, HAND)),
        ),
        Ability(
            "FOLLOW PLAN", cost=(Pay(2), RemoveTokens()), effect=(May(then=(PlayResources(),)),)
        ),
        Ability(
            "NEW PLAN",
            cost=(Choose(RESOURCE.being(State.FACE_DOWN).you_control()), Destroy(CHOSEN)),
            effect=(PutTokens(),),
        ),
    ),
)

"""Rogue characters: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Affectionate Dollkeeper",
        Trigger(Inflicts(to=CHARACTER), (Destroy(THAT),), threshold="DDD"),
    ),
    script("Agile Highwayman"),
    script(
        "Axeclaw Grandchest",
        Unique("Grandchest"),
        Conditional(top(1), (Revealed(),)),
        Conditional(THIS, (More(STRENGTH, Total(NUMERIC_COST, top(1))),)),
        Ability("SHAKE UP", cost=(Pay(2),), effect=(Shuffle(),)),
    ),
    script(
        "Booty Licker",
        Ability(
            "CLAIM",
            cost=(
                Deplete(THIS),
                Pick(ITEM),
                Let("X", Total(NUMERIC_COST, PICKED)),
                Pay(Number("X")),
            ),
            effect=(TakeControl(PICKED),),
        ),
        FlipUp(2, "DDD"),
    ),
    script("Casino Kingpin"),
    script(
        "Cloaked Weaponmaster",
        Conditional(CARD.of_subtype("gear").in_hand(), (Gains(Keyword.TACTICAL),)),
        Conditional(
            CARD.of_subtype("gear").being(State.FACE_DOWN).you_control(),
            (Gains(Keyword.TACTICAL),),
        ),
    ),
    script(
        "Dauntless Gambler",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Name(Kind.TYPE),),
                    (
                        Reveal(top(1)),
                        If(Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))), (PutTokens(),)),
                        Put(top(1), DECK_BOTTOM),
                    ),
                ),
            ),
        ),
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script(
        "Dazzling Trapezist",
        Ability(
            "INSPIRE",
            cost=(Choose(CARD.in_hand()), Put(CHOSEN, DECK_TOP), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(SPEED, 1),)),),
        ),
    ),
    script(
        "Delusive Strumpet",
        TACTICAL,
        Ability("GRACEFUL EXIT", cost=(Discard(),), effect=(FlipFaceDown(THIS),)),
        FlipUp(4, "DD", (PlayResources(),)),
    ),
    script(
        "Epicureous Mammajamma",
        Ability(
            "SLAP IT UP", cost=(Pay(1),), effect=(Alter(THIS, (Less(STRENGTH, 1), More(LIFE, 1))),)
        ),
        Ability(
            "FLIP IT", cost=(Pay(1),), effect=(Alter(THIS, (Less(LIFE, 1), More(STRENGTH, 1))),)
        ),
        Ability(
            "RUB IT DOWN",
            cost=(Pay(1),),
            effect=(
                ChooseOne(((Alter(THIS, (Less(STRENGTH, 1),)),), (Alter(THIS, (Less(LIFE, 1),)),))),
                Alter(THIS, (More(SPEED, 1),)),
            ),
        ),
    ),
    script(
        "Fired Hand",
        Replacement(Destroyed(), (FlipFaceDown(THIS),)),
        Ability(
            "PETTY VENGEANCE",
            cost=(
                Only(Matches(THIS, RESOURCE.being(State.FACE_DOWN))),
                Reveal(THIS),
                Pay(1),
                Discard(),
                Pick(CHARACTER),
            ),
            effect=(Alter(PICKED, (Less(LIFE, 1),)),),
        ),
    ),
    script(
        "Flimflam Man",
        Trigger(
            EntersPlay(),
            (
                May((Name(Kind.TYPE),), (Reveal(top(1)),)),
                If(
                    Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))),
                    (Put(REVEALED, HAND),),
                    (Put(REVEALED, DECK_BOTTOM),),
                ),
            ),
        ),
    ),
    script("Guttersnipe", TACTICAL, FlipUp(0, "DD")),
    script(
        "Harbinger of Anguish",
        Ability(
            "DEMOTIVATE",
            cost=(Pay(1), Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Less(LIFE, 1),)),),
        ),
    ),
    script(
        "Hypnotic Illusionist",
        Ability(
            "HYPNOTIZE",
            cost=(Pay(5), Destroy(THIS), Pick(CHARACTER)),
            effect=(
                If(Matches(PICKED, CARD.at_most(NUMERIC_COST, Icons("D"))), (TakeControl(PICKED),)),
            ),
        ),
    ),
    script(
        "Iohane, the Convex",
        Unique("Iohane"),
        TACTICAL,
        Trigger(TurnStarts(), (FlipCoin((Draw(),)),)),
        Ability("SNEAK", cost=(Pay(1),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)),
    ),
    script(
        "Ipsighast, the Lustful",
        Unique("Ipsighast"),
        Ability(
            "EXHUMATION",
            cost=(PickPlayer(), Pay(3), Pick(CHARACTER.in_discard_pile(PICKED_PLAYER))),
            effect=(
                Put(PICKED, OUT_OF_GAME),
                Alter(THIS, (Gains(Keyword.COVERT),)),
                May(then=(Put(top(3, PICKED_PLAYER), DISCARD_PILE),)),
            ),
        ),
    ),
    script(
        "Lucky Bastard",
        Trigger(EntersPlay(), (Draw(),)),
        Replacement(
            Destroyed(),
            (
                Let("X", Total(NUMERIC_COST, top(1))),
                Let("Y", Total(NUMERIC_COST, top(1, OPPONENT))),
                By(EACH, (Put(top(1, THEY), OUT_OF_GAME),)),
                If(
                    NoLess(Number("X"), Number("Y")),
                    (Draw(), RemoveDamage(THIS, All())),
                    (Put(THIS, OUT_OF_GAME),),
                ),
            ),
        ),
    ),
    script(
        "Maxwell Cockswagger",
        Unique("Maxwell"),
        Ability(
            "STRUT",
            cost=(Pay(2), Pick(CHARACTER)),
            effect=(
                ChooseOne(
                    ((Alter(PICKED, (More(SPEED, 1),)),), (Alter(PICKED, (Less(LIFE, 1),)),))
                ),
            ),
        ),
    ),
    script(
        "Muscle Tribe of Danger and Excellence",
        Trigger(
            EntersPlay(CARD.providing("D").you_control()),
            (Alter(THIS, (More(STRENGTH, 1), Gains(Keyword.COVERT))),),
        ),
    ),
    script(
        "Mustache Aficionado",
        Ability(
            "MUSTACHE SHOWDOWN",
            cost=(Deplete(THIS),),
            effect=(
                Bespoke(
                    "compare_piles",
                    (
                        "Each player looks at the top 3 cards of their own deck and divides "
                        "them into 2 face-down piles of at least 1 card each. Each player "
                        "chooses one of the opponent's piles, and the chosen piles are "
                        "revealed. If one of these has the higher total numeric cost, its "
                        "owner may put a card of it into their hand. All other cards are "
                        "shuffled into their owners' decks"
                    ),
                ),
            ),
        ),
    ),
    script(
        "Obtuse Pipesmoker",
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1), More(SPEED, 1)), threshold="DDDDD"),
    ),
    script(
        "Opportune Slotpuller",
        Ability(
            "GAMBLE",
            cost=(Pay(1), Name(Kind.TYPE)),
            effect=(
                Reveal(top(1)),
                If(
                    Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))),
                    (Alter(THIS, (More(STRENGTH, 2), Less(LIFE, 1))),),
                ),
                Put(top(1), DECK_BOTTOM),
            ),
        ),
    ),
    script(
        "Party Clowns",
        ANY_NUMBER,
        Trigger(
            TurnStarts(),
            (
                May(
                    (Pay(1),), (Search(CARD.named("Party Clowns")), Reveal(FOUND), Put(FOUND, PLAY))
                ),
            ),
        ),
    ),
    script("Pit Boss", Conditional(THIS, (More(SPEED, Icons("D")),))),
    script(
        "Resistance Fighter",
        Provides("D"),
        Conditional(
            THIS,
            (More(STRENGTH, 2), More(LIFE, 2), More(SPEED, 1)),
            Exists(CHARACTER.you_control().that(NotOwnedBy(YOU))),
        ),
    ),
    script(
        "Rosy Palmer, and Her Five Friends",
        Unique("Rosy"),
        Trigger(
            Destroyed(),
            (
                Reveal(top(5, OPPONENT)),
                May((Choose(REVEALED.that(OfType((CardType.CHARACTER,)))),), (Put(CHOSEN, PLAY),)),
                Put(REVEALED.in_deck(OPPONENT), DECK_BOTTOM, ordered_by=OPPONENT),
            ),
        ),
    ),
    script(
        "Shadowy Mugger",
        COVERT,
        Trigger(EntersPlay(), (May((Search(deck=OPPONENT),), (Put(FOUND, DISCARD_PILE),)),)),
    ),
    script(
        "Slinking Bandido",
        COVERT,
        Trigger(Inflicts(to=FACTION), (PutTokens(),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
    ),
    script(
        "Sly Bilker",
        Ability("SIZE UP", cost=(Pay(1),), effect=(PickPlayer(EACH), Look(top(1, PICKED_PLAYER)))),
    ),
    script(
        "Swollen Ostrich",
        TACTICAL,
        Trigger(
            EntersPlay(),
            (May((Pick(CHARACTER),), (Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),)),),
        ),
        FlipUp(1, "DD"),
    ),
    script(
        "Titillating Contortionist",
        Trigger(
            Attacks(), (May((Pick(CHARACTER),), (Alter(PICKED, (Must(Action.BLOCK, THIS),)),)),)
        ),
    ),
    script(
        "Transient Smuggler",
        Ability(
            "SMUGGLE",
            cost=(Deplete(THIS), Pick(CHARACTER.at_most(STRENGTH, 2))),
            effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),),
        ),
    ),
    script(
        "Uncontrollable Jalopy",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Conditional(THIS, (More(SPEED, Total(TOKENS, THIS)),)),
        Conditional(THIS, (Cannot(Action.BE_BLOCKED),), NoLess(Total(TOKENS, THIS), 5)),
    ),
    script(
        "Underhanded Gamer",
        Ability(
            "OUTSMART",
            cost=(
                Only(
                    Not(
                        NoMore(Count(CHARACTER.opponent_controls()), Count(CHARACTER.you_control()))
                    )
                ),
                Pay(3),
            ),
            effect=(Alter(THIS, (Cannot(Action.BE_BLOCKED),)),),
        ),
    ),
)

"""Rogue characters: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Backdoor Brigand",
        Ability(
            "EXIT STAGE RIGHT",
            cost=(Only(Not(Matches(THIS, CARD.being(State.HAS_ASSIGNED_DAMAGE)))), Pay(1)),
            effect=(FlipFaceDown(THIS),),
        ),
        FlipUp(3, "DD"),
    ),
    script(
        "Bottlebeard Brandyshanks",
        Unique("Pluck"),
        Conditional(top(1, OPPONENT), (Revealed(),)),
        Conditional(THIS, (More(SPEED, 3),), Matches(top(1, OPPONENT), CHARACTER)),
        Ability(
            "CHUG!", cost=(Pay(2), PickPlayer()), effect=(Put(top(1, PICKED_PLAYER), DECK_BOTTOM),)
        ),
    ),
    script(
        "Carnival Ringmaster",
        TACTICAL,
        Trigger(
            EntersPlay(),
            (
                May(
                    (AddToParty(THIS),),
                    (Alter(CHARACTER.that(InPartyWith(THIS)), (More(SPEED, 1),)),),
                ),
            ),
        ),
        Trigger(EntersPlay(), (May((Pick(CHARACTER),), (PutTokens(PICKED_CARD),)),)),
    ),
    script(
        "Cicibeo the Swift",
        Unique("Cicibeo"),
        TACTICAL,
        OnResolve(cost=(Discard(cards=NON_RESOURCE.that(OfTrade(Trade.ROGUE))),)),
        Trigger(
            EntersPlay(CARD.of_subtype("cicibeo").in_hand().others()),
            (May((Pick(CHARACTER),), (TakeControl(PICKED),)),),
            threshold="DDDDDD",
        ),
    ),
    script(
        "Elusive Wolf",
        Ability(
            "HOWL",
            cost=(Choose(CARD.named("Deception").owned_by(YOU)), Destroy(CHOSEN)),
            effect=(PutTokens(),),
        ),
        Ability("PROWL", cost=(RemoveTokens(),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)),
    ),
    script(
        "Gang Weapon Dealer",
        EntersWith(2),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
        Ability(
            "DELIVERY",
            cost=(
                RemoveTokens(),
                Deplete(THIS),
                Choose(CARD.of_subtype("gear").being(State.FACE_DOWN).you_control()),
                Reveal(CHOSEN),
            ),
            effect=(
                If(
                    Matches(REVEALED, CARD.at_most(NUMERIC_COST, 4)),
                    (May(then=(Deploy(REVEALED, Price.FREE_NO_THRESHOLD),)),),
                    (May(then=(Deploy(REVEALED, Price.NO_THRESHOLD),)),),
                ),
            ),
        ),
    ),
    script("Gassy Gastornis", TACTICAL),
    script(
        "Martial Arts Wannabe",
        Conditional(
            THIS,
            (Cannot(Action.BE_PICKED),),
            Not(NoMore(Count(CHARACTER.you_control()), Count(CHARACTER.opponent_controls()))),
        ),
    ),
    script(
        "Murderous Kleptomaniac",
        COVERT,
        Trigger(
            PutFromPlay(THIS, DISCARD_PILE),
            (
                May(
                    (
                        Pick(
                            CARD.that(
                                OfType((CardType.CHARACTER, CardType.ITEM, CardType.LOCATION))
                            )
                        ),
                    ),
                    (Put(PICKED_CARD, OUT_OF_GAME),),
                ),
            ),
        ),
        Ability(
            "KLEPT",
            cost=(Pay(4), Pick(CARD.that(OfType((CardType.CHARACTER, CardType.ITEM))))),
            effect=(TakeControl(PICKED_CARD),),
            threshold="DDDDDDDDDD",
        ),
    ),
    script(
        "Numba 1 Stunna!",
        TACTICAL,
        Trigger(
            Inflicts(to=CHARACTER),
            (Alter(THAT, (Cannot(Action.BE_RESTORED_BY_RULE),), Until.NEXT_OWN_TURN),),
        ),
        FlipUp(3, "DD"),
    ),
    script(
        "Opportunistic Pirate",
        TACTICAL,
        OnResolve(
            cost=(
                May(
                    (
                        Choose(CARD.in_discard_pile(OPPONENT), UpTo(4)),
                        Let("X", Count(CHOSEN)),
                        Put(CHOSEN, OUT_OF_GAME),
                    ),
                    (Alter(THIS, (Cheaper(Number("X")),)),),
                ),
            )
        ),
    ),
    script(
        "Parkour Hoodlum",
        Conditional(THIS, (Gains(Keyword.TACTICAL),), Exists(LOCATION), area=Area.HAND),
        Conditional(THIS, (Untouched(LOCATION),)),
    ),
    script("Sickened Sarcophyle"),
    script(
        "Thabbashite Assailant",
        Conditional(THIS, (More(LIFE, 1),), threshold="V"),
        Conditional(THIS, (More(STRENGTH, 1),), threshold="VV"),
        Conditional(THIS, (More(SPEED, 1),), threshold="VVV"),
        Conditional(THIS, (More(LIFE, 1), More(STRENGTH, 1), More(SPEED, 1)), threshold="VVVV"),
    ),
    script(
        "Totally Random Kid",
        Trigger(
            InflictsBattle(to=FACTION),
            (
                Put(top(EventAmount(), OwnerOf(THAT)), DISCARD_PILE),
                May((Pick(ITEM.at_most(NUMERIC_COST, EventAmount())),), (Destroy(PICKED),)),
            ),
        ),
    ),
)

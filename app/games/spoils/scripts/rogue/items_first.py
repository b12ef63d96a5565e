"""Rogue items: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Emergency Obfuscation",
        TACTICAL,
        Requirement(EACH, SitsOpposite()),
        Trigger(TurnStarts(), (PutTokens(),)),
        Trigger(TurnEnds(), (Destroy(THIS),), NoLess(Total(TOKENS, THIS), 2)),
    ),
    script(
        "Fool's Gold",
        Ability(
            "TRADE",
            cost=(Pick(ITEM.opponent_controls()), Pay(Total(NUMERIC_COST, PICKED)), Destroy(THIS)),
            effect=(TakeControl(PICKED),),
        ),
    ),
    script(
        "Hollow Moose",
        Replacement(EntersPlay(), (Put(THIS, PLAY, OPPONENT),)),
        Trigger(TurnStarts(), (LoseInfluence(1),)),
        Ability(
            "INFILTRATE",
            cost=(
                Choose(
                    CARD.that(OfType((CardType.ITEM, CardType.CHARACTER))).you_control().others()
                ),
                Destroy(CHOSEN),
            ),
            effect=(TakeControl(THIS, OPPONENT),),
        ),
    ),
    script(
        "Incriminating Photograph",
        Trigger(EntersPlay(), (Name(Kind.NAME, NON_RESOURCE),)),
        Conditional(CARD.that(AsNamed(Kind.NAME)), (Cannot(Action.BE_DEPLOYED),)),
    ),
    script(
        "Mercenary's Creed",
        AttachTo(),
        Ability("BRIBE", cost=(Pay(3),), effect=(TakeControl(HOST),), users=EACH),
        Ability(
            "BLACKMAIL",
            cost=(Only(Matches(THIS, CARD.owned_by(YOU))), Pay(2)),
            effect=(TakeControl(HOST),),
        ),
    ),
    script(
        "Misappropriation Machine",
        Ability(
            "STEAL",
            cost=(
                Deplete(THIS),
                Pick(
                    CARD.that(OfType((CardType.CHARACTER, CardType.ITEM))).in_discard_pile(OPPONENT)
                ),
            ),
            effect=(Put(PICKED, PLAY), TakeControl(THIS, OPPONENT)),
        ),
    ),
    script(
        "Poisoned Blade",
        AttachTo(),
        Trigger(Inflicts(HOST, CHARACTER), (Destroy(THAT),)),
        Ability(
            "HANDOFF",
            cost=(
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Rocket Boots",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(SPEED, 1))),
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
    script("Tremor Engine", Trigger(TurnStarts(), (By(EACH, (Put(top(2, THEY), DISCARD_PILE),)),))),
    script(
        "Two-Headed Coin",
        Replacement(
            CoinLost(YOU),
            (
                May(
                    (Put(THIS, DECK_SHUFFLED),),
                    (Bespoke("flip_the_coin_again", "Flip that coin again"), Draw()),
                    (AsUsual(),),
                ),
            ),
        ),
    ),
)

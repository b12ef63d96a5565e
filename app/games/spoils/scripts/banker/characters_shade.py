"""Banker characters: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Enlightened Mau",
        Replacement(InflictsBattle(CHARACTER.that(Bearing(ITEM)), THIS), (AmountBecomes(0),)),
        Ability("TRANSCEND", cost=(Pay(5),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)),
    ),
    script(
        "Eustace Padamose-Gristwalter",
        Unique("Eustace"),
        Ability("FUTURE IMPLICATIONS", cost=(Pay(2), LoseInfluence(1)), effect=(Draw(),)),
        Ability(
            "PAST TREPIDATIONS",
            cost=(Discard(),),
            effect=(
                Alter(THIS, (More(LIFE, 1),)),
                If(Matches(DISCARDED, RESOURCE), (Alter(THIS, (More(STRENGTH, 1),)),)),
            ),
        ),
    ),
    script("Fallen Quarter-Finalist"),
    script(
        "Goldmau Sacks Representative",
        Ability(
            "RAISE CAPITAL",
            cost=(Pay(1), Discard()),
            effect=(Alter(THIS, (GainsText(Provides("GGG")),)),),
        ),
        Ability(
            "INVEST",
            cost=(Pay(2),),
            effect=(Search(RESOURCE), Reveal(FOUND), Put(FOUND, HAND)),
            threshold="GGGGGG",
        ),
    ),
    script(
        "Hassan-i of Thabbash",
        Trigger(
            Destroyed(),
            (By(OPPONENT, (Choose(CHARACTER.controlled_by(THEY), who=THEY), Destroy(CHOSEN))),),
        ),
        Ability(
            "HARASH",
            cost=(
                Only(TurnOf(YOU)),
                Pay(1),
                Choose(RESOURCE.being(State.FACE_DOWN).you_control()),
                Destroy(CHOSEN),
            ),
            effect=(Put(THIS, PLAY),),
            threshold="VVV",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Homewrecker",
        OnResolve(
            cost=(ChooseOne(((Choose(LOCATION.owned_by(YOU)), Inflict(2, CHOSEN)), (Pay(3),))),)
        ),
        Conditional(LOCATION.you_control(), (More(STRUCTURE, 1),)),
        Ability(
            "PROSTRATE",
            cost=(
                Choose(LOCATION.you_control().being(State.RESTORED)),
                Deplete(CHOSEN),
                Pick(CHARACTER),
            ),
            effect=(Deplete(PICKED_CARD),),
        ),
    ),
    script(
        "Mau Strategist",
        Trigger(
            EntersPlay(), (May((Search(STAPLE_RESOURCE), Reveal(FOUND)), (Put(FOUND, HAND),)),)
        ),
        Trigger(Destroyed(), (May(then=(Draw(),)),)),
    ),
    script(
        "Mr. Fetch",
        Unique("Pluck"),
        Trigger(
            EntersPlay(),
            (May((Choose(CARD.in_discard_pile()), Put(CHOSEN, OUT_OF_GAME)), (Draw(),)),),
        ),
        Ability(
            "GOOD DEAL",
            cost=(
                Deplete(THIS),
                Pick(CARD.in_discard_pile().that(AllAlike(Kind.TYPE)), 2),
                Put(PICKED, OUT_OF_GAME),
            ),
            effect=(Search(CARD.that(SameAs(Kind.TYPE, PICKED))), Reveal(FOUND), Put(FOUND, HAND)),
        ),
    ),
    script(
        "Mushroom Merchant",
        Trigger(EntersPlay(), (May((Pick(CHARACTER),), (Alter(PICKED, (More(LIFE, 2),)),)),)),
    ),
    script(
        "Pinguid Bodyguard",
        Trigger(Attacks(), (Later(BattleEnds(), (Restore(THIS),)),)),
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability(
            "PROTECT",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 2),)),),
        ),
    ),
    script(
        "Purloinering Pirate",
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
        Ability(
            "PUSH OVERBOARD AND LOOT",
            cost=(Pay(1), Choose(CHARACTER.owned_by(YOU)), Destroy(CHOSEN)),
            effect=(PutTokens(),),
        ),
    ),
    script(
        "Siluriformes Flaxenscale",
        Unique("Siluriformes"),
        Conditional(CARD.that(HasUnique("Eustace")), (More(STRENGTH, 3), More(LIFE, 3))),
        Ability("NUMISMATIC EMISSION", cost=(Pay(5),), effect=(Draw(2), GainInfluence(2))),
        Ability(
            "AURIFEROUS AUGMENTAION",
            cost=(Discard(2),),
            effect=(Alter(THIS, (More(STRENGTH, 2), More(LIFE, 2))),),
        ),
    ),
    script(
        "Thabbashite Financier",
        Ability(
            "BLOOD GOLD",
            cost=(Pay(2), LoseInfluence(1)),
            effect=(May((Choose(CARD.in_hand()),), (PlayFaceDown(CHOSEN),)),),
            threshold="VV",
        ),
    ),
    script(
        "Timid Mau",
        Trigger(
            IsBlocked(),
            (Alter(THIS, (Less(SPEED, 1),)),),
            NoLess(Count(CHARACTER.that(Opposing(THIS))), 2),
        ),
    ),
)

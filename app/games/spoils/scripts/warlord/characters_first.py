"""Warlord characters: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script("Anxious Oaf", Conditional(THIS, (PartySize(2),))),
    script("Arena Quarter-Finalist"),
    script("Barbaric Rifleman", Trigger(EntersPlay(), (Inflict(1, FACTION.opponent_controls()),))),
    script(
        "Berserker Corps",
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
        Trigger(
            TurnStarts(),
            (
                May(
                    (Pick(CHARACTER.you_control()),),
                    (
                        Let("X", Total(STRENGTH, PICKED)),
                        Destroy(PICKED),
                        If(Done(), (PutTokens(amount=Number("X")),)),
                    ),
                    (Destroy(THIS),),
                ),
            ),
        ),
    ),
    script(
        "Bladefist Doomwing",
        Unique("Bladefist"),
        Ability(
            "FIREBREATHING",
            cost=(ChooseNumber(), Pay(Times(2, Number("X"))), Deplete(THIS), Pick(CHARACTER)),
            effect=(Inflict(Number("X"), PICKED),),
        ),
    ),
    script(
        "Bloodcurdling Bulldozer",
        Trigger(Attacks(), (May((Pick(CHARACTER),), (Deplete(PICKED),)),)),
    ),
    script("Brash Basher"),
    script(
        "Callow Liegeman",
        Trigger(
            Attacks(),
            (Alter(THIS, (More(STRENGTH, 1), More(LIFE, 1))),),
            NoLess(Count(CHARACTER.that(InPartyWith(THIS))), 2),
        ),
    ),
    script(
        "Cannon Squadron",
        Ability(
            "FIRE!",
            cost=(Deplete(THIS), Pick(CHARACTER, UpTo(2))),
            effect=(InflictDivided(UpTo(2), PICKED),),
        ),
    ),
    script(
        "Crazed Deputy", Trigger(IsBlocked(), (Alter(THIS, (More(STRENGTH, 2), More(LIFE, 2))),))
    ),
    script("Creaky Old Swordsman"),
    script("Deadly Striker", Trigger(Destroyed(), (LoseInfluence(4, OPPONENT),))),
    script(
        "Dragon Rider",
        Conditional(
            THIS,
            (
                More(STRENGTH, Count(CARD.of_subtype("dragon").you_control())),
                More(LIFE, Count(CARD.of_subtype("dragon").you_control())),
            ),
        ),
    ),
    script(
        "Dragon Tank",
        Trigger(
            TurnStarts(),
            (May((Pick(CHARACTER.opponent_controls()),), (Destroy(PICKED),), (Destroy(THIS),)),),
        ),
    ),
    script(
        "Elbow Dropper",
        Ability(
            "OFF THE TOP ROPE",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Cannot(Action.BLOCK),)),),
        ),
    ),
    script(
        "Flaming Barduse",
        OnResolve(cost=(May(then=(Pick(CHARACTER, UpTo(2)),)),)),
        Trigger(EntersPlay(), (InflictDivided(UpTo(2), PICKED),), Exists(PICKED)),
    ),
    script(
        "Fleshripping Scenepuller",
        Trigger(
            IsBlocked(),
            (Alter(THIS, (More(STRENGTH, Times(4, Count(CHARACTER.that(Opposing(THIS))))),)),),
        ),
    ),
    script(
        "Gore Engine",
        Trigger(
            Destroyed(CHARACTER.being(State.DAMAGED_BY_THIS)),
            (PutTokens(amount=Total(STRENGTH, THAT)),),
        ),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
        Ability(
            "IMPALE",
            cost=(ChooseOne(((Pay(2),), (RemoveTokens(count=2),))), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Must(Action.BLOCK, THIS),)),),
        ),
    ),
    script(
        "Heirloom Incinerator",
        Trigger(Inflicts(to=FACTION), (May((Pick(ITEM),), (Destroy(PICKED),)),)),
    ),
    script(
        "Hidden Sniper",
        Ability(
            "SHARPSHOOT",
            cost=(Pay(1), Deplete(THIS), Pick(CHARACTER)),
            effect=(Inflict(1, PICKED),),
        ),
    ),
    script(
        "Infuriator", Trigger(EntersPlay(), (Alter(CHARACTER.you_control(), (More(STRENGTH, 1),)),))
    ),
    script(
        "Lieutenant General",
        Trigger(
            PartyFormed(),
            (
                Alter(
                    CHARACTER.of_subtype("soldier").that(InPartyWith(THIS)).others(),
                    (More(LIFE, 1),),
                ),
            ),
        ),
    ),
    script("Menacing Mauler", Trigger(IsBlocked(), (Inflict(1, CHARACTER.being(State.BLOCKING)),))),
    script(
        "Morale Officer",
        Ability(
            "CONVINCE",
            cost=(Deplete(THIS),),
            effect=(Alter(CHARACTER.of_subtype("soldier").you_control(), (More(STRENGTH, 1),)),),
        ),
    ),
    script(
        "Murderous Commander",
        Ability(
            "CUNNING PLAN",
            cost=(Pay(2), Discard(), Deplete(THIS)),
            effect=(Inflict(2, FACTION.opponent_controls()),),
        ),
    ),
    script("Oversoon Lightfoot"),
    script("Plodding Brute"),
    script("Rabid Sarume", Trigger(EntersPlay(), (Inflict(1, CHARACTER.opponent_controls()),))),
    script(
        "Raging Bask",
        Conditional(THIS, (MayAssignToTarget(),), Matches(THIS, CARD.being(State.ATTACKING))),
    ),
    script(
        "Really Big Barduse",
        OnResolve(cost=(May(then=(Pick(CHARACTER, UpTo(2)),)),)),
        Trigger(EntersPlay(), (InflictDivided(UpTo(5), PICKED),), Exists(PICKED)),
    ),
    script(
        "Reckless Challenger",
        Trigger(
            TurnEnds(),
            (Destroy(THIS),),
            Both(
                Matches(THIS, CARD.being(State.SINCE_TURN_STARTED)),
                Not(Matches(THIS, CARD.being(State.ATTACKED_THIS_TURN))),
            ),
        ),
    ),
    script(
        "Rudo Mangod",
        Unique("Rudolphus"),
        Ability(
            "PUNCH",
            cost=(
                Pay(2),
                Deplete(THIS),
                Pick(CHARACTER),
                Let("X", Total(STRENGTH, PICKED)),
                Let("Y", Total(STRENGTH, THIS)),
            ),
            effect=(Inflict(Number("X"), THIS), Inflict(Number("Y"), PICKED)),
        ),
    ),
    script(
        "Ruthless Platoon",
        Ability(
            "CANNIBALIZE",
            cost=(Choose(CHARACTER.you_control()), Destroy(CHOSEN)),
            effect=(Alter(THIS, (More(STRENGTH, 2),)),),
        ),
    ),
    script(
        "Sadistic Colonel",
        Trigger(Deploys(OPPONENT, TACTIC), (Inflict(2, FACTION.opponent_controls()),)),
    ),
    script("Scout"),
    script(
        "Sleeping Guard",
        Conditional(
            THIS, (More(STRENGTH, 1), More(LIFE, 1)), Exists(CHARACTER.opponent_controls())
        ),
    ),
    script("Stalwart Soldier"),
    script(
        "Suicide Squad",
        Ability(
            "ULTIMATE SACRIFICE",
            cost=(Let("X", Total(STRENGTH, THIS)), Destroy(THIS), Pick(CHARACTER)),
            effect=(Inflict(Number("X"), PICKED),),
        ),
    ),
    script(
        "Thundering Nilpha",
        Conditional(
            THIS,
            (More(STRENGTH, 1), Cannot(Action.BE_BLOCKED)),
            Both(
                Matches(THIS, CARD.being(State.ATTACKING)),
                Exists(LOCATION.being(State.TARGET_OF_ATTACK)),
            ),
        ),
    ),
    script("Torrential Bleeder", Trigger(TurnStarts(), (Inflict(1, CHARACTER),))),
    script("Trophy Collector", OnResolve(cost=(Only(NoMore(Influence(OPPONENT), 10)),))),
    script("Warrior Prodigy"),
    script(
        "Wyrmfang Deathskull",
        Unique("Wyrmfang"),
        Trigger(
            PlayerAttacks(YOU),
            (
                Pick(CHARACTER.opponent_controls(), AnyNumber(), OPPONENT),
                Alter(PICKED, (Must(Action.BLOCK),), Until.END_OF_BATTLE),
                Establish(
                    Conditional(
                        CHARACTER.opponent_controls().other_than(PICKED), (Cannot(Action.BLOCK),)
                    ),
                    Until.END_OF_BATTLE,
                ),
            ),
        ),
    ),
)

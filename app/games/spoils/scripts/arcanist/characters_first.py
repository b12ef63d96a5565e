"""Arcanist characters: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Arcanology Recruitment Officer",
        Trigger(
            TurnStarts(),
            (
                Pick(CHARACTER.opponent_controls()),
                Alter(PICKED, (Gains(Keyword.COVERT),), Until.YOUR_NEXT_TURN),
            ),
        ),
    ),
    script(
        "Cloaked Creeper",
        COVERT,
        Conditional(THIS, (CovertParty(),), Matches(THIS, CARD.being(State.ATTACKING))),
    ),
    script(
        "Compulsive Creeper",
        Conditional(
            THIS, (More(STRENGTH, 1), More(LIFE, 1), More(SPEED, 1)), Even(Count(CARD.in_hand()))
        ),
    ),
    script(
        "Deceptive Muddler",
        COVERT,
        Trigger(
            Inflicts(to=FACTION),
            (Choose(CARD.in_hand(OPPONENT), who=OPPONENT), Put(CHOSEN, DECK_TOP)),
        ),
    ),
    script(
        "Eldridge Gosche",
        Unique("Eldridge"),
        Trigger(
            TurnStarts(),
            (
                May(
                    (Pick(NON_RESOURCE.you_control(), UpTo(2)),),
                    (PutTokensDivided(PICKED, UpTo(2)),),
                ),
            ),
        ),
        Ability(
            "EJECT", cost=(RemoveTokens(count=3), Pick(NON_RESOURCE)), effect=(Put(PICKED, HAND),)
        ),
        Ability(
            "DISRUPT",
            cost=(RemoveTokens(count=3),),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(CARD.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
        ),
    ),
    script(
        "Emphatic Ecto-Manipulator",
        OnResolve(cost=(May(then=(Pick(CHARACTER.you_control()),)),)),
        Trigger(EntersPlay(), (PutTokens(PICKED, 2),), Exists(PICKED)),
    ),
    script(
        "Gargantuan Garbler",
        COVERT,
        Trigger(Attacks(), (May((Pick(CHARACTER),), (Put(PICKED, HAND),)),)),
    ),
    script("Gnat", Trigger(LeavesPlay(), (Discard(who=OPPONENT),))),
    script(
        "Infatuated Armchair",
        Trigger(
            LeavesPlay(),
            (
                May(
                    (PickPlayer(EACH), Look(top(2, PICKED_PLAYER))),
                    (
                        Choose(LOOKED_AT),
                        Put(CHOSEN, DECK_BOTTOM),
                        Put(LOOKED_AT.other_than(CHOSEN), DECK_TOP),
                    ),
                ),
                Draw(),
            ),
        ),
    ),
    script("Insect Appreciator", Conditional(THIS, (EvenParty(),))),
    script(
        "Insidious Ecto-Manipulator",
        COVERT,
        Trigger(TurnStarts(), (May((Pick(NON_RESOURCE.you_control()),), (PutTokens(PICKED),)),)),
    ),
    script("Kinky Asp", COVERT),
    script(
        "Land Shark",
        COVERT,
        Conditional(
            THIS,
            (
                More(STRENGTH, Count(RESOURCE.being(State.FACE_DOWN).opponent_controls())),
                More(LIFE, Count(RESOURCE.being(State.FACE_DOWN).opponent_controls())),
            ),
        ),
    ),
    script("Lugubrian Octopod", COVERT, Trigger(Inflicts(to=FACTION), (Discard(2, OPPONENT),))),
    script(
        "Master Ritualist",
        Ability(
            "QUOTIDIAN INSTRUCTION",
            cost=(Deplete(THIS),),
            effect=(Search(TACTIC), Reveal(FOUND), Put(FOUND, HAND)),
        ),
    ),
    script(
        "Mephitic Nullifier",
        Ability(
            "FLASH-BANG",
            cost=(Destroy(THIS), Pick(CHARACTER.you_control())),
            effect=(Put(PICKED, HAND),),
        ),
    ),
    script(
        "Nearby Serpent",
        COVERT,
        Trigger(EntersPlay(), (PickPlayer(EACH), Look(top(5, PICKED_PLAYER)), Arrange(LOOKED_AT))),
    ),
    script(
        "Odious Diva",
        Conditional(CARD.in_hand(OPPONENT), (Revealed(),)),
        Ability(
            "DISAPPROVE",
            cost=(Pay(2), Name(Kind.NAME)),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(CARD.in_hand(OPPONENT).that(AsNamed(Kind.NAME)), who=OPPONENT),
                Put(CHOSEN, DECK_BOTTOM),
                If(Done(), (Draw(who=OPPONENT),)),
            ),
        ),
    ),
    script("Ominous Oozling", COVERT),
    script("Puddle of Goo", COVERT),
    script(
        "Quotidian Ejector",
        EntersWith(2),
        Ability(
            "EJECT", cost=(RemoveTokens(count=2), Pick(NON_RESOURCE)), effect=(Put(PICKED, HAND),)
        ),
    ),
    script(
        "Quotidian Virtuoso",
        Ability(
            "DISRUPT",
            cost=(Pay(2), Discard(), Deplete(THIS)),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(CARD.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
        ),
    ),
    script(
        "Rummaging Millipede",
        COVERT,
        Trigger(EntersPlay(), (May((Pick(TACTIC.in_discard_pile()),), (Put(PICKED, HAND),)),)),
    ),
    script(
        "Servile Centipede",
        Trigger(EntersPlay(), (May((Search(TACTIC), Reveal(FOUND)), (Put(FOUND, HAND),)),)),
    ),
    script(
        "Skimping Ecto-Manipulator",
        Ability(
            "ENERGIZE",
            cost=(Deplete(THIS), Pick(NON_RESOURCE.you_control())),
            effect=(PutTokens(PICKED),),
        ),
    ),
    script("Sneaking Spitspider", COVERT),
    script("Sneaky Mansion", COVERT),
    script(
        "Spastic Tentacles",
        Trigger(
            EntersPlay(),
            (By(EACH, (Choose(RESOURCE.controlled_by(THEY), who=THEY), Put(CHOSEN, HAND))),),
        ),
    ),
    script(
        "Swarm of Gnats", Trigger(AnyOf((EntersPlay(), LeavesPlay())), (Discard(who=OPPONENT),))
    ),
    script(
        "Toxic Cultivator",
        Conditional(
            TACTIC.being_deployed(YOU), (Cheaper(1, 1),), Even(Count(CHARACTER.you_control()))
        ),
    ),
    script("Venomous Sacspider", Trigger(DestroyedByBattle(), (Discard(All(), OPPONENT),))),
    script(
        "Violating Anomaly",
        Trigger(
            EntersPlay(),
            (Look(CARD.in_hand(OPPONENT)), Choose(CARD.in_hand(OPPONENT)), DiscardThose(CHOSEN)),
        ),
        Trigger(LeavesPlay(), (May((Pick(NON_RESOURCE),), (Put(PICKED, HAND),)), Draw())),
    ),
)

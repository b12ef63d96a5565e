"""Posts in several languages, from phones, chats, web pages and scanners, with what they mean.

Unlike those in `posts.py` they were written with the reader known, to find kinds that it lacked.
"""

from __future__ import annotations

from typing import Final

from tests.strangers.posts import Post, meant

MORE_POSTS: Final = (
    Post(
        "a German forum of The Spoils",
        "spoils",
        (),
        """\
Moin zusammen,
hier mal mein Deck vom Wochenende (3:1, nur gegen Kontrolle verloren):

Fraktion: The Tournament Faction

Charaktere (14 Stück)
4 Stk. Mountainous Golem
3 mal Kinky Asp
je 2 Key Man, Gang Leader und Repo Man
1x Vander Malagut (mein Liebling!!)

Taktiken:
4x Battle Surge, 3x Swindle
2 × "Needless Beating"
Perturb - 2 Stück

Ressourcen: 15 Rage + 12 Obsession

Was haltet ihr davon? LG Basti
""",
        meant(
            "4|Mountainous Golem",
            "3|Kinky Asp",
            "2|Key Man",
            "2|Gang Leader",
            "2|Repo Man",
            "1|Vander Malagut",
            "4|Battle Surge",
            "3|Swindle",
            "2|Needless Beating",
            "2|Perturb",
            "15|Rage",
            "12|Obsession",
            "1|The Tournament Faction",
        ),
    ),
    Post(
        "a French forum of The Spoils",
        "spoils",
        (),
        """\
Salut à tous !
Voici ma liste (75 cartes) :
Personnages :
- 4 exemplaires de Flaming Barduse
- x3 Zenobia’s Spyglass
- Gideon the Ultimate Warrior : 2
- Juice Sale ! ×2
Tactiques :
• Forget (4)
• Tamper [3]
• « Violence » x 4
Ressources :
18 Greed / 12 Elitism
Merci d'avance :-)
""",
        meant(
            "4|Flaming Barduse",
            "3|Zenobia's Spyglass",
            "2|Gideon, the Ultimate Warrior|Gideon",
            "2|Juice Sale!|Juice Sale",
            "4|Forget",
            "3|Tamper",
            "4|Violence",
            "18|Greed",
            "12|Elitism",
        ),
    ),
    Post(
        "a phone of The Spoils",
        "spoils",
        (),
        """\
ok so my list rn
4 barduse flaming
3key man
2 gideon the ultimate warrior
kinky asp 4
numba 1 stunna 2
4repo man
i got the gear x3
rocket boots,2
15rage
10obsession
lol what u think
sent from my iphone
""",
        meant(
            "4|Flaming Barduse|barduse",
            "3|Key Man|key man",
            "2|Gideon, the Ultimate Warrior|gideon",
            "4|Kinky Asp|kinky asp",
            "2|Numba 1 Stunna!|numba 1",
            "4|Repo Man|repo man",
            "3|I Got the Gear!|i got the gear",
            "2|Rocket Boots|rocket boots",
            "15|Rage|rage",
            "10|Obsession|obsession",
        ),
    ),
    Post(
        "a table of a web site of The Spoils",
        "spoils",
        (),
        """\
Qty	Card	Type	Cost	Set
4	Sly Bilker	Character	2	1st Edition
3	Trebuchet Officer	Character	3	2nd Edition
2	Horsemajig of the Apocalypse - Pestilence	Character	5	1st Edition Part 2
	Swindle	Tactic	1	1st Edition
4	Tad Disingenuous	Tactic	2	1st Edition
Total	13
""",
        meant(
            "4|Sly Bilker",
            "3|Trebuchet Officer",
            "2|Horsemajig of the Apocalypse - Pestilence",
            "4|Tad Disingenuous",
        ),
    ),
    Post(
        "a page in Markdown of The Spoils",
        "spoils",
        (),
        """\
## Goo & Gunpowder *(60+15)*

| # | Name | Notes |
|---|:----|-----|
| 4 | **Gore Engine** | best card |
| 3 | ~~Tremor Engine~~ | maybe cut |
| 2 | Cannon Squadron | |

### Resources
1. 18x Rage
2. 10x Deception

> EDIT: 2 Battle Surge added, thanks @mike
""",
        meant(
            "4|Gore Engine",
            "3|Tremor Engine",
            "2|Cannon Squadron",
            "18|Rage",
            "10|Deception",
            "2|Battle Surge",
        ),
    ),
    Post(
        "a scanned list of The Spoils",
        "spoils",
        (),
        """\
MAIN DECK
l Vander Malagut
4 Klnky Asp
3 Mountalnous Golem
2 Fw1ng!
O4 Repo Man
I5 Rage
l0 Obsession
4 Gang  Leader .
2 Rudo Mangod, Dragonweight Champlon
""",
        meant(
            "1|Vander Malagut|Vander",
            "4|Kinky Asp|Klnky",
            "3|Mountainous Golem|Mountalnous",
            "2|Fwing!|Fw1ng",
            "4|Repo Man|Repo Man",
            "15|Rage|I5 Rage",
            "10|Obsession|l0 Obs",
            "4|Gang Leader|Gang",
            "2|Rudo Mangod, Dragonweight Champion|Champlon",
        ),
    ),
    Post(
        "a mail in columns of The Spoils",
        "spoils",
        (),
        """\
Characters                 Tactics                  Resources
4 Key Man                  3 Swindle                16 Rage
2 Gang Leader              4 Tamper                 10 Obsession
1 Wrinkly Rabbit           2 Perturb
""",
        meant(
            "4|Key Man",
            "2|Gang Leader",
            "1|Wrinkly Rabbit",
            "3|Swindle",
            "4|Tamper",
            "2|Perturb",
            "16|Rage",
            "10|Obsession",
        ),
    ),
    Post(
        "a web page on a line of The Spoils",
        "spoils",
        (),
        """\
<h3>My deck</h3><ul><li>4 Key Man</li><li>3 Sly&nbsp;Bilker</li><li>2 Mr. Fetch &amp; co</li></ul>
<p>Tactics:<br>4 Forget<br/>3 I Got the Gear&#33;<br>2x Fwing&excl;</p>
""",
        meant(
            "4|Key Man",
            "3|Sly Bilker|Sly",
            "2|Mr. Fetch|Mr. Fetch",
            "4|Forget",
            "3|I Got the Gear!|Gear",
            "2|Fwing!|Fwing",
        ),
    ),
    Post(
        "a numbered list of The Spoils",
        "spoils",
        (),
        """\
Top 5 picks and my deck:

1. Key Man
2. Repo Man
3. Gang Leader
4. Sly Bilker
5. Kinky Asp

Deck:
* 4 Perturb
* 4 Swindle
* 10 Rage
""",
        meant(
            "1|Key Man",
            "1|Repo Man",
            "1|Gang Leader",
            "1|Sly Bilker",
            "1|Kinky Asp",
            "4|Perturb",
            "4|Swindle",
            "10|Rage",
        ),
    ),
    Post(
        "counts in words of The Spoils",
        "spoils",
        (),
        """\
two copies of Karmic Cake
a pair of Heavy Sword
a playset of Spackle (4)
single Lucky Charm
four Strangulate
a dozen Rage
1 of each: Violence, Forget
the rest is 20 Obsession
""",
        meant(
            "2|Karmic Cake",
            "2|Heavy Sword",
            "4|Spackle",
            "1|Lucky Charm",
            "4|Strangulate",
            "12|Rage",
            "1|Violence",
            "1|Forget",
            "20|Obsession",
        ),
    ),
    Post(
        "a German forum of Shadowfist",
        "shadowfist",
        (),
        """\
Hallo Leute,
mein Drachen-Deck:
[b]Charaktere[/b]
5x Redeemed Assassin
4 Old Man Wu  (YotD)
3x Steel Woolley, 2x Damon Winter
[b]Orte[/b]
je 1x Mountain Retreat, Peacock Summit, Ancient Grove
[b]Ereignisse (8)[/b]
4x Final Brawl
2 Who Wants Some
2 x Ba BOOM
[i]Macht zusammen 24 Karten[/i]
""",
        meant(
            "5|Redeemed Assassin",
            "4|Old Man Wu",
            "3|Steel Woolley",
            "2|Damon Winter",
            "1|Mountain Retreat",
            "1|Peacock Summit",
            "1|Ancient Grove",
            "4|Final Brawl",
            "2|Who Wants Some?",
            "2|Ba-BOOM!|Ba BOOM",
        ),
    ),
    Post(
        "a quoted mail of Shadowfist",
        "shadowfist",
        (),
        """\
> > Here's the deck I took to Pandemonium:
> >
> > Foundation (10):
> > Student of the Shark x5
> > Dragon Fighter x5
> Characters (6):
> Mr Red x2, Dr. Jean Marc Ngubane, Sir Gawain x3
>
> Edges: (2)
> Haunted
> Blue Flower Society

You want more Tortured Memories (at least 3).
--
Max
""",
        meant(
            "5|Student of the Shark",
            "5|Dragon Fighter",
            "2|Mr. Red|Mr Red",
            "1|Dr. Jean-Marc Ngubane|Ngubane",
            "3|Sir Gawain",
            "1|Haunted",
            "1|Blue Flower Society",
        ),
    ),
    Post(
        "a phone of Shadowfist",
        "shadowfist",
        (),
        """\
5 redeemed asassin
4 Old man wu.
3xZeppelin
2. Vampirism
1 . Primus
who wants some x 3
fortune favours the bold (2)
forest of fallen banners
- total 20
""",
        meant(
            "5|Redeemed Assassin|asassin",
            "4|Old Man Wu|Old man wu",
            "3|Zeppelin",
            "2|Vampirism",
            "1|Primus",
            "3|Who Wants Some?|who wants",
            "2|Fortune Favors the Bold|fortune",
            "1|The Forest of Fallen Banners|forest",
        ),
    ),
    Post(
        "a table with lines of Shadowfist",
        "shadowfist",
        (),
        """\
Name | Count | Faction | Cost
--- | --- | --- | ---
Palace Guards | 5 | Ascended | 1
Imperial Guard | 4 | Lotus | 2
"Savage", BuroMil | 2 | Architects | 2
BuroMil "Savage" | 3 | Architects | 2
Do You Feel Lucky, Punk? | 1 | Dragons | 0
""",
        meant(
            "5|Palace Guards",
            "4|Imperial Guard",
            "1|Do You Feel Lucky, Punk?",
            '3|BuroMil "Savage"',
        ),
    ),
    Post(
        "a workbook with formulas of Shadowfist",
        "shadowfist",
        (),
        """\
sep=;
My Shadowfist deck 2019
Anzahl;Karte;Bemerkung
5;Nunchuks;
"4";"Six-Gun";"gut"
3 ;Tommy Gun ;
;Zeppelin;keine
x2;Smart Gun;
=2+1;Buzzsaw Arm;
""",
        meant("5|Nunchuks", "4|Six-Gun", "3|Tommy Gun", "2|Smart Gun", "3|Buzzsaw Arm"),
    ),
    Post(
        "a chat with times of Shadowfist",
        "shadowfist",
        (),
        """\
[12:01] anna: gimme ur list
[12:02] tom: 5 Nunchuks
[12:02] tom: 4 six gun, 3 tommy gun
[12:03] tom: and 2 claw of the tiger :D
[12:04] anna: nice, +1 Booby Trap imo
""",
        meant(
            "5|Nunchuks",
            "4|Six-Gun|six gun",
            "3|Tommy Gun|tommy gun",
            "2|Claw of the Tiger|claw",
            "1|Booby Trap|Booby Trap",
        ),
    ),
    Post(
        "costs behind dots of Shadowfist",
        "shadowfist",
        (),
        """\
SITES [8]
(2) Mountain Retreat .......... cost 2
1 Ancient Grove ............... cost 2
Kowloon Gate (x2) – 3 power
Grizzly Pass, 3
CHARACTERS [9]
Abysmal Behemoth (9)
""",
        meant(
            "2|Mountain Retreat",
            "1|Ancient Grove",
            "2|Kowloon Gate",
            "3|Grizzly Pass",
            "9|Abysmal Behemoth",
        ),
    ),
    Post(
        "a Spanish forum of Shadowfist",
        "shadowfist",
        (),
        """\
Hola! Mi mazo (15 cartas)
Personajes:
3 copias de Void Sorcerer
2 unidades Marauder Lord
1 Evil Brain in a Jar (¡bomba!)
Eventos:
4 cartas Dust Storm
Lugares: 3x Desolate Mountain; 2x Emerald Mine
""",
        meant(
            "3|Void Sorcerer",
            "2|Marauder Lord",
            "1|Evil Brain in a Jar",
            "4|Dust Storm",
            "3|Desolate Mountain",
            "2|Emerald Mine",
        ),
    ),
    Post(
        "changes to a list of Shadowfist",
        "shadowfist",
        (),
        """\
-2 Haunted
+2 Vampirism
+ 3 Repression
– 1 Zeppelin
out: 2 Primus
in: 2 Kitsune
4 -> 3 Six-Gun
""",
        meant(
            "2|Haunted|-2 Haunted",
            "2|Vampirism",
            "3|Repression",
            "1|Zeppelin|Zeppelin",
            "2|Primus|Primus",
            "2|Kitsune",
            "3|Six-Gun|Six-Gun",
        ),
    ),
    Post(
        "ranks and signs of Shadowfist",
        "shadowfist",
        (),
        """\
Re: My Monarchs [UPDATED 12/03/2011]

#1  Thunder Captain ×4
#2  Fire Acolyte ×2
#3  Primus ×1

★ Sites ★
2★ Ring of Ice
1★ Mount Makarakomburu

⚔️ Events ⚔️
3️⃣ Chain Lightning
2⃣ Snowblind

Posts: 312 | Joined: 14 Feb 2009
Like 3
""",
        meant(
            "4|Thunder Captain",
            "2|Fire Acolytes|Fire Acolyte",
            "1|Primus",
            "2|Ring of Ice|Ring of Ice",
            "1|Mount Makarakomburu",
            "3|Chain Lightning",
            "2|Snowblind",
        ),
    ),
)

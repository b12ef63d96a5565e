"""Every card in situations that seldom come about, checked by what must always hold.

`modes` makes the situations, `playing` plays them, `invariants` looks at every question, `ledger`
keeps second books from the events, `offers` reads the words of a pick anew, `relations` compares
games that have to go alike, and `pairs` lets cards meet whose words touch the same mechanism.
`python3 run.py games --awkward N` plays them.
"""

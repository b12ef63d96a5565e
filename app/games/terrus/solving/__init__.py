"""Best play for both rulers, found by backward induction.

The value of a battle is what the attacker buries less what the attacker loses, in worth. Wounds of
the two rulers are dealt together, and an attacking beast is in one skirmish only; so nothing that
the defender assigns changes a later skirmish, and it does not matter who assigns first.
"""

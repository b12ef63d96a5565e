"""The battle of section 16, played step by step on the machinery that referees share.

`start` begins a battle, `to_decide`, `legal` and `apply` play it, `record` and `replay` keep it.
"""

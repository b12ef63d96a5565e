"""Exact odds, as fractions, for any conjunction of needs.

Cards are sorted into classes by the needs they serve; a hand is then a count of each class.
Everything is counted in whole numbers and divided once, at the end.
"""

"""Second implementations of what the program decides, for tests and benches only.

Those of the tournament were written from the documentation alone. The others let a policy of the
goldfish play on the referee, whose games the fast players must repeat.
"""

"""Random attacks on the program: `python3 run.py attack`, and a sample of them as tests.

`readers` feeds damaged files and texts to everything that reads them, `forms` sends random requests
to every route as every kind of visitor, and `kills` kills a server that is saving. The random
values are in `values`.
"""

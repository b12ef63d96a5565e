"""Scripts that run in either checkout, with its interpreter and its packages.

They import nothing of `tests`, and of `app` only its documented surface (docs/library.md), so that
they run in a checkout whose modules have other names.
"""

"""Accounts: sign up, sign in, change what is mine. `store` knows no web."""

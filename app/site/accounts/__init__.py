"""Accounts: sign up, sign in, change one's own data. `store` is independent of the web."""

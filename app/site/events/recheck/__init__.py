"""Rechecking all lists, after showing who is affected."""

"""Curators' pages: facts added and corrected one by one or by file, always with a reason."""

"""The home page: paste a list, read the verdict. Nothing is stored."""

"""The first page: paste a list, read the verdict. Nothing is stored."""

"""The page of an event that everybody may see, and the way in for players."""

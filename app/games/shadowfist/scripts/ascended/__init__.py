"""Cards of the faction, or group: The Ascended."""

"""Cards of the faction, or group: Guiding Hand."""

"""Cards of the faction, or group: Jammers."""

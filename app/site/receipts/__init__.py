"""Pages that verify receipts and publish the keys that signed them."""

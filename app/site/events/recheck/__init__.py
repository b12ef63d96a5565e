"""All lists checked again, after showing who is affected."""

"""The Tower on the screen: five floors, one for each level of the arcade's players."""

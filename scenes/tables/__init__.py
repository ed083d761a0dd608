"""How each game looks on the table."""

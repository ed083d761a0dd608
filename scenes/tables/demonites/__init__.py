"""How the Demonites Battle Deck looks and moves: five modes on one table, a Campaign's fronts on another."""

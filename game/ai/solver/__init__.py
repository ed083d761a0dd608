"""Small two-player zero-sum games with hidden information, solved: CFR+, linear program, best response."""

"""Small two-player zero-sum games with hidden information, solved: sequence form, CFR+, linear program, best response."""

"""Players that know only the contract: a view, the legal actions, a budget, a generator."""

"""Everything that is true without a screen: rules, players, storage, texts. No pygame, no clock, no global random."""

"""Exact play of the battles (rules/eight_bit_battle.md §4 to §6): each battle is a small game, solved backward over the
holdings where they are known, and over what the other side may hold where they are not."""

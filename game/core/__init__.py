"""The contract that every game keeps (docs/design.md §2)."""

"""The gallery: everybody of the arcade to look at, the sixty demons first."""

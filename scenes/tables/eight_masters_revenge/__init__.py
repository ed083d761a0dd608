"""The table of 8 Masters' Revenge."""

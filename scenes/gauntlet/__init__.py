"""The Gauntlet of 8 Masters' Revenge on the screen: fighter, ladder, duels, celebration."""

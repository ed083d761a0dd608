"""A finished match as a short line of letters and digits that people can send each other, and the way back."""

"""The daily challenge on the screen."""

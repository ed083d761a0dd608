"""Small things that scenes are made of: texts, panels, buttons, lists, focus."""

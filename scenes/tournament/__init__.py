"""A knock-out tournament at one screen: entering, the bracket, its matches, the champion."""

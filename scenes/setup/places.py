"""Where everything lies on the set-up screen, in pixels of the canvas."""

import pygame

ROW = 21
"""From one option to the next."""
LEFT = pygame.Rect(12, 40, 284, 208)
MODE = pygame.Rect(12, 38, 284, 30)
OPTIONS = pygame.Rect(300, 40, 328, 238)
BACK = 120
"""How wide the way back is, where no campaign stands beside it."""
HELP = pygame.Rect(12, 282, 616, 36)

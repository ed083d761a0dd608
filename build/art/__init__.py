"""The asset compiler: assets/source/ (data that a person can edit) into sprites, tiles, fonts and texts.

Build-time only: the game loads what this writes and never imports it.
"""

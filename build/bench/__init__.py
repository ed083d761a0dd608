"""The figures of the program beside their goals: what `build/run.py bench` does.

`measuring.py` lets the program measure itself (`scenes/measure.py`) and runs the other tools; `rows.py` holds the goals
(issue 9) and puts the figures beside them; `page.py` writes docs/figures.md.
"""

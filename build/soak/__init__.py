"""Playing on and on by random hands, with everything going wrong that can: what `build/run.py soak --minutes N` does.

A parent (`__main__.py`) starts one life of the program after the other (`life.py`), kills it at random moments, breaks
files between two lives (`mischief.py`) and looks whether anything was lost (`tally.py`).
"""

"""The screen spoken: what has the focus, what is asked, what happens, by the voice that the system has."""

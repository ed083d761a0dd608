"""What players download: names, archives, installers, checksums and notes. Used by build/package.py.

Standard library alone (but for `pictures`), so that each of the three systems can make its own.
"""

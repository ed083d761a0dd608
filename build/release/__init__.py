"""What players download: names, archives, installers, checksums and notes. Used by build/package.py.

Standard library alone, so that each of the three systems can make its own.
"""

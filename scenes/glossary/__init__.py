"""The glossary: every term of every game, searched by typing, each with the page of the rules that explains it."""

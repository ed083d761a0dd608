"""Records on the screen: figures, charts, history, achievements."""

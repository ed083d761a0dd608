"""Things that move: actors, tweens, effects, shake. The stage plays what it is told and knows no rules."""

"""First lessons: what one holds, and the course through it. Knows no screen; the games' own words are data."""

"""What is remembered of finished matches: records, figures drawn from them, achievements."""

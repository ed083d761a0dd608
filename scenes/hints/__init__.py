"""The hint key: what a strong player would do, why, and where on the table that is."""

"""First lessons on the screen: the real table and the real rules, with a coach beside them."""

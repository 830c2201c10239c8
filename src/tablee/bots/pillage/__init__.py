"""What a beginner at Pillage looks at: cards, players and their turnips, and two cards that face each other."""

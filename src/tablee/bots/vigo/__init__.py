"""What a beginner at VIGO looks at: stocks and what they promise, the outlook of a seat, the bay."""

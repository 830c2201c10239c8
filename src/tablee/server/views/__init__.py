"""What people are shown: stories, pictures, the catalogue, results."""

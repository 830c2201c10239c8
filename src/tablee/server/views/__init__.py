"""What people are shown: stories, pictures, the catalogue, results.

Plain functions of what a match holds, called on the event loop and in the thread of finished games.
"""

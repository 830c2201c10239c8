"""Write the playthroughs anew: `python -m tests.playthroughs`, from the root of the repository."""

from tests.playthroughs.playthrough import PLAYTHROUGHS

if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(playthrough.text(), "utf-8")
        print(playthrough.file)

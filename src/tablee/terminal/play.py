"""A whole match of UGO! in a terminal: one or several people at one keyboard, and bots."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import randrange

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from tablee.games.contract import Game
from tablee.games.options import Value
from tablee.games.story import seat_named
from tablee.games.words import Refused, Text
from tablee.match import Decision, Match, Player
from tablee.terminal.commands import Command, command_in, help_block, word_for
from tablee.terminal.curtain import draw_curtain
from tablee.terminal.demo import SEEDS
from tablee.terminal.keyboard import EndOfInput, Keyboard
from tablee.terminal.names import names_of
from tablee.terminal.opponents import Opponents
from tablee.terminal.questions import action_meant, question
from tablee.terminal.rulebook import rules_block
from tablee.terminal.table import table_block, where
from tablee.terminal.teller import Story
from tablee.texts import Texts

EXAMPLE = "R6"  # a card as it is written


class Stopped(Exception):
    """Somebody wants to stop here."""


def play(
    game: Game,
    players: Sequence[Player],
    options: Mapping[str, Value],
    seed: int | None,
    language: str,
    console: Console,
    lines: Iterable[str],
    *,
    pace: float = 0,
    echo: bool = False,
) -> Match:
    """Play to the end of the match, or of the lines; bots' moves are followed by `pace` seconds on a terminal.

    With `echo`, lines are shown as they are read: for input that nobody types. Ctrl-C is answered with the
    standing, and raised again.
    """
    seed = randrange(SEEDS) if seed is None else seed
    match = Match(game, players, options, seed=str(seed).encode())
    texts = Texts(language, names_of(players, Texts(language)))
    keyboard = Keyboard(lines, console, echo)
    session = Session(match, texts, keyboard, Opponents(match, seed), pace if console.is_terminal else 0)
    try:
        session.play_on()
    except (Stopped, EndOfInput):
        session.say_where_it_stops()
    except KeyboardInterrupt:
        keyboard.end_line()
        session.say_where_it_stops()
        raise
    finally:
        session.say(Text("play-seed", {"seed": str(seed)}))
    return match


class Session:
    """A match, the screen that shows it, and the people in front of it."""

    def __init__(self, match: Match, texts: Texts, keyboard: Keyboard, opponents: Opponents, pace: float) -> None:
        self.match, self.texts, self.pace = match, texts, pace
        self.keyboard, self.console, self.opponents = keyboard, keyboard.console, opponents
        self.story = Story(match, texts, self.console)
        people = self.people()
        self.holder = people[0] if len(people) == 1 else None  # whose hand may be on the screen

    def people(self) -> list[int]:
        """The seats of the people who still play."""
        return [seat for seat, player in enumerate(self.match.players) if not player.is_bot]

    # The course of the match

    def play_on(self) -> None:
        """Ask whoever is to decide, until the match is over."""
        self.show(self.welcome())
        self.story.tell_news()
        while awaited := self.match.awaited():
            seat = awaited[0]
            if self.match.players[seat].is_bot:
                self.let_bot_decide(seat)
            elif self.holder == seat or self.pass_keyboard(seat):
                self.ask(seat)

    def let_bot_decide(self, seat: int) -> None:
        """A bot decides, and that is told before anything else happens."""
        self.match.submit(seat, self.opponents.move(seat))
        self.story.tell_news(self.pace)

    def ask(self, seat: int) -> None:
        """Show the table, and ask until the person's answer changes the match."""
        asked = self.match.question
        self.show_table(seat)
        while self.match.question == asked:
            prompt = question(self.match.view(seat), self.match.legal(seat), self.texts)
            typed = self.keyboard.read(prompt)
            with self.explaining():
                self.answer(seat, typed)

    @contextmanager
    def explaining(self) -> Iterator[None]:
        """What is refused is answered with the reason."""
        try:
            yield
        except Refused as refused:
            self.say(refused.text)

    def answer(self, seat: int, typed: str) -> None:
        """Do what was typed, or say why not."""
        command, rest = command_in(typed)
        match command:
            case None if not typed:
                return  # and be asked again
            case None:
                self.match.submit(seat, action_meant(typed, self.match, seat))
                self.story.tell_news(self.pace)
            case Command.TABLE:
                self.show_table(seat)
            case Command.UNDO:
                self.take_back(seat)
            case Command.RESIGN:
                self.resign(seat)
            case _:
                self.tell(command, rest)

    def tell(self, command: Command, rest: str) -> None:
        """What anybody may ask for at any time."""
        match command:
            case Command.HELP:
                self.show(help_block(EXAMPLE, self.texts))
            case Command.SCORE:
                self.show_scores()
            case Command.RULES:
                self.show(rules_block(self.match.game.name, rest, self.texts))
            case Command.QUIT:
                raise Stopped

    # Undo, resigning, passing the keyboard

    def take_back(self, seat: int) -> None:
        """A decision is taken back as far as the match allows it."""
        self.match.take_back(seat)
        self.story.pass_over(len(self.match.moments))
        self.say(Text("taken-back", {"seat": seat_named(seat)}))

    def resign(self, seat: int) -> None:
        """A person gives up; a bot plays on, or the other player has won."""
        self.match.resign(seat)
        self.story.tell_news()
        if result := self.match.result:
            winner = seat_named(result.winners[0])
            self.say(Text("match-resigned", {"seat": seat_named(seat), "winner": winner}))
            return
        self.say(Text("seat-handed-over", {"seat": seat_named(seat), "level": self.opponents.level(seat)}))
        if not self.people():
            self.say(Text("bots-play-on"))
            self.story.is_brief, self.pace = True, 0

    def pass_keyboard(self, seat: int) -> bool:
        """Wait behind a curtain for the next person; False if the one before takes a decision back."""
        before, asked = seat if self.holder is None else self.holder, self.match.question
        self.hide_hand(seat)
        prompt = Line("\n" + self.texts.say(Text("curtain", {"seat": seat_named(seat)})), "bold")
        while typed := self.keyboard.read(prompt):
            with self.explaining():
                self.answer_at_the_curtain(before, seat, typed)
            if self.match.question != asked:
                return False
        self.holder = seat
        return True

    def hide_hand(self, following: int) -> None:
        """If a hand is on the screen, replace it by what has happened since the next person looked."""
        if self.holder is None:
            return
        draw_curtain(self.console)
        self.story.pass_over(self.last_decision(following))
        self.story.tell_news()
        self.holder = None

    def answer_at_the_curtain(self, before: int, seat: int, typed: str) -> None:
        """The person before may take back; anything but Enter leaves the hand hidden."""
        command, rest = command_in(typed)
        match command:
            case Command.UNDO:
                self.take_back(before)
            case Command.HELP | Command.SCORE | Command.RULES | Command.QUIT:
                self.tell(command, rest)
            case _:
                undo = word_for(Command.UNDO, self.texts)
                self.say(Text("curtain-stays", {"seat": seat_named(seat), "undo": undo}))

    def last_decision(self, seat: int) -> int:
        """The moment of a seat's last decision: what came since is news to the person there."""
        decided = [
            place
            for place, moment in enumerate(self.match.moments)
            if isinstance(moment.entry, Decision) and moment.entry.seat == seat
        ]
        return decided[-1] if decided else 0

    # What is shown

    def show(self, block: RenderableType) -> None:
        """Put something on the screen."""
        self.console.print(block)

    def say(self, text: Text) -> None:
        """Say a sentence."""
        self.show(Line(self.texts.say(text), "italic"))

    def welcome(self) -> RenderableType:
        """Who plays, and how."""
        rounds = int(self.match.table.rounds)
        who = Text("play-welcome", {"rounds": rounds, "players": list(map(self.player, range(len(self.texts.names))))})
        how = Text("play-how", {"example": EXAMPLE, "help": word_for(Command.HELP, self.texts)})
        sentences = map(self.texts.say, (who, how, Text("play-legend")))
        return Panel(Line("\n".join(sentences)), title="Tablée")

    def player(self, seat: int) -> Text:
        """A player; of a bot, its level too."""
        name = seat_named(seat)
        if not self.match.players[seat].is_bot:
            return name
        return Text("seat-bot", {"seat": name, "level": self.opponents.level(seat)})

    def show_table(self, seat: int) -> None:
        """The table as a seat, or a spectator, sees it."""
        self.show(Group("", table_block(self.match.view(seat), self.match.legal(seat), self.texts)))

    def show_scores(self) -> None:
        """The score sheet of the last round and of all that are over."""
        if sheet := self.story.teller.score_sheet:
            self.show(Group(*sheet))
        else:
            self.say(Text("no-round-counted"))

    def say_where_it_stops(self) -> None:
        """The standing of a match that is not played to its end."""
        sight = self.match.view()
        self.show(Group("", table_block(sight, [], self.texts), ""))
        self.say(Text("match-stopped", where(sight)))

"""A whole match in a terminal: one or several people at one keyboard, and bots."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import randrange

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text as RichText

from tablee.bots import Bot, bot_of
from tablee.games.contract import Game
from tablee.games.options import Value
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import seat_named
from tablee.games.words import Refused, Text
from tablee.match import Match, Player
from tablee.match.sitters import SUBSTITUTE
from tablee.terminal.commands import Command, all_words, command_in, help_block, word
from tablee.terminal.completion import nearest
from tablee.terminal.demo import SEEDS
from tablee.terminal.hints import hint_for
from tablee.terminal.hot_seat import has_decided, pass_keyboard
from tablee.terminal.keyboard import Editor, EndOfInput, Keyboard
from tablee.terminal.names import level_said, names_of, numbered_seat, player_named
from tablee.terminal.opponents import Opponents
from tablee.terminal.paging import pages
from tablee.terminal.questions import NotUnderstood, is_yes, speaker_in
from tablee.terminal.rulebook import rules_block
from tablee.terminal.saving import Begun, Saving, where_saved
from tablee.terminal.screens import screen_of
from tablee.terminal.story import Story
from tablee.texts import Texts


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
    editor: Editor | None = None,
) -> Match:
    """Play a new match, as `play_match` does, and return it."""
    begun = new_match(game, players, options, seed)
    play_match(begun, language, console, lines, pace=pace, echo=echo, editor=editor)
    return begun.match


def new_match(game: Game, players: Sequence[Player], options: Mapping[str, Value], seed: int | None) -> Begun:
    """A match whose chance, and whose bots' chance, follow from the seed; from any where none is given."""
    seed = randrange(SEEDS) if seed is None else seed
    return Begun(Match(game, players, options, seed=str(seed).encode()), seed)


def play_match(
    begun: Begun,
    language: str,
    console: Console,
    lines: Iterable[str],
    *,
    pace: float = 0,
    echo: bool = False,
    saving: Saving | None = None,
    editor: Editor | None = None,
    own_bots: Mapping[str, Bot] | None = None,
) -> None:
    """Play to the end of the match, or of the lines; bots' moves are followed by `pace` seconds on a terminal.

    With `echo`, lines are shown as they are read: for input that nobody types. With an `editor`, they come from it.
    `own_bots` are bots that are no levels, by how the match calls them.
    With `saving`, the match is saved after each entry, and people are told where. Ctrl-C is answered with the standing,
    and raised again.
    """
    match, keyboard = begun.match, Keyboard(lines, console, echo, editor)
    named = names_of(match.first_players, match.game.name, Texts(language))
    texts = Texts(language, named, match.game.called(match.options, language))
    opponents = Opponents(match, begun.seed, own_bots)
    session = Session(match, texts, keyboard, opponents, pace if console.is_terminal else 0, saving)
    try:
        session.play_on(begun.told)
    except (Stopped, EndOfInput):
        session.say_where_it_stops()
    except KeyboardInterrupt:
        keyboard.end_line()
        session.say_where_it_stops()
        raise
    finally:
        problem = saving.end() if saving else None
        if match.seed is not None:
            session.say(Text("play-seed", {"seed": str(begun.seed)}))
        session.say_where_it_is_saved(problem)


class Session:
    """A match, the screen that shows it, and the people in front of it."""

    def __init__(
        self,
        match: Match,
        texts: Texts,
        keyboard: Keyboard,
        opponents: Opponents,
        pace: float,
        saving: Saving | None = None,
    ) -> None:
        self.match, self.texts, self.pace, self.saving = match, texts, pace, saving
        self.keyboard, self.console, self.opponents = keyboard, keyboard.console, opponents
        self.screen = screen_of(match.game.name)
        self.story = Story(match, self.screen, texts, self.console)
        people = self.people()
        self.holder = people[0] if len(people) == 1 else None  # whose hand may be on the screen

    def people(self) -> list[int]:
        """The seats of the people who still play."""
        return [seat for seat, player in enumerate(self.match.players) if not player.is_bot]

    def viewer(self) -> int:
        """The seat whose secrets may be on the screen, or nobody's."""
        return SPECTATOR if self.holder is None else self.holder

    def open_question(self) -> tuple[int, list[int]]:
        """What is open: it changes with every entry of the log, and with every choice that waits for the others'."""
        return len(self.match.log), self.match.awaited()

    # The course of the match

    def play_on(self, told: int | None = None) -> None:
        """Ask whoever is to decide, until the match is over; in one that goes on, so many moments are told already."""
        self.show(self.welcome())
        if told is not None:
            self.say_that_it_goes_on(told)
        self.tell_news()
        while awaited := self.match.awaited():
            seat = awaited[0]
            if self.match.players[seat].is_bot:
                self.let_bot_decide(seat)
            elif not self.screen.has_secrets or self.holder == seat or pass_keyboard(self, seat):
                self.ask(seat)

    def let_bot_decide(self, seat: int) -> None:
        """A bot decides, unless a person who may speak out of turn does so first."""
        asked = self.open_question()
        while (callers := self.callers()) and (typed := self.read(self.chance_to_call(callers, seat), callers[0])):
            with self.explaining(callers[0]):
                self.answer(callers[0], *self.speaker(callers[0], typed))
            if self.open_question() != asked:
                return
        self.decide(seat, self.opponents.move(seat))

    def callers(self) -> list[int]:
        """The people who may speak without being asked; never across a curtain."""
        if self.screen.has_secrets:
            return []
        asked = self.match.game.awaited(self.match.table)
        return [seat for seat in self.people() if seat not in asked and self.match.legal(seat)]

    def decide(self, seat: int, action: int) -> None:
        """A seat decides, and what that brings is told before anything else happens."""
        self.match.submit(seat, action)
        self.save()
        self.tell_news(self.pace)

    def save(self) -> None:
        """Save the match after an entry."""
        if self.saving and (problem := self.saving.save()):
            self.say(problem)

    def ask(self, seat: int) -> None:
        """Show the table, and ask until an answer changes what is open."""
        asked = self.open_question()
        self.show_table(seat)
        while self.open_question() == asked:
            prompt = self.screen.question(self.match.view(seat), self.match.legal(seat))
            typed = self.read(RichText(self.texts.say(prompt), "bold"), seat)
            with self.explaining(seat):
                self.answer(seat, *self.speaker(seat, typed))

    def read(self, prompt: RichText, seat: int) -> str:
        """What is typed by the person of a seat; only what that seat may know completes it."""
        return self.keyboard.read(prompt, seat, lambda: self.offers(seat))

    def offers(self, seat: int) -> list[str]:
        """What the person of a seat may type now: legal moves, sheets and commands, in the language of the reader."""
        moves = [self.screen.typed(self.match, seat, action, self.texts) for action in self.match.legal(seat)]
        return [*moves, *map(self.texts.say, self.commands())]

    def commands(self) -> list[Text]:
        """What may be typed at any time: the commands, and the sheets of the game."""
        return [*all_words(), *map(Text, self.screen.sheets)]

    def speaker(self, asked: int, typed: str) -> tuple[int, str]:
        """Whose words a line is, and the words: of the person asked, or of another whose seat it names."""
        number, words = speaker_in(typed)
        if number is None:
            return asked, words
        if number - 1 not in self.people():
            raise Refused("nobody-there", seat=number, people=list(map(numbered_seat, self.people())))
        return number - 1, words

    @contextmanager
    def explaining(self, seat: int | None = None) -> Iterator[None]:
        """What is refused is answered with the reason, and what is misspelt with what a seat may have meant."""
        try:
            yield
        except NotUnderstood as refused:
            key, args = refused.text.key, refused.text.args
            meant = None if seat is None else nearest(args["typed"], self.offers(seat))
            near = Text("did-you-mean", {"typed": args["typed"], "meant": meant})
            self.say(near if meant else Text(key, {**args, "commands": self.commands()}))
        except Refused as refused:
            self.say(refused.text)

    def answer(self, asked: int, seat: int, typed: str) -> None:
        """Do what a seat says while one is asked, or say why not."""
        command, rest = command_in(typed)
        match command:
            case None if not typed:
                return  # and be asked again
            case None if sheet := self.screen.sheet_meant(typed):
                self.show_pages(sheet(self.match.view(asked), self.texts))
            case None:
                self.check_turn(asked, seat)
                self.decide(seat, self.screen.action_meant(typed, self.match, seat, self.texts))
            case Command.TABLE:
                self.show_table(asked)
            case Command.HINT:
                self.check_turn(asked, seat)
                self.say(hint_for(self.match, self.screen, seat, self.opponents.random(seat), self.texts))
            case Command.UNDO:
                self.take_back(seat)
            case Command.RESIGN:
                self.resign(seat)
            case _:
                self.tell(command, rest)

    def check_turn(self, asked: int, seat: int) -> None:
        """Who is not asked may speak up only where the rules allow it out of turn; who is asked later, waits."""
        if seat != asked and seat not in self.callers():
            raise Refused("not-out-of-turn", seat=seat_named(seat), asked=seat_named(asked))

    def tell(self, command: Command, rest: str) -> None:
        """What anybody may ask for at any time."""
        match command:
            case Command.HELP:
                self.show_pages(help_block(self.screen.answers, self.screen.notes, self.texts))
            case Command.SCORE:
                self.show_pages(self.story.teller.scores())
            case Command.RULES:
                self.show_pages(rules_block(self.match.game.name, rest, word(Command.RULES), self.texts))
            case Command.QUIT:
                raise Stopped

    # Undo and resigning

    def take_back(self, seat: int) -> None:
        """A decision is taken back as far as the match allows it; where there is none, that is said."""
        if not has_decided(self.match, seat):
            raise Refused("no-decision-yet", seat=seat_named(seat))
        self.match.take_back(seat)
        self.save()
        self.story.pass_over(len(self.match.moments))
        self.say(Text("taken-back", {"seat": seat_named(seat)}))

    def resign(self, seat: int) -> None:
        """A person gives up, who is asked again if one is there; a bot plays on, or the other player has won."""
        if not self.is_sure(Text("resign-sure", {"count": len(self.match.players)})):
            return
        self.match.resign(seat, bot_of(self.match.game.name, SUBSTITUTE.name).written)
        self.save()
        self.tell_news()
        if result := self.match.result:
            winner = seat_named(result.winners[0])
            self.say(Text("match-resigned", {"seat": seat_named(seat), "winner": winner}))
            return
        self.say(Text("seat-handed-over", {"seat": seat_named(seat), "level": level_said(self.opponents.level(seat))}))
        if not self.people():
            self.say(Text("bots-play-on"))
            self.story.is_brief, self.pace = True, 0

    def is_sure(self, question: Text) -> bool:
        """Whether a person at the keyboard says yes to what cannot be undone; lines of a file mean it."""
        if not self.keyboard.has_person:
            return True
        return is_yes(self.keyboard.read(RichText(self.texts.say(question), "bold"))) is True

    # What is shown

    def show(self, block: RenderableType) -> None:
        """Put something on the screen."""
        self.console.print(block)

    def show_pages(self, block: RenderableType) -> None:
        """Put something on the screen that may be longer than it; where somebody reads, page by page."""
        if not self.keyboard.has_person:
            self.show(block)
            return
        *others, last = pages(block, self.console)
        for page in others:
            self.console.print(page, end="")
            if not self.keyboard.goes_on(RichText(self.texts.say(Text("more-pages")), "bold")):
                return
        self.console.print(last, end="")

    def say(self, text: Text) -> None:
        """Say a sentence."""
        self.show(RichText(self.texts.say(text), "italic"))

    def chance_to_call(self, callers: Sequence[int], seat: int) -> RichText:
        """What may be said out of turn, and who may speak before a bot goes on."""
        what = self.screen.question(self.match.view(callers[0]), self.match.legal(callers[0]))
        who = Text("anybody-else", {"people": list(map(numbered_seat, callers)), "seat": seat_named(seat)})
        return RichText(f"{self.texts.say(what)}\n{self.texts.say(who)}", "bold")

    def tell_news(self, pace: float = 0) -> None:
        """What has just happened, as whoever holds the keyboard hears it."""
        self.story.tell_news(self.viewer(), pace)

    def welcome(self) -> RenderableType:
        """Who plays, and how."""
        players = [player_named(seat, player) for seat, player in enumerate(self.match.players)]
        sentences = map(self.texts.say, self.screen.welcome(self.match.view(), players))
        return Panel(RichText("\n".join(sentences)), title="Tablée")

    def show_table(self, seat: int) -> None:
        """The table as a seat sees it."""
        self.show(Group("", self.screen.table(self.match.view(seat), self.match.legal(seat), self.texts)))

    def say_that_it_goes_on(self, told: int) -> None:
        """A match that was stopped goes on: what was told then is not told again."""
        self.story.pass_over(told)
        self.say(Text("match-goes-on"))
        if self.match.seed is None:
            self.say(Text("match-new-chance"))
        if len(self.match.awaited()) > 1:
            self.say(Text("match-plans-again"))
        if self.holder is None:
            self.show(Group("", self.screen.table(self.match.view(), [], self.texts)))

    def say_where_it_stops(self) -> None:
        """The standing of a match that is not played to its end."""
        sight = self.match.view()
        self.show(Group("", self.screen.table(sight, [], self.texts), ""))
        self.say(self.screen.stopped(sight))

    def say_where_it_is_saved(self, problem: Text | None) -> None:
        """Where the match is, and how it goes on, or why it could not be saved; nothing if nobody has played."""
        if problem:
            self.say(problem)
        if self.saving and self.saving.is_saved:
            if any(self.match.choices(seat) for seat in range(len(self.match.players))):
                self.say(Text("match-plans-again"))
            said = self.texts.say(where_saved(self.saving, self.match))
            self.console.print(RichText(said, "italic"), soft_wrap=True)  # so that it can be copied in one piece

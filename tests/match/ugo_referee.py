"""A referee of UGO! who knows nothing but the rulebook and the text of a record: it shares no code with the program."""

from tests.match.referee_reading import Fact, Foul, demand

__all__ = ["Fact", "Foul", "Referee"]

COLOURS, FARMERS_NEEDED, BONUS = "RBGYS", (1, 1, 2, 3, 4), (0, 0, 1, 3, 5)
FARMERS_FOR_WINNING = {"3": 2, "4": 2, "5": 2, "6": 1, "7": 1}
SWITCHED = {"false": 0, "true": 1}
SITTERS_CHANGE = ("resigns", "absent", "returns")


class Referee:
    """Replays a record line by line; `facts` is what it saw happen, with seats counted from 1."""

    def __init__(self, text: str) -> None:
        self.options = {"rounds": 4, "hand_size": 10, "farmer_supply": 36, "cards": 45}
        self.seats, self.entries, self.how, self.winners = 0, list[list[str]](), "", list[int]()
        self._begin()
        for line in (line.strip() for line in text.splitlines()):
            if line and not line.startswith("#"):
                self._read(line.partition(" ")[0], line.partition(" ")[2])

    def _begin(self) -> None:
        self.facts: list[Fact] = []
        self.dealer = self.turn = self.rounds = 0
        self.scores = [0] * self.seats
        self._gather()

    def _gather(self) -> None:
        colours, values = (COLOURS, 9) if self.options["cards"] == 45 else ("RB", 4)
        self.aside = {f"{colour}{value}" for colour in colours for value in range(values)}
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.kingdoms: list[list[list[str]]] = [[] for _ in range(self.seats)]
        self.farmers = [0] * self.seats
        self.trick: list[tuple[int, str]] = []
        self.unlaid: list[str] = []

    def _read(self, word: str, rest: str) -> None:
        if word == "option":
            name, value = rest.split()
            self.options[name] = SWITCHED[value] if value in SWITCHED else int(value)
        elif word == "player":
            self.seats += 1
            self._begin()
        elif word == "chance":
            for outcome in rest.split(", "):
                self._enter(["chance", outcome])
        elif word == "scores":
            demand(rest.split() == [str(score) for score in self.scores], f"scores {rest}")
        elif word == "end":
            self.how = rest
        elif word == "winners":
            self.winners = [int(seat) for seat in rest.split()]
            demand(self.winners == self._rightful_winners(), f"winners {rest}")
        elif word == "back":
            self._take_back(int(rest.split()[1]))
        elif word.endswith(":") or word in SITTERS_CHANGE:
            self._enter([word.rstrip(":"), rest])

    def _enter(self, entry: list[str]) -> None:
        self.entries.append(entry)
        who, what = entry
        if who == "chance":
            self._bring(what)
        elif who not in SITTERS_CHANGE:
            demand(int(who) - 1 == self.turn, f"{who} is not to decide")
            self._name(what) if self.unlaid else self._play(what)

    def _take_back(self, count: int) -> None:
        kept = self.entries[:-count]
        self.entries = []
        self._begin()
        for entry in kept:
            self._enter(entry)

    def _rightful_winners(self) -> list[int]:
        if self.how in ("agreed", "abandoned", "host"):
            return []
        if self.how == "resigned":
            return [2 if self.entries[-1] == ["resigns", "1"] else 1]
        demand(self.rounds == self.options["rounds"], "ended before the last round")
        return [seat + 1 for seat, score in enumerate(self.scores) if score == max(self.scores)]

    # The round

    def _bring(self, what: str) -> None:
        if what.startswith("dealer"):
            demand(len(self.entries) == 1, "the first dealer comes first, and once")
            self.dealer = int(what.split()[1]) - 1
            return
        demand(what in self.aside, f"{what} is dealt already")
        self.aside.remove(what)
        size = min(self.options["hand_size"], self.options["cards"] // self.seats)
        next(hand for hand in self.hands if len(hand) < size).add(what)
        if all(len(hand) == size for hand in self.hands):
            self.turn = (self.dealer + 1) % self.seats

    # The trick

    def _play(self, card: str) -> None:
        hand = self.hands[self.turn]
        demand(card in hand, f"{card} is not in hand")
        if self.trick:
            led = self.trick[0][1][0]
            demand(card[0] == led or not any(other[0] == led for other in hand), f"{card} does not follow")
        hand.remove(card)
        self.trick.append((self.turn, card))
        self.facts.append(("played", self.turn + 1, card))
        if len(self.trick) < self.seats:
            self.turn = (self.turn + 1) % self.seats
        else:
            self._judge()

    def _judge(self) -> None:
        highest = max(card[1] for _, card in self.trick)
        tied = [(seat, card) for seat, card in self.trick if card[1] == highest]
        of_led = [(seat, card) for seat, card in tied if card[0] == self.trick[0][1][0]]
        self.turn, winning = (of_led or tied)[0]
        self.facts.append(("won", self.turn + 1, winning))
        self._pay(self.turn, FARMERS_FOR_WINNING.get(highest, 0))
        for seat, card in self.trick:
            if seat != self.turn:
                other = card[0] != winning[0]
                self._pay(seat, {"1": 1 + other, "2": int(other)}.get(card[1], 0))
        self.unlaid = [card for _, card in self.trick]
        self._lay_unasked()

    def _pay(self, seat: int, earned: int) -> None:
        supply = self.options["farmer_supply"] - sum(self.farmers)
        taken = min(earned, 9 - self.farmers[seat], supply)
        self.farmers[seat] += taken
        if earned:
            self.facts.append(("paid", seat + 1, taken, earned - taken))

    # Laying

    def _candidates(self) -> list[str]:
        there = {pile[0][0] for pile in self.kingdoms[self.turn]}
        new = [card for card in self.unlaid if card[0] not in there]
        return new or [card for card in self.unlaid if card[0] == self.unlaid[0][0]]

    def _name(self, top: str) -> None:
        demand(top in self._candidates(), f"{top} cannot be named")
        self._lay(top)
        self._lay_unasked()

    def _lay_unasked(self) -> None:
        while self.unlaid and len(self._candidates()) == 1:
            self._lay(self._candidates()[0])
        if not self.unlaid:
            self.trick = []
            if not any(self.hands):
                self._score()

    def _lay(self, top: str) -> None:
        kingdom = self.kingdoms[self.turn]
        if top[0] not in {pile[0][0] for pile in kingdom}:
            kingdom.append([])
        space = next(place for place, pile in enumerate(kingdom, 1) if not pile or pile[0][0] == top[0])
        for card in [*(card for card in self.unlaid if card[0] == top[0] and card != top), top]:
            kingdom[space - 1].append(card)
            self.unlaid.remove(card)
            self.facts.append(("laid", self.turn + 1, card, space))

    # The score

    def _score(self) -> None:
        for seat in range(self.seats):
            points = self._worth(seat)
            self.scores[seat] += points
            self.facts.append(("scored", seat + 1, points, self.scores[seat]))
        self.rounds += 1
        self.dealer = (self.dealer + 1) % self.seats
        self._gather()

    def _worth(self, seat: int) -> int:
        points, farmers = 0, 2 + self.farmers[seat]
        for space, needed in enumerate(FARMERS_NEEDED):
            missing = max(0, needed - farmers)
            farmers -= needed - missing
            pile = self.kingdoms[seat][space] if space < len(self.kingdoms[seat]) else []
            if pile:
                points += -5 * missing if missing else int(pile[-1][1])
            elif not missing:
                points += BONUS[space]
        return points

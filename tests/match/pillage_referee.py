"""A referee of Pillage who knows nothing but the rules and the text of a record: it shares no code with the program.

Seats count from 1, as in the record; the left neighbour is the next one. The cards stand here once more, in the words
of the rules; a card is written with the first three letters of its name, a gap with none. An owner's cards are read
from the record; only those that take a card away are not refereed.
"""

import re
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from functools import cache
from itertools import groupby
from typing import NamedTuple

from tests.match.referee_reading import Fact, Foul, Reader, demand

__all__ = ["CARDS", "START", "TYPES", "Fact", "Foul", "Referee"]

STARTING = """
Farmer F: gain 3
Wall W: gain 1, bank 1 | gain 1, bank 1 | steal 1, bank 1 | gain 1, bank 1
Raider R: steal 4 | - | - | steal 4
Merchant M: buy a card for 1
"""
VILLAGE = """
Florist F: gain 5 | gain 5 | gain 5, opponent steals 2 | gain 5
Innkeeper F: gain 4 | gain 4 | gain 4 | gain 5, buy a card for 0
Mason F: gain 4 | gain 4, steal 1, bank 2 | gain 4 | gain 4
Miner F: gain 4 | gain 5, exhaust that card | gain 4 | gain 4
Pickler F: gain 4, bank 2 | gain 4, bank 2 | gain 4 | gain 4, bank 2
Rat Catcher F: gain 6 | gain 4 | gain 4 | gain 4
Shepherd F 3+: gain 4 during refresh
Cathedral W: buy a card for 1 | buy a card for 1 | steal 3, bank 1 | buy a card for 1
Dungeon W: gain 1, bank 2 | gain 1, steal 1, bank 1 | gain 1, steal 1, bank 1 | gain 1, bank 2
Labyrinth W: gain 1, bank 2 | gain 1, bank 2 | steal 3, exhaust that card | gain 1, bank 2
Moat W: opponent gains 1 | bank 2 | gain 2, steal 3 | bank 2
Toll Bridge W: bank 2 | bank 2 | steal 2 including banked | steal 2 including banked
Treasury W: gain 1, bank 4 | gain 1, bank 4 | steal 2, bank 4 | gain 1, bank 4
Monastery W: gain 2
Berserker R: steal 6 | opponent steals 1 | - | steal 6
Burglar R: steal 4 including banked | - | - | steal 4 including banked
Cutpurse R: steal 6 | - | opponent steals 1 | steal 6
Outlaw R: steal 5 | - | - | steal 4, buy a card for 0
Trapper R: gain 1, steal 4 | - | steal 1 | gain 1, steal 4
Veteran R: steal 6, exhaust itself | - | - | steal 6, exhaust itself
Turncoat R: steal 6 | - | swap with that card | steal 6
Bard M: gain 1, take the top card
Doctor M: gain 2, exhaust that card
Smuggler M 3+ 2 less: move all banked turnips to the stock
"""
ABORDAGE = """
Fisher F pirate: gain 4, bank 1 | gain 4, bank 1 | gain 4 | gain 4, bank 1
Oyster Grower F: gain 3, bank 3 | gain 3, bank 3 | gain 3, bank 2 | gain 3, bank 3
Beachcomber F 3+: gain 4, gain 1 for each other F
Whaler F: gain 6, exhaust itself | gain 6, exhaust itself | gain 3 | gain 6, exhaust itself
Lighthouse Keeper F: gain 4 | gain 5 | gain 4, provoke that card | gain 4
Reef W: gain 1, bank 1 | gain 1, bank 1 | steal 2, sacrifice that market card | gain 1, bank 1
Harbour Chain W: gain 1, bank 1 | gain 1, bank 1 | bank 3, exhaust that card | bank 3, provoke that card
Sea Fort W pirate: gain 1, opponent gains 1 | gain 1, bank 1 | steal 2, bank 1 | gain 1, bank 1
Customs House W: gain 1, bank 2 | gain 1, bank 2 | steal 2 | steal 2 including banked
Tavern W 3+: gain 1 for each M, bank 2
Boarding Party R pirate: steal 5 | - | steal 1 | steal 5
Corsair R pirate: steal 4, bank 2 | - | - | steal 5
Fire Ship R: steal 8, sacrifice itself | steal 3, sacrifice itself | - | steal 8, sacrifice itself
Press Gang R: steal 3, swap with that card | - | - | steal 5
Gunner R: steal 3 | steal 3 | opponent steals 1 | steal 3
Quartermaster M pirate: gain 1, buy a card for 1
Privateer's Agent M 1 less: gain 1, bank 3
Chart Seller M: gain 1, buy a card for 0, exhaust itself
Fence M 3+: gain 1 for each R
Ransomer M: gain 2, provoke that card
"""
TYPES = "FWRM"  # in the order in which they resolve
RELIC, ELSE = "buy a relic", "else"
GAP = ""  # in the place of a card
PLACES, LIMIT, DUEL_LIMIT = 4, 5, 4
COSTS = {"abordage": (9, 10, 11, 12), "village": (8, 9, 10)}
DUEL_COSTS = {"abordage": (7, 8, 9, 10), "village": (6, 7, 8)}
USUAL = {
    "market": "abordage",
    "bank": "abordage",
    "duel_bank": "true",
    "deck": "ours",
    "relic_costs": "printed",
    "round_limit": "300",
}
MARKS = {"exhaust": "exhausted", "provoke": "provoked", "sacrifice": "sacrificed", "swap": "swapped"}
FINAL = {"market", "round", "revealed", "order", "drawn"}  # what cannot be taken back

Slot = tuple[int, str]  # a seat, and the side on which its card lies
Effects = tuple[str, ...]


# The cards


class Card(NamedTuple):
    """A card; what stands after ELSE it does if its owner cannot buy a relic."""

    type: str
    signs: Effects
    faces: dict[str, Effects]  # by the type of the facing card


def code(name: str) -> str:
    return name[:3].upper()


def card(line: str) -> tuple[str, Card]:
    head, _, tail = line.partition(": ")
    name, kind, signs = re.fullmatch(r"(.+) ([FWRM])\b(.*)", head).groups()  # type: ignore[union-attr]
    faces = [tuple(face.replace("-", "").split(", ")) for face in tail.split(" | ")]
    faces = faces * len(TYPES) if len(faces) == 1 else faces
    if kind == "M":
        less = re.search(r"(\d) less", signs)
        faces = [(f"{RELIC} for {less[0]}" if less else RELIC, ELSE, *face) for face in faces]
    return code(name), Card(kind, tuple(signs.split()), dict(zip(TYPES, faces, strict=True)))


def owners_card(line: str, is_duel: bool) -> tuple[str, Card]:
    """A card as the option writes it: letters, two names, type and marks, and what it does."""
    letters, _, _, traits, deeds = line.replace("_", " ").split(":")
    demand("take that card" not in deeds, "a card that takes another one away is not refereed")
    kind, *marks = traits.split(",")
    faces = [owners_face(face, is_duel) for face in deeds.split("|")]
    faces = faces * len(TYPES) if len(faces) == 1 else faces
    signs = ["3+" if mark == "three" else mark for mark in marks]
    return letters, Card(kind[0].upper(), tuple(signs), dict(zip(TYPES, faces, strict=True)))


def owners_face(face: str, is_duel: bool) -> Effects:
    """The effects that count: two players ignore those marked 3+, and an ELSE without any is none."""
    for kind in ("farmer", "wall", "raider", "merchant"):
        face = face.replace(f" {kind}", f" {kind[0].upper()}")
    relic, has_else, rest = face.partition(",else ")
    words = [word for word in (rest if has_else else relic).split(",") if word != "-"]
    counted = [word.removesuffix(" (3+)") for word in words if not (is_duel and word.endswith("(3+)"))]
    if not has_else:
        return tuple(counted)
    return (relic, ELSE, *counted) if counted else (relic,)


def cards(table: str) -> dict[str, Card]:
    return dict(map(card, table.strip().splitlines()))


START, OURS, FIRST_BOX = cards(STARTING), cards(ABORDAGE), cards(VILLAGE)
CARDS = START | OURS | FIRST_BOX
MARKETS = {"abordage": [*OURS], "village": [*FIRST_BOX], "both": [*FIRST_BOX, *OURS], "none": list[str]()}


@cache
def amount(effects: Effects, words: str) -> int:
    """The numbers of all effects in these words; N stands for the number."""
    found = [re.fullmatch(words.replace("N", r"(\d+)"), effect) for effect in effects]
    return sum(int(match[1]) for match in found if match)


def price(effects: Effects) -> int | None:
    """What the card costs that these effects buy."""
    return next((int(effect.split()[-1]) for effect in effects if effect.startswith("buy a card for ")), None)


# Questions


class Draw(NamedTuple):
    """Chance is asked for one of these."""

    outcomes: list[str]


class Ask(NamedTuple):
    """Seats are asked at once; each by what it may say next, after what it has said: nothing when it is done."""

    seats: dict[int, Callable[[list[str]], list[str]]]


Question = Draw | Ask
Answer = str | dict[int, list[str]]
Play = Generator[Question, Answer, None]


def one_of(seat: int, choices: Iterable[str]) -> Ask:
    return Ask({seat: once(list(choices))})


def once(choices: list[str]) -> Callable[[list[str]], list[str]]:
    return lambda said: [] if said else choices


def taken(one: dict[int, list[str]] | str, seat: int) -> str:
    assert isinstance(one, dict)
    return one[seat][0]


# The table


class Village:
    """All that lies on the table. `play` is the whole game: it stops where somebody, or chance, is asked."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = range(1, seats + 1)
        self.is_duel = seats == 2
        is_duel_bank = self.is_duel and options["duel_bank"] == "true"
        self.bank_limit = DUEL_LIMIT if is_duel_bank else LIMIT
        printed = (DUEL_COSTS if is_duel_bank else COSTS)[options["bank"]]
        stated = options["relic_costs"]
        self.costs = printed if stated == "printed" else tuple(map(int, stated.split(",")))
        self.round_limit = int(options["round_limit"])
        self.facts: list[Fact] = []
        self.cards, markets = CARDS, MARKETS
        if options["deck"] != "ours":
            owned = dict(owners_card(line, self.is_duel) for line in options["deck"].split(";"))
            self.cards = START | FIRST_BOX | owned
            markets = MARKETS | {"abordage": [*owned], "both": [*FIRST_BOX, *owned]}
        in_play = markets[options["market"]]
        self.unseen = {name for name in in_play if not (self.is_duel and "3+" in self.cards[name].signs)}
        self.buried: list[str] = []  # under the cards that nobody has seen; the next one first
        self.market: list[str] = []
        self.stocks, self.banks = dict.fromkeys(self.seats, 1), dict.fromkeys(self.seats, 1)
        self.relics = dict.fromkeys(self.seats, 0)
        self.hands = {seat: Counter([*START]) for seat in self.seats}
        self.lines: dict[int, list[str]] = {seat: [] for seat in self.seats}  # cards on the table, face down
        self.resting: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.provoked: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.played: dict[Slot, str] = {}
        self.marks: dict[Slot, set[str]] = {}
        self.done: dict[Slot, Effects] = {}  # what each card has done this round
        self.rounds, self.is_over, self.winners = 0, False, list[int]()

    def tell(self, *fact: str | int, by: Iterable[Slot] = ()) -> None:
        """What happens, behind the cards that bring it about."""
        self.facts += [("acts", *slot, self.played[slot]) for slot in by]
        self.facts.append(fact)

    def wealth(self, seat: int) -> int:
        return self.stocks[seat] + self.banks[seat]

    def play(self) -> Play:
        yield from self._refill()
        while self.rounds < self.round_limit and not self.is_over:
            self.tell("round", self.rounds + 1)
            yield from self._plan()
            self._reveal()
            for type_now in TYPES:
                yield from self._resolve_type(type_now)
            if not self.is_over:
                yield from self._refresh()
                self.rounds += 1
        if not self.is_over:
            self.tell("draw", self.rounds)
        self.is_over = True

    # The pile

    def _top(self) -> Generator[Question, Answer, str]:
        """The top card of the pile, if there is one: chance knows which, until only those are left that were buried."""
        if not self.unseen:
            return self.buried.pop(0) if self.buried else ""
        top = yield Draw(sorted(self.unseen))
        assert isinstance(top, str)
        self.unseen.remove(top)
        return top

    def _refill(self, place: int = PLACES) -> Play:
        """A new card takes its place in the row; what was short is filled at the end."""
        while len(self.market) < PLACES and (top := (yield from self._top())):
            self.market.insert(place, top)
            self.tell("market", top)

    # Planning

    def _plan(self) -> Play:
        """All who have a card to plan are asked at once; a single one says card after card."""
        asked = [seat for seat in self.seats if self._plannable(seat, [])]
        if len(asked) > 1:
            plans = yield Ask({seat: self._planner(seat) for seat in asked})
            assert isinstance(plans, dict)
            for seat, names in plans.items():
                self._lay(seat, names)
        else:
            for seat in asked:
                while choices := self._plannable(seat, []):
                    self._lay(seat, [taken((yield one_of(seat, choices)), seat)])
        for seat in self.seats:
            self.lines[seat] += [GAP] * (2 - len(self.lines[seat]))
            self.provoked[seat] = []

    def _lay(self, seat: int, names: list[str]) -> None:
        for name in names:
            self.tell("planned", seat, self._sides()[len(self.lines[seat])], name)
            self.lines[seat].append(name if name != "none" else GAP)
        self.hands[seat] -= Counter(names)
        self.provoked[seat] = list((Counter(self.provoked[seat]) - Counter(names)).elements())

    def _sides(self) -> tuple[str, str]:
        return ("front", "behind") if self.is_duel else ("left", "right")

    def _planner(self, seat: int) -> Callable[[list[str]], list[str]]:
        return lambda said: self._plannable(seat, said)

    def _plannable(self, seat: int, said: list[str]) -> list[str]:
        """Cards in hand; where the room left is needed for provoked cards, only those; a single card on either side."""
        room = 2 - len(self.lines[seat]) - len(said)
        owed = Counter(self.provoked[seat]) - Counter(said)
        free = self.hands[seat] - Counter(said)
        if room == 0 or not free:
            return []
        if room == 2 and free.total() == 1:
            return [*free, "none"]
        return sorted(owed if owed.total() >= room else free)

    def _reveal(self) -> None:
        sides = self._sides()[:1] if self.is_duel else self._sides()
        self.played = {(seat, side): self.lines[seat].pop(0) for seat in self.seats for side in sides}
        self.marks = {slot: set() for slot in self.played}
        self.done = {}
        for (seat, side), name in self.played.items():
            self.tell("revealed", seat, side, name or "none")

    # Resolution

    def facing(self, slot: Slot) -> Slot:
        seat, side = slot
        if side == "front":
            return 3 - seat, "front"
        if side == "left":
            return seat % len(self.seats) + 1, "right"
        return (seat - 2) % len(self.seats) + 1, "left"

    def _type(self, slot: Slot) -> str:
        return self.cards[self.played[slot]].type if self.played[slot] else GAP

    def _resolve_type(self, type_now: str) -> Play:
        if self.is_over:
            return
        slots = [slot for slot in self.played if self._type(slot) == type_now]
        later = (yield from self._second_merchants(slots)) if type_now == "M" else []
        for together in ([slot for slot in slots if slot not in later], later):
            if together and not self.is_over:
                yield from self._resolve(together)
                self._end_if_won()

    def _second_merchants(self, slots: list[Slot]) -> Generator[Question, Answer, list[Slot]]:
        """Whoever plays two Merchants chooses which resolves first; the others are the second ones."""
        count = Counter(seat for seat, _ in slots)
        doubled = [seat for seat in self.seats if count[seat] == 2]
        choosers = [seat for seat in doubled if self._differ((seat, "left"), (seat, "right"))]
        unasked = [(seat, "right") for seat in doubled if seat not in choosers]
        if not choosers:
            return unasked
        said = yield Ask({seat: once(["left first", "right first"]) for seat in choosers})
        first = {seat: taken(said, seat).split()[0] for seat in choosers}
        for seat, side in first.items():
            self.tell("order chosen", seat, side)
            self.tell("order", seat, side, self.played[seat, side])
        return [(seat, side) for seat, side in slots if seat in first and side != first[seat]] + unasked

    def _differ(self, left: Slot, right: Slot) -> bool:
        """Whether the order of two Merchants matters: not if they are equal, and both face a card or both a gap."""
        faced = [bool(self.played[self.facing(slot)]) for slot in (left, right)]
        return self.played[left] != self.played[right] or faced[0] != faced[1]

    def _resolve(self, slots: list[Slot]) -> Play:
        effects = {slot: self._effects(slot) for slot in slots}
        self.done |= effects
        for slot in slots:
            self._gain(slot, effects[slot])
        yield from self._steal(effects)
        self._bank(effects)
        for slot in slots:
            self._other(slot, effects[slot])
        for slot in slots:
            yield from self._take_top(slot, effects[slot])
        yield from self._buy(effects)

    def _effects(self, slot: Slot) -> Effects:
        """By the type of the facing card, against a gap nothing; where there is an ELSE, it is judged now."""
        if not self.played[self.facing(slot)]:
            return ()
        words = self.cards[self.played[slot]].faces[self._type(self.facing(slot))]
        if ELSE not in words:
            return words
        return words[:1] if self._can_buy_relic(slot[0], words) else words[2:]

    def _relic_cost(self, seat: int, words: Effects) -> int | None:
        """Nothing if there is no next relic."""
        owned, less = self.relics[seat], amount(words, f"{RELIC} for N less")
        return max(0, self.costs[owned] - less) if owned < len(self.costs) else None

    def _can_buy_relic(self, seat: int, words: Effects) -> bool:
        cost = self._relic_cost(seat, words)
        return cost is not None and self.wealth(seat) >= cost

    def _gain(self, slot: Slot, effects: Effects) -> None:
        opponent = self.facing(slot)[0]
        count = Counter(map(self._type, self.played))
        own = amount(effects, "gain N")
        own += sum(amount(effects, f"gain N for each {kind}") * count[kind] for kind in TYPES)
        own += sum(amount(effects, f"gain N for each other {kind}") * (count[kind] - 1) for kind in TYPES)
        self._receive(slot[0], own, slot, "own-card")
        self._receive(opponent, amount(effects, "opponent gains N"), slot, "facing-card")

    def _receive(self, seat: int, turnips: int, slot: Slot, why: str) -> None:
        if turnips:
            self.stocks[seat] += turnips
            self.tell("gained", seat, turnips, self.played[slot], why, by=[slot])

    # Theft

    def _steal(self, effects: dict[Slot, Effects]) -> Play:
        """Everything is taken before any loot arrives."""
        wanted, banked = Counter[tuple[int, int]](), Counter[tuple[int, int]]()  # by victim and thief
        by: dict[tuple[str, int, int], list[Slot]] = {}  # the cards, by purse, victim and thief
        for slot, words in effects.items():
            seat, opponent = slot[0], self.facing(slot)[0]
            wanted[opponent, seat] += amount(words, "steal N") + amount(words, "steal N including banked")
            banked[opponent, seat] += amount(words, "steal N including banked")
            wanted[seat, opponent] += amount(words, "opponent steals N")
            for purse, victim, thief, reaching in (
                ("stock", opponent, seat, r"steal N( including banked)?"),
                ("stock", seat, opponent, "opponent steals N"),
                ("bank", opponent, seat, "steal N including banked"),
            ):
                by.setdefault((purse, victim, thief), []).extend([slot] if amount(words, reaching) else [])
        loot = Counter[int]()
        for victim in self.seats:
            got = yield from self._rob(victim, self.stocks, "stock", thieves_of(victim, wanted), by)
            lacks = {
                thief: min(n, wanted[victim, thief] - got[thief]) for thief, n in thieves_of(victim, banked).items()
            }
            got += yield from self._rob(victim, self.banks, "bank", {thief: n for thief, n in lacks.items() if n}, by)
            loot += got
        for thief, turnips in loot.items():
            self.stocks[thief] += turnips

    def _rob(
        self,
        victim: int,
        purses: dict[int, int],
        purse: str,
        wanted: dict[int, int],
        by: dict[tuple[str, int, int], list[Slot]],
    ) -> Generator[Question, Answer, Counter[int]]:
        shares = split(purses[victim], wanted)
        if sum(shares.values()) < min(purses[victim], sum(wanted.values())):
            lucky = yield Draw([f"chicken {thief}" for thief in sorted(wanted)])
            assert isinstance(lucky, str)
            winner = int(lucky.split()[1])
            shares[winner] += 1
            self.tell("chicken", winner, victim, by=by[purse, victim, winner])
        for thief, turnips in shares.items():
            self.tell("stolen", thief, victim, turnips, wanted[thief], purse, by=by[purse, victim, thief])
            purses[victim] -= turnips
        return Counter(shares)

    # Bank and other effects

    def _bank(self, effects: dict[Slot, Effects]) -> None:
        for slot, words in effects.items():
            seat, wanted = slot[0], amount(words, "bank N")
            fits = min(wanted, self.stocks[seat], self.bank_limit - self.banks[seat])
            self.stocks[seat] -= fits
            self.banks[seat] += fits
            if wanted:
                self.tell("banked", seat, fits, wanted, by=[slot])

    def _other(self, slot: Slot, effects: Effects) -> None:
        seat, facing = slot[0], self.facing(slot)
        for effect in effects:
            verb, _, whom = effect.partition(" ")
            if verb == "swap":
                self._mark(slot, verb, slot)
                self._mark(facing, verb, slot)
            elif verb in MARKS and (whom != "that market card" or self.played[facing] not in START):
                self._mark(slot if whom == "itself" else facing, verb, slot)
            elif verb == "move":
                self.tell("withdrawn", seat, self.banks[seat], by=[slot])
                self.stocks[seat] += self.banks[seat]
                self.banks[seat] = 0

    def _take_top(self, slot: Slot, effects: Effects) -> Play:
        """What is decided by chance comes after the other effects of the step."""
        if "take the top card" in effects and (top := (yield from self._top())):
            self.hands[slot[0]][top] += 1
            self.tell("drawn", slot[0], top, by=[slot])

    def _mark(self, slot: Slot, verb: str, by: Slot) -> None:
        self.marks[slot].add(MARKS[verb])
        self.tell("marked", slot[0], self.played[slot], MARKS[verb], by=[by])

    # Buying

    def _buy(self, effects: dict[Slot, Effects]) -> Play:
        """Relics, then cards; in which order cards are bought is drawn before all."""
        prices: dict[int, dict[Slot, int]] = {}
        for slot, words in effects.items():
            if (cost := price(words)) is not None:
                prices.setdefault(slot[0], {})[slot] = cost
        payers = [seat for seat, costs in prices.items() if self.wealth(seat) >= min(costs.values()) and self.market]
        order = yield from self._order({seat: list(prices[seat]) for seat in payers})
        for slot, words in effects.items():
            if any(word.startswith(RELIC) for word in words) and self._can_buy_relic(slot[0], words):
                self._buy_relic(slot, words)
        for seat in order:
            for slot, cost in prices[seat].items():
                yield from self._buy_card(seat, cost, [], [slot])

    def _order(self, buyers: dict[int, list[Slot]]) -> Generator[Question, Answer, list[int]]:
        """The poorest first; among equals the chicken picks one after another."""
        order, wealth = list[int](), {seat: self.wealth(seat) for seat in buyers}
        while len(order) < len(buyers):
            left = [seat for seat in buyers if seat not in order]
            tied = sorted(seat for seat in left if wealth[seat] == min(wealth[other] for other in left))
            if len(tied) > 1:
                first = yield Draw([f"first {seat}" for seat in tied])
                assert isinstance(first, str)
                tied = [int(first.split()[1])]
                self.tell("first", *tied, by=buyers[tied[0]])
            order += tied
        return order

    def _pay(self, seat: int, cost: int) -> None:
        from_stock = min(cost, self.stocks[seat])
        self.stocks[seat] -= from_stock
        self.banks[seat] -= cost - from_stock

    def _buy_relic(self, slot: Slot, words: Effects) -> None:
        seat = slot[0]
        cost = self._relic_cost(seat, words)
        assert cost is not None
        self._pay(seat, cost)
        self.relics[seat] += 1
        self.tell("relic", seat, self.relics[seat], cost, by=[slot])

    def _buy_card(self, seat: int, cost: int, instead: list[str], by: list[Slot]) -> Play:
        """One must; but after a pirate one may. What leaves no choice is not asked."""
        choices = [*sorted(self.market), *instead]
        if not self.market or self.wealth(seat) < cost:
            return
        chosen = taken((yield one_of(seat, choices)), seat) if len(choices) > 1 else choices[0]
        if chosen == "none":
            self.tell("no more", seat)
            return
        self._pay(seat, cost)
        place = self.market.index(chosen)
        del self.market[place]
        self.hands[seat][chosen] += 1
        self.tell("bought", seat, chosen, cost, by=by)
        yield from self._refill(place)
        if "pirate" in self.cards[chosen].signs and not instead:
            yield from self._buy_card(seat, 1, ["none"], [])

    # Refresh

    def _refresh(self) -> Play:
        back, self.resting = self.resting, {seat: [] for seat in self.seats}
        for seat, names in back.items():
            self.hands[seat].update(names)
            self.facts += [("returned", seat, name) for name in names]
        there = [slot for slot in self.played if self.played[slot]]
        for slot in there:
            self._clear(slot)
        yield from self._refill()
        for slot in there:
            words = self.done.get(slot, ())
            self._receive(slot[0], amount(words, "gain N during refresh"), slot, "refresh")
        self.played = {}

    def _clear(self, slot: Slot) -> None:
        seat, name, marks = slot[0], self.played[slot], self.marks[slot]
        if "swapped" in marks:
            owner = self.facing(slot)[0]
            self.hands[owner][name] += 1
            self.tell("changed hands", seat, name, owner)
        elif "sacrificed" in marks:
            self.buried.append(name)
            self.tell("buried", seat, name)
        elif "exhausted" in marks:
            self.resting[seat].append(name)
            self.tell("rested", seat, name)
        else:
            self.hands[seat][name] += 1
            self.provoked[seat] += [name] * ("provoked" in marks)

    # The end

    def held(self, seat: int) -> list[str]:
        """The cards in the hand and on the table; those that rest do not count."""
        on_table = [name for (owner, _), name in self.played.items() if owner == seat]
        return sorted(filter(None, [*self.hands[seat].elements(), *self.lines[seat], *on_table]))

    def _count(self, seat: int) -> int:
        return len(self.held(seat))

    def _end_if_won(self) -> None:
        best = [seat for seat in self.seats if self.relics[seat] == len(self.costs)]
        why = "relics"
        for word, rank in (("turnips", self.wealth), ("cards", self._count)):
            if len(best) > 1:
                best, why = [seat for seat in best if rank(seat) == max(map(rank, best))], word
        why = "shared" if len(best) > 1 else why
        self.is_over, self.winners = bool(best), best
        self.facts += [("won", seat, self.relics[seat], why) for seat in best]


def thieves_of(victim: int, wanted: Counter[tuple[int, int]]) -> dict[int, int]:
    return {thief: n for (robbed, thief), n in wanted.items() if robbed == victim and n}


def split(turnips: int, wanted: dict[int, int]) -> dict[int, int]:
    """Turnip by turnip, to the thief who has fewest and wants more; the odd one to who wants most, or to chance."""
    got = dict.fromkeys(wanted, 0)
    while turnips:
        hungry = [thief for thief in got if got[thief] < wanted[thief]]
        poorest = [thief for thief in hungry if got[thief] == min(got[other] for other in hungry)]
        if len(poorest) > turnips:
            poorest = [thief for thief in poorest if wanted[thief] == max(wanted[other] for other in poorest)]
        if not poorest or len(poorest) > turnips:
            break
        for thief in poorest:
            got[thief] += 1
        turnips -= len(poorest)
    return got


# The record


class Entry(NamedTuple):
    """A line of the course: who, or what it is; what is said; and what that brought about."""

    who: str
    what: str
    facts: list[Fact]


class Referee(Reader[Entry]):
    """Replays a record line by line; `entries` are those in force, with the facts that the referee saw."""

    usual = USUAL
    deeds = ("together", *Reader.deeds)

    def _begin(self) -> None:
        self.village = Village(len(self.players), self.options)
        self.course = self.village.play()
        self.question: Question | None = None
        if len(self.players) > 1:
            self.question = next(self.course)
            self.village.facts.clear()

    def _scores(self) -> Iterable[int]:
        return self.village.relics.values()

    def _is_finished(self) -> bool:
        return self.village.is_over

    def _best(self) -> list[int]:
        return self.village.winners

    def _enter(self, who: str, what: str) -> None:
        demand(not self._is_over(), f"{who} when all is over")
        if who == "resigns":
            self.players[int(what) - 1] = "bot"
        elif who not in ("agreed", "ended"):
            self._answer(self._rightful_answer(who, what))
        self.entries.append(Entry(who, what, self.village.facts[:]))
        self.village.facts.clear()

    def _answer(self, answer: Answer) -> None:
        try:
            self.question = self.course.send(answer)
        except StopIteration:
            self.question = None

    def _rightful_answer(self, who: str, what: str) -> Answer:
        question = self.question
        if who == "chance":
            outcome = what if " " in what else what.upper()
            demand(isinstance(question, Draw) and outcome in question.outcomes, f"chance cannot bring {what}")
            return outcome
        parts = [part.split(":") for part in what.split(";")] if who == "together" else [[who, what]]
        demand(all(len(part) == 2 for part in parts), f"what is {what}")
        said = [(seat.strip(), move.strip()) for seat, move in parts]
        runs = [(seat, [spelled(move) for _, move in run]) for seat, run in groupby(said, key=lambda one: one[0])]
        demand(isinstance(question, Ask), f"{who} is not asked")
        assert isinstance(question, Ask)
        demand([seat for seat, _ in runs] == [str(seat) for seat in question.seats], f"{what}: others are asked")
        demand((who == "together") == (len(question.seats) > 1), f"{who}: together, or alone")
        for seat, moves in runs:
            self._check_moves(int(seat), moves, question.seats[int(seat)])
        return {int(seat): moves for seat, moves in runs}

    def _check_moves(self, seat: int, moves: list[str], choices: Callable[[list[str]], list[str]]) -> None:
        for place, move in enumerate(moves):
            demand(move in choices(moves[:place]), f"{seat} cannot say {move}")
        demand(not choices(moves), f"{seat} has not said all")

    def _take_back(self, seat: int, count: int) -> None:
        """What has shown something is not taken back."""
        shown = {fact[0] for entry in self._undone(seat, count) for fact in entry.facts}
        demand(not shown & FINAL, "what was shown is not taken back")
        kept = self.entries[:-count]
        self._begin()
        self.entries = []
        for entry in kept:
            self._enter(entry.who, entry.what)

    # What could be done

    def asked(self) -> list[int]:
        return list(self.question.seats) if isinstance(self.question, Ask) and not self._is_over() else []

    def choices(self, seat: int, said: list[str]) -> list[str]:
        """What a seat may say after what it has said, as a record writes it."""
        return self.question.seats[seat](said) if isinstance(self.question, Ask) and seat in self.asked() else []

    def outcomes(self) -> list[str]:
        return self.question.outcomes if isinstance(self.question, Draw) and not self._is_over() else []


def spelled(move: str) -> str:
    return move.lower() if " " in move or move.lower() == "none" else move.upper()

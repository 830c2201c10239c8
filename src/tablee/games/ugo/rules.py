"""The rules of UGO!: first the few functions that the contract asks for, then the rulebook in its order."""

from tablee.games.bits import count, is_several, lowest, nth, only, only_nth
from tablee.games.chance import Random, below
from tablee.games.compiled import rule
from tablee.games.seats import ahead, left_of, seat_at
from tablee.games.steps import Steps, tell
from tablee.games.ugo.box import (
    BONUS,
    COLOUR_SET,
    FARMER_PLACES,
    FARMERS_NEEDED,
    FARMERS_PRINTED,
    LIKE,
    LOST_WITH,
    MOST_SEATS,
    NO_CARD,
    OF_COLOURS,
    PENALTY,
    SPACES,
    WON_WITH,
    colour,
    deck_of,
    value,
)
from tablee.games.ugo.packed_trick import EMPTY, card_at, cards_of, first_played, with_card
from tablee.games.ugo.story import Step, WhyPaid, WhyScored, WhyWon
from tablee.games.ugo.table import Moves, Phase, Table


@rule
def awaited(table: Table) -> int:
    """A card is asked for even when only one is legal: an unasked play would tell the others something. §asked"""
    if table.phase == Phase.PLAY or table.phase == Phase.LAY:
        return only(table.turn)
    return 0


@rule
def legal(table: Table, seat: int, moves: Moves) -> None:
    """The cards that a seat may play, or name for the top of a pile."""
    cards = 0
    if seat == table.turn:
        if table.phase == Phase.PLAY:
            cards = legal_cards(table, seat)
        elif table.phase == Phase.LAY:
            cards = nameable_cards(table, seat)
    moves.bits[0] = cards


@rule
def apply(table: Table, seat: int, card: int, steps: Steps | None = None) -> None:
    """Play a card, or name the card that comes on top."""
    if table.phase == Phase.PLAY:
        play(table, seat, card, steps)
    else:
        lay(table, seat, card, steps)
        lay_unasked(table, seat, steps)


@rule
def chances(table: Table) -> int:
    """How many equally likely draws there are: first dealers, or cards to deal."""
    if table.phase == Phase.DEAL:
        return count(table.aside)
    if table.phase == Phase.DEALER:
        return int(table.seats)
    return 0


@rule
def drawn(table: Table, n: int) -> int:
    """What the n-th of those draws brings: a dealer, or a card."""
    if table.phase == Phase.DEAL:
        return nth(table.aside, n)
    return int(n)


@rule
def apply_chance(table: Table, outcome: int, steps: Steps | None = None) -> None:
    """Make a seat the first dealer, or deal a card."""
    if table.phase == Phase.DEALER:
        draw_dealer(table, outcome, steps)
    else:
        deal(table, outcome, steps)


@rule
def settle(table: Table, random: Random) -> None:
    """Make all draws that are owed: the same as one by one, at the speed that simulations want."""
    if table.phase == Phase.DEALER:
        draw_dealer(table, below(random, int(table.seats)), None)
    while table.phase == Phase.DEAL:
        deal_hand(table, random)


@rule
def is_over(table: Table) -> bool:
    """Whether the last round is scored. §end"""
    return bool(table.phase == Phase.OVER)


@rule
def score(table: Table, seat: int) -> int:
    """A seat's points over all rounds. §end"""
    return int(table.scores[seat])


@rule
def winners(table: Table) -> int:
    """The highest total wins, and a tie is a shared win. §end"""
    return ahead(table)


# The round


@rule
def draw_dealer(table: Table, dealer: int, steps: Steps | None) -> None:
    """The first dealer is drawn. §dealer"""
    if steps is not None:
        tell(steps, Step.DEALER_DRAWN, dealer)
    table.dealer = dealer
    begin_round(table, steps)


@rule
def begin_round(table: Table, steps: Steps | None) -> None:
    """All cards are gathered, all farmers go back, and the printed ones stay. §kingdom"""
    if steps is not None:
        tell(steps, Step.ROUND_BEGUN, table.rounds_played + 1, table.dealer)
    table.phase = Phase.DEAL
    table.turn = 0
    table.tricks_played = 0
    table.aside = deck_of(table.cards)
    table.trick = EMPTY
    table.kingdoms[:] = 0
    table.colours[:] = 0
    table.spaces[:, :] = 0
    table.tops[:, :] = NO_CARD
    table.depths[:] = 0
    table.farmers[:] = 0
    table.voids[:] = 0


@rule
def deal(table: Table, card: int, steps: Steps | None) -> None:
    """Each player gets ten cards, however many play; the rest stay aside, unseen. §deal §hand-size"""
    if steps is not None:
        tell(steps, Step.CARD_DEALT, table.turn, card)
    table.hands[table.turn] |= only(card)
    table.aside ^= only(card)
    if count(table.hands[table.turn]) == table.hand_size:
        end_hand(table)


@rule
def deal_hand(table: Table, random: Random) -> None:
    """Deal a seat all the cards it lacks."""
    hand, aside = table.hands[table.turn], table.aside
    left = count(aside)
    for _ in range(table.hand_size - count(hand)):
        card = only_nth(aside, below(random, left))
        hand |= card
        aside ^= card
        left -= 1
    table.hands[table.turn] = hand
    table.aside = aside
    end_hand(table)


@rule
def end_hand(table: Table) -> None:
    """When every hand is full, the player to the dealer's left leads. §dealer"""
    table.turn += 1
    if table.turn == table.seats:
        table.leader = left_of(table.dealer, table.seats)
        table.turn = table.leader
        table.phase = Phase.PLAY


@rule
def place_of(seat: int, leader: int, seats: int) -> int:
    """Where in a trick a seat plays; the leader's place is 0."""
    place = seat + seats - leader
    return place - seats if place >= seats else place


# The trick


@rule
def legal_cards(table: Table, seat: int) -> int:
    """Follow the colour led if you can; otherwise play any card. §follow"""
    hand = int(table.hands[seat])  # before the lead, the colour led is that of no card
    following = hand & LIKE[card_at(table.trick, 0)]
    return int(following or hand)


@rule
def play(table: Table, seat: int, card: int, steps: Steps | None) -> None:
    """A card goes from the hand into the trick; then it is the next player's turn, or the trick is complete."""
    if steps is not None:
        tell(steps, Step.CARD_PLAYED, seat, card)
    place = place_of(seat, table.leader, table.seats)
    table.hands[seat] ^= only(card)
    remember_void(table, seat, card)
    table.trick = with_card(table.trick, place, card)
    if place + 1 < table.seats:
        table.turn = left_of(seat, table.seats)
    else:
        end_trick(table, steps)


@rule
def remember_void(table: Table, seat: int, card: int) -> None:
    """Who does not follow shows that the hand holds none of the colour led. §follow"""
    led = card_at(table.trick, 0)
    table.voids[seat] |= COLOUR_SET[led] & ~COLOUR_SET[card]


@rule
def end_trick(table: Table, steps: Steps | None) -> None:
    """The winner is paid, lays the cards, and leads next."""
    place = trick_winner(table.trick)
    winner = seat_at(table.leader, place, table.seats)
    if steps is not None:
        tell(steps, Step.TRICK_WON, winner, card_at(table.trick, place), why_won(table.trick, place))
    pay_farmers(table, place, steps)
    table.to_lay = cards_of(table.trick)
    table.turn = winner
    table.phase = Phase.LAY
    lay_unasked(table, winner, steps)


@rule
def trick_winner(trick: int) -> int:
    """The highest value wins, whatever its colour; then the colour led; then the first played. §winner

    >>> from tablee.games.ugo.cards import trick
    >>> trick_winner(trick("B3 G7 R1 B7"))  # blue was led: the fourth card wins
    3
    """
    led = colour(card_at(trick, 0))
    winner, best = 0, -1
    for place in range(MOST_SEATS):
        card = card_at(trick, place)
        rank = 2 * value(card) + (colour(card) == led)
        if rank > best:
            winner, best = place, rank
    return winner


@rule
def why_won(trick: int, place: int) -> int:
    """What decided the trick. §winner"""
    winning, as_high = card_at(trick, place), 0
    for other in range(MOST_SEATS):
        as_high += value(card_at(trick, other)) == value(winning)
    if as_high == 1:
        return WhyWon.HIGHEST
    if colour(winning) == colour(card_at(trick, 0)):
        return WhyWon.LED_COLOUR
    return WhyWon.FIRST_PLAYED


# Farmers


@rule
def pay_farmers(table: Table, winning_place: int, steps: Steps | None) -> None:
    """The winner is served first, then the others in playing order. §supply"""
    trick, leader, seats = int(table.trick), int(table.leader), int(table.seats)
    winner, winning = seat_at(leader, winning_place, seats), card_at(trick, winning_place)
    supply = farmers_in_supply(table)
    supply -= take_farmers(table, winner, winning, farmers_for_winning(winning), supply, WhyPaid.WON, steps)
    for other in range(MOST_SEATS - 1):  # a fixed number, which the compiler unrolls
        if other < seats - 1:
            place = other + (other >= winning_place)  # the winner's is passed over
            card = card_at(trick, place)
            earned, why = farmers_for_losing(card, winning), why_paid_for_losing(card, winning)
            supply -= take_farmers(table, seat_at(leader, place, seats), card, earned, supply, why, steps)


@rule
def farmers_for_winning(card: int) -> int:
    """The farmers printed on a card go to the player who wins the trick with it. §farmers"""
    return int(WON_WITH[card])


@rule
def farmers_for_losing(card: int, winning: int) -> int:
    """A 1 earns 1 from a winner of its colour and 2 from another; a 2 earns 1, from another colour only. §losers"""
    return int(LOST_WITH[int(colour(card) != colour(winning)), card])


@rule
def why_paid_for_losing(card: int, winning: int) -> int:
    """Whose colour the winner's card has. §losers"""
    return WhyPaid.LOST_TO_SAME_COLOUR if colour(card) == colour(winning) else WhyPaid.LOST_TO_OTHER_COLOUR


@rule
def farmers_in_supply(table: Table) -> int:
    """All tokens that are in no kingdom; the printed farmers are none of them. §supply"""
    placed = 0
    for seat in range(MOST_SEATS):
        placed += int(table.farmers[seat])
    return int(table.farmer_supply) - placed


@rule
def take_farmers(table: Table, seat: int, card: int, earned: int, supply: int, why: int, steps: Steps | None) -> int:
    """Farmers fill the first free places; those without a place, or missing in the supply, are lost. §places"""
    taken = int(min(earned, FARMER_PLACES - table.farmers[seat], supply))
    table.farmers[seat] += taken
    if steps is not None and earned > 0:
        tell(steps, Step.FARMERS_PAID, seat, card, taken, earned - taken, why)
    return taken


# Laying


@rule
def nameable_cards(table: Table, winner: int) -> int:
    """First any card of a new colour; then one of each colour that was there, as it came in the trick. §naming"""
    to_lay = int(table.to_lay)
    new = int(to_lay & ~OF_COLOURS[table.colours[winner]])
    return new or int(to_lay & LIKE[first_played(table.trick, to_lay)])


@rule
def lay_unasked(table: Table, winner: int, steps: Steps | None) -> None:
    """A naming with only one candidate is done unasked. §naming"""
    while table.to_lay:
        candidates = nameable_cards(table, winner)
        if is_several(candidates):
            return
        lay(table, winner, lowest(candidates), steps)
    lead_next(table, winner, steps)


@rule
def lay(table: Table, winner: int, top: int, steps: Steps | None) -> None:
    """All cards of one colour go on its space, the named one on top. §laying"""
    space = space_of(table, winner, colour(top))
    under = (table.to_lay & LIKE[top]) ^ only(top)
    while under:
        card = first_played(table.trick, under)
        lay_card(table, winner, card, space, steps)
        under ^= only(card)
    lay_card(table, winner, top, space, steps)
    table.tops[winner, space] = top
    table.to_lay &= ~LIKE[top]
    table.spaces[winner, colour(top)] = space
    table.colours[winner] |= only(colour(top))


@rule
def space_of(table: Table, seat: int, of_colour: int) -> int:
    """One colour a space and one space a colour; a new colour opens the leftmost empty one. §laying"""
    colours, space = table.colours[seat], table.spaces[seat, of_colour]
    return int(space if colours & only(of_colour) else count(colours))


@rule
def lay_card(table: Table, seat: int, card: int, space: int, steps: Steps | None) -> None:
    """A card goes on top of the cards of its colour; piles never move. §laying"""
    if steps is not None:
        tell(steps, Step.CARD_LAID, seat, card, space)
    table.kingdoms[seat] |= only(card)
    table.depths[card] = count(table.kingdoms[seat] & LIKE[card])


@rule
def lead_next(table: Table, winner: int, steps: Steps | None) -> None:
    """The winner of a trick leads the next one. §lead"""
    table.leader = winner
    table.trick = EMPTY
    table.phase = Phase.PLAY
    table.tricks_played += 1
    if table.tricks_played == table.hand_size:
        end_round(table, steps)


# The score


@rule
def end_round(table: Table, steps: Steps | None) -> None:
    """Round scores add up; after the last round the game is over, else the deal passes on. §end §rounds §dealer"""
    for seat in range(table.seats):
        points = round_score(table, seat)
        table.scores[seat] += points
        if steps is not None:
            tell_score(table, seat, steps)
            tell(steps, Step.ROUND_SCORED, seat, points, table.scores[seat])
    table.rounds_played += 1
    if table.rounds_played == table.rounds:
        end_game(table, steps)
    else:
        table.dealer = left_of(table.dealer, table.seats)
        begin_round(table, steps)


@rule
def round_score(table: Table, seat: int) -> int:
    """The points of a kingdom, space by space. §scoring"""
    points = 0
    for space in range(SPACES):
        points += space_score(space, table.tops[seat, space], farmers_missing(space, table.farmers[seat]))
    return points


@rule
def space_score(space: int, top: int, missing: int) -> int:
    """Farmed: the top card, or the bonus if there is none. Cards without farmers: 5 less for each. §scoring"""
    if missing:
        return -PENALTY * missing if top != NO_CARD else 0
    return value(top) if top != NO_CARD else int(BONUS[space])


@rule
def farmers_missing(space: int, farmers: int) -> int:
    """The empty places of a space, when farmers fill the kingdom from the left. §kingdom §places"""
    missing = -FARMERS_PRINTED - int(farmers)
    for filled in range(space + 1):
        missing += FARMERS_NEEDED[filled]
    return int(min(max(missing, 0), FARMERS_NEEDED[space]))


@rule
def tell_score(table: Table, seat: int, steps: Steps) -> None:
    """Tell what each space is worth, and why. §scoring"""
    for space in range(SPACES):
        top = table.tops[seat, space]
        missing = farmers_missing(space, table.farmers[seat])
        points = space_score(space, top, missing)
        if top != NO_CARD:
            why = WhyScored.FARMERS_MISSING if missing else WhyScored.TOP_CARD
            tell(steps, Step.SPACE_SCORED, seat, space, points, missing, why)
        elif points:
            tell(steps, Step.SPACE_SCORED, seat, space, points, missing, WhyScored.BONUS)


@rule
def end_game(table: Table, steps: Steps | None) -> None:
    """The highest total wins. §end"""
    table.phase = Phase.OVER
    if steps is not None:
        for seat in range(table.seats):
            if winners(table) & only(seat):
                tell(steps, Step.GAME_WON, seat, table.scores[seat])

"""The games for OpenSpiel, with explicit chance. Importing this registers them:

`tablee_ugo`, `tablee_vigo`, `tablee_pillage`, and so on for every game; and `tablee_pillage_turns`, in which those who
are asked at once decide one after the other, without seeing what the others have decided.

`pyspiel.load_game("tablee_ugo(players=3,options=rounds:1;hand_size:3)")` chooses seats and options; where a value has
commas, write `/` for them. Returns are parts of the win less the average: zero-sum for any number of players.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np

from tablee.envs.course import Course
from tablee.envs.extras import needed
from tablee.envs.game_tree import efg_of
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.contract import Game
from tablee.games.options import Value, read_options
from tablee.games.record import Array

pyspiel = needed("pyspiel")

MOST_OUTCOMES = 64  # of chance: cards, tiles or seats
LONGEST = 1_000_000  # decisions and draws
PAST_BITS = 64  # of the fingerprint of what was seen
PRECISION = 1 << 53
AT_ONCE, IN_TURNS = pyspiel.GameType.Dynamics.SIMULTANEOUS, pyspiel.GameType.Dynamics.SEQUENTIAL


def game_type(name: str, game: Game, dynamics: Any) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": ""},
    )


def options_in(game: Game, text: str) -> dict[str, Value]:
    """Options as OpenSpiel can write them into the name of a game: `rounds:1;hand_size:3`."""
    typed = dict(part.replace("/", ",").split(":", 1) for part in text.split(";") if part)
    return read_options(game.options, typed)


class SpielGame(pyspiel.Game):  # type: ignore[misc, name-defined]
    """A game with its number of players and its options."""

    def __init__(self, kind: Any, game: Game, params: dict[str, Any]) -> None:
        self.game, self.is_at_once = game, kind.dynamics == AT_ONCE
        self.players = int(params.get("players", game.seats[0]))
        self.options = options_in(game, str(params.get("options", "")))
        self.first = Course(game, self.players, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions + self.is_at_once,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    @property
    def wait(self) -> int:
        """What seats do that are not asked while others are."""
        return self.game.actions

    def new_initial_state(self) -> "SpielState":
        """A table before its first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Observations; with perfect recall, information states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("observations hold what one seat knows, of itself and of what all see: nothing less")
        return SpielObserver(self, kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc, name-defined]
    """A table, and what each seat has seen of it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = deepcopy(game.first)

    def current_player(self) -> int:
        """Chance, a seat, or several seats at once."""
        if self.course.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.course.chances():
            return int(pyspiel.PlayerId.CHANCE)
        awaited = self.course.awaited()
        if self.get_game().is_at_once and len(awaited) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return awaited[0]

    def _legal_actions(self, player: int) -> list[int]:
        """What a seat may do; while others decide at the same time, to wait."""
        return self.course.legal(player) or [self.get_game().wait]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely."""
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        """A draw, or what the seat does that is asked."""
        if self.course.chances():
            self.course.draw(action)
        else:
            self.course.decide({self.course.awaited()[0]: action})

    def _apply_actions(self, actions: list[int]) -> None:
        """What all who are asked do, together."""
        self.course.decide({seat: actions[seat] for seat in self.course.awaited()})

    def _action_to_string(self, player: int, action: int) -> str:
        """A move as players write it."""
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.outcome_text(action)
        return "wait" if action == self.get_game().wait else self.course.move_text(player, action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.course.is_over()

    def returns(self) -> list[float]:
        """The part of the win less the average, at the end."""
        return self.course.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, with what is hidden drawn anew."""
        state: SpielState = self.clone()
        state.course.resample(player, Random.seeded(int(sampler() * PRECISION)))
        return state

    def __str__(self) -> str:
        return self.course.position()


class SpielObserver:
    """What a seat knows, as a tensor with a name for each part, and as a text."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self._game, self._recalls = game.game, recalls
        layout = Course.observation_of(game.game).layout
        self.tensor: Array = np.zeros(layout.size + PAST_BITS * recalls, np.float32)
        self.dict = {part.name: layout.part(self.tensor[: layout.size], part.name) for part in layout}
        if recalls:
            self.dict["past"] = self.tensor[layout.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        observed = state.course.observe(player)
        self.tensor[: len(observed)] = observed
        if self._recalls:
            self.dict["past"][:] = np.unpackbits(np.frombuffer(state.course.past(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The parts that are not empty; an information state is named by the fingerprint of all that was seen."""
        if self._recalls:
            return f"seat={player} past={state.course.past(player).hex()}"
        return f"seat={player} {state.course.observed_text(player)}"


def extracted(game: SpielGame) -> Any:
    """A small game as a tree of OpenSpiel's own, which its C++ solves in no time; actions are numbered anew."""
    return pyspiel.load_efg_game(efg_of(game.first))


def loader_of(kind: Any, game: Game) -> type[SpielGame]:
    """What OpenSpiel calls with parameters: a class, since it frees a function after Python has gone, and crashes."""

    class Loaded(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    return Loaded


def register(game: Game) -> None:
    """Let OpenSpiel load a game by its name."""
    kinds = {f"tablee_{game.name}": IN_TURNS}
    if Course.observation_of(game).is_at_once:
        kinds = {f"tablee_{game.name}": AT_ONCE, f"tablee_{game.name}_turns": IN_TURNS}
    for name, dynamics in kinds.items():
        kind = game_type(name, game, dynamics)
        pyspiel.register_game(kind, loader_of(kind, game))


for _game in GAMES.values():
    register(_game)

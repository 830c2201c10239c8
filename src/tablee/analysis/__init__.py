"""What a game could have been: what each choice cost, what the deal was worth, and what play made of it.

`analysis_of` takes the record of a match. The same record gives the same analysis, on any machine and however the work
is shared out: chance comes from the record, and budgets are counted in decisions.
"""

from tablee.analysis.decisions import Asked, decisions_of
from tablee.analysis.findings import Analysis, Fortune, Judged
from tablee.analysis.summary import bot_name, choice_said, cost_with_error, summary_of, turning_points
from tablee.analysis.tasks import Task, analysis_of, analysis_steps, choices_in

__all__ = [
    "Analysis",
    "Asked",
    "Fortune",
    "Judged",
    "Task",
    "analysis_of",
    "analysis_steps",
    "bot_name",
    "choice_said",
    "choices_in",
    "cost_with_error",
    "decisions_of",
    "summary_of",
    "turning_points",
]

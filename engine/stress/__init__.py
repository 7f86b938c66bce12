"""A program tried on generated inputs; what it fails on is shrunk to an input that people can look at.

In one call::

    found = stress(format_named("hdu1524"), ["python3", "mine.py"], Options(seed=7, seconds=30), on_progress)
    if found is not None:
        print(found.verdict.text(), found.text)

or, where a cancelled search has to keep what it has found::

    search = Search(form, command, Options(), on_progress)
    try:
        search.run()
    except Cancelled:            # whatever `on_progress` raised; KeyboardInterrupt as well
        pass
    search.found                 # the best so far, or None

What is where
-------------
limits     `Limits`: what a run may use.
running    `run_program`: one run of a program, within limits; nothing of it is left running.
judging    `judge` a `Run`: a `Verdict` with the comparison of the answers.
campaign   `Campaign`: the endless list of inputs for a seed.
parallel   the runs, several at once, through joblib; `cluster`: on this machine's cores or on a Dask cluster.
search     `Search`, `stress`; `options`: `Options`; `found`: `Found`.
words      what was found, in plain words.
guess      `guessed_formats`: which format a program is written for.
shrink     `shrink`, for any question about records; `steps`, the single steps that it tries.
shrinking  `Shrinking`: by running the program; time-outs under a shorter limit first.
progress   `Progress`: what a search tells.
"""

from engine.stress.campaign import Campaign, CampaignError, Made
from engine.stress.cluster import ClusterError
from engine.stress.found import Found
from engine.stress.judging import Kind, Verdict, judge
from engine.stress.limits import Limits
from engine.stress.options import Options
from engine.stress.progress import OnProgress, Progress, no_progress
from engine.stress.running import End, Run, StartError, run_program
from engine.stress.search import Search, stress
from engine.stress.shrink import Budget, Shrunk, shrink, steps

__all__ = [
    "Budget",
    "Campaign",
    "CampaignError",
    "ClusterError",
    "End",
    "Found",
    "Kind",
    "Limits",
    "Made",
    "OnProgress",
    "Options",
    "Progress",
    "Run",
    "Search",
    "Shrunk",
    "StartError",
    "Verdict",
    "judge",
    "no_progress",
    "run_program",
    "shrink",
    "steps",
    "stress",
]

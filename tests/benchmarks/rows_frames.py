"""The canvas under the hand: how long a frame takes, from the mouse event to the painted widget, and what rest brings.

Two graphs of each size: one in layers, wide and with long moves, as the layout draws a random graph; and one that fills
a square with short moves. Three views of each: the whole graph, close by (scale 1), and one in the middle between them.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.benchmarks import fresh
from tests.benchmarks.measuring import Spent, percentile
from tests.benchmarks.table import Line, Settings, in_ms

TARGETS = {"pan": 0.016, "hover": 0.016, "drag": 0.016, "zoom": 0.033}
SHARE = 0.95
SHAPES = ("tangled", "neat")
VIEWS = ("whole", "middle", "close")
PATIENCE, FEWEST = 3.0, 5
"""Where frames are slow, no more of them are made after so many seconds, but at least so many."""
Measured = dict[str, dict[str, dict[str, float]]]


class Canvas:
    """The canvas widget with a graph, and a hand."""

    def __init__(self, shape: str, n: int, m: int, quiet: float) -> None:
        from engine.document import Document
        from gui.canvas.commands import GraphCommands
        from gui.canvas.view import GraphCanvas
        from gui.selection import Selection, Spotlight
        from gui.session import Session
        from gui.theme import ThemeController
        from tests.benchmarks import gui_world, inputs

        self.world = gui_world
        app = gui_world.application()
        session, selection, spotlight = Session(), Selection(), Spotlight()
        commands = GraphCommands(session, selection)
        theme = ThemeController(app, "light")
        self.widget: Any = GraphCanvas(session, selection, spotlight, commands, theme)
        self.widget.resize(gui_world.WIDTH, gui_world.HEIGHT)
        session.open(Document([inputs.SHAPES[shape](n, m)]))
        self.widget.show()
        self.paints = gui_world.Paints(self.widget)
        self.quiet = quiet
        self.session, self.kept = session, (selection, spotlight, commands, theme)
        self.middle = gui_world.QPointF(gui_world.WIDTH / 2, gui_world.HEIGHT / 2)
        self.widget.fit()
        gui_world.until_quiet(self.paints, quiet)
        self.whole: float = self.widget.camera.scale
        # In the middle of layers of different widths there may be nothing at all: look at a position.
        places = [gui_world.QPointF(*place) for place in session.game.places.values()]
        centre = self.widget.centre
        self.centre: Any = min(places, key=lambda place: (place - centre).manhattanLength())

    def look(self, scale: float) -> None:
        """Show a view and let it come to rest."""
        self.widget.look_at(scale, self.centre)
        self.world.until_quiet(self.paints, self.quiet)

    def seen(self) -> list[tuple[int, Any]]:
        """The positions in view and where they are on the widget; at least one."""
        at = self.widget.camera.to_screen
        places = [(key, at(self.world.QPointF(*place))) for key, place in self.session.game.places.items()]
        inside = self.widget.rect().adjusted(100, 100, -100, -100)
        found = [(key, point) for key, point in places if inside.contains(point.toPoint())]
        middle = self.middle
        return found or [min(places, key=lambda p: (p[1] - middle).manhattanLength())]

    def frames(self, events: Iterator[Any]) -> list[Spent]:
        """A frame for each event."""
        found: list[Spent] = []
        for event in events:
            found.append(self.world.frame(self.widget, event))
            if len(found) >= FEWEST and sum(run.wall for run in found) > PATIENCE:
                break
        return found

    def dragged(self, button: Any, start: Any, steps: int) -> tuple[list[Spent], Spent, float]:
        """Frames of a drag, the frame of its end, and how long full detail takes then."""
        world, widget = self.world, self.widget
        world.frame(widget, world.mouse(widget, world.MOVE, start))
        world.frame(widget, world.mouse(widget, world.PRESS, start, button, button))
        way = list(world.zigzag(start, steps))
        before = self.paints.count
        found = self.frames(world.mouse(widget, world.MOVE, at, held=button) for at in way)
        if self.paints.count == before:
            raise AssertionError("nothing moved under the hand")
        end = world.frame(widget, world.mouse(widget, world.RELEASE, way[-1], button))
        return found, end, world.until_quiet(self.paints, self.quiet)

    def pan(self, steps: int) -> dict[str, float]:
        found, _, full = self.dragged(self.world.MIDDLE, self.middle, steps)
        return {**_figures(found), "full": full}

    def drag(self, steps: int) -> dict[str, float]:
        _, start = min(self.seen(), key=lambda seen: (seen[1] - self.middle).manhattanLength())
        found, end, _ = self.dragged(self.world.LEFT, start, steps)
        return {**_figures(found), "end": end.wall}

    def hover(self, steps: int) -> dict[str, float]:
        seen, chance, world = self.seen(), random.Random(1), self.world

        def points() -> Iterator[Any]:
            for i in range(steps):
                _, at = chance.choice(seen)
                yield at if i % 2 else at + world.QPointF(chance.uniform(-40, 40), chance.uniform(-40, 40))

        return _figures(self.frames(world.mouse(self.widget, world.MOVE, at) for at in points()))

    def zoom(self, steps: int) -> dict[str, float]:
        world = self.world
        found = self.frames(world.wheel(self.widget, self.middle, 1 if i // 5 % 2 == 0 else -1) for i in range(steps))
        return {**_figures(found), "full": world.until_quiet(self.paints, self.quiet)}


def _figures(found: list[Spent]) -> dict[str, float]:
    walls = [run.wall for run in found]
    return {
        "p95": percentile(walls, SHARE),
        "cpu": percentile([run.cpu for run in found], SHARE),
        "median": percentile(walls, 0.5),
    }


def frames(shape: str, n: int, m: int, steps: int, quiet: float, views: list[str]) -> Measured:
    """For each view, for each thing a hand does: seconds of its frames."""
    canvas = Canvas(shape, n, m, quiet)
    whole = min(canvas.whole, 1.0)
    scales = {"whole": whole, "middle": whole**0.5, "close": 1.0}
    hands: dict[str, Callable[[int], dict[str, float]]] = {
        "pan": canvas.pan, "zoom": canvas.zoom, "hover": canvas.hover, "drag": canvas.drag,
    }  # fmt: skip
    found: Measured = {}
    for view in views:
        for name, hand in hands.items():
            canvas.look(scales[view])
            found.setdefault(view, {})[name] = hand(steps)
    return found


def small_graph_lines(settings: Settings) -> Iterator[Line]:
    """10,000 positions."""
    n, steps, quiet = (40, 2, 0.02) if settings.small else (10_000, 40, 0.5)
    yield from _lines(settings, n, n, steps, quiet, 0.3)


def large_graph_lines(settings: Settings) -> Iterator[Line]:
    """100,000 positions."""
    n, m, steps, quiet = (50, 100, 2, 0.02) if settings.small else (100_000, 200_000, 30, 1.8)
    yield from _lines(settings, n, m, steps, quiet, 1.5)


def _lines(settings: Settings, n: int, m: int, steps: int, quiet: float, detail: float) -> Iterator[Line]:
    shapes, views = (SHAPES[1:], list(VIEWS[:1])) if settings.small else (SHAPES, list(VIEWS))
    arguments: dict[str, Any] = {"n": n, "m": m, "steps": steps, "quiet": quiet, "views": views}
    found = {shape: fresh.call(frames, shape=shape, **arguments) for shape in shapes}
    for name, most in TARGETS.items():
        p95 = _by_view(found, name, "p95")
        cpu = max(_by_view(found, name, "cpu").values())
        middle = max(_by_view(found, name, "median").values())
        worst = max(p95.values())
        values = {f"p95_{view}": value for view, value in p95.items()} | {"p95": worst, "cpu": cpu, "median": middle}
        notes = f"{_listed(p95)}; processor {in_ms(cpu)}; median {in_ms(middle)}"
        if name == "drag":
            end = values["end"] = max(_by_view(found, name, "end").values())
            notes += f"; letting go {in_ms(end)}"
        what = f"canvas {n:,} / {m:,}, {name}: 95th percentile of a frame"
        yield Line(what, in_ms(worst), f"{in_ms(most)} or less", worst <= most, values, notes)
    full = {f"{name} {key}": value for name in ("pan", "zoom") for key, value in _by_view(found, name, "full").items()}
    worst = max(full.values())
    what = f"canvas {n:,} / {m:,}: full detail after the view rests"
    values = {f"full {name}": value for name, value in full.items()} | {"full": worst}
    yield Line(what, in_ms(worst), f"{in_ms(detail)} or less", worst <= detail, values, _listed(full))


def _by_view(found: dict[str, Measured], name: str, figure: str) -> dict[str, float]:
    return {f"{shape} {view}": hands[name][figure] for shape in found for view, hands in found[shape].items()}


def _listed(seconds: dict[str, float]) -> str:
    return ", ".join(f"{name} {value * 1e3:,.0f}" for name, value in seconds.items()) + " ms"

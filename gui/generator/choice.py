"""Which format and which shape are chosen: the document's format leads until a person takes another."""

from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from engine.formats.base import Format
from engine.formats.registry import Registry
from engine.games.kinds import KINDS
from engine.generators.shape import Shape
from gui.files.kinds import fitting_format
from gui.generator.fitting import FittingShapes
from gui.generator.shape_chooser import ShapeChooser
from gui.panels.text_format_box import FormatBox
from gui.session import Session


class ShapeChoice(QObject):
    """Keeps the box of formats and the list of shapes in step.

    Signals
    -------
    changed()
        Another shape, or another format, may be the chosen one.
    chosen()
        A person has chosen; it comes after `changed`.
    """

    changed = Signal()
    chosen = Signal()

    def __init__(
        self,
        session: Session,
        registry: Registry,
        fitting: FittingShapes,
        box: FormatBox,
        chooser: ShapeChooser,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._registry, self._fitting = session, registry, fitting
        self._box, self._chooser = box, chooser
        self._favourites: dict[str, str] = {}
        self._begun = self._by_hand = False
        self._follow()
        box.activated.connect(self._format_chosen)
        chooser.chosen.connect(self._shape_chosen)
        chooser.box.wanted.connect(lambda _: self.begin())
        fitting.arrived.connect(self._show)
        session.replaced.connect(self._start_afresh)
        session.looked_at.connect(self._follow)
        session.path_changed.connect(self._follow)

    @property
    def form(self) -> Format[Any]:
        """The judge format that is chosen."""
        return self._registry.get(self._box.currentData())

    @property
    def shape(self) -> Shape | None:
        """The shape that is chosen; None while it is not known which there are."""
        return self._chooser.shape

    def begin(self) -> None:
        """Find out which shapes there are; not before somebody looks, and again where that was cancelled."""
        if not self._begun or not all(map(self._fitting.knows, self._forms)):
            self._begun = True
            self._list()

    # Following the document

    def _start_afresh(self) -> None:
        self._by_hand = False
        self._follow()

    def _follow(self) -> None:
        """The document's format, or the first for the current case, unless a person has chosen another."""
        if self._by_hand:
            return
        case = self._session.case
        kind = case.kind.name if case else "graph"
        name = fitting_format(self._registry, kind, self._session.document.format_name)
        if name and name != self._box.currentData():
            self._set_format(name)

    # Formats and shapes

    def _set_format(self, name: str) -> None:
        with QSignalBlocker(self._box):
            self._box.choose(name)
        self._favourites[self.form.game] = name
        if self._begun:
            self._list()

    def _format_of(self, game: str) -> Format[Any] | None:
        """The format for games of a kind: the one that was chosen last, else the first there is."""
        if self.form.game == game:
            return self.form
        name = self._favourites.get(game) or fitting_format(self._registry, game)
        return self._registry.get(name) if name else None

    @property
    def _forms(self) -> list[Format[Any]]:
        """The format for each kind of game that there is one for."""
        return [form for kind in KINDS if (form := self._format_of(kind.name)) is not None]

    def _list(self) -> None:
        """All shapes that can be had, by kind of game; those of the format's kind are found out first."""
        self._fitting.ask(self.form, *self._forms)
        self._show()

    def _show(self) -> None:
        """What is known of them."""
        groups = {form.game: self._fitting.of(form) for form in self._forms}
        self._chooser.show_shapes(groups, self._settled(groups[self.form.game]))
        self.changed.emit()

    def say_anew(self) -> None:
        """Another language is spoken."""
        self._box.say_anew()
        if self._begun:
            self._show()

    def _settled(self, shapes: tuple[Shape, ...]) -> Shape | None:
        """The shape that was chosen if it is among these, else the first of them."""
        before = self.shape
        same = (shape for shape in shapes if before is not None and shape.name == before.name)
        return next(same, shapes[0] if shapes else None)

    def _format_chosen(self) -> None:
        self._by_hand = True
        self._set_format(self._box.currentData())
        self.chosen.emit()

    def _shape_chosen(self, shape: Shape) -> None:
        form = self._format_of(shape.game)
        if form is not None and form is not self.form:
            self._by_hand = True
            self._set_format(form.name)
        self.changed.emit()
        self.chosen.emit()

"""The generator panel: a shape, its parameters and a seed; what they make is seen at once, and added when wanted."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from engine.formats.base import Format
from engine.formats.registry import Registry, formats
from engine.games.kinds import KINDS
from engine.generators.shape import Shape
from gui.generator.adder import Adder
from gui.generator.choice import ShapeChoice
from gui.generator.fitting import FittingShapes
from gui.generator.maker import Maker
from gui.generator.memory import Memory
from gui.generator.parts import PanelParts
from gui.generator.preview import GeneratedPreview
from gui.generator.request import Generated, Refusal, Request
from gui.generator.supply import Supply, engine_supply
from gui.generator.texts import cases_words, tr
from gui.jobs import Jobs
from gui.panels.later import Later
from gui.session import Session
from gui.theme import ThemeController

_REST = 150
"""Milliseconds that a person has not changed anything for when the preview is made anew."""


class GeneratorPanel(QWidget):
    """Generates cases.

    Parameters
    ----------
    session, jobs, theme
        The document, where long work is done, and the looks.
    preview
        Where generated cases are seen; the window shows it in place of the editors.
    supply, registry
        Where shapes and cases come from, and the formats; the engine's and the installed ones if None.

    Signals
    -------
    wanted()
        The panel is to be seen.
    said(str)
        A sentence for the status bar.
    changed_state()
        What `gui.generator.actions.enabled` says may be different.
    document_needed()
        The document is about to be changed as a whole: whoever holds an edit back hands it in now.
    """

    wanted = Signal()
    said = Signal(str)
    changed_state = Signal()
    document_needed = Signal()

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        theme: ThemeController,
        preview: GeneratedPreview,
        *,
        supply: Supply | None = None,
        registry: Registry | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("generatorPanel")
        self.setAccessibleName(tr("Generator"))
        known = {kind.name for kind in KINDS}
        self._registry = Registry(form for form in registry or formats() if form.game in known)
        self._session, self._preview = session, preview
        self._supply = supply or engine_supply()
        self._memory = Memory()
        self._shown: Shape | None = None
        self._adding = self._showing = False
        self.maker = Maker(jobs, self._supply, self)
        self.adder = Adder(session, jobs, self)
        self.fitting = FittingShapes(jobs, self._supply, self)
        self.parts = PanelParts(self, theme, self._registry)
        parts = self.parts
        self.choice = ShapeChoice(session, self._registry, self.fitting, parts.formats, parts.chooser, self)
        self._later = Later(self._make_preview, self)
        self._connect()

    def _connect(self) -> None:
        parts, maker, preview = self.parts, self.maker, self._preview
        self.choice.changed.connect(self._show_shape)
        self.choice.chosen.connect(self._touched)
        parts.form.changed.connect(self._touched)
        parts.seed.changed.connect(self._touched)
        parts.defaults.clicked.connect(lambda _: self.reset())
        parts.at_once.toggled.connect(self._at_once_toggled)
        parts.show_.clicked.connect(lambda _: self.preview())
        parts.add.clicked.connect(lambda _: self.add())
        parts.notes.cancel_wanted.connect(maker.cancel)
        maker.begun.connect(parts.notes.show_busy)
        maker.progressed.connect(parts.notes.show_progress)
        maker.ready.connect(self._on_ready)
        maker.refused.connect(self._on_refused)
        maker.stopped.connect(self._on_stopped)
        preview.add_wanted.connect(self.add)
        preview.shown_changed.connect(self._preview_shown)
        self.adder.document_needed.connect(self.document_needed)
        self.adder.added.connect(self._on_added)
        self._session.replaced.connect(self._document_replaced)
        for elsewhere in (self._session.changed, self._session.looked_at, preview.given_up):
            elsewhere.connect(lambda *_: self._withdraw())

    # What is chosen

    @property
    def form(self) -> Format[Any]:
        """The judge format that is chosen."""
        return self.choice.form

    @property
    def shape(self) -> Shape | None:
        """The shape that is chosen; None while it is not known which there are."""
        return self.choice.shape

    @property
    def request(self) -> Request | None:
        """What is to be generated as things stand."""
        self._catch_up()
        values = tuple(self.parts.form.values.items())
        return Request(self.form, self.shape, values, self.parts.seed.seed) if self.shape else None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._preview.banner.offer_adding(False)
        self._catch_up()
        self.choice.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if event.spontaneous():
            # The window is minimized: the panel will be where it was.
            return
        self._preview.banner.offer_adding(True)
        self._later.cancel()
        if not (self._preview.shown or self._adding):
            self._showing = False
            self.maker.drop()
            self.parts.notes.clear()

    def _document_replaced(self) -> None:
        self._later.cancel()
        self.maker.cancel()
        self._adding = self._showing = False

    def _withdraw(self) -> None:
        """Somebody goes on with the document: a preview that is still being made is not to cover it."""
        if not self._preview.shown:
            self._showing = False
            self._later.cancel()

    def _show_shape(self) -> None:
        """The parameters of the shape that is chosen now."""
        if self.isVisible():  # else it is not worth new fields at each look at a case of another kind
            self._catch_up()
        self.parts.show_able(able=self.shape is not None)
        self.changed_state.emit()
        if self._showing and self.shape is not None and self.maker.asked is None:
            # It was asked for before there were shapes.
            self._later.ask()

    def _catch_up(self) -> None:
        """Let the fields be those of the shape that is chosen now."""
        shape = self.shape
        if shape is None or shape != self._shown:
            parameters = self._supply.parameters(shape) if shape else ()
            self.parts.form.show_parameters(parameters, self._memory.values(shape, parameters) if shape else {})
            self._shown = shape
        self.parts.show_default(is_default=self._is_default())

    def reset(self) -> None:
        """The parameters of the shape as they are at first."""
        self._catch_up()
        if self.shape is not None:
            self._memory.forget(self.shape)
            self.parts.form.set_values(self._memory.values(self.shape, self._supply.parameters(self.shape)))
            self._touched()

    # Generating

    def _touched(self) -> None:
        """Something is different: what was made is of the past."""
        self._catch_up()
        self._adding = False
        if self.shape is not None:
            self._memory.keep(self.shape, self.parts.form.values)
        self.parts.show_default(is_default=self._is_default())
        if self.parts.at_once.isChecked():
            self._later.ask(_REST)
        else:
            self.maker.cancel()
            self.parts.notes.clear()
        self.changed_state.emit()

    def _is_default(self) -> bool:
        shape = self.shape
        return shape is None or all(p.default == self.parts.form.values[p.name] for p in self._supply.parameters(shape))

    def _at_once_toggled(self, on: bool) -> None:
        if on:
            self.preview()
        self._offer_preview()

    def _offer_preview(self, *, needed: bool = False) -> None:
        """The button is there where nothing else brings the preview."""
        wanted = needed or not (self.parts.at_once.isChecked() and self._preview.shown)
        if not wanted and self.parts.show_.hasFocus():
            # Or Qt hands the keyboard to the next button, which may be the one that adds.
            self._preview.setFocus()
        self.parts.show_.setVisible(wanted)

    def start(self) -> None:
        """Show the panel, and what it makes."""
        self.wanted.emit()
        self.choice.begin()
        self.parts.chooser.setFocus()
        self.preview()

    def preview(self) -> None:
        """See what is chosen, now."""
        self.choice.begin()
        self._later.cancel()
        self._make_preview()

    def _preview_shown(self, shown: bool) -> None:
        self._offer_preview()
        if not shown:
            self._showing = False
            self._later.cancel()

    def again(self) -> None:
        """See the same with another seed."""
        self.choice.begin()
        self.parts.seed.draw()
        self.preview()

    def _make_preview(self) -> None:
        request, made = self.request, self.maker.generated
        self._showing = True
        if request is None:
            return
        if made is not None and made.request == request:
            self.maker.drop()
            self._on_ready(made)
        elif self.maker.asked != request or not self.maker.busy:
            self.maker.ask(request, self._preview.index)

    def add(self) -> None:
        """Add what is chosen to the document; it is made first if that has not been done."""
        request, made = self.request, self.maker.generated
        if request is None:
            return
        self._later.cancel()
        if made is not None and made.request == request:
            self.maker.drop()
            self.parts.notes.show_generated(made)
            self.adder.add(made)
            return
        self._adding = True
        if not self.maker.busy or self.maker.asked != request:
            self.maker.ask(request)

    def _on_ready(self, generated: Generated) -> None:
        self.parts.notes.show_generated(generated)
        self._offer_preview()
        adding, self._adding = self._adding, False
        if adding:
            self.adder.add(generated)
        elif self._showing:
            self._preview.show_generated(generated)

    def _on_refused(self, refusal: Refusal) -> None:
        self._adding = False
        self.parts.notes.show_refusal(refusal)
        self._offer_preview()
        self._preview.mark_old()

    def _on_stopped(self) -> None:
        self._adding = False
        self.parts.notes.show_stopped()
        self._offer_preview(needed=True)
        self._preview.mark_old()

    def _on_added(self, generated: Generated, looked_at: bool) -> None:
        self._preview.leave()
        added = tr("Added {0}").format(cases_words(generated.count))
        if not looked_at:
            added = tr("{0}. The first is large: click it in Cases to see it").format(added)
        self.said.emit(added)

"""One setting in the dialog: its name, its field, the way back to the default, and what it is about."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QToolButton, QWidget

from gui.settings.fields import WIDTH, Switch, field_of
from gui.settings.setting import Setting
from gui.settings.store import Store
from gui.settings.words import matches, setting_matches, tr, value_words
from gui.theme import ThemeController, set_role

_ICON = QSize(16, 16)
_BACK = 28


class SettingRow(QWidget):
    """A row that follows the store, and changes it."""

    def __init__(self, setting: Setting, store: Store, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setting, self._store = setting, store
        self.field = field_of(setting, lambda value: store.set(setting.key, value))
        self.reset = self._made_reset(theme)
        grid = _grid(self)
        if isinstance(self.field, Switch):
            grid.addWidget(self.field.widget, 0, 0, 1, 2)
        else:
            grid.setColumnMinimumWidth(1, WIDTH)
            grid.addWidget(_title(tr(setting.title), self.field.widget), 0, 0)
            grid.addWidget(self.field.widget, 0, 1)
        grid.addWidget(self.reset, 0, 2)
        grid.addWidget(_about(tr("{0} Default: {1}.").format(tr(setting.help), self._default)), 1, 0, 1, 2)
        store.changed.connect(lambda key: self.show_value() if key == setting.key else None)
        self.show_value()

    @property
    def _default(self) -> str:
        return value_words(self.setting, self.setting.default)

    def _made_reset(self, theme: ThemeController) -> QToolButton:
        button = QToolButton()
        button.setObjectName("reset-" + self.setting.key.replace("/", "-"))
        button.setAccessibleName(tr("Reset {0}").format(tr(self.setting.title)))
        button.setToolTip(tr("Back to the default: {0}").format(self._default))
        button.setIconSize(_ICON)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.set_icon(button, "reset")
        button.clicked.connect(self._reset)
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)
        return button

    def _reset(self) -> None:
        # The button goes: the keyboard stays at what it was about.
        self.field.widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self._store.reset(self.setting.key)

    def show_value(self) -> None:
        """Show what the store has."""
        self.field.show(self._store.value(self.setting.key))
        self.reset.setVisible(not self._store.is_default(self.setting.key))

    def matches(self, words: str) -> bool:
        """Whether the row is about some words."""
        return setting_matches(words, self.setting)


class DeedRow(QWidget):
    """Something that can be done: a button, and what it is about."""

    def __init__(self, name: str, page: str, title: str, about: str, button: str) -> None:
        super().__init__()
        self._texts = page, title, about, button
        self.button = QPushButton(button)
        self.button.setObjectName(name)
        self.button.setAccessibleDescription(about)
        self.button.setMinimumWidth(WIDTH)
        grid = _grid(self)
        grid.addWidget(_title(title, self.button), 0, 0)
        grid.addWidget(self.button, 0, 1)
        grid.addWidget(_about(about), 1, 0, 1, 2)

    def matches(self, words: str) -> bool:
        """Whether the row is about some words."""
        return matches(words, *self._texts)


def _grid(row: QWidget) -> QGridLayout:
    row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    grid = QGridLayout(row)
    grid.setContentsMargins(0, 8, 0, 8)
    grid.setHorizontalSpacing(10)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(0, 1)
    # Where the way back stands, if there is one.
    grid.addItem(QSpacerItem(_BACK, 1), 2, 2)
    return grid


def _title(text: str, buddy: QWidget) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setBuddy(buddy)
    label.setWordWrap(True)
    return label


def _about(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    set_role(label, "muted")
    return label

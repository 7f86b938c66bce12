"""What a gallery is made of, known without Qt: scenes, languages, themes, scales, and how its files are called."""

from dataclasses import dataclass

LANGUAGES = ("en", "zh_CN")
THEMES = ("light", "dark", "contrast")
SCALES = (1, 2)
SCENES = {
    "welcome": "An empty window",
    "graph": "Stones, a verdict, and why",
    "notes": "Notes, and positions under a title",
    "large": "A large graph with a minimap and a filter",
    "board": "A board with its values explained (1024 x 700)",
    "heaps": "Heaps with their table and plot",
    "answers": "Answers checked: one is wrong",
    "generate": "Cases of a shape before they are added",
    "stress": "What a wrong program fails on",
    "package": "Export of a package",
    "settings": "Settings",
    "shortcuts": "Keyboard shortcuts",
    "palette": "The command palette (1024 x 700)",
    "guide": "The user guide",
    "presenter": "Presenter mode",
    "play": "A match, with a hint",
    "problems": "What is wrong with a file",
}


@dataclass(frozen=True)
class Picture:
    """One picture of the gallery."""

    scene: str
    language: str
    theme: str
    scale: int

    @property
    def file_name(self) -> str:
        """Such as ``graph.en.dark.200.png``."""
        return f"{self.scene}.{self.language}.{self.theme}.{self.scale * 100}.png"

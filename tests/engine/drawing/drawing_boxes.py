"""An SVG read as a viewer would: its elements, and how far each reaches, computed here from the document alone."""

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Element:
    tag: str
    role: str
    attributes: dict[str, str]
    text: str
    box: tuple[float, float, float, float]


def elements(svg: str) -> list[Element]:
    """All that is painted, but for the paper."""
    root = ET.fromstring(svg)
    found = []
    for node in root.iter():
        tag = node.tag.removeprefix(SVG)
        if tag in ("circle", "rect", "path", "polygon", "text") and node.get("class") != "paper":
            found.append(Element(tag, node.get("class", ""), dict(node.attrib), node.text or "", BOXES[tag](node)))
    return found


def texts(svg: str, role: str) -> list[str]:
    return [element.text for element in elements(svg) if element.tag == "text" and element.role == role]


def view_box(svg: str) -> tuple[float, float, float, float]:
    left, top, width, height = map(float, ET.fromstring(svg).attrib["viewBox"].split())
    return left, top, left + width, top + height


def outside(svg: str) -> list[Element]:
    """The elements that are not whole within the picture."""
    left, top, right, bottom = view_box(svg)
    return [e for e in elements(svg) if e.box[0] < left or e.box[1] < top or e.box[2] > right or e.box[3] > bottom]


def _numbers(node: ET.Element, *names: str) -> list[float]:
    return [float(node.get(name, "0")) for name in names]


def _half_stroke(node: ET.Element) -> float:
    return float(node.get("stroke-width", "0")) / 2 if node.get("stroke") else 0.0


def _circle(node: ET.Element):
    x, y, r = _numbers(node, "cx", "cy", "r")
    r += _half_stroke(node)
    return x - r, y - r, x + r, y + r


def _rect(node: ET.Element):
    x, y, w, h = _numbers(node, "x", "y", "width", "height")
    s = _half_stroke(node)
    assert w >= 0 and h >= 0
    return x - s, y - s, x + w + s, y + h + s


def _around(points, grown: float):
    xs, ys = zip(*points, strict=True)
    return min(xs) - grown, min(ys) - grown, max(xs) + grown, max(ys) + grown


def _polygon(node: ET.Element):
    values = [float(v) for v in re.split("[ ,]", node.attrib["points"])]
    return _around(list(zip(values[::2], values[1::2], strict=True)), 0.0)


def ways(d: str) -> list[list[tuple[float, float]]]:
    """The lines of a path as points; a curve as a hundred of them."""
    found: list[list[tuple[float, float]]] = []
    for command, rest in re.findall("([MLQ])([^MLQ]*)", d):
        values = [float(v) for v in rest.split()]
        points = list(zip(values[::2], values[1::2], strict=True))
        if command == "M":
            found.append(points)
        elif command == "L":
            found[-1] += points
        else:
            found[-1] += _curve(found[-1][-1], *points)
    return found


def _curve(a, c, b):
    ts = [i / 100 for i in range(1, 101)]
    return [
        tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r for p, q, r in zip(a, c, b, strict=True)) for t in ts
    ]


def _path(node: ET.Element):
    # The ends of lines are cut off square, which the half stroke more than covers.
    return _around([p for way in ways(node.attrib["d"]) for p in way], _half_stroke(node) - 0.02)


def _text(node: ET.Element):
    x, y, size = _numbers(node, "x", "y", "font-size")
    width = _real_width(node.text or "", node.get("font-weight") == "bold") * size
    left = x - width * {"start": 0, "middle": 0.5, "end": 1}[node.get("text-anchor", "start")]
    return left, y - 0.75 * size, left + width, y + 0.22 * size


# Helvetica's widths, which every metric-compatible font shares, for the characters that tests measure.
_HELVETICA = dict.fromkeys("0123456789", 0.556) | {" ": 0.278, "W": 0.944, "m": 0.833, "M": 0.833}
_HELVETICA |= dict.fromkeys("!,./:;I[\\]ft", 0.278) | dict.fromkeys("ijl'|", 0.222) | dict.fromkeys("()-`r{}", 0.333)


def _real_width(text: str, bold: bool) -> float:
    return sum(_HELVETICA.get(character, 0.6) for character in text) * (1.07 if bold else 1.0)


BOXES = {"circle": _circle, "rect": _rect, "polygon": _polygon, "path": _path, "text": _text}

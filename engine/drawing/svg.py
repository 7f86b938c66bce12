"""A sheet as SVG 1.1, with nothing in it that small renderers do not know."""

from engine.drawing.escape import xml
from engine.drawing.geometry import Point
from engine.drawing.shapes import Box, Curve, Disc, Polygon, Shape, Sheet, Strokes, Text
from engine.drawing.widths import FAMILY


def svg_text(sheet: Sheet) -> str:
    """The whole document; the size of one canvas unit is one pixel."""
    left, top, right, bottom = sheet.bounds
    width, height = _n(right - left), _n(bottom - top)
    view = f"{_n(left)} {_n(top)} {width} {height}"
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{view}">',
    ]
    if sheet.title:
        lines.append(f"<title>{xml(sheet.title)}</title>")
    place = f'x="{_n(left)}" y="{_n(top)}" width="{width}" height="{height}"'
    lines.append(f'<rect class="paper" {place} fill="{sheet.paper}"/>')
    lines.append(f'<g font-family="{xml(", ".join(FAMILY))}">')
    lines.extend(map(_element, sheet.shapes))
    return "\n".join([*lines, "</g>", "</svg>", ""])


def _n(value: float) -> str:
    """A number with two digits, without zeros that say nothing."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _point(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def _paint(shape: Disc | Box) -> str:
    parts = [f' fill="{shape.fill or "none"}"']
    if shape.opacity < 1:
        parts.append(f' fill-opacity="{_n(shape.opacity)}"')
    if shape.stroke:
        parts.append(f' stroke="{shape.stroke}" stroke-width="{_n(shape.width)}"')
    return "".join(parts)


def _element(shape: Shape) -> str:
    role = f' class="{shape.role}"' if shape.role else ""
    if isinstance(shape, Disc):
        return f'<circle{role} cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.radius)}"{_paint(shape)}/>'
    if isinstance(shape, Box):
        return _box(shape, role)
    if isinstance(shape, Text):
        return _text(shape, role)
    if isinstance(shape, Polygon):
        points = " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points)
        return f'<polygon{role} points="{points}" fill="{shape.fill}"/>'
    return f'<path{role} d="{_way(shape)}" fill="none" stroke="{shape.stroke}" stroke-width="{_n(shape.width)}"/>'


def _box(shape: Box, role: str) -> str:
    corner = f' rx="{_n(shape.radius)}" ry="{_n(shape.radius)}"' if shape.radius else ""
    size = f'width="{_n(shape.w)}" height="{_n(shape.h)}"'
    return f'<rect{role} x="{_n(shape.x)}" y="{_n(shape.y)}" {size}{corner}{_paint(shape)}/>'


def _text(shape: Text, role: str) -> str:
    anchor = "" if shape.anchor == "start" else f' text-anchor="{shape.anchor}"'
    weight = ' font-weight="bold"' if shape.bold else ""
    place = f'x="{_n(shape.x)}" y="{_n(shape.baseline)}" font-size="{_n(shape.size)}"'
    return f'<text{role} {place}{weight}{anchor} fill="{shape.fill}">{xml(shape.text)}</text>'


def _way(shape: Curve | Strokes) -> str:
    if isinstance(shape, Strokes):
        return " ".join(f"M{_point(start)} L{_point(end)}" for start, end in shape.lines)
    if shape.control:
        return f"M{_point(shape.start)} Q{_point(shape.control)} {_point(shape.end)}"
    return f"M{_point(shape.start)} L{_point(shape.end)}"

"""A page as the HTML that Qt's text documents know, in the colours and the size of text of the program."""

from collections.abc import Iterable
from html import escape

from gui.guide.blocks import Block, Code, Heading, Items, Picture, Table
from gui.guide.spans import html_of
from gui.theme import Colours, mono_font, ui_font


def html_page(blocks: Iterable[Block], colours: Colours) -> str:
    """The whole page."""
    body = "".join(_html(block, colours) for block in blocks)
    return f"<html><head><style>{_sheet(colours)}</style></head><body>{body}</body></html>"


def _sheet(colours: Colours) -> str:
    size = ui_font().pointSizeF()
    mono = mono_font().family()
    return f"""
        body {{ color: {colours.text}; font-size: {size:g}pt; }}
        h1 {{ font-size: {1.9 * size:g}pt; font-weight: 700; margin-top: 6px; margin-bottom: 14px; }}
        h2 {{ font-size: {1.4 * size:g}pt; font-weight: 700; margin-top: 26px; margin-bottom: 8px; }}
        h3 {{ font-size: {1.12 * size:g}pt; font-weight: 700; margin-top: 18px; margin-bottom: 6px; }}
        p {{ margin-top: 0; margin-bottom: 10px; line-height: 135%; }}
        p.picture {{ line-height: 100%; margin-top: 4px; margin-bottom: 14px; }}
        li {{ margin-bottom: 5px; line-height: 135%; }}
        ul, ol {{ margin-top: 0; margin-bottom: 10px; }}
        a {{ color: {colours.accent}; text-decoration: underline; }}
        code {{ font-family: '{mono}'; background-color: {colours.hover}; }}
        pre {{ font-family: '{mono}'; white-space: pre-wrap; margin: 0; line-height: 125%; }}
        td, th {{ text-align: left; vertical-align: top; }}
        th {{ font-weight: 700; background-color: {colours.hover}; }}
        .code {{ margin-top: 8px; margin-bottom: 12px;
                 border-style: solid; border-width: 1px; border-color: {colours.border}; border-collapse: collapse; }}
        .grid {{ border-style: solid; border-width: 1px; border-color: {colours.border}; border-collapse: collapse;
                 margin-top: 8px; margin-bottom: 14px; }}
        .note {{ margin-top: 8px; margin-bottom: 12px; }}
    """


def _html(block: Block, colours: Colours) -> str:
    if isinstance(block, Heading):
        tag = f"h{min(block.level, 3)}"
        return f'<{tag}><a name="{escape(block.anchor)}"></a>{html_of(block.text)}</{tag}>'
    if isinstance(block, Code):
        return _framed("code", f"<pre>{escape(block.text)}</pre>", colours.window)
    if isinstance(block, Items):
        tag = "ol" if block.numbered else "ul"
        return f"<{tag}>{''.join(f'<li>{html_of(text)}</li>' for text in block.texts)}</{tag}>"
    if isinstance(block, Table):
        return _table(block)
    if isinstance(block, Picture):
        return f'<p class="picture"><img src="{escape(block.source)}" alt="{escape(block.words)}"></p>'
    text = html_of(block.text)
    if block.quoted:
        return _framed("note", f'<p style="margin-bottom: 0">{text}</p>', colours.accent_soft)
    return f"<p>{text}</p>"


def _framed(kind: str, inner: str, ground: str) -> str:
    """In a table of one cell: that is the one box that has a ground and room around it in Qt's documents."""
    cell = f'<td bgcolor="{ground}">{inner}</td>'
    return f'<table class="{kind}" width="100%" cellspacing="0" cellpadding="9"><tr>{cell}</tr></table>'


def _table(table: Table) -> str:
    head = "".join(f"<th>{html_of(cell)}</th>" for cell in table.head)
    rows = "".join(f"<tr>{''.join(f'<td>{html_of(cell)}</td>' for cell in row)}</tr>" for row in table.rows)
    has_head = any(table.head)
    top = f"<tr>{head}</tr>" if has_head else ""
    return f'<table class="grid" width="100%" border="1" cellspacing="0" cellpadding="6">{top}{rows}</table>'

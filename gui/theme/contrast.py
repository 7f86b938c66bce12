"""The theme of high contrast: white and yellow on black, for eyes that need it and for washed-out projectors.

Text has at least 7:1 on what it stands on (WCAG 2.1, success criterion 1.4.6), rims and focus rings are thicker, and
all that can be pointed at has an outline: contrast.qss comes after theme.qss.
"""

from gui.theme.palette import Colours

CONTRAST = Colours(
    name="contrast",
    is_dark=True,
    rim=1.6,
    window="#000000",
    surface="#000000",
    surface_raised="#0d0d0d",
    canvas="#000000",
    canvas_grid="#4d4d4d",
    border="#8f8f8f",
    border_strong="#ffffff",
    text="#ffffff",
    text_muted="#dcdcdc",
    text_disabled="#8f8f8f",
    accent="#ffe500",
    accent_hover="#fff27a",
    accent_text="#000000",
    accent_soft="#2e2900",
    selection="#0a469c",
    hover="#303030",
    danger="#ffa3a3",
    danger_soft="#3a0505",
    warning="#ffd04a",
    warning_soft="#332600",
    success="#72eab0",
    success_soft="#00331c",
    p_fill="#ffbe2e",
    p_border="#ffffff",
    p_text="#000000",
    n_fill="#0c3f87",
    n_border="#a3cdff",
    n_text="#ffffff",
    move="#bebebe",
    move_hover="#ffffff",
    move_selected="#ffe500",
    move_winning="#2bffb5",
    refused="#ff7373",
    target_ok="#2bffb5",
    stone_fill="#ffffff",
    stone_border="#000000",
    stone_text="#000000",
)

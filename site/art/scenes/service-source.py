"""A file of sheets, most of them left standing; one is pulled up, with the line that matters."""

from math import radians

from materials import palette
from shapes import empty, plate, rrect
from stage import area, camera, floor, point, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.42)
root = empty((0.18, 0.2, -0.10), (0, 0, radians(-38)))

W, H = 2.5, 1.9
SHEETS = 11
GAP = 0.30
PULLED = 4


def facing(outlines, thickness, material, y, z, x=0, bevel=0.012):
    return plate(outlines, thickness, material, (x, y, z), (radians(90), 0, 0), bevel=bevel, parent=root)


for k in range(SHEETS):
    y = -1.5 + GAP * k
    is_pulled = k == PULLED
    z = 0.62 if is_pulled else -0.30
    material = "verd" if is_pulled else ("ink" if k % 3 else "petrol")
    facing([rrect(W, H, 0.10)], 0.075, surface[material], y, z, bevel=0.016)
    if not is_pulled and k > 0:
        facing(
            [rrect(0.42, 0.10, 0.045, 6)], 0.05, surface["mint"], y - 0.02, z + H / 2 + 0.02, -0.85 + 0.17 * k
        )
z = 0.62
y = -1.5 + GAP * PULLED - 0.055
for line, (indent, width) in enumerate(((0, 1.3), (0.22, 1.0), (0.22, 1.5), (0.44, 1.1), (0.22, 0.7))):
    hot = line == 3
    facing(
        [rrect(width, 0.085, 0.035, 5)],
        0.09 if hot else 0.04,
        surface["satin" if hot else "petrol"],
        y - (0.03 if hot else 0),
        z + 0.68 - 0.19 * line,
        -1.0 + indent + width / 2,
        0.010,
    )
facing(
    [rrect(1.24, 0.13, 0.05, 6), rrect(1.19, 0.085, 0.035, 6)],
    0.03,
    surface["ember"],
    y,
    z + 0.11,
    -1.0 + 0.99,
    0.003,
)
# The drawer that holds them.
facing([rrect(W + 0.36, 0.62, 0.10)], 0.16, surface["ink2"], -1.5 - 0.36, -1.08, bevel=0.03)
facing(
    [rrect(W + 0.36, 0.62, 0.10)], 0.16, surface["ink2"], -1.5 + GAP * (SHEETS - 1) + 0.36, -1.08, bevel=0.03
)
facing([rrect(0.62, 0.07, 0.03, 6)], 0.12, surface["copper"], -1.5 - 0.46, -1.02, bevel=0.015)
point((-0.2, y - 0.5, z + 0.1), 5, "#ff8a47", 0.08, parent=root)
area((-4, -8, 5), (0, 0, 0.3), 3.2, 220, "#eaf6ff")
camera((0, -10.4, 3.9), (0.05, 0, -0.10), lens=74, fstop=8)
render_card()

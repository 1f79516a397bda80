"""Cloud applications as cups on a tray: known ones stand in their places, one was brought in unasked."""

from math import radians

from materials import palette
from shapes import disc, empty, plate, rrect, torus
from stage import area, camera, floor, point, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-0.70)
root = empty((0, 0, -0.10), (0, 0, radians(33)))

STEP = 0.80
SIDE = 4
HOT = (2, 1)
HEIGHTS = [
    [0.34, 0.34, 0.62, 0.34],
    [0.34, 0.90, 0.34, 0.34],
    [0.62, 0.34, 0.34, 0.62],
    [0.34, 0.34, 0.34, 0.34],
]

plate(
    [rrect(SIDE * STEP + 0.40, SIDE * STEP + 0.40, 0.24)],
    0.16,
    surface["ink2"],
    (0, 0, -0.42),
    bevel=0.04,
    parent=root,
)
plate(
    [rrect(SIDE * STEP + 0.28, SIDE * STEP + 0.28, 0.20)],
    0.12,
    surface["ink"],
    (0, 0, -0.30),
    bevel=0.03,
    parent=root,
)
for i in range(SIDE):
    for j in range(SIDE):
        x, y = ((k - (SIDE - 1) / 2) * STEP for k in (i, j))
        if (i, j) == HOT:
            disc(0.29, 0.06, surface["ink2"], (x, y, -0.215), parent=root)
            torus(0.31, 0.018, surface["ember"], (x, y, -0.222), parent=root)
            disc(0.25, 0.50, surface["satin"], (x, y, 0.42), 0.05, parent=root)
            point((x, y, 0.02), 6, "#ff8a47", 0.08, parent=root)
            continue
        height = HEIGHTS[i][j]
        material = "petrol" if (i + j) % 2 else "mint"
        disc(0.29, 0.06, surface["ink2"], (x, y, -0.215), parent=root)
        disc(0.25, height, surface[material], (x, y, -0.19 + height / 2), 0.045, parent=root)
area((-4, -8, 6), (0, 0, 0.3), 3.2, 240, "#eaf6ff")
camera((0, -9.6, 6.2), (0, 0, -0.12), lens=80, fstop=8)
render_card()

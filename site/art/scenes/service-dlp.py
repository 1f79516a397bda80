"""A way out for papers: most sheets are clear, the one that must not leave is held under the gate."""

from math import radians

from materials import palette
from shapes import empty, plate, rrect
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-0.85)
root = empty((0, 0, -0.05), (0, 0, radians(-30)))
# The belt
plate([rrect(4.3, 1.5, 0.2)], 0.22, surface["ink2"], (0, 0, -0.70), parent=root, bevel=0.03)
plate([rrect(4.1, 1.26, 0.12)], 0.05, surface["ink"], (0, 0, -0.57), parent=root, bevel=0.01)
for i in range(27):
    plate([rrect(0.03, 1.2, 0.012, 3)], 0.02, surface["ink2"], (-1.95 + 0.15 * i, 0, -0.54), parent=root, bevel=0.004)


def sheet(x, material, lines):
    lying = empty((x, 0, -0.47), (0, radians(-4), 0), parent=root)
    plate([rrect(0.72, 0.98, 0.06)], 0.05, surface[material], parent=lying, bevel=0.014)
    for k in range(4):
        plate(
            [rrect(0.40 if k else 0.24, 0.045, 0.02, 4, cx=0 if k else -0.08)],
            0.02,
            surface[lines],
            (0, 0.26 - 0.17 * k, 0.03),
            parent=lying,
            bevel=0.004,
        )


sheet(-1.5, "petrol", "mint")
sheet(-0.62, "petrol", "mint")
sheet(0.30, "satin", "ink2")
sheet(1.55, "petrol", "mint")
# The gate, and the bar that has come down
for x, material, width in ((0.62, "ink", 1.72), (0.80, "petrol", 1.64)):
    g = empty((x, 0, 0.16), (radians(90), 0, radians(90)), parent=root)
    plate([rrect(width, 1.9, 0.26), rrect(width - 0.34, 1.56, 0.14)], 0.16, surface[material], parent=g, bevel=0.025)
g = empty((0.71, 0, -0.22), (radians(90), 0, radians(90)), parent=root)
plate([rrect(1.36, 0.30, 0.05)], 0.08, surface["ink"], parent=g, bevel=0.014)
plate([rrect(1.36, 0.035, 0.012, 4, cy=-0.13)], 0.12, surface["seam"], parent=g, bevel=0.004)
g = empty((0.525, 0, 0.98), (radians(90), 0, radians(90)), parent=root)
plate([rrect(0.34, 0.07, 0.03)], 0.03, surface["ember"], parent=g, bevel=0.008)
area((-4, -8, 5), (0, 0, 0.2), 3.2, 230, "#eaf6ff")
camera((0, -10.4, 4.9), (0.02, 0, -0.08), lens=74, fstop=7)
render_card()

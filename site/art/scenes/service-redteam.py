"""A board under guard, and one copper piece that stands where no one looks."""

from math import radians

from materials import palette
from shapes import disc, empty, lathe, plate, rrect, sphere
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-0.62)
root = empty((0, 0, 0), (0, 0, radians(38)))
plate([rrect(3.5, 3.5, 0.16)], 0.18, surface["ink2"], (0, 0, -0.52), parent=root, bevel=0.03)
for i in range(6):
    for j in range(6):
        material = "petrol" if (i + j) % 2 else "ink"
        plate([rrect(0.51, 0.51, 0.04)], 0.07, surface[material], (-1.325 + 0.53 * i, -1.325 + 0.53 * j, -0.40), parent=root, bevel=0.01)


def pawn(i, j, material, tall=1.0):
    x, y = -1.325 + 0.53 * i, -1.325 + 0.53 * j
    profile = [(0, 0), (0.19, 0), (0.19, 0.06), (0.12, 0.12), (0.075, 0.32 * tall), (0.12, 0.36 * tall), (0.0, 0.37 * tall)]
    lathe(profile, surface[material], (x, y, -0.36), 64, root)
    sphere(0.115, surface[material], (x, y, -0.36 + 0.45 * tall), root)


for i, j in ((0, 5), (1, 5), (2, 5), (3, 5), (4, 5), (5, 5), (0, 4), (2, 4), (4, 4), (5, 3), (1, 3)):
    pawn(i, j, "mint" if (i + j) % 3 == 0 else "petrol")
pawn(3, 3, "copper", 1.75)
disc(0.25, 0.02, surface["ember"], (-1.325 + 0.53 * 3, -1.325 + 0.53 * 3, -0.36), 0.006, 64, root)
area((-4, -8, 5), (0, 0, 0.2), 3.2, 240, "#eaf6ff")
camera((0, -10.2, 5.0), (0, 0, -0.2), lens=76, fstop=8)
render_card()

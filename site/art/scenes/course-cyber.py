"""A log under a lens: many ordinary lines, and the one that an attacker wrote."""

from math import cos, radians, sin

from materials import palette
from shapes import empty, plate, rrect, torus, wire
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.40)
root = empty((0, 0, 0), (0, 0, radians(-24)))


def upright(outlines, thickness, material, y, x=0, z=0, bevel=0.02):
    plate(outlines, thickness, surface[material], (x, y, z), (radians(90), 0, 0), bevel, root)


upright([rrect(3.5, 2.7, 0.18)], 0.16, "ink2", 0.3)
WIDTHS = (2.1, 1.5, 2.5, 1.8, 2.3, 1.3, 2.6, 1.7)
CX, CZ, R = 0.42, 0.02, 0.86
for k, width in enumerate(WIDTHS):
    z = 1.05 - 0.30 * k
    upright([rrect(0.30, 0.12, 0.05)], 0.06, "mint", 0.19, x=-1.42, z=z, bevel=0.012)
    if abs(z - CZ) > 0.62:
        upright([rrect(width, 0.12, 0.05)], 0.06, "petrol", 0.19, x=-1.14 + width / 2, z=z, bevel=0.012)
    else:
        upright([rrect(0.62, 0.12, 0.05)], 0.06, "petrol", 0.19, x=-1.14 + 0.31, z=z, bevel=0.012)
# What the lens enlarges
for z, width, material in ((0.44, 0.95, "mint"), (0.01, 1.30, "ember"), (-0.42, 0.90, "mint")):
    upright([rrect(width, 0.20, 0.08)], 0.06, material, 0.10, x=CX, z=CZ + z, bevel=0.012)
torus(R, 0.10, surface["petrol"], (CX, -0.45, CZ), (radians(90), 0, 0), root)
torus(R - 0.09, 0.025, surface["mint"], (CX, -0.50, CZ), (radians(90), 0, 0), root)
a = radians(-48)
start = (CX + (R + 0.08) * cos(a), -0.45, CZ + (R + 0.08) * sin(a))
end = (CX + (R + 1.05) * cos(a), -0.75, CZ + (R + 1.05) * sin(a))
wire([start, end], 0.13, surface["copper"], root)
area((-4, -8, 5), (0, 0, 0.2), 3.2, 250, "#eaf6ff")
camera((0, -10.4, 2.6), (0.1, 0, -0.12), lens=72, fstop=8)
render_card()

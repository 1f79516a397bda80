"""A cloud with a lock in it, and the copper key that somebody left beside it."""

from math import cos, pi, radians, sin

from materials import palette
from shapes import circle, empty, keyhole, plate, rrect
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.30)
root = empty((0, 0, 0), (0, 0, radians(-22)))


def cloud(scale):
    """The outer edge of four discs on a level base."""
    discs = [(-1.05, -0.30, 0.66), (-0.35, 0.32, 0.80), (0.55, 0.20, 0.72), (1.12, -0.36, 0.60)]
    edge = []
    for k in range(241):
        a = radians(-14 + 208 * k / 240)
        best = 0
        for x, z, r in discs:
            # Where a ray from the middle leaves the disc
            b = x * cos(a) + (z + 0.30) * sin(a)
            root_of = r * r - (x * x + (z + 0.30) ** 2 - b * b)
            if root_of > 0:
                best = max(best, b + root_of**0.5)
        edge.append((best * cos(a) * scale, (best * sin(a) - 0.30) * scale))
    left, right = edge[-1][0], edge[0][0]
    return [(right - 0.35, -0.96 * scale), *[p for p in edge if p[1] > -0.94 * scale], (left + 0.35, -0.96 * scale)]


def upright(outlines, thickness, material, y, x=0, z=0, bevel=0.03):
    plate(outlines, thickness, surface[material], (x, y, z), (radians(90), 0, 0), bevel, root)


hole = [(x, z - 0.06) for x, z in keyhole(1.0)]
upright([cloud(1.0), hole], 0.60, "petrol", 0.0, z=0.12, bevel=0.06)
upright([cloud(0.98)], 0.20, "ink2", 0.50, z=0.12)
upright([[(x, z) for x, z in keyhole(0.94)]], 0.02, "ember", 0.34, z=0.06, bevel=0.004)
# The key, its bit towards the hole
key = empty((0.0, -1.25, 0.28), (0, 0, 0), parent=root)
plate([circle(0.42, 96, 0, -1.0), circle(0.26, 64, 0, -1.0)], 0.14, surface["satin"], (0, 0, 0), (0, radians(90), 0), 0.03, key)
plate([rrect(0.13, 1.1, 0.04, 6, 0, -0.06)], 0.13, surface["satin"], (0, 0, 0), (0, radians(90), 0), 0.03, key)
for y in (0.20, 0.42):
    plate([rrect(0.34, 0.12, 0.02, 6, 0.18, y)], 0.11, surface["satin"], (0, 0, 0), (0, radians(90), 0), 0.02, key)
area((-4, -8, 5), (0, 0, 0.2), 3.2, 260, "#eaf6ff")
camera((0, -10.4, 3.0), (0, 0, -0.1), lens=70, fstop=8)
render_card()

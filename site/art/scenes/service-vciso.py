"""One seat at the head of the table."""

from math import radians

from materials import palette
from shapes import disc, empty, plate, rrect
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.0, dark="#0c1618", spec=0.5)
root = empty((0, 0.1, 0), (0, 0, radians(-38)))
plate([rrect(1.0, 2.1, 0.20)], 0.10, surface["ink2"], (0, 0, -0.95), parent=root, bevel=0.02)
plate([rrect(0.34, 1.5, 0.12)], 0.50, surface["ink"], (0, 0, -0.66), parent=root, bevel=0.02)
plate([rrect(1.30, 2.9, 0.34)], 0.08, surface["petrol"], (0, 0, -0.38), parent=root, bevel=0.02)
plate([rrect(1.36, 2.96, 0.36)], 0.09, surface["ink"], (0, 0, -0.285), parent=root, bevel=0.022)


def seat(x, y, a, m, back, lit=False):
    g = empty((x, y, -1.0), (0, 0, radians(a)), parent=root)
    disc(0.27, 0.05, surface["ink2"], (0, 0, 0.03), 0.012, 64, parent=g)
    disc(0.05, 0.40, surface["ink2"], (0, 0, 0.25), 0.01, 32, parent=g)
    plate([rrect(0.58, 0.56, 0.12)], 0.12, surface[m], (0, 0, 0.47), parent=g, bevel=0.03)
    h = empty((0, 0.27, 0.50), (radians(82), 0, 0), parent=g)
    plate([rrect(0.56, back, 0.14, cy=back / 2)], 0.10, surface[m], parent=h, bevel=0.03)


for s in (-1, 1):
    for k in range(3):
        seat(s * 1.02, -0.86 + 0.86 * k, -90 * s, "ink" if k != 1 else "petrol", 0.62)
seat(0, 1.90, 0, "copper", 1.02)
plate(
    [rrect(0.50, 0.36, 0.04)],
    0.025,
    surface["ember"],
    (0, 1.16, -0.225),
    (0, 0, radians(6)),
    parent=root,
    bevel=0.006,
)
area((-4, -7, 6), (0, 0, 0), 3.2, 260, "#eaf6ff")
camera((0, -10.4, 5.6), (0, 0, -0.36), lens=80, fstop=7)
render_card()

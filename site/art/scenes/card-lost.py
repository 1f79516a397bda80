"""A stack with one layer missing."""

from math import hypot, radians

from materials import palette
from shapes import disc, empty, plate, rrect, wire
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.45)
root = empty((0, 0, 0.0), (0, 0, radians(45)))
S, R = 2.3, 0.34


def layer(z, m, t):
    plate([rrect(S, S, R)], t, surface[m], (0, 0, z), parent=root, bevel=0.024)


layer(-1.08, "ink2", 0.20)
layer(-0.64, "petrol", 0.12)
layer(0.50, "verd", 0.07)
layer(0.98, "ink", 0.14)
o = rrect(S - 0.08, S - 0.08, R - 0.04, 24)
pts = []
for a, b in zip(o, o[1:] + o[:1]):
    n = max(1, int(hypot(b[0] - a[0], b[1] - a[1]) / 0.01))
    pts += [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n, -0.06) for i in range(n)]
N = 36
per = len(pts) / N
for k in range(N):
    i = int(k * per)
    wire(pts[i : i + int(per * 0.52)], 0.017, surface["ember"], parent=root)
for sx in (-1, 1):
    for sy in (-1, 1):
        disc(
            0.055,
            0.10,
            surface["copper"],
            (sx * (S / 2 - 0.30), sy * (S / 2 - 0.30), -0.53),
            0.012,
            40,
            parent=root,
        )
area((-4, -7, 5), (0, 0, 0), 3.2, 230, "#eaf6ff")
camera((0, -10.2, 4.3), (0, 0, -0.12), lens=74, fstop=7)
render_card()

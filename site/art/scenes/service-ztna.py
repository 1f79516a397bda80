"""A pass before every door: one card opens the one door that it is for."""

from math import radians

from materials import palette
from shapes import circle, empty, plate, rrect
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.25)
root = empty((0, 0, 0), (0, 0, radians(-26)))
# Compartments, each with a lock of its own
W, H = 0.82, 0.82
for i in range(4):
    for j in range(3):
        x, z = -1.35 + 0.9 * i, -0.78 + 0.9 * j
        hit = (i, j) == (2, 1)
        g = empty((x, 0.35, z), (radians(90), 0, 0), parent=root)
        plate([rrect(W + 0.06, H + 0.06, 0.10), rrect(W - 0.12, H - 0.12, 0.06)], 0.5, surface["ink"], parent=g, bevel=0.02)
        if hit:
            b = empty((x, 0.55, z), (radians(90), 0, 0), parent=root)
            plate([rrect(W - 0.14, H - 0.14, 0.06)], 0.02, surface["ember"], parent=b, bevel=0.004)
            h = empty((x - (W - 0.16) / 2, 0.08, z), (0, 0, radians(-72)), parent=root)
            d = empty(((W - 0.16) / 2, 0, 0), (radians(90), 0, 0), parent=h)
            plate([rrect(W - 0.16, H - 0.16, 0.05)], 0.06, surface["satin"], parent=d, bevel=0.014)
        else:
            f = empty((x, 0.14, z), (radians(90), 0, 0), parent=root)
            plate([rrect(W - 0.16, H - 0.16, 0.05)], 0.07, surface["petrol"], parent=f, bevel=0.014)
            plate([circle(0.055, 40, 0.2, 0), circle(0.028, 40, 0.2, 0)], 0.12, surface["mint"], parent=f, bevel=0.008)
# The pass
card = empty((0.95, -1.15, -0.35), (radians(78), radians(-8), radians(14)), parent=root)
plate([rrect(1.16, 0.76, 0.09)], 0.045, surface["bone"], parent=card, bevel=0.012)
plate([rrect(0.26, 0.22, 0.04, cx=-0.32, cy=0.06)], 0.03, surface["copper"], (0, 0, 0.022), parent=card, bevel=0.006)
plate([rrect(0.46, 0.05, 0.02, 4, cx=0.24, cy=0.14)], 0.02, surface["ink2"], (0, 0, 0.022), parent=card, bevel=0.004)
plate([rrect(0.34, 0.05, 0.02, 4, cx=0.18, cy=0.0)], 0.02, surface["ink2"], (0, 0, 0.022), parent=card, bevel=0.004)
area((-4, -8, 5), (0, 0, 0.2), 3.2, 220, "#eaf6ff")
camera((0, -10.4, 2.9), (0.05, 0, 0.02), lens=66, fstop=8)
render_card()

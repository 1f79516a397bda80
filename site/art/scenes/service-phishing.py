"""A message on a hook."""

from math import cos, pi, radians, sin

from materials import palette
from shapes import circle, empty, lathe, plate, rrect, soften, wire
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.75)
root = empty((0.0, 0, -0.05), (0, 0, radians(-16)))
r = 0.62
hx, hz = -0.20, -0.20
pts = [(hx + r, 0, 2.6), (hx + r, 0, hz)]
n = 40
pts += [(hx + r * cos(pi * i / n), 0, hz - r * sin(pi * i / n)) for i in range(1, n + 1)]
pts += [(hx - r, 0, hz + 0.16)]
wire(pts, 0.062, surface["copper"], parent=root)
g = empty((hx - r, 0, hz + 0.16), (0, 0, 0), parent=root)
lathe([(0.0, 0.40), (0.062, 0.0), (0.062, -0.02), (0, -0.02)], surface["copper"], steps=48, parent=g)
barb = lathe([(0, 0.30), (0.036, 0.0), (0, -0.01)], surface["copper"], steps=48, parent=g)
barb.location = (0.055, 0, 0.02)
barb.rotation_euler = (0, radians(140), 0)
W, H = 1.9, 1.24
e = empty((hx - 0.46, -0.02, hz - 0.50), (radians(90), radians(13), 0), parent=root)
plate([rrect(W, H, 0.12)], 0.12, surface["petrol"], (0, -0.06, -0.10), parent=e, bevel=0.022)
plate(
    [soften([(-W / 2 + 0.03, H / 2 - 0.03), (0, -0.10), (W / 2 - 0.03, H / 2 - 0.03)][::-1], 0.10)],
    0.05,
    surface["mint"],
    (0, -0.06, 0.0),
    parent=e,
    bevel=0.012,
)
plate([circle(0.15, 64)], 0.05, surface["ember"], (0, -0.15, 0.045), parent=e, bevel=0.01)
area((-4, -8, 5), (0, 0, 0.3), 3.2, 230, "#eaf6ff")
camera((0, -10.4, 2.2), (-0.3, 0, 0.0), lens=74, fstop=7)
render_card()

"""A chain across the floor: one link is thinner than the rest, and lit."""

from math import cos, pi, radians, sin

from materials import palette
from shapes import empty, plate, rrect, wire
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
BASE = -0.75
floor(BASE)
root = empty((0, 0, BASE + 0.42), (0, 0, radians(-24)))
LENGTH, RADIUS, PITCH, STEPS = 0.62, 0.40, 1.06, 40


def loop():
    """A stadium in XY whose ends meet."""
    points = []
    for side, start in ((1, -90), (-1, 90)):
        for i in range(STEPS + 1):
            a = radians(start) + pi * i / STEPS
            points.append((side * LENGTH / 2 + RADIUS * cos(a), RADIUS * sin(a), 0))
    return points + points[:2]


def link(place, tube, material):
    """Each second link stands on its edge."""
    turned = empty((place * PITCH, 0, 0), (radians(45 if place % 2 else -45), 0, 0), parent=root)
    wire(loop(), tube, surface[material], parent=turned)


for place, tube, material in (
    (-2, 0.135, "petrol"),
    (-1, 0.135, "ink"),
    (0, 0.055, "satin"),
    (1, 0.135, "ink"),
    (2, 0.135, "petrol"),
):
    link(place, tube, material)
plate([rrect(0.92, 0.30, 0.06)], 0.02, surface["ember"], (0, -0.05, BASE - root.location.z + 0.012), parent=root, bevel=0.003)
area((-4, -8, 5), (0, 0, 0.2), 3.2, 240, "#eaf6ff")
camera((0, -9.8, 4.6), (0, 0, -0.38), lens=66, fstop=8)
render_card()

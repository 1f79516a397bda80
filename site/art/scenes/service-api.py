"""Roles by endpoints: a board of sockets, and the one plug that sits where it was never allowed."""

from math import radians

from materials import palette
from shapes import circle, empty, plate, rrect, torus
from stage import area, camera, floor, point, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.34)
root = empty((0.06, 0, 0.04), (0, 0, radians(-26)))

STEP = 0.50
COLUMNS, ROWS = 7, 5
# What each role, from the top, may call.
ALLOWED = ["1111111", "1101101", "1100100", "1000100", "1000000"]
HOT = (5, 3)


def at(column, row):
    return (column - (COLUMNS - 1) / 2) * STEP, ((ROWS - 1) / 2 - row) * STEP


def facing(outlines, thickness, material, y, bevel=0.02, x=0, z=0):
    return plate(outlines, thickness, material, (x, y, z), (radians(90), 0, 0), bevel=bevel, parent=root)


places = [at(column, row) for row in range(ROWS) for column in range(COLUMNS)]
board = rrect(COLUMNS * STEP + 0.24, ROWS * STEP + 0.24, 0.16)
facing([board, *(circle(0.150, 48, x, z) for x, z in places)], 0.34, surface["ink"], 0, 0.03)
facing([board], 0.12, surface["ink2"], 0.26, 0.02)
for row, allowed in enumerate(ALLOWED):
    for column, mark in enumerate(allowed):
        x, z = at(column, row)
        if mark == "1":
            facing([circle(0.118, 48)], 0.52, surface["petrol" if row else "mint"], -0.04, 0.03, x, z)
x, z = at(*HOT)
facing([circle(0.150, 64), circle(0.128, 64)], 0.36, surface["ember"], -0.008, 0.004, x, z)
facing([circle(0.122, 64)], 1.30, surface["satin"], -0.42, 0.03, x, z)
torus(0.128, 0.026, surface["copper"], (x, -0.84, z), (radians(90), 0, 0), parent=root)
point((x, -0.42, z + 0.02), 5, "#ff8a47", 0.05, parent=root)
area((-4, -8, 5), (0, 0, 0.3), 3.2, 220, "#eaf6ff")
camera((0, -10.4, 3.0), (0.02, 0, -0.10), lens=76, fstop=7)
render_card()

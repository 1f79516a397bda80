"""A vault: layers with air between them round one lit core, under a lid with a keyhole."""

from math import cos, hypot, pi, radians

from materials import palette
from shapes import circle, empty, keyhole, plate, rrect
from stage import camera, point, render_hero, reset, rig

reset()
surface = palette()
rig()
root = empty(rot=(0, 0, radians(45)))
S = 2.3
R = 0.36
gap = 0.46


def holes(cell, r, inner):
    o = []
    n = int((S - 0.5) / cell)
    for i in range(n):
        for j in range(n):
            x = (i - (n - 1) / 2) * cell
            y = (j - (n - 1) / 2) * cell
            if hypot(x, y) > inner and max(abs(x), abs(y)) < S / 2 - 0.26:
                o.append(circle(r, 12, x, y))
    return o


def turned_keyhole(scale):
    """Upright for the camera, as the plates stand on a corner."""
    c = cos(pi / 4)
    return [(c * (x + y), c * (y - x)) for x, y in keyhole(scale)]


z = -1.35
# Base slab and its seam
plate([rrect(S, S, R)], 0.20, surface["ink2"], (0, 0, z), parent=root)
plate(
    [rrect(S - 0.06, S - 0.06, R - 0.03)], 0.018, surface["seam"], (0, 0, z + 0.115), parent=root, bevel=0.004
)
plate([rrect(S, S, R)], 0.07, surface["ink"], (0, 0, z + 0.16), parent=root)
# Fins
z += gap + 0.16
plate([rrect(S, S, R)], 0.06, surface["ink"], (0, 0, z), parent=root)
for i in range(13):
    x = (i - 6) * 0.145
    plate(
        [rrect(0.07, 1.7 if abs(i - 6) < 5 else 1.45, 0.03, 4, cx=x)],
        0.13,
        surface["petrol"] if i % 3 else surface["copper"],
        (0, 0, z + 0.09),
        parent=root,
        bevel=0.01,
    )
# Glass
z += gap
plate([rrect(S, S, R), circle(0.62)], 0.055, surface["verd"], (0, 0, z), parent=root)
plate([circle(0.66, 96), circle(0.62, 96)], 0.07, surface["copper"], (0, 0, z), parent=root, bevel=0.008)
# Core
plate([circle(0.40, 6)], 0.40, surface["copper"], (0, 0, z + 0.05), parent=root, bevel=0.03)
plate([circle(0.405, 6)], 0.03, surface["seam"], (0, 0, z + 0.05), parent=root, bevel=0.004)
# Perforated metal
z += gap
plate(
    [rrect(S, S, R), circle(0.74, 96)] + holes(0.115, 0.032, 0.86),
    0.07,
    surface["petrol"],
    (0, 0, z),
    parent=root,
    bevel=0.008,
)
plate([circle(0.80, 96), circle(0.74, 96)], 0.09, surface["seamv"], (0, 0, z), parent=root, bevel=0.006)
# Glass over the light
z += gap
plate([rrect(S, S, R), circle(0.80, 96)], 0.05, surface["verd"], (0, 0, z), parent=root)
plate(
    [circle(0.79, 96), circle(0.74, 96)], 0.06, surface["copper"], (0, 0, z - 0.02), parent=root, bevel=0.006
)
plate([circle(0.73, 96)], 0.02, surface["glow"], (0, 0, z - 0.03), parent=root, bevel=0.004)
for k in range(5):
    plate(
        [circle(0.66 - 0.12 * k, 96), circle(0.63 - 0.12 * k, 96)],
        0.03,
        surface["ink"],
        (0, 0, z - 0.01),
        parent=root,
        bevel=0.004,
    )
# Lid
z += 0.13
plate([rrect(S, S, R), turned_keyhole(1.15)], 0.12, surface["ink"], (0, 0, z), parent=root, bevel=0.02)
plate(
    [turned_keyhole(1.13), turned_keyhole(1.02)], 0.10, surface["copper"], (0, 0, z), parent=root, bevel=0.012
)
point((0, 0, z - 0.16), 14, "#ff9a5c", 0.12)
camera((0, -10.9, 6.4), (0, 0, -0.26), lens=80)
render_hero()

"""A web page behind a mesh: requests get through its holes, the one that is too large is caught."""

from math import radians

from materials import palette
from shapes import circle, empty, lathe, plate, rrect
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.35)
root = empty((0.05, 0, 0), (0, 0, radians(34)))


def upright(outlines, thickness, material, y, x=0, z=0, bevel=0.02):
    # The page stands back and to the left, so that it is seen beside the mesh.
    left, raised = (0.55, 0.16) if y > 0.5 else (0, 0)
    face = empty((x - left, y, z + raised), (radians(90), 0, 0), parent=root)
    return plate(outlines, thickness, surface[material], parent=face, bevel=bevel)


# The page
W, H = 2.5, 1.9
upright([rrect(W, H, 0.16)], 0.12, "petrol", 0.9)
upright([rrect(W - 0.16, 0.24, 0.07)], 0.05, "ink2", 0.82, z=H / 2 - 0.20, bevel=0.01)
for i in range(3):
    upright([circle(0.045, 32)], 0.04, "copper" if i == 0 else "mint", 0.78, x=-W / 2 + 0.24 + 0.15 * i, z=H / 2 - 0.20, bevel=0.01)
upright([rrect(1.0, 0.78, 0.08)], 0.05, "ink", 0.82, x=-0.56, z=-0.05, bevel=0.012)
for k in range(4):
    upright([rrect(0.9 - 0.16 * (k % 2), 0.07, 0.03)], 0.03, "mint", 0.82, x=0.62, z=0.28 - 0.22 * k, bevel=0.006)
upright([rrect(2.1, 0.16, 0.05)], 0.05, "ink", 0.82, z=-0.68, bevel=0.012)
# The mesh
holes = [circle(0.105, 28, -1.16 + 0.29 * i, -0.87 + 0.29 * j) for i in range(9) for j in range(7)]
upright([rrect(2.72, 2.14, 0.18), *holes], 0.10, "ink", -0.25, bevel=0.014)
upright([rrect(2.80, 2.22, 0.20), rrect(2.62, 2.04, 0.15)], 0.22, "ink2", -0.25, bevel=0.025)


def dart(x, y, z, material, radius, length):
    """Lies along Y, its point away from the viewer."""
    body = lathe(
        [(0, 0), (radius * 0.55, 0), (radius * 0.55, length * 0.6), (radius, length * 0.6), (0, length)],
        surface[material],
        (x, y, z),
        48,
        root,
    )
    body.rotation_euler = (radians(-90), 0, 0)


for x, z in ((-0.87, 0.58), (-0.58, -0.58), (0.87, 0.29), (0.58, -0.29)):
    dart(x, -0.95, z, "mint", 0.09, 1.1)
dart(0.0, -1.45, 0.0, "satin", 0.34, 1.18)
upright([circle(0.30, 72), circle(0.25, 72)], 0.05, "seam", -0.34, bevel=0.006)
area((-2, -9, 4), (0, 0, 0), 3.6, 420, "#ffe9d8")
camera((0, -10.4, 3.0), (0.02, 0, 0), lens=72, fstop=7)
render_card()

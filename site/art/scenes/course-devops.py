"""Development and operation as one loop without an end, and one release on its way round."""

from math import cos, pi, radians, sin

from mathutils import Vector

from materials import palette
from shapes import disc, empty, torus, wire
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.30)
root = empty((0, 0, 0.05), (radians(52), 0, radians(-12)))


def at(degrees):
    t = radians(degrees)
    reach = 2.0 / (1 + sin(t) ** 2)
    return (reach * cos(t), 1.45 * reach * sin(t) * cos(t), 0.30 * sin(t))


def run(start, end, radius, material):
    wire([at(start + (end - start) * k / 90) for k in range(91)], radius, surface[material], root)


run(-90, 90, 0.23, "petrol")
run(90, 270, 0.23, "ink")


def ring(degrees, radius, tube, material):
    way = Vector(at(degrees + 1)) - Vector(at(degrees - 1))
    torus(radius, tube, surface[material], at(degrees), way.to_track_quat("Z", "Y").to_euler(), root)


for degrees in (-48, -20, 14, 138, 166, 194, 222):
    ring(degrees, 0.235, 0.035, "mint")
run(32, 58, 0.31, "satin")
for degrees in (31, 59):
    ring(degrees, 0.27, 0.045, "ember")
area((-4, -8, 5), (0, 0, 0.2), 3.2, 260, "#eaf6ff")
camera((0, -10.4, 3.4), (0, 0, -0.12), lens=72, fstop=8)
render_card()

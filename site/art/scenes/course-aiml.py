"""Layers of neurons; one path through them is live."""

from math import radians

from materials import palette
from shapes import empty, plate, rrect, sphere, wire
from stage import area, camera, floor, render_card, reset, rig

reset()
surface = palette(clean=True)
rig(0.9, sheen=0.3)
floor(-1.35)
root = empty((0, 0, 0.02), (0, 0, radians(-24)))
LAYERS = ((-1.65, 4), (-0.55, 5), (0.55, 5), (1.65, 3))
PATH = (1, 3, 2, 1)


def neuron(layer, k):
    x, count = LAYERS[layer]
    return (x, 0, (k - (count - 1) / 2) * 0.50)


for layer, (_, count) in enumerate(LAYERS):
    for k in range(count):
        live = PATH[layer] == k
        sphere(0.185 if live else 0.15, surface["copper" if live else "mint" if (k + layer) % 3 == 0 else "petrol"], neuron(layer, k), root)
        if layer < 3:
            for n in range(LAYERS[layer + 1][1]):
                lit = live and PATH[layer + 1] == n
                wire([neuron(layer, k), neuron(layer + 1, n)], 0.022 if lit else 0.012, surface["ember" if lit else "petrol"], root)
plate([rrect(4.2, 0.9, 0.2)], 0.10, surface["ink2"], (0, 0, -1.30), parent=root, bevel=0.025)
area((-4, -8, 5), (0, 0, 0.2), 3.2, 260, "#eaf6ff")
camera((0, -10.4, 2.9), (0, 0, -0.1), lens=70, fstop=8)
render_card()

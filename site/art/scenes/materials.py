"""Ink, verdigris, copper: the surfaces that every scene is made of."""

import bpy

from options import IS_DARK


def linear(hex_colour):
    """A CSS colour in Blender's linear RGBA."""
    digits = hex_colour.lstrip("#")
    channels = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1)


class Nodes:
    """A new material and the few calls that wire it."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, **inputs):
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in inputs.items():
            made.inputs[name.replace("_", " ")].default_value = value
        return made

    def maths(self, operation, left, right):
        """One arithmetic step; each side is a number or another node's output."""
        made = self.tree.nodes.new("ShaderNodeMath")
        made.operation = operation
        for socket, side in zip(made.inputs, (left, right)):
            if isinstance(side, (int, float)):
                socket.default_value = side
            else:
                self.tree.links.new(side, socket)
        return made.outputs[0]

    def mix(self, share, first, second):
        """share of the second over the first; share is a number or a node's output."""
        made = self.tree.nodes.new("ShaderNodeMixShader")
        if isinstance(share, (int, float)):
            made.inputs[0].default_value = share
        else:
            self.tree.links.new(share, made.inputs[0])
        self.tree.links.new(first, made.inputs[1])
        self.tree.links.new(second, made.inputs[2])
        return made.outputs[0]

    def add(self, first, second):
        made = self.tree.nodes.new("ShaderNodeAddShader")
        self.tree.links.new(first, made.inputs[0])
        self.tree.links.new(second, made.inputs[1])
        return made.outputs[0]

    def finish(self, shader):
        self.tree.links.new(shader, self.output.inputs[0])
        return self.material


def principled(name, colour, metallic=0.0, rough=0.4, coat=0.0, spec=0.5, bump=0.0):
    """bump: micro-brushed, bead-blasted surface."""
    nodes = Nodes(name)
    surface = nodes.node(
        "BsdfPrincipled",
        Base_Color=colour,
        Metallic=metallic,
        Roughness=rough,
        Clearcoat=coat,
        Clearcoat_Roughness=0.08,
        Specular=spec,
    )
    if bump:
        noise = nodes.node("TexNoise", Scale=220, Detail=2)
        coordinates = nodes.node("TexCoord")
        relief = nodes.node("Bump", Strength=bump, Distance=0.004)
        nodes.tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
        nodes.tree.links.new(noise.outputs["Fac"], relief.inputs["Height"])
        nodes.tree.links.new(relief.outputs["Normal"], surface.inputs["Normal"])
    return nodes.finish(surface.outputs[0])


def glass(name, tint, frost=0.35, gloss_rough=0.10, edge=None, clean=False):
    """Thin tinted acrylic: a Fresnel mix of coloured transparency and gloss with a little translucency.
    It renders without noise and casts tinted shadows.

    edge: (colour, strength) of the glow on upright faces, as edge-lit acrylic has it.
    clean: no mirror image from inside the sheet; else a lit ring set in glass repeats into a bright tube.
    """
    nodes = Nodes(name)
    clear = nodes.node("BsdfTransparent", Color=tint).outputs[0]
    gloss = nodes.node("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=gloss_rough).outputs[0]
    through = nodes.node("BsdfTranslucent", Color=tint).outputs[0]
    dull = nodes.node("BsdfDiffuse", Color=tint).outputs[0]
    frosted = nodes.mix(frost, clear, nodes.mix(0.5, through, dull))
    mirrored = nodes.node("Fresnel", IOR=1.45).outputs[0]
    if clean:
        inside = nodes.node("NewGeometry").outputs["Backfacing"]
        mirrored = nodes.maths("MULTIPLY", mirrored, nodes.maths("SUBTRACT", 1, inside))
    sheet = nodes.mix(mirrored, frosted, gloss)
    if not edge:
        return nodes.finish(sheet)
    colour, strength = edge
    axes = nodes.node("SeparateXYZ")
    nodes.tree.links.new(nodes.node("TexCoord").outputs["Normal"], axes.inputs[0])
    upright = nodes.maths("SUBTRACT", 1, nodes.maths("ABSOLUTE", axes.outputs["Z"], 0))
    glow = nodes.node("Emission", Color=colour)
    nodes.tree.links.new(nodes.maths("MULTIPLY", upright, strength), glow.inputs[1])
    return nodes.finish(nodes.add(sheet, glow.outputs[0]))


def emit(name, colour, strength):
    nodes = Nodes(name)
    return nodes.finish(nodes.node("Emission", Color=colour, Strength=strength).outputs[0])


def fading_emit(name, colour, strength, power=2.0):
    """Emission that falls off along the object's Y axis."""
    nodes = Nodes(name)
    axes = nodes.node("SeparateXYZ")
    nodes.tree.links.new(nodes.node("TexCoord").outputs["Generated"], axes.inputs[0])
    fall = nodes.maths("POWER", nodes.maths("SUBTRACT", 1, axes.outputs["Y"]), power)
    glow = nodes.node("Emission", Color=colour)
    nodes.tree.links.new(nodes.maths("MULTIPLY", fall, strength), glow.inputs[1])
    body = nodes.node("BsdfPrincipled", Base_Color=linear("#1a0f0a"), Roughness=0.35)
    return nodes.finish(nodes.add(glow.outputs[0], body.outputs[0]))


def themed(dark, light):
    return dark if IS_DARK else light


def palette(clean=False):
    """The set's materials by name. clean: see glass."""
    return dict(
        ink=principled("ink", linear(themed("#2a3d42", "#3b5055")), 0.85, 0.36, bump=0.12),
        ink2=principled("ink2", linear(themed("#0f1a1d", "#22353a")), 0.85, 0.42, bump=0.12),
        petrol=principled("petrol", linear(themed("#2b7f80", "#2c7375")), 0.75, 0.30, bump=0.08),
        bone=principled("bone", linear(themed("#dfe6e3", "#f4f7f6")), 0.0, 0.38, coat=0.4),
        # Rods, rings and turned parts.
        copper=principled("copper", linear("#e58a55"), 1.0, 0.22, bump=0.05),
        # Copper for big flat faces: pure metal would mirror the dark floor there.
        satin=principled("satin", linear("#de8450"), 0.55, 0.32),
        # Small metal parts that must read on ink.
        mint=principled("mint", linear(themed("#6fcbb9", "#3f9c8f")), 0.7, 0.32, bump=0.05),
        verd=glass("verd", linear("#7fd6c4"), 0.20, 0.08, (linear("#7ff0dc"), themed(0.35, 0.12)), clean),
        smoke=glass("smoke", linear("#8fb4b4"), 0.12, 0.10, (linear("#a9d8d4"), themed(0.22, 0.08)), clean),
        # Light in lines thinner than 0.06; wider faces would go white.
        seam=emit("seam", linear("#ff8a47"), themed(7.0, 5.0)),
        seamv=emit("seamv", linear("#54e6cf"), themed(3.2, 2.2)),
        # Lit faces wider than a line: stays orange.
        ember=emit("ember", linear("#ff6f2e"), themed(1.7, 1.6)),
        glow=emit("glow", linear("#ff9457"), 1.6),
    )

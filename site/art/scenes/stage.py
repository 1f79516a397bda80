"""Floor, light, camera, and the render with what the denoiser needs."""

import os

import bpy
from mathutils import Vector

from materials import linear, principled
from options import IS_DARK, option
from shapes import placed

CARD_SIZE = (1280, 960)
HERO_SIZE = (1400, 1200)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def floor(z=0, dark="#0a1315", light="#dfe8e7", rough=0.38, spec=0.12):
    """spec above 0.3 lets the key light lie on the floor as a grey patch."""
    material = principled(
        "floor", linear(dark if IS_DARK else light), 0.0, rough if IS_DARK else 0.55, spec=spec
    )
    # So wide that cameras flatter than 15 degrees do not see its edge.
    bpy.ops.mesh.primitive_plane_add(size=900, location=(0, 0, z))
    bpy.context.object.data.materials.append(material)


def towards(target, location):
    return (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()


def area(loc, target, size, power, colour="#ffffff", size_y=None, parent=None):
    light = bpy.data.lights.new("area", "AREA")
    light.energy = power
    light.color = linear(colour)[:3]
    light.shape = "RECTANGLE" if size_y else "SQUARE"
    light.size = size
    if size_y:
        light.size_y = size_y
    lamp = placed(bpy.data.objects.new("area", light), loc, towards(target, loc), parent)
    lamp.visible_camera = False
    return lamp


def point(loc, power, colour, radius=0.2, parent=None):
    """Not in front of glass or a polished face: it shows there as a disc."""
    light = bpy.data.lights.new("point", "POINT")
    light.energy = power
    light.color = linear(colour)[:3]
    light.shadow_soft_size = radius
    return placed(bpy.data.objects.new("point", light), loc, parent=parent)


def sky(top, bottom, strength):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    height = tree.nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value = -0.6
    height.inputs["From Max"].default_value = 0.9
    blend = tree.nodes.new("ShaderNodeMixRGB")
    blend.inputs[1].default_value = linear(bottom)
    blend.inputs[2].default_value = linear(top)
    tree.links.new(coordinates.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Z"], height.inputs[0])
    tree.links.new(height.outputs[0], blend.inputs[0])
    tree.links.new(blend.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


def rig(strength=1.0, sheen=1.0):
    """Softbox top left, long verdigris strip back right, low copper kicker.

    sheen: 1 when a big top face should gleam, 0.2 to 0.4 when glass or floor is in view.
    """
    if IS_DARK:
        sky("#2b4347", "#04080a", 0.55)
        area((-5.5, -3.0, 4.5), (0, 0, 0), 4.0, 700 * strength, "#eaf6ff")
        area((-2.2, 8.5, 6.0), (0, 0, 0.3), 4.2, 1100 * strength * sheen, "#d9f3ff")
        area((6.0, 2.0, 2.2), (0, 0, 0.2), 1.2, 520 * strength, "#8ff5e4", 6)
        area((4.2, -6.0, 0.2), (0, 0, 0.0), 2.4, 230 * strength, "#ffb88a")
    else:
        sky("#ffffff", "#c9d6d6", 0.85)
        area((-4.5, -2.5, 6.5), (0, 0, 0), 5.0, 620 * strength, "#ffffff")
        area((5.5, 3.5, 3.2), (0, 0, 0.4), 1.4, 330 * strength, "#c9fff4", 6)
        area((3.6, -5.5, -0.6), (0, 0, 0.4), 2.4, 110 * strength, "#ffc49c")


def camera(loc, target, lens=85, fstop=None, focus=None):
    """focus: the sharpest place, when it is not the target."""
    view = bpy.data.cameras.new("camera")
    view.lens = lens
    if fstop:
        view.dof.use_dof = True
        view.dof.aperture_fstop = fstop
        view.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = placed(bpy.data.objects.new("camera", view), loc, towards(target, loc))


def render_card():
    """Opaque, on the floor."""
    render(CARD_SIZE, transparent=False)


def render_hero():
    """Cut out."""
    render(HERO_SIZE, transparent=True)


def render(size, transparent):
    """Writes --out as 16-bit PNG, with NAME.albedo.0001.png and NAME.normal.0001.png beside it."""
    out = os.path.abspath(option("out", "render.png"))
    scale = option("scale", 1.0)
    scene = bpy.context.scene
    scene.frame_set(1)
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = (int(side * scale) for side in size)
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    sample(scene.cycles)
    store_guides(scene, out)
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.color_depth = "16"
    scene.render.filepath = out
    bpy.ops.render.render(write_still=True)


def sample(cycles):
    """Few bounces, no caustics, clamped light: Debian's Blender has no denoiser of its own."""
    cycles.samples = option("samples", 72)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.adaptive_min_samples = 24
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 24
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.use_denoising = False


def store_guides(scene, out):
    """Colour and direction of every surface, by which the denoiser tells noise from an edge."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    picture = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], picture.inputs[0])
    tree.links.new(layers.outputs["Alpha"], picture.inputs[1])

    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = os.path.dirname(out)
    files.format.file_format = "PNG"
    files.format.color_depth = "8"
    files.format.color_mode = "RGB"
    files.format.color_management = "OVERRIDE"
    files.format.view_settings.view_transform = "Raw"
    files.file_slots.clear()
    name = os.path.splitext(os.path.basename(out))[0]
    for guide in ("albedo", "normal"):
        files.file_slots.new(f"{name}.{guide}.")
    tree.links.new(layers.outputs["Denoising Albedo"], files.inputs[0])
    halved = constant_step(tree, "MULTIPLY", layers.outputs["Denoising Normal"])
    tree.links.new(constant_step(tree, "ADD", halved), files.inputs[1])


def constant_step(tree, operation, source):
    """The operation with one half: twice, it brings -1..1 to 0..1."""
    step = tree.nodes.new("CompositorNodeMixRGB")
    step.blend_type = operation
    step.inputs[0].default_value = 1
    step.inputs[2].default_value = (0.5, 0.5, 0.5, 1)
    tree.links.new(source, step.inputs[1])
    return step.outputs[0]

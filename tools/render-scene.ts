/**
 * Renders one scene of site/art/scenes into site/art/renders: `node tools/render-scene.ts card-soc`.
 * --theme light writes NAME-light (the dark one comes first), --preview a small PNG into the system's temporary folder.
 * --scale, usually 1 and for light 0.5, is 0.6 for a picture at the head of one page alone; --samples, usually 40 and for
 * light 8, is for one with grain.
 * `hero-vault --inside` writes site/art/vault-inside.avif, the vault without its lid.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bloom } from './render/bloom.ts';
import { denoise } from './render/denoise.ts';
import { encode, encodeInside, encodeLight, shrunk } from './render/encode.ts';
import { readPlanes, writePng } from './render/planes.ts';
import { softenShadow } from './render/shadow.ts';

const SCENES = 'site/art/scenes';
const TARGET = 'site/art/renders';
const PREVIEW = { scale: '0.4', samples: '32' };
const DARK = { scale: '1', samples: '40' };
/** Its shadows are blurred afterwards, and its one file serves all widths. */
const LIGHT = { scale: '0.5', samples: '8' };
/** A cut-out is rendered this many times as wide as it is kept: its edges are smooth, and the noise of few samples is gone. */
const CUT_OUT_OVERSAMPLING = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'dark' },
    preview: { type: 'boolean', default: false },
    scale: { type: 'string' },
    samples: { type: 'string' },
    inside: { type: 'boolean', default: false },
  },
});

function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function checkedScene(): string {
  const [name = ''] = positionals;
  if (!existsSync(`${SCENES}/${name}.py`) || !/^(card|course|cta|group|hero|service)-/.test(name)) {
    refuse(`There is no scene ${name ? `"${name}"` : 'of that name'}: give the name of a file in ${SCENES}.`);
  }
  if (values.inside && name !== 'hero-vault') refuse('--inside is for hero-vault.');
  if (!['dark', 'light'].includes(values.theme)) refuse('--theme is dark or light.');
  if (name.startsWith('hero-') && values.theme === 'light')
    refuse('Heroes are shown as they are in both themes.');
  if (spawnSync('blender', ['--version']).status !== 0) {
    refuse('Blender is missing: apt-get install --no-install-recommends blender python3-numpy');
  }
  return name;
}

function quality(): string[] {
  const usual = isLight ? LIGHT : DARK;
  const { scale, samples } = values.preview ? PREVIEW : { ...usual, ...values };
  const drawn = isLight ? Number(scale) * CUT_OUT_OVERSAMPLING : scale;
  return ['--scale', String(drawn), '--samples', samples];
}

function runBlender(name: string, out: string): void {
  const { status, stdout, stderr } = spawnSync(
    'blender',
    [
      '--background',
      '--python-exit-code',
      '1',
      '--python-expr',
      `import sys; sys.path.insert(0, ${JSON.stringify(SCENES)})`,
      '--python',
      `${SCENES}/${name}.py`,
      '--',
      '--theme',
      values.theme,
      '--out',
      out,
      ...(values.inside ? ['--lid', 'off'] : []),
      ...quality(),
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0 || !existsSync(out)) throw new Error(`Blender failed.\n${stdout.slice(-2_000)}${stderr}`);
}

const isLight = values.theme === 'light';
const scene = checkedScene();
const target = isLight ? `${scene}-light` : scene;
const folder = await mkdtemp(join(tmpdir(), 'render-'));
try {
  const raw = join(folder, `${target}.png`);
  runBlender(scene, raw);
  const clean = denoise(await readPlanes(raw), isLight);
  const grounded = isLight ? softenShadow(clean) : clean;
  const lit = bloom(grounded);
  // On paper no light is seen beyond what it falls on.
  const drawn = await writePng(isLight ? { ...lit, alpha: grounded.alpha } : lit);
  const png = isLight ? await shrunk(drawn, CUT_OUT_OVERSAMPLING) : drawn;
  if (values.preview) {
    const preview = join(tmpdir(), `${target}-preview.png`);
    await writeFile(preview, png);
    process.stdout.write(`${preview}\n`);
  } else if (values.inside) {
    process.stdout.write(`${await encodeInside(png, 'site/art/vault-inside')}\n`);
  } else if (isLight) {
    process.stdout.write(`${await encodeLight(png, `${TARGET}/${target}`)}\n`);
  } else {
    for (const line of await encode(png, `${TARGET}/${target}`, scene.startsWith('hero-')))
      process.stdout.write(`${line}\n`);
  }
} finally {
  await rm(folder, { recursive: true });
}

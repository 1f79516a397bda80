import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** One channel of a picture, row by row, 0 to 1. */
export type Plane = Float32Array;

export interface Planes {
  width: number;
  height: number;
  /** Red, green, blue, multiplied by alpha. */
  colour: Plane[];
  alpha: Plane;
  /** Colour and direction of the surfaces, as the renderer stored them beside the picture. */
  guides: { albedo?: Plane[]; normal?: Plane[] };
}

const CHANNELS = 4;

export async function readPlanes(path: string): Promise<Planes> {
  const { data, info } = await sharp(path)
    .ensureAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const samples = new Uint16Array(data.buffer, data.byteOffset, width * height * CHANNELS);
  const [red, green, blue, alpha] = [0, 1, 2, 3].map((channel) => split(samples, CHANNELS, channel, 65_535));
  const colour = [red!, green!, blue!].map((plane) => plane.map((value, i) => value * alpha![i]!));
  const [albedo, normal] = await Promise.all([readGuide(path, 'albedo'), readGuide(path, 'normal')]);
  return { width, height, colour, alpha: alpha!, guides: { albedo, normal } };
}

async function readGuide(path: string, name: 'albedo' | 'normal'): Promise<Plane[] | undefined> {
  const guide = path.replace(/\.png$/, `.${name}.0001.png`);
  if (!existsSync(guide)) return undefined;
  const samples = await sharp(guide).removeAlpha().raw().toBuffer();
  return [0, 1, 2].map((channel) => split(samples, 3, channel, 255));
}

function split(samples: Uint16Array | Uint8Array, channels: number, channel: number, white: number): Plane {
  const plane = new Float32Array(samples.length / channels);
  for (let i = 0; i < plane.length; i++) plane[i] = samples[i * channels + channel]! / white;
  return plane;
}

/** Eight bits a channel, dithered so that dark gradients do not band. */
export function writePng({ width, height, colour, alpha }: Planes): Promise<Buffer> {
  const bytes = Buffer.alloc(width * height * CHANNELS);
  for (let i = 0; i < alpha.length; i++) {
    const cover = alpha[i]!;
    for (const [channel, plane] of colour.entries()) {
      const value = cover > 1e-4 ? Math.min(1, Math.max(0, plane[i]! / cover)) : 0;
      bytes[i * CHANNELS + channel] = Math.min(255, Math.max(0, value * 255 + Math.random() - 0.5));
    }
    bytes[i * CHANNELS + 3] = cover * 255 + 0.5;
  }
  return sharp(bytes, { raw: { width, height, channels: CHANNELS } }).png().toBuffer();
}

/** Mean over a square of 2 radius + 1 pixels, with the edge repeated. */
export function boxBlur(source: Plane, width: number, height: number, radius: number): Plane {
  const rows = new Float32Array(source.length);
  for (let y = 0; y < height; y++) slide(source, rows, y * width, 1, width, radius);
  const blurred = new Float32Array(source.length);
  for (let x = 0; x < width; x++) slide(rows, blurred, x, width, height, radius);
  return blurred;
}

/** Running mean along one row or column: `length` samples from `start`, `step` apart. */
function slide(source: Plane, target: Plane, start: number, step: number, length: number, radius: number): void {
  const at = (position: number) => source[start + Math.min(length - 1, Math.max(0, position)) * step]!;
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let k = -radius; k <= radius; k++) sum += at(k);
  for (let k = 0; k < length; k++) {
    target[start + k * step] = sum * share;
    sum += at(k + radius + 1) - at(k - radius);
  }
}

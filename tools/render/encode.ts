import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const TRIM_MARGIN_PX = 40;
/** Alpha under it is halo, not object. */
const OBJECT_ALPHA = 40;
const LEAST_ALPHA = 5;

interface Aim {
  width: number;
  suffix: string;
  /** The largest file, in KB, for which the first quality is kept. */
  avif: number;
  /** The fallback has one width. */
  webp?: number;
}

const CARD_AIMS: Aim[] = [
  { width: 1280, suffix: '', avif: 30, webp: 46 },
  { width: 640, suffix: '-640', avif: 14 },
];
const HERO_AIMS: Aim[] = [
  { width: 1280, suffix: '', avif: 30, webp: 58 },
  { width: 640, suffix: '-640', avif: 20 },
  // With its headers in the first round trip of a connection.
  { width: 400, suffix: '-400', avif: 12.5 },
];

const LIGHT_AIM_KB = 16;
const INSIDE_AIM_KB = 40;
/** What was cut out of the render of the whole vault. */
const VAULT_FRAME = { left: 253, top: 136, width: 893, height: 990 };

const AVIF_QUALITIES = [55, 51, 47, 43, 39];
const WEBP_QUALITIES = [80, 75, 70, 65, 60];

/** Writes AVIF at both widths and WebP at the larger; quality steps down only while a file is over its aim. Returns a line for each. */
export async function encode(png: Buffer, base: string, isCutOut: boolean): Promise<string[]> {
  const whole = isCutOut ? await trimmed(png) : await sharp(png).removeAlpha().png().toBuffer();
  const lines: string[] = [];
  for (const aim of isCutOut ? HERO_AIMS : CARD_AIMS) {
    const resized = await sharp(whole)
      .resize({ width: aim.width, withoutEnlargement: true })
      .png()
      .toBuffer();
    const picture = isCutOut ? await withoutHaloNoise(resized) : resized;
    const { width, height } = await sharp(picture).metadata();
    const files: Record<string, Buffer> = {
      avif: await smallest(AVIF_QUALITIES, aim.avif, (quality) =>
        sharp(picture).avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer(),
      ),
    };
    if (aim.webp !== undefined) {
      files.webp = await smallest(WEBP_QUALITIES, aim.webp, (quality) =>
        sharp(picture).webp({ quality, alphaQuality: 90, effort: 5 }).toBuffer(),
      );
    }
    for (const [format, file] of Object.entries(files)) {
      const path = `${base}${aim.suffix}.${format}`;
      await writeFile(path, file);
      lines.push(`${path}  ${width} x ${height}  ${(file.length / 1024).toFixed(1)} KB`);
    }
  }
  return lines;
}

/** Cut to the frame of the closed vault, over which it lies. */
export async function encodeInside(png: Buffer, base: string): Promise<string> {
  const picture = await withoutHaloNoise(await sharp(png).extract(VAULT_FRAME).png().toBuffer());
  return writeAvif(picture, base, INSIDE_AIM_KB);
}

export async function shrunk(png: Buffer, times: number): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width / times) })
    .png()
    .toBuffer();
}

/** The light theme's one file, cut out with its shadow. */
export async function encodeLight(png: Buffer, base: string): Promise<string> {
  return writeAvif(await withoutHaloNoise(png), base, LIGHT_AIM_KB);
}

async function writeAvif(picture: Buffer, base: string, aimKb: number): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  const file = await smallest(AVIF_QUALITIES, aimKb, (quality) =>
    sharp(picture).avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
  await writeFile(`${base}.avif`, file);
  return `${base}.avif  ${width} x ${height}  ${(file.length / 1024).toFixed(1)} KB`;
}

async function smallest(
  qualities: number[],
  aimKb: number,
  draw: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let file: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await draw(quality);
    if (file.length <= aimKb * 1024) break;
  }
  return file;
}

/** Cuts the empty margin off, but for a little air. */
async function trimmed(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [info.width, 0, info.height, 0];
  for (let i = 3, pixel = 0; i < data.length; i += 4, pixel++) {
    if (data[i]! <= OBJECT_ALPHA) continue;
    const x = pixel % info.width;
    const y = Math.floor(pixel / info.width);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  left = Math.max(0, left - TRIM_MARGIN_PX);
  top = Math.max(0, top - TRIM_MARGIN_PX);
  const width = Math.min(info.width, right + TRIM_MARGIN_PX) - left;
  const height = Math.min(info.height, bottom + TRIM_MARGIN_PX) - top;
  return sharp(png).extract({ left, top, width, height }).png().toBuffer();
}

/** Colour in the nearly clear halo is noise: it costs bytes and shows nothing. */
async function withoutHaloNoise(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha < LEAST_ALPHA) data.fill(0, i, i + 4);
    else if (alpha < OBJECT_ALPHA) {
      for (let k = i; k < i + 3; k++) data[k] = data[k]! & 0xf0;
      // Down to nothing, so that a shadow has no rim where it is cut off.
      data[i + 3] = Math.round(((alpha - LEAST_ALPHA) * OBJECT_ALPHA) / (OBJECT_ALPHA - LEAST_ALPHA));
    }
  }
  return sharp(data, { raw: info }).png().toBuffer();
}

import { inflateSync } from 'node:zlib';
import { PNG_SIGNATURE, writePng } from '../../../documents/png.ts';
import { OperatorError } from '../operator-error.ts';

export const SIGNATURE_FILE_MAX_BYTES = 500 * 1_024;
const WIDTH_MAX = 3_000;
const HEIGHT_MAX = 2_000;
/** Largest stored size in pixels. On a certificate this is 400 dots per inch. */
const STORED_WIDTH_MAX = 840;
const STORED_HEIGHT_MAX = 220;
const STORED_MAX_BYTES = 80 * 1_024;
/** Shares of darkness: below the first is paper, above the second is ink. */
const [PAPER, INK] = [0.2, 0.8];
/** Lowest accepted contrast between ink and paper. */
const CONTRAST_MIN = 60;
const INK_SHARE_MAX = 0.3;

/** Bytes per pixel by PNG colour type: grey, RGB, palette, grey with alpha, RGB with alpha. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Converts a signature for printing: a PNG in base64, dark grey ink on white, cropped. The file is decoded and encoded
 * again, so that no metadata, location or code in it is kept. Shadows of the paper become white. Written without a library,
 * because one would not enforce our limits and PNG is simple. Throws an OperatorError.
 */
export function signatureImage(file: Uint8Array): string {
  const { width, height, darkness } = darknessOf(Buffer.from(file));
  const ink = inkIn(darkness);
  const cut = cutOut(ink, width, height);
  const stored = encode(shrink(cut));
  if (stored.length > STORED_MAX_BYTES)
    throw refused('This is a picture, not writing: scan the signature on plain paper');
  return stored.toString('base64');
}

interface Grey {
  width: number;
  height: number;
  /** Darkness of each pixel: 0 is paper, 255 ink. */
  values: Uint8Array;
}

function refused(reason: string): OperatorError {
  return new OperatorError(`${reason}.`, { fields: { picture: reason } });
}

const damaged = () => refused('This file is damaged. Save the signature as a PNG again');

/** Darkness of each pixel on white paper. */
function darknessOf(file: Buffer): { width: number; height: number; darkness: Uint8Array } {
  if (file.length > SIGNATURE_FILE_MAX_BYTES)
    throw refused(
      `The picture is larger than ${SIGNATURE_FILE_MAX_BYTES / 1_024} KB: crop it to the signature`,
    );
  if (!file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    throw refused('The signature must be a PNG picture: open it in any picture program and save it as PNG');
  const chunks = chunksOf(file);
  const header = chunks.get('IHDR')?.[0];
  if (header?.length !== 13) throw damaged();
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, kind, interlace] = [header[8], header[9] ?? 0, header[12]];
  const channels = CHANNELS[kind];
  if (channels === undefined || depth !== 8 || interlace !== 0)
    throw refused('This kind of PNG is not supported: save it with 8 bits a channel and without interlacing');
  if (width === 0 || height === 0 || width > WIDTH_MAX || height > HEIGHT_MAX)
    throw refused(`The picture is larger than ${WIDTH_MAX} × ${HEIGHT_MAX} pixels: crop it to the signature`);
  const rows = unpack(Buffer.concat(chunks.get('IDAT') ?? []), width * channels, height, channels);
  const palette = chunks.get('PLTE')?.[0];
  const clear = kind === 3 ? chunks.get('tRNS')?.[0] : undefined;
  const darkness = new Uint8Array(width * height);
  for (let dot = 0; dot < darkness.length; dot += 1) {
    const at = dot * channels;
    const value = (offset: number) => rows[at + offset] ?? 0;
    const entry = value(0);
    const light =
      kind === 3
        ? luminance((offset) => palette?.[entry * 3 + offset] ?? 0)
        : kind === 2 || kind === 6
          ? luminance(value)
          : entry;
    const opacity = kind === 4 ? value(1) : kind === 6 ? value(3) : (clear?.[entry] ?? 255);
    darkness[dot] = ((255 - light) * opacity) / 255;
  }
  return { width, height, darkness };
}

function luminance(channel: (offset: number) => number): number {
  return 0.299 * channel(0) + 0.587 * channel(1) + 0.114 * channel(2);
}

function chunksOf(file: Buffer): Map<string, Buffer[]> {
  const chunks = new Map<string, Buffer[]>();
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    if (at + 12 + length > file.length) throw damaged();
    const type = file.toString('latin1', at + 4, at + 8);
    const known = chunks.get(type) ?? [];
    known.push(file.subarray(at + 8, at + 8 + length));
    chunks.set(type, known);
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return chunks;
}

/**
 * Unpacks exactly the bytes of a picture of this size, however large the file claims to be, and reverses the filter of each
 * row.
 */
function unpack(packed: Buffer, rowLength: number, height: number, step: number): Uint8Array {
  const expected = (rowLength + 1) * height;
  let raw: Buffer;
  try {
    raw = inflateSync(packed, { maxOutputLength: expected });
  } catch {
    throw damaged();
  }
  if (raw.length !== expected) throw damaged();
  const rows = new Uint8Array(rowLength * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (rowLength + 1)] ?? 0;
    if (filter > 4) throw damaged();
    for (let index = 0; index < rowLength; index += 1) {
      const at = row * rowLength + index;
      const left = index >= step ? (rows[at - step] ?? 0) : 0;
      const above = row > 0 ? (rows[at - rowLength] ?? 0) : 0;
      const corner = row > 0 && index >= step ? (rows[at - rowLength - step] ?? 0) : 0;
      rows[at] = (raw[row * (rowLength + 1) + 1 + index] ?? 0) + predicted(filter, left, above, corner);
    }
  }
  return rows;
}

/** Predicts a byte from its neighbours (PNG specification). */
function predicted(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const byLeft = Math.abs(above - corner);
      const byAbove = Math.abs(left - corner);
      const byCorner = Math.abs(left + above - 2 * corner);
      if (byLeft <= byAbove && byLeft <= byCorner) return left;
      return byAbove <= byCorner ? above : corner;
    }
    default:
      return 0;
  }
}

/** Makes the paper white and the writing dark, however grey the photograph is. */
function inkIn(darkness: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256);
  for (const value of darkness) counts[value] = (counts[value] ?? 0) + 1;
  const paper = darkestOf(counts, darkness.length * 0.5);
  const darkest = darkestOf(counts, darkness.length * 0.998);
  if (darkest - paper < CONTRAST_MIN)
    throw refused(
      'No writing was found: the signature must be dark on light paper, or on a transparent ground',
    );
  const reach = darkest - paper;
  return darkness.map((value) => {
    const share = ((value - paper) / reach - PAPER) / (INK - PAPER);
    return Math.round(255 * Math.min(1, Math.max(0, share)));
  });
}

/** The darkness that this number of pixels does not exceed. */
function darkestOf(counts: Uint32Array, dots: number): number {
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= dots);
}

function cutOut(ink: Uint8Array, width: number, height: number): Grey {
  let [left, right, top, bottom, written] = [width, -1, height, -1, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((ink[y * width + x] ?? 0) < 64) continue;
      written += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  const cut = { width: right - left + 1, height: bottom - top + 1 };
  if (cut.width < 16 || cut.height < 8) throw refused('The writing is too small: scan it larger');
  if (written > cut.width * cut.height * INK_SHARE_MAX)
    throw refused('This is a picture, not writing: scan the signature on plain paper');
  const values = new Uint8Array(cut.width * cut.height);
  for (let y = 0; y < cut.height; y += 1) {
    const start = (top + y) * width + left;
    values.set(ink.subarray(start, start + cut.width), y * cut.width);
  }
  return { ...cut, values };
}

/** Shrinks a picture by a whole factor. */
function shrink(grey: Grey): Grey {
  const step = Math.ceil(Math.max(grey.width / STORED_WIDTH_MAX, grey.height / STORED_HEIGHT_MAX, 1));
  if (step === 1) return grey;
  const [width, height] = [Math.ceil(grey.width / step), Math.ceil(grey.height / step)];
  const values = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = y * step; row < Math.min((y + 1) * step, grey.height); row += 1)
        for (let dot = x * step; dot < Math.min((x + 1) * step, grey.width); dot += 1)
          sum += grey.values[row * grey.width + dot] ?? 0;
      values[y * width + x] = sum / (step * step);
    }
  }
  return { width, height, values };
}

/** Encodes a picture as PNG, in which white paper is 255 and ink is not quite black. */
function encode({ width, height, values }: Grey): Buffer {
  return writePng(
    values.map((ink) => 255 - Math.round(ink * 0.92)),
    { width, height, colours: 'grey' },
  );
}

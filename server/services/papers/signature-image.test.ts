import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { SIGNATURE_FILE_MAX_BYTES, signatureImage } from './signature-image.ts';

const STROKE =
  '<path d="M60 150 C120 20 180 40 160 130 S300 60 330 120 S460 180 540 90" fill="none" stroke="#1b2a6b" stroke-width="7"/>';

/** A signature of 480 × 130 dots in the middle of a picture of 600 × 240. */
function written(ground: string): Sharp {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240">${ground}${STROKE}</svg>`),
  );
}
const WHITE = '<rect width="600" height="240" fill="#fff"/>';
/** As a phone takes it: grey, darker towards one side. */
const SHADOWED =
  '<defs><linearGradient id="g"><stop offset="0" stop-color="#dcdcd6"/><stop offset="1" stop-color="#b9b9b2"/></linearGradient></defs><rect width="600" height="240" fill="url(#g)"/>';

async function stored(file: Buffer) {
  const image = sharp(Buffer.from(signatureImage(file), 'base64'));
  const { width, height, channels, hasAlpha } = await image.metadata();
  const dots = await image.greyscale().raw().toBuffer();
  return {
    width,
    height,
    channels,
    hasAlpha,
    corner: dots[0],
    darkest: dots.reduce((a, b) => Math.min(a, b)),
  };
}

test.each([
  ['on a transparent ground', () => written('').png()],
  ['on white paper', () => written(WHITE).flatten().png()],
  ['in shades of grey', () => written(WHITE).greyscale().png()],
  ['grey with transparency', () => written('').greyscale().png()],
  ['with a palette', () => written(WHITE).png({ palette: true, colours: 256, effort: 1 })],
  ['photographed in a shadow', () => written(SHADOWED).flatten().png()],
  ['with every filter of PNG', () => written(SHADOWED).flatten().png({ adaptiveFiltering: true })],
])('a signature %s becomes dark grey on white, cut to what is written', async (_, picture) => {
  const { width, height, channels, hasAlpha, corner, darkest } = await stored(await picture().toBuffer());
  expect([channels, hasAlpha, corner]).toEqual([1, false, 255]);
  expect(Math.abs(width - 486)).toBeLessThan(20);
  expect(height).toBeLessThan(150);
  expect(darkest).toBeLessThan(60);
});

test('a large scan is stored as large as it is printed', async () => {
  const large = await written(WHITE).resize(2_400).flatten().png().toBuffer();
  const { width, height } = await stored(large);
  expect([width <= 840, height <= 220, width > 400]).toEqual([true, true, true]);
});

test('nothing else of the file is kept', async () => {
  const picture = await written(WHITE)
    .flatten()
    .withExif({ IFD0: { Copyright: 'canary-in-exif' } })
    .png()
    .toBuffer();
  expect(picture.toString('latin1')).toContain('canary-in-exif');
  const kept = Buffer.from(signatureImage(Buffer.concat([picture, Buffer.from('canary-behind')])), 'base64');
  expect(kept.toString('latin1')).not.toContain('canary');
});

/** A PNG of which each part is as it is told. */
function png(width: number, height: number, rows: Buffer, kind = 0, depth = 8, interlace = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, kind, 0, 0, interlace], 8);
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const grey = (width: number, height: number) => Buffer.alloc((width + 1) * height);

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a JPEG', () => written(WHITE).flatten().jpeg().toBuffer(), 'must be a PNG picture'],
  [
    'an SVG',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${STROKE}</svg>`),
    'must be a PNG picture',
  ],
  ['nothing', () => Buffer.alloc(0), 'must be a PNG picture'],
  ['a file that is too large', () => randomBytes(SIGNATURE_FILE_MAX_BYTES + 1), 'larger than 500 KB'],
  [
    'more dots than a signature needs',
    () => png(4_000, 10, grey(4_000, 10)),
    'larger than 3000 × 2000 pixels',
  ],
  ['16 bits a channel', () => png(10, 10, grey(20, 10), 0, 16), 'save it with 8 bits'],
  ['an interlaced one', () => png(10, 10, grey(10, 10), 0, 8, 1), 'without interlacing'],
  ['one that unpacks to far more than it says', () => png(100, 100, Buffer.alloc(50_000_000)), 'is damaged'],
  ['one that unpacks to less', () => png(100, 100, grey(100, 50)), 'is damaged'],
  ['a filter that does not exist', () => png(10, 10, Buffer.alloc(110, 9)), 'is damaged'],
  ['half a file', async () => (await written(WHITE).png().toBuffer()).subarray(0, 900), 'is damaged'],
  [
    'an empty sheet',
    () =>
      sharp({ create: { width: 200, height: 80, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'No writing was found',
  ],
  [
    'a picture',
    () =>
      sharp(randomBytes(200 * 100), { raw: { width: 200, height: 100, channels: 1 } })
        .png()
        .toBuffer(),
    'is a picture, not writing',
  ],
])('%s is refused with what to do', async (_, file, reason) => {
  const given = await file();
  expect(() => signatureImage(given)).toThrow(reason);
});

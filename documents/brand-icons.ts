import sharp from 'sharp';
import { BRAND_MARK } from '../content/brand-mark.ts';
import { company } from '../content/company.ts';
import { COLOURS } from './document-colours.ts';
import { favicon } from './favicon.ts';

const BITMAP_SIZES = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 };
const FAVICON_MARGIN = 4;
/**
 * Margin of icons that may be masked. A mask may cut an icon to a circle of 80% of its width, and the mark must be
 * within it.
 */
const BITMAP_MARGIN = 8;
const FAVICON_CORNER = 9;

/** Icons with the firm's mark, and files with its names, by address. */
export async function brandIcons(): Promise<Record<string, string | Buffer>> {
  const small = markOnInk(FAVICON_MARGIN, FAVICON_CORNER);
  const bitmap = Buffer.from(markOnInk(BITMAP_MARGIN));
  const bitmaps = Object.entries(BITMAP_SIZES).map(async ([address, size]): Promise<[string, Buffer]> => [
    address,
    await sharp(bitmap, { density: 600 }).resize(size, size).removeAlpha().png({ palette: true }).toBuffer(),
  ]);
  return {
    '/favicon.svg': small,
    '/favicon.ico': await favicon(Buffer.from(small)),
    '/site.webmanifest': webManifest(),
    ...Object.fromEntries(await Promise.all(bitmaps)),
  };
}

function markOnInk(margin: number, corner = 0): string {
  const side = 32 + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">` +
    `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="${corner}" fill="${COLOURS.ink}"/>` +
    `<path fill="${COLOURS.onInk}" d="${BRAND_MARK.top}"/>` +
    `<path fill="${COLOURS.accent2}" d="${BRAND_MARK.middle}"/>` +
    `<path fill="${COLOURS.accent}" d="${BRAND_MARK.foot}"/></svg>`
  );
}

function webManifest(): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  const manifest = {
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: COLOURS.ink,
    theme_color: COLOURS.ink,
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

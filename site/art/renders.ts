import type { ImageName } from '../../content/types.ts';

const addresses: Record<string, string> = import.meta.glob('./renders/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface Size {
  width: number;
  height: number;
}

const CARD_SIZE: Size = { width: 1280, height: 960 };
/** Of pictures that are shown at the head of one page alone. */
const HEAD_SIZE: Size = { width: 768, height: 576 };

/** Renders whose large file differs from the set's 1280 x 960. */
const OTHER_SIZES: Partial<Record<ImageName, Size>> = {
  'hero-ascent': { width: 1140, height: 1142 },
  'hero-vault': { width: 893, height: 990 },
  'service-ddos': HEAD_SIZE,
  'service-dlp': HEAD_SIZE,
  'service-gap': HEAD_SIZE,
  'service-mobile': HEAD_SIZE,
  'service-redteam': HEAD_SIZE,
  'service-sase': HEAD_SIZE,
  'service-waf': HEAD_SIZE,
  'service-wireless': HEAD_SIZE,
  'service-ztna': HEAD_SIZE,
};

export const SMALL_RENDER_WIDTH = 640;

export function renderSize(name: ImageName): Size {
  return OTHER_SIZES[name] ?? CARD_SIZE;
}

export function renderAddress(name: ImageName, format: 'avif' | 'webp'): string {
  return address(`${name}.${format}`);
}

export function smallRenderAddress(name: ImageName): string {
  return address(`${name}-${SMALL_RENDER_WIDTH}.avif`);
}

export function hasLightRender(name: ImageName): boolean {
  return `./renders/${name}-light.avif` in addresses;
}

/** One file, of the same shape as the dark ones. */
export function lightRenderAddress(name: ImageName): string {
  return address(`${name}-light.avif`);
}

function address(file: string): string {
  const found = addresses[`./renders/${file}`];
  if (!found) throw new Error(`site/art/renders holds no ${file}`);
  return found;
}

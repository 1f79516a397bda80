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
/** Largest size of pictures that only one page shows. */
const HEAD_SIZE: Size = { width: 768, height: 576 };

const HERO_SIZES: Partial<Record<ImageName, Size>> = {
  'hero-ascent': { width: 1140, height: 1142 },
  'hero-vault': { width: 893, height: 990 },
};

const HEADS = new Set<ImageName>([
  'card-message',
  'card-rings',
  'card-signpost',
  'course-aiml',
  'course-android',
  'course-cyber',
  'course-data-science',
  'course-devops',
  'course-hardware',
  'course-marketing',
  'course-web',
  'service-api',
  'service-changes',
  'service-cloud-test',
  'service-compliance',
  'service-config',
  'service-ddos',
  'service-dlp',
  'service-gap',
  'service-iso',
  'service-mobile',
  'service-network-test',
  'service-redteam',
  'service-sase',
  'service-waf',
  'service-watch',
  'service-wireless',
  'service-ztna',
]);

/** Widths in addition to the full size. */
const WIDTHS = [640];
const HERO_WIDTHS = [400, 640];

export function renderSize(name: ImageName): Size {
  return HERO_SIZES[name] ?? (HEADS.has(name) ? HEAD_SIZE : CARD_SIZE);
}

/** AVIF files with their widths, for srcset. */
export function renderSet(name: ImageName): string {
  const widths = name in HERO_SIZES ? HERO_WIDTHS : WIDTHS;
  const smaller = widths.map((width) => `${address(`${name}-${width}.avif`)} ${width}w`);
  return [...smaller, `${address(`${name}.avif`)} ${renderSize(name).width}w`].join(', ');
}

/** Address for browsers without AVIF. */
export function fallbackAddress(name: ImageName): string {
  return address(`${name}.webp`);
}

export function hasLightRender(name: ImageName): boolean {
  return `./renders/${name}-light.avif` in addresses;
}

/** Address of the light render, which is a single file of the same shape. */
export function lightRenderAddress(name: ImageName): string {
  return address(`${name}-light.avif`);
}

function address(file: string): string {
  const found = addresses[`./renders/${file}`];
  if (!found) throw new Error(`site/art/renders holds no ${file}`);
  return found;
}

import type { Locator } from '@playwright/test';
import sharp from 'sharp';

export type Colour = 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'violet' | 'none';

/** Upper ends of the hues in degrees, as people name them. */
const HUES = [
  [20, 'red'],
  [40, 'orange'],
  [70, 'yellow'],
  [162, 'green'],
  [190, 'teal'],
  [255, 'blue'],
  [330, 'violet'],
  [360, 'red'],
] as const;

/** Of 255: below it a pixel passes for grey. */
const LEAST_CHROMA = 60;

/** The colour that stands out in what the locator shows, as pixels; 'none' where all is grey. */
export async function seenColour(locator: Locator): Promise<Colour> {
  const picture = await locator.screenshot({ animations: 'disabled' });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const weights = new Map<Colour, number>();
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (chroma < LEAST_CHROMA) continue;
    const name = nameOf(hue(red, green, blue, chroma));
    weights.set(name, (weights.get(name) ?? 0) + chroma);
  }
  const [strongest] = [...weights].sort(([, one], [, other]) => other - one);
  return strongest?.[0] ?? 'none';
}

/** In degrees: red 0, green 120, blue 240. */
function hue(red: number, green: number, blue: number, chroma: number): number {
  const largest = Math.max(red, green, blue);
  if (largest === red) return (((green - blue) / chroma + 6) % 6) * 60;
  if (largest === green) return ((blue - red) / chroma + 2) * 60;
  return ((red - green) / chroma + 4) * 60;
}

function nameOf(degrees: number): Colour {
  return HUES.find(([end]) => degrees < end)?.[1] ?? 'red';
}

import sharp from 'sharp';
import type { Journey } from './engines.ts';

type Colour = (red: number, green: number, blue: number) => boolean;

export const isColoured: Colour = (...parts) => Math.max(...parts) - Math.min(...parts) > 60;
export const isCopper: Colour = (red, _green, blue) => red - blue > 60;

/** How many pixels of the first such element, as far as it is in sight, have such a colour, and what share of all. */
export async function countPainted({ browser }: Journey, selector: string, isMeant: Colour) {
  const box = await browser.evaluate((wanted) => {
    const edges = document.querySelector(wanted)!.getBoundingClientRect();
    const [left, top] = [Math.max(0, Math.floor(edges.left)), Math.max(0, Math.floor(edges.top))];
    const [right, bottom] = [Math.min(innerWidth, edges.right), Math.min(innerHeight, edges.bottom)];
    return { left, top, width: Math.floor(right - left), height: Math.floor(bottom - top) };
  }, selector);
  const pixels = await sharp(await browser.screenshot())
    .extract(box)
    .removeAlpha()
    .raw()
    .toBuffer();
  let meant = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (isMeant(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)) meant += 1;
  return { pixels: meant, share: meant / (pixels.length / 3) };
}

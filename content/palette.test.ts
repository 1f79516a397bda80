import { expect, test } from 'vitest';
import { palette } from './palette.ts';

/** Contrast of two colours written #rrggbb, as defined in WCAG 2.2. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['bg', 'surface', 'raised', 'sunken'] as const;

test.each(['dark', 'light'] as const)('text and edges of fields can be seen on each ground, %s', (theme) => {
  const colours = palette[theme];
  for (const ground of GROUNDS) {
    const on = (colour: string) => contrast(colour, colours[ground]);
    for (const text of [
      'text',
      'text2',
      'text3',
      'accentText',
      'accent2',
      'danger',
      'success',
      'notice',
      'info',
    ] as const)
      expect(on(colours[text]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const edge of ['lineStrong', 'focus'] as const)
      expect(on(colours[edge]), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});

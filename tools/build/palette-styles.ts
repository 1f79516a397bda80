import { palette } from '../../content/palette.ts';

const HEADER = '/* Written by tools/build/list-pages.ts from content/palette.ts: not to be edited. */\n';

/** Custom properties for these colours: accentText becomes --accent-text, text2 becomes --text-2. */
function properties(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, colour]) => {
      const property = name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
      return `  --${property}: ${colour};\n`;
    })
    .join('');
}

/**
 * Style sheet of the colours. Elements with the class `paper` or `light-colours`, such as a sheet on a dark page, are
 * light in both themes, and so is a printed page.
 */
export function paletteStyles(): string {
  const { accent, light, dark } = palette;
  return [
    HEADER,
    `:root, .paper, .light-colours {\n${properties({ ...accent, ...light })}}\n`,
    `@media screen {\n:root.dark {\n${properties(dark)}}\n}\n`,
  ].join('');
}

export function contrastStyles(): string {
  return [
    HEADER,
    `@media (prefers-contrast: more) {\n:root, .paper, .light-colours {\n${properties({ ...palette.lightMoreContrast })}}\n}\n`,
    `@media screen and (prefers-contrast: more) {\n:root.dark {\n${properties({ ...palette.darkMoreContrast })}}\n}\n`,
  ].join('');
}

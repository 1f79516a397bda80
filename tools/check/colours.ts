import { globSync, readFileSync } from 'node:fs';

/** Smallest plausible number of files, so that a check of nothing fails. */
const LEAST_FILES = 100;

/** Files that may contain colours, each with the reason. */
const ALLOWED = new Map([
  ['site/styles/tokens.css', 'shadows: light that is missing, not a colour of the firm'],
  ['site/features/jobs/application/application.css', 'the scrim behind a dialog'],
  ['desk/browser/keyboard.css', 'the scrim behind a dialog'],
  ['site/sections/works/work-figure.css', 'drawings of other programs, terminals and blueprints'],
  ['site/features/certificate-check/paper-certificate.css', 'a drawn sheet of paper under light'],
  ['site/pages/sample-report-page.css', 'a margin of the printed page, which cannot use custom properties'],
]);

const NAMES =
  'aqua|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|purple|red|silver|teal|violet|white|yellow|(?:dark|light|medium|pale|deep)[a-z]{3,}';
const COLOUR = new RegExp(
  String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)|(?<![\w-])(?:${NAMES})(?![\w-])`,
  'gi',
);
/** Values of declarations. Masks are left out, because their colours only stand for opacity. */
const DECLARATION = /(?<![\w-])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
/** Attributes with colours in drawings and in styles of components. */
const ATTRIBUTE = /\b(fill|stroke|color|background|stopColor|floodColor)\w*\s*[=:]\s*\{?\s*['"`]([^'"`]+)/g;

interface SourceFile {
  path: string;
  text: string;
}

/** Finds colours that are written in a style sheet or a component. A change of palette.ts would not change these. */
function findTypedColours(files: SourceFile[]): string[] {
  const typed = files.flatMap(({ path, text }) => {
    const pattern = path.endsWith('.css') ? DECLARATION : ATTRIBUTE;
    const values = [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(pattern)];
    return values.flatMap(([, property = '', value = '']) =>
      isFree(property) ? [] : (plainOf(value).match(COLOUR) ?? []).map((colour) => ({ path, colour })),
    );
  });
  const unused = [...ALLOWED.keys()].filter((path) => !typed.some((one) => one.path === path));
  return [
    ...typed
      .filter(({ path }) => !ALLOWED.has(path))
      .map(({ path, colour }) => `${path}: ${colour} is not in content/palette.ts: use a token of it`),
    ...unused.map(
      (path) => `tools/check/colours.ts: ${path} contains no colour any more, so remove it from the list`,
    ),
  ];
}

function isFree(property: string): boolean {
  return property.startsWith('mask') || property === '-webkit-mask' || property.includes('font');
}

/** Value without addresses, quoted text and names of custom properties. */
function plainOf(value: string): string {
  return value.replace(/url\([^)]*\)|'[^']*'|"[^"]*"|--[\w-]+/g, '');
}

export function checkColours(): string[] {
  const paths = globSync('{site,desk}/**/*.{css,tsx}', { exclude: ['**/*.test.tsx', '**/generated/**'] });
  if (paths.length < LEAST_FILES) return [`Only ${paths.length} files of the site were read.`];
  return findTypedColours(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
}

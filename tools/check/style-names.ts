import { globSync, readFileSync } from 'node:fs';

/** Smallest plausible number of files, so that a check of nothing fails. */
const LEAST_FILES = 100;
const GLYPHS = 'site/ui/glyph.tsx';
const RENDERS = 'site/art/renders';

interface SourceFile {
  path: string;
  text: string;
}

/** Class names that are used only in style sheets or only in components, one per line. */
function findStrayNames(files: SourceFile[]): string[] {
  const styles = files
    .filter(({ path }) => path.endsWith('.css'))
    .map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\//g, '') }));
  const scripts = files.filter(({ path }) => !path.endsWith('.css'));
  const all = (list: SourceFile[], find: (text: string) => string[]) =>
    new Map(list.flatMap(({ path, text }) => find(text).map((name) => [name, path] as const)));

  const styled = all(styles, styledClasses);
  const drawn = all(scripts, drawnClasses);
  const quoted = all(scripts, quotedWords);
  const prefixes = scripts.flatMap(({ text }) => matches(text, /(?<![\w-])([a-z][\w-]*-)\$\{/g));
  const tokens = all(styles, (text) => matches(text, /(--[\w-]+)\s*:/g));
  const usedTokens = all(styles, (text) => matches(text, /var\(\s*(--[\w-]+)/g));
  const isQuoted = (name: string) => quoted.has(name) || prefixes.some((prefix) => name.startsWith(prefix));

  const stray = (names: Map<string, string>, isKnown: (name: string) => boolean, problem: string) =>
    [...names].filter(([name]) => !isKnown(name)).map(([name, path]) => `${path}: ${problem}${name}`);
  return [
    ...stray(styled, isQuoted, 'no component draws the class .'),
    ...stray(drawn, (name) => styled.has(name), 'no style sheet has the class '),
    ...stray(tokens, (name) => usedTokens.has(name), 'nothing uses the token '),
    ...stray(usedTokens, (name) => tokens.has(name), 'there is no token '),
  ];
}

/** Glyphs of the interface that no component uses. */
function findUnusedGlyphs(glyphs: SourceFile, files: SourceFile[]): string[] {
  const names = matches(glyphs.text, /^ {2}'?([a-z][\w-]*)'?:/gm);
  const others = files.filter(({ path }) => path !== glyphs.path);
  return unquoted(names, others).map((name) => `${glyphs.path}: no component draws the glyph ${name}`);
}

/** Pictures that no page and no document uses, for example those of a removed page. */
function findUnusedPictures(pictures: string[], files: SourceFile[]): string[] {
  const names = new Set(pictures.map((path) => /([^/]+?)(?:-\d+|-light)*\.\w+$/.exec(path)?.[1] ?? path));
  return unquoted([...names], files).map(
    (name) => `${RENDERS}/${name}.*: no page has this picture: delete its files`,
  );
}

function unquoted(names: string[], files: SourceFile[]): string[] {
  const quoted = new Set(files.flatMap(({ text }) => quotedWords(text)));
  return names.filter((name) => !quoted.has(name));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

function styledClasses(css: string): string[] {
  const selectors = css.replace(/url\([^)]*\)|@import[^;]*;|'[^']*'/g, '');
  return matches(selectors, /\.([a-z][\w-]*)/g);
}

/** Words of every string in the code, because a class name may be chosen far from its element. */
function quotedWords(code: string): string[] {
  const texts = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)];
  return texts.flatMap(([, ...parts]) => (parts.find(Boolean) ?? '').split(/[^\w-]+/));
}

/** Words of each className that are always used. Compared and computed parts are left out. */
function drawnClasses(code: string): string[] {
  const plain = matches(code, /\bclassName="([^"]*)"/g);
  const chosen = matches(code, /\bclassName=\{((?:[^{}]|\{[^{}]*\})*)\}/g).flatMap((expression) =>
    matches(expression.replace(/===? '[^']*'/g, ''), /['`]([^'`]*)['`]/g),
  );
  return [...plain, ...chosen].flatMap((text) =>
    text
      .replace(/[\w-]*\$\{[^}]*\}/g, '')
      .split(/\s+/)
      .filter(Boolean),
  );
}

/** Checks the names of the site, then those of the desk, which uses the site's too. */
export function checkStyles(): string[] {
  const site = readSources('{site,content/generated}');
  const all = [...site, ...readSources('{desk,contracts,domain}')];
  const glyphs = { path: GLYPHS, text: readFileSync(GLYPHS, 'utf8') };
  const words = [...site, ...readSources('{content,documents}')];
  const drawing = words.filter(({ path }) => !path.startsWith('site/art/'));
  if (site.length < LEAST_FILES) return [`Only ${site.length} files of the site were read.`];
  return [
    ...findStrayNames(site),
    ...findStrayNames(all).filter((problem) => problem.startsWith('desk/')),
    ...findUnusedGlyphs(glyphs, all),
    ...findUnusedPictures(globSync(`${RENDERS}/*`), drawing),
  ];
}

function readSources(folders: string): SourceFile[] {
  const paths = globSync(`${folders}/**/*.{css,ts,tsx}`, { exclude: ['**/*.test.{ts,tsx}'] });
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

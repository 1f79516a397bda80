/**
 * Writes `content/generated/` and the icons of the menus from the files in `content/trainings`, `content/labs`,
 * `content/services` and `content/texts`, so that a new course, lab, service or page of text is one file: the list of their pages, and the few links of them
 * that every page needs (menus, course tags); and the styles that give the colours of `content/palette.ts`.
 * With --check it writes nothing. Ends with 1 where the list is not that of the files, or where an address has lost its
 * page: then it names every file that refers to it, and the redirect to add.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { IconName } from '../../content/icon-names.ts';
import type {
  Highlights,
  LabPage,
  ServiceGroupPage,
  ServicePage,
  TextPage,
  TrainingPage,
} from '../../content/types.ts';
import { PATHS, tagSlug } from '../../contracts/paths.ts';
import { ISOMETRIC, layerY, LAYERS_VIEW_BOX, PLATE_GLYPHS } from '../../site/art/plate-glyphs.ts';
import { missingPages } from './find-missing-pages.ts';
import { contrastStyles, paletteStyles } from './palette-styles.ts';

/** Those that stand in a menu. */
type MenuPage = TrainingPage | ServiceGroupPage | ServicePage;
type ListedPage = MenuPage | LabPage | TextPage;

interface PageFile {
  /** From content/, with slashes on every system: services/cloud/waf.ts */
  file: string;
  exportName: string;
  page: ListedPage;
}

const HEADER =
  '// Written by tools/build/list-pages.ts from the files of trainings/, labs/, services/ and texts/: not to be edited.\n';

async function readPageFile(file: string): Promise<PageFile> {
  const exports: Record<string, unknown> = await import(resolve('content', file)).catch((error: Error) => {
    throw new Error(`content/${file} cannot be read: ${error.message}`, { cause: error });
  });
  const [found, ...others] = Object.entries(exports);
  if (!found || others.length > 0) {
    throw new Error(`content/${file} must export one page and nothing else`);
  }
  const [exportName, page] = found as [string, ListedPage];
  const address = `/${basename(file, '.ts')}/lab`;
  if (page.kind === 'lab' && !page.path.endsWith(address))
    throw new Error(
      `content/${file} must have an address that ends with ${address}, as its script is found by it`,
    );
  return { file, exportName, page };
}

/** The place in the menus: trainings, then each group followed by its services; a lab is ordered as its course. */
function place({ page, file }: PageFile, all: PageFile[]): number[] {
  if (page.kind === 'training') return [0, 0, page.position];
  if (page.kind === 'lab') {
    const course = all.find((other) => other.page.path === page.course)?.page;
    return [0, 1, course?.kind === 'training' ? course.position : 0];
  }
  if (page.kind === 'text') return [2];
  const groupPath = page.kind === 'service' ? page.group : page.path;
  const group = all.find((other) => other.page.path === groupPath)?.page;
  if (group?.kind !== 'service-group')
    throw new Error(`content/${file} belongs to a group that has no page: ${groupPath}`);
  return [1, group.position, page.kind === 'service' ? page.position : 0];
}

function inOrder(all: PageFile[]): PageFile[] {
  const places = new Map(all.map((file) => [file, place(file, all)]));
  return all.toSorted((a, b) => {
    const [left, right] = [places.get(a) ?? [], places.get(b) ?? []];
    const differing = left.findIndex((part, index) => part !== right[index]);
    return differing < 0 ? a.file.localeCompare(b.file) : (left[differing] ?? 0) - (right[differing] ?? 0);
  });
}

/** Pages of text alone lead to their translations: of any other page nobody would find one. */
function checkTranslations(files: PageFile[]): void {
  const originals = files.map(({ page }) => page).filter((page) => page.kind === 'text' && !page.language);
  for (const { file, page } of files) {
    const of = page.language?.of;
    if (of && !originals.some(({ path }) => path === of))
      throw new Error(
        `content/${file} translates ${of}, which is not a page of text in English: correct language.of`,
      );
  }
}

/** services/cloud/waf.ts → servicesCloudWaf: exported names may repeat, files do not. */
function localName(file: string): string {
  return file
    .replace(/\.ts$/, '')
    .replace(/[^a-z0-9]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

function pagesSource(files: PageFile[]): string {
  const list = (name: string, kinds: ListedPage['kind'][]) => [
    `export const ${name} = [`,
    ...files.filter(({ page }) => kinds.includes(page.kind)).map(({ file }) => `  ${localName(file)},`),
    '];',
    '',
  ];
  const imports = files.map(
    ({ file, exportName }) => `import { ${exportName} as ${localName(file)} } from '../${file}';`,
  );
  return [
    HEADER,
    ...imports,
    '',
    ...list('trainingPages', ['training']),
    ...list('labPages', ['lab']),
    ...list('servicePages', ['service-group', 'service']),
    ...list('textPages', ['text']),
  ].join('\n');
}

function linksSource(files: PageFile[]): string {
  const menus: Record<string, { label: string; path: string }[]> = {};
  const courseTags: Record<string, string> = {};
  for (const { page } of files) {
    if (page.kind !== 'training' && page.kind !== 'service') continue;
    const menu = page.kind === 'training' ? PATHS.trainings : page.group;
    (menus[menu] ??= []).push({ label: page.label ?? page.title, path: page.path });
    if (page.kind !== 'training') continue;
    const tagAddress = `${PATHS.trainings}/${tagSlug(page.tag)}`;
    if (tagAddress !== page.path) courseTags[tagAddress] = page.path;
  }
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  return [
    HEADER,
    "import type { PagePath } from '../../contracts/paths.ts';",
    '',
    '/** The entries below the trainings page and below each group of services. */',
    `export const menus: Record<string, { label: string; path: PagePath }[]> = ${json(menus)};`,
    '',
    '/** Category addresses of course cards that have no page of their own, and the course that each leads to. */',
    `export const courseTags: Record<string, PagePath> = ${json(courseTags)};`,
    '',
  ].join('\n');
}

/** The pages of the navigation, menu by menu: the courses, the groups of services, then the services of each group. */
function menuPages(files: PageFile[]): MenuPage[][] {
  const pages = files.map(({ page }) => page).filter((page) => page.kind !== 'lab' && page.kind !== 'text');
  const groups = pages.filter((page) => page.kind === 'service-group');
  return [
    pages.filter((page) => page.kind === 'training'),
    groups,
    ...groups.map((group) => pages.filter((page) => page.kind === 'service' && page.group === group.path)),
  ];
}

function menuLinesSource(files: PageFile[]): string {
  const lines = menuPages(files).flatMap((menu) => menu.map(({ path, menuLine }) => [path, menuLine]));
  return [
    HEADER,
    '/** What stands under a name in the menus, by address. */',
    `export const menuLines: Record<string, string> = ${JSON.stringify(Object.fromEntries(lines), null, 2)};`,
    '',
  ].join('\n');
}

/** A row of icons for each menu, a column for each entry: desktop-navigation.css finds them by the entry's place. */
function menuIconsSource(files: PageFile[]): string {
  const menus = menuPages(files);
  const columns = Math.max(...menus.map((menu) => menu.length));
  const icons = menus.flatMap((menu, row) =>
    menu.map(
      ({ icon }, column) =>
        `<path transform="translate(${column * 48 + 24} ${row * 48 + 24}) scale(.85)" d="${PLATE_GLYPHS[icon]}"/>`,
    ),
  );
  const [width, height] = [columns * 24, menus.length * 24];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * 2} ${height * 2}"`,
    ' fill="none" stroke="#000" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">',
    ...icons.map((icon) => `\n${icon}`),
    '\n</svg>\n',
  ].join('');
}

const GENERATED_STYLE = '/* Written by tools/build/list-pages.ts: not to be edited. */\n';

const highlightsOf = (files: PageFile[], layout: Highlights['layout']) =>
  files
    .flatMap(({ page }) => ('highlights' in page ? (page.highlights ?? []) : []))
    .filter((each) => each.layout === layout);

/** What stands in the grids of all pages, each once. */
function gridIcons(files: PageFile[]): IconName[] {
  const icons = highlightsOf(files, 'grid').flatMap(({ items }) => items.flatMap(({ icon }) => icon ?? []));
  return [...new Set(icons)].sort();
}

/** One below the other; what is outside of its place is cut off. */
function gridIconsSource(icons: IconName[]): string {
  const height = icons.length * 40;
  const places = icons.map(
    (icon, row) =>
      `\n<svg y="${row * 40}" width="40" height="40" viewBox="-20 -20 40 40"><path d="${PLATE_GLYPHS[icon]}"/></svg>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}" viewBox="0 0 40 ${height}"`,
    ' fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">',
    ...places,
    '\n</svg>\n',
  ].join('');
}

function gridIconPlaces(icons: IconName[]): string {
  const places = icons.map((icon, row) => `.area-icon-${icon} { --place: ${row}; }\n`);
  return [GENERATED_STYLE, ...places].join('');
}

/** What lies on the plates of each exploded stack: a file by the name of its section, and the style that asks for it. */
function layerGlyphs(files: PageFile[]): Record<string, string> {
  const stacks = highlightsOf(files, 'layers');
  const sheet = ({ items }: (typeof stacks)[number]) => [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LAYERS_VIEW_BOX}"`,
    ' fill="none" stroke="#000" stroke-width=".7" stroke-linecap="round" stroke-linejoin="round">',
    ...items.map(
      ({ icon }, row) =>
        icon &&
        `\n<path transform="translate(0 ${layerY(row)}) ${ISOMETRIC} rotate(-45) scale(2.1)" d="${PLATE_GLYPHS[icon]}"/>`,
    ),
    '\n</svg>\n',
  ];
  const rule = ({ id }: (typeof stacks)[number]) =>
    `.layer-glyphs-${id} { mask-image: url('../../site/sections/layer-glyphs/${id}.svg'); }\n`;
  return {
    ...Object.fromEntries(
      stacks.map((stack) => [`site/sections/layer-glyphs/${stack.id}.svg`, sheet(stack).join('')]),
    ),
    'content/generated/layer-glyphs.css': [GENERATED_STYLE, ...stacks.map(rule)].join(''),
  };
}

/** Writes what is out of date, and says whether anything was. */
export async function listPages({ isCheck = false } = {}): Promise<boolean> {
  const found = globSync(['{trainings,services}/**/*.ts', '{labs,texts}/*.ts'], { cwd: 'content' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'));
  const files = inOrder(await Promise.all(found.map(readPageFile)));
  checkTranslations(files);
  const sources = {
    'content/generated/pages.ts': pagesSource(files),
    'content/generated/links.ts': linksSource(files),
    'content/generated/menu-lines.ts': menuLinesSource(files),
    'site/chrome/navigation/menu-icons.svg': menuIconsSource(files),
    'site/sections/area-icons.svg': gridIconsSource(gridIcons(files)),
    ...layerGlyphs(files),
    'content/generated/area-icons.css': gridIconPlaces(gridIcons(files)),
    'content/generated/palette.css': paletteStyles(),
    'content/generated/contrast.css': contrastStyles(),
  };
  const outdated = Object.entries(sources).filter(
    ([path, source]) => !existsSync(path) || readFileSync(path, 'utf8') !== source,
  );
  if (!isCheck)
    for (const [path, source] of outdated) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, source);
    }
  return outdated.length > 0;
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  const problems = await listPages({ isCheck }).then(
    async (wasOutdated) =>
      isCheck && wasOutdated
        ? ['content/generated is not what the files say. Run: npm run build']
        : await findMissing(),
    (error: Error) => [error.message],
  );
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Loaded late: the list of all pages imports what has just been written. */
async function findMissing(): Promise<string[]> {
  const { pages } = await import('../../content/pages.ts');
  const { courseTags } = await import('../../content/generated/links.ts');
  return missingPages(pages, courseTags);
}

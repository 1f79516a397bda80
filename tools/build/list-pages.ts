/**
 * Writes `content/generated/` and the icons of the menus from the files in `content/trainings`, `content/labs`,
 * `content/services` and `content/texts`, so that a new course, lab, service or page of text needs only one file. It
 * makes the list of pages, the links that every page needs (menus, course tags), and the style sheets from
 * `content/palette.ts`. With --check it writes nothing. It exits with 1 if files are out of date. It also exits with 1
 * if an address no longer has a page; then it prints every file that refers to the address, and the redirect to add.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
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
import { fontStyles, typeStyles } from './font-styles.ts';
import { contrastStyles, paletteStyles } from './palette-styles.ts';

/** Pages that are in a menu. */
type MenuPage = TrainingPage | ServiceGroupPage | ServicePage;
type ListedPage = MenuPage | LabPage | TextPage;

interface PageFile {
  /** Path below content/, with slashes on every operating system: services/cloud/waf.ts */
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
      `content/${file} must have an address that ends with ${address}, because its script is found by the address`,
    );
  return { file, exportName, page };
}

/**
 * Position of a page in the menus: trainings, then each group of services and its services. A lab has the position of
 * its course.
 */
function place({ page, file }: PageFile, all: PageFile[]): [part: number, group: number, position: number] {
  const pageAt = (path: string) => all.find((other) => other.page.path === path)?.page;
  if (page.kind === 'training') return [0, 0, page.position];
  if (page.kind === 'text') return [2, 0, 0];
  if (page.kind === 'lab') {
    const course = pageAt(page.course);
    return [0, 1, course?.kind === 'training' ? course.position : 0];
  }
  const groupPath = page.kind === 'service' ? page.group : page.path;
  const group = pageAt(groupPath);
  if (group?.kind !== 'service-group')
    throw new Error(`content/${file} belongs to a group that has no page: ${groupPath}`);
  return [1, group.position, page.kind === 'service' ? page.position : 0];
}

function inOrder(all: PageFile[]): PageFile[] {
  const places = new Map(all.map((file) => [file, place(file, all)]));
  return all.toSorted((a, b) => {
    const [left = [], right = []] = [places.get(a), places.get(b)];
    const differences = left.map((part, index) => part - (right[index] ?? 0));
    return differences.find((difference) => difference !== 0) ?? a.file.localeCompare(b.file);
  });
}

/** Refuses translations on other pages, because only pages of text show links to them. */
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

/**
 * Name of an import, such as servicesCloudWaf for services/cloud/waf.ts. Paths are unique, but exported names may
 * repeat.
 */
function localName(file: string): string {
  return file
    .replace(/\.ts$/, '')
    .replace(/[^a-z0-9]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

function pagesSource(files: PageFile[]): string {
  const list = (name: string, type: string, ...kinds: ListedPage['kind'][]) => {
    const names = files.filter(({ page }) => kinds.includes(page.kind)).map(({ file }) => localName(file));
    return `export const ${name}: ${type}[] = [\n${names.map((each) => `  ${each},\n`).join('')}];\n`;
  };
  const imports = files.map(
    ({ file, exportName }) => `import { ${exportName} as ${localName(file)} } from '../${file}';`,
  );
  return [
    HEADER,
    "import type { LabPage, ServiceGroupPage, ServicePage, TextPage, TrainingPage } from '../types.ts';",
    ...imports,
    '',
    list('trainingPages', 'TrainingPage', 'training'),
    list('labPages', 'LabPage', 'lab'),
    list('servicePages', '(ServiceGroupPage | ServicePage)', 'service-group', 'service'),
    list('textPages', 'TextPage', 'text'),
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
  const has = (kind: ListedPage['kind']) => files.some(({ page }) => page.kind === kind);
  const offer = { courses: has('training'), services: has('service') };
  return `${HEADER}
import type { PagePath } from '../../contracts/paths.ts';

/** Entries of the menus below the trainings page and below each group of services. */
export const menus: Record<string, { label: string; path: PagePath }[]> = ${json(menus)};

/** True for each half of the offer that the firm has. Pages mention only these. */
export const offer = ${json(offer)};

/** Addresses of the categories on course cards that have no page of their own, each with its course. */
export const courseTags: Record<string, PagePath> = ${json(courseTags)};
`;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Pages in the order of the menus: the courses, the groups of services, and the services of each group. */
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
  return `${HEADER}
/** Lines below the names in the menus, by address. */
export const menuLines: Record<string, string> = ${json(Object.fromEntries(lines))};
`;
}

/** Source of the names of pictures for pages, which are the files in the folder. */
function imageNamesSource(): string {
  const names = globSync('*.webp', { cwd: 'site/art/renders' }).map((file) => basename(file, '.webp'));
  const type = names.toSorted().map((name) => `\n  | '${name}'`);
  return `${HEADER}\n/** A picture of site/art/renders. */\nexport type ImageName =${type.join('')};\n`;
}

/** A line drawing, with one shape per line of the file. */
function svg(box: string, strokeWidth: string, shapes: string[]): string {
  const line = `fill="none" stroke="#000" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${line}>\n${shapes.join('\n')}\n</svg>\n`;
}

/**
 * Drawing with a row of icons for each menu and a column for each entry. desktop-navigation.css finds an icon by the
 * position of its entry.
 */
function menuIcons(files: PageFile[]): string {
  const menus = menuPages(files);
  const [width, height] = [Math.max(...menus.map((menu) => menu.length)) * 24, menus.length * 24];
  const icons = menus.flatMap((menu, row) =>
    menu.map(
      ({ icon }, column) =>
        `<path transform="translate(${column * 48 + 24} ${row * 48 + 24}) scale(.85)" d="${PLATE_GLYPHS[icon]}"/>`,
    ),
  );
  return svg(`width="${width}" height="${height}" viewBox="0 0 ${width * 2} ${height * 2}"`, '3.6', icons);
}

const GENERATED_STYLE = '/* Written by tools/build/list-pages.ts: not to be edited. */\n';

const highlightsOf = (files: PageFile[], layout: Highlights['layout']) =>
  files
    .flatMap(({ page }) => ('highlights' in page ? (page.highlights ?? []) : []))
    .filter((each) => each.layout === layout);

/** Drawing with the icons of all grids, and the style with their positions. */
function gridIcons(files: PageFile[]): Record<string, string> {
  const used = highlightsOf(files, 'grid').flatMap(({ items }) => items.flatMap(({ icon }) => icon ?? []));
  const icons = [...new Set(used)].sort();
  const height = icons.length * 40;
  // Hides what is outside the area of an icon.
  const shapes = icons.map(
    (icon, row) =>
      `<svg y="${row * 40}" width="40" height="40" viewBox="-20 -20 40 40"><path d="${PLATE_GLYPHS[icon]}"/></svg>`,
  );
  const places = icons.map((icon, row) => `.area-icon-${icon} { --place: ${row}; }\n`);
  return {
    'site/sections/area-icons.svg': svg(
      `width="40" height="${height}" viewBox="0 0 40 ${height}"`,
      '2',
      shapes,
    ),
    'content/generated/area-icons.css': GENERATED_STYLE + places.join(''),
  };
}

/** A drawing for each exploded stack, with the name of its section, and the style that uses it. */
function layerGlyphs(files: PageFile[]): Record<string, string> {
  const stacks = highlightsOf(files, 'layers').map(({ id, items }) => {
    const shapes = items.flatMap(({ icon }, row) =>
      icon
        ? `<path transform="translate(0 ${layerY(row)}) ${ISOMETRIC} rotate(-45) scale(2.1)" d="${PLATE_GLYPHS[icon]}"/>`
        : [],
    );
    return { file: `site/sections/layer-glyphs/${id}.svg`, id, shapes };
  });
  const rules = stacks.map(({ id, file }) => `.layer-glyphs-${id} { mask-image: url('../../${file}'); }\n`);
  return {
    ...Object.fromEntries(
      stacks.map(({ file, shapes }) => [file, svg(`viewBox="${LAYERS_VIEW_BOX}"`, '.7', shapes)]),
    ),
    'content/generated/layer-glyphs.css': GENERATED_STYLE + rules.join(''),
  };
}

/** Writes files that are out of date. With `isCheck` it only reports them. */
async function listPages(isCheck: boolean): Promise<boolean> {
  const found = globSync(['{trainings,services}/**/*.ts', '{labs,texts}/*.ts'], {
    cwd: 'content',
    exclude: ['**/*.test.ts'],
  }).map((file) => file.replaceAll('\\', '/'));
  const files = inOrder(await Promise.all(found.map(readPageFile)));
  checkTranslations(files);
  const sources = Object.entries({
    'content/generated/pages.ts': pagesSource(files),
    'content/generated/links.ts': linksSource(files),
    'content/generated/menu-lines.ts': menuLinesSource(files),
    'content/generated/image-names.ts': imageNamesSource(),
    'site/chrome/navigation/menu-icons.svg': menuIcons(files),
    ...gridIcons(files),
    ...layerGlyphs(files),
    'content/generated/fonts.css': fontStyles(),
    'content/generated/type.css': typeStyles(),
    'content/generated/palette.css': paletteStyles(),
    'content/generated/contrast.css': contrastStyles(),
  });
  const outdated = sources.filter(
    ([path, source]) => !existsSync(path) || readFileSync(path, 'utf8') !== source,
  );
  for (const [path, source] of isCheck ? [] : outdated) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  return outdated.length > 0;
}

/** Imported late, because the list of all pages imports files that have just been written. */
async function findMissing(): Promise<string[]> {
  const { pages } = await import('../../content/pages.ts');
  const { courseTags } = await import('../../content/generated/links.ts');
  const { isOffered } = await import('../../content/offer.ts');
  return missingPages(pages, courseTags, isOffered);
}

const isCheck = process.argv.includes('--check');
const problems = await listPages(isCheck).then(
  (wasOutdated) =>
    isCheck && wasOutdated ? ['content/generated is out of date. Run: npm run build'] : findMissing(),
  (error: Error) => [error.message],
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;

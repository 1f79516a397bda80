/** Lists the pictures in the documents, and finds those that are out of date. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

export const PICTURES_FOLDER = 'docs/pictures';
const RECORD = `${PICTURES_FOLDER}/shown.json`;

export interface Picture {
  name: string;
  /** Patterns of the files that the picture shows. Of a built page, only its style and its text count. */
  shows: string[];
}

/** Files that every screen of the desk depends on. */
const DESK = ['desk/style.css', 'desk/ui/frame.{tsx,css}', 'content/{brand-mark,palette}.ts'];

export const PICTURES: Picture[] = [
  { name: 'home', shows: ['build/client/index.html'] },
  {
    name: 'course',
    shows: ['build/client/it-trainings/devops/index.html', 'site/sections/batch*.{tsx,css}'],
  },
  {
    name: 'certificate-check',
    shows: ['build/client/it-trainings/certificate/index.html', 'contracts/certificate-wording.ts'],
  },
  {
    name: 'desk-today',
    shows: [...DESK, 'desk/today/*.{tsx,css}', 'server/services/demo/demo-submissions.ts'],
  },
  {
    name: 'desk-class',
    shows: [...DESK, 'desk/certificates/{certificates,classes}.tsx', 'desk/certificates/style.css'],
  },
];

function shownHash({ shows }: Picture): string {
  const hash = createHash('sha256');
  for (const file of globSync(shows).sort()) hash.update(seenOf(readFileSync(file, 'utf8'), file));
  return hash.digest('hex').slice(0, 16);
}

/** The visible part of a built page, without scripts and without names that change with each build. */
function seenOf(text: string, file: string): string {
  if (!file.endsWith('.html')) return text;
  const body = text.slice(text.indexOf('<body')).replaceAll(/<script[^]*?<\/script>/g, '');
  const styles = text.match(/<style[^]*?<\/style>/g)?.join('') ?? '';
  return (styles + body)
    .replaceAll(/-[\w-]{8}\.(?=js|css|avif|webp|svg|woff2|pdf)/g, '.')
    .replaceAll(/https?:\/\/[^/"]+/g, '');
}

export function recordShown(): void {
  const shown = Object.fromEntries(PICTURES.map((picture) => [picture.name, shownHash(picture)]));
  writeFileSync(RECORD, `${JSON.stringify(shown, null, 2)}\n`);
}

/** One line for each picture that is out of date. */
export function oldPictures(pictures: readonly Picture[] = PICTURES): string[] {
  const shown = (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}) as Record<
    string,
    string
  >;
  return pictures
    .filter((picture) => shown[picture.name] !== shownHash(picture))
    .map(
      ({ name }) =>
        `${PICTURES_FOLDER}/${name}.webp is older than the files that it shows. Run: npm run pictures`,
    );
}

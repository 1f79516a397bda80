import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs/office');
const INDEX = 'README';

export interface GuidePage {
  /** File name without the suffix; also the address under /help. */
  name: string;
  title: string;
  /** Markdown, without the title. */
  text: string;
}

const pages = new Map(
  globSync('*.md', { cwd: FOLDER }).map((file) => {
    const name = basename(file, '.md');
    const [title = '', ...rest] = readFileSync(join(FOLDER, file), 'utf8').split('\n');
    return [name, { name, title: title.replace(/^# /, ''), text: rest.join('\n').trim() }];
  }),
);

/** The list of pages, which is a page itself. */
export const guideIndex: GuidePage = pages.get(INDEX) ?? { name: INDEX, title: 'Help', text: '' };
pages.delete(INDEX);

export function findGuidePage(name: string): GuidePage | undefined {
  return pages.get(name);
}

export interface GuideMatch {
  name: string;
  title: string;
  /** First line of the page that contains a searched word. */
  line: string;
}

/** Pages that contain every word; pages with all words in the title come first. */
export function searchGuide(search: string): GuideMatch[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return [...pages.values()]
    .filter(({ title, text }) => hasAll(`${title}\n${text}`))
    .sort((one, other) => Number(hasAll(other.title)) - Number(hasAll(one.title)))
    .map(({ name, title, text }) => {
      const lines = text.split('\n').slice(1).filter(isSentence);
      const line =
        lines.find(hasAll) ?? lines.find((one) => words.some((word) => one.toLowerCase().includes(word)));
      return { name, title, line: plain(line ?? lines[0] ?? '') };
    });
}

function isSentence(line: string): boolean {
  return line !== '' && !line.startsWith('#') && !line.startsWith('| -');
}

/** Markdown without markup. */
function plain(line: string): string {
  return line
    .replace(/^(?:- |\d+\. )/, '')
    .replaceAll(/\[([^[\]]+)\]\([^()]+\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(': ');
}

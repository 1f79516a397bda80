import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorOf } from '../docs/reference-pages.ts';
import { BROWSER_TESTS, UNIT_TESTS } from '../test/test-stages.ts';

/** Pages for readers. Each is about one task. */
const PAGES = 'docs/{owner,build,host,office}/*.md';
/** Pages in which to look things up. */
const REFERENCE = new Set(['docs/host/settings.md', 'docs/host/commands.md']);
/** Decisions and measurements, which may repeat facts of other pages. */
const RECORDS = /^docs\/(decisions\/|spec\.md|assurance\.md|performance\.md|scaling\.md|regulators\.md)/;
const MOST_LINES = 120;
/** Limit of lines for pages that the desk shows as help. */
const MOST_LINES_OF_HELP = 60;
const HELP_INDEX = 'docs/office/README.md';
const MOST_LINES_OF_README = 110;
/** Paragraph after the title. */
const HEAD = /^\*\*For:\*\* [^]+\*\*You need:\*\* [^]+\*\*Time:\*\* ./;

/** Facts that only one page may contain, each with a phrase by which it is recognised. Other pages link to it. */
export const TOLD_ONCE: Record<string, RegExp> = {
  'how a backup is verified': /scratch place/i,
  'how long backups are kept': /last 14 days/i,
  'how backups are encrypted': /openssl rand -base64 32 >/i,
  'how several servers share data': /a `DATA_DIR` each/i,
  'what erasure leaves in PostgreSQL': /write-ahead log/i,
  'where colours and logo are': /logo is .*brand-mark/i,
  'what `sample` means': /`sample: \[\]`/,
  'where old addresses lead': /`ALIASES`/,
  'what a photograph needs': /written consent of everyone/i,
  'when data is purged': /\bdeletes nothing until\b/i,
  'how credentials name their issuer': /`did:web/,
};

interface Document {
  file: string;
  text: string;
}

export function pageProblems({ file, text }: Document): string[] {
  const lines = text.trimEnd().split('\n').length;
  const most = file.startsWith('docs/office/') ? MOST_LINES_OF_HELP : MOST_LINES;
  return [
    ...(text.startsWith('# ') && HEAD.test(text.split('\n\n')[1] ?? '')
      ? []
      : [`${file} does not begin with a title and **For:**, **You need:**, **Time:**`]),
    ...(lines > most && !REFERENCE.has(file)
      ? [`${file} has ${lines} lines; at most ${most} are allowed`]
      : []),
  ];
}

/** Relative links and pictures whose file or heading does not exist. */
export function brokenDocumentLinks({ file, text }: Document): string[] {
  const withoutCode = text.replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
  return [...withoutCode.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = '', anchor] = target.split('#');
    const led = path ? join(dirname(file), path) : file;
    if (!existsSync(led)) return [`${file} links to ${target}, which does not exist`];
    if (anchor && !headingsOf(led).has(anchor))
      return [`${file} links to ${target}, but that heading does not exist`];
    return [];
  });
}

function headingsOf(file: string): Set<string> {
  return new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text)),
  );
}

/** Patterns in `npm test -- PATTERN` that match no test. */
export function patternsWithoutTest({ file, text }: Document, tests: readonly string[]): string[] {
  return [...text.matchAll(/npm test -- ([a-z][^`\n]*)/g)]
    .flatMap(([, patterns = '']) => patterns.trim().split(' '))
    .filter((pattern) => !tests.some((path) => path.includes(pattern)))
    .map((pattern) => `${file} contains npm test -- ${pattern}, but no path of a test contains that`);
}

/** Facts that are in more than one document. */
export function factsToldTwice(documents: readonly Document[], facts = TOLD_ONCE): string[] {
  return Object.entries(facts).flatMap(([fact, phrase]) => {
    const telling = documents.filter(({ text }) => phrase.test(text)).map(({ file }) => file);
    return telling.length > 1
      ? [`${telling.join(' and ')} all say ${fact}: keep that in one file, and link to it`]
      : [];
  });
}

export function checkDocuments(): string[] {
  const read = (file: string): Document => ({ file, text: readFileSync(file, 'utf8') });
  const documents = globSync(['*.md', 'docs/**/*.md', '*/README.md', '*/*/README.md'], {
    exclude: ['node_modules/**', 'build/**'],
  }).map(read);
  const tests = globSync([...UNIT_TESTS, ...BROWSER_TESTS]);
  const readmeLines = readFileSync('README.md', 'utf8').trimEnd().split('\n').length;
  return [
    ...(readmeLines > MOST_LINES_OF_README
      ? [`README.md has ${readmeLines} lines; at most ${MOST_LINES_OF_README} are allowed`]
      : []),
    ...globSync(PAGES, { exclude: [HELP_INDEX] })
      .map(read)
      .flatMap(pageProblems),
    ...documents.flatMap(brokenDocumentLinks),
    ...documents.flatMap((each) => patternsWithoutTest(each, tests)),
    ...factsToldTwice(documents.filter(({ file }) => !RECORDS.test(file))),
  ];
}

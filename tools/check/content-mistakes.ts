/**
 * Finds mistakes in pages: an empty text, an address or a title that is used twice, a course that promises a lesson, a
 * module or a tool which it does not teach, hours that do not add up, and the mistakes in `report-mistakes.ts`. Remarks
 * on style are in `reading.ts`.
 */
import { moduleOfLesson, moduleOfTool } from '../../content/course-facts.ts';
import { pages as listed } from '../../content/pages.ts';
import { ALIASES } from '../../contracts/paths.ts';
import type { LabPage, Page, TrainingPage } from '../../content/types.ts';
import { reportMistakes } from './report-mistakes.ts';

/**
 * Fields that may be empty. Code, requests and emails have blank lines, and the first column of a table may have no
 * heading.
 */
const BLANK_LINE = /\.(?:lines|request|response|before|after|body)\.\d+$/;
/** Titles of jobs for beginners. */
const FIRST_JOB = /\b(trainee|junior|intern)\b/i;
const LEAST_HOURS = 40;

export function* contentMistakes(pages: readonly Page[]): Generator<string> {
  for (const path of twice(pages.map((page) => page.path))) yield `${path} is the address of two pages`;
  for (const title of twice(pages.map((page) => page.documentTitle ?? page.title)))
    yield `"${title}" is the title of two pages`;
  for (const page of pages) {
    for (const way of emptyTexts(page, page.kind === 'training')) yield `${page.path}: ${way} is empty`;
    for (const mistake of mistakesOfKind(page, pages)) yield `${page.path}: ${mistake}`;
  }
}

function mistakesOfKind(page: Page, pages: readonly Page[]): Iterable<string> {
  if (page.kind === 'training') return courseMistakes(page);
  if (page.kind === 'lab') return labMistakes(page, pages);
  return page.kind === 'sample-report' ? reportMistakes(page) : [];
}

const twice = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place);

/** Finds empty texts and lists, because a field without content must be left out. Only drawings may have empty ones. */
function* emptyTexts(value: unknown, withLists: boolean, way = ''): Generator<string> {
  if (value === '' && !BLANK_LINE.test(way)) yield way;
  if (withLists && Array.isArray(value) && value.length === 0) yield way;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* emptyTexts(child, withLists && key !== 'work', way ? `${way}.${key}` : key);
}

function* courseMistakes(course: TrainingPage): Generator<string> {
  const { highlights = [], roles, tools = [], project } = course;
  const { modules } = course.syllabus;
  for (const { title, lesson } of highlights.flatMap(({ items }) => items))
    if (moduleOfLesson(course, lesson) === 0)
      yield `"${title}" is promised, but no module has the lesson "${lesson}"`;
  for (const job of roles?.firstJobs ?? []) {
    const said = `the job "${job.title}"`;
    if (!FIRST_JOB.test(job.title)) yield `${said} does not say that it is a job for beginners`;
    for (const name of job.modules)
      if (!modules.some(({ title }) => title === name))
        yield `${said} refers to the module "${name}", which does not exist`;
    const hours = hoursOf(modules.filter(({ title }) => job.modules.includes(title)));
    if (hours < LEAST_HOURS)
      yield `${said} needs at least ${LEAST_HOURS} hours of lessons, and its modules have ${hours}`;
  }
  for (const tool of tools.flatMap(({ items }) => items))
    if (moduleOfTool(course, tool) === 0) yield `the tool "${tool}" is in no lesson and in no lab`;
  for (const { title, hours } of modules) if (hours <= 0) yield `the module "${title}" has no hours`;
  const stageHours = hoursOf(project?.stages ?? []);
  if (project && stageHours !== project.hours)
    yield `the stages of the project have ${stageHours} hours, but the project has ${project.hours}`;
  for (const lesson of twice(modules.flatMap(({ lessons }) => lessons)))
    yield `the lesson "${lesson}" is there twice`;
}

const hoursOf = (parts: { hours: number }[]) => parts.reduce((sum, { hours }) => sum + hours, 0);

function* labMistakes(lab: LabPage, pages: readonly Page[]): Generator<string> {
  const course = pages.find(({ path }) => path === lab.course);
  if (course?.kind !== 'training') yield `there is no course at ${lab.course}`;
  else
    for (const { lesson } of lab.closing.adds)
      if (moduleOfLesson(course, lesson) === 0)
        yield `the lab leads to the lesson "${lesson}", but no module has it`;
}

/** Finds old addresses that no browser requests as they are written, such as one with a space. */
export function* aliasMistakes(aliases: readonly string[]): Generator<string> {
  for (const alias of aliases) {
    const asked = new URL(alias, 'https://site.example').pathname;
    if (asked !== alias) yield `ALIASES has "${alias}", but browsers ask for "${asked}"`;
  }
}

export const checkContent = (): string[] => [
  ...contentMistakes(listed),
  ...aliasMistakes(Object.keys(ALIASES)),
];

/**
 * What no page can be right with: an empty text, an address or a title that two pages have, a course that promises a
 * lesson, a module or a tool that it does not teach, hours that do not add up, and what `report-mistakes.ts` says. What is taste is in `reading.ts`.
 */
import { moduleOfLesson, moduleOfTool } from '../../content/course-facts.ts';
import { pages as listed } from '../../content/pages.ts';
import type { LabPage, Page, TrainingPage } from '../../content/types.ts';
import { reportMistakes } from './report-mistakes.ts';

/** Code, requests and mails have blank lines; the first column of a table may be its own heading. */
const BLANK_LINE = /\.(?:lines|request|response|before|after|body)\.\d+$/;

export function contentMistakes(pages: readonly Page[]): string[] {
  return [
    ...pages.flatMap((page) => [...emptyTexts(page)].map((way) => `${page.path}: ${way} is empty`)),
    ...twice(pages.map(({ path }) => path)).map((path) => `${path} is the address of two pages`),
    ...twice(pages.map((page) => page.documentTitle ?? page.title)).map(
      (title) => `"${title}" is the title of two pages`,
    ),
    ...pages.flatMap((page) => {
      if (page.kind === 'training') return courseMistakes(page).map((said) => `${page.path}: ${said}`);
      if (page.kind === 'sample-report') return reportMistakes(page).map((said) => `${page.path}: ${said}`);
      return page.kind === 'lab' ? labMistakes(page, pages).map((said) => `${page.path}: ${said}`) : [];
    }),
  ];
}

/** Of a job that one can get after the course; and the hours of lessons without which nobody should apply. */
const FIRST_JOB = /\b(trainee|junior|intern)\b/i;
const LEAST_HOURS = 40;

const hoursOf = ({ syllabus }: TrainingPage, modules: string[]) =>
  syllabus.modules.reduce((sum, { title, hours }) => sum + (modules.includes(title) ? hours : 0), 0);

const twice = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place);

function* emptyTexts(value: unknown, way = ''): Generator<string> {
  if (value === '' && !BLANK_LINE.test(way)) yield way;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* emptyTexts(child, way ? `${way}.${key}` : key);
}

function courseMistakes(course: TrainingPage): string[] {
  const { highlights, roles, tools, project } = course;
  const { modules } = course.syllabus;
  const titles = new Set(modules.map(({ title }) => title));
  const stageHours = project.stages.reduce((sum, { hours }) => sum + hours, 0);
  return [
    ...highlights
      .flatMap(({ items }) => items)
      .filter(({ lesson }) => moduleOfLesson(course, lesson) === 0)
      .map(({ title, lesson }) => `"${title}" is promised, and no module has the lesson "${lesson}"`),
    ...roles.firstJobs.flatMap(({ title, modules: named }) => [
      ...(FIRST_JOB.test(title) ? [] : [`the job "${title}" does not say that it is a first one`]),
      ...named
        .filter((name) => !titles.has(name))
        .map((name) => `the job "${title}" names the module "${name}", which there is not`),
      ...(hoursOf(course, named) < LEAST_HOURS
        ? [`the job "${title}" rests on ${hoursOf(course, named)} hours of lessons, and needs ${LEAST_HOURS}`]
        : []),
    ]),
    ...tools
      .flatMap(({ items }) => items)
      .filter((tool) => moduleOfTool(course, tool) === 0)
      .map((tool) => `the tool "${tool}" is in no lesson and in no lab`),
    ...modules.filter(({ hours }) => hours <= 0).map(({ title }) => `the module "${title}" has no hours`),
    ...(stageHours === project.hours
      ? []
      : [`the stages of the project have ${stageHours} hours, and the project ${project.hours}`]),
    ...twice(modules.flatMap(({ lessons }) => lessons)).map(
      (lesson) => `the lesson "${lesson}" stands there twice`,
    ),
  ];
}

function labMistakes(lab: LabPage, pages: readonly Page[]): string[] {
  const course = pages.find(({ path }) => path === lab.course);
  if (course?.kind !== 'training') return [`there is no course at ${lab.course}`];
  return lab.closing.adds
    .filter(({ lesson }) => moduleOfLesson(course, lesson) === 0)
    .map(({ lesson }) => `the course goes on to "${lesson}", and no module has that lesson`);
}

export const checkContent = (): string[] => contentMistakes(listed);

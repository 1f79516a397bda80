/**
 * Whether a course teaches what it promises: each topic card names a lesson of the syllabus, each role its modules,
 * each tool is named in a lesson or a lab; every module has hours and four to six lessons, and one of them the AI lab;
 * the stages of the project share its hours among them.
 * Each course has one open lab, which goes on to lessons that the course has.
 */
import { moduleOfLesson, moduleOfTool } from '../content/course-facts.ts';
import { coursePages, labOf } from '../content/pages.ts';
import type { LabPage, TrainingPage } from '../content/types.ts';

const LESSONS = { least: 4, most: 6 };

export function courseProblems(course: TrainingPage): string[] {
  const { highlights, roles, tools, syllabus, project } = course;
  const { modules } = syllabus;
  const titles = new Set(modules.map(({ title }) => title));
  const stageHours = project.stages.reduce((sum, { hours }) => sum + hours, 0);
  const labs = modules.filter(({ aiLab }) => aiLab).length;
  const problems = [
    ...highlights
      .flatMap(({ items }) => items)
      .filter(({ lesson }) => moduleOfLesson(course, lesson) === 0)
      .map(({ title, lesson }) => `"${title}" is promised, and no module has the lesson "${lesson}"`),
    ...roles.items.flatMap(({ title, modules: named }) => [
      ...(named.length === 0 ? [`the role "${title}" names no module`] : []),
      ...named
        .filter((name) => !titles.has(name))
        .map((name) => `the role "${title}" names the module "${name}", which there is not`),
    ]),
    ...tools
      .flatMap(({ items }) => items)
      .filter((tool) => moduleOfTool(course, tool) === 0)
      .map((tool) => `the tool "${tool}" is in no lesson and in no lab`),
    ...modules
      .filter(({ lessons }) => lessons.length < LESSONS.least || lessons.length > LESSONS.most)
      .map(({ title, lessons }) => `the module "${title}" has ${lessons.length} lessons`),
    ...modules.filter(({ hours }) => hours <= 0).map(({ title }) => `the module "${title}" has no hours`),
    ...(project.hours > 0 ? [] : ['the project has no hours']),
    ...(stageHours === project.hours
      ? []
      : [`the stages of the project have ${stageHours} hours, and the project ${project.hours}`]),
    ...(labs === 1 ? [] : [`${labs} modules have an AI lab, and one should`]),
    ...syllabus.modules
      .flatMap(({ lessons }) => lessons)
      .filter((lesson, place, all) => all.indexOf(lesson) !== place)
      .map((lesson) => `the lesson "${lesson}" stands there twice`),
  ];
  return problems.map((problem) => `${course.path}: ${problem}`);
}

export function labProblems(course: TrainingPage, lab: LabPage | undefined): string[] {
  if (!lab) return [`${course.path}: there is no open lab (content/labs)`];
  return lab.closing.adds
    .filter(({ lesson }) => moduleOfLesson(course, lesson) === 0)
    .map(({ lesson }) => `${lab.path}: the course goes on to "${lesson}", and no module has that lesson`);
}

export function checkCourses(): string[] {
  return coursePages().flatMap((course) => [
    ...courseProblems(course),
    ...labProblems(course, labOf(course.path)),
  ]);
}

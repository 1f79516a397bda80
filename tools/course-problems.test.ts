import { expect, test } from 'vitest';
import { coursePages, labOf } from '../content/pages.ts';
import type { TrainingPage } from '../content/types.ts';
import { courseProblems, labProblems } from './course-problems.ts';

const [devops] = coursePages().filter(({ path }) => path === '/it-trainings/devops') as [TrainingPage];

/** The course, changed where a promise loses its lesson. */
const changed = (change: (course: TrainingPage) => void): string[] => {
  const course = structuredClone(devops);
  change(course);
  return courseProblems(course);
};

test('every course teaches what it promises', () => {
  expect(coursePages().flatMap(courseProblems)).toEqual([]);
});

test('a lesson that is taken away leaves its topic card and its tools without one', () => {
  const problems = changed(({ syllabus }) => {
    const scripts = syllabus.modules.find(({ title }) => title === 'Scripts');
    scripts!.lessons = scripts!.lessons.filter((lesson) => !lesson.startsWith('Ansible'));
  });
  expect(problems).toEqual([
    '/it-trainings/devops: "Automation & Scripting" is promised, and no module has the lesson "Ansible and idempotence"',
    '/it-trainings/devops: the tool "Ansible" is in no lesson and in no lab',
  ]);
});

test('a role without modules, and one with a module that there is not, are named', () => {
  const problems = changed(({ roles }) => {
    roles.items[0]!.modules = [];
    roles.items[1]!.modules = ['Forecasting'];
  });
  expect(problems).toEqual([
    '/it-trainings/devops: the role "Junior DevOps engineer" names no module',
    '/it-trainings/devops: the role "Build and release engineer" names the module "Forecasting", which there is not',
  ]);
});

test('a module with three or seven lessons, or without hours, is named', () => {
  const problems = changed(({ syllabus }) => {
    syllabus.modules[3]!.lessons.length = 3;
    syllabus.modules[4]!.lessons.push('One', 'Two');
    syllabus.modules[5]!.hours = 0;
  });
  expect(problems).toContain('/it-trainings/devops: the module "Pipelines" has 3 lessons');
  expect(problems).toContain('/it-trainings/devops: the module "Infrastructure" has 7 lessons');
  expect(problems).toContain('/it-trainings/devops: the module "Monitoring" has no hours');
});

test('a project whose stages have not the hours that it has is named', () => {
  const problems = changed(({ project }) => {
    project.stages[1]!.hours += 2;
  });
  expect(problems).toEqual([
    '/it-trainings/devops: the stages of the project have 26 hours, and the project 24',
  ]);
});

test('a course without an AI lab, or with two, is named', () => {
  const without = changed(({ syllabus }) => {
    for (const module of syllabus.modules) delete module.aiLab;
  });
  const withTwo = changed(({ syllabus }) => {
    syllabus.modules[0]!.aiLab = 'Another.';
  });
  expect(without).toEqual(['/it-trainings/devops: 0 modules have an AI lab, and one should']);
  expect(withTwo).toEqual(['/it-trainings/devops: 2 modules have an AI lab, and one should']);
});

test('every course has an open lab, which goes on to lessons of the course', () => {
  expect(coursePages().flatMap((course) => labProblems(course, labOf(course.path)))).toEqual([]);
});

test('a course without a lab is named, and a lab that goes on to a lesson that there is not', () => {
  expect(labProblems(devops, undefined)).toEqual([
    '/it-trainings/devops: there is no open lab (content/labs)',
  ]);
  const lab = structuredClone({ ...labOf(devops.path)!, steps: [] });
  lab.closing.adds[0]!.lesson = 'Reading tea leaves';
  expect(labProblems(devops, lab)).toEqual([
    '/it-trainings/devops/lab: the course goes on to "Reading tea leaves", and no module has that lesson',
  ]);
});

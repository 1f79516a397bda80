import { expect, test } from 'vitest';
import { coursePages } from '../content/pages.ts';
import type { TrainingPage } from '../content/types.ts';
import { SHORT_COURSE } from '../tests/support/short-course.ts';
import { paintedUntagged, readPdf, scanFigure } from '../tests/support/read-pdf.ts';
import { coursePicture } from '../tools/build/profile-pictures.ts';
import { courseSyllabus } from './course-syllabus.ts';

const CREATED = new Date('2026-11-21T00:00:00Z');

async function draw(course: ReturnType<typeof coursePages>[number]): Promise<Buffer> {
  const picture = await coursePicture(course);
  return courseSyllabus({ course, picture, origin: 'https://firm.example', created: CREATED });
}

test.each(
  [...coursePages(), SHORT_COURSE].map((course): [string, TrainingPage] => [course.courseTitle, course]),
)('the syllabus of %s is a tagged A4 document with each lesson in a list', async (_title, course) => {
  const bytes = await draw(course);
  const pdf = readPdf(bytes);
  const count = (tag: string) => pdf.tags.filter((each) => each === tag).length;
  const { modules } = course.syllabus;
  const lessons = modules.flatMap((module) => module.lessons);

  expect(pdf.value(pdf.catalog, 'MarkInfo')).toContain('/Marked true');
  expect(pdf.pages.length).toBeGreaterThanOrEqual(2);
  expect(pdf.pages.length).toBeLessThanOrEqual(4);
  for (const { dictionary } of pdf.pages) expect(dictionary).toContain('/MediaBox [0 0 595.28 841.89]');
  for (const page of pdf.pages) expect(paintedUntagged(pdf.drawn(page))).toEqual([]);
  expect(count('H1')).toBe(1);
  expect(count('H3')).toBe(modules.length);
  expect(count('LI')).toBe(lessons.length + (course.assessment?.parts.length ?? 0));
  expect(count('Figure')).toBe(1);
  expect(bytes.length).toBeLessThan(150_000);
  expect(await scanFigure(pdf.drawn(pdf.pages.at(-1)!))).toBe(`https://firm.example${course.path}`);
});

test('two drawings are the same to the byte', async () => {
  const [course] = coursePages();
  expect((await draw(course!)).equals(await draw(course!))).toBe(true);
});

import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawingCache, drawingCode } from './draw-once.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'draw-once-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Draws two courses, each with a picture, and gives what was drawn anew. */
async function build(titles: string[], code = 'as it is', picture = 'sea'): Promise<string[]> {
  const { drawOnce, drawn } = drawingCache(join(folder, 'drawn'), code);
  for (const [index, title] of titles.entries()) {
    const paper = async () => Buffer.from(`${title}, ${picture}, ${code}`);
    const bytes = await drawOnce(`course ${index + 1}`, { title }, [Buffer.from(picture)], paper);
    expect(String(bytes)).toBe(`${title}, ${picture}, ${code}`);
  }
  return drawn;
}

test('what is drawn is drawn once; a changed course alone is drawn anew', async () => {
  expect(await build(['DevOps', 'Security'])).toEqual(['course 1', 'course 2']);
  expect(await build(['DevOps', 'Security'])).toEqual([]);
  expect(await build(['DevOps', 'Cyber Security'])).toEqual(['course 2']);
});

test('with another picture, or by other modules, all is drawn anew', async () => {
  await build(['DevOps', 'Security']);
  expect(await build(['DevOps', 'Security'], 'as it is', 'land')).toEqual(['course 1', 'course 2']);
  expect(await build(['DevOps', 'Security'], 'changed', 'land')).toEqual(['course 1', 'course 2']);
});

test.each([
  'documents/course-syllabus.ts',
  'documents/typefaces.ts',
  'contracts/paths.ts',
  'content/company.ts',
  'tools/build/draw-documents.ts',
  'tools/build/profile-pictures.ts',
  'package-lock.json',
])('a changed %s is other modules; a test is not', (file) => {
  for (const part of ['documents', 'contracts', 'content', 'tools', 'package-lock.json'])
    cpSync(part, join(folder, part), { recursive: true });
  const before = drawingCode(folder);
  for (const each of globSync('documents/*.test.ts', { cwd: folder })) writeFileSync(join(folder, each), '');
  expect(drawingCode(folder)).toBe(before);
  writeFileSync(join(folder, file), '// changed');
  expect(drawingCode(folder)).not.toBe(before);
});

import { globSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import { withEarlierBuilds } from './earlier-builds.ts';
import type { LoadedFile, Site } from './site.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';

/** Only its content stands in the name of the script. */
function build(script: string): Site {
  const site = sampleSite();
  const file: LoadedFile = {
    bodies: { identity: Buffer.from(script), br: Buffer.from(`br ${script}`) },
    type: 'text/javascript; charset=utf-8',
    etag: `"${script}"`,
    immutable: true,
  };
  return { ...site, files: new Map([...site.files, [`/assets/page-${script}.js`, file]]) };
}

const onDay = (day: number) => new Date(Date.UTC(2026, 10, day));

/** Starts these builds one after the other, a day each, and gives what the last one serves. */
async function startInTurn(folder: string, scripts: string[]): Promise<Site> {
  let served: Site | undefined;
  for (const [day, script] of scripts.entries()) {
    served = await withEarlierBuilds(build(script), folder, onDay(day + 1));
  }
  if (!served) throw new Error('No build was started');
  return served;
}

const scriptsOf = ({ files }: Site) => [...files.keys()].filter((path) => path.includes('/page-'));

test('an upgrade goes on serving the hashed files of the build before, as they were', async () => {
  const { files } = await startInTurn(await newFolder(), ['old', 'new']);
  expect(files.get('/assets/page-old.js')).toEqual(build('old').files.get('/assets/page-old.js'));
  expect(files.get('/assets/page-new.js')?.bodies.identity.toString()).toBe('new');
});

test('a rollback goes on serving the hashed files of the build that was taken back', async () => {
  const served = await startInTurn(await newFolder(), ['old', 'new', 'old']);
  expect(scriptsOf(served).toSorted()).toEqual(['/assets/page-new.js', '/assets/page-old.js']);
});

test('pages and files without a hash are those of the present build alone', async () => {
  const folder = await newFolder();
  const before = build('old');
  const files = new Map([...before.files, ['/withdrawn', { ...before.files.get('/about')! }]]);
  await withEarlierBuilds({ ...before, files }, folder, onDay(1));
  const served = await withEarlierBuilds(build('new'), folder, onDay(2));
  expect(served.files.has('/withdrawn')).toBe(false);
});

test('the present build and the eight before it are kept, and no more', async () => {
  const folder = await newFolder();
  const releases = Array.from({ length: 12 }, (_, index) => `release-${index + 1}`);
  const served = await startInTurn(folder, releases);
  expect(scriptsOf(served)).toHaveLength(9);
  expect(served.files.has('/assets/page-release-4.js')).toBe(true);
  expect(served.files.has('/assets/page-release-3.js')).toBe(false);
  expect(await readdir(folder)).toHaveLength(9);
});

test('what a killed start left half-written is written again', async () => {
  const folder = await newFolder();
  await withEarlierBuilds(build('old'), folder, onDay(1));
  const [name = ''] = await readdir(folder);
  await rm(join(folder, name), { recursive: true });
  await writeFile(join(folder, `${name}.part`), '');
  const served = await startInTurn(folder, ['old', 'new']);
  expect(scriptsOf(served)).toHaveLength(2);
});

test('a build that is damaged is taken away, the others are served', async () => {
  const folder = await newFolder();
  await startInTurn(folder, ['damaged', 'old']);
  const [damaged = ''] = globSync('*/client/assets/page-damaged.js', { cwd: folder });
  await rm(join(folder, damaged));
  expect(scriptsOf(await withEarlierBuilds(build('new'), folder, onDay(3)))).toEqual([
    '/assets/page-new.js',
    '/assets/page-old.js',
  ]);
  expect(await readdir(folder)).toHaveLength(2);
});

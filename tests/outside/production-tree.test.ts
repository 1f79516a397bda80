import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { siteForTest } from '../faults/site-for-test.ts';
import { OPENING } from '../support/opening.ts';
import { runOperator } from '../support/operator.ts';
import { runDesk } from '../support/running-desk.ts';
import { ENQUIRY } from '../support/posted-forms.ts';
import { CLASS_CSV, wrongDeskAnswers } from '../support/whole-desk.ts';
import { wrongAnswers } from '../support/whole-site.ts';
import { makeProductionTree } from './parts/production-tree.ts';

let folder: string;

beforeAll(() => {
  folder = makeProductionTree();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const production = () => siteForTest({ NODE_ENV: 'production' }, { folder });

test('the tree that is shipped serves every page, every call and every plain form', async () => {
  const site = await production();
  expect(site.operator('openings', 'open', ...OPENING)).toMatchObject({ status: 0, stderr: '' });
  expect(await wrongAnswers(site.origin)).toEqual([]);
});

test('the operator prints certificates and has everything examined there', async () => {
  const site = await production();
  const issued = site.operator('certificates', 'issue', '--name', 'आशा राव', '--course', 'DevOps', '--json');
  const { number } = JSON.parse(issued.stdout) as { number: string };
  const file = join(site.dataFolder, 'certificate.pdf');
  expect(site.operator('certificates', 'pdf', number, '--out', file)).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  // The mail server of the test answers while it runs: it is asked beside, not before.
  const { stdout } = await runOperator(['doctor'], site.settings, folder);
  expect(stdout.match(/^ERROR +.*$/gm)).toEqual([expect.stringContaining('sample contacts')]);
});

test('the desk starts from it, signs in and shows every list, the figures and a class on paper', async () => {
  const settings = { NODE_ENV: 'production', DESK_URL: 'https://desk.example.org' };
  const desk = await runDesk(settings, { folder });
  onTestFinished(() => desk.close());
  const headers = { 'content-type': 'application/json' };
  await fetch(`${desk.site.origin}/api/contact.php`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ENQUIRY),
  });
  const roster = join(desk.site.dataFolder, 'class.csv');
  writeFileSync(roster, CLASS_CSV);
  const imported = desk.site.operator('certificates', 'import', roster, '--class', 'Autumn');
  expect(imported).toMatchObject({ status: 0, stderr: '' });
  const place = { origin: desk.origin, host: 'desk.example.org' };
  expect(await wrongDeskAnswers(place, desk.link())).toEqual([]);
});

test('it holds neither tests, nor a second Node, nor what only the build needs', () => {
  for (const path of [
    'tests',
    'tools',
    'site',
    'node_modules/node',
    'node_modules/vite',
    'node_modules/typescript',
  ]) {
    expect(existsSync(join(folder, path))).toBe(false);
  }
  expect(existsSync(join(folder, 'server/config.test.ts'))).toBe(false);
});

test('a tree that lacks a package does not start', async () => {
  rmSync(join(folder, 'node_modules/fastify'), { recursive: true });
  await expect(production()).rejects.toThrow("Cannot find package 'fastify'");
});

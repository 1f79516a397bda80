import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { siteForTest } from '../faults/site-for-test.ts';
import { OPENING } from '../support/opening.ts';
import { runOperator } from '../support/operator.ts';
import { wrongAnswers } from '../support/whole-site.ts';

/** For every Node that is started with it: the development dependencies are not there. */
const NODE_OPTIONS = `--import ${pathToFileURL(resolve('tests/support/without-development-packages.ts')).href}`;

test('the server and the operator need no development dependency', { timeout: 60_000 }, async () => {
  const site = await siteForTest({ NODE_ENV: 'production', NODE_OPTIONS });
  const operator = (...args: string[]) => runOperator(args, site.settings);

  expect(await operator('jobs', 'open', ...OPENING)).toMatchObject({ status: 0, stderr: '' });
  expect(await wrongAnswers(site.origin)).toEqual([]);

  const issued = await operator('certificates', 'issue', '--name', 'आशा राव', '--course', 'DevOps', '--json');
  const { number } = JSON.parse(issued.stdout) as { number: string };
  const file = join(site.dataFolder, 'certificate.pdf');
  expect(await operator('certificates', 'pdf', number, '--out', file)).toMatchObject({
    status: 0,
    stderr: '',
  });

  const { stdout, stderr } = await operator('doctor');
  expect(stdout.match(/^ERROR +.*$/gm)).toEqual([expect.stringContaining('sample contacts')]);
  expect(stderr).toBe('');
});

test('a development dependency is not found, a dependency is', () => {
  const load = (name: string) =>
    spawnSync(process.execPath, ['--eval', `import('${name}')`], {
      env: { ...process.env, NODE_OPTIONS },
      encoding: 'utf8',
    }).stderr;
  expect(load('sharp')).toContain("Cannot find package 'sharp': a development dependency");
  expect(load('fastify')).toBe('');
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProduct, type ProductCopy } from '../support/copy-product.ts';

const WORDS = ['casb', 'group', 'ztna'].map((name) => `content/services/cloud/${name}.ts`);

function copyWithout(page: string): ProductCopy {
  const copy = copyProduct();
  onTestFinished(copy.remove);
  rmSync(join(copy.folder, page));
  return copy;
}

test('a service taken away is named with every file that refers to it and the redirect to add, until nothing does', () => {
  const copy = copyWithout('content/services/cloud/sase.ts');
  const removed = copy.run('tools/build/list-pages.ts');
  expect(removed.status).toBe(1);
  expect(removed.stderr).toBe('');
  const lines = removed.stdout.split('\n').map((line) => line.trim());
  expect(lines[0]).toBe('There is no page at /services/cloud-services/sase (PATHS.secureAccessServiceEdge).');
  for (const file of [...WORDS, 'tests/e2e/addresses.ts']) {
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${file}:\\d+$`)));
  }
  const redirect = "'/services/cloud-services/sase': PATHS.cloud,";
  expect(lines).toContain(redirect);
  expect(removed.stdout).toContain('In contracts/paths.ts, take secureAccessServiceEdge out of PATHS');

  for (const file of WORDS)
    copy.change(file, [['PATHS.secureAccessServiceEdge', 'PATHS.webApplicationFirewall']]);
  expect(copy.run('tools/build/list-pages.ts')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining(redirect),
  });
  copy.change('contracts/paths.ts', [
    [/ {2}secureAccessServiceEdge: .*\n/g, ''],
    ['export const ALIASES = {\n', `export const ALIASES = {\n  ${redirect}\n`],
  ]);
  expect(copy.run('tools/build/list-pages.ts')).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('the build stops at once with the same lines', () => {
  const build = copyWithout('content/trainings/aiml.ts').run('tools/build/build.ts');
  expect(build.status).toBe(2);
  expect(build.stderr).toContain('There is no page at /it-trainings/aiml (PATHS.aiml).\n');
  expect(build.stderr).toContain("'/it-trainings/aiml': PATHS.trainings,");
  expect(build.stderr).toContain('The build stopped at: list of pages');
});

test('so does the check, which is what a firm runs then', () => {
  const check = copyWithout('content/trainings/aiml.ts').run('tools/check/check.ts');
  expect(check.status).toBe(2);
  expect(check.stderr).toContain('There is no page at /it-trainings/aiml (PATHS.aiml).\n');
  expect(check.stderr).not.toContain('ERR_MODULE_NOT_FOUND');
});

test('a group of services taken away is named by those that still belong to it', () => {
  const removed = copyWithout('content/services/cloud/group.ts').run('tools/build/list-pages.ts');
  expect(removed).toMatchObject({ status: 1, stderr: '' });
  expect(removed.stdout).toMatch(
    /^content\/services\/cloud\/\w+\.ts belongs to a group that has no page: .+\n$/,
  );
});

test('an address that the words alone name is found too', () => {
  const copy = copyProduct();
  onTestFinished(copy.remove);
  copy.change('content/services/cloud/waf.ts', [['PATHS.ddos', "'/services/cloud-services/backup-review'"]]);
  const { stdout } = copy.run('tools/build/list-pages.ts');
  expect(stdout).toContain('There is no page at /services/cloud-services/backup-review.\n');
  expect(stdout).toMatch(/ content\/services\/cloud\/waf\.ts:\d+\n/);
});

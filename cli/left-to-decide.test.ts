import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { leftToDecide, linesLeftToDecide } from './left-to-decide.ts';

const SET = { PUBLIC_URL: 'https://a.example', SMTP_URL: 'smtp://a', NOTIFY_EMAIL: 'a@a.example' };

test('each line names a file, what is missing there and what to do', () => {
  const lines = linesLeftToDecide({});
  expect(lines.map((line) => line.trim().split(':')[0])).toEqual([
    'content/company.ts',
    'content/company.ts',
    'content/company.ts',
    'content/trainers.ts',
    'content/photographs.ts',
    'content/trainings.ts',
    'content/**/*.ts',
    '.env',
  ]);
  expect(lines[0]).toMatch(/: company name, company phone, .* and 5 more\. Replace these samples/);
  expect(lines[1]).toContain('no linkedin, no instagram, no twitter. Fill profiles');
  for (const line of lines) expect(line.length).toBeLessThan(280);
});

test('a setting that is given is not left, nor a secret that the server has made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-to-decide-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const left = () =>
    leftToDecide({ ...SET, DATA_DIR: folder }).find(({ about }) => about === 'settings')?.facts;
  expect(left()).toEqual(['CERTIFICATE_SECRET']);
  writeFileSync(join(folder, 'certificate-secret'), 'x');
  expect(left()).toBeUndefined();
});

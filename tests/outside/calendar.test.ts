import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../../tools/test/outside-parts.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';

const DATES = ['--input-datefmt', '4', '--output-datefmt', '%Y-%m-%d'];

/** What a calendar program of Debian takes over from the file on a computer in India, and what it then shows of these days. */
function readBy(ics: string, from: string, days: number): { taken: string; shown: string } {
  const folder = mkdtempSync(join(tmpdir(), 'calcurse-'));
  const file = join(folder, 'batches.ics');
  writeFileSync(file, ics);
  const env = { ...process.env, TZ: 'Asia/Kolkata', LC_ALL: 'C.UTF-8' };
  const run = (...args: string[]) =>
    spawnSync('calcurse', ['-D', folder, ...args], { encoding: 'utf8', env }).stdout;
  const taken = run('-i', file);
  const shown = run('-Q', ...DATES, '--from', from, '--days', String(days));
  rmSync(folder, { recursive: true });
  return { taken, shown };
}

const ALL_TAKEN = '2 apps / 0 events / 0 todos / 0 skipped';

describe.skipIf(lacks('calcurse'))('calcurse', () => {
  let site: RunningSite;

  beforeAll(async () => {
    site = await runSite();
    for (const batch of [
      { course: 'devops', mode: 'classroom', city: 'Pune', place: '4th floor; Baner Road', days: 'Sat, Sun' },
      { course: 'aiml', mode: 'online', days: 'Wed' },
    ]) {
      const fields = { start: '2037-01-05', weeks: 2, from: '10:00', to: '13:00', seats: 12, ...batch };
      const { stderr } = site.operator(
        'batches',
        'open',
        ...Object.entries(fields).map((one) => `--${one.join('=')}`),
      );
      expect(stderr).toBe('');
    }
  });

  afterAll(() => site.close());

  test('reads the calendar of all batches, with each class at the hours of the firm', async () => {
    const ics = await (await fetch(`${site.origin}/it-trainings/batches.ics`)).text();
    const { taken, shown } = readBy(ics, '2037-01-05', 14);
    expect(taken).toContain(ALL_TAKEN);
    const classes = shown
      .split('\n\n')
      .map((day) =>
        day
          .trim()
          .split('\n')
          .map((line) => line.trim())
          .join(' '),
      )
      .filter(Boolean);
    expect(classes).toEqual([
      expect.stringMatching(/^2037-01-07: - 10:00 -> 13:00 AI & Machine Learning/),
      expect.stringMatching(/^2037-01-10: - 10:00 -> 13:00 DevOps Automation/),
      expect.stringMatching(/^2037-01-11: - 10:00 -> 13:00 DevOps Automation/),
      expect.stringMatching(/^2037-01-14: - 10:00 -> 13:00 AI & Machine Learning/),
      expect.stringMatching(/^2037-01-17: - 10:00 -> 13:00 DevOps Automation/),
      expect.stringMatching(/^2037-01-18: - 10:00 -> 13:00 DevOps Automation/),
    ]);
  });

  test('skips what is broken, so that it would be seen', async () => {
    const ics = await (await fetch(`${site.origin}/it-trainings/batches.ics`)).text();
    const { taken } = readBy(ics.replace(/^DTSTART:.*$/m, 'DTSTART:tomorrow'), '2037-01-05', 14);
    expect(taken).not.toContain(ALL_TAKEN);
  });
});

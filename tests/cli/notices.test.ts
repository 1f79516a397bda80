import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Row } from '../support/operator-with-data.ts';
import { newOperator } from '../support/operator.ts';

const ADDED = ['notices', 'add', '--text', 'We are closed on 26 January.', '--until', '2927-01-26'];

it('are added, changed, taken from the site, published, taken back, listed and exported', async () => {
  const operator = await newOperator();
  const notice = await operator.json<Row>(...ADDED, '--link', '/contact', '--link-label', 'Write to us');
  const id = String(notice['id']);
  expect(notice).toEqual({
    id: expect.stringMatching(/^notice-[a-z0-9]{6}$/),
    state: 'on-site',
    tone: 'information',
    from: null,
    until: '2927-01-26',
    text: 'We are closed on 26 January.',
    link: '/contact',
    link_label: 'Write to us',
  });
  const later = [
    '--from',
    '2927-01-25 18:00',
    '--until',
    '2927-01-27 09:30',
    '--link',
    '',
    '--link-label',
    '',
  ];
  expect(await operator.json('notices', 'edit', id, ...later)).toEqual({
    ...notice,
    state: 'waiting',
    from: '2927-01-25 18:00',
    until: '2927-01-27 09:30',
    link: null,
    link_label: '',
  });
  expect(await operator.json('notices', 'undo', id)).toEqual(notice);
  expect(await operator.json('notices', 'withdraw', id)).toMatchObject({ state: 'withdrawn' });
  expect(await operator.json('notices', 'publish', id)).toEqual(notice);
  expect(await operator.json('notices', 'list')).toEqual([notice]);
  const file = join(operator.dataFolder, 'notices.csv');
  await operator.run('notices', 'export', '--out', file);
  expect(await readFile(file, 'utf8')).toContain(`${id},on-site,information,,2927-01-26,We are closed`);
});

it('say what is wrong in a sentence, with exit status 1', async () => {
  const operator = await newOperator();
  for (const [wrong, sentence] of [
    [['--link', '/nowhere', '--link-label', 'There'], 'neither a page of this site'],
    [['--until', '2020-01-26'], '2020-01-26 is past: give a later end'],
    [['--until', 'next week please'], '--until is a day such as 2027-01-26'],
  ] as const) {
    const { status, stderr } = await operator.run(...ADDED, ...wrong);
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  }
  const { status, stderr } = await operator.run('notices', 'withdraw', 'notice-none');
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no notice notice-none')]);
});

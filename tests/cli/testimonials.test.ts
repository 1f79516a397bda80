import { expect, it } from 'vitest';
import type { Row } from '../support/operator-with-data.ts';
import { newOperator } from '../support/operator.ts';

const ADDED = [
  'testimonials',
  'add',
  '--name=Anita S.',
  '--role=DevOps Automation',
  '--message=I learnt to give reasons.',
];
const CONSENT = ['--agreed-by=Anita Sharma', '--agreed-on=2026-01-12', '--agreed-to=These words; by email'];

it('are added, published with a consent alone, withdrawn, taken back and erased', async () => {
  const operator = await newOperator();
  const draft = await operator.json<Row>(...ADDED);
  const id = String(draft['id']);
  expect(draft).toEqual({
    id: expect.stringMatching(/^testimonial-[a-z0-9]{6}$/),
    state: 'draft',
    name: 'Anita S.',
    role: 'DevOps Automation',
    message: 'I learnt to give reasons.',
    agreed_by: '',
    agreed_on: '',
    agreed_to: '',
    email: '',
    until: '',
  });
  expect(await operator.refused('testimonials', 'publish', id)).toContain('Say who agreed');
  await operator.json('testimonials', 'edit', id, ...CONSENT);
  expect(await operator.json('testimonials', 'publish', id)).toMatchObject({ state: 'published' });
  expect(await operator.json('testimonials', 'withdraw', id)).toMatchObject({ state: 'withdrawn' });
  expect(await operator.json('testimonials', 'undo', id)).toMatchObject({ state: 'published' });
  expect(await operator.json('testimonials', 'erase', id, '--yes')).toEqual({ erased: id });
  expect(await operator.json('testimonials', 'list')).toEqual([]);
  expect(await operator.refused('testimonials', 'undo', id)).toContain(`There is no testimonial ${id}`);
});

it('erased or withdrawn since a backup do not come back with it; others do', async () => {
  const operator = await newOperator();
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await operator.json<Row>(...ADDED, ...CONSENT, '--email=anita@example.com');
    await operator.json('testimonials', 'publish', String(id));
    made.push(String(id));
  }
  const [erased, withdrawn, kept] = made as [string, string, string];
  const file = `${operator.dataFolder}.backup`;
  await operator.json('data', 'backup', file);
  await operator.json('testimonials', 'erase', erased, '--yes');
  await operator.json('testimonials', 'withdraw', withdrawn);
  await operator.json('testimonials', 'withdraw', kept);
  await operator.json('testimonials', 'undo', kept);
  await operator.json('data', 'restore', file, '--yes');
  const listed = await operator.json<Row[]>('testimonials', 'list');
  expect(Object.fromEntries(listed.map(({ id, state }) => [id, state]))).toEqual({
    [withdrawn]: 'withdrawn',
    [kept]: 'published',
  });
});

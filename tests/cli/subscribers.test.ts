import { expect, it } from 'vitest';
import { subscribe } from '../../server/services/subscriptions/subscribe.ts';
import { COURSES } from '../support/batch.ts';
import { operatorWithData, type Row } from '../support/operator-with-data.ts';

it('who waits for a date is listed, counted, exported and taken off', async () => {
  const operator = await operatorWithData();
  const fields = { name: 'Kavya Nair', email: 'kavya@example.com', course: 'devops', mode: 'online' };
  await subscribe(operator.site, { fields, clientAddress: '192.0.2.1' }, COURSES);
  const [subscriber, ...others] = await operator.json<Row[]>('subscribers', 'list', '--course', 'devops');
  expect(others).toEqual([]);
  expect(subscriber).toEqual({
    reference: expect.stringMatching(/^S-\w{4}-\w{2}$/),
    name: 'Kavya Nair',
    email: 'kavya@example.com',
    course: 'devops',
    course_title: 'DevOps Automation',
    mode: 'online',
    city: '',
    asked: expect.any(String),
    confirmed: null,
  });
  expect(await operator.json('subscribers', 'list', '--course', 'aiml')).toEqual([]);
  expect(await operator.json('subscribers', 'count')).toEqual([
    { course: 'devops', title: 'DevOps Automation', confirmed: 0, unconfirmed: 1 },
  ]);
  const { stdout } = await operator.run('subscribers', 'export', '--format', 'csv');
  expect(stdout).toContain('Kavya Nair,kavya@example.com,devops');
  const reference = String(subscriber?.['reference']);
  expect(await operator.json('subscribers', 'remove', reference)).toEqual({ reference, course: 'devops' });
  expect(await operator.refused('subscribers', 'remove', reference)).toContain(
    `There is no subscriber ${reference}`,
  );
});

import { expect, test } from 'vitest';
import { openDesk } from '../../tests/support/open-desk.ts';
import { COURSES } from '../../tests/support/batch.ts';
import { subscribe } from '../../server/services/subscriptions/subscribe.ts';
import type { SubscribersView } from './subscriber-routes.ts';

test('who waits for a date is listed by course with counts, and taken off by hand', async () => {
  const desk = await openDesk();
  const cookie = await desk.signIn('office');
  const view = async (path = '/batches/subscribers') =>
    (JSON.parse((await desk.ask({ path, cookie })).body) as { view: SubscribersView }).view;
  expect(await view()).toEqual({ courses: [], subscribers: [] });
  for (const [name, course] of [
    ['Kavya Nair', 'devops'],
    ['Ravi Shah', 'devops'],
    ['Asha Rao', 'aiml'],
  ]) {
    desk.system.pass(1_000);
    const fields = { name, course, email: `${name?.split(' ')[0]}@example.com`, city: 'Pune' };
    await subscribe(desk.system, { fields, clientAddress: '192.0.2.1' }, COURSES);
  }
  const first = await view();
  expect(first.courses).toEqual([
    { course: 'aiml', courseTitle: 'AI & Machine Learning', confirmed: 0, unconfirmed: 1 },
    { course: 'devops', courseTitle: 'DevOps Automation', confirmed: 0, unconfirmed: 2 },
  ]);
  expect(first.subscribers).toMatchObject([{ name: 'Asha Rao', city: 'Pune', confirmed: null }]);
  expect(JSON.stringify(first), 'nobody can confirm for somebody else').not.toContain('token');
  const { subscribers } = await view('/batches/subscribers?course=devops');
  expect(subscribers.map(({ name }) => name)).toEqual(['Kavya Nair', 'Ravi Shah']);
  const path = `/batches/subscribers/${subscribers[0]?.reference}/remove`;
  expect((await desk.post(path, {}, cookie)).json()).toMatchObject({
    name: 'review',
    view: { heading: 'Delete the date alert of Kavya Nair?', label: 'Delete the date alert' },
  });
  const removed = await desk.agree(path, {}, cookie);
  expect([removed.statusCode, removed.headers.location]).toEqual([303, '/batches/subscribers?course=devops']);
  expect((await view('/batches/subscribers?course=devops')).subscribers).toMatchObject([
    { name: 'Ravi Shah' },
  ]);
});

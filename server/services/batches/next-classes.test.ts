import { expect, test } from 'vitest';
import { COURSES, DEVOPS } from '../../../tests/support/batch.ts';
import { openTestSystem } from '../../../tests/support/open-storage.ts';
import { cancelBatch } from './cancel-batch.ts';
import { listNextClasses } from './next-classes.ts';
import { openBatch } from './open-batch.ts';

test('each batch of a trainer has one next class, the first one first, until its last day', async () => {
  const system = await openTestSystem();
  const open = async (change: object, isDraft = false) =>
    (await openBatch(system, { ...DEVOPS, trainer: 'Sunita Rao', ...change }, { courses: COURSES, isDraft }))
      .id;
  const evening = await open({ place: 'Lab 2' });
  const morning = await open({ course: 'aiml', from_time: '08:00', to_time: '09:00', weeks: '1' });
  await open({ start: '2927-01-16', trainer: 'Ravi Shah' });
  await open({ start: '2927-01-10' }, true);
  await cancelBatch(system, await open({ start: '2927-01-11' }));
  const found = async (time: string) => {
    system.pass(Date.parse(time) - system.now().getTime());
    return (await listNextClasses(system, ' sunita rao')).map((one) => [one.batch, one.day]);
  };
  expect(await found('2927-01-01T06:00:00Z')).toEqual([
    [morning, '2927-01-11'],
    [evening, '2927-01-11'],
  ]);
  expect(await listNextClasses(system, 'Sunita Rao')).toContainEqual({
    batch: evening,
    name: 'DevOps Automation, 9 January 2927',
    day: '2927-01-11',
    from: '10:00',
    to: '13:00',
    where: 'Classroom, Pune, Lab 2',
  });
  expect(await found('2927-01-12T06:00:00Z')).toEqual([
    [morning, '2927-01-12'],
    [evening, '2927-01-12'],
  ]);
  expect(await found('2927-01-13T06:00:00Z')).toEqual([[evening, '2927-01-18']]);
});

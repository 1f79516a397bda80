import { expect, test } from 'vitest';
import { readSiteFacts } from '../../server/services/catalogue/read-site-facts.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { COURSES, DEVOPS } from '../../tests/support/batch.ts';
import { drawnFrom, openSignedIn } from '../../tests/support/open-desk.ts';
import type { HoursView } from './view.ts';

const viewIn = drawnFrom<HoursView>;

async function openOffice() {
  const desk = await openSignedIn<HoursView>();
  return {
    ...desk,
    get: async () => await desk.get('/site/hours'),
    getAt: desk.get,
    post: async (form: Record<string, string>, path = '/site/hours', as?: string) =>
      await desk.post(path, form, as),
    onSite: async () => (await readSiteFacts(desk.system)).hours,
  };
}

const HOLIDAY = {
  day_0: '2927-01-26',
  name_0: 'Republic Day',
  holiday_0_from: '',
  holiday_0_to: '',
  notice_0: '1',
};

test('the hours are shown before they are published, published, taken back and put back', async () => {
  const { get, post, onSite } = await openOffice();
  const before = await get();
  expect(before).toMatchObject({ version: 0, isOwnWeek: true, values: { mon_from: '09:30', sat_from: '' } });
  const typed = { ...before.values, ...HOLIDAY, sat_from: '10:00', sat_to: '14:00' };
  const preview = await post({ ...typed, version: '0', preview: '1' });
  expect([preview.statusCode, viewIn(preview).values]).toEqual([200, typed]);
  expect(await onSite()).toBeNull();

  expect((await post({ ...typed, version: '0' })).statusCode).toBe(303);
  expect(await onSite()).toMatchObject({
    week: { sat: { from: '10:00', to: '14:00' } },
    holidays: [{ day: '2927-01-26', name: 'Republic Day', notice: true }],
  });
  expect(await get()).toMatchObject({
    version: 1,
    isOwnWeek: false,
    lines: 13,
    changed: { name: 'office 1' },
  });
  expect((await post({ version: '1' }, '/site/hours/restore')).statusCode).toBe(303);
  expect(await onSite()).toBeNull();
  expect((await post({ version: '2' }, '/site/hours/undo')).statusCode).toBe(303);
  expect(await onSite()).toMatchObject({ holidays: [{ day: '2927-01-26' }] });
});

test('what is wrong comes back beside its field, with all that was typed', async () => {
  const { get, post, onSite } = await openOffice();
  const typed = { ...(await get()).values, ...HOLIDAY, name_0: '', mon_to: '' };
  const refused = await post({ ...typed, version: '0' });
  expect(refused.statusCode).toBe(422);
  expect(viewIn(refused)).toMatchObject({
    values: typed,
    errors: {
      mon_to: 'Monday: give both times, or none for a closed day',
      name_0: 'Say what the day is called, such as Republic Day',
    },
  });
  expect(await onSite()).toBeNull();
});

test('a batch that meets on a closed day is named beside the day, and on its own page', async () => {
  const { system, get, post, getAt } = await openOffice();
  const { id } = await openBatch(system, { ...DEVOPS, start: '2927-01-26', days: '' }, { courses: COURSES });
  await post({ ...(await get()).values, ...HOLIDAY, version: '0' });
  expect((await get()).classes).toEqual([
    { day: '2927-01-26', id, name: 'DevOps Automation, 26 January 2927' },
  ]);
  expect(await getAt(`/batches/${id}`)).toMatchObject({ closed: [{ day: '2927-01-26' }] });
});

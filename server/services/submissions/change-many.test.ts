import { expect, it } from 'vitest';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Changed } from './change-submission.ts';
import { changeMany } from './change-many.ts';

const deps = {} as Dependencies;
const chosen = ['E-2222-22', 'E-3333-33', 'E-4444-44'].map((reference) => ({ reference }));

/** Changes each but what is named, for which the database is away. */
const changing = (away: string[], details = {}) =>
  changeMany(deps, chosen, 'Priya Nair', async (_deps, reference) => {
    if (away.includes(reference)) throw new StorageUnavailable('gone', details);
    return { reference } as Changed;
  });

it('what was changed before the database went is told, and so is what was not', async () => {
  expect(await changing(['E-3333-33'])).toMatchObject({
    changed: [{ reference: 'E-2222-22' }, { reference: 'E-4444-44' }],
    refused: [{ reference: 'E-3333-33', reason: 'E-3333-33 was not changed: the database did not answer.' }],
  });
  expect((await changing(['E-4444-44'], { isOutcomeUnknown: true })).refused).toEqual([
    { reference: 'E-4444-44', reason: 'It is not known whether E-4444-44 was changed. Open it and check.' },
  ]);
});

it('where nothing was changed yet, nothing was', async () => {
  await expect(changing(['E-2222-22'])).rejects.toThrow('gone');
});

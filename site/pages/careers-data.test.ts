import { expect, test } from 'vitest';
import { careers } from '../../content/careers.ts';
import { careersData } from './careers-data.ts';

const job = {
  id: '7',
  title: 'SOC Analyst',
  type: 'Full-time',
  location: 'On site',
  description: 'Watch, triage, call.',
};

test('shows the job that the address names', () => {
  const found = { state: 'open' as const, job, opened: '2026-11-01T09:00:00.000Z', closes: null };
  expect(careersData(careers, { jobs: [job], wanted: found, hasWanted: true }).selectedJob).toEqual(found);
});

test('says that a named job is unknown when the server knows none of that name', () => {
  const { selectedJob } = careersData(careers, { jobs: [], wanted: undefined, hasWanted: true });
  expect(selectedJob).toEqual({ state: 'unknown' });
});

test('says nothing about a named job where the server could not tell', () => {
  const { selectedJob } = careersData(careers, { jobs: null, wanted: undefined, hasWanted: true });
  expect(selectedJob).toBeUndefined();
});

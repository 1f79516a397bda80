import { afterEach, expect, test, vi } from 'vitest';
import { loadOpenJobs } from './load-open-jobs.ts';

const job = { id: '7', title: 'SOC Analyst', type: 'Full-time', location: 'On site', description: 'Watch.' };

function answerWith(body: string, status = 200) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('takes the jobs as the call sends them, numbered ones included', async () => {
  answerWith(JSON.stringify([job, { ...job, id: 8, salary: 'more than it says' }]));
  expect(await loadOpenJobs()).toEqual([job, { ...job, id: '8' }]);
});

test('fails when the status is not OK', async () => {
  answerWith('[]', 500);
  await expect(loadOpenJobs()).rejects.toThrow('500');
});

test('fails when the answer is no list', async () => {
  answerWith('{"jobs":[]}');
  await expect(loadOpenJobs()).rejects.toThrow();
});

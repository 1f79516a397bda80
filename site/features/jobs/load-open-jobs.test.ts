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

const { title } = job;

test.each([
  ['null instead of a text', { description: null, type: null, location: null }],
  ['no text', { description: undefined, type: undefined, location: undefined }],
  ['an empty text', { description: '', type: ' ', location: '\t' }],
  ['objects and booleans', { description: {}, type: [], location: false }],
])('an opening with %s is listed with what it has', async (_what, fields) => {
  answerWith(JSON.stringify([job, { id: '8', title, ...fields }]));
  expect(await loadOpenJobs()).toEqual([job, { id: '8', title, type: '', location: '', description: '' }]);
});

test('numbers are text', async () => {
  answerWith(JSON.stringify([{ ...job, title: 2026, location: 411001, description: 0 }]));
  expect(await loadOpenJobs()).toEqual([{ ...job, title: '2026', location: '411001', description: '0' }]);
});

test('openings without an id are told apart', async () => {
  answerWith(JSON.stringify([{ title }, { id: null, title }]));
  const ids = (await loadOpenJobs()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test.each([null, undefined, '', '  ', {}, true])(
  'an opening with the title %j is left out',
  async (empty) => {
    answerWith(JSON.stringify([{ ...job, id: 8, title: empty }, job]));
    expect(await loadOpenJobs()).toEqual([job]);
  },
);

test.each([null, 7, 'text', []])('%j is no opening', async (member) => {
  answerWith(JSON.stringify([member, job]));
  expect(await loadOpenJobs()).toEqual([job]);
});

test.each(['null', '{"0":{}}', '"jobs"', '<p>Fatal error</p>', ''])(
  'fails when the answer is %j',
  async (body) => {
    answerWith(body);
    await expect(loadOpenJobs()).rejects.toThrow();
  },
);

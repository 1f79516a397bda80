import { expect, test, vi } from 'vitest';
import { applicationForm, ENQUIRY } from '../../tests/support/posted-forms.ts';
import { openApp } from '../../tests/support/open-app.ts';
import { issueCertificate } from '../services/certificates/issue-certificate.ts';

/** A field that a service might add one day, which no call is meant to send. */
const INTERNAL = { internal_note: 'for the office alone' };

vi.mock('../services/jobs/read-jobs.ts', async (original) => {
  const jobs = await original<typeof import('../services/jobs/read-jobs.ts')>();
  return {
    ...jobs,
    listOpenJobs: async (...args: Parameters<typeof jobs.listOpenJobs>) =>
      (await jobs.listOpenJobs(...args)).map((job) => ({ ...job, ...INTERNAL })),
  };
});
vi.mock('../services/certificates/check-certificate.ts', async (original) => {
  const { checkCertificate } =
    await original<typeof import('../services/certificates/check-certificate.ts')>();
  return {
    checkCertificate: async (...args: Parameters<typeof checkCertificate>) => ({
      ...(await checkCertificate(...args)),
      ...INTERNAL,
    }),
  };
});

test('a field that a service adds to a job does not reach the list of open jobs', async () => {
  const { app } = await openApp();
  const answer = await app.inject('/api/get_open_positions.php');
  expect(answer.json()).toEqual([
    {
      id: expect.any(String),
      title: 'SOC Analyst',
      type: 'Full-time',
      location: 'Bengaluru',
      description: 'Watch.',
    },
  ]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test.each(['GET', 'POST'] as const)(
  'a field that a service adds to a certificate does not reach the answer to %s',
  async (method) => {
    const { app, deps } = await openApp();
    const { number } = await issueCertificate(deps, {
      name: 'Anita Sharma',
      course: 'DevOps Automation',
      issued: '2026-09-01',
    });
    const question = { cert_number: number };
    const answer = await app.inject({
      method,
      url: '/api/certificate.php',
      ...(method === 'GET' ? { query: question } : { payload: question }),
    });
    expect(answer.json()).toEqual({
      valid: true,
      state: 'valid',
      message: 'Certificate is valid and verified!',
      number,
      course: 'DevOps Automation',
      issued: '2026-09-01',
      name: 'A•••• S•••••',
      checked: expect.any(String),
      award: {
        title: 'DevOps Automation',
        path: '/it-trainings/devops',
        hours: 140,
        covered: expect.arrayContaining(['Version control', 'Recovery']),
        assessedBy: expect.stringContaining('Restore from your runbook'),
      },
    });
  },
);

test.each([
  ['an enquiry', { url: '/api/contact.php', payload: ENQUIRY }],
  ['an application', { url: '/api/apply_job1.php', payload: applicationForm() }],
])('the answer to %s holds success, message and reference', async (_what, request) => {
  const { app } = await openApp();
  const answer = await app.inject({ method: 'POST', ...request });
  expect(Object.keys(answer.json<object>())).toEqual(['success', 'message', 'reference']);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../../tools/test/outside-parts.ts';
import { siteForTest } from '../faults/site-for-test.ts';
import { applicationForm, pdfOf } from '../support/posted-forms.ts';
import { docx, pdf } from '../support/resumes.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';
import { EICAR, KNOWN_TO_CLAMD_ALONE, startClamd } from './parts/clamd.ts';

const RESUME_MAX_BYTES = 5 * 1_024 * 1_024;

describe.skipIf(lacks('clamd'))('with ClamAV', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let site: RunningSite;

  beforeAll(async () => {
    clamd = await startClamd();
    site = await runSite({ CLAMD_URL: clamd.url });
    return async () => {
      await site.close();
      await clamd.stop();
    };
  });

  async function apply(to: RunningSite, resume: Buffer, fileName = 'resume.pdf'): Promise<Response> {
    const form = applicationForm({}, null);
    form.append('resume', new Blob([new Uint8Array(resume)]), fileName);
    return await fetch(`${to.origin}/api/apply_job1.php`, { method: 'POST', body: form });
  }

  test.each([
    ['the EICAR string in a PDF', pdf(EICAR), 'resume.pdf'],
    ['a signature of ClamAV alone', pdf(KNOWN_TO_CLAMD_ALONE), 'resume.pdf'],
    [
      'a signature packed into a DOCX',
      docx({ 'word/media/image1.bin': KNOWN_TO_CLAMD_ALONE.repeat(50) }),
      'cv.docx',
    ],
  ])('refuses %s with 415 and keeps nothing of it', async (_what, resume, fileName) => {
    const answer = await apply(site, resume, fileName);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ success: false, error: expect.stringMatching(/virus/i) });
    expect(site.operator('applications', 'list', '--json').stdout.trim()).toBe('[]');
    expect(site.output()).not.toContain('asha@example.com');
  });

  test('accepts a clean resume, and one of 5 MB', async () => {
    expect((await apply(site, pdf())).status).toBe(200);
    expect((await apply(site, pdfOf(RESUME_MAX_BYTES))).status).toBe(200);
  });

  test('is asked over its local socket too', async () => {
    const local = await siteForTest({ CLAMD_URL: clamd.socketUrl });
    expect((await apply(local, pdf(KNOWN_TO_CLAMD_ALONE))).status).toBe(415);
    expect((await apply(local, pdf())).status).toBe(200);
  });

  test('that is not asked, a file which only it knows would be taken', async () => {
    const unprotected = await siteForTest();
    expect((await apply(unprotected, pdf(KNOWN_TO_CLAMD_ALONE))).status).toBe(200);
  });
});

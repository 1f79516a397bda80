import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { pdfOf } from '../support/filled-forms.ts';
import type { RunningSite } from '../support/running-site.ts';
import { findLosses } from './find-losses.ts';
import { howMany, timeFor } from './form.ts';
import { siteForTest } from './site-for-test.ts';
import { acknowledged, startVisitors } from './visitors.ts';

const TIME = timeFor({ shortMs: 90_000, longMs: 300_000 });
/** Twice the 128 submissions that the server has in hand before it tells the next to come back. */
const VISITORS = 256;
const PAGES = howMany({ short: 12, long: 300 });

test(
  'submissions at twice the capacity are taken or told to come back, and pages are served meanwhile',
  { timeout: TIME },
  async () => {
    const site = await siteForTest();
    const visitors = startVisitors(site.origin, VISITORS);
    const pages: number[] = [];
    for (let index = 0; index < PAGES; index += 1) {
      pages.push((await fetch(`${site.origin}/about`)).status, (await fetch(`${site.origin}/readyz`)).status);
      await pause(20);
    }
    const sent = await visitors.stop();

    expect(new Set(pages)).toEqual(new Set([200]));
    expect(new Set(sent.map(({ answer }) => answer.status))).toEqual(new Set([200, 503]));
    const shed = sent.filter(({ answer }) => answer.status === 503);
    expect(shed.filter(({ answer }) => !/^\d+$/.test(answer.retryAfter ?? ''))).toEqual([]);
    const shedKinds = new Set(shed.map(({ submission }) => submission.kind));
    expect(shedKinds).toEqual(new Set(['enquiry', 'application']));
    expect(acknowledged(sent).length).toBeGreaterThan(0);
    expect(findLosses(site.dataFolder, sent)).toEqual([]);
  },
);

const UPLOADS = howMany({ short: 24, long: 50 });
const RESUME_BYTES = 5 * 1_024 * 1_024;
const MB = 1_024 * 1_024;

function upload(site: RunningSite, index: number, resume: Buffer): Promise<number | undefined> {
  const fields = {
    name: `Visitor ${index}`,
    email: `${index}@example.com`,
    phone: '9876543210',
    job_title: 'SOC Analyst',
  };
  const head = Object.entries(fields)
    .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  return new Promise((resolve, reject) => {
    const sent = request(`${site.origin}/api/apply_job1.php`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
    sent.on('error', reject);
    sent.write(`${head}--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`);
    sent.write(resume);
    sent.end('\r\n--b--\r\n');
  });
}

/** Of the server's process, at its highest. */
function peakMegabytes(site: RunningSite): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

describe.skipIf(process.platform !== 'linux')('resumes of 5 MB', () => {
  test(`${UPLOADS} at once are taken, with less in memory than what arrives`, { timeout: TIME }, async () => {
    // Mails become files, each with a resume attached.
    const site = await siteForTest({ SMTP_URL: '' });
    const before = peakMegabytes(site);
    const resume = pdfOf(RESUME_BYTES);
    const statuses = await Promise.all(
      Array.from({ length: UPLOADS }, (_, index) => upload(site, index, resume)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const mails = () => readdirSync(join(site.dataFolder, 'mail')).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => mails().length, { timeout: TIME }).toBe(2 * UPLOADS);
    const arrivedMegabytes = (UPLOADS * RESUME_BYTES) / MB;
    expect(peakMegabytes(site) - before).toBeLessThan(arrivedMegabytes);
    expect(findLosses(site.dataFolder, [])).toEqual([]);
  });
});

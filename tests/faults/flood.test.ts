import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { pdfOf } from '../support/posted-forms.ts';
import type { RunningSite } from '../support/running-site.ts';
import { findLosses } from './find-losses.ts';
import { howMany, report, timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';
import { acknowledged, startVisitors } from './visitors.ts';

const TIME = timeFor({ shortMs: 90_000, longMs: 300_000 });
/** Twice the 128 submissions that the server has in hand before it tells the next to come back. */
const VISITORS = 256;
const PAGES = howMany({ short: 12, long: 300 });

test('at twice the capacity pages are served, submissions taken or put off', { timeout: TIME }, async () => {
  const site = await siteForTest();
  const visitors = startVisitors(site.origin, VISITORS);
  const pages: number[] = [];
  for (let index = 0; index < PAGES; index += 1) {
    pages.push((await fetch(`${site.origin}/about`)).status, (await fetch(`${site.origin}/healthz`)).status);
    await pause(20);
  }
  const sent = await visitors.stop();

  expect(new Set(pages)).toEqual(new Set([200]));
  // The number and kind of refused ones depend on the machine. limit-concurrency.test.ts fills all places.
  expect(sent.filter(({ answer }) => answer.status !== 200 && answer.status !== 503)).toEqual([]);
  const shed = sent.filter(({ answer }) => answer.status === 503);
  expect(shed.filter(({ answer }) => !/^\d+$/.test(answer.retryAfter ?? ''))).toEqual([]);
  expect(acknowledged(sent).length).toBeGreaterThan(0);
  expect(findLosses(site.dataFolder, sent)).toEqual([]);
  report(`${pages.length} pages served, ${acknowledged(sent).length} taken, ${shed.length} told 503`);
});

const UPLOADS = howMany({ short: 12, long: 50 });
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

/**
 * Sends a wave of resumes and then one of twice as many. Resolves with the share of the second wave's bytes by which the
 * highest memory of the server rose: 1 where all of them lie in memory, next to nothing where few do at a time.
 */
async function shareInMemory(site: RunningSite): Promise<number> {
  const resume = pdfOf(RESUME_BYTES);
  let sent = 0;
  async function peakAfter(count: number): Promise<number> {
    const statuses = await Promise.all(Array.from({ length: count }, () => upload(site, sent++, resume)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    // Mails become files, each notification with a resume attached.
    const mails = () => readdirSync(join(site.dataFolder, 'mail')).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => mails().length, { timeout: TIME }).toBe(2 * sent);
    return peakMegabytes(site);
  }
  const first = await peakAfter(UPLOADS);
  const second = await peakAfter(2 * UPLOADS);
  return (second - first) / ((2 * UPLOADS * RESUME_BYTES) / MB);
}

/** Half-way between what the product comes to and a server that keeps uploads in memory. */
const MOST_IN_MEMORY = 0.75;

describe.skipIf(process.platform !== 'linux')('resumes of 5 MB at once', () => {
  test('twice as many as before do not pile up in memory', { timeout: TIME }, async () => {
    const site = await siteForTest({ SMTP_URL: '' });
    expect(await shareInMemory(site)).toBeLessThan(MOST_IN_MEMORY);
    expect(findLosses(site.dataFolder, [])).toEqual([]);
  });
});

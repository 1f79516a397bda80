import { rm } from 'node:fs/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { actOnThing } from '../../server/services/catalogue/edit-thing.ts';
import { opening, publishOpening } from '../../server/services/catalogue/opening.ts';
import {
  type ApplicationBounds,
  submitApplication,
} from '../../server/services/submissions/submit-application.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import { StorageUnavailable } from '../../server/storage/storage-unavailable.ts';
import { engines, openTestSystem, testOn, type TestSystem } from '../support/open-storage.ts';
import { docx, pdf, received } from '../support/resumes.ts';
import { namesOfResumes } from '../support/resume-folder.ts';
import { SOC_ANALYST as SOC } from '../support/submissions.ts';

const enquiry = { name: 'Asha Rao', mobile: '+91 98765 43210', email: 'Asha@Example.com', message: 'Hello' };
const application = {
  name: 'Ravi Das',
  email: 'ravi@example.com',
  phone: '+919876543210',
  cover_letter: 'Please.',
};
const MINUTE_MS = 60_000;

interface Differing {
  content?: Buffer;
  fileName?: string;
  fields?: object;
  key?: string;
  jobTitle?: string;
  address?: string;
  bounds?: ApplicationBounds;
}

/** Removes the upload afterwards, as the receiver does. */
async function apply(
  system: TestSystem,
  { content = pdf(), fileName = 'Ravi Das.pdf', ...more }: Differing = {},
) {
  const resume = await received(system.storage, fileName, content);
  const form = {
    fields: { ...application, ...more.fields },
    jobTitle: more.jobTitle ?? 'SOC Analyst',
    clientAddress: more.address ?? '192.0.2.1',
    idempotencyKey: more.key,
    resume,
  };
  return submitApplication(system, form, more.bounds).finally(() => rm(resume.path, { force: true }));
}

const ask = (system: TestSystem, fields: object = {}, idempotencyKey?: string, clientAddress = '192.0.2.1') =>
  submitEnquiry(system, { fields: { ...enquiry, ...fields }, clientAddress, idempotencyKey });

const files = (system: TestSystem) => namesOfResumes(system.config.dataFolder);
const rows = (system: TestSystem, table: 'enquiries' | 'applications' | 'outbox') =>
  system.storage.database.selectFrom(table).selectAll().execute();

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine);

  it('knows a message again that a form without script sends with other line breaks', async ({ system }) => {
    const first = await ask(system, { message: 'Two\nlines' });
    expect((await ask(system, { message: 'Two\r\nlines' })).reference).toBe(first.reference);
    expect(await rows(system, 'enquiries')).toHaveLength(1);
  });

  it('stores an enquiry with its two mails and gives it a reference', async ({ system }) => {
    const receipt = await ask(system);
    expect(receipt.message).toBe('Message sent successfully!');
    expect(receipt.reference).toMatch(/^E-[2-9B-Z]{4}-[2-9B-Z]{2}$/);
    expect(await rows(system, 'enquiries')).toMatchObject([{ ...enquiry, reference: receipt.reference }]);
    const mails = await rows(system, 'outbox');
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['enquiry-confirmation', 'enquiry-notification']);
    expect(mails.every(({ reference }) => reference === receipt.reference)).toBe(true);
  });

  it('refuses control characters and half characters alike', async ({ system }) => {
    for (const name of ['A\u0000B', 'A\ud800B']) {
      await expect(ask(system, { name })).rejects.toMatchObject({ code: 'invalid-fields' });
      await expect(apply(system, { jobTitle: name })).rejects.toMatchObject({ code: 'job-closed' });
    }
  });

  it('stores an application with its resume and its two mails', async ({ system }) => {
    await publishOpening(system, SOC);
    const receipt = await apply(system);
    expect(receipt).toMatchObject({ message: 'Application submitted successfully!', repeated: false });
    expect(receipt.reference).toMatch(/^A-/);
    const [row] = await rows(system, 'applications');
    expect(row).toMatchObject({ ...application, job_title: 'SOC Analyst', resume_name: 'Ravi Das.pdf' });
    expect(files(system)).toEqual([row && 'resume_key' in row ? row.resume_key : '']);
    expect(await rows(system, 'outbox')).toHaveLength(2);
  });

  it('keeps a DOCX that is called .doc as .docx', async ({ system }) => {
    await publishOpening(system, SOC);
    await apply(system, { content: docx(), fileName: 'Ravi Das.doc' });
    const [row] = await rows(system, 'applications');
    expect(row).toMatchObject({
      resume_name: 'Ravi Das.docx',
      resume_key: expect.stringMatching(/^[\w-]+\.docx$/),
    });
  });

  it('answers within 8 s where it waited for others that a hung store held up', async ({ system }) => {
    await publishOpening(system, SOC);
    const [asked, turn, kept] = [1, 2, 3].map(() => Promise.withResolvers<void>());
    system.storage.resumeFiles.keep = () => {
      kept!.resolve();
      return new Promise(() => {});
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = apply(system, {
      bounds: {
        check: (work) => work(),
        async store(work) {
          asked!.resolve();
          await turn!.promise;
          return await work();
        },
      },
    });
    const refused = expect(answer).rejects.toMatchObject({
      name: 'StorageUnavailable',
      isOutcomeUnknown: true,
    });

    await asked!.promise;
    await vi.advanceTimersByTimeAsync(6_000);
    turn!.resolve();
    await kept!.promise;
    await vi.advanceTimersByTimeAsync(2_000);

    await refused;
    expect(await rows(system, 'applications')).toEqual([]);
  });

  it('answers one submission of 100 clients with one row, file and reference', async ({ system }) => {
    await publishOpening(system, SOC);
    const receipts = await Promise.all(Array.from({ length: 100 }, () => apply(system, { key: 'k1' })));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await rows(system, 'applications')).toHaveLength(1);
    expect(files(system)).toHaveLength(1);
    expect(await rows(system, 'outbox')).toHaveLength(2);
  });

  it('answers the same submission that arrives at two processes at once with one row', async ({ system }) => {
    const other = { ...system, storage: await system.openAgain() };
    const receipts = await Promise.all(
      Array.from({ length: 40 }, (_, index) => ask(index % 2 ? system : other, {}, 'k1')),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(await rows(system, 'enquiries')).toHaveLength(1);
  });

  it('takes the same content from the same address again after ten minutes', async ({ system }) => {
    const first = await ask(system);
    system.pass(9 * MINUTE_MS);
    expect(await ask(system)).toMatchObject({ reference: first.reference, repeated: true });
    system.pass(2 * MINUTE_MS);
    const second = await ask(system);
    expect(second.repeated).toBe(false);
    expect(second.reference).not.toBe(first.reference);
    expect(await ask(system)).toMatchObject({ reference: second.reference, repeated: true });
    expect(await rows(system, 'enquiries')).toHaveLength(2);
  });

  it('keeps submissions apart that differ in address or content', async ({ system }) => {
    const receipts = [
      await ask(system),
      await ask(system, {}, undefined, '192.0.2.2'),
      await ask(system, { message: 'Other' }),
    ];
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(3);
  });

  it('refuses another content under the same key', async ({ system }) => {
    const first = await ask(system, {}, 'k1');
    await expect(ask(system, { message: 'Other' }, 'k1')).rejects.toMatchObject({ code: 'key-reused' });
    expect(await ask(system, {}, 'k1', '198.51.100.9')).toMatchObject({
      reference: first.reference,
      repeated: true,
    });
    expect(await ask(system, {}, 'k2')).toMatchObject({ reference: first.reference, repeated: true });
    await expect(ask(system, { message: 'Other' }, 'k2')).rejects.toMatchObject({ code: 'key-reused' });
    expect(await rows(system, 'enquiries')).toHaveLength(1);
  });

  it('refuses an application for a closed, past or unknown job, keeps no file', async ({ system }) => {
    const job = await publishOpening(system, SOC);
    const today = new Date().toISOString().slice(0, 10);
    await publishOpening(system, { ...SOC, title: 'Trainer', closes: today });
    await actOnThing(system, opening, job.id, 'close');
    await apply(system, { jobTitle: 'Trainer' });
    system.pass(24 * 60 * MINUTE_MS);
    for (const jobTitle of ['SOC Analyst', 'Trainer', 'Astronaut']) {
      await expect(apply(system, { jobTitle, content: pdf(jobTitle) })).rejects.toMatchObject({
        code: 'job-closed',
        message: 'This job has closed. See current openings.',
      });
    }
    expect(files(system)).toHaveLength(1);
  });

  it('still answers a repeat after the job has closed', async ({ system }) => {
    const job = await publishOpening(system, SOC);
    const { reference } = await apply(system);
    await actOnThing(system, opening, job.id, 'close');
    expect(await apply(system)).toMatchObject({ reference, repeated: true });
  });

  it('keeps neither row nor file when the mails cannot be queued', async ({ system }) => {
    await publishOpening(system, SOC);
    await system.storage.database.schema.dropTable('outbox').execute();
    await expect(apply(system)).rejects.toThrow();
    expect(files(system)).toHaveLength(0);
    expect(await rows(system, 'applications')).toHaveLength(0);
  });

  it('confirms at most three times a day to one address', async ({ system }) => {
    for (const message of ['1', '2', '3', '4', '5']) await ask(system, { message });
    const mails = await rows(system, 'outbox');
    expect(mails.filter((mail) => 'kind' in mail && mail.kind === 'enquiry-confirmation')).toHaveLength(3);
    expect(mails.filter((mail) => 'kind' in mail && mail.kind === 'enquiry-notification')).toHaveLength(5);
  });
});

test('refuses to answer success when the database file is gone', async () => {
  const system = await openTestSystem('sqlite');
  await ask(system);
  await rm(system.config.dataFolder, { recursive: true });
  await expect(ask(system, { message: 'Later' })).rejects.toBeInstanceOf(StorageUnavailable);
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { APPLICATION_MESSAGES, RESUME_REQUIRED, applicationSchema } from '../../../contracts/application.ts';
import { RESUME_MAX_BYTES } from '../../../contracts/limits.ts';
import { storedLine } from '../../../contracts/text.ts';
import type { CircuitBreaker } from '../../circuit-breaker.ts';
import { insertReceived } from '../../storage/received-rows.ts';
import type { Connection, JobRow } from '../../storage/database.ts';
import { selectOpenJobByTitle } from '../../storage/jobs.ts';
import { StorageUnavailable, unavailableOnFailure } from '../../storage/storage-unavailable.ts';
import { dateOf } from '../calendar.ts';
import { checkResumeKind } from '../resumes/check-resume-kind.ts';
import { dropFile } from '../resumes/drop-file.ts';
import { queueWebhook } from '../../storage/webhooks.ts';
import type { Dependencies } from '../dependencies.ts';
import { cleanFileName, extensionOf } from '../resumes/file-name.ts';
import { TITLE_MAX_LENGTH } from '../catalogue/opening.ts';
import { parseForm } from '../parse-request.ts';
import { isMailable } from '../../mail/mail-address.ts';
import { queueMails } from '../mail/queue-mails.ts';
import type { ReceivedFile } from '../resumes/received-file.ts';
import { withTimeout } from '../../with-timeout.ts';
import { VisitorError, resumeTooLarge } from '../visitor-error.ts';
import { scanForViruses, VirusFound } from '../resumes/scan-for-viruses.ts';
import { storeIdempotently } from './store-idempotently.ts';
import { UNCHANGED, type Receipt, type ReceivedForm } from './received-form.ts';

export interface ReceivedApplication extends ReceivedForm {
  jobTitle: string;
  resume?: ReceivedFile;
}

/** Limits for checking and for storing. They are separate, so that a slow virus scanner does not delay storing. */
export interface ApplicationBounds {
  check: <Result>(work: () => Promise<Result>) => Promise<Result>;
  store: <Result>(work: () => Promise<Result>) => Promise<Result>;
  scanner?: CircuitBreaker;
}

const receivedSchema = v.object({
  ...applicationSchema.entries,
  resume: v.custom<ReceivedFile>((file) => file !== undefined, RESUME_REQUIRED),
});

/**
 * Time limit for a visitor's answer, including the time in queues, for the scanner and for the resume store. With the
 * network it is eight seconds.
 */
const ANSWERED_WITHIN_MS = 7_500;

const UNBOUNDED: ApplicationBounds = { check: (work) => work(), store: (work) => work() };

/**
 * Stores an application with its resume, and queues its emails. The file is on the disk before the row, and is deleted
 * if the row is not stored. Active content is looked for later, before the first email is sent. Throws VisitorError or
 * StorageUnavailable.
 */
export async function submitApplication(
  deps: Dependencies,
  form: ReceivedApplication,
  bounds = UNBOUNDED,
): Promise<Receipt> {
  const answerBy = performance.now() + ANSWERED_WITHIN_MS;
  try {
    const { resume, ...fields } = parseForm(receivedSchema, form.fields, { resume: form.resume });
    const checked = bounds.check(() => acceptResume(deps, resume, bounds.scanner));
    const accepted = await withTimeout(checked, ANSWERED_WITHIN_MS, noTimeLeft);
    return await bounds.store(() => storeApplication(deps, form, fields, accepted, answerBy));
  } catch (error) {
    if (error instanceof VirusFound) deps.log.warn({ signature: error.signature }, 'a virus was refused');
    throw error;
  }
}

async function storeApplication(
  deps: Dependencies,
  form: ReceivedApplication,
  fields: v.InferOutput<typeof applicationSchema>,
  { resume, fileName }: AcceptedResume,
  answerBy: number,
): Promise<Receipt> {
  const jobTitle = parseJobTitle(form.jobTitle);
  const resumeKey = `${randomUUID()}${extensionOf(fileName)}`;
  let isFileKept = false;
  let stored;
  try {
    stored = await storeIdempotently(deps, {
      kind: 'application',
      form,
      content: { ...fields, jobTitle, fileName, sha256: resume.sha256 },
      prepare: async () => {
        await findOpenJob(deps, deps.storage.database, jobTitle);
        isFileKept = true;
        await withTimeout(
          deps.storage.resumeFiles.keep(resume.path, resumeKey),
          answerBy - performance.now(),
          noTimeLeft,
        );
      },
      store: async (transaction, reference) => {
        const now = deps.now();
        const job = await findOpenJob(deps, transaction, jobTitle);
        await insertReceived(transaction, {
          kind: 'application',
          ...fields,
          reference,
          email_lookup: fields.email.toLowerCase(),
          job_id: job.id,
          job_title: job.title,
          resume_key: resumeKey,
          resume_name: fileName,
          resume_bytes: resume.size,
          resume_sha256: resume.sha256,
          resume_marks: null,
          interview: null,
          step: 1,
          received: now.toISOString(),
          ...UNCHANGED,
        });
        await queueMails(transaction, 'application', { reference, email: fields.email, now }, deps.config);
        await queueWebhook(transaction, deps, 'application.received', reference);
      },
    });
  } catch (error) {
    if (isFileKept) await dropFile(deps, resumeKey, error);
    throw error;
  }
  if (isFileKept && stored.repeated) await dropFile(deps, resumeKey);
  return { message: APPLICATION_MESSAGES.sent, isMailable: isMailable(fields.email), ...stored };
}

function noTimeLeft(): StorageUnavailable {
  return new StorageUnavailable('An application was not stored in time.', { isOutcomeUnknown: true });
}

interface AcceptedResume {
  resume: ReceivedFile;
  fileName: string;
}

async function acceptResume(
  { config }: Dependencies,
  resume: ReceivedFile,
  scanner: CircuitBreaker | undefined,
): Promise<AcceptedResume> {
  if (resume.size > RESUME_MAX_BYTES) {
    throw resumeTooLarge();
  }
  const content = await readable(readFile(resume.path));
  try {
    const fileName = checkResumeKind(cleanFileName(resume.fileName), content);
    if (config.clamdUrl) await scanForViruses(config.clamdUrl, content, scanner);
    return { resume, fileName };
  } finally {
    // Frees the memory immediately. The garbage collector would be later, and 50 simultaneous uploads would need 5%
    // more (npm run bench -- memory).
    content.buffer.transfer(0);
  }
}

const readable = unavailableOnFailure(
  (error) => new StorageUnavailable(`The upload cannot be read: ${error.message}.`, { cause: error }),
);

const JOB_TITLE = storedLine('', TITLE_MAX_LENGTH);

/** Title of the opening. Throws if the text is not a valid title, because then it matches no open opening. */
function parseJobTitle(text: string): string {
  const title = v.safeParse(JOB_TITLE, text, { abortPipeEarly: true });
  if (title.success) return title.output;
  throw jobClosed();
}

function jobClosed(): VisitorError {
  return new VisitorError('job-closed', 'This job has closed. See current openings.');
}

async function findOpenJob({ now }: Dependencies, database: Connection, title: string): Promise<JobRow> {
  const job = await selectOpenJobByTitle(database, title, dateOf(now()));
  if (job) return job;
  throw jobClosed();
}

import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { enquirySchema } from '../../../contracts/enquiry.ts';
import type { Connection } from '../../storage/database.ts';
import { insertReceived, isReceivedEmpty, selectReceivedFrom } from '../../storage/received-rows.ts';
import { HOUR_MS } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { addNote } from '../submissions/add-note.ts';
import { actOn } from '../submissions/actions.ts';
import { newReference } from '../submissions/reference.ts';
import { UNCHANGED } from '../submissions/received-form.ts';
import { NO_SEAT } from '../../../domain/seat.ts';
import { addDemoStatistics } from './demo-statistics.ts';
import { demoId } from './demo-openings.ts';
import {
  demoApplications,
  demoEnquiries,
  type DemoApplication,
  type DemoEnquiry,
} from './demo-submissions.ts';
import { openDemoOpenings } from './load-demo.ts';

const BY = 'Priya Nair (sample)';
const ANSWERED_AFTER_MS = HOUR_MS / 2;

/**
 * Fills the desk with sample submissions and counts, if the site shows demo openings and nobody has written yet. It
 * sends no emails for them, and the site does not show them.
 */
export async function loadDeskDemo(deps: Dependencies): Promise<void> {
  const { storage, config } = deps;
  const { database } = storage;
  if (!config.demo || (await openDemoOpenings(database)).length === 0) return;
  if (!(await isReceivedEmpty(database))) return;
  await addDemoStatistics(database, deps.now());
  for (const enquiry of demoEnquiries) await addEnquiry(deps, enquiry);
  for (const application of demoApplications) await addApplication(deps, application);
}

/** References of the sample submissions. */
export async function demoSubmissionsIn(database: Connection): Promise<string[]> {
  const addresses = new Set([...demoEnquiries, ...demoApplications].map(({ email }) => email));
  const found: string[] = [];
  for (const email of addresses) {
    const rows = await selectReceivedFrom(database, email);
    found.push(...rows.map(({ reference }) => reference));
  }
  return found;
}

async function addEnquiry(deps: Dependencies, enquiry: DemoEnquiry): Promise<void> {
  const { name, email, phone, text, note, page, hoursAgo, done } = enquiry;
  const received = timeOf(deps, hoursAgo);
  const reference = newReference('E');
  await insertReceived(deps.storage.database, {
    kind: 'enquiry',
    via: null,
    utm_source: null,
    outcome: null,
    ...NO_SEAT,
    ...UNCHANGED,
    reference,
    ...v.parse(enquirySchema, { name, mobile: phone, email, message: text }),
    email_lookup: email,
    page,
    received: received.toISOString(),
  });
  const later = laterThan(deps, received);
  if (done) await actOn(later, 'enquiry', 'answer', reference, { note }, { by: BY });
  if (done === 'closed') await actOn(later, 'enquiry', 'close', reference, {}, { by: BY });
}

async function addApplication(deps: Dependencies, application: DemoApplication): Promise<void> {
  const { name, email, phone, text, note, opening, hoursAgo, done } = application;
  const { storage } = deps;
  const received = timeOf(deps, hoursAgo);
  const reference = newReference('A');
  const resume = samplePdf(`Sample: the resume of ${name} would be here.`);
  const key = `${randomUUID()}.pdf`;
  const path = storage.resumeFiles.temporaryPath();
  await writeFile(path, resume, { mode: 0o600 });
  await storage.resumeFiles.keep(path, key);
  await insertReceived(storage.database, {
    kind: 'application',
    ...UNCHANGED,
    reference,
    name,
    email,
    email_lookup: email,
    phone,
    cover_letter: text,
    job_id: demoId(opening),
    job_title: opening,
    resume_key: key,
    resume_name: `${name}.pdf`,
    resume_bytes: resume.length,
    resume_sha256: createHash('sha256').update(resume).digest('hex'),
    resume_marks: '',
    interview: null,
    step: 1,
    received: received.toISOString(),
  });
  const later = laterThan(deps, received);
  if (note) await addNote(later, reference, note, { by: BY });
  if (done === 'left') await actOn(later, 'application', 'hold', reference, {}, { by: BY });
  else if (done === 'rejected') await actOn(later, 'application', 'reject', reference, {}, { by: BY });
  else if (done) await actOn(later, 'application', 'advance', reference, { to: done }, { by: BY });
}

function timeOf({ now }: Dependencies, hoursAgo: number): Date {
  return new Date(now().getTime() - hoursAgo * HOUR_MS);
}

function laterThan(deps: Dependencies, received: Date): Dependencies {
  return { ...deps, now: () => new Date(received.getTime() + ANSWERED_AFTER_MS) };
}

/** A PDF with one page and one line of ASCII text. */
function samplePdf(line: string): Buffer {
  const printable = line.replaceAll('’', "'").replaceAll(/[()\\]/g, '\\$&');
  const stream = `BT /F1 14 Tf 60 760 Td (${printable}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

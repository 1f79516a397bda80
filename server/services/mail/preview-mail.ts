import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { company } from '../../../content/company.ts';
import { siteCourses } from '../../../content/course-titles.ts';
import { enquirySchema } from '../../../contracts/enquiry.ts';
import { type Batch, batchName } from '../../../contracts/batch.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { kindOf } from '../../../domain/submission-kind.ts';
import { mailTemplates, type MailTemplate } from '../../../content/mail-templates.ts';
import {
  announcementOf,
  answerMail,
  automaticMail,
  holderMail,
  officeMail,
  subscriberMail,
  withReplyAddress,
} from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { certificateHolder } from '../../mail/messages/certificate-holder.ts';
import { batchOpened } from '../../mail/messages/batch-opened.ts';
import { askToConfirm } from '../../mail/messages/subscription-confirmation.ts';
import { morningMail } from '../../mail/messages/morning-mail.ts';
import { accessReset } from '../../mail/messages/access-reset.ts';
import { fileTransport } from '../../mail/transports/file-transport.ts';
import { MAIL_KINDS, type MailKind, type OutboxRow } from '../../storage/database.ts';
import { isAnswer, isToFirm } from '../../storage/outbox.ts';
import type { Received } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { UNCHANGED } from '../submissions/received-form.ts';
import { NO_SEAT } from '../../../domain/seat.ts';
import { OperatorError } from '../operator-error.ts';
import { fillTemplate } from './draft-letter.ts';
import { newMail } from './queue-mails.ts';

const VISITOR = { name: 'Asha Rao', email: 'asha.rao@example.com', email_lookup: 'asha.rao@example.com' };
const PHONE = '+91 98765 43210';
const SAMPLE_REFERENCES: Record<string, string> = {
  enquiry: 'E-7K3M-9Q',
  application: 'A-4T8W-2H',
  access: 'D-6F2N-8R',
  certificate: 'C-5H9P-3T',
  subscription: 'S-8J4R-6N',
  batch: 'S-8J4R-6N',
  morning: 'D-6F2N-8R',
};
const SENDER = 'Priya Nair';
/** A course for the samples. A firm without courses never sends emails about one. */
const [COURSE = { key: 'course', title: 'Sample course' }] = siteCourses;
const SAMPLE_BATCH: Batch = {
  id: `${COURSE.key}-k3m7`,
  course: COURSE.key,
  courseTitle: COURSE.title,
  start: '2027-01-09',
  end: null,
  weeks: 12,
  days: ['sat', 'sun'],
  from: '10:00',
  to: '13:00',
  timeZone: company.region.timeZone,
  mode: 'classroom',
  city: company.address.city,
  place: '4th floor',
  language: 'English and Hindi',
  trainer: '',
  state: 'few',
  left: 3,
  fee: 59_000,
  gstRate: company.region.tax.rate,
  instalments: '',
  earlyFee: null,
  earlyUntil: null,
};

/** Names of the automatic emails, then those of the firm's templates. */
const NAMES = [...MAIL_KINDS.filter((kind) => !isAnswer(kind)), ...mailTemplates.map(({ id }) => id)];

/**
 * An email with sample data, in the form in which it would be sent. `templates` are those that the office has changed.
 */
export type MailPreview = {
  template: string;
  from: string;
  to: string;
  reply_to: string | null;
  subject: string;
  attachment: string | null;
  text: string;
};

export function previewMails(deps: Dependencies, templates = mailTemplates): MailPreview[] {
  return NAMES.map((name) => preview(name, sampleMail(deps, name, templates)));
}

export function previewMail(deps: Dependencies, template: string, templates = mailTemplates): MailPreview {
  const name = requireName(template);
  return preview(name, sampleMail(deps, name, templates));
}

/** Writes one email, or all of them, as files that email programs open. An HTML email is also written as a page. */
export async function writePreviews(
  deps: Dependencies,
  folder: string,
  template?: string,
  templates = mailTemplates,
): Promise<string[]> {
  const names = template === undefined ? NAMES : [requireName(template)];
  const mails = names.map((name) => sampleMail(deps, name, templates));
  const files = mails.flatMap(({ fileName, html }) => [
    `${fileName}.eml`,
    ...(html === undefined ? [] : [`${fileName}.html`]),
  ]);
  const taken = (await readdir(folder).catch(() => [])).find((name) => files.includes(name));
  if (taken) throw new OperatorError(`${join(folder, taken)} exists already. Give --out another folder.`);
  const transport = fileTransport(folder);
  for (const mail of mails) {
    await transport.send(mail);
    if (mail.html !== undefined) await writeFile(join(folder, `${mail.fileName}.html`), mail.html);
  }
  return files;
}

function requireName(template: string): string {
  if (NAMES.includes(template)) return template;
  throw new OperatorError(`There is no email ${template}. There are: ${NAMES.join(', ')}.`);
}

function sampleMail(deps: Dependencies, name: string, templates: readonly MailTemplate[]): Mail {
  const template = templates.find(({ id }) => id === name);
  const mail = template ? sampleAnswer(deps, template) : sampleOfKind(deps, name as MailKind);
  return { ...mail, fileName: name };
}

/** Sample email from a template. Placeholders that only a person can fill in are kept. */
function sampleAnswer({ storage, config, now }: Dependencies, template: MailTemplate): Mail {
  const time = now().toISOString();
  const entry = sampleEntry(`${template.about}-answer`, now());
  const { reference } = entry;
  const { subject, text, to } = fillTemplate(template, sampleRow(reference, time), { sender: SENDER });
  const written = { template: template.id, written_by: SENDER, written_at: time };
  const letter = {
    id: entry.id,
    withdrawn: null,
    calendar: null,
    reference,
    recipient: to,
    subject: `${subject} (${reference})`,
    text,
    ...written,
  };
  return answerMail({ storage, config }, entry, letter);
}

function sampleOfKind({ storage, config, now }: Dependencies, kind: MailKind): Mail {
  const time = now().toISOString();
  const entry = sampleEntry(kind, now());
  if (kind === 'access-reset') {
    const by = 'Command line';
    const { reference } = entry;
    const message = accessReset({ name: SENDER, role: 'office' }, { by, time, reference }, config);
    return officeMail(config, entry, message);
  }
  if (kind === 'morning-mail') {
    const deskUrl = config.desk?.url ?? 'https://desk.example.com';
    const message = morningMail({
      name: SENDER,
      deskUrl,
      due: [{ kind: 'enquiry', reference: 'E-7K3M-9Q' }],
      overdue: [{ kind: 'application', reference: 'A-4T8W-2H', about: 'SOC Analyst', due: '2026-11-20' }],
      holds: [{ reference: 'E-4T8W-2H', batch: batchName(SAMPLE_BATCH), until: '2026-11-20' }],
      nobodys: [{ kind: 'enquiry', count: 3, hasMore: false }],
      waiting: [{ kind: 'enquiry', sentence: '2 enquiries have waited for more than 2 days.' }],
    });
    return { ...officeMail(config, entry, message), to: 'priya@example.com' };
  }
  if (kind === 'certificate-holder') {
    const { publicUrl } = config;
    const message = certificateHolder({
      number: '482109375514',
      name: VISITOR.name,
      course: COURSE.title,
      issued: '2026-03-14',
      expires: '2028-03-14',
      state: 'valid',
      address: `${publicUrl}${PATHS.certificate}?cert_number=482109375514&key=…`,
      publicUrl,
    });
    return holderMail(config, entry, { ...message, recipient: VISITOR.email });
  }
  if (kind === 'subscription-confirmation') {
    const message = askToConfirm({ course_title: COURSE.title, token: '…', asked: time }, config);
    return subscriberMail(config, entry, { email: VISITOR.email, token: '…' }, message);
  }
  if (kind === 'batch-opened') {
    const message = batchOpened(
      { name: VISITOR.name, course: SAMPLE_BATCH.course, token: '…' },
      SAMPLE_BATCH,
      config,
    );
    return announcementOf(config, entry, { email: VISITOR.email, token: '…' }, message);
  }
  const mail = automaticMail(config, entry, sampleRow(entry.reference, time));
  return withReplyAddress({ storage, config }, entry, { ...mail, attachments: attachments(kind) });
}

function sampleEntry(kind: MailKind, now: Date): OutboxRow {
  const reference = SAMPLE_REFERENCES[kind.split('-')[0] ?? ''] ?? '';
  return { ...newMail(kind, reference, isToFirm(kind) ? '' : VISITOR.email_lookup, now), id: 'preview' };
}

function sampleRow(reference: string, received: string): Received {
  const kind = kindOf(reference);
  const row = { ...VISITOR, ...UNCHANGED, reference, received, search_text: '' };
  if (kind === 'enquiry') {
    const message =
      'We are forty people and keep patient records.\nWhat would a first test of our portal cost?';
    const fields = v.parse(enquirySchema, { ...VISITOR, mobile: PHONE, message });
    return { ...row, ...fields, kind, page: null, utm_source: null, via: null, outcome: null, ...NO_SEAT };
  }
  return {
    ...row,
    kind,
    phone: PHONE,
    cover_letter: 'I have watched networks for three years.\nI can start in January.',
    job_id: 'soc-analyst-k3m7',
    job_title: 'SOC Analyst',
    resume_key: 'sample.pdf',
    resume_name: 'Asha Rao.pdf',
    resume_bytes: 0,
    resume_sha256: '',
    resume_marks: '',
    interview: null,
    step: 1,
  };
}

function attachments(kind: MailKind): Mail['attachments'] {
  if (kind !== 'application-notification') return undefined;
  const content = Readable.from(['Here the resume would be, as it was sent.\n']);
  return [{ fileName: 'Resume-A-4T8W-2H.txt', type: 'text/plain', content }];
}

function preview(
  template: string,
  { from, to, replyTo, subject, text, attachments: files }: Mail,
): MailPreview {
  return {
    template,
    from,
    to,
    reply_to: replyTo ?? null,
    subject,
    attachment: files?.[0]?.fileName ?? null,
    text,
  };
}

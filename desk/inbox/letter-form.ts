import { company } from '../../content/company.ts';
import { courseAddresses, courseTitles, siteCourses } from '../../content/course-titles.ts';
import {
  HIRING_STEPS,
  STATE_LABELS,
  type HiringStep,
  type SubmissionAct,
} from '../../domain/submission-state.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { isMailable } from '../../server/mail/mail-address.ts';
import { draftLetter, templatesFor } from '../../server/services/mail/draft-letter.ts';
import { fill, openIn, placeholder } from '../../server/services/mail/template.ts';
import type { SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';
import type { SignedIn } from '../access/session.ts';

export const LETTER_ACTS = ['answer', 'advance', 'reject'] as const;
export type LetterAct = (typeof LETTER_ACTS)[number];
export type LetterForm = Awaited<ReturnType<typeof letterForm>>;
export type LetterValue = ReturnType<typeof openValue>;

/** The form for an email, by the action that it belongs to. */
export const LETTER_ACT_OF: Partial<Record<SubmissionAct, LetterAct>> = {
  'answer-by-mail': 'answer',
  advance: 'advance',
  reject: 'reject',
};

/** Typed values of a refused email. */
export interface TypedLetter {
  template: string;
  subject: string;
  text: string;
  values: Record<string, string>;
}

interface Asked {
  act: LetterAct;
  /** The stage to which an application moves. */
  to?: string;
  /** Empty means no template. Undefined means the suggested template. */
  template?: string;
  typed?: TypedLetter;
  /** True if the email in `typed` was sent, but undone in time. */
  isTakenBack?: boolean;
}

const OWN_WORDS = { id: '', label: 'Blank email' };

/** Email form for an answer or a decision. */
export async function letterForm(
  deps: Dependencies,
  row: SubmissionRecord,
  signedIn: SignedIn,
  addressOf: (parts: Record<string, string>) => string,
  { act, to, template, typed, isTakenBack = false }: Asked,
) {
  const steps = act === 'advance' && row.kind === 'application' ? laterSteps(row.step) : [];
  const step = steps.find((later) => later === to) ?? steps[0] ?? '';
  const fitting = (await templatesFor(deps, row.kind)).filter(({ state }) =>
    act === 'answer' ? state === undefined : state === (act === 'reject' ? 'rejected' : step),
  );
  const preferred = act === 'answer' ? '' : (fitting[0]?.id ?? '');
  const chosen = typed?.template ?? template ?? preferred;
  const known = fitting.some(({ id }) => id === chosen) ? chosen : '';
  const sender = senderOf(signedIn);
  const draft =
    known === ''
      ? blank(row, sender)
      : await draftLetter(deps, row.reference, known, { sender, courses: siteCourses });
  const stepOf: Record<string, string> = step === '' ? {} : { to: step };
  return {
    act,
    step,
    steps: steps.map((later) => ({
      label: STATE_LABELS[later],
      href: addressOf({ act, to: later }),
      isChosen: later === step,
    })),
    templates: [...fitting, OWN_WORDS].map(({ id, label }) => ({
      id,
      label,
      href: addressOf({ act, ...stepOf, template: id || 'none' }),
      isChosen: id === known,
    })),
    /** Empty means no template. */
    template: known,
    /** False if a decision is made without an email. */
    isOpen: act === 'answer' || known !== '' || template !== undefined || typed !== undefined,
    subject: typed?.subject ?? draft.subject,
    text: typed?.text ?? draft.text,
    values: (known === '' ? [] : openIn(`${draft.subject} ${draft.text}`)).map((name) =>
      openValue(name, typed?.values[name] ?? '', draft.text),
    ),
    isMailable: isMailable(row.email),
    /** The email was undone before it was sent. */
    isTakenBack,
    /** True if a mailbox is read, so that replies are shown here. */
    areRepliesRead: deps.config.imapUrl !== undefined,
  };
}

/** Values for a template, posted as value-NAME. */
export function valuesIn(fields: Record<string, string>): Record<string, string> {
  const values = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith('value-') ? [[name.slice('value-'.length), value.trim()] as const] : [],
  );
  return Object.fromEntries(values);
}

/** A field for an open placeholder of an email. */
export function openValue(name: string, value: string, text: string) {
  return {
    name,
    label: labelOf(name),
    value,
    isLong: text.includes(`\n\n${placeholder(name)}\n\n`),
    offers: name === 'course' ? courseTitles : undefined,
    hint: name === 'course_page' ? 'Leave it empty for the page of that course' : undefined,
  };
}

/** Fills in the address of a course from its title. */
export function withCoursePage(values: Record<string, string>, publicUrl: string): Record<string, string> {
  const path = courseAddresses.get(values.course ?? '');
  if (path === undefined || values.course_page !== '') return values;
  return { ...values, course_page: new URL(path, publicUrl).href };
}

/** Fills typed values into an email. Placeholders without a value stay open. */
export function fillIn(text: string, values: Record<string, string>): string {
  return fill(text, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
}

/** Missing values, by field id. */
export function missingIn(text: string): Record<string, string> {
  return Object.fromEntries(
    openIn(text).map((name) => [`value-${name}`, `Fill in: ${labelOf(name).toLowerCase()}`]),
  );
}

/** Applicants without an exercise are accepted without that stage. */
function laterSteps(step: number): (HiringStep | 'accepted')[] {
  return [...HIRING_STEPS.slice(step), 'accepted'];
}

function labelOf(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
}

/** True if there is no text between the greeting and the signature. */
export function isBlank(text: string, row: SubmissionRecord, signedIn: SignedIn): boolean {
  return text.trim() === blank(row, senderOf(signedIn)).text;
}

/** Name in the signature. Undefined means the firm. */
export function senderOf({ personId, name }: SignedIn): string | undefined {
  return personId === undefined ? undefined : name;
}

function blank(row: SubmissionRecord, sender = company.name) {
  const subject = row.kind === 'enquiry' ? 'Your enquiry' : `Your application for ${row.job_title}`;
  const signature = [...new Set([sender, company.name]), company.phoneLabel].join('\n');
  return { subject, text: `Dear ${row.name},\n\n\n\nKind regards,\n${signature}` };
}

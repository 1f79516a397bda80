import { company } from '../../content/company.ts';
import { courseAddresses, courseTitles } from '../../content/course-titles.ts';
import type { LetterForm } from './submission-view.ts';
import { HIRING_STEPS, STATE_LABELS, type HiringStep } from '../../contracts/submission-state.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import {
  draftLetter,
  isMailable,
  openPlaceholders,
  templatesFor,
} from '../../server/services/mail/draft-letter.ts';
import type { ApplicationRecord } from '../../server/services/submissions/read-applications.ts';
import type { EnquiryRecord } from '../../server/services/submissions/read-enquiries.ts';
import type { SignedIn } from '../access/session.ts';

export const LETTER_ACTS = ['answer', 'advance', 'reject'] as const;
export type LetterAct = LetterForm['act'];

/** A letter as it was typed, when the form comes back. */
export interface TypedLetter {
  template: string;
  subject: string;
  text: string;
  values: Record<string, string>;
}

interface Asked {
  act: LetterAct;
  /** The step to which an application advances. */
  to?: string;
  /** Empty: in one's own words. Undefined: the one that fits. */
  template?: string;
  typed?: TypedLetter;
}

const OWN_WORDS = { id: '', label: 'In your own words' };

export async function letterForm(
  deps: Dependencies,
  row: EnquiryRecord | ApplicationRecord,
  signedIn: SignedIn,
  addressOf: (parts: Record<string, string>) => string,
  { act, to, template, typed }: Asked,
): Promise<LetterForm> {
  const steps = act === 'advance' && 'step' in row ? laterSteps(row.step) : [];
  const step = steps.find((later) => later === to) ?? steps[0] ?? (act === 'advance' ? 'accepted' : '');
  const fitting = templatesFor('step' in row ? 'application' : 'enquiry').filter(({ state }) =>
    act === 'answer' ? state === undefined : state === (act === 'reject' ? 'rejected' : step),
  );
  const preferred = act === 'answer' ? '' : (fitting[0]?.id ?? '');
  const chosen = typed?.template ?? template ?? preferred;
  const known = fitting.some(({ id }) => id === chosen) ? chosen : '';
  const sender = senderOf(signedIn);
  const draft = known === '' ? blank(row, sender) : await draftLetter(deps, row.reference, known, { sender });
  const original = templatesFor('step' in row ? 'application' : 'enquiry').find(({ id }) => id === known);
  const askedCourse = 'page' in row && courseTitles.find((title) => courseAddresses.get(title) === row.page);
  const fromPage: Record<string, string> = askedCourse ? { course: askedCourse } : {};
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
    template: known,
    isOpen: act === 'answer' || known !== '' || template !== undefined || typed !== undefined,
    subject: typed?.subject ?? draft.subject,
    text: typed?.text ?? draft.text,
    values: (original ? openPlaceholders(`${draft.subject} ${draft.text}`) : []).map((placeholder) => {
      const value = placeholder.slice(1, -1);
      return {
        name: value,
        label: labelOf(value),
        value: typed?.values[value] ?? fromPage[value] ?? '',
        isLong: draft.text.includes(`\n\n${placeholder}\n\n`),
        ...(value === 'course' && { offers: courseTitles }),
        ...(value === 'course_page' && { hint: 'Left empty: the page of that course' }),
      };
    }),
    isMailable: isMailable(row.email),
  };
}

/** The address of a course of the site is known from its title. */
export function withCoursePage(values: Record<string, string>, publicUrl: string): Record<string, string> {
  const path = courseAddresses.get(values.course ?? '');
  if (path === undefined || values.course_page !== '') return values;
  return { ...values, course_page: new URL(path, publicUrl).href };
}

/** Puts what was typed beside a letter into it. */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{([a-z_]+)\}/g, (open, name: string) => values[name] || open);
}

/** What is still to be filled in, by the id of its field. */
export function missingIn(text: string): Record<string, string> {
  return Object.fromEntries(
    openPlaceholders(text).map((placeholder) => {
      const name = placeholder.slice(1, -1);
      return [`value-${name}`, `Fill in: ${labelOf(name).toLowerCase()}`];
    }),
  );
}

export function isHiringStep(value: string | null): value is HiringStep {
  return (HIRING_STEPS as readonly (string | null)[]).includes(value);
}

function laterSteps(step: number): HiringStep[] {
  return HIRING_STEPS.slice(step);
}

function labelOf(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
}

/** Nothing stands between the greeting and the signature. */
export function isBlank(text: string, row: EnquiryRecord | ApplicationRecord, signedIn: SignedIn): boolean {
  return text.trim() === blank(row, senderOf(signedIn)).text;
}

function senderOf({ personId, name }: SignedIn): string | undefined {
  return personId === undefined ? undefined : name;
}

function blank({ name, ...row }: EnquiryRecord | ApplicationRecord, sender = company.name) {
  const subject = 'job_title' in row ? `Your application for ${row.job_title}` : 'Your enquiry';
  const signature = [...new Set([sender, company.name]), company.phoneLabel].join('\n');
  return { subject, text: `Dear ${name},\n\n\n\nKind regards,\n${signature}` };
}

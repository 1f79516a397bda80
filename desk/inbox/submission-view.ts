import type { ApplicationState, EnquiryState } from '../../contracts/submission-state.ts';
import type { Undelivered } from '../../server/services/mail/find-undelivered.ts';
import type { CertificateOf, LetterTo } from '../../server/services/submissions/find-also-from.ts';
import type { EnquiryOutcome } from '../../contracts/enquiry-outcome.ts';
import type { EnquiryVia } from '../../contracts/enquiry-via.ts';
import type { Seat } from '../../contracts/seat.ts';
import type { InterviewView } from './interview-view.ts';
import type { SubmissionLine } from './submissions-view.ts';
import type { SubmissionKind } from '../../contracts/submission-kind.ts';

/** One enquiry or application with everything about it. */
export interface SubmissionView {
  kind: SubmissionKind;
  /** Its address; the acts stand below it. */
  path: string;
  /** The list that it was opened from, as a query with its question mark; may be empty. */
  list: string;
  reference: string;
  version: number;
  state: EnquiryState | ApplicationState;
  name: string;
  email: string;
  phone: string;
  received: string;
  /** What the visitor wrote. */
  text: string;
  /** Path of the page on which an enquiry was written. */
  page?: string;
  /** How an enquiry came that one of the firm's people entered. */
  via?: EnquiryVia;
  /** Further fields of an enquiry that were filled in. */
  facts: { label: string; value: string }[];
  application?: ApplicationPart;
  /** Of an application. */
  interview?: InterviewView;
  /** Oldest first, after the receipt. */
  events: SubmissionEvent[];
  /** What an undo takes back; undefined when there is nothing to take back. */
  undo?: 'change' | 'note' | 'change and note';
  assignment: {
    /** Empty: nobody's. */
    owner: string;
    /** YYYY-MM-DD; empty: no day. */
    due: string;
    isLate: boolean;
    /** What the form shows. */
    typed: { owner: string; due: string };
    people: string[];
    days: { label: string; day: string }[];
    today: string;
  };
  seat?: SeatPart;
  /** A closing that was not taken. */
  closing?: { outcome: string; why: string };
  /** What became of an enquiry. */
  outcome?: EnquiryOutcome;
  /** What they wrote since, oldest first. */
  replies: ReplyView[];
  /** Why the confirmation to their address came back: a letter would, too. */
  cameBack?: string;
  /** A letter that did not reach them. */
  undelivered?: Pick<Undelivered, 'to' | 'by' | 'reason'>;
  letter?: LetterForm;
  next?: string;
  previous?: string;
  /** Somebody changed it while the person was at it: nothing was done. */
  conflict?: { by: string; at: string; what: string };
  errors: Record<string, string>;
  /** A note that was not stored. */
  note: string;
  /** What was typed about a call and was not stored. */
  callNote: string;
  /** An address that was not taken. */
  correctedEmail?: string;
  /** What else is the same person's. */
  person: {
    lines: SubmissionLine[];
    certificates: CertificateOf[];
    /** About the others. */
    letters: LetterTo[];
    /** By hand, though neither address nor number tell. */
    isJoined: boolean;
    /** A reference with which it could not be joined. */
    typed: string;
    mayErase: boolean;
  };
  now: string;
}

/** A mail that came back, as it is shown. */
export interface ReplyView {
  id: string;
  from: string;
  /** Not the address that the submission has. */
  isFromOther: boolean;
  subject: string;
  text: string;
  /** What it repeats of earlier mails. */
  earlier: string;
  lack: 'too-large' | 'unreadable' | 'cut' | null;
  received: string;
  /** Nobody has answered it yet. */
  isWaiting: boolean;
  attachments: {
    id: string;
    name: string;
    bytes: number;
    /** Where it is downloaded; undefined: it was not kept, for the reason of `refusal`. */
    href?: string;
    marks: string;
    refusal: string;
  }[];
}

/** The seat of somebody who asks about a course. */
export interface SeatPart {
  seat: Seat | null;
  /** The last day of a hold. */
  until: string | null;
  isOver: boolean;
  /** In which they have it or asked for it; undefined where one is still to be chosen. */
  batch?: { href: string; name: string; seats: number; free: number };
  /** To choose from, where none is named. */
  batches: { value: string; label: string }[];
  typed: { until: string; batch: string };
  today: string;
}

export interface ApplicationPart {
  opening: string;
  /** How far it came, from 1. */
  step: number;
  isOpen: boolean;
  /** `marks`: what it does by itself, in words; empty when nothing was found, null until it was examined. */
  resume: { name: string; bytes: number; marks: string | null };
}

export interface SubmissionEvent {
  at: string;
  by?: string;
  what: string;
  /** Of a note or a letter. */
  text?: string;
  subject?: string;
  mail?: EventMail;
}

export interface EventMail {
  to: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'withdrawn';
  /** When it left or is due. */
  at?: string;
  error?: string;
}

/** What is written before an act: an answer, or the letter that goes with a decision. */
export interface LetterForm {
  act: 'answer' | 'advance' | 'reject';
  /** Where an application goes; the addresses of the later steps. */
  steps: { label: string; href: string; isChosen: boolean }[];
  step: string;
  /** Ways to begin, the chosen one marked; one without an id is an empty sheet. */
  templates: { id: string; label: string; href: string; isChosen: boolean }[];
  /** Empty: in one's own words. */
  template: string;
  /** False: the act is meant to happen without a letter. */
  isOpen: boolean;
  subject: string;
  text: string;
  /** What the template leaves open. */
  values: LetterValue[];
  /** False: the address cannot get mail. */
  isMailable: boolean;
  /** It was sent, and taken back before it left. */
  isTakenBack: boolean;
  /** A mailbox is read: what they answer is shown here. */
  areRepliesRead: boolean;
}

export interface LetterValue {
  name: string;
  label: string;
  hint?: string;
  value: string;
  isLong: boolean;
  /** What is offered while one types. */
  offers?: readonly string[];
}

import type { ClassMails, HolderMails } from '../../server/services/certificates/read-holder-mails.ts';

export interface CertificateLine {
  /** What its address at the desk holds. */
  lookup: string;
  number: string;
  name: string;
  course: string;
  /** YYYY-MM-DD. */
  issued: string;
  expires: string | null;
  state: 'valid' | 'expired' | 'revoked';
  class: string | null;
}

export interface CertificatesView {
  search: string;
  /** The one class that is shown; empty: all. */
  class: string;
  /** Of the class that is shown. */
  summary?: ClassSummaryView;
  mails?: ClassMails;
  /** What was typed to rename it, and why that was refused. */
  rename: { to: string; error?: string; joins?: number };
  /** Why it was not taken back. */
  problem?: string;
  certificates: CertificateLine[];
  newest?: string;
  older?: string;
}

export interface ClassSummaryView {
  certificates: number;
  valid: number;
  expired: number;
  revoked: number;
  /** YYYY-MM-DD. */
  from: string;
  to: string;
  /** Stored in the last half hour: how many, since when, and to how many of them anything happened. */
  recent?: { count: number; since: string; seen: number };
}

export interface ClassesView {
  search: string;
  /** `newest`: when its newest certificate was stored. */
  classes: { name: string; certificates: number; newest: string }[];
  /** There are more than are shown. */
  hasMore: boolean;
}

export interface CertificateView {
  certificate: CertificateLine & {
    /** ISO 8601, UTC. */
    revoked: string | null;
    reason: string | null;
    replacedBy: string | null;
  };
  /** How it is printed: as it was issued. */
  paper: { design: string; signatories: string[] };
  /** Nothing but its number is left. */
  isErased: boolean;
  mayErase: boolean;
  /** Newest first. */
  history: { id: string; time: string; name: string; sentence: string }[];
  /** Why a certificate may be withdrawn. */
  reasons: readonly string[];
  courses: readonly string[];
  /** The newest of them. */
  classes: readonly string[];
  /** What was typed to reissue it. */
  values: ReissueValues;
  /** To write to the holder, or to change the class. */
  typed: { email?: string; class?: string };
  errors: Record<string, string>;
  /** What to look at before it is reissued; sending `confirmed` with the form says that it is meant. */
  warnings: string[];
  confirmed?: string;
  told: HolderMails;
  /** The check on the site. */
  address: string;
}

export interface ReissueValues {
  name: string;
  course: string;
  expires: string;
}

export interface IssueView {
  values: IssueValues;
  errors: Record<string, string>;
  /** What to look at; sending `confirmed` with the form says that it is meant. */
  warnings: string[];
  confirmed?: string;
  courses: readonly string[];
}

export interface IssueValues extends ReissueValues {
  issued: string;
  number: string;
  class: string;
  /** Where the holder is reached. */
  email: string;
}

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
  certificates: CertificateLine[];
  newest?: string;
  older?: string;
}

export interface CertificateView {
  certificate: CertificateLine & {
    /** ISO 8601, UTC. */
    revoked: string | null;
    reason: string | null;
    replacedBy: string | null;
  };
  /** Nothing but its number is left. */
  isErased: boolean;
  mayErase: boolean;
  /** Newest first. */
  history: { id: string; time: string; name: string; sentence: string }[];
  /** Why a certificate may be withdrawn. */
  reasons: readonly string[];
  courses: readonly string[];
  /** What was typed to reissue it. */
  values: ReissueValues;
  errors: Record<string, string>;
  /** What to look at before it is reissued; sending `confirmed` with the form says that it is meant. */
  warnings: string[];
  confirmed?: string;
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
}

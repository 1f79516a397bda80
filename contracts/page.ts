import type { BatchFilter } from './batch.ts';
import type { CertificateQuestion, CertificateResponse } from './certificate.ts';
import type { CheckedCertificate } from './certificate-wording.ts';
import type { EnquirySubject } from './enquiry-subject.ts';
import type { LiveFacts } from './live-facts.ts';
import type { SiteSettings } from './site-settings.ts';
import type { Job, SelectedJob } from './job.ts';

/** Input of `renderPage` (site/render.tsx), at build time and for pages that are rendered for a request. */
export interface PageRequest {
  /** Path without query. `NOT_FOUND_PAGE` and `ANSWER_PAGE` are pages too. */
  path: string;
  assets: PageAssets;
  /** Facts that the page shows. Default: none. */
  facts?: Partial<LiveFacts>;
  /** Openings on the careers page. If not given, the browser loads them. */
  openings?: Openings;
  /** Settings that the privacy page and the careers page mention. */
  settings?: SiteSettings;
  /** Chosen filter on the page of batches. */
  filter?: BatchFilter;
  /** Subject of the enquiry on the contact page. */
  subject?: EnquirySubject;
  /** Query from the QR code on the certificate page, for visitors without JavaScript. */
  question?: CertificateQuestion;
  /** Search query on the page of results. */
  query?: string;
  /** Content of `ANSWER_PAGE`. */
  answer?: AnswerPage;
}

export type RenderPage = (request: PageRequest) => string;

/** Address of the page with status 404. `ANSWER_PAGE` answers forms that were sent without JavaScript. */
export const NOT_FOUND_PAGE = '/404';
export const ANSWER_PAGE = '/answer';

/** Addresses of scripts and style sheets, and the CSS for the first view. */
export interface PageAssets {
  stylesheet: string;
  /**
   * True if the page waits for this style sheet. Otherwise it is loaded after the first view is painted
   * (site/head/head-script.ts).
   */
  isStylesheetInHead?: boolean;
  firstStyle?: string;
  /** Address of the script that every page uses. */
  entry: string;
}

export interface Openings {
  /** Openings, newest first. */
  jobs: Job[];
  /** Ids of sample openings. */
  sampleIds?: string[];
  /** The opening that the address names, if any. */
  selected?: SelectedJob;
}

/** Content of the page that answers a form sent without JavaScript. */
export interface AnswerPage {
  heading: string;
  paragraphs: string[];
  record?: CheckedCertificate;
  /** Links for the holder of a certificate, if the request had its key. */
  holder?: { answer: CertificateResponse; key: string; origin: string };
  /** A refused form with the typed values, to be corrected. */
  form?: RefusedForm;
  /**
   * Button that posts to this address. Opening the page must change nothing, because some programs follow every link.
   */
  button?: { address: string; label: string };
  links?: { path: string; label: string }[];
}

/** A refused form, with values and messages by field name. */
export interface RefusedForm {
  kind: 'enquiry' | 'application' | 'certificate' | 'subscription';
  /** Values that the visitor typed. */
  values: Record<string, string>;
  errors: Record<string, string>;
}

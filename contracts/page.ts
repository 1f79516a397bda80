import type { Batch, BatchFilter } from './batch.ts';
import type { CertificateQuestion, CertificateResponse } from './certificate.ts';
import type { CheckedCertificate } from './certificate-wording.ts';
import type { EnquirySubject } from './enquiry-subject.ts';
import type { SiteSettings } from './site-settings.ts';
import type { Testimonial } from './testimonial.ts';
import type { Job, SelectedJob } from './job.ts';

/** What is asked of `renderPage` (site/render.tsx), on the build machine and by the server for each request. */
export interface PageRequest {
  /** Without query; `NOT_FOUND_PAGE` and `ANSWER_PAGE` are pages too. */
  path: string;
  assets: PageAssets;
  /** Of the careers page; without it the page asks for them in the browser. */
  openings?: Openings;
  /** Settings that the privacy and careers pages tell. Without them the defaults are told. */
  settings?: SiteSettings;
  /** Of a course, of the list of courses and of the page of batches: the coming ones, as they are in the database. */
  batches?: Batch[];
  /** Of the list of courses: what trainees said and agreed to have shown; samples stand there without. */
  testimonials?: Testimonial[];
  /** Of the page of batches: which of them are asked for. */
  filter?: BatchFilter;
  /** Of the contact page: what the visitor asks about. */
  subject?: EnquirySubject;
  /** Of the certificate page: what the QR code asks, for who has no script. */
  question?: CertificateQuestion;
  /** Of the page of results: what is looked for. */
  query?: string;
  /** Of the page `ANSWER_PAGE`. */
  answer?: AnswerPage;
}

export type RenderPage = (request: PageRequest) => string;

/** The page with status 404, and the page that answers forms which were sent without script. */
export const NOT_FOUND_PAGE = '/404';
export const ANSWER_PAGE = '/answer';

/** Addresses of what a page needs, and the CSS of its first view. */
export interface PageAssets {
  stylesheet: string;
  /** True if the page waits for it; otherwise it is loaded after the first view is painted (site/head/head-script.ts). */
  isStylesheetInHead?: boolean;
  firstStyle?: string;
  /** The one script that every page runs. */
  entry: string;
}

export interface Openings {
  /** Newest first. */
  jobs: Job[];
  /** Ids of those that are samples. */
  sampleIds?: string[];
  /** The job that the address names, if it names one. */
  selected?: SelectedJob;
}

/** What a visitor without script sees after sending a form. */
export interface AnswerPage {
  heading: string;
  paragraphs: string[];
  record?: CheckedCertificate;
  /** Of a certificate whose key was given: what its holder takes along. */
  holder?: { answer: CertificateResponse; key: string; origin: string };
  /** To mend what was refused, with what was typed still in it. */
  form?: RefusedForm;
  /** Does what the page asks, by a POST to this address: what follows links does nothing. */
  button?: { address: string; label: string };
  links?: { path: string; label: string }[];
}

/** A form that was refused, by the names of its fields. */
export interface RefusedForm {
  kind: 'enquiry' | 'application' | 'certificate' | 'subscription';
  /** What was typed. */
  values: Record<string, string>;
  errors: Record<string, string>;
}

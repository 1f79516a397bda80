import type { Batch, BatchFilter } from './batch.ts';
import type { CertificateQuestion, CertificateResponse } from './certificate.ts';
import type { CheckedCertificate } from './certificate-wording.ts';
import type { EnquirySubject } from './enquiry-subject.ts';
import type { Notice } from './notice.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { SiteSettings } from './site-settings.ts';
import type { Testimonial } from './testimonial.ts';
import type { Job, SelectedJob } from './job.ts';

/** Input of `renderPage` (site/render.tsx), at build time and for each request. */
export interface PageRequest {
  /** Without query; `NOT_FOUND_PAGE` and `ANSWER_PAGE` are pages too. */
  path: string;
  assets: PageAssets;
  /** Above the header of every page. */
  notices?: readonly Notice[];
  /** Contact page: opening hours; by default, those of the content. */
  hours?: OpeningHours;
  /** Careers page: openings; without them the browser loads them. */
  openings?: Openings;
  /** Settings mentioned by the privacy and careers pages; by default, the default settings. */
  settings?: SiteSettings;
  /** Course page, list of courses and page of batches: upcoming batches from the database. */
  batches?: Batch[];
  /** List of courses: testimonials with consent; without them samples are shown. */
  testimonials?: Testimonial[];
  /** Page of batches: chosen filter. */
  filter?: BatchFilter;
  /** Contact page: subject of the enquiry. */
  subject?: EnquirySubject;
  /** Certificate page: query of the QR code, for visitors without JavaScript. */
  question?: CertificateQuestion;
  /** Page of results: search query. */
  query?: string;
  /** `ANSWER_PAGE`: its content. */
  answer?: AnswerPage;
}

export type RenderPage = (request: PageRequest) => string;

/** The page with status 404, and the page that answers forms sent without JavaScript. */
export const NOT_FOUND_PAGE = '/404';
export const ANSWER_PAGE = '/answer';

/** Addresses of scripts and style sheets, and the CSS of the first view. */
export interface PageAssets {
  stylesheet: string;
  /** True if the page waits for it; otherwise it is loaded after the first view is painted (site/head/head-script.ts). */
  isStylesheetInHead?: boolean;
  firstStyle?: string;
  /** Script of every page. */
  entry: string;
}

export interface Openings {
  /** Newest first. */
  jobs: Job[];
  /** Ids of sample openings. */
  sampleIds?: string[];
  /** The job in the address, if any. */
  selected?: SelectedJob;
}

/** Page for a form that was sent without JavaScript. */
export interface AnswerPage {
  heading: string;
  paragraphs: string[];
  record?: CheckedCertificate;
  /** Holder's links, if the key was given. */
  holder?: { answer: CertificateResponse; key: string; origin: string };
  /** Refused form with the typed values, for correction. */
  form?: RefusedForm;
  /** Button that does the page's action by a POST to this address, because programs that follow links must not do it. */
  button?: { address: string; label: string };
  links?: { path: string; label: string }[];
}

/** A refused form, by field name. */
export interface RefusedForm {
  kind: 'enquiry' | 'application' | 'certificate' | 'subscription';
  /** Typed values. */
  values: Record<string, string>;
  errors: Record<string, string>;
}

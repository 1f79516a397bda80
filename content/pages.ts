import { about } from './about.ts';
import { batches } from './batches.ts';
import { careers } from './careers.ts';
import { certificate } from './certificate.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import type { Report } from './reports/report-types.ts';
import { sampleReports } from './reports/sample-reports.ts';
import { services } from './services.ts';
import { supplierFacts } from './supplier-facts.ts';
import { trainings } from './trainings.ts';
import { labPages, servicePages, textPages, trainingPages } from './generated/pages.ts';
import { offer, offered } from './offer.ts';
import { PATHS } from '../contracts/paths.ts';
import type { LabPage, Page, ServicePage } from './types.ts';

/** Courses, services and pages of text are listed automatically. */
const allPages: Page[] = [
  home,
  about,
  trainings,
  ...trainingPages,
  ...labPages,
  batches,
  certificate,
  services,
  ...servicePages,
  supplierFacts,
  careers,
  contact,
  ...textPages,
  ...sampleReports,
];

/** All pages of the firm's offer, for routes, prerendering, the sitemap and the checks. */
export const pages: Page[] = offered(allPages);

export type PageOfKind<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>;

/** The page of a known kind at an address. Throws if content and routes disagree. */
export function pageAt<Kind extends Page['kind']>(path: string, kind: Kind): PageOfKind<Kind> {
  const page = pages.find((candidate) => candidate.path === (path.replace(/\/$/, '') || '/'));
  if (page?.kind !== kind) throw new Error(`There is no page of kind ${kind} at ${path}`);
  return page as PageOfKind<Kind>;
}

/** The courses in the order of their cards: first those listed on the trainings page, then the others. */
export function coursePages(): PageOfKind<'training'>[] {
  if (!offer.courses) return [];
  const named = pageAt(PATHS.trainings, 'trainings').courses.map((path) => pageAt(path, 'training'));
  return [...named, ...trainingPages.filter((course) => !named.some(({ path }) => path === course.path))];
}

/** The open lab of a course. */
export function labOf(course: string): LabPage | undefined {
  return labPages.find((lab) => lab.course === course);
}

/** The page and its translations, if any. */
export function versionsOf(page: Page): Page[] {
  const original = originalOf(page);
  const versions = pages.filter((other) => originalOf(other) === original);
  return versions.length > 1 ? versions : [];
}

const originalOf = (page: Page) => page.language?.of ?? page.path;

/** The sample report for the kind of work of a service. */
export function sampleReportOf({ sampleReport }: ServicePage): Report {
  const report = sampleReports.find(({ name }) => name === sampleReport);
  if (!report) throw new Error(`There is no sample report ${sampleReport}`);
  return report;
}

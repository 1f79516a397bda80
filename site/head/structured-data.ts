import type { Course, FAQPage, Graph, JobPosting, Organization, Service, Thing } from 'schema-dts';
import { company } from '../../content/company.ts';
import { coursePages } from '../../content/pages.ts';
import type { Page, Question, TrainingPage } from '../../content/types.ts';
import type { FoundJob } from '../../contracts/job.ts';
import { jobPath } from '../../contracts/paths.ts';
import type { Crumb } from './breadcrumbs.ts';

interface Subject {
  page: Page;
  openJob: FoundJob | undefined;
  origin: string;
  trail: Crumb[];
}

/** The page as schema.org describes it: the firm, the trail, and what the page is about. */
export function structuredData({ page, openJob, origin, trail }: Subject): Graph {
  const things: Thing[] = [organization(origin)];
  if (trail.length > 0) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: origin + crumb.path,
      })),
    });
  }
  if (page.kind === 'training') things.push(course(page, origin));
  if (page.kind === 'trainings') things.push(courseList(origin));
  if (page.kind === 'service' || page.kind === 'service-group') things.push(service(page, origin));
  if (openJob) things.push(jobPosting(openJob, origin));
  if ('questions' in page && page.questions.length > 0) things.push(faq(page.questions));
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization(origin: string): Organization {
  const profiles = Object.values(company.profiles).filter((address) => address !== '');
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.city,
      postalCode: company.address.postalCode,
      addressCountry: company.address.country,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function course(page: TrainingPage, origin: string): Course {
  return {
    '@type': 'Course',
    name: page.courseTitle,
    description: page.description,
    url: origin + page.path,
    provider: { '@id': `${origin}/#organization` },
    teaches: page.syllabus.modules.map((module) => module.title),
    // The firm takes a fee that it does not publish, and may have set no dates or mode: no price, no CourseInstance.
    offers: { '@type': 'Offer', category: 'Paid' },
  };
}

function courseList(origin: string): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: coursePages().map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: course(page, origin),
    })),
  };
}

function service(page: Extract<Page, { kind: 'service' | 'service-group' }>, origin: string): Service {
  return {
    '@type': 'Service',
    name: page.title,
    description: page.description,
    url: origin + page.path,
    provider: { '@id': `${origin}/#organization` },
  };
}

const EMPLOYMENT_TYPES = [
  [/\bfull[- ]?time\b/i, 'FULL_TIME'],
  [/\bpart[- ]?time\b/i, 'PART_TIME'],
  [/\bcontract(or)?\b/i, 'CONTRACTOR'],
  [/\bintern(ship)?\b/i, 'INTERN'],
  [/\btemporary\b/i, 'TEMPORARY'],
] as const;

/** "Full-time, shifts" → FULL_TIME: developers.google.com/search/docs/appearance/structured-data/job-posting */
export function employmentType(words: string): string | string[] {
  const types = EMPLOYMENT_TYPES.filter(([pattern]) => pattern.test(words)).map(([, type]) => type);
  return types.length > 1 ? types : (types[0] ?? 'OTHER');
}

function jobPosting({ job, opened, closes }: FoundJob, origin: string): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: job.id,
    url: origin + jobPath(job.id),
    hiringOrganization: { '@id': `${origin}/#organization` },
    employmentType: employmentType(job.type),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location,
        addressCountry: company.address.country,
      },
    },
    datePosted: opened.slice(0, 10),
    ...(closes && { validThrough: closes }),
  };
}

function faq(questions: Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

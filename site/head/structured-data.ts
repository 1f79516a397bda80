import type {
  Course,
  CourseInstance,
  FAQPage,
  Graph,
  JobPosting,
  LocalBusiness,
  Offer,
  Organization,
  PostalAddress,
  Service,
  Thing,
} from 'schema-dts';
import { company } from '../../content/company.ts';
import { courseHours } from '../../content/course-facts.ts';
import { coursePages } from '../../content/pages.ts';
import type { Page, Question, TrainingPage } from '../../content/types.ts';
import {
  type Batch,
  BATCHES_OF_COURSE,
  batchName,
  lastDay,
  MODE_LABELS,
  WEEKDAY_NAMES,
  WEEKDAYS,
} from '../../contracts/batch.ts';
import type { OpeningHours } from '../../contracts/opening-hours.ts';
import type { FoundJob } from '../../contracts/job.ts';
import { BATCHES_PATH, courseKey, jobPath } from '../../contracts/paths.ts';
import type { Crumb } from './breadcrumbs.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

interface Subject {
  page: Page;
  openJob: FoundJob | undefined;
  /** Coming batches on the page. */
  batches?: Batch[];
  hours: OpeningHours;
  origin: string;
  trail: Crumb[];
}

/** The page as schema.org data: the firm, the breadcrumbs, and the subject. */
export function structuredData({ page, openJob, batches = [], hours, origin, trail }: Subject): Graph {
  const things: Thing[] = [organization(origin, page.kind !== 'service' && page.kind !== 'training')];
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
  if (page.kind === 'training') things.push(course(page, origin, batches));
  if (page.kind === 'trainings') things.push(courseList(origin, firstOfEach(batches)));
  if (page.kind === 'batches' && batches.length > 0) things.push(batchList(origin, firstOfEach(batches)));
  if (page.kind === 'service' || page.kind === 'service-group') things.push(service(page, origin));
  if (page.kind === 'contact') things.push(office(hours, origin));
  if (openJob) things.push(jobPosting(openJob, origin));
  if ('questions' in page && page.questions?.length) things.push(faq(page.questions));
  return { '@context': 'https://schema.org', '@graph': things };
}

const ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: company.address.street,
  addressLocality: company.address.city,
  postalCode: company.address.postalCode,
  addressCountry: company.address.country,
} as const satisfies PostalAddress;

/**
 * The firm. Its description is complete only on the pages where people look for it. All other pages refer to it by its
 * id.
 */
function organization(origin: string, isWhole: boolean): Organization {
  const profiles = Object.values(company.profiles).filter((address) => address !== '');
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    ...(isWhole && {
      logo: `${origin}/apple-touch-icon.png`,
      email: company.email,
      telephone: company.phone,
      address: ADDRESS,
      ...(profiles.length > 0 && { sameAs: profiles }),
    }),
  };
}

const DAYS_OF_WEEK = {
  mon: 'https://schema.org/Monday',
  tue: 'https://schema.org/Tuesday',
  wed: 'https://schema.org/Wednesday',
  thu: 'https://schema.org/Thursday',
  fri: 'https://schema.org/Friday',
  sat: 'https://schema.org/Saturday',
  sun: 'https://schema.org/Sunday',
} as const;

/** Opening hours of the office of the organization above. */
function office({ week, holidays }: OpeningHours, origin: string): LocalBusiness {
  const open = WEEKDAYS.flatMap((day) => (week[day] ? [{ day, hours: week[day] }] : []));
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    telephone: company.phone,
    address: ADDRESS,
    openingHoursSpecification: open.map(({ day, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS_OF_WEEK[day],
      opens: hours.from,
      closes: hours.to,
    })),
    ...(holidays.length > 0 && {
      specialOpeningHoursSpecification: holidays.map(({ day, name, from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        name,
        validFrom: day,
        validThrough: day,
        // A closed day has the same time twice.
        opens: from || '00:00',
        closes: to || '00:00',
      })),
    }),
  };
}

function course(page: TrainingPage, origin: string, batches: Batch[]): Course {
  const own = batches.filter((batch) => batch.course === courseKey(page.path)).slice(0, BATCHES_OF_COURSE);
  return {
    '@type': 'Course',
    name: page.courseTitle,
    description: page.description,
    url: origin + page.path,
    provider: { '@id': `${origin}/#organization` },
    teaches: page.syllabus.modules.map((module) => module.title),
    // A fee is published only with a batch.
    offers:
      own.length > 0 ? own.map((batch) => offer(batch, origin)) : { '@type': 'Offer', category: 'Paid' },
    ...(own.length > 0 && {
      hasCourseInstance: own.map((batch) => courseInstance(batch, courseHours(page), origin)),
    }),
  };
}

/** The next batch of each course. Later batches are on the page of the course. */
function firstOfEach(batches: Batch[]): Batch[] {
  return [...Map.groupBy(batches, ({ course: key }) => key).values()].flatMap((own) => own.slice(0, 1));
}

/** Address of a batch on the page of all batches. */
const batchAddress = ({ id }: Batch, origin: string) => `${origin}${BATCHES_PATH}#${id}`;

function offer(batch: Batch, origin: string): Offer {
  const { fee, earlyFee, earlyUntil, state } = batch;
  return {
    '@type': 'Offer',
    category: 'Paid',
    url: batchAddress(batch, origin),
    ...(fee !== null && { price: earlyFee ?? fee, priceCurrency: company.region.currency }),
    ...(earlyUntil !== null && { priceValidUntil: earlyUntil }),
    availability: AVAILABILITY[state],
  };
}

const AVAILABILITY = {
  open: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  full: 'https://schema.org/SoldOut',
} as const satisfies Record<Batch['state'], string>;

const COURSE_MODES = { classroom: 'Onsite', online: 'Online', hybrid: 'Blended' };

/**
 * developers.google.com/search/docs/appearance/structured-data/course-info, whose values for the frequency differ from
 * schema.org's.
 */
function courseInstance(batch: Batch, hours: number, origin: string): CourseInstance {
  const { start, mode, city, place, days, from, to, timeZone, language, trainer } = batch;
  const end = lastDay(batch);
  return {
    '@type': 'CourseInstance',
    name: batchName(batch),
    url: batchAddress(batch, origin),
    courseMode: COURSE_MODES[mode],
    courseWorkload: `PT${hours}H`,
    startDate: start,
    ...(end !== null && { endDate: end }),
    ...(mode !== 'online' && {
      location: {
        '@type': 'Place',
        name: place || `${MODE_LABELS[mode]}, ${city}`,
        address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: company.address.country },
      },
    }),
    ...(days.length > 0 && {
      courseSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'Weekly',
        ...(end !== null && { repeatCount: weeksBetween(start, end) }),
        byDay: days.map((day) => `https://schema.org/${WEEKDAY_NAMES[day]}` as const),
        startDate: start,
        ...(end !== null && { endDate: end }),
        ...(from !== '' && { startTime: from, endTime: to }),
        scheduleTimezone: timeZone,
      },
    }),
    ...(language !== '' && { inLanguage: language }),
    ...(trainer !== '' && { instructor: { '@type': 'Person', name: trainer } }),
  };
}

/** Number of weeks from the first to the last day, inclusive. */
function weeksBetween(first: string, last: string): number {
  return Math.ceil((Date.parse(last) - Date.parse(first) + DAY_MS) / (7 * DAY_MS));
}

function batchList(origin: string, batches: Batch[]): Thing {
  const courses = coursePages().filter(({ path }) =>
    batches.some((batch) => batch.course === courseKey(path)),
  );
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: course(page, origin, batches),
    })),
  };
}

function courseList(origin: string, batches: Batch[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: coursePages().map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: course(page, origin, batches),
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

/**
 * Converts a type of job to Google's value: "Full-time, shifts" → FULL_TIME.
 * developers.google.com/search/docs/appearance/structured-data/job-posting
 */
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

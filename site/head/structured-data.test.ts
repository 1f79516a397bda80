import { expect, test } from 'vitest';
import { openingHours } from '../../content/opening-hours.ts';
import { devops } from '../../content/trainings/devops.ts';
import type { Batch } from '../../contracts/batch.ts';
import { employmentType, structuredData } from './structured-data.ts';
import { PUBLISHED_BATCH } from '../../tests/support/published-batch.ts';

test.each([
  ['Full-time', 'FULL_TIME'],
  ['Full-time, shifts', 'FULL_TIME'],
  ['full time', 'FULL_TIME'],
  ['Part-time, 24 hours a week', 'PART_TIME'],
  ['Full-time or part-time', ['FULL_TIME', 'PART_TIME']],
  ['Contract', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
  ['Temporary', 'TEMPORARY'],
  ['Shifts', 'OTHER'],
])('a job of the type %s is %s to search engines', (words, type) => {
  expect(employmentType(words)).toEqual(type);
});

const BATCH = PUBLISHED_BATCH;

function courseWith(batches: Batch[]): unknown {
  const subject = {
    page: devops,
    openJob: undefined,
    origin: 'https://firm.example',
    trail: [],
    batches,
    hours: openingHours,
  };
  const { '@graph': things } = structuredData(subject) as unknown as { '@graph': { '@type': string }[] };
  return things.find((thing) => thing['@type'] === 'Course');
}

test('a course without a batch has neither a price nor an instance', () => {
  const course = courseWith([]);
  expect(course).toMatchObject({ offers: { '@type': 'Offer', category: 'Paid' } });
  expect(course).not.toHaveProperty('hasCourseInstance');
});

test('a batch is an instance of its course, with schedule, place and offer', () => {
  expect(courseWith([BATCH, { ...BATCH, id: 'aiml-23bc', course: 'aiml' }])).toMatchObject({
    offers: [
      {
        '@type': 'Offer',
        category: 'Paid',
        url: 'https://firm.example/it-trainings/batches#devops-k3m7',
        price: 52_000,
        priceCurrency: 'INR',
        priceValidUntil: '2026-12-20',
        availability: 'https://schema.org/LimitedAvailability',
      },
    ],
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        name: 'DevOps Automation, 9 January 2027',
        courseMode: 'Onsite',
        courseWorkload: 'PT140H',
        startDate: '2027-01-09',
        endDate: '2027-03-28',
        location: {
          '@type': 'Place',
          name: '4th floor, Baner Road',
          address: { '@type': 'PostalAddress', addressLocality: 'Pune', addressCountry: 'IN' },
        },
        courseSchedule: {
          '@type': 'Schedule',
          repeatFrequency: 'Weekly',
          repeatCount: 12,
          byDay: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
          startTime: '10:00',
          endTime: '13:00',
          scheduleTimezone: 'Asia/Kolkata',
        },
        inLanguage: 'English and Hindi',
        instructor: { '@type': 'Person', name: 'Sunita Rao' },
      },
    ],
  });
});

test('what is not set of a batch is left out', () => {
  const bare: Batch = {
    ...BATCH,
    mode: 'online',
    city: '',
    place: '',
    days: [],
    weeks: null,
    fee: null,
    earlyFee: null,
    earlyUntil: null,
  };
  const { offers, hasCourseInstance } = courseWith([bare]) as Record<string, object[]>;
  expect(Object.keys(offers?.[0] ?? {})).toEqual(['@type', 'category', 'url', 'availability']);
  for (const name of ['endDate', 'location', 'courseSchedule'])
    expect(hasCourseInstance?.[0]).not.toHaveProperty(name);
});

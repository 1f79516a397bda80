import { expect, test } from 'vitest';
import { careers } from '../../content/careers.ts';
import { company } from '../../content/company.ts';
import { documentTitle, pageHead } from './page-head.ts';

const JOB = {
  id: '7',
  title: 'Incident Responder',
  type: 'Full-time',
  location: 'Pune',
  description: 'Contain first,\nexplain after.',
};
const open = { state: 'open' as const, job: JOB, opened: '2026-11-21T00:00:00Z', closes: null };

test('a page is described by its own words at its own address', () => {
  const head = pageHead(careers);

  expect(head.address).toBe('/careers');
  expect(documentTitle(head)).toContain(company.name);
});

test('an open job has a title, a description and an address of its own', () => {
  expect(pageHead(careers, open)).toEqual({
    title: 'Incident Responder, Pune',
    description: 'Full-time in Pune. Contain first, explain after.',
    address: '/careers?job=7',
  });
});

test('a closed and an unknown job are the page of the openings', () => {
  expect(pageHead(careers, { ...open, state: 'closed' })).toEqual(pageHead(careers));
  expect(pageHead(careers, { state: 'unknown' })).toEqual(pageHead(careers));
});

test.each([
  ['with words', 'Watch alerts. '.repeat(30)],
  ['without a space in its first 155 letters', 'x'.repeat(400)],
])('a description %s is cut', (_, description) => {
  const { description: said } = pageHead(careers, { ...open, job: { ...JOB, description } });

  expect(said.length).toBeLessThanOrEqual(155);
});

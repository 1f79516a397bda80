import { expect, test } from 'vitest';
import { shownTestimonials } from './testimonials.ts';

const invented = { name: 'Trainee name', role: 'DevOps Automation', message: 'Invented.', sample: true };
const said = { name: 'Asha Rao', role: 'DevOps Automation', message: 'Said.' };

test('the demo firm shows samples', () => {
  expect(shownTestimonials([invented, said], [], { sample: ['name', 'phone'] })).toEqual([invented, said]);
});

test('a firm with its own name shows only what somebody said', () => {
  expect(shownTestimonials([invented, said], [], { sample: ['phone'] })).toEqual([said]);
  expect(shownTestimonials([invented], [], { sample: [] })).toEqual([]);
});

test('with the first that the office has published the samples leave, and what the content has of real ones stays', () => {
  const published = { name: 'Anita S.', role: 'DevOps Automation', message: 'Published.' };
  expect(shownTestimonials([invented, said], [published], { sample: ['name'] })).toEqual([published, said]);
});

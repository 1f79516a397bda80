import type { Company } from './company.ts';
import type { Testimonial } from './types.ts';

/**
 * Testimonials from the office, then those in the content. Samples are only placeholders: they disappear with the first
 * published one, and a real firm must not show invented quotations.
 */
export function shownTestimonials(
  items: Testimonial[],
  published: Testimonial[],
  { sample }: Pick<Company, 'sample'>,
): Testimonial[] {
  const hasSamples = published.length === 0 && sample.includes('name');
  return [...published, ...items.filter((item) => hasSamples || !item.sample)];
}

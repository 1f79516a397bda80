import type { Company } from './company.ts';
import type { Testimonial } from './types.ts';

/**
 * Testimonials of the office, then those of the content. Samples show what the section is for: they are removed with the first that is
 * published, and under the name of a real firm nobody is quoted who did not say it.
 */
export function shownTestimonials(
  items: Testimonial[],
  published: Testimonial[],
  { sample }: Pick<Company, 'sample'>,
): Testimonial[] {
  const hasSamples = published.length === 0 && sample.includes('name');
  return [...published, ...items.filter((item) => hasSamples || !item.sample)];
}

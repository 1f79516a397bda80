import type { Company } from './company.ts';
import type { Testimonial } from './types.ts';

/**
 * Testimonials from the office, followed by those in the content. Samples are only placeholders. They disappear when
 * the first real testimonial is published, because a real firm must not show invented quotations.
 */
export function shownTestimonials(
  items: Testimonial[],
  published: Testimonial[],
  { sample }: Pick<Company, 'sample'>,
): Testimonial[] {
  const hasSamples = published.length === 0 && sample.includes('name');
  return [...published, ...items.filter((item) => hasSamples || !item.sample)];
}

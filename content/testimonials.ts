import type { Company } from './company.ts';
import type { Testimonial } from './types.ts';

/** Samples show what the section is for; under the name of a real firm nobody is quoted who did not say it. */
export function shownTestimonials(items: Testimonial[], { sample }: Pick<Company, 'sample'>): Testimonial[] {
  return sample.includes('name') ? items : items.filter((item) => !item.sample);
}

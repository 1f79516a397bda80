import type { Batch } from './batch.ts';
import type { Notice } from './notice.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Testimonial } from './testimonial.ts';

/** Facts that the office edits, as visitors see them. A page gets those that it shows (`server/http/pages/live-pages.ts`). */
export interface LiveFacts {
  /** Notices, which every page shows above its header. */
  notices: readonly Notice[];
  /** Opening hours on the contact page. Null: those of the content, without holidays. */
  hours: OpeningHours | null;
  /** Upcoming batches, for the pages of courses, the list of courses and the page of batches. */
  batches: Batch[];
  /** Testimonials with consent, for the list of courses. Without any, samples are shown. */
  testimonials: Testimonial[];
}

/** Facts of the pages in the build. */
export const NO_FACTS: LiveFacts = { notices: [], hours: null, batches: [], testimonials: [] };

/** Facts from which a page is drawn. The hours of the content replace null. */
export type DrawnFacts = LiveFacts & { hours: OpeningHours };

import type { Batch } from './batch.ts';
import type { Notice } from './notice.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Testimonial } from './testimonial.ts';

/** Facts that the office edits, as visitors see them. A page gets those that it shows (`server/http/pages/live-pages.ts`). */
export interface LiveFacts {
  /** For every page, above the header. */
  notices: readonly Notice[];
  /** For the contact page. Null: those of the content, without holidays. */
  hours: OpeningHours | null;
  /** For the pages of courses, the list of courses and the page of batches: upcoming ones. */
  batches: Batch[];
  /** For the list of courses: those whose authors consented. Without them samples are shown. */
  testimonials: Testimonial[];
}

/** Facts of the pages in the build. */
export const NO_FACTS: LiveFacts = { notices: [], hours: null, batches: [], testimonials: [] };

/** The same when a page is drawn, with the hours of the content. */
export type DrawnFacts = LiveFacts & { hours: OpeningHours };

import type { Notice } from './notice.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Facts that the server adds to prerendered pages. */
export interface PlacedFacts {
  notices: readonly Notice[];
  /** Null: the hours in the content, without holidays. */
  hours: OpeningHours | null;
}

/**
 * Adds the facts to a page. A page that shows none is returned unchanged. `style` is the text of the added style
 * element, if any.
 */
export type PlaceFacts = (html: string, facts: PlacedFacts) => { html: string; style?: string };

import type { Notice } from './notice.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Facts that are inserted into prerendered pages. */
export interface PlacedFacts {
  notices: readonly Notice[];
  /** Null: those of the content, without a holiday. */
  hours: OpeningHours | null;
}

/** The page with the facts in it, the very text where it shows none. `style` is the text of a style element that came with them. */
export type PlaceFacts = (html: string, facts: PlacedFacts) => { html: string; style?: string };

import type { Notice } from './notice.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Facts that are added to prerendered pages. */
export interface PlacedFacts {
  notices: readonly Notice[];
  /** Null: those of the content, without holidays. */
  hours: OpeningHours | null;
}

/** The page with the facts, or unchanged if it shows none. `style` is the text of an added style element. */
export type PlaceFacts = (html: string, facts: PlacedFacts) => { html: string; style?: string };

import type { ApplicationState } from '../../contracts/submission-state.ts';

export interface OpeningsView {
  isClosed: boolean;
  openings: OpeningLine[];
  newest?: string;
  older?: string;
}

export interface OpeningLine {
  id: string;
  title: string;
  type: string;
  location: string;
  /** YYYY-MM-DD. */
  closes: string | null;
  /** Of an open one with a closing date: whole days until then. */
  daysLeft?: number;
  applications: ApplicationCounts;
}

/** By state; states without any are left out. */
export type ApplicationCounts = Partial<Record<ApplicationState, number>>;

/** The editor: a new opening or one that is there, with what was typed. */
export interface OpeningView {
  opening?: StoredOpening;
  /** The version that the person saw. */
  version?: string;
  values: OpeningValues;
  errors: Record<string, string>;
  /** Somebody else changed it meanwhile. */
  conflict?: { name: string; time: string };
  /** YYYY-MM-DD. */
  today: string;
}

export interface StoredOpening extends OpeningLine {
  state: 'open' | 'closed';
  opened: string;
  changed?: { name: string; time: string };
  /** Of its page on the site. */
  address: string;
  stored: OpeningValues;
}

export interface OpeningValues {
  title: string;
  type: string;
  location: string;
  description: string;
  /** Empty: it stays open until it is closed. */
  closes: string;
}

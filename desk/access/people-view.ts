import type { SessionView } from './account-view.ts';

export interface PeopleView {
  people: DeskPerson[];
  /** Open sessions that a link from the command line opened. */
  byLink: SessionView[];
  roles: readonly { value: string; label: string }[];
  /** What was typed into the form, and what is wrong with it. */
  typed: { name: string; role: string };
  errors: Record<string, string>;
}

export interface DeskPerson {
  id: string;
  name: string;
  role: string;
  state: 'invited' | 'active' | 'ended';
  passkeys: number;
  sessions: number;
  lastSeen: string | null;
  isYou: boolean;
}

export interface InvitedView {
  name: string;
  link: string;
  expires: string;
}

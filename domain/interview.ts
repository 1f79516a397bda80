/** An interview, stored as JSON with the application. Times are ISO 8601 in UTC. */
export interface Interview {
  /** Id by which calendars recognise the interview. It never changes. */
  id: string;
  state: 'proposed' | 'set' | 'cancelled';
  /** Proposed start times. */
  slots: string[];
  /** Start time; undefined while no time is set. */
  start?: string;
  minutes: number;
  /** A room, or the link to a video call. */
  place: string;
  /** Names of the interviewers, who have access to the desk. */
  interviewers: string[];
  /** Number that grows with each invitation, so that calendars use the latest. */
  sequence: number;
}

/** Calendar entry that is part of an email. */
export interface CalendarEntry {
  method: 'REQUEST' | 'CANCEL';
  id: string;
  sequence: number;
  start: string;
  minutes: number;
  place: string;
  summary: string;
}

export const INTERVIEW_MINUTES = [30, 45, 60, 90] as const;
export const SLOTS_MAX = 3;

export function readInterview(stored: string | null): Interview | undefined {
  return stored === null ? undefined : (JSON.parse(stored) as Interview);
}

/** An interview, stored as JSON with the application. Times are ISO 8601 in UTC. */
export interface Interview {
  /** Stable id, so that calendars recognise the interview. */
  id: string;
  state: 'proposed' | 'set' | 'cancelled';
  /** Proposed start times. */
  slots: string[];
  /** Set start time, if any. */
  start?: string;
  minutes: number;
  /** A room, or the link of a video call. */
  place: string;
  /** Names of the desk's people. */
  interviewers: string[];
  /** Grows with each invitation, so that the later one counts. */
  sequence: number;
}

/** Calendar entry of an email. */
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

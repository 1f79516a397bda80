export interface AccountView {
  name: string;
  role: string;
  passkeys: { id: string; label: string; created: string; used: string | null }[];
  sessions: SessionView[];
  /** Open sessions by link that this person may end: an owner alone. */
  byLink: number;
  /** False in a session by link, which has no passkeys. */
  isPerson: boolean;
}

export interface SessionView {
  id: string;
  browser: string;
  created: string;
  seen: string;
  isThis: boolean;
}

/** Settings of the server of which pages tell visitors: how long and where their data is kept. */
export interface SiteSettings {
  retentionDays: number;
  traineeRetentionDays: number;
  /** A virus scanner runs. */
  scansResumes: boolean;
  /** A mailbox is read, and what it holds is copied. */
  keepsReplies: boolean;
  /** The host of a webhook that gets what visitors send; empty: none does. */
  recordsGoTo: string;
}

/** The values of a server without settings. Pages built for a static host, which has no server, show these. */
export const DEFAULT_SETTINGS: SiteSettings = {
  retentionDays: 180,
  traineeRetentionDays: 1095,
  scansResumes: false,
  keepsReplies: false,
  recordsGoTo: '',
};

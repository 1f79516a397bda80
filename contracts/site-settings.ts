/** Server settings that pages mention to visitors: how long and where data is kept. */
export interface SiteSettings {
  retentionDays: number;
  traineeRetentionDays: number;
  /** True if a virus scanner runs. */
  scansResumes: boolean;
  /** True if a mailbox is read and its emails are copied. */
  keepsReplies: boolean;
  /** Host of a webhook that gets visitors' data; empty: none. */
  recordsGoTo: string;
}

/** Values without settings, also for pages on a static host. */
export const DEFAULT_SETTINGS: SiteSettings = {
  retentionDays: 180,
  traineeRetentionDays: 1095,
  scansResumes: false,
  keepsReplies: false,
  recordsGoTo: '',
};

/** Settings of the server that pages mention, because visitors must know how long and where their data is kept. */
export interface SiteSettings {
  retentionDays: number;
  traineeRetentionDays: number;
  /** True if a virus scanner is set. */
  scansResumes: boolean;
  /** True if the server reads a mailbox and stores its emails. */
  keepsReplies: boolean;
  /** Host of a webhook that receives visitors' data; empty if there is none. */
  recordsGoTo: string;
}

/** Default settings. Pages on a static host use them too. */
export const DEFAULT_SETTINGS: SiteSettings = {
  retentionDays: 180,
  traineeRetentionDays: 1095,
  scansResumes: false,
  keepsReplies: false,
  recordsGoTo: '',
};

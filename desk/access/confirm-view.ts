export interface ConfirmView {
  /** Where the form that asked goes to, and what it held. */
  action: string;
  fields: [name: string, value: string][];
  /** A session by link has no passkey: a new link stands for it. */
  by: 'passkey' | 'link';
  error?: string;
  linkCommand: string;
}

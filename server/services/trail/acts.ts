/** What the trail tells of, and how it is said after a name: "Meera Nair registered a passkey". */
export const ACTS = {
  'desk.link-made': 'made a one-time link',
  'desk.link-used': 'opened the desk with a one-time link',
  'desk.signed-in': 'signed in with a passkey',
  'desk.signed-out': 'signed out',
  'desk.passkey-registered': 'registered a passkey',
  'desk.passkey-removed': 'removed a passkey',
  'desk.passkey-counter-back': 'used a passkey whose counter went back, as a copy of it would',
  'desk.sessions-ended': 'ended sessions of',
  'person.invited': 'invited',
  'person.reset': 'took back all passkeys of, and made a new link for',
  'person.role-changed': 'changed the role of',
  'person.ended': 'ended the access of',
  'mail.retried': 'had unsent mail tried again',
  'data.erased': 'erased what somebody sent',
  'job.opened': 'published an opening',
  'job.edited': 'changed an opening',
  'job.closed': 'closed an opening',
  'job.reopened': 'reopened an opening',
  'resume.downloaded': 'downloaded a resume',
} as const;

export type Act = keyof typeof ACTS;

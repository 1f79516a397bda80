/** What the trail tells of, and how it is said after a name: "Meera Nair registered a passkey". */
export const ACTS = {
  'desk.link-made': 'made a one-time link',
  'desk.link-used': 'opened the desk with a one-time link',
  'desk.signed-out': 'signed out',
  'job.opened': 'published an opening',
  'job.edited': 'changed an opening',
  'job.closed': 'closed an opening',
  'job.reopened': 'reopened an opening',
} as const;

export type Act = keyof typeof ACTS;

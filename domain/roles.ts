/** Roles at the desk. */
export const ROLES = ['owner', 'office', 'recruiter', 'trainer'] as const;
export type Role = (typeof ROLES)[number];

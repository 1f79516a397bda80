import { ALIASES, PATHS, SOCIAL_PATHS } from '../contracts/paths.ts';
import { company } from './company.ts';
import { isOffered } from './offer.ts';
import { courseTags } from './generated/links.ts';

/**
 * Redirects for addresses without a page: aliases and course tags to their page, social links to the profile or the
 * contact page.
 */
export const redirects: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ALIASES).filter(([, path]) => isOffered(path))),
  ...courseTags,
  [SOCIAL_PATHS.linkedin]: company.profiles.linkedin || PATHS.contact,
  [SOCIAL_PATHS.instagram]: company.profiles.instagram || PATHS.contact,
  [SOCIAL_PATHS.twitter]: company.profiles.twitter || PATHS.contact,
};

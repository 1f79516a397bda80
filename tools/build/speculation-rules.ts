import { COMPANY_PROFILE_PATH, DEFAULT_API_HOST, PATHS, SOCIAL_PATHS } from '../../contracts/paths.ts';

/**
 * Rules that tell browsers what to prefetch: only pages of the site, without calls, downloads and external profiles.
 */
export function speculationRules(): string {
  const left = [
    `${DEFAULT_API_HOST}/*`,
    COMPANY_PROFILE_PATH,
    `${PATHS.trainings}/*.pdf`,
    ...Object.values(SOCIAL_PATHS),
  ];
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: left } },
      { not: { selector_matches: '[download]' } },
    ],
  };
  const prefetch = [{ where, eagerness: 'moderate' }];
  return JSON.stringify({ prefetch, prerender: [{ where, eagerness: 'conservative' }] });
}

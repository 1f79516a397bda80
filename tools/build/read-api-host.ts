import { ConfigError, readConfig } from '../../server/config.ts';

/** Value of {host} in the specification for an existing backend. Undefined if the site is built for our own server. */
export function readApiHost(environment: Record<string, string | undefined>): string | undefined {
  const given = environment.API_HOST?.trim();
  if (!given) return undefined;
  const host = given.replace(/\/+$/, '');
  const isPath = /^\/(?!\/)[^\s?#\\]*$/.test(given);
  const url = URL.canParse(host) ? new URL(host) : undefined;
  const isAddress =
    url &&
    /^https?:$/.test(url.protocol) &&
    !/[\s?#\\]/.test(given) &&
    !url.username &&
    given.includes('://');
  if (!isPath && !isAddress)
    throw new ConfigError(
      `API_HOST must be an address such as https://www.example.com/api, or a path such as /php; it is "${given}".`,
    );
  if (!environment.PUBLIC_URL?.trim())
    throw new ConfigError(
      'API_HOST needs PUBLIC_URL too: the origin of the site, such as https://www.example.com. Links and the sitemap contain it.',
    );
  // An empty value means that the calls are at the root of the site.
  return host || readConfig(environment).publicUrl;
}

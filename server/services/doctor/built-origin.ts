import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

const MANIFEST = join(import.meta.dirname, '../../../build/site-manifest.json');

/** PUBLIC_URL at the time of the build (server/http/pages/site-manifest.ts); undefined if there is no build. */
export async function readBuiltOrigin(): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(MANIFEST, 'utf8')) as { origin: string }).origin;
  } catch {
    return undefined;
  }
}

/**
 * Reason why the built pages must not be served under the present PUBLIC_URL, in one line without a full stop.
 * Canonical links, the sitemap and the company profile contain the origin of the build. Undefined if both are the same,
 * and outside production.
 */
export function originMismatch({ production, publicUrl }: Config, builtOrigin: string): string | undefined {
  if (!production || builtOrigin === publicUrl) return undefined;
  return `PUBLIC_URL is ${publicUrl}, but the site was built for ${builtOrigin}: build it again with this PUBLIC_URL`;
}

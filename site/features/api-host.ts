import { DEFAULT_API_HOST } from '../../contracts/paths.ts';
import { tabStorage } from '../hooks/tab-storage.ts';
import { SOURCE_KEY } from './enquiry/keep-source.ts';
import { IS_STATIC } from './is-static.ts';

/** The {host} of Spec §7, set when the site is built. */
export const API_HOST = import.meta.env.VITE_API_HOST || DEFAULT_API_HOST;

/** Tells our server the page of the form and the source of the visit, in addition to the four fields of the call. */
export function pageHeader(): Record<string, string> {
  if (IS_STATIC) return {};
  const source = tabStorage()?.getItem(SOURCE_KEY);
  return { 'Enquiry-Page': location.pathname + location.search, ...(source && { 'Enquiry-Source': source }) };
}

/**
 * Lets our server distinguish a retry from a second submission. Another origin would have to allow the header first (CORS).
 */
export function submissionHeaders(key: string): Record<string, string> {
  return IS_STATIC ? {} : { 'Idempotency-Key': key };
}

/** The parts to show. With another backend, parts that need our own server are left out. */
export function kept<Part extends { needsOurServer?: true }>(parts: readonly Part[]): Part[] {
  return parts.filter(({ needsOurServer }) => !IS_STATIC || !needsOurServer);
}

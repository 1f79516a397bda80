import { DEFAULT_API_HOST } from '../../contracts/paths.ts';

/** The {host} of Spec §7, set when the site is built. */
export const API_HOST = import.meta.env.VITE_API_HOST || DEFAULT_API_HOST;

/** Tells our server on which page an enquiry was written, beside the four fields of the call. */
export function pageHeader(): Record<string, string> {
  return API_HOST.startsWith('/') ? { 'Enquiry-Page': location.pathname + location.search } : {};
}

/** Lets our server tell a retry from a second submission. Another origin would have to allow the header first (CORS). */
export function submissionHeaders(key: string): Record<string, string> {
  return API_HOST.startsWith('/') ? { 'Idempotency-Key': key } : {};
}

import { PATHS } from '../../../contracts/paths.ts';

/** The page of the check as people type it; its host is that of PUBLIC_URL, set when the site is built. */
export const CHECK_ADDRESS =
  (import.meta.env.VITE_PUBLIC_URL ?? '').replace(/^https?:\/\//, '') + PATHS.certificate;

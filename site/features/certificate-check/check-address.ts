import { PATHS } from '../../../contracts/paths.ts';

/** Address of the check as text, for people who type it. Its host is the host of PUBLIC_URL in the build. */
export const CHECK_ADDRESS =
  (import.meta.env.VITE_PUBLIC_URL ?? '').replace(/^https?:\/\//, '') + PATHS.certificate;

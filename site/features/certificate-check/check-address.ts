import { PATHS } from '../../../contracts/paths.ts';

/** Address of the check, for people who type it; its host is that of PUBLIC_URL in the build. */
export const CHECK_ADDRESS =
  (import.meta.env.VITE_PUBLIC_URL ?? '').replace(/^https?:\/\//, '') + PATHS.certificate;

/** Limits of Spec §9 and of the API's input. */

export const RESUME_MAX_BYTES = 5 * 1024 * 1024;
export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;

export const NAME_MAX_LENGTH = 100;
/** Longest email address that mail servers must accept (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
export const PHONE_MAX_LENGTH = 30;
export const MESSAGE_MAX_LENGTH = 5_000;
export const CERTIFICATE_NUMBER_MAX_LENGTH = 64;

/** Time within which the same content from the same address counts as one submission. */
export const REPEAT_WINDOW_MS = 10 * 60 * 1_000;

/** Longest search query. The page of results ignores the rest. */
export const SEARCH_QUERY_LENGTH = 100;

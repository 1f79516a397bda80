/** Delays of the browser (Spec §9). */

export const HERO_ADVANCE_MS = 7_000;
export const DROPDOWN_CLOSE_DELAY_MS = 1_500;
export const SEARCH_DEBOUNCE_MS = 500;
export const ERROR_TOAST_MS = 3_000;
export const APPLICATION_CLOSE_MS = 3_000;
export const CERTIFICATE_POPUP_MS = 5_000;
export const SCRIPT_TIMEOUT_MS = 120_000;

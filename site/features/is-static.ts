/** Built to stand alone, in front of an existing backend that has the four calls of Spec §7 and nothing else. */
export const IS_STATIC = Boolean(import.meta.env.VITE_API_HOST);

/** True in a static build, for an existing backend that has only the four calls of Spec §7. */
export const IS_STATIC = Boolean(import.meta.env.VITE_API_HOST);

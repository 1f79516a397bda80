/** Prints a one-time link on the machine of the server. */
export const LINK_COMMAND = 'npm run -s operator -- desk link';

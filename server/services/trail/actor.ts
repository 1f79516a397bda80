/** Who did something: a person's id, or one of those below. */
export type Actor = string;

export const COMMAND_LINE: Actor = 'command line';
/** A session that a link from the command line opened. */
export const LINK_HOLDER: Actor = 'link';

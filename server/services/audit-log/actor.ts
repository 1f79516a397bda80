import type { Connection } from '../../storage/database.ts';
import { selectPerson } from '../../storage/people.ts';

/** Who did something: a person's id, or one of those below. */
export type Actor = string;

export const COMMAND_LINE: Actor = 'command line';
/** A session that a link from the command line opened. */
export const LINK_HOLDER: Actor = 'link';
export const LINK_HOLDER_NAME = 'Owner, by link';

/** What the server does by itself. */
export const THE_SITE: Actor = 'the site';

/** Whoever uses the site. */
export const VISITOR_NAME = 'A visitor';

/** As rows keep and people read it; ids are the audit log's alone. */
export async function nameOfActor(database: Connection, actor: Actor): Promise<string> {
  if (actor === LINK_HOLDER) return LINK_HOLDER_NAME;
  return (await selectPerson(database, actor))?.name ?? actor;
}

import type { Connection } from '../../storage/database.ts';
import { selectPerson } from '../../storage/people.ts';

/** Author of an action: the id of a person, or one of the constants below. */
export type Actor = string;

export const COMMAND_LINE: Actor = 'command line';
/** Actor of a session opened by a link from the command line. */
export const LINK_HOLDER: Actor = 'link';
export const LINK_HOLDER_NAME = 'Owner, by link';

/** Actor of automatic actions. */
export const THE_SITE: Actor = 'the site';

/** Name of the actor VISITOR: any visitor. */
export const VISITOR_NAME = 'A visitor';

/** Name of an actor for people to read. Ids are used only in the audit log. */
export async function nameOfActor(database: Connection, actor: Actor): Promise<string> {
  if (actor === LINK_HOLDER) return LINK_HOLDER_NAME;
  return (await selectPerson(database, actor))?.name ?? actor;
}

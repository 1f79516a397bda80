import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { listPeople } from '../access/people.ts';
import type { RouteContext } from '../server/route.ts';
import { kindsOf } from '../../domain/kinds-of-role.ts';

/** Possible owners of a kind: people of the desk, the signed-in person first. */
export async function ownersOf(
  { deps, signedIn }: Pick<RouteContext, 'deps' | 'signedIn'>,
  kind: SubmissionKind,
): Promise<string[]> {
  const names = (await listPeople(deps))
    .filter(({ state, role }) => state !== 'ended' && kindsOf(role).includes(kind))
    .map(({ name }) => name);
  return [
    ...names.filter((name) => name === signedIn.name),
    ...names.filter((name) => name !== signedIn.name),
  ];
}

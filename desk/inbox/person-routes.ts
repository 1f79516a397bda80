import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { findToJoin, joinPersons, separatePerson } from '../../server/services/submissions/join-persons.ts';
import { line, seenVersion } from '../server/form-fields.ts';
import type { RoleRoute } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { changeRoute } from './change-route.ts';
import { kindsOf } from '../../domain/kinds-of-role.ts';

const joinForm = v.object({ version: seenVersion, other: line });
const separateForm = v.object({ version: seenVersion });

export const personRoutes: readonly RoleRoute[] = [...routesOf('enquiry'), ...routesOf('application')];

function routesOf(kind: SubmissionKind): RoleRoute[] {
  return [
    changeRoute(
      kind,
      'join',
      joinForm,
      async ({ deps, signedIn, row: { reference, name }, typed: { other }, author }) => {
        const bulkAct = randomUUID();
        const changed = await joinPersons(
          deps,
          reference,
          other,
          { ...author, bulkAct },
          kindsOf(signedIn.role),
        );
        const others = changed.map((one) => one.reference).filter((one) => one !== reference);
        return {
          text: `${name} is now linked to ${others.length > 0 ? others.join(', ') : other}.`,
          link: { path: `${LISTS[kind].path}/bulk/${bulkAct}`, label: 'Show or undo' },
        };
      },
      ({ other }) => ({ joinedWith: other, errorField: 'other' }),
      async ({ deps, signedIn, row: { reference }, typed: { other } }) => {
        const found = await findToJoin(deps, reference, other, kindsOf(signedIn.role));
        return {
          heading: `Link these ${found.length} as one person?`,
          says: ['Each page then shows the others. Nobody is emailed, and you can undo it.'],
          rows: found.map((one) => ({
            name: one.name,
            detail: [one.reference, one.email, one.kind === 'enquiry' ? one.mobile : one.phone]
              .filter((part) => part !== '')
              .join(', '),
            href: `${LISTS[one.kind].path}/${one.reference}`,
          })),
          label: `Link ${found.length}`,
        };
      },
    ),
    changeRoute(kind, 'separate', separateForm, async ({ deps, row: { reference }, author }) => {
      const { version } = await separatePerson(deps, reference, author);
      return { text: `${reference} is no longer linked.`, version };
    }),
  ];
}

import * as v from 'valibot';
import type { SubmissionKind } from '../../contracts/submission-kind.ts';
import { joinPersons, separatePerson } from '../../server/services/submissions/join-persons.ts';
import { line, seenVersion } from '../server/form-fields.ts';
import type { RoleRoute } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { chosenFields } from './bulk-routes.ts';
import { changeRoute } from './change-route.ts';
import { kindsOf } from '../../contracts/kinds-of-role.ts';

const joinForm = v.object({ version: seenVersion, other: line });
const separateForm = v.object({ version: seenVersion });

export const personRoutes: readonly RoleRoute[] = [...routesOf('enquiry'), ...routesOf('application')];

function routesOf(kind: SubmissionKind): RoleRoute[] {
  return [
    changeRoute(
      kind,
      'join',
      joinForm,
      async ({ deps, signedIn, row: { reference, name }, typed: { other }, author, list }) => {
        const changed = await joinPersons(deps, reference, other, author, kindsOf(signedIn.role));
        const others = changed.map((one) => one.reference).filter((one) => one !== reference);
        return {
          text: `${name} is one person with ${others.length > 0 ? others.join(', ') : other} now.`,
          undo: {
            action: `${LISTS[kind].path}/bulk/undo${list}`,
            fields: { ...chosenFields(changed), back: reference },
          },
        };
      },
      ({ other }) => ({ joinedWith: other, errorField: 'other' }),
    ),
    changeRoute(kind, 'separate', separateForm, async ({ deps, row: { reference }, author }) => {
      const { version } = await separatePerson(deps, reference, author);
      return { text: `${reference} is on its own again.`, version };
    }),
  ];
}

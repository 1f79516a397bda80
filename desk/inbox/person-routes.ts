import * as v from 'valibot';
import { kindOf, type SubmissionKind } from '../../contracts/submission-kind.ts';
import { joinPersons, separatePerson } from '../../server/services/submissions/join-persons.ts';
import { line, readForm, seenVersion } from '../server/form-fields.ts';
import { post, type RoleRoute } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { chosenFields } from './bulk-routes.ts';
import { giveBack } from './give-back.ts';
import { kindsOf, SEES } from '../../contracts/kinds-of-role.ts';
import { queryOf, readFilter } from './list-choice.ts';
import { requireSubmission } from './load-submission.ts';

const joinForm = v.object({ version: seenVersion, other: line });
const separateForm = v.object({ version: seenVersion });

export const personRoutes: readonly RoleRoute[] = [...routesOf('enquiry'), ...routesOf('application')];

function routesOf(kind: SubmissionKind): RoleRoute[] {
  const base = LISTS[kind].path;
  const roles = SEES[kind];
  return [
    post(`${base}/:reference/join`, roles, async (context) => {
      const { deps, form, query, signedIn, done } = context;
      const { reference, name } = await requireSubmission(context, kind);
      const { version, other } = readForm(form, joinForm);
      try {
        const author = { by: signedIn.name, version };
        const changed = await joinPersons(deps, reference, other, author, kindsOf(signedIn.role));
        const list = queryOf(readFilter(kind, query));
        const others = changed.map((one) => one.reference).filter((one) => one !== reference);
        return done(`${base}/${reference}${list}`, {
          text: `${name} is one person with ${others.length > 0 ? others.join(', ') : other} now.`,
          undo: {
            action: `${base}/bulk/undo${list}`,
            fields: { ...chosenFields(changed), back: reference },
          },
        });
      } catch (error) {
        return await giveBack(context, kind, error, { joinedWith: other, errorField: 'other' });
      }
    }),
    post(`${base}/:reference/separate`, roles, async (context) => {
      const { deps, form, query, signedIn, done } = context;
      const { reference } = await requireSubmission(context, kind);
      try {
        const author = { by: signedIn.name, version: readForm(form, separateForm).version };
        const { version } = await separatePerson(deps, reference, author);
        const list = queryOf(readFilter(kindOf(reference), query));
        const path = `${base}/${reference}`;
        return done(`${path}${list}`, {
          text: `${reference} is on its own again.`,
          undo: { action: `${path}/undo${list}`, fields: { version: String(version) } },
        });
      } catch (error) {
        return await giveBack(context, kind, error, {});
      }
    }),
  ];
}

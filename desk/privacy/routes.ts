import * as v from 'valibot';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import { tellOfFiles } from '../../server/services/data/work-off-removals.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { line, readForm } from '../server/form-fields.ts';
import { postConfirmed, get, post, type RoleRoute } from '../server/route.ts';

const emailForm = v.object({ email: line });

/** The email address is posted, because a URL would stay in the browser's history. */
export const privacyRoutes: readonly RoleRoute[] = [
  get('/privacy', ['owner', 'office'], async ({ page }) => page('privacy', { email: '' })),
  post('/privacy', ['owner', 'office'], async ({ deps, form, page }) => {
    const { email } = readForm(form, emailForm);
    try {
      return page('privacy', { email, found: await findPersonData(deps, email) });
    } catch (error) {
      if (error instanceof OperatorError) return page('privacy', { email, error: error.message }, 422);
      throw error;
    }
  }),
  postConfirmed('/privacy/erase', ['owner', 'office'], async ({ deps, form, done }) => {
    const { email, erased } = await findPersonData(deps, readForm(form, emailForm).email);
    const report = await eraseData(deps, email);
    const isOne = erased.length === 1 && erased[0]?.startsWith('1 ');
    const hung = isOne ? ', including its emails and notes' : ', including their emails and notes';
    const rows =
      erased.length === 0
        ? 'No data was stored any more.'
        : `Erased: ${erased.join(' and ')}${report.filesLeft === 0 ? hung : ''}.`;
    return done('/privacy', { text: [rows, ...tellOfFiles(report)].join(' ') });
  }),
];

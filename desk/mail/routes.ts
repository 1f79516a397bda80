import * as v from 'valibot';
import { readMail } from '../../server/services/mail/read-mails.ts';
import { resendMails } from '../../server/services/mail/unsent-mails.ts';
import { line, readForm } from '../server/form-fields.ts';
import { get, post, type RoleRoute } from '../server/route.ts';
import { mailListView } from './view.ts';

const retryForm = v.object({ reference: line });

export const mailRoutes: readonly RoleRoute[] = [
  get('/mail', ['owner', 'office'], async (context) =>
    context.page('mail-list', await mailListView(context)),
  ),
  post('/mail/retry', ['owner', 'office'], async ({ deps, form, done }) => {
    const { reference } = readForm(form, retryForm);
    const count = await resendMails(deps, reference || undefined);
    const text = count === 1 ? 'One mail is tried again now.' : `${count} mails are tried again now.`;
    return done('/mail', { text });
  }),
  get('/mail/:id', ['owner', 'office'], async ({ deps, params, page }) =>
    page('mail', await readMail(deps, params['id'] ?? '')),
  ),
];

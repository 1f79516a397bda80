import * as v from 'valibot';
import { readMail } from '../../server/services/mail/read-mails.ts';
import { plural } from '../../contracts/plural.ts';
import { listOutbox, resendMails } from '../../server/services/mail/unsent-mails.ts';
import { isToRetry } from '../../server/storage/outbox.ts';
import { line, readForm } from '../server/form-fields.ts';
import { isReviewed, reviewFirst } from '../server/review.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { mailListView } from './view.ts';

const retryForm = v.object({ reference: line });

/** Emails that could not be sent, and their recipients. */
async function reviewRetry(context: RouteContext) {
  const unsent = (await listOutbox(context.deps)).filter(isToRetry);
  const emails = plural(unsent.length, 'email');
  return reviewFirst(context, {
    heading: `Send ${emails} now?`,
    says: [
      'Emails that could not be sent are tried again at once. They cannot be stopped after that. Emails that you can still undo are not included.',
    ],
    rows: unsent.map(({ to, reference }) => ({ name: to, detail: reference })),
    label: `Send ${emails} now`,
    back: { path: '/mail', label: 'Emails' },
  });
}

export const mailRoutes: readonly RoleRoute[] = [
  get('/mail', ['owner', 'office'], async (context) =>
    context.page('mail-list', await mailListView(context)),
  ),
  post('/mail/retry', ['owner', 'office'], async (context) => {
    const { deps, form, done } = context;
    const { reference } = readForm(form, retryForm);
    if (reference === '' && !isReviewed(context)) return await reviewRetry(context);
    const count = await resendMails(deps, reference || undefined);
    const text = count === 1 ? 'One email is sent again now.' : `${count} emails are sent again now.`;
    return done('/mail', { text });
  }),
  get('/mail/:id', ['owner', 'office'], async ({ deps, params, page }) =>
    page('mail', await readMail(deps, params['id'] ?? '')),
  ),
];

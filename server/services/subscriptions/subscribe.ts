import { randomBytes } from 'node:crypto';
import type { BatchCourse } from '../../../contracts/batch.ts';
import { subscriptionSchema } from '../../../contracts/subscription.ts';
import { isMailable } from '../../mail/mail-address.ts';
import { insertSubscription } from '../../storage/subscriptions.ts';
import type { Dependencies } from '../dependencies.ts';
import { queueSubscriptionConfirmation } from '../mail/queue-mails.ts';
import { parseForm } from '../parse-request.ts';
import type { ReceivedForm } from '../submissions/received-form.ts';
import { storeIdempotently } from '../submissions/store-idempotently.ts';
import { VisitorError } from '../visitor-error.ts';

/** Size of a token: too many possible values to guess one. */
const TOKEN_BYTES = 18;

/**
 * Stores a subscription and sends an email with a link that confirms it. The answer does not reveal whether the address
 * is already subscribed, or has reached its daily limit and nothing was stored. Throws VisitorError or
 * StorageUnavailable.
 */
export async function subscribe(deps: Dependencies, form: ReceivedForm, courses: readonly BatchCourse[]) {
  const { email, ...fields } = parseForm(subscriptionSchema, form.fields);
  const course = courses.find(({ key }) => key === fields.course);
  if (!course) throw refused('course', 'Choose a course');
  if (!isMailable(email)) throw refused('email', 'Please enter a valid email');
  const stored = await storeIdempotently(deps, {
    kind: 'subscription',
    form,
    content: { email, ...fields },
    store: async (transaction, reference) => {
      const now = deps.now();
      if (!(await queueSubscriptionConfirmation(transaction, { reference, email, now }))) return;
      await insertSubscription(transaction, {
        ...fields,
        reference,
        email,
        email_lookup: email.toLowerCase(),
        course_title: course.title,
        token: randomBytes(TOKEN_BYTES).toString('base64url'),
        asked: now.toISOString(),
        confirmed: null,
      });
    },
  });
  const message = 'Please check your mailbox: we have sent you a link.';
  return { message, isMailable: true, ...stored };
}

function refused(field: string, message: string): VisitorError {
  return new VisitorError('invalid-fields', message, { fields: { [field]: message } });
}

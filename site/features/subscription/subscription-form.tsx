import { useId } from 'react';
import { SUBSCRIPTION_FORM } from '../../../content/forms.ts';
import { SUBSCRIBE_FILE } from '../../../contracts/paths.ts';
import type { Wish } from '../../../contracts/subscription.ts';
import { API_HOST } from '../api-host.ts';
import { SubscriptionFields } from './subscription-fields.tsx';

interface SubscriptionFormProps {
  courses?: readonly { value: string; label: string }[];
  /** Values that are already chosen. */
  wish: Partial<Record<keyof Wish, string>>;
  heading?: 'h2' | 'h3';
}

/** Form for visitors without a suitable date. It is a plain form, so the answer is a page. */
export function SubscriptionForm({ courses, wish, heading: Heading = 'h3' }: SubscriptionFormProps) {
  const headingId = useId();
  return (
    <form
      className="form subscription-form"
      method="post"
      action={`${API_HOST}/${SUBSCRIBE_FILE}`}
      aria-labelledby={headingId}
    >
      <div>
        <Heading id={headingId} className="heading-3">
          {SUBSCRIPTION_FORM.send}
        </Heading>
        <p>
          We email you only when a matching batch opens. Please confirm by email. You can unsubscribe with one
          click.
        </p>
      </div>
      <SubscriptionFields courses={courses} state={(name) => ({ defaultValue: wish[name as keyof Wish] })} />
      <div className="form-foot">
        <button className="button ghost" type="submit">
          {SUBSCRIPTION_FORM.send}
        </button>
      </div>
    </form>
  );
}

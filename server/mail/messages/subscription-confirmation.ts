import { company } from '../../../content/company.ts';
import { CONFIRM_SUBSCRIPTION_PATH, LEAVE_PATH, PATHS } from '../../../contracts/paths.ts';
import { CONFIRM_WITHIN_DAYS } from '../../../contracts/subscription.ts';
import type { Config } from '../../config.ts';
import type { SubscriptionRow } from '../../storage/database.ts';
import { type Message, readableTime } from './message.ts';

/**
 * Email with the link that confirms a subscription. Repeats nothing from the form, because the address may belong to
 * somebody else.
 */
export function askToConfirm(
  { course_title, token, asked }: Pick<SubscriptionRow, 'course_title' | 'token' | 'asked'>,
  { publicUrl, timeZone }: Pick<Config, 'publicUrl' | 'timeZone'>,
): Message {
  return {
    subject: `Please confirm: dates of ${course_title}`,
    text: `On ${readableTime(asked, timeZone)} somebody asked ${company.name} to write to this address when a date for ${course_title} is set.

If that was you, confirm here:
${publicUrl}${CONFIRM_SUBSCRIPTION_PATH}?key=${token}

The link works for ${CONFIRM_WITHIN_DAYS} days. Unless you confirm, we do not write again, and delete your address after these days.

If it was not you, you do not need to do anything. To have your address deleted at once, open this page and press the button:
${leaveAddress(publicUrl, token)}

What we store, for how long, and how to have it erased: ${publicUrl}${PATHS.privacy}

${company.name}
`,
  };
}

export function leaveAddress(publicUrl: string, token: string): string {
  return `${publicUrl}${LEAVE_PATH}?key=${token}`;
}

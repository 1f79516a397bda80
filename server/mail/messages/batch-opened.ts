import { company } from '../../../content/company.ts';
import { type Batch, batchName, describeBatch, modeAndCity } from '../../../contracts/batch.ts';
import { askForSeat } from '../../../contracts/enquiry-subject.ts';
import { BATCHES_PATH, PATHS } from '../../../contracts/paths.ts';
import { SUBSCRIPTION_PERIOD } from '../../../contracts/subscription.ts';
import type { Config } from '../../config.ts';
import type { SubscriptionRow } from '../../storage/database.ts';
import type { Message } from './message.ts';
import { leaveAddress } from './subscription-confirmation.ts';

/** Email about an open batch. Describes the batch as it is when the email is sent. */
export function batchOpened(
  { name, course, token }: Pick<SubscriptionRow, 'name' | 'course' | 'token'>,
  batch: Batch,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Message {
  const { dates, facts, prices, seats } = describeBatch(batch, company.region);
  const lines = [
    dates,
    ...facts.map(({ term, detail }) => `${term}: ${detail}`),
    prices.length === 0 ? 'Fee: ask us' : `Fee: ${prices.join(' ')}`,
    `Seats: ${seats}`,
  ];
  return {
    subject: `${batchName(batch)}: ${modeAndCity(batch)}`,
    text: `Dear ${name},

You asked us to tell you when a date for ${batch.courseTitle} is set. This one is open:

${lines.join('\n')}

Ask for a seat:
${publicUrl}${askForSeat(batch)}

All dates of this course:
${publicUrl}${BATCHES_PATH}?course=${encodeURIComponent(course)}

We write again when another batch of this course opens, for at most ${SUBSCRIPTION_PERIOD} after you subscribed.
Unsubscribe: ${leaveAddress(publicUrl, token)}
What we store, and how to have it erased: ${publicUrl}${PATHS.privacy}

${company.name}
${company.phoneLabel}
`,
  };
}

import { enquirySchema } from '../../../contracts/enquiry.ts';
import { ENQUIRY_MESSAGES } from '../../../contracts/enquiry-form.ts';
import { insertReceived } from '../../storage/received-rows.ts';
import { queueWebhook } from '../../storage/webhooks.ts';
import type { Dependencies } from '../dependencies.ts';
import { parseForm } from '../parse-request.ts';
import { isMailable } from '../../mail/mail-address.ts';
import { queueMails } from '../mail/queue-mails.ts';
import { storeIdempotently } from './store-idempotently.ts';
import { UNCHANGED, type Receipt, type ReceivedForm } from './received-form.ts';
import { NO_SEAT } from '../../../domain/seat.ts';

export interface ReceivedEnquiry extends ReceivedForm {
  /** Path of the page with the form, if known. */
  page?: string;
  /** Source of the visit, if the URL contained one. */
  source?: string;
}

/** Stores an enquiry and queues its emails in one transaction. Throws VisitorError or StorageUnavailable. */
export async function submitEnquiry(deps: Dependencies, form: ReceivedEnquiry): Promise<Receipt> {
  const fields = parseForm(enquirySchema, form.fields);
  const stored = await storeIdempotently(deps, {
    kind: 'enquiry',
    form,
    content: fields,
    store: async (transaction, reference) => {
      const now = deps.now();
      await insertReceived(transaction, {
        kind: 'enquiry',
        ...fields,
        reference,
        email_lookup: fields.email.toLowerCase(),
        page: form.page ?? null,
        utm_source: form.source ?? null,
        via: null,
        outcome: null,
        ...NO_SEAT,
        received: now.toISOString(),
        ...UNCHANGED,
      });
      await queueMails(transaction, 'enquiry', { reference, email: fields.email, now }, deps.config);
      await queueWebhook(transaction, deps, 'enquiry.received', reference);
    },
  });
  return { message: ENQUIRY_MESSAGES.sent, isMailable: isMailable(fields.email), ...stored };
}

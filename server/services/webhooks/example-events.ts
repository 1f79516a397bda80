import { WEBHOOK_EVENTS, type WebhookEvent, type WebhookSubject } from '../../webhook-events.ts';
import type { Dependencies } from '../dependencies.ts';
import { eventBody } from './compose-event.ts';
import { signatureOf } from './post-webhook.ts';

const ID = 'msg_sample';
/** Secret with which examples are signed if WEBHOOK_SECRET is not set. */
const SAMPLE_SECRET = Buffer.alloc(32);

const REFERENCES: Record<WebhookSubject | 'test', string> = {
  enquiry: 'E-7K3M-9Q',
  application: 'A-4T8W-2C',
  certificate: '012345678906',
  batch: 'devops-k3m7',
  subscriber: 'S-5C8N-2V',
  test: 'test',
};

const ENQUIRY = {
  kind: 'enquiry',
  reference: REFERENCES.enquiry,
  name: 'Asha Rao (sample)',
  email: 'asha.rao@example.com',
  mobile: '+91 90000 10001',
  message: 'Course: DevOps Automation\n\nWhen does the next batch start?',
  course: 'DevOps Automation',
};
const RECORDS: Partial<Record<string, object>> = {
  enquiry: ENQUIRY,
  application: {
    kind: 'application',
    reference: REFERENCES.application,
    name: 'Ravi Das (sample)',
    email: 'ravi.das@example.com',
    phone: '+91 90000 20001',
    job_title: 'Network Engineer',
  },
  certificate: { number: REFERENCES.certificate, name: 'Asha Rao (sample)', course: 'DevOps Automation' },
  subscriber: {
    reference: REFERENCES.subscriber,
    name: 'Asha Rao (sample)',
    email: 'asha.rao@example.com',
    course: 'DevOps Automation',
  },
  batch: { id: REFERENCES.batch, course: 'devops', courseTitle: 'DevOps Automation', start: '2027-01-09' },
};

/**
 * Makes one event of each type with sample data, and sends nothing. The events contain personal data if WEBHOOK_RECORDS
 * is set.
 */
export function exampleEvents({ config, now }: Pick<Dependencies, 'config' | 'now'>) {
  const time = now();
  const timestamp = String(Math.floor(time.getTime() / 1_000));
  const secret = config.webhook?.receivers[0]?.secret ?? SAMPLE_SECRET;
  return (Object.keys(WEBHOOK_EVENTS) as WebhookEvent[]).map((event) => {
    const [subject = ''] = event.split('.');
    const reference = REFERENCES[subject as WebhookSubject | 'test'];
    const hasRecord = config.webhook?.hasRecords === true && !event.endsWith('.deleted');
    const body = eventBody({
      id: ID,
      event,
      reference,
      created: time.toISOString(),
      record: hasRecord ? RECORDS[subject] : undefined,
    });
    return {
      event,
      headers: {
        'webhook-id': ID,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatureOf(secret, `${ID}.${timestamp}.${body}`),
      },
      body,
    };
  });
}

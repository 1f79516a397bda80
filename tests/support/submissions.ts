import { publishOpening } from '../../server/services/catalogue/opening.ts';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import type { Mail } from '../../server/mail/mail.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { submitApplication } from '../../server/services/submissions/submit-application.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import { selectOpenJobByTitle } from '../../server/storage/jobs.ts';
import { pdf, received } from './resumes.ts';

/** What visitors send, with the fields that a test is about; each gives the reference. */

/** One that is `undefined` is not sent. */
type Fields = Record<string, string | undefined>;

export const SOC_ANALYST = {
  title: 'SOC Analyst',
  type: 'Full-time',
  location: 'Pune',
  description: 'Watch.',
  closes: null,
};

export async function enquire(deps: Dependencies, fields: Fields = {}): Promise<string> {
  const asha = {
    name: 'Asha Rao',
    mobile: '9876543210',
    email: 'asha@example.com',
    message: 'Which courses?',
  };
  const form = { fields: { ...asha, ...fields }, clientAddress: '192.0.2.1' };
  return (await submitEnquiry(deps, form)).reference;
}

/** The opening that applications are for, unless it is open already. */
export async function openSocAnalyst(deps: Dependencies): Promise<void> {
  const today = deps.now().toISOString().slice(0, 10);
  if (await selectOpenJobByTitle(deps.storage.database, SOC_ANALYST.title, today)) return;
  await publishOpening({ actor: 'test', ...deps }, SOC_ANALYST);
}

/** With a resume that holds the name. */
export async function apply(deps: Dependencies, more: Fields = {}, resume?: Buffer): Promise<string> {
  await openSocAnalyst(deps);
  const ravi = { name: 'Ravi Das', email: 'ravi@example.com', phone: '9876543210', cover_letter: '' };
  const fields = { ...ravi, ...more };
  const file = await received(deps.storage, `${fields.name}.pdf`, resume ?? pdf(fields.name));
  const form = { fields, jobTitle: SOC_ANALYST.title, clientAddress: '192.0.2.1', resume: file };
  return (await submitApplication(deps, form)).reference;
}

/** Sends all that is due, and gives what left. */
export async function deliver(deps: Dependencies): Promise<Mail[]> {
  const left: Mail[] = [];
  const transport = { send: async (mail: Mail) => void left.push(mail), verify: async () => {} };
  while ((await deliverDueMails(deps, transport)) > 0);
  return left;
}

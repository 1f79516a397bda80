import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { publishOpening } from '../../server/services/catalogue/opening.ts';
import { readConfig } from '../../server/config.ts';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import { submitApplication } from '../../server/services/submissions/submit-application.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { newOperator, type Operator } from './operator.ts';
import { pdf, received } from './resumes.ts';

/** What a command prints with --json. */
export type Row = Record<string, string | number | null>;

export const OPENING = {
  title: 'SOC Analyst',
  type: 'Full-time',
  location: 'Pune',
  description: 'Watch.\nCall.',
};

/** { title: 'A' } → --title A */
export function asOptions(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

export interface OperatorWithData extends Operator {
  /** The site's side: what a server does while the operator works. */
  site: ActingDependencies;
  enquiry: string;
  application: string;
}

/** An operator's command line beside a site with one opening, one enquiry and one application for it. */
export async function operatorWithData(settings: Record<string, string> = {}): Promise<OperatorWithData> {
  const operator = await newOperator(settings);
  const config = readConfig(operator.settings);
  const log = pino({ level: 'silent' });
  const storage = await openStorage(config, log);
  onTestFinished(() => storage.close());
  const site = { storage, config, log, now: () => new Date(), actor: 'test' };
  await publishOpening(site, { ...OPENING, closes: null });
  const enquiry = await submitEnquiry(site, {
    fields: { name: '=cmd|calc', mobile: '+91 98765', email: 'asha@example.com', message: '@SUM(1)' },
    clientAddress: '::1',
  });
  const application = await submitApplication(site, {
    fields: { name: 'Ravi, "R"', email: 'ravi@example.com', phone: '9876543210', cover_letter: 'Please.' },
    jobTitle: OPENING.title,
    clientAddress: '::1',
    resume: await received(storage, 'Ravi.pdf', pdf('Ravi')),
  });
  return { ...operator, site, enquiry: enquiry.reference, application: application.reference };
}

/** Applies for a job in a data folder of its own and says when it is answered: a process to be traced or killed. */
import { pino } from 'pino';
import { publishOpening } from '../../server/services/catalogue/opening.ts';
import { readConfig } from '../../server/config.ts';
import { submitApplication } from '../../server/services/submissions/submit-application.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { pdf, received } from './resumes.ts';

const config = readConfig({ DATA_DIR: process.argv[2] });
const log = pino({ level: 'silent' });
const storage = await openStorage(config, log);
const deps = { storage, config, log, now: () => new Date(), actor: 'test' };
await publishOpening(deps, { title: 'T', type: 'F', location: 'L', description: 'D', closes: null });
const resume = await received(storage, 'cv.pdf', pdf());
process.stdout.write('begin\n');
const receipt = await submitApplication(deps, {
  fields: { name: 'A', email: 'a@example.com', phone: '9876543210' },
  jobTitle: 'T',
  clientAddress: '::1',
  resume,
});
process.stdout.write(`answered ${receipt.reference}\n`);
await storage.close();

/** Reads the mailbox of IMAP_URL into a data folder until it is killed. */
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { startReading } from '../../server/services/replies/start-reading.ts';
import { openStorage } from '../../server/storage/storage.ts';

const config = readConfig(process.env);
const log = pino({ level: 'warn' });
const storage = await openStorage(config, log, 'command');
startReading({ storage, config, log, now: () => new Date() }, config.imapUrl ?? '');
setInterval(() => undefined, 60_000);

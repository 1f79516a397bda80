/** Delivers the mails of a data folder to a mail server until it is killed, by a clock that is some minutes fast. */
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { startDelivery } from '../../server/mail/deliver-outbox.ts';
import { openTransport } from '../../server/mail/transports/open-transport.ts';
import { openStorage } from '../../server/storage/storage.ts';

const config = readConfig(process.env);
const log = pino({ level: 'silent' });
const storage = await openStorage(config, log);
const fastMs = Number(process.argv[2]) * 60_000;
startDelivery({ storage, config, log, now: () => new Date(Date.now() + fastMs) }, openTransport(config));
setInterval(() => undefined, 60_000);

/** Holds what a server holds of its data folder until it is killed: a process for tests of locks. */
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { takeServerLock } from '../../server/storage/server-lock.ts';

await takeServerLock(readConfig(process.env), pino({ level: 'silent' }));
process.stdout.write('locked\n');
setInterval(() => undefined, 60_000);

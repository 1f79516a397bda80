/** A program: text and known emails come in as JSON, what is new and what is not goes out. See parse-message.ts. */
import { text } from 'node:stream/consumers';
import { splitQuoted, type KnownMails } from './split-quoted.ts';

const { whole, known } = JSON.parse(await text(process.stdin)) as { whole: string; known: KnownMails };
process.stdout.write(JSON.stringify(splitQuoted(whole, known)));

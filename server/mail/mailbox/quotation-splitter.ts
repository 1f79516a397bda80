/**
 * A program that reads a text and known emails as JSON and prints the new and the quoted part. See parse-message.ts.
 */
import { text } from 'node:stream/consumers';
import { splitQuoted, type KnownMails } from './split-quoted.ts';

const { whole, known } = JSON.parse(await text(process.stdin)) as { whole: string; known: KnownMails };
process.stdout.write(JSON.stringify(splitQuoted(whole, known)));

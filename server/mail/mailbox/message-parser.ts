/** A program: a mail comes in, what it says goes out as JSON. See parse-message.ts. */
import { buffer } from 'node:stream/consumers';
import { readMessage } from './read-message.ts';

process.stdout.write(JSON.stringify(await readMessage(await buffer(process.stdin))));

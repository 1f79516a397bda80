/** A program: a mail comes in, what it says goes out, in the form of node:v8.serialize. See parse-message.ts. */
import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import { readMessage } from './read-message.ts';

process.stdout.write(serialize(await readMessage(await buffer(process.stdin))));

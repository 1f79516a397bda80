/**
 * A program that reads an email and prints its content as a line of JSON, followed by the bytes of its attachments. See
 * parse-message.ts.
 */
import { buffer } from 'node:stream/consumers';
import { readMessage } from './read-message.ts';

const { attachments, ...message } = await readMessage(await buffer(process.stdin));
const listed = attachments.map(({ name, bytes, content }) => ({
  name,
  bytes,
  isKept: content !== undefined,
}));
process.stdout.write(`${JSON.stringify({ ...message, attachments: listed })}\n`);
for (const { content } of attachments) if (content) process.stdout.write(content);

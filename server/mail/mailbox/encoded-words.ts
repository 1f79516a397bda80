import { decodeText } from './charset.ts';

/** An encoded word of RFC 2047, such as =?UTF-8?B?4KWL?=, with the space after it. */
const WORD = /=\?([^?\s]{1,60})\?([QqBb])\?([^?\n]{0,2000})\?=([ \t\n]{0,100})/g;

interface Word {
  charset: string;
  bytes: Buffer;
}

/**
 * Joins neighbouring encoded words of the same encoding into one UTF-8 word, because some programs split a character
 * between two words.
 */
export function joinEncodedWords(header: string): string {
  let joined = '';
  let end = 0;
  let words: Word[] = [];
  /** Encoded words so far, with the space after them. */
  let written = '';
  let space = '';

  function close(): void {
    if (words.length > 0) joined += wordOf(words, space) ?? written;
    words = [];
    written = '';
  }

  for (const {
    0: whole,
    1: named = '',
    2: encoding = '',
    3: text = '',
    4: behind = '',
    index,
  } of header.matchAll(WORD)) {
    const charset = named.toLowerCase();
    if (index > end || words[0]?.charset !== charset) close();
    joined += header.slice(end, index);
    words.push({ charset, bytes: bytesOf(encoding, text) });
    written += whole;
    space = behind;
    end = index + whole.length;
  }
  close();
  return joined + header.slice(end);
}

function wordOf(words: Word[], space: string): string | undefined {
  const text = decodeText(Buffer.concat(words.map(({ bytes }) => bytes)), words[0]?.charset);
  return text === undefined ? undefined : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=${space}`;
}

function bytesOf(encoding: string, text: string): Buffer {
  if (encoding.toUpperCase() === 'B') return Buffer.from(text, 'base64');
  const bytes = Buffer.from(text.replaceAll('_', ' ')).toString('latin1');
  const decoded = bytes.replaceAll(/=([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(decoded, 'latin1');
}

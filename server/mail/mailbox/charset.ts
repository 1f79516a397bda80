import { isAscii, isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** Names of multi-byte encodings, and aliases that the parser's library knows. */
const OTHER_THAN_LATIN = /gb|big5|euc|jis|2022|ks_?c|korean|uhc|tis|utf-?16|9(?:32|36|49|50)/;

/** Encoding of these bytes. The declared one may be wrong, unknown or missing. */
export function charsetOf(bytes: Uint8Array, declared = ''): string {
  const name = nameOf(declared);
  const isNamed = name !== '' && !/^(?:utf-8|(?:us-)?ascii|ansi_x3)/.test(name);
  if (isNamed && OTHER_THAN_LATIN.test(name))
    return isUtf8(bytes) && !canDecode(name, bytes) ? 'utf-8' : name;
  const decoder = isNamed ? decoderOf(name) : undefined;
  if (isAscii(bytes)) return decoder ? name : 'utf-8';
  if (isUtf8(bytes)) return 'utf-8';
  if (decoder) return name;
  return isMostlyUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Decodes text. Undefined if the encoding is unknown. */
export function decodeText(bytes: Uint8Array, declared?: string): string | undefined {
  return decoderOf(charsetOf(bytes, declared))?.decode(bytes);
}

/** Name of the encoding, without the language that RFC 2231 allows after it. */
function nameOf(declared: string): string {
  const name = declared.split('*', 1)[0]?.trim().toLowerCase() ?? '';
  return name === 'utf8' ? 'utf-8' : name;
}

function decoderOf(name: string, fatal = false): TextDecoder | undefined {
  try {
    return new TextDecoder(name, { fatal });
  } catch {
    return undefined;
  }
}

function canDecode(name: string, bytes: Uint8Array): boolean {
  try {
    decoderOf(name, true)?.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** True for UTF-8 with at most a few broken or missing bytes. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let right = 0;
  let wrong = 0;
  for (let at = 0; at < bytes.length;) {
    const length = lengthOfLetter(bytes, at);
    if (length > 1) right += 1;
    if (length === 0) wrong += 1;
    at += Math.max(1, length);
  }
  return right >= wrong;
}

/** Number of bytes of the UTF-8 character that begins here; 0 if none does. */
function lengthOfLetter(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  for (let next = at + 1; next < at + length; next += 1) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

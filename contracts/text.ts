import * as v from 'valibot';

/** Control characters other than tab and line feed, and lone surrogates: no field may hold them. */
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]|\p{Surrogate}/u;

/** Also no line breaks: for what stands on one line. */
const FORBIDDEN_ON_A_LINE = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]|\p{Surrogate}/u;

export const CONTROL_CHARACTERS_MESSAGE = 'Please remove characters that cannot be displayed';

/** Soft hyphen, zero-width space, word joiner and its kin, byte order mark, tags. The joiners of Indic scripts stay. */
const INVISIBLE = /[\u00AD\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Embeddings, overrides and isolates: what follows them is read in another order than it is written. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/;

/** No script puts more than about eight marks on a letter. */
const HEAPED_MARKS = /(?:\p{M}[\u200C\u200D]*){9}/u;

/** Some letters show nothing, such as U+3164. */
const LETTER_OR_DIGIT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** One line as it was stored: trimmed, in Unicode normal form C, without control characters, at most `maxLength` characters. */
export function storedLine(requiredMessage: string, maxLength: number) {
  return v.pipe(
    v.string(requiredMessage),
    v.normalize('NFC'),
    v.trim(),
    v.nonEmpty(requiredMessage),
    v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
    v.check((value) => !FORBIDDEN_ON_A_LINE.test(value), CONTROL_CHARACTERS_MESSAGE),
  );
}

/** The same of what is typed: what is invisible is dropped, and it reads in the order in which it is written. */
export function singleLine(requiredMessage: string, maxLength: number) {
  return v.pipe(
    v.string(requiredMessage),
    v.transform(withoutInvisible),
    storedLine(requiredMessage, maxLength),
    v.check(
      (value) => !TURNING.test(value),
      'Please type this anew: it holds hidden characters that turn text around',
    ),
    v.check((value) => !HEAPED_MARKS.test(value), 'Please use fewer accents on one letter'),
  );
}

/** The same, but it may be left empty or out; the output is always a string. */
export function optionalLine(maxLength: number) {
  const line = singleLine('Please send text', maxLength);
  const empty = v.pipe(
    v.string('Please send text'),
    v.transform(() => ''),
  );
  const isEmpty = (value: unknown) => typeof value === 'string' && withoutInvisible(value).trim() === '';
  return v.optional(
    v.lazy((value) => (isEmpty(value) ? empty : line)),
    '',
  );
}

function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** A name or a title. */
export function nameLine(requiredMessage: string, maxLength: number) {
  return v.pipe(
    singleLine(requiredMessage, maxLength),
    v.check((value) => LETTER_OR_DIGIT.test(value), 'Please use letters or digits'),
  );
}

/** A form sends each line break as two characters; it was typed, and counts, as one. */
function withPlainLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Text of several lines, which may be left empty or out; the output is always a string. */
export function optionalText(maxLength: number) {
  return v.optional(
    v.pipe(
      v.string('Please send text'),
      v.transform(withPlainLineBreaks),
      v.normalize('NFC'),
      v.trim(),
      v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
      v.check((value) => !FORBIDDEN_CHARACTERS.test(value), CONTROL_CHARACTERS_MESSAGE),
    ),
    '',
  );
}

/** x@y.z without spaces (Spec §5). */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

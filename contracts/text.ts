import * as v from 'valibot';
import { EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from './limits.ts';
import { placeOf, readAddress, readLine, readPhone, readText } from './pasted-text.ts';

/** Lone surrogates: halves of a character, which cannot be displayed. */
const HALVES = /\p{Surrogate}/u;

/** Characters that a field with one line refuses: halves of characters, control characters and line breaks. */
const FORBIDDEN_ON_A_LINE = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]|\p{Surrogate}/u;

export const CONTROL_CHARACTERS_MESSAGE = 'Please remove characters that cannot be displayed';

/** Embeddings, overrides and isolates. They change the order of the text after them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/;

/** More marks on one letter than any script uses, which is about eight. */
const HEAPED_MARKS = /(?:\p{M}[\u200C\u200D]*){9}/u;

/** A letter or digit. Invisible letters such as U+3164 are excluded. */
const LETTER_OR_DIGIT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/**
 * Limits the length of a text before other checks. Before normalisation a letter may be three characters and a line
 * break two, so the limit is higher.
 */
function bounded(maxLength: number) {
  return v.pipe(
    v.string('Please send text'),
    v.trim(),
    v.maxLength(3 * maxLength, tooLong(maxLength)),
    v.check((value) => !HEAPED_MARKS.test(value), 'Please use fewer accents on one letter'),
  );
}

function tooLong(maxLength: number): string {
  return `Please use at most ${maxLength} characters`;
}

function without(strange: RegExp, message: string) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (value) => !strange.test(value),
    ({ input }) => `${message} (${placeOf(strange, input)})`,
  );
}

/** Checks a stored line: Unicode normal form C, no control characters, not too long. */
function stored(maxLength: number) {
  return v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    v.maxLength(maxLength, tooLong(maxLength)),
    without(FORBIDDEN_ON_A_LINE, CONTROL_CHARACTERS_MESSAGE),
  );
}

/** Cleans typed text with `read`, and refuses characters that change its order. */
function typed(maxLength: number, read: (typed: string) => string) {
  return v.pipe(
    v.string(),
    bounded(maxLength),
    v.transform(read),
    stored(maxLength),
    without(TURNING, 'This contains hidden characters that reverse text. Please type it again'),
  );
}

/** A line as it is stored. */
export function storedLine(requiredMessage: string, maxLength: number) {
  return v.pipe(
    v.string(requiredMessage),
    bounded(maxLength),
    stored(maxLength),
    v.nonEmpty(requiredMessage),
  );
}

/** A line as somebody types it. */
export function singleLine(requiredMessage: string, maxLength: number, read = readLine) {
  return v.pipe(v.string(requiredMessage), typed(maxLength, read), v.nonEmpty(requiredMessage));
}

/** An optional line as somebody types it. The output is always a string. */
export function optionalLine(maxLength: number, read = readLine) {
  return v.optional(v.pipe(v.string('Please send text'), typed(maxLength, read)), '');
}

/** A phone number in any format. */
export function phoneLine(requiredMessage: string) {
  return singleLine(requiredMessage, PHONE_MAX_LENGTH, readPhone);
}

/** An email address in the form that the specification requires: x@y.z without spaces (Spec §5). */
export function emailLine(requiredMessage: string, shapeMessage: string) {
  return v.pipe(
    singleLine(requiredMessage, EMAIL_MAX_LENGTH, readAddress),
    v.regex(EMAIL_SHAPE, shapeMessage),
  );
}

/** An optional email address. */
export function optionalEmail(shapeMessage: string) {
  return v.pipe(
    optionalLine(EMAIL_MAX_LENGTH, readAddress),
    v.check((email) => email === '' || EMAIL_SHAPE.test(email), shapeMessage),
  );
}

const EMAIL_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** A name or a title. */
export function nameLine(requiredMessage: string, maxLength: number) {
  return v.pipe(
    singleLine(requiredMessage, maxLength),
    v.check((value) => LETTER_OR_DIGIT.test(value), 'Please use letters or digits'),
  );
}

/** An optional text of several lines. The output is always a string. */
export function optionalText(maxLength: number) {
  return v.optional(
    v.pipe(
      v.string('Please send text'),
      bounded(maxLength),
      v.transform(readText),
      v.normalize('NFC'),
      v.trim(),
      v.maxLength(maxLength, tooLong(maxLength)),
      without(HALVES, CONTROL_CHARACTERS_MESSAGE),
    ),
    '',
  );
}

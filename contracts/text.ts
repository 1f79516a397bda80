import * as v from 'valibot';

/** Control characters other than tab, line feed and carriage return, and lone surrogates: no field may hold them. */
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/u;

/** Also no line breaks: for what stands on one line. */
const FORBIDDEN_ON_A_LINE = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]|\p{Surrogate}/u;

export const CONTROL_CHARACTERS_MESSAGE = 'Please remove characters that cannot be displayed';

/** One line of text: trimmed, in Unicode normal form C, without control characters, at most `maxLength` characters. */
export function singleLine(requiredMessage: string, maxLength: number) {
  return v.pipe(
    v.string(requiredMessage),
    v.trim(),
    v.nonEmpty(requiredMessage),
    v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
    v.check((value) => !FORBIDDEN_ON_A_LINE.test(value), CONTROL_CHARACTERS_MESSAGE),
    v.normalize('NFC'),
  );
}

/** Text of several lines, which may be left empty or out; the output is always a string. */
export function optionalText(maxLength: number) {
  return v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
      v.check((value) => !FORBIDDEN_CHARACTERS.test(value), CONTROL_CHARACTERS_MESSAGE),
      v.normalize('NFC'),
    ),
    '',
  );
}

/** x@y.z without spaces (Spec §5). */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

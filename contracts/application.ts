import * as v from 'valibot';
import { MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH } from './limits.ts';
import { emailLine, nameLine, optionalText, phoneLine } from './text.ts';

/**
 * The specification's pattern of a phone number: optional plus, 1-4 digits in optional brackets, separator, 3 digits,
 * separator, 4-6 digits.
 */
const PHONE_SHAPE = /^\+?\(?\d{1,4}\)?[-.\s]?\d{3}[-.\s]?\d{4,6}$/;
const PHONE_CHARACTERS = /^[\s().-]*(?:\+[\d\s().-]+|\d[\d\s().-]*)$/;

/**
 * True for a phone number of the specification's pattern, or with separators at any other place (docs/decisions/0003).
 */
export function isPhoneNumber(text: string): boolean {
  if (PHONE_SHAPE.test(text)) return true;
  return PHONE_CHARACTERS.test(text) && PHONE_SHAPE.test(text.replace(/[\s().-]/g, ''));
}

/**
 * Text fields of an application. The resume is checked separately, because the browser and the server represent files
 * differently.
 */
export const applicationSchema = v.object({
  name: nameLine('Name is required', NAME_MAX_LENGTH),
  email: emailLine('Email is required', 'Please enter a valid email'),
  phone: v.pipe(
    phoneLine('Phone number is required'),
    v.check(isPhoneNumber, 'Please enter a valid phone number'),
  ),
  cover_letter: optionalText(MESSAGE_MAX_LENGTH),
});

export const RESUME_REQUIRED = 'Resume is required';
export const RESUME_CHANGED = 'The file has changed since you chose it. Please choose it again.';

export const APPLICATION_MESSAGES = {
  sent: 'Application submitted successfully!',
  failed: 'Application failed. Please try again.',
  network: 'Network error. Please try again.',
} as const;

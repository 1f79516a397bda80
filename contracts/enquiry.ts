import * as v from 'valibot';
import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from './limits.ts';
import { EMAIL_SHAPE, nameLine, optionalText, singleLine } from './text.ts';

export const enquirySchema = v.object({
  name: nameLine('Name is required', NAME_MAX_LENGTH),
  mobile: singleLine('Mobile number is required', PHONE_MAX_LENGTH),
  email: v.pipe(
    singleLine('Email is required', EMAIL_MAX_LENGTH),
    v.regex(EMAIL_SHAPE, 'Please enter a valid email'),
  ),
  message: optionalText(MESSAGE_MAX_LENGTH),
});

import * as v from 'valibot';
import { nameLine, optionalText, singleLine } from '../../../contracts/text.ts';
import { isCalendarDate } from '../calendar.ts';

export const TITLE_MAX_LENGTH = 100;
const WORDS_MAX_LENGTH = 100;
const DESCRIPTION_MAX_LENGTH = 10_000;

const closingDate = v.nullable(
  v.pipe(v.string(), v.trim(), v.check(isCalendarDate, 'The closing date must be a day such as 2027-01-31')),
);

/** What an operator gives for an opening. */
export const jobFieldsSchema = v.object({
  title: nameLine('Give the opening a title', TITLE_MAX_LENGTH),
  type: singleLine('Give the type, such as Full-time', WORDS_MAX_LENGTH),
  location: singleLine('Give the location', WORDS_MAX_LENGTH),
  description: v.pipe(
    optionalText(DESCRIPTION_MAX_LENGTH),
    v.check((text) => text !== '', 'Give a description'),
  ),
  closes: closingDate,
});

export type JobFields = v.InferOutput<typeof jobFieldsSchema>;

export const jobChangesSchema = v.partial(jobFieldsSchema);
export type JobChanges = v.InferOutput<typeof jobChangesSchema>;
